"""Small World in English."""

from ludotheque.games.smallworld.words.en.asks import question, situation
from ludotheque.games.smallworld.words.en.log import event
from ludotheque.games.smallworld.words.en.names import counted, effect, glossary
from ludotheque.games.smallworld.words.en.options import bill, option
from ludotheque.games.smallworld.words.en.refusals import refusal
from ludotheque.games.smallworld.words.en.table import table, tally

__all__ = [
    "bill",
    "counted",
    "effect",
    "event",
    "glossary",
    "option",
    "question",
    "refusal",
    "situation",
    "table",
    "tally",
]
