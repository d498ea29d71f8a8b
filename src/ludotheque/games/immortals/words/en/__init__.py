"""Immortals in English."""

from ludotheque.games.immortals.words.en.asks import question, situation
from ludotheque.games.immortals.words.en.log import event
from ludotheque.games.immortals.words.en.names import counted, glossary
from ludotheque.games.immortals.words.en.options import bill, option
from ludotheque.games.immortals.words.en.refusals import refusal
from ludotheque.games.immortals.words.en.table import table, tally

__all__ = ["bill", "counted", "event", "glossary", "option", "question", "refusal", "situation", "table", "tally"]
