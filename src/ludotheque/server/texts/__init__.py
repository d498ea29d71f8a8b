"""What the pages say, in both languages; what a game says is in its own words."""

from functools import lru_cache
from typing import Final

from ludotheque.server.texts import common, lessons, lobby, puzzles, review, rules, seats, table
from ludotheque.words.spoken import Texts, gathered, said

TEXTS: Final[Texts] = gathered(*(room.TEXTS for room in (common, lobby, puzzles, table, seats, rules, lessons, review)))


@lru_cache(maxsize=4096, typed=True)
def say(language: str, name: str, /, **figures: object) -> str:
    """Return a text in a language, with its figures filled in: the same few are said at every table."""
    return said(TEXTS, language, name, figures)


def count(language: str, name: str, n: int) -> str:
    """Return the text for one or for several; French also uses the singular for none."""
    one = n == 1 or (n == 0 and language == "fr")
    return say(language, f"{name}-{'1' if one else 'n'}", n=n)
