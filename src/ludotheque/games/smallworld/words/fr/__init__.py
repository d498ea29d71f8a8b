"""Small World in French."""

from ludotheque.games.smallworld.words.fr.asks import question, situation
from ludotheque.games.smallworld.words.fr.log import event
from ludotheque.games.smallworld.words.fr.names import counted, effect, glossary
from ludotheque.games.smallworld.words.fr.options import bill, option
from ludotheque.games.smallworld.words.fr.refusals import refusal
from ludotheque.games.smallworld.words.fr.table import table, tally

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
