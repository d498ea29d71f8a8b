"""The clauses of the games' rules, looked up by game or by id, in French and in English."""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ludotheque import shelf
from ludotheque.errors import UnknownClause, UnknownGame
from ludotheque.typography import shown

__all__ = [
    "KINDS",
    "PROVEN_KINDS",
    "Clause",
    "Kind",
    "clause",
    "clauses",
    "games",
    "later",
    "section_title",
    "tests_of",
]

Kind = Literal["must", "setup", "example", "optional", "note"]

# Where a game keeps its clauses, in its folder.
BOOK = "data/clauses.toml"
KINDS: tuple[Kind, ...] = ("must", "setup", "example", "optional", "note")
PROVEN_KINDS: tuple[Kind, ...] = ("must", "setup", "example")


class Clause(msgspec.Struct, frozen=True):
    """One numbered statement of the rules."""

    id: str
    section: str
    kind: Kind
    fr: str
    en: str
    test: str
    ambiguous: str = ""
    restates: str = ""
    # The game as it stands does not carry this clause out yet.
    is_later: bool = False

    def text(self, lang: str) -> str:
        """Give the statement in French or in English."""
        return shown(self.fr if lang == "fr" else self.en, lang)

    def holds(self, text: str) -> bool:
        """Tell whether the clause holds all words of a text, in either language, with or without accents."""
        whole = _plain(f"{self.id} {self.section} {self.fr} {self.en}")
        return all(word in whole for word in _plain(text).split())

    @property
    def needs_test(self) -> bool:
        """Tell whether a finished game must show this clause by a test."""
        return self.kind in PROVEN_KINDS and not self.is_later


class _Book(msgspec.Struct):
    """A game's file of clauses: what is for later, the French titles of the chapters, the clauses."""

    rule: list[Clause]
    later: list[str] = []
    sections: dict[str, str] = {}

    def is_later(self, id: str) -> bool:
        return any(id == start or id.startswith(f"{start}-") for start in self.later)


@cache
def games() -> tuple[str, ...]:
    """Return the games that have a rulebook, in alphabetical order."""
    return tuple(name for name in shelf.folders() if shelf.text_of(name, BOOK) is not None)


def clauses(game: str) -> list[Clause]:
    """List the clauses of a game, in the order of its rulebook."""
    return list(_by_id(game).values())


def clause(id: str) -> Clause:
    """Look a clause up by its id."""
    found = _everywhere().get(id)
    if found is None:
        raise UnknownClause(f"no clause {id!r} in any rulebook", f"aucun article {id!r} dans aucun livret de règles")
    return found


def tests_of(id: str) -> list[str]:
    """List the tests that show a clause."""
    return list(_tests().get(id, ()))


def later(game: str) -> list[str]:
    """List what a game does not carry out yet: clauses, and chapters by the beginning of their ids."""
    return list(_book(game).later)


def section_title(game: str, section: str, lang: str) -> str:
    """Give the title of a chapter in French or in English."""
    return shown(_book(game).sections.get(section, section) if lang == "fr" else section, lang)


@cache
def _book(game: str) -> _Book:
    text = shelf.text_of(game, BOOK)
    if text is None:
        names = ", ".join(games())
        raise UnknownGame(f"no game {game!r}: choose from {names}", f"aucun jeu {game!r} : au choix {names}")
    return msgspec.toml.decode(text, type=_Book)


@cache
def _by_id(game: str) -> dict[str, Clause]:
    book = _book(game)
    return {rule.id: msgspec.structs.replace(rule, is_later=book.is_later(rule.id)) for rule in book.rule}


@cache
def _everywhere() -> dict[str, Clause]:
    return {id: clause for game in games() for id, clause in _by_id(game).items()}


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def _tests() -> dict[str, list[str]]:
    return msgspec.json.decode(files(__package__).joinpath("tests.json").read_bytes(), type=dict[str, list[str]])
