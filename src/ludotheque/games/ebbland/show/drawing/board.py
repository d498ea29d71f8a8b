"""The table: sides across from each other, what happens between them, and in a combat its victory cards."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.effects.conditions import BEFORE
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.show.drawing.crowd import crowd, high_of
from ludotheque.games.ebbland.show.drawing.field import (
    CARD_HIGH,
    STRIP,
    any_fighters,
    aside,
    calm,
    lanes,
    muster,
    strip,
)
from ludotheque.games.ebbland.show.drawing.frames import patterns
from ludotheque.games.ebbland.show.drawing.pairing import is_pairing, pairing
from ludotheque.games.ebbland.show.drawing.pieces import target
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.show.drawing.seats import RAIL, RAIL_HIGH, SITE, rail, sites
from ludotheque.svg.markup import Value, group, label, layer, num, shift, tag
from ludotheque.svg.seats import REFUSED
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

PAD, GAP, TABS = 10.0, 10.0, 16.0
WIDE = 1280.0
# Sites stand beside the rail, and the characters of a side beside them: a table as wide as a screen is.
SITES = PAD + RAIL + GAP
LEFT = SITES + SITE + GAP
ROOM = WIDE - LEFT - PAD
AREA = max(RAIL_HIGH, TABS + CARD_HIGH)
# From one opponent's area to the next.
PITCH = AREA + GAP


def across(scene: Scene) -> list[int]:
    """Return who lies right across the table: the only opponent, or the one in the combat."""
    return scene.above[-1:] if len(scene.above) == 1 or scene.view.combat is not None else []


def others(scene: Scene) -> list[int]:
    """Return the opponents who share the row at the top."""
    return scene.above[: len(scene.above) - len(across(scene))]


def before(scene: Scene) -> float:
    """Return where what happens between the sides is drawn, below all opponents."""
    high = high_of(scene, others(scene)) + GAP if others(scene) else 0.0
    return PAD + high + len(across(scene)) * PITCH


def height(scene: Scene) -> float:
    """Return how high the table is: opponents, what happens, and one's own area."""
    return before(scene) + STRIP + GAP + AREA + PAD


def board(scene: Scene, **more: Value) -> str:
    """Return the table as an SVG."""
    high = height(scene)
    cloth = tag("rect", class_="cloth", width=WIDE, height=high, rx=10)
    return tag(
        "svg",
        *(patterns(), hatching(), cloth, layer("table", content(scene))),
        id="board",
        class_="eb-board board-svg",
        viewBox=f"0 0 {num(WIDE)} {num(high)}",
        role="group",
        aria_label=scene.labels.board,
        **more,
    )


def hatching() -> str:
    """Define what lies over a sacked site, and over what was clicked and cannot be chosen."""
    line = tag("path", class_="hatch", d="M0 5h10")
    units = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(-45)"}
    return tag("defs", tag("pattern", line, id="eb-ruin", width=10, height=10, **units), REFUSED)


def content(scene: Scene) -> list[str]:
    """Draw all sides, and what happens between them."""
    combat = scene.view.combat
    fighting = [] if combat is None else [combat.attacker, combat.defender]
    middle = before(scene)
    tops = dict.fromkeys(across(scene), middle - PITCH)
    tops[scene.below] = middle + STRIP + GAP
    drawn = crowd(scene, others(scene), PAD, PAD, WIDE - 2 * PAD) if others(scene) else []
    for seat, top in tops.items():
        drawn.append(led(scene, seat, top))
        drawn += area(scene, seat, top, seat in fighting)
    if combat is None:
        return [*drawn, strip(scene, LEFT, middle, ROOM)]
    return [*drawn, *battle(scene, middle, tops)]


def led(scene: Scene, seat: int, top: float) -> str:
    """Draw leader, dice and piles of a seat; while nobody is in play, a small screen shows one's own."""
    drawn = rail(scene, seat, PAD, top)
    return drawn if seat != scene.below or any_fighters(scene) else group((drawn,), data_focus="")


def area(scene: Scene, seat: int, top: float, fighting: bool) -> list[str]:
    """Draw the sites of a seat, and its characters unless they fight."""
    drawn = sites(scene, seat, SITES, top)
    return drawn if fighting else [*drawn, *calm(scene, seat, LEFT, top + TABS, ROOM)]


def is_mustering(scene: Scene) -> bool:
    """Tell whether the pools of a combat are being made: any character may still take part."""
    combat = scene.view.combat
    return combat is not None and combat.phase == BEFORE


def battle(scene: Scene, middle: float, tops: dict[int, float]) -> list[str]:
    """Draw the combat over the rows of those who fight, who lie across from each other."""
    top, bottom = middle - GAP - AREA, tops[scene.below] + AREA
    drawn = [tag("rect", class_="arena", x=LEFT, y=top, width=ROOM, height=bottom - top, rx=10, data_focus="")]
    drawn.append(strip(scene, LEFT + 8, top + 2, ROOM - 260))
    drawn += victories(scene, top + 2)
    if is_mustering(scene):
        return [*drawn, *muster(scene, LEFT + 6, top + STRIP + 4, ROOM - 12, bottom - top - STRIP - 10)]
    drawn += bystanders(scene, middle)
    if is_pairing(scene):
        return [*drawn, *pairing(scene, LEFT + 6, top + STRIP + 4, ROOM - 12, bottom - top - STRIP - 10)]
    return [*drawn, *lanes(scene, LEFT + 6, top + STRIP + 4, ROOM - 12, bottom - top - STRIP - 10)]


def bystanders(scene: Scene, middle: float) -> list[str]:
    """Draw who takes no part in the combat between the rails, those of the side above on the left."""
    combat = scene.view.combat
    assert combat is not None
    wide, high = (LEFT - GAP - PAD - GAP) / 2, STRIP + GAP
    drawn = []
    for place, seat in enumerate((combat.other(scene.below), scene.below)):
        x = PAD + place * (wide + GAP)
        drawn.append(tag("rect", class_="aside", x=x, y=middle - GAP / 2, width=wide, height=high, rx=8))
        drawn += aside(scene, seat, x + 6, middle - GAP / 2 + 3, wide - 12, high - 6)
    return drawn


def victories(scene: Scene, y: float) -> list[str]:
    """Draw the Victory cards that lie on the table, with what they want."""
    combat = scene.view.combat
    assert combat is not None
    drawn, right = [], WIDE - PAD - 6
    for part, seat in enumerate((combat.attacker, combat.defender)):
        card = combat.victory[part]
        if card == NONE:
            continue
        name = scene.called.card(card)
        wide = 1.1 * width(name, 14) + 46
        right -= wide
        title = scene.labels.victory.format(scene.names[seat], name)
        parts = (
            tag("rect", class_="victory", width=wide - 6, height=28, rx=14),
            icon("cg-victory-point", 16, 18, 14, "ledger-icon"),
            label(name, 32, 19, "victory-name"),
            target(scene, f"victory-{seat}", (0, 0, wide - 6, 28), title, scene.card_text(card)),
        )
        drawn.append(group(parts, transform=shift(right, y + 3)))
    return drawn
