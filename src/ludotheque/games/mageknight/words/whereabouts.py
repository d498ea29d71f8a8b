"""Where a space lies, as a person would find it: its row and place in the row, and how far in which direction."""

from math import atan2, degrees, sqrt

from ludotheque.games.mageknight.rules.pieces import NONE, Layout

# The first letter is the lowest row of the first tile, whose middle is the tenth place of the second row: a space is
# called the same however the map grows.
LOWEST_ROW = 1
MIDDLE = 10
LETTERS = 26
# From the east on, against the clock. Hexes have six sides; what lies between two of them is north or south.
DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
BOUNDS = (30, 75, 105, 150, 210, 255, 285, 330)


def coordinate(layout: Layout, space: int) -> str:
    """Return letter and number of a space."""
    return called(layout.q[space], layout.r[space])


def called(q: int, r: int) -> str:
    """Return letter and number of a place on the map, also where nothing lies yet."""
    return f"{chr(ord('A') + (LOWEST_ROW - r) % LETTERS)}{MIDDLE + q + r // 2}"


def direction(dq: int, dr: int) -> str:
    """Return in which direction so many columns and rows lead."""
    turn = degrees(atan2(-1.5 * dr, sqrt(3) * (dq + dr / 2))) % 360
    return next((name for name, bound in zip(DIRECTIONS, BOUNDS, strict=True) if turn < bound), DIRECTIONS[0])


def heading(layout: Layout, origin: int, space: int) -> tuple[int, str]:
    """Return how far a space is from another and in which direction; nothing from nowhere, or from itself."""
    if NONE in (origin, space) or origin == space:
        return 0, ""
    dq, dr = layout.q[space] - layout.q[origin], layout.r[space] - layout.r[origin]
    return max(abs(dq), abs(dr), abs(dq + dr)), direction(dq, dr)


def slot_heading(layout: Layout, origin: int, a: int, b: int) -> tuple[str, str]:
    """Return in which direction the middle of a tile would lie that is laid there, and what it is called."""
    q, r = slot_middle(a, b)
    return direction(q - layout.q[origin], r - layout.r[origin]), called(q, r)


def slot_called(a: int, b: int) -> str:
    """Return what the middle of a tile would be called that is laid there."""
    return called(*slot_middle(a, b))


def slot_middle(a: int, b: int) -> tuple[int, int]:
    """Return column and row of the middle of a tile that is laid there."""
    return 3 * a + b, -2 * a - 3 * b
