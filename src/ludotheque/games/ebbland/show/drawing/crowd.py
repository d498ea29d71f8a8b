"""Several opponents side by side, each in a column; while others fight, whoever only looks on folds to a line."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH
from ludotheque.games.ebbland.show.drawing.faces import MINI
from ludotheque.games.ebbland.show.drawing.pieces import fighter, row
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.show.drawing.seats import SITE_HIGH, leader, site
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened

GAP = 8.0
# The head of a column with its leader, the fighters in it, and a column in all; a line of whoever looks on.
HEAD, LEADER, FIGHTER = 64.0, 44.0, 54.0
COLUMN_HIGH = HEAD + GAP + SITE_HIGH + GAP + 8 + FIGHTER * MINI.high / MINI.wide
LINE = 36.0
HIGHEST_FACE = 6


def looks_on(scene: Scene, seat: int) -> bool:
    """Tell whether a seat takes no part in the combat under way, and nothing of it can be chosen."""
    combat = scene.view.combat
    return combat is not None and combat.part(seat) < 0 and not any(seat == owner(scene, at) for at in scene.options_at)


def owner(scene: Scene, element: str) -> int:
    """Return whose thing on the table an element is, or -1."""
    kind, _, number = element.partition("-")
    if kind in ("fighter", "gear"):
        return scene.view.fighter(int(number) // (GEAR_EACH if kind == "gear" else 1)).seat
    if kind in ("site", "artifact", "logistics"):
        return int(number) // SITES_EACH
    return -1


def high_of(scene: Scene, seats: list[int]) -> float:
    """Return how high a row of opponents is."""
    return LINE if all(looks_on(scene, seat) for seat in seats) else COLUMN_HIGH


def crowd(scene: Scene, seats: list[int], x: float, y: float, room: float) -> list[str]:
    """Draw opponents side by side."""
    wide = (room - GAP * (len(seats) - 1)) / len(seats)
    draw = line if high_of(scene, seats) == LINE else column
    return [draw(scene, seat, x + place * (wide + GAP), y, wide) for place, seat in enumerate(seats)]


def line(scene: Scene, seat: int, x: float, y: float, wide: float) -> str:
    """Draw a seat as one line: who, points, resources, cards."""
    named = [mark(seat, 16, 20, 18), label(shortened(scene.names[seat], 110, 16), 34, 24, "rail-name")]
    parts = [*frame(scene, seat, wide, LINE), *named, *figures(scene, seat, 150, 18), *points(scene, seat, wide, 25)]
    return boxed(scene, seat, parts, x, y)


def column(scene: Scene, seat: int, x: float, y: float, wide: float) -> str:
    """Draw a seat with its leader, sites and characters, all small."""
    name = [mark(seat, 16, 66, 18), label(shortened(scene.names[seat], wide - 150, 18), 80, 25, "rail-name")]
    head = [*frame(scene, seat, wide, HEAD), *name, *points(scene, seat, wide, 26), *figures(scene, seat, 58, 46)]
    parts = [*head, leader(scene, seat, 8, 2, LEADER)]
    each = (wide - GAP * (SITES_EACH - 1)) / SITES_EACH
    top = HEAD + GAP
    parts += [site(scene, seat, place, place * (each + GAP), top, each) for place in range(SITES_EACH)]
    slots = scene.view.characters(seat)
    top += SITE_HIGH + GAP + 8
    places = row(len(slots), 0, wide, FIGHTER, 8)
    parts += [fighter(scene, slot, at, top, FIGHTER, MINI) for slot, at in zip(slots, places, strict=True)]
    return boxed(scene, seat, parts, x, y)


def boxed(scene: Scene, seat: int, parts: list[str], x: float, y: float) -> str:
    """Put the parts of a seat at a place, ringed while it is asked."""
    asked = any(ask.seat == seat for ask in scene.asks)
    look = "rail-box" + (" is-asked" if asked else "")
    return group(parts, class_=look, data_seat=seat + 1, transform=shift(x, y))


def frame(scene: Scene, seat: int, wide: float, high: float) -> list[str]:
    """Draw what a seat's figures stand on."""
    edge = tag("rect", class_="rail-edge", width=6, height=high, rx=3)
    return [tag("rect", class_="rail", width=wide, height=high, rx=8), edge]


def points(scene: Scene, seat: int, wide: float, y: float) -> list[str]:
    """Draw the victory points of a seat at its right."""
    total = tag("text", str(scene.view.sides[seat].total()), class_="rail-points", x=wide - 32, y=y)
    return [total, icon("cg-victory-point", 18, wide - 17, y - 7, "rail-cup")]


def figures(scene: Scene, seat: int, x: float, y: float) -> list[str]:
    """Draw resources, markers and cards of a seat in a row."""
    side, labels = scene.view.sides[seat], scene.labels
    counts = (
        (f"die-{min(side.com, HIGHEST_FACE)}", side.com, labels.resources[0], "die-com"),
        (f"die-{min(side.log, HIGHEST_FACE)}", side.log, labels.resources[1], "die-log"),
        ("cg-marker", side.markers, labels.markers, "rail-marker"),
        ("mk-hand", len(side.hand), labels.hand, "rail-icon"),
        ("cg-action", len(side.stock), labels.stock, "rail-icon"),
        ("ui-undo", len(side.discard), labels.discard, "rail-icon"),
    )
    drawn = []
    for place, (symbol, number, told, look) in enumerate(counts):
        at = x + 52 * place
        parts = (icon(symbol, 20, at + 10, y, look), label(str(number), at + 24, y + 6, "rail-count"))
        drawn.append(group(parts, role="img", aria_label=told.format(number)))
    return drawn
