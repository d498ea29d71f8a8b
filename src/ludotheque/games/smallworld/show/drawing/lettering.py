"""Names on the map: where a name fits into its region, in one line or two."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludotheque.games.smallworld.rules.traits import LAKE, SEA
from ludotheque.svg.shapes import Box, Point, Polygon, overlap, room, spans
from ludotheque.svg.text import width

# How far a name stays from the border: clear of the band that shows who holds the region, or else less.
MARGINS: Final = (9.0, 4.5, 2.0)
# The usual place of a name is so far below the middle of the stack; above it is worth that much less.
BELOW: Final = 43.0
ABOVE_PENALTY: Final = 30.0


@dataclass(frozen=True)
class Line:
    """A line of a name: where its middle stands, and how long and high it is."""

    class_: str
    text: str
    x: float
    y: float
    wide: float
    high: float

    @property
    def box(self) -> Box:
        """Return the room it takes."""
        return self.x - self.wide / 2, self.y - self.high * 0.75, self.x + self.wide / 2, self.y + self.high * 0.25


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

    def line(self, text: str, first: Point, number: int) -> Line:
        """Return a line of a name whose first line has its middle there."""
        return Line(self.class_, text, first[0], first[1] + self.leading * number, self.length(text), self.size)


ON_LAND: Final = (Lettering("region-name", 15, 0.5, 0, 15),)
ON_SEA: Final = (Lettering("water-name", 21, 0.48, 4, 24), Lettering("water-name water-name--s", 16, 0.48, 2.5, 19))
ON_LAKE: Final = tuple(replace(way, class_=f"{way.class_} water-name--lake") for way in ON_SEA)


def letter(text: str, terrain: int, polygon: Polygon, stack: Point, taken: Sequence[Box]) -> tuple[Line, ...]:
    """Return a name in lines that lie inside its region and touch nothing; no line where there is no room."""
    for lettering in {SEA: ON_SEA, LAKE: ON_LAKE}.get(terrain, ON_LAND):
        for margin in MARGINS:
            for lines in _splits(text):
                first = _fit(lines, lettering, polygon, stack, taken, margin)
                if first is not None:
                    return tuple(lettering.line(line, first, number) for number, line in enumerate(lines))
    return ()


def _splits(text: str) -> Iterator[list[str]]:
    """Give a name in one line, then in two, broken at each space or hyphen."""
    yield [text]
    for position, sign in enumerate(text):
        if sign in " -":
            yield [text[: position + 1].strip(), text[position + 1 :]]


def _fit(
    lines: list[str], lettering: Lettering, polygon: Polygon, stack: Point, taken: Sequence[Box], margin: float
) -> Point | None:
    """Return where the middle of the first line goes, as near as can be to the usual place below the stack."""
    wide = max(map(lettering.length, lines))
    high = lettering.leading * (len(lines) - 1)
    best: tuple[float, Point] | None = None
    ys = [y for _, y in polygon]
    for step in range(int(max(ys) - min(ys)) // 4):
        y = min(ys) + 4 * step
        top, bottom = y - lettering.size * 0.75, y + high + lettering.size * 0.25
        for x in _middles(polygon, top, bottom, stack[0], wide, margin):
            worth = abs(x - stack[0]) + abs(y - stack[1] - BELOW) + (ABOVE_PENALTY if y < stack[1] else 0)
            box = (x - wide / 2, top, x + wide / 2, bottom)
            if (best is None or worth < best[0]) and not any(overlap(box, other) for other in taken):
                best = (worth, (x, y))
    return best[1] if best else None


def _middles(polygon: Polygon, top: float, bottom: float, near: float, wide: float, margin: float) -> Iterator[float]:
    """Give, for each part of a strip that is long enough, the middle nearest to the stack."""
    for start, end in spans(polygon, (top + bottom) / 2):
        left, right = room(polygon, top, bottom, min(max(near, start), end))
        if right - left >= wide + 2 * margin:
            yield min(max(near, left + margin + wide / 2), right - margin - wide / 2)
