"""Immortals in French."""

from ludotheque.games.immortals.words.fr.asks import question, situation
from ludotheque.games.immortals.words.fr.log import event
from ludotheque.games.immortals.words.fr.names import counted, glossary
from ludotheque.games.immortals.words.fr.options import bill, option
from ludotheque.games.immortals.words.fr.refusals import refusal
from ludotheque.games.immortals.words.fr.table import table, tally

__all__ = ["bill", "counted", "event", "glossary", "option", "question", "refusal", "situation", "table", "tally"]
