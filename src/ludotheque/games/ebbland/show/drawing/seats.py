"""The sides at the table: leader, dice, markers and points in a rail, and the three sites."""

from __future__ import annotations

from ludotheque.games.ebbland.data import FACTIONS
from ludotheque.games.ebbland.rules.state import GOAL
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH
from ludotheque.games.ebbland.show.drawing.faces import TABLE, face
from ludotheque.games.ebbland.show.drawing.pieces import target
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.svg.markup import group, label, shift, sized, tag
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, wrapped

RAIL, RAIL_HIGH = 262.0, 180.0
# A leader in a rail, and where that begins which stands beside it.
LEADER, BESIDE = 88.0, 112.0
SITE, SITE_HIGH, SITE_GAP = 220.0, 56.0, 6.0
# A site at least so wide says what lies on it beside its token; a narrower one shows it.
SPACIOUS, SMALL, LEADING = 150.0, 12.0, 14.0
HIGHEST_FACE = 6


def rail(scene: Scene, seat: int, x: float, y: float) -> str:
    """Draw a seat: name and points, leader, dice, markers, and how many cards lie where."""
    side, labels = scene.view.sides[seat], scene.labels
    asked = any(ask.seat == seat for ask in scene.asks)
    head = [
        tag("rect", class_="rail", width=RAIL, height=RAIL_HIGH, rx=10),
        tag("rect", class_="rail-edge", width=7, height=RAIL_HIGH, rx=3),
        mark(seat, 18, 24, 21),
        label(shortened(scene.names[seat], RAIL - 104, 18), 40, 27, "rail-name"),
        tag("text", str(side.total()), class_="rail-points", x=RAIL - 34, y=28),
        icon("cg-victory-point", 20, RAIL - 18, 21, "rail-cup"),
        track(side.total()),
    ]
    counts = (("mk-hand", len(side.hand)), ("cg-action", len(side.stock)), ("ui-undo", len(side.discard)))
    piles = [
        icon(symbol, 17, BESIDE + 9 + 50 * place, RAIL_HIGH - 17, "rail-icon")
        + label(str(number), BESIDE + 21 + 50 * place, RAIL_HIGH - 11, "rail-count")
        for place, (symbol, number) in enumerate(counts)
    ]
    look = "rail-box" + (" is-asked" if asked else "") + (" is-active" if seat == scene.view.active else "")
    told = [labels.hand.format(len(side.hand)), labels.stock.format(len(side.stock))]
    told.append(labels.discard.format(len(side.discard)))
    return group(
        [*head, leader(scene, seat), *dice(scene, seat), group(piles, role="img", aria_label=", ".join(told))],
        class_=look,
        data_seat=seat + 1,
        transform=shift(x, y),
    )


def track(points: int) -> str:
    """Draw the way to victory as ten steps."""
    pitch = (RAIL - 25) / GOAL
    steps = [{"class_": "vp is-won" if place < points else "vp", "x": 14 + place * pitch} for place in range(GOAL)]
    return "".join(tag("rect", **step, y=37, width=pitch - 4, height=8, rx=4) for step in steps)


def leader(scene: Scene, seat: int, x: float = 14.0, y: float = 51.0, wide: float = LEADER) -> str:
    """Draw the leader of a seat, who can be chosen."""
    number = scene.view.sides[seat].leader
    name = scene.called.card(number)
    drawn = face(scene.view.box.cards[number], TABLE, name, "", f"leader-{seat}")
    high = wide * TABLE.high / TABLE.wide
    pressed = target(
        scene, f"leader-{seat}", (x, y, wide, high), scene.labels.leader.format(name), scene.card_text(number)
    )
    return sized(drawn, wide, high, x, y) + pressed


def dice(scene: Scene, seat: int) -> list[str]:
    """Draw the resource dice and the markers beside the leader."""
    side, labels = scene.view.sides[seat], scene.labels
    drawn = []
    for place, (value, name) in enumerate(zip((side.com, side.log), labels.resources, strict=True)):
        x = BESIDE + place * 74
        word = scene.called.dice[place]
        parts = (
            label(word, x, 66, "rail-word"),
            icon(f"die-{min(value, HIGHEST_FACE)}", 30, x + 15, 88, f"die-{word.lower()}"),
            label(str(value), x + 37, 96, "rail-die"),
        )
        drawn.append(group(parts, role="img", aria_label=name.format(value)))
    used = " is-spent" if side.marker_used else ""
    told = labels.markers.format(side.markers) + (f", {labels.marker_used}" if side.marker_used else "")
    x = BESIDE + 12
    marker = icon("cg-marker", 24, x, 128, "rail-marker") + label(f"× {side.markers}", x + 18, 134, "rail-count")
    return [*drawn, group((marker,), class_=f"markers{used}", role="img", aria_label=told)]


