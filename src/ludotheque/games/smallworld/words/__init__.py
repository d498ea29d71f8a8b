"""Small World in French and in English."""

from ludotheque.game import Words
from ludotheque.games.smallworld.words import en, fr
from ludotheque.games.smallworld.words.en import labels as labels_en
from ludotheque.games.smallworld.words.fr import labels as labels_fr

WORDS: dict[str, Words] = {"fr": fr, "en": en}
LABELS = {"fr": labels_fr.LABELS, "en": labels_en.LABELS}
