"""The map in a file: tiles with their places, and what lies on each space."""

from __future__ import annotations

import re
from typing import Any

from ludotheque import codec
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.rules.land.exploration import extended
from ludotheque.games.mageknight.rules.pieces import BARE_GROUND, NOBODY, Layout
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.table import house_rules
from ludotheque.games.mageknight.rules.traits import START_TILE
from ludotheque.games.mageknight.writing.ids import TILE, TILE_IDS, space_called, space_ids, trouble
from ludotheque.pen import Pen
from ludotheque.saved import Tree
from ludotheque.tomltext import Path
from ludotheque.writing import Spelling

# Where tiles go whose place is not said, from the start tile on.
SLOTS = ((0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1), (0, 3), (3, 0), (2, 2), (1, 3), (3, 1))
WORDS = re.compile(r"(\w+)(?: at (-?\d+),(-?\d+))?(?: turned ([0-5]))?")
# What may have come to a space since its tile was printed.
FOUND = ("colour", "rampaging", "site", "terrain")
BARE: Tree = codec.plain(BARE_GROUND)


def printed(setup: Any, tiles: list[tuple[int, int, int, int]]) -> Layout:
    """Return the map of tiles, each with its place and by how much it is turned."""
    s = MageKnight(catalogue(edition=setup.edition), house_rules(setup))
    for tile, a, b, turns in tiles:
        s.layout = extended(s, tile, a, b, turns)
    return s.layout


class Tiles(Spelling):
    """The map as a list of tiles: "3", "3 at 0,1", "3 at 0,1 turned 2"."""

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return the tiles, and what is no longer as printed."""
        rows = list(zip(value["tiles"], value["a"], value["b"], value["turns"], strict=True))
        said: list[Any] = [
            f"{TILE_IDS[tile]} at {a},{b}" + (f" turned {turns}" if turns else "") for tile, a, b, turns in rows
        ]
        plain = codec.plain(printed(pen.setup, rows))
        found = {
            id: {field: value[field][space] for field in FOUND if value[field][space] != plain[field][space]}
            for space, id in enumerate(space_ids(value["tiles"]))
        }
        return said + [{"space": id, **changes} for id, changes in found.items() if changes]

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return the map."""
        if not isinstance(value, list):
            raise trouble(path, "map")
        tiles = [item for item in value if not isinstance(item, dict)]
        layout: Tree = codec.plain(printed(pen.setup, self.placed(pen, tiles, path)))
        for changes in value[len(tiles) :]:
            space = space_called(layout["tiles"], changes.get("space"), path)
            for field in FOUND:
                layout[field][space] = changes.get(field, layout[field][space])
        return layout

    def placed(self, pen: Pen, tiles: list[Any], path: Path) -> list[tuple[int, int, int, int]]:
        """Return each tile with its place; the start tile comes first, said or not."""
        found: list[tuple[int, int, int, int]] = []
        box = catalogue(edition=pen.setup.edition)
        for at, text in enumerate(tiles):
            words = WORDS.fullmatch(text) if isinstance(text, str) else None
            if words is None:
                raise trouble((*path, at), "tile-words", text=repr(text))
            tile = TILE.read(pen, "tile", words[1], (*path, at))
            if not found and box.tiles[tile].back != START_TILE:
                found.append((house_rules(pen.setup).start_tile, 0, 0, 0))
            found.append((tile, *self.place(found, words), int(words[4] or 0)))
        return found

    def place(self, found: list[tuple[int, int, int, int]], words: re.Match[str]) -> tuple[int, int]:
        """Return the place that is said, or the next free one."""
        if words[2]:
            return int(words[2]), int(words[3])
        taken = {(a, b) for _, a, b, _ in found}
        return next(slot for slot in ((0, 0), *SLOTS, (9, 9)) if slot not in taken)


class Spots(Spelling):
    """What lies on the map as a table by space; what is not named is as it was laid out, or bare."""

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return what is not bare."""
        ids = space_ids(pen.tree["layout"]["tiles"])
        return {id: pen.write_plain(name, spot) for id, spot in zip(ids, value, strict=True) if spot != BARE}

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return all spots."""
        if not isinstance(value, dict):
            raise trouble(path, "by-space", name=name)
        spaces = len(pen.tree["layout"]["site"])
        dealt = pen.opening[name] if pen.is_by_hand else []
        spots = [*dealt, *[BARE] * spaces][:spaces]
        for id, said in value.items():
            space = space_called(pen.tree["layout"]["tiles"], id, (*path, id))
            if not isinstance(said, dict):
                raise trouble((*path, id), "table")
            spots[space] = pen.read_thing(name, said, (*path, id), conquered(spots[space], said))
        return spots


def conquered(spot: Tree, said: Tree) -> Tree:
    """Return what was dealt to a space; where a shield lies now, nobody is left."""
    is_taken = said.get("shield", "nobody") != "nobody"
    return {**spot, "tokens": [], "hidden": [], "up": True, "ruin": -1} if is_taken else {**spot, "shield": NOBODY}
