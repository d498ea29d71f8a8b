"""Bots: they see what their seat sees, and know no game but through its own judgement."""

from ludotheque.bots.bot import Adviser, Bot, Opinion, question
from ludotheque.bots.levels import LEVELS, at_level
from ludotheque.bots.spec import is_known, make, names, parse, timed

__all__ = ["LEVELS", "Adviser", "Bot", "Opinion", "at_level", "is_known", "make", "names", "parse", "question", "timed"]
