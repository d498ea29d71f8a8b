"""Where things stand on the four maps: names, printed symbols, markers. Found once per map, from its shapes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from typing import Final

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Place
from ludotheque.games.smallworld.traits import LAKE, MOUNTAIN, SEA
from ludotheque.svg.pieces import MARKER_RADIUS, SYMBOL_RADIUS
from ludotheque.svg.shapes import Point, clearance, room, spans
from ludotheque.svg.text import width

ICONS: Final = ("mine", "magic-source", "cavern")
# Seen from the middle of a stack: symbols at its left, markers at its upper right, then wherever there is room.
SYMBOL_PLACES: Final = ((-37, -10), (-35, 17), (-22, -36), (-30, -32), (-44, 6), (37, -10), (37, 16))
MARKER_PLACES: Final = ((33, -16), (43, 11), (36, -4), (27, -41), (-34, -17), (-41, 10), (-22, -40), (0, -46))
# Left, top, right, bottom.
Box = tuple[float, float, float, float]
# A stack with its count, around its middle.
STACK: Final = (-26, -31, 31, 31)
BAND: Final = 9.0
# Where a stack may move from its usual place so that the name of its region finds room, and how near to a border.
SHIFTS: Final = ((0, 0), (0, -8), (0, 8), (-12, -6), (12, -6), (0, -15), (0, 14), (-22, 0), (22, 0))
STACK_CLEARANCE: Final = 27.0


@dataclass(frozen=True)
class Lettering:
    """A way to write names: its class, the size of its letters, their average width, the space between, the lines."""

    class_: str
    size: float
    average: float
    spacing: float
    leading: float

    def length(self, text: str) -> float:
        """Return how long a line is."""
        return width(text, self.size, self.average) + self.spacing * len(text)


ON_LAND: Final = Lettering("region-name", 15, 0.5, 0, 15)
ON_SEA: Final = (Lettering("water-name", 21, 0.48, 4, 24), Lettering("water-name water-name--s", 16, 0.48, 2.5, 19))
ON_LAKE: Final = tuple(replace(way, class_=f"{way.class_} water-name--lake") for way in ON_SEA)


@dataclass(frozen=True)
class Line:
    """A line of a name, with its middle."""

    class_: str
    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Spot:
    """Where the things of one region go, in units of the map."""

    at: Point
    symbols: tuple[tuple[str, Point], ...]
    markers: tuple[Point, ...]


@cache
def spots(players: int) -> list[Spot]:
    """Return the places of stacks, symbols and markers in every region of a map."""
    world = data.world_map(players)
    return [
        _best_spot(place, _icons(world.terrain[region], world.symbols[region]), _letterings(world.terrain[region]))
        for region, place in enumerate(data.places(players))
    ]


def _best_spot(place: Place, icons: list[str], letterings: tuple[Lettering, ...]) -> Spot:
    """Put the stack where the name has room in both languages, as near to its usual place as can be."""
    for dx, dy in SHIFTS:
        moved = replace(place, label=(place.label[0] + dx, place.label[1] + dy))
        spot = _spot(moved, icons)
        is_near_border = clearance(place.polygon, *moved.label) < STACK_CLEARANCE and (dx, dy) != (0, 0)
        if not is_near_border and all(_name(moved, _boxes(spot), text, letterings) for text in (place.fr, place.en)):
            return spot
    return _spot(place, icons)


def _letterings(terrain: int) -> tuple[Lettering, ...]:
    return {SEA: ON_SEA, LAKE: ON_LAKE}.get(terrain, (ON_LAND,))


def _icons(terrain: int, symbols: int) -> list[str]:
    printed = [name for bit, name in enumerate(ICONS) if symbols >> bit & 1]
    return ["terrain-mountain", *printed] if terrain == MOUNTAIN else printed


def _spot(place: Place, icons: list[str]) -> Spot:
    taken: list[Point] = []
    for _ in icons:
        taken.append(_free(place, SYMBOL_PLACES, taken, SYMBOL_RADIUS))
    markers = list(taken)
    for _ in range(2):
        markers.append(_free(place, MARKER_PLACES, markers, MARKER_RADIUS))
    return Spot(place.label, tuple(zip(icons, taken, strict=True)), tuple(markers[len(taken) :]))


def _free(place: Place, offsets: Iterable[Point], taken: list[Point], radius: float) -> Point:
    """Return the first place of a list inside the region that touches nothing, or the one with most room."""
    points = [(place.label[0] + dx, place.label[1] + dy) for dx, dy in offsets]
    apart = [point for point in points if all(_distance(point, other) >= 2 * radius for other in taken)] or points
    return next(
        (point for point in apart if clearance(place.polygon, *point) >= radius),
        max(apart, key=lambda point: clearance(place.polygon, *point)),
    )


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


@cache
def names(players: int, language: str) -> list[list[Line]]:
    """Return the name of every region, in lines that fit into it; no line where there is no room."""
    world = data.world_map(players)
    found = []
    for region, place in enumerate(data.places(players)):
        spot = spots(players)[region]
        text = place.fr if language == "fr" else place.en
        found.append(_name(replace(place, label=spot.at), _boxes(spot), text, _letterings(world.terrain[region])))
    return found


def _boxes(spot: Spot) -> list[Box]:
    """Return what names keep clear of: the stack with its count, and the printed symbols."""
    x, y = spot.at
    stack = (x + STACK[0], y + STACK[1], x + STACK[2], y + STACK[3])
    return [stack, *((x - 13, y - 13, x + 13, y + 13) for _, (x, y) in spot.symbols)]


def _name(place: Place, taken: list[Box], text: str, letterings: tuple[Lettering, ...]) -> list[Line]:
    for lettering in letterings:
        for margin in (BAND, BAND / 2, 2):
            for lines in _splits(text):
                middle = _fit(place, taken, lines, lettering, margin)
                if middle is not None:
                    x, y = middle
                    return [Line(lettering.class_, line, x, y + lettering.leading * n) for n, line in enumerate(lines)]
    return []


def _splits(text: str) -> Iterator[list[str]]:
    """Give a name in one line, then in two, broken at each space or hyphen."""
    yield [text]
    for position, letter in enumerate(text):
        if letter in " -":
            yield [text[: position + 1].strip(), text[position + 1 :]]


def _fit(place: Place, taken: list[Box], lines: list[str], lettering: Lettering, margin: float) -> Point | None:
    """Return where the middle of the first line goes: inside, clear of the stack, near the usual place below it."""
    wide = max(map(lettering.length, lines))
    high = lettering.leading * (len(lines) - 1)
    best: tuple[float, Point] | None = None
    ys = [y for _, y in place.polygon]
    for step in range(int(max(ys) - min(ys)) // 4):
        y = min(ys) + 4 * step
        top, bottom = y - lettering.size * 0.75, y + high + lettering.size * 0.25
        for x in _middles(place, top, bottom, wide, margin):
            worth = abs(x - place.label[0]) + abs(y - place.label[1] - 43) + (30 if y < place.label[1] else 0)
            box = (x - wide / 2, top, x + wide / 2, bottom)
            if (best is None or worth < best[0]) and not any(_overlap(box, other) for other in taken):
                best = (worth, (x, y))
    return best[1] if best else None


def _middles(place: Place, top: float, bottom: float, wide: float, margin: float) -> Iterator[float]:
    """Give, for each part of a strip that is long enough, the middle nearest to the stack."""
    for start, end in spans(place.polygon, (top + bottom) / 2):
        middle = min(max(place.label[0], start), end)
        left, right = room(place.polygon, top, bottom, middle)
        if right - left >= wide + 2 * margin:
            yield min(max(place.label[0], left + margin + wide / 2), right - margin - wide / 2)


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
