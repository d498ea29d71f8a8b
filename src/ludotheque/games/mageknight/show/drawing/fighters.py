"""Heroes as cards, where they meet or fight side by side: who it is, a few figures, what it comes to."""

from __future__ import annotations

from ludotheque.games.mageknight.show.drawing.foes import HEIGHT, WIDTH
from ludotheque.games.mageknight.show.drawing.looks import look
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.kernel import Option
from ludotheque.svg.markup import group, label, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened

# A step up or down is large enough for a finger.
STEP = 38.0


def card_svg(scene: Scene, parts: list[str], seat: int) -> str:
    """Return a card in the colours of a seat as a picture."""
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return tag("svg", *parts, class_="card-svg foe", viewBox=box, aria_hidden="true", data_seat=look(scene.view, seat))


def paper() -> str:
    """Draw the paper of a card."""
    return tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=10)


def portrait(scene: Scene, seat: int) -> list[str]:
    """Draw the paper of a hero's card with its colour, emblem and name."""
    return [
        paper(),
        tag("path", class_="hero-stripe", d=f"M11 1H8A7 7 0 0 0 1 8V{HEIGHT - 8:g}a7 7 0 0 0 7 7h3z"),
        tag("circle", class_="hero-disc", cx=40, cy=36, r=22),
        icon(hero_emblem(scene.view.players[seat].hero), 29, 40, 36, "hero-emblem"),
        label(shortened(scene.names[seat], 150, 16), 72, 22, "foe-name"),
    ]


def figure(symbol: str, number: int, x: float) -> list[str]:
    """Draw a figure with its symbol."""
    return [icon(symbol, 17, x, 46), label(str(number), x + 12, 52, "card-strong card-strong--l")]


def sum_of(symbol: str, points: int, x: float, marks: list[str]) -> list[str]:
    """Draw what attack or block comes to on a plate, with its elements."""
    width = 58 + 22 * len(marks)
    return [
        tag("rect", class_="sum-plate", x=x, y=90, width=width, height=26, rx=7),
        icon(symbol, 18, x + 15, 103),
        label(str(points), x + 28, 109, "card-strong card-strong--l"),
        *(icon(name, 17, x + 58 + 22 * n, 103, f"e-{name[3:]}") for n, name in enumerate(marks)),
    ]


def rest(points: int, x: float) -> list[str]:
    """Draw what is left of an attack."""
    return [
        label("=", x - 16, 109, "card-strong card-strong--l"),
        tag("rect", class_="rest-plate", x=x, y=88, width=58, height=30, rx=8),
        icon("mk-wound", 18, x + 16, 103, "rest-mark"),
        label(str(points), x + 30, 110, "rest-text"),
    ]


def stepper(scene: Scene, seat: int, number: int) -> list[str]:
    """Draw a number that a step up or down changes; what can be pressed now is lit."""
    left = WIDTH - 3 * STEP - 12
    parts = [label(str(number), left + 1.5 * STEP, 105, "step-number")]
    for verb, symbol, x in (("less", "−", left), ("more", "+", left + 2 * STEP)):
        option = Option(verb, "seat", seat)
        is_open = option in scene.options
        plate = tag("rect", class_="way-plate", x=x, y=80, width=STEP, height=STEP - 2, rx=8)
        mark = label(symbol, x + STEP / 2, 106, "step-number")
        code = f"{verb}.seat.{seat}.0"
        parts.append(group([plate, mark], class_=f"way is-{'open' if is_open else 'closed'}", data_option=code))
    return parts
