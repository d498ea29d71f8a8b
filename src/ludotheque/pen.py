"""Reads and writes positions field by field, as the game's writing says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque import codec
from ludotheque.game import Game, Setup
from ludotheque.kernel import UNKNOWN
from ludotheque.saved import IS, Tree
from ludotheque.tomltext import Path
from ludotheque.writing import HIDDEN, KERNEL, NOTHING, Spelling, Trouble, unknown

# Bytes, such as the key of dice, are written in hexadecimal.
HEX = "0x"
PLAIN = Spelling()


class Pen:
    """Writes saved trees with ids, and reads them back; the opening is where all that is not said comes from."""

    def __init__(self, game: Game, setup: Setup, opening: Tree, is_by_hand: bool = False) -> None:
        self.setup = setup
        self.opening = opening
        # The position that is written, or what of it has been read.
        self.tree = opening
        # Whether somebody made the file, rather than a game that was written down.
        self.is_by_hand = is_by_hand
        self.writing = game.writing
        self.spellings: Mapping[str, Spelling] = {**KERNEL, **game.writing.fields}
        self.classes = codec.classes(game)
        self.blanks: Mapping[str, Tree] = {type(blank).__name__: codec.plain(blank) for blank in game.writing.blanks}

    def write(self, name: str, value: Any, owner: str = "") -> Any:
        """Return the value of a field as it stands in a file."""
        return self._spelling(name, owner).write(self, name, value)

    def read(self, name: str, value: Any, path: Path, owner: str = "") -> Any:
        """Return the value of a field from what stands in a file."""
        return self._spelling(name, owner).read(self, name, value, path)

    def _spelling(self, name: str, owner: str) -> Spelling:
        return self.spellings.get(f"{owner}.{name}") or self.spellings.get(name) or PLAIN

    def write_plain(self, name: str, value: Any) -> Any:
        """Return a value that has no spelling of its own."""
        if value is None:
            return NOTHING
        if isinstance(value, bytes):
            return HEX + value.hex()
        if isinstance(value, list):
            return [self.write_plain(name, item) for item in value]
        if isinstance(value, dict):
            return self._write_thing(name, value)
        return HIDDEN if value == UNKNOWN else value

    def _write_thing(self, name: str, thing: Tree) -> Tree:
        owner = thing[IS]
        blank, implied = self.blanks.get(owner, {}), self.writing.implied.get(owner, ())
        said = {
            field: self.write(field, value, owner)
            for field, value in thing.items()
            if field != IS and field not in implied and (field not in blank or blank[field] != value)
        }
        return said if self.writing.kinds.get(name) == owner else {IS: owner, **said}

    def read_plain(self, name: str, value: Any, path: Path) -> Any:
        """Return a value that has no spelling of its own from what stands in a file."""
        if isinstance(value, list):
            return [self.read_plain(name, item, (*path, place)) for place, item in enumerate(value)]
        if isinstance(value, dict):
            return self.read_thing(name, value, path)
        if isinstance(value, str) and value.startswith(HEX):
            return bytes.fromhex(value.removeprefix(HEX))
        if value == NOTHING:
            return None
        return UNKNOWN if value == HIDDEN else value

    def read_thing(self, name: str, said: Tree, path: Path, dealt: Tree | None = None) -> Tree:
        """Return a thing from what is said of it; the rest is as dealt, or as in a blank one."""
        owner = said.get(IS, self.writing.kinds.get(name, ""))
        if owner not in self.classes:
            raise unknown(path, str(owner), self.classes)
        implied = self.writing.implied.get(owner, ())
        fields = [field for field in codec.fields(self.classes[owner]) if field not in implied]
        thing: Tree = {IS: owner, **(dealt or self.blanks.get(owner, {}))}
        for field, value in said.items():
            if field == IS:
                continue
            if field not in fields:
                raise unknown((*path, field), field, fields)
            read = self.read(field, value, (*path, field), owner)
            check_like(read, thing.get(field), field, (*path, field))
            thing[field] = read
        for field in codec.arguments(self.classes[owner]):
            if field not in thing:
                raise Trouble(path, f"{field} of this {owner} is missing", f"il manque {field} à ce {owner}")
        return thing


# What a value is, in English and in French.
SORTS: Mapping[type, tuple[str, str]] = {
    bool: ("true or false", "true ou false"),
    int: ("a number, or an id of one", "un nombre, ou un identifiant"),
    str: ("a text", "un texte"),
    list: ("a list", "une liste"),
    dict: ("a table", "une table"),
}


def check_like(value: Any, example: Any, name: str, path: Path) -> None:
    """Refuse a value that is not of the same sort as an example."""
    if value is None or example is None or type(value) is type(example):
        return
    en, fr = SORTS.get(type(example), ("something else", "autre chose"))
    raise Trouble(path, f"{name} should be {en}", f"{name} devrait être {fr}")
