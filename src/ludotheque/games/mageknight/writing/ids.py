"""What the numbers of a position of Mage Knight are called in a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.game import Setup
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.notation import COLOUR as COLOURS
from ludotheque.games.mageknight.rules import terms
from ludotheque.games.mageknight.rules.pieces import DUMMY, FACE_DOWN, NOBODY, NONE
from ludotheque.games.mageknight.words.en.troubles import TROUBLES as EN
from ludotheque.games.mageknight.words.fr.troubles import TROUBLES as FR
from ludotheque.pen import Pen
from ludotheque.tomltext import Path
from ludotheque.writing import HIDDEN, SEATS, Named, Reversed, Spelling, numbered, seats_of, troubles_in, unknown

trouble = troubles_in(EN, FR)

# All that is named nowhere else.
REST = -99
COLOUR_IDS = list(COLOURS)
PLACES = ("c", "ne", "e", "se", "sw", "w", "nw")
TILE_IDS = list(data.TILE)
PHASES = {
    name.lower(): getattr(terms, name)
    for name in ("MOVING", "INTERACTING", "SHOOTING", "BLOCKING", "SUFFERING", "STRIKING", "QUIET", "STARTING")
}


def token_ids() -> list[str]:
    """Return what enemy tokens are called: the first diggers, diggers_2, and so on."""
    kinds = {token: row["id"] for row in data.ENEMY_ROWS for token in row["tokens"]}
    return numbered([kinds[token] for token in range(len(kinds))])


def named(ids: Sequence[str], **others: int) -> Named:
    """Return the spelling of numbers that stand for components, or for none."""
    return Named(lambda setup: ids, none=NONE, **others)


TOKEN_IDS = token_ids()
BACKS = {f"{pile}_back": FACE_DOWN - number for pile, number in data.PILE.items()}

CARD = named(data.CARDS, rest=REST)
UNIT = named(data.UNITS)
SKILL = named(data.SKILLS)
HERO = named(data.HEROES)
TACTIC = named(data.TACTICS)
COLOUR = named(COLOUR_IDS)
SITE = named(["open_ground", *data.SITES[1:]])
TOKEN = named(TOKEN_IDS, **BACKS)
RUIN = named([row["id"] for row in data.RUIN_ROWS], back=FACE_DOWN)
TILE = named(TILE_IDS, countryside_back=FACE_DOWN - 1, core_back=FACE_DOWN - 2)
SEAT = Named(seats_of, nobody=NOBODY, dummy=DUMMY)
PHASE = Named(lambda setup: (), **PHASES)
PILE = Reversed(CARD)


def piles(setup: Setup) -> Sequence[str]:
    """Return the piles of enemies."""
    return data.PILES


def basic_colours(setup: Setup) -> Sequence[str]:
    """Return the colours of crystals."""
    return COLOUR_IDS[:4]


def colours(setup: Setup) -> Sequence[str]:
    """Return the colours of mana."""
    return COLOUR_IDS


def space_ids(tiles: Sequence[int]) -> list[str]:
    """Return what the spaces of a map are called: their tile and their place on it, "3:ne"."""
    return [f"{TILE_IDS[tile]}:{place}" for tile in tiles for place in PLACES]


class Space(Spelling):
    """A space of the map, or several, by tile and place."""

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return what they are called."""
        if isinstance(value, list):
            return [self.write(pen, name, item) for item in value]
        if value == NONE:
            return "none"
        ids = space_ids(pen.tree["layout"]["tiles"])
        return ids[value] if 0 <= value < len(ids) else super().write(pen, name, value)

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return their numbers."""
        if isinstance(value, list):
            return [self.read(pen, name, item, (*path, place)) for place, item in enumerate(value)]
        if not isinstance(value, str) or value == HIDDEN:
            return super().read(pen, name, value, path)
        if value == "none":
            return NONE
        return space_called(pen.tree["layout"]["tiles"], value, path)


def space_called(tiles: Sequence[int], id: Any, path: Path) -> int:
    """Return the number of a space, or say which there are."""
    ids = space_ids(tiles)
    if id not in ids:
        raise unknown(path, str(id), ids)
    return ids.index(id)


def seat_id(index: int) -> str:
    """Return what a seat is called."""
    return SEATS[index]


SPACE = Space()
