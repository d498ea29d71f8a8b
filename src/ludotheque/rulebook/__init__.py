"""The clauses of the games' rules, looked up by game or by id, in French and in English."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ludotheque.errors import UnknownClause, UnknownGame

__all__ = [
    "GAMES",
    "KINDS",
    "PROVEN_KINDS",
    "Clause",
    "Kind",
    "clause",
    "clauses",
    "later",
    "section_title",
    "tests_of",
]

Kind = Literal["must", "setup", "example", "optional", "note"]

GAMES = ("smallworld", "immortals", "mageknight", "ebbland")
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

    def text(self, lang: str) -> str:
        """Give the statement in French or in English."""
        return self.fr if lang == "fr" else self.en

    @property
    def is_later(self) -> bool:
        """Tell whether the game as it stands does not carry this clause out yet."""
        return any(self.id == id or self.id.startswith(f"{id}-") for ids in later().values() for id in ids)

    @property
    def needs_test(self) -> bool:
        """Tell whether a finished game must show this clause by a test."""
        return self.kind in PROVEN_KINDS and not self.is_later


class _File(msgspec.Struct):
    rule: list[Clause]


def clauses(game: str) -> list[Clause]:
    """List the clauses of a game, in the order of its rulebook."""
    return list(_by_id(game).values())


def clause(id: str) -> Clause:
    """Look a clause up by its id."""
    for game in GAMES:
        if found := _by_id(game).get(id):
            return found
    raise UnknownClause(f"no clause {id!r} in any rulebook", f"aucun article {id!r} dans aucun livret de règles")


def tests_of(id: str) -> list[str]:
    """List the tests that show a clause."""
    return list(_tests().get(id, ()))


@cache
def later() -> dict[str, list[str]]:
    """List for each game what it does not carry out yet: clauses, and chapters by the beginning of their ids."""
    return msgspec.toml.decode(_read("later.toml"), type=dict[str, list[str]])


def section_title(section: str, lang: str) -> str:
    """Give the title of a chapter in French or in English."""
    return _french_titles().get(section, section) if lang == "fr" else section


@cache
def _by_id(game: str) -> dict[str, Clause]:
    if game not in GAMES:
        names = ", ".join(GAMES)
        raise UnknownGame(f"no game {game!r}: choose from {names}", f"aucun jeu {game!r} : au choix {names}")
    return {clause.id: clause for clause in msgspec.toml.decode(_read(f"{game}.toml"), type=_File).rule}


@cache
def _tests() -> dict[str, list[str]]:
    return msgspec.json.decode(_read("tests.json"), type=dict[str, list[str]])


@cache
def _french_titles() -> dict[str, str]:
    return msgspec.toml.decode(_read("sections.toml"), type=dict[str, str])


def _read(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()
