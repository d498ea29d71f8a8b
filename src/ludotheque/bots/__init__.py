"""Bots: they see what their seat sees, and know no game but through its own judgement."""

from ludotheque.bots.bot import Adviser, Bot, Opinion, question
from ludotheque.bots.spec import is_known, make, names, parse, timed

__all__ = ["Adviser", "Bot", "Opinion", "is_known", "make", "names", "parse", "question", "timed"]
