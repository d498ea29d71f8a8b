"""Shapes of a map turned into character cells: which area each cell lies in, and where borders cross it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from ludotheque.textboard import Point

NOWHERE = -1
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
# The line through a cell, by the sides where it goes in and out.
STROKES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
# Corners are looked up a little inside the board, so that its rim belongs to the areas there.
INSET = 0.001

Polygon = tuple[Point, ...]
# A row, its first column, and one past its last.
Run = tuple[int, int, int]


@dataclass(frozen=True)
class Raster:
    """A map in cells: the area at the middle of each, and the sides that a border crosses."""

    width: int
    height: int
    areas: tuple[tuple[int, ...], ...]
    strokes: tuple[tuple[int, ...], ...]
    # For each area its unbroken runs of cells, with those that a border crosses and without.
    runs: tuple[tuple[Run, ...], ...]
    inner_runs: tuple[tuple[Run, ...], ...]

    def area_at(self, x: int, y: int) -> int:
        """Return the area a cell lies in, or NOWHERE."""
        return self.areas[y][x] if 0 <= x < self.width and 0 <= y < self.height else NOWHERE


@lru_cache(maxsize=32)
def rasterize(polygons: tuple[Polygon, ...], size: Point, width: int, height: int) -> Raster:
    """Return a map drawn on so many cells."""
    middles = _sample(polygons, [size[0] * (x + 0.5) / width for x in range(width)], _steps(size[1], height, 0.5))
    across = [_within(size[0] * x / width, size[0]) for x in range(width + 1)]
    down = [_within(size[1] * y / height, size[1]) for y in range(height + 1)]
    corners = _sample(polygons, across, down)
    strokes = tuple(tuple(_stroke(corners, x, y) for x in range(width)) for y in range(height))
    inner = [
        [NOWHERE if stroke else area for area, stroke in zip(*rows, strict=True)]
        for rows in zip(middles, strokes, strict=True)
    ]
    count = len(polygons)
    return Raster(width, height, tuple(map(tuple, middles)), strokes, _runs(middles, count), _runs(inner, count))


def _runs(grid: Sequence[Sequence[int]], areas: int) -> tuple[tuple[Run, ...], ...]:
    found: list[list[Run]] = [[] for _ in range(areas)]
    for y, row in enumerate(grid):
        x = 0
        for area, cells in groupby(row):
            begin, x = x, x + sum(1 for _ in cells)
            if area != NOWHERE:
                found[area].append((y, begin, x))
    return tuple(map(tuple, found))


def _steps(length: float, cells: int, shift: float) -> list[float]:
    return [length * (cell + shift) / cells for cell in range(cells)]


def _within(value: float, length: float) -> float:
    return min(max(value, length * INSET), length * (1 - INSET))


def _stroke(corners: Sequence[Sequence[int]], x: int, y: int) -> int:
    upper, lower = corners[y], corners[y + 1]
    sides = UP if upper[x] != upper[x + 1] else 0
    sides |= RIGHT if upper[x + 1] != lower[x + 1] else 0
    sides |= DOWN if lower[x] != lower[x + 1] else 0
    return sides | (LEFT if upper[x] != lower[x] else 0)


def _sample(polygons: Sequence[Polygon], xs: Sequence[float], ys: Sequence[float]) -> list[list[int]]:
    grid = [[NOWHERE] * len(xs) for _ in ys]
    for number, polygon in enumerate(polygons):
        low, high = min(y for _, y in polygon), max(y for _, y in polygon)
        for row, y in enumerate(ys):
            if low <= y <= high:
                for begin, end in _spans(polygon, y):
                    for column, x in enumerate(xs):
                        if begin <= x < end:
                            grid[row][column] = number
    return grid


def _spans(polygon: Polygon, y: float) -> Iterator[tuple[float, float]]:
    cuts: list[float] = []
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 <= y) != (y2 <= y):
            cuts.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    cuts.sort()
    return zip(cuts[::2], cuts[1::2], strict=True)
