"""Immortals in French and in English."""

from ludotheque.game import Words
from ludotheque.games.immortals.words import en, fr

WORDS: dict[str, Words] = {"fr": fr, "en": en}
