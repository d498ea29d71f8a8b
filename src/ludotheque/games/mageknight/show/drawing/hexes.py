"""The ground of the map: hexes with their terrain, the outlines of tiles, and where everything lies."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from ludotheque.games.mageknight.rules.land.exploration import OFFSET_Q, OFFSET_R, decode_a, decode_b
from ludotheque.games.mageknight.rules.pieces import Layout
from ludotheque.games.mageknight.show.drawing.looks import PATTERNS
from ludotheque.svg.markup import group, num, shift, tag
from ludotheque.svg.reach import VEIL, Places
from ludotheque.svg.seats import REFUSED, patterns
from ludotheque.svg.shapes import Point

SIZE = 54.0
HALF = SIZE * sqrt(3) / 2
INNER = 0.93
TERRAINS = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "city", "lake", "mountain", "sea")
# Two motifs on a ground of 42 by 40 for each terrain.
MOTIFS = (
    "M6 14l-2-7M9 14V5M12 14l2-7M27 30l-2-7M30 30v-9M33 30l2-7",
    "M3 16c3-8 6-10 9-10s6 2 9 10M22 33c2-6 5-8 7-8s5 2 7 8",
    "M9 18l5-13 5 13zM14 18v3M26 34l5-13 5 13zM31 34v3",
    "M5 15l3-8 4-2 2 10M26 33h5l3-4h4M24 10h5M8 29l4-3",
    "M3 12c5-6 9-6 12-1s6 3 9 0M18 30c5-6 9-6 12-1s5 3 8 0",
    "M4 14h16M9 14V7M12 14V4M15 14V8M22 32h16M28 32v-7M32 32v-9",
    "M5 18V9h6v9M14 18V5h5v13M26 36V26h5v10M33 36V23h4v13",
    "M4 10c3-4 6-4 9 0s6 4 9 0M18 28c3-4 6-4 9 0s6 4 9 0",
    "M3 19l9-15 9 15M9 9l3 3 3-3M22 37l8-13 8 13",
    "M4 10c3-4 6-4 9 0s6 4 9 0M18 28c3-4 6-4 9 0s6 4 9 0",
)
# The corners of a hex from the top on, clockwise; edge n lies between corner n and the next.
CORNERS = ((0.0, -SIZE), (HALF, -SIZE / 2), (HALF, SIZE / 2), (0.0, SIZE), (-HALF, SIZE / 2), (-HALF, -SIZE / 2))
BEYOND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SPACES = 7
# Paper far beyond any map, so that a camera never sees its end.
FAR = 6000


def centre(q: int, r: int) -> Point:
    """Return the middle of a hex."""
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def at(layout: Layout, space: int) -> Point:
    """Return the middle of a space."""
    return centre(layout.q[space], layout.r[space])


def slot_hexes(position: int) -> list[Point]:
    """Return the middles of the seven hexes of a place where a tile could lie, its own middle first."""
    a, b = decode_a(position), decode_b(position)
    q, r = 3 * a + b, -2 * a - 3 * b
    return [centre(q + dq, r + dr) for dq, dr in zip(OFFSET_Q, OFFSET_R, strict=True)]


def places(layout: Layout) -> Places:
    """Return border and shape of every space."""
    return _places(tuple(layout.q), tuple(layout.r))


@lru_cache(maxsize=256)
def _places(q: tuple[int, ...], r: tuple[int, ...]) -> Places:
    middles = [centre(column, row) for column, row in zip(q, r, strict=True)]
    return Places(
        (
            tuple((x + dx, y + dy) for dx, dy in CORNERS),
            tag("use", class_="veil", href="#shape-hex", transform=shift(x, y)),
        )
        for x, y in middles
    )


def outline(scale: float = 1.0) -> str:
    """Return the path of a hex around the origin."""
    return "M" + "L".join(f"{num(x * scale)} {num(y * scale)}" for x, y in CORNERS) + "Z"


def definitions(seats: int) -> str:
    """Return patterns and shapes that the map uses."""
    textures = "".join(
        f'<pattern id="tex-{name}" width="42" height="40" patternUnits="userSpaceOnUse">'
        f'<path class="decor t-{name}" d="{motif}"/></pattern>'
        for name, motif in zip(TERRAINS, MOTIFS, strict=True)
    )
    shapes = f'<path id="shape-hex" d="{outline()}"/><path id="shape-hex-inner" d="{outline(INNER)}"/>'
    return f"<defs>{patterns(seats)}{PATTERNS}{REFUSED}{VEIL}{textures}{shapes}</defs>"


def ground(layout: Layout) -> list[str]:
    """Draw all tiles that have been revealed."""
    return list(_ground(tuple(layout.terrain), tuple(layout.q), tuple(layout.r)))


@lru_cache(maxsize=256)
def _ground(terrain: tuple[int, ...], q: tuple[int, ...], r: tuple[int, ...]) -> tuple[str, ...]:
    hexes = [hex_ground(kind, *centre(column, row)) for kind, column, row in zip(terrain, q, r, strict=True)]
    lines = [
        border(list(zip(q[first : first + SPACES], r[first : first + SPACES], strict=True)))
        for first in range(0, len(q), SPACES)
    ]
    halo = tag("path", class_="tile-halo", d="".join(lines))
    return (*hexes, halo, tag("path", class_="tile-line", d="".join(lines)))


def hex_ground(terrain: int, x: float, y: float) -> str:
    """Draw one hex of a terrain."""
    name = TERRAINS[terrain]
    return group(
        (
            f'<use class="t-{name} hex-fill" href="#shape-hex"/>',
            f'<use fill="url(#tex-{name})" href="#shape-hex"/>',
            '<use class="hex-line" href="#shape-hex"/>',
        ),
        transform=shift(x, y),
    )


def border(hexes: list[tuple[int, int]]) -> str:
    """Return the outline of a tile: the edges behind which another tile begins."""
    inside = set(hexes)
    path = ""
    for q, r in hexes:
        x, y = centre(q, r)
        for edge, (dq, dr) in enumerate(BEYOND):
            if (q + dq, r + dr) not in inside:
                (x1, y1), (x2, y2) = CORNERS[edge], CORNERS[(edge + 1) % 6]
                path += f"M{num(x + x1)} {num(y + y1)}L{num(x + x2)} {num(y + y2)}"
    return path


def loop(hexes: list[Point]) -> list[Point]:
    """Return the corners around some hexes that hang together, in order."""
    near = {(round(x), round(y)) for x, y in hexes}
    ahead: dict[tuple[int, int], Point] = {}
    for x, y in hexes:
        for edge, (dq, dr) in enumerate(BEYOND):
            bx, by = centre(dq, dr)
            if (round(x + bx), round(y + by)) not in near:
                (x1, y1), (x2, y2) = CORNERS[edge], CORNERS[(edge + 1) % 6]
                ahead[round(x + x1), round(y + y1)] = (x + x2, y + y2)
    start = here = next(iter(ahead))
    corners: list[Point] = []
    while not corners or here != start:
        corners.append(ahead[here])
        here = round(corners[-1][0]), round(corners[-1][1])
    return corners
