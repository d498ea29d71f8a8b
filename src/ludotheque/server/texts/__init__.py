"""What the pages say, in both languages; what a game says is in its own words."""

from functools import cache
from typing import Final

from ludotheque.server.texts import common, lessons, lobby, puzzles, review, rules, seats, table
from ludotheque.typography import shown
from ludotheque.words import french

TEXTS: Final[dict[str, tuple[str, str]]] = {
    name: text
    for room in (common, lobby, puzzles, table, seats, rules, lessons, review)
    for name, text in room.TEXTS.items()
}


def say(language: str, name: str, /, **figures: object) -> str:
    """Return a text in a language, with its figures filled in."""
    text = _shown(language, name)
    if "{of_" in text:
        figures |= {f"of_{key}": french.de(str(figure)) for key, figure in figures.items()}
    return text.format(**figures)


@cache
def _shown(language: str, name: str) -> str:
    return shown(TEXTS[name][language != "fr"], language)


def count(language: str, name: str, n: int) -> str:
    """Return the text for one or for several; French also uses the singular for none."""
    one = n == 1 or (n == 0 and language == "fr")
    return say(language, f"{name}-{'1' if one else 'n'}", n=n)
