"""Plurals, lists and numbers of a language, by the tables of Babel."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent


@dataclass(frozen=True)
class Noun:
    """A noun in singular and plural, and its gender where the language has one."""

    one: str
    many: str
    feminine: bool = False


@dataclass(frozen=True)
class Language:
    """One language: its locale, and the suffixes of its ordinal numbers."""

    code: str
    ordinals: tuple[tuple[str, str], ...]

    @cached_property
    def locale(self) -> Locale:
        """Return Babel's tables for this language."""
        return Locale.parse(self.code)

    def plural(self, number: int, one: str, many: str) -> str:
        """Return the form that goes with a number: 0 and 1 are singular in French, only 1 in English."""
        return one if _is_one(self.code, abs(number)) else many

    def form(self, number: int, noun: Noun) -> str:
        """Return a noun as it stands after a number."""
        return self.plural(number, noun.one, noun.many)

    def number(self, number: int) -> str:
        """Return a number in figures, with a real minus sign."""
        return _figures(self.code, number)

    def signed(self, number: int) -> str:
        """Return a number in figures with its sign."""
        return f"+{self.number(number)}" if number > 0 else self.number(number)

    def decimal(self, number: float) -> str:
        """Return a number with one decimal."""
        return format_decimal(number, format="0.0", locale=self.locale)

    def percent(self, share: float) -> str:
        """Return a share of one in whole percent."""
        return format_percent(share, format="0%" if self.code != "fr" else "0\u00a0%", locale=self.locale)

    def count(self, number: int, noun: Noun) -> str:
        """Return a number with its noun: 3 tokens."""
        return _counted(self.code, number, noun.one, noun.many)

    def listed(self, items: Sequence[str]) -> str:
        """Return a list as it is read out: a, b and c."""
        return _listed(self.code, tuple(items)) if items else ""

    def ordinal(self, number: int) -> str:
        """Return an ordinal number in figures: 1st, 2e."""
        suffixes = dict(self.ordinals)
        return self.number(number) + suffixes.get(self.locale.ordinal_form(number), suffixes["other"])


@lru_cache(maxsize=4096)
def _is_one(code: str, number: int) -> bool:
    return str(Locale.parse(code).plural_form(number)) == "one"


@lru_cache(maxsize=4096)
def _listed(code: str, items: tuple[str, ...]) -> str:
    return format_list(items, locale=Locale.parse(code))


@lru_cache(maxsize=4096)
def _counted(code: str, number: int, one: str, many: str) -> str:
    return f"{_figures(code, number)} {one if _is_one(code, abs(number)) else many}"


@lru_cache(maxsize=4096)
def _figures(code: str, number: int) -> str:
    return format_decimal(number, locale=Locale.parse(code)).replace("-", "−")


FR = Language("fr", (("one", "er"), ("other", "e")))
EN = Language("en_GB", (("one", "st"), ("two", "nd"), ("few", "rd"), ("other", "th")))


def capital(text: str) -> str:
    """Return a text with its first letter as a capital, the rest as it is."""
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """Return a text with its first letter small, as after a colon."""
    return text[:1].lower() + text[1:]


def finished(text: str) -> str:
    """Return a text with a capital at its head and a stop at its end; nothing stays nothing."""
    return capital(text) + ("" if not text or text.endswith((".", "!", "?", "…")) else ".")
