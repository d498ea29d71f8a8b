"""Where things stand on the four maps: stacks, printed symbols, names, markers, prices. Found once, from the shapes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludotheque.game import LANGUAGES
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Place
from ludotheque.games.smallworld.rules.traits import MOUNTAIN
from ludotheque.games.smallworld.show.drawing.lettering import Line, letter
from ludotheque.svg.shapes import Box, Point, around, clearance, overlap

ICONS: Final = ("mine", "magic-source", "cavern")
# Where a stack may stand, seen from its usual place, so that the name of its region finds room.
SHIFTS: Final = ((0, 0), (0, -8), (0, 8), (-12, -6), (12, -6), (0, -15), (0, 14), (-22, 0), (22, 0))
# Seen from the stack: symbols at its left, markers at its upper right, prices above, or else where there is room.
SYMBOL_PLACES: Final = ((-37, -10), (-35, 17), (-22, -36), (-30, -32), (-44, 6), (37, -10), (37, 16))
MARKER_PLACES: Final = ((33, -16), (43, 11), (60, -6), (27, -41), (-34, -17), (-41, 10), (-60, -8), (-22, -40))
PRICE_PLACES: Final = ((0, -41), (21, -41), (0, 45), (-58, -4), (58, -4), (46, -28), (-46, -28))
# The room that each takes around its middle; a stack with its count is not even.
STACK: Final = (-26, -31, 31, 31)
SYMBOL: Final = (-13, -13, 13, 13)
MARKER: Final = (-13, -13, 13, 13)
PRICE: Final = (-27, -14, 27, 14)
# How far each stays from the border if it can.
STACK_CLEARANCE: Final = 27.0
SYMBOL_CLEARANCE: Final = 12.5
MARKER_CLEARANCE: Final = 14.0
PRICE_CLEARANCE: Final = 15.0
# The most pieces of races and powers that can stand in one region.
MARKERS: Final = 2


@dataclass(frozen=True)
class Spot:
    """Where the things of one region go, in units of the map; names and prices by language."""

    at: Point
    symbols: tuple[tuple[str, Point], ...]
    names: Mapping[str, tuple[Line, ...]]
    markers: tuple[Point, ...]
    prices: Mapping[str, Point]


@cache
def spots(players: int) -> list[Spot]:
    """Return the places of everything in every region of a map."""
    world = data.world_map(players)
    return [
        _spot(place, world.terrain[region], _icons(world.terrain[region], world.symbols[region]))
        for region, place in enumerate(data.places(players))
    ]


def _icons(terrain: int, symbols: int) -> list[str]:
    printed = [name for bit, name in enumerate(ICONS) if symbols >> bit & 1]
    return ["terrain-mountain", *printed] if terrain == MOUNTAIN else printed


def _spot(place: Place, terrain: int, icons: list[str]) -> Spot:
    """Put the stack where the name has room in both languages, the symbols and the name by it, then the rest."""
    texts = {language: getattr(place, language) for language in LANGUAGES}
    for at in _stands(place):
        symbols = _several(place, at, SYMBOL_PLACES, SYMBOL, SYMBOL_CLEARANCE, [], len(icons))
        fixed = [around(SYMBOL, *point) for point in symbols]
        taken = [around(STACK, *at), *fixed]
        names = {language: letter(text, terrain, place.polygon, at, taken) for language, text in texts.items()}
        if all(names.values()):
            break
    boxes = {language: [*fixed, *(line.box for line in lines)] for language, lines in names.items()}
    every = [box for found in boxes.values() for box in found]
    return Spot(
        at,
        tuple(zip(icons, symbols, strict=True)),
        names,
        tuple(_several(place, at, MARKER_PLACES, MARKER, MARKER_CLEARANCE, every, MARKERS)),
        {
            language: _choose(place, at, PRICE_PLACES, PRICE, PRICE_CLEARANCE, found)
            for language, found in boxes.items()
        },
    )


def _stands(place: Place) -> list[Point]:
    """Return where the stack of a region may stand, the usual place first and, if nothing helps, last."""
    x, y = place.label
    moved = [(x + dx, y + dy) for dx, dy in SHIFTS[1:]]
    return [place.label, *(at for at in moved if clearance(place.polygon, *at) >= STACK_CLEARANCE), place.label]


def _several(
    place: Place, at: Point, offsets: Sequence[Point], box: Box, need: float, taken: list[Box], number: int
) -> list[Point]:
    """Return places for several things of a kind, none touching another."""
    found: list[Point] = []
    for _ in range(number):
        found.append(_choose(place, at, offsets, box, need, [*taken, *(around(box, *point) for point in found)]))
    return found


def _choose(place: Place, at: Point, offsets: Sequence[Point], box: Box, need: float, taken: list[Box]) -> Point:
    """Return the first place of a list well inside the region that touches nothing, or the one with most room."""
    points = [(at[0] + dx, max(at[1] + dy, 16)) for dx, dy in offsets]
    free = [point for point in points if not any(overlap(around(box, *point), other) for other in taken)] or points
    return next(
        (point for point in free if clearance(place.polygon, *point) >= need),
        max(free, key=lambda point: clearance(place.polygon, *point)),
    )
