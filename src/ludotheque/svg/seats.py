"""What tells the seats apart, always together: a colour, a shape and a pattern. Seats are counted from 0."""

from ludotheque.svg.markup import Value, tag
from ludotheque.svg.sprite import icon

PATTERNS = (
    '<pattern id="pattern-seat-1" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="pattern-ink-1" d="M0 6H12" stroke-width="5"/></pattern>',
    '<pattern id="pattern-seat-2" width="13" height="13" patternUnits="userSpaceOnUse">'
    '<circle class="pattern-ink-2" cx="4" cy="4" r="2.9"/>'
    '<circle class="pattern-ink-2" cx="10.5" cy="10.5" r="2.9"/></pattern>',
    '<pattern id="pattern-seat-3" width="12" height="11" patternUnits="userSpaceOnUse">'
    '<path class="pattern-ink-3" d="M0 5.5H12" stroke-width="5"/></pattern>',
    '<pattern id="pattern-seat-4" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="pattern-ink-4" d="M0 6.5H13M6.5 0V13" stroke-width="3.6"/></pattern>',
    '<pattern id="pattern-seat-5" width="11" height="12" patternUnits="userSpaceOnUse">'
    '<path class="pattern-ink-5" d="M5.5 0V12" stroke-width="4.5"/></pattern>',
)
# Hatching over what cannot be chosen.
REFUSED = (
    '<pattern id="pattern-refused" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">'
    '<path class="refused-ink" d="M0 7H14"/></pattern>'
)
SHAPES: tuple[tuple[str, dict[str, Value]], ...] = (
    ("circle", {"r": 21}),
    ("rect", {"x": -19.5, "y": -19.5, "width": 39, "height": 39, "rx": 7}),
    ("path", {"d": "M-20.5 -20.5h41v17c0 13-8 21-20.5 26.5C-12.5 17.5-20.5 9.5-20.5 -3.5z"}),
    ("rect", {"x": -18, "y": -18, "width": 36, "height": 36, "rx": 6, "transform": "rotate(45)"}),
    ("path", {"d": "M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5z"}),
)
# Where the emblem sits in each shape, and how large.
EMBLEMS = ((0.0, 0.0, 27.0), (0.0, 0.0, 27.0), (0.0, -1.0, 25.0), (0.0, 0.0, 25.0), (0.0, 0.0, 26.0))


def patterns(seats: int) -> str:
    """Return the patterns of the seats of a table, for the definitions of a drawing."""
    return "".join(PATTERNS[:seats])


def outline(seat: int, class_: str) -> str:
    """Draw the shape of a seat's tokens around the origin."""
    element, geometry = SHAPES[seat]
    return tag(element, class_=class_, **geometry)


def emblem(seat: int, name: str) -> str:
    """Draw a symbol in the middle of a seat's token."""
    x, y, size = EMBLEMS[seat]
    return icon(name, size, x, y, "token-emblem")


def mark(seat: int, size: float, x: float, y: float, look: str = "") -> str:
    """Draw the small mark of a seat: its shape in its colour."""
    n = look or seat + 1
    return tag("g", icon(f"seat-{n}", size, x, y), class_="seat-mark", data_seat=n)
