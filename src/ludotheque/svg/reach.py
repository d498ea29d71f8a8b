"""What can be chosen on a map: the smaller part is marked, so that a board full of choices stays a board."""

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import groupby, pairwise

from ludotheque.svg.markup import group, num, tag
from ludotheque.svg.shapes import Point, Polygon

# A place: its border in units of the board, and a drawing of its shape to lay a veil with.
Place = tuple[Polygon, str]
Edge = frozenset[str]
# Laid over what cannot be chosen.
VEIL = (
    '<pattern id="pattern-veil" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">'
    '<path class="veil-ground" d="M0 0H9V9H0z"/><path class="veil-ink" d="M0 4.5H9"/></pattern>'
)


class Places:
    """The places of a board. Never changed: which of them share an edge is found once, whatever is marked later."""

    def __init__(self, places: Iterable[Place]) -> None:
        found = list(places)
        self.shapes = [shape for _, shape in found]
        edges = [_edges(tuple(border)) for border, _ in found]
        # Of each edge, the places that have it as bits; an edge that a place has twice lies within it.
        owners: Counter[Edge] = Counter()
        for number, border in enumerate(edges):
            owners.update(dict.fromkeys(map(frozenset, border), 1 << number))
        for border in edges:
            twice = (edge for edge, times in Counter(map(frozenset, border)).items() if times > 1)
            owners.update({edge: -owners[edge] for edge in twice})
        # The border of each place in stretches that it shares with the same others.
        self.stretches = [
            [
                (others, _line(list(stretch)))
                for others, stretch in groupby(border, lambda edge: owners[frozenset(edge)])
            ]
            for border in edges
        ]

    def __len__(self) -> int:
        return len(self.shapes)

    def rim(self, lit: Collection[int]) -> str:
        """Return the path around some places: the edges that only one of them has."""
        bits = sum(1 << number for number in lit)
        return "".join(
            stretch
            for number in sorted(lit)
            for others, stretch in self.stretches[number]
            if others & bits == 1 << number
        )


def rim(borders: Iterable[Polygon]) -> str:
    """Return the path around some places: the edges that only one of them has."""
    places = Places((border, "") for border in borders)
    return places.rim(range(len(places)))


def _edges(border: tuple[Point, ...]) -> list[tuple[str, str]]:
    """Return the edges of a place, each from a corner to the next; neighbours have a common one the other way round."""
    corners = [f"{num(x)} {num(y)}" for x, y in border]
    return list(pairwise([*corners, corners[0]]))


def _line(edges: list[tuple[str, str]]) -> str:
    """Return edges that follow each other as they are drawn."""
    return f"M{edges[0][0]}L{'L'.join(end for _, end in edges)}"


def reach(places: Places, lit: Collection[int], quiet: Collection[int] = ()) -> tuple[str, str]:
    """Draw a veil over what cannot be chosen, and where few places can, one line around them; `quiet` has neither."""
    return _reach(places, frozenset(lit), frozenset(quiet))


@lru_cache(maxsize=4096)
def _reach(places: Places, lit: frozenset[int], quiet: frozenset[int]) -> tuple[str, str]:
    rest = [shape for number, shape in enumerate(places.shapes) if number not in lit and number not in quiet]
    veil = group(rest if lit else (), id="reach-veil", class_="reach-veil")
    if not lit or 2 * len(lit) > len(places) - len(quiet):
        return veil, group((), id="reach-rim")
    path = places.rim(lit)
    lines = (tag("path", class_="rim-edge", d=path), tag("path", class_="rim-line", d=path))
    return veil, group(lines, id="reach-rim", class_="reach-rim")
