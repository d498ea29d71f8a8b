"""What the symbols of Immortals are called and mean."""

from functools import cache

from ludotheque.games.immortals.words.en import symbols as english
from ludotheque.games.immortals.words.fr import symbols as french
from ludotheque.page import Symbol
from ludotheque.typography import shown

TEXTS = {"fr": french.SYMBOLS, "en": english.SYMBOLS}


@cache
def symbols(language: str) -> tuple[Symbol, ...]:
    """Return every symbol with its name and what it means."""
    return tuple(Symbol(icon, shown(name, language), shown(text, language)) for icon, name, text in TEXTS[language])
