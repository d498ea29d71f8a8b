"""What can be chosen on a map: the smaller part is marked, so that a board full of choices stays a board."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from ludotheque.svg.markup import group, num, tag
from ludotheque.svg.shapes import Point, Polygon

# A place: its border in units of the board, and a drawing of its shape to lay a veil with.
Place = tuple[Polygon, str]
# Laid over what cannot be chosen.
VEIL = (
    '<pattern id="pattern-veil" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">'
    '<path class="veil-ground" d="M0 0H9V9H0z"/><path class="veil-ink" d="M0 4.5H9"/></pattern>'
)


def rim(borders: Iterable[Polygon]) -> str:
    """Return the path around some places: the edges that only one of them has."""
    edges = [edge for border in borders for edge in _edges(tuple(border))]
    once = Counter(edges)
    return "".join(edge for edge in edges if once[edge] == 1)


@lru_cache(maxsize=4096)
def _edges(border: tuple[Point, ...]) -> tuple[str, ...]:
    """Return the edges of a place as they are drawn: neighbours draw a common one alike."""
    corners = [f"{num(x)} {num(y)}" for x, y in border]
    return tuple("M" + "L".join(sorted(set(pair))) for pair in pairwise([*corners, corners[0]]))


def reach(places: Sequence[Place], lit: Collection[int], quiet: Collection[int] = ()) -> list[str]:
    """Draw a veil over what cannot be chosen, and where few places can, one line around them; `quiet` has neither."""
    return list(_reach(tuple(places), frozenset(lit), frozenset(quiet)))


@lru_cache(maxsize=512)
def _reach(places: tuple[Place, ...], lit: frozenset[int], quiet: frozenset[int]) -> tuple[str, str]:
    rest = [shape for number, (_, shape) in enumerate(places) if number not in lit and number not in quiet]
    veil = group(rest if lit else (), id="reach-veil", class_="reach-veil")
    if not lit or 2 * len(lit) > len(places) - len(quiet):
        return veil, group((), id="reach-rim")
    path = rim(places[number][0] for number in sorted(lit))
    lines = (tag("path", class_="rim-edge", d=path), tag("path", class_="rim-line", d=path))
    return veil, group(lines, id="reach-rim", class_="reach-rim")