def sites(scene: Scene, seat: int, x: float, y: float) -> list[str]:
    """Draw the three sites of a seat, one above the other."""
    return [site(scene, seat, place, x, y + place * (SITE_HIGH + SITE_GAP)) for place in range(SITES_EACH)]


def site(scene: Scene, seat: int, place: int, x: float, y: float, wide: float = SITE) -> str:
    """Draw a site: its token, its artefact and its logistics; or its ruin."""
    view = scene.view
    side, index = view.sides[seat], seat * SITES_EACH + place
    faction = FACTIONS[view.box.cards[side.leader].faction]
    name = scene.called.site(side.sites[place])
    sacked, aimed = side.sacked[place], is_target(scene, seat, place)
    parts = [
        tag("rect", class_="place-sheet", width=wide, height=SITE_HIGH, rx=8),
        tag("rect", class_="place-ruin", width=wide, height=SITE_HIGH, rx=8) if sacked else "",
        *titled(name, "cg-sacked" if sacked else f"eb-{faction}", wide),
        tag("rect", class_="place-aim", x=-3, y=-3, width=wide + 6, height=SITE_HIGH + 6, rx=10) if aimed else "",
    ]
    text = scene.labels.sacked if sacked else scene.texts.entry(view.box.sites[side.sites[place]])
    parts.append(target(scene, f"site-{index}", (0, 0, wide, SITE_HIGH), name, scene.typeset(text)))
    if not sacked:
        lay = laid if wide >= SPACIOUS else marked
        parts += lay(scene, f"artifact-{index}", side.artifacts[place], scene.labels.no_artifact, 34, wide)
        parts += lay(scene, f"logistics-{index}", side.logistics[place], scene.labels.no_logistics, 50, wide)
    elif wide >= SPACIOUS:
        parts.append(label(shortened(scene.labels.sacked, wide - 44, 14), 36, 40, "place-line"))
    look = f"place f-{faction}" + (" is-sacked" if sacked else "")
    return group(parts, class_=look, transform=shift(x, y))


def titled(name: str, symbol: str, wide: float) -> list[str]:
    """Draw token and name of a site: beside each other, or where there is little room the name above in two lines."""
    if wide >= SPACIOUS:
        disc = tag("circle", class_="token", cx=17, cy=SITE_HIGH / 2, r=12)
        emblem = icon(symbol, 16, 17, SITE_HIGH / 2, "on-band")
        return [disc, emblem, label(shortened(name, wide - 44, 16), 36, 18, "place-name")]
    disc = tag("circle", class_="token", cx=16, cy=44, r=9)
    lines = wrapped(name, wide - 12, SMALL)
    text = [label(line, 7, 15 + LEADING * place, "place-name is-small") for place, line in enumerate(lines)]
    return [disc, icon(symbol, 12, 16, 44, "on-band"), *text]


def is_target(scene: Scene, seat: int, place: int) -> bool:
    """Tell whether a site is what the combat is about."""
    combat = scene.view.combat
    return combat is not None and combat.defender == seat and combat.target == place


def laid(scene: Scene, element: str, card: int, empty: str, y: float, wide: float) -> list[str]:
    """Draw an artefact or logistics on a site, or that there is none."""
    symbol = "cg-artifact" if element.startswith("artifact") else "cg-logistics"
    mute = " is-empty" if card == NONE else ""
    name = empty if card == NONE else scene.called.card(card)
    drawn = [
        icon(symbol, 13, 43, y - 4, f"place-icon{mute}"),
        label(shortened(name, wide - 62, 13), 54, y, f"place-line{mute}"),
    ]
    if card != NONE:
        drawn.append(target(scene, element, (34, y - 12, wide - 40, 16), name, scene.card_text(card)))
    return drawn


def marked(scene: Scene, element: str, card: int, empty: str, y: float, wide: float) -> list[str]:
    """Show by its symbol alone that there is an artefact or logistics on a site, or that there is none."""
    is_artifact = element.startswith("artifact")
    x = wide / 2 + 4 if is_artifact else wide - 18
    symbol = "cg-artifact" if is_artifact else "cg-logistics"
    drawn = [icon(symbol, 15, x, 44, "place-icon" + (" is-empty" if card == NONE else ""))]
    if card != NONE:
        drawn.append(target(scene, element, (x - 14, 33, 28, 22), scene.called.card(card), scene.card_text(card)))
    return drawn
