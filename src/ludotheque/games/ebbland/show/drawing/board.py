"""The table: sides across from each other, what happens between them, and in a combat its victory cards."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.effects.conditions import BEFORE
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.show.drawing.field import CARD_HIGH, STRIP, aside, calm, lanes, muster, strip
from ludotheque.games.ebbland.show.drawing.frames import patterns
from ludotheque.games.ebbland.show.drawing.pieces import target
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.show.drawing.seats import RAIL, RAIL_HIGH, SITE_HIGH, rail, sites
from ludotheque.svg.markup import Value, group, label, layer, num, shift, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

PAD, GAP, TABS = 10.0, 10.0, 16.0
WIDE = 1120.0
LEFT = PAD + RAIL + GAP
ROOM = WIDE - LEFT - PAD
# Room for those who take no part in a combat, beside the sites.
ASIDE = 190.0
AREA = SITE_HIGH + GAP + TABS + CARD_HIGH
# From one opponent's area to the next.
PITCH = AREA + GAP


def height(scene: Scene) -> float:
    """Return how high the table is: an area for each opponent, and one's own."""
    return 2 * PAD + len(scene.above) * PITCH + STRIP + GAP + AREA


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
        role="img",
        aria_label=scene.labels.board,
        **more,
    )


def hatching() -> str:
    """Define what lies over a sacked site."""
    line = tag("path", class_="hatch", d="M0 5h10")
    units = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(-45)"}
    return tag("defs", tag("pattern", line, id="eb-ruin", width=10, height=10, **units))


def content(scene: Scene) -> list[str]:
    """Draw all sides, and what happens between them."""
    combat = scene.view.combat
    fighting = [] if combat is None else [combat.attacker, combat.defender]
    tops = {seat: PAD + place * PITCH for place, seat in enumerate(scene.above)}
    middle = PAD + len(scene.above) * PITCH
    tops[scene.below] = middle + STRIP + GAP
    drawn = []
    for seat, top in tops.items():
        is_below = seat == scene.below
        drawn.append(rail(scene, seat, PAD, top + (AREA - RAIL_HIGH) / 2))
        drawn += area(scene, seat, top, is_below, seat in fighting)
    if combat is None:
        return [*drawn, strip(scene, LEFT, middle, ROOM)]
    return [*drawn, *battle(scene, middle, tops)]


def area(scene: Scene, seat: int, top: float, is_below: bool, fighting: bool) -> list[str]:
    """Draw the sites of a seat, and its characters unless they fight."""
    at_sites = top + AREA - SITE_HIGH if is_below else top
    if fighting and is_mustering(scene):
        return sites(scene, seat, LEFT, at_sites, ROOM)
    if not fighting:
        at_row = top + TABS if is_below else top + SITE_HIGH + GAP + TABS
        return [*sites(scene, seat, LEFT, at_sites, ROOM), *calm(scene, seat, LEFT, at_row, ROOM)]
    return [
        *sites(scene, seat, LEFT, at_sites, ROOM - ASIDE - GAP),
        tag("rect", class_="aside", x=WIDE - PAD - ASIDE, y=at_sites, width=ASIDE, height=SITE_HIGH, rx=8),
        *aside(scene, seat, WIDE - PAD - ASIDE + 6, at_sites + 4, ASIDE - 12, SITE_HIGH - 8),
    ]


def is_mustering(scene: Scene) -> bool:
    """Tell whether the pools of a combat are being made: any character may still take part."""
    combat = scene.view.combat
    return combat is not None and combat.phase == BEFORE


def battle(scene: Scene, middle: float, tops: dict[int, float]) -> list[str]:
    """Draw the combat over the rows of those who fight, who lie across from each other."""
    top = middle - GAP - CARD_HIGH - TABS
    bottom = tops[scene.below] + CARD_HIGH + TABS
    drawn = [tag("rect", class_="arena", x=LEFT, y=top, width=ROOM, height=bottom - top, rx=10)]
    drawn.append(strip(scene, LEFT, top + 2, ROOM - 260))
    drawn += victories(scene, top + 2)
    between = muster if is_mustering(scene) else lanes
    return [*drawn, *between(scene, LEFT + 6, top + STRIP + 4, ROOM - 12, bottom - top - STRIP - 10)]


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
        wide = width(name, 14) + 40
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
