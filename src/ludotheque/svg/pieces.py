"""What lies on a board: stacks of tokens with their count, markers, printed symbols, prices."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ludotheque.svg.markup import group, num, shift, tag
from ludotheque.svg.seats import emblem, outline
from ludotheque.svg.shapes import Point
from ludotheque.svg.sprite import icon

# A stack shows at most three tokens for its depth; each lies a little above the one below.
DEPTH = ("", '<g transform="translate(3 -4)">', '<g transform="translate(6 -8)">')
MARKER_RADIUS = 14.0
SYMBOL_RADIUS = 12.5
# The weight of digits in bold figures of 17 units.
DIGIT = 10.0


class Part(NamedTuple):
    """A piece of a price: a symbol, a text, or a symbol before its text."""

    icon: str = ""
    text: str = ""

    @property
    def width(self) -> float:
        """Return the room the part takes."""
        return (20 if self.icon else 0) + (len(self.text) * DIGIT + 3 if self.text else 0)


def badge(count: int, at: Point = (17, 17), radius: float = 12.5, class_: str = "count") -> str:
    """Draw the number of pieces in a stack, at its lower right."""
    return group((tag("circle", r=radius), tag("text", str(count), y=0.5)), class_=class_, transform=shift(*at))


@lru_cache(maxsize=2048)
def token(seat: int, symbol: str, count: int = 1) -> str:
    """Draw a stack of a seat's tokens around the origin."""
    under = [f"{DEPTH[level]}{outline(seat, 'token-under')}</g>" for level in range(min(count, len(DEPTH)) - 1, 0, -1)]
    rim = f'<g transform="scale(.84)">{outline(seat, "token-rim")}</g>'
    return "".join(under) + outline(seat, "token") + rim + emblem(seat, symbol) + (badge(count) if count > 1 else "")


def marker(symbol: str, identity: str, at: Point, says: str, count: int = 1, radius: float = MARKER_RADIUS) -> str:
    """Draw a round plate with a symbol, such as a building, and how many there are."""
    drawn = tag("circle", r=radius) + icon(symbol, radius * 1.35)
    drawn += badge(count, (11, 9), 9, "count count--s") if count > 1 else ""
    return group((drawn,), class_="marker piece", id=identity, transform=shift(*at), role="img", aria_label=says)


def printed(symbol: str, x: float, y: float) -> str:
    """Draw a symbol that is printed on the board."""
    return group((tag("circle", r=SYMBOL_RADIUS), icon(symbol, 17)), class_="symbol-disc", transform=shift(x, y))


def length(parts: Sequence[Part]) -> float:
    """Return how long a price is."""
    return sum(part.width for part in parts) + 9 * (len(parts) - 1) + 18


def pill(parts: Sequence[Part], x: float, y: float, dashed: bool = False) -> str:
    """Draw a price: parts in a row, with a line between them; dashed where chance decides."""
    return _pill(tuple(parts), x, y, dashed)


@lru_cache(maxsize=4096)
def _pill(parts: tuple[Part, ...], x: float, y: float, dashed: bool) -> str:
    wide = length(parts)
    drawn = [tag("rect", x=-wide / 2, y=-14, width=wide, height=28, rx=14)]
    edge = 9 - wide / 2
    for number, part in enumerate(parts):
        if number:
            drawn.append(tag("path", class_="price-rule", d=f"M{num(edge + 4.5)} -9V9"))
            edge += 9
        drawn.append(_part(part, edge))
        edge += part.width
    class_ = "price price--roll" if dashed else "price"
    return group((group(drawn, class_="price-scale"),), class_=class_, transform=shift(x, y))


def _part(part: Part, x: float) -> str:
    drawn = icon(part.icon, 18, x + 9) if part.icon else ""
    if part.text:
        start = x + (20 if part.icon else 0)
        drawn += tag("text", part.text, x=start + (x + part.width - start) / 2, y=0.5)
    return drawn
