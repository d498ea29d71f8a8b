"""A piece of a drawing as a picture of its own, with numbers and arrows over it."""

import math
from collections.abc import Sequence

from ludotheque.guide import Box, Cutout, Place
from ludotheque.svg.markup import group, num, shift, sized, tag
from ludotheque.svg.picture import picture

# The size of a picture of a turn, for which arrows are drawn.
USUAL, HIGH = 280.0, 190.0
RADIUS = 12.0


def cutout(cut: Cutout, title: str, dark: bool = False) -> str:
    """Return the piece as an SVG that needs nothing else, light or dark."""
    x, y, wide, high = cut.box
    scale = wide / USUAL
    shown = tag("svg", cut.drawing, x=0, y=0, width=wide, height=high, viewBox=" ".join(map(num, cut.box)))
    arrows = [arrow((ax - x, ay - y), (bx - x, by - y), scale) for (ax, ay), (bx, by) in cut.arrows]
    pins = [pin(number, (px - x, py - y), wide / cut.shown) for number, (px, py) in enumerate(cut.pins, 1)]
    ground = tag("rect", class_="cutout-ground", width=wide, height=high)
    return picture(wide, high, "\n".join([ground, shown, *arrows, *pins]), title, "", "dark" if dark else "")


def pin(number: int, at: Place, scale: float) -> str:
    """Draw a number that answers to one in a text."""
    parts = (tag("circle", r=RADIUS), tag("text", str(number), y=5))
    return group(parts, class_="pin", transform=f"{shift(*at)} scale({scale:.3f})")


def arrow(start: Place, end: Place, scale: float) -> str:
    """Draw an arrow that bends a little, from one place to another."""
    (ax, ay), (bx, by) = start, end
    away = math.hypot(bx - ax, by - ay) or 1.0
    along, aside = ((bx - ax) / away, (by - ay) / away), ((by - ay) / away, (ax - bx) / away)
    bend = ((ax + bx) / 2 + aside[0] * away * 0.16, (ay + by) / 2 + aside[1] * away * 0.16)
    neck = (bx - along[0] * 9 * scale, by - along[1] * 9 * scale)
    line = f"M{num(ax)} {num(ay)}Q{num(bend[0])} {num(bend[1])} {num(neck[0])} {num(neck[1])}"
    turn = math.degrees(math.atan2(by - bend[1], bx - bend[0]))
    head = f"{shift(bx, by)} rotate({turn:.1f}) scale({scale:.3f})"
    return group(
        (
            tag("path", class_="cutout-arrow-ink", d=line, stroke_width=10 * scale),
            tag("path", class_="cutout-head", d="M2 0L-17 -11L-13 0L-17 11z", transform=head),
            tag("path", class_="cutout-arrow", d=line, stroke_width=6 * scale),
        )
    )


def around(at: Place, wide: float) -> Box:
    """Return what is shown of a drawing around a place, in the usual shape."""
    x, y = at
    high = wide * HIGH / USUAL
    return x - wide / 2, y - high / 2, wide, high


def fan(cards: Sequence[str], size: tuple[float, float], wide: float) -> Cutout:
    """Return some drawn cards of one size side by side, held as in a hand; each lies over the one before."""
    drawn, step, high = [], wide * 0.62, wide * size[1] / size[0]
    for place, card in enumerate(cards):
        aside = place - (len(cards) - 1) / 2
        put = sized(card, wide, high, -wide / 2)
        turned = f"{shift(USUAL / 2 + aside * step, HIGH / 2 - high / 2 + abs(aside) * 5)} rotate({aside * 7:g})"
        drawn.append(group((put,), transform=turned))
    return Cutout("".join(drawn), (0.0, 0.0, USUAL, HIGH))
