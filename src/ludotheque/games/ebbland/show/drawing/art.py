"""The picture of a card, put together by rule: the same card looks the same for ever."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from ludotheque.games.ebbland.data import CLASSES, FACTIONS
from ludotheque.games.ebbland.rules.terms import (
    ARTIFACT,
    CHARACTER,
    INSTANT,
    LEADER,
    LOCATION,
    LOGISTICS,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.show.drawing.frames import BRACKGUARD, BREAKER, FREE, GULLFOLK, LAMPWRIGHT
from ludotheque.games.ebbland.show.drawing.objects import OBJECT
from ludotheque.svg.markup import group, num, shift, tag

# Where the head and the back of a figure belong on the body of each class, in a square of 100.
HEADS = {"shield": (51, 27), "blade": (51, 25), "shot": (50, 27), "scout": (68, 32), "adept": (50, 24)}
BACKS = {"shield": (51, 46), "blade": (51, 46), "shot": (50, 46), "scout": (58, 50), "adept": (50, 46)}
SCENES = {
    BRACKGUARD: ("brackguard", "dunes", "brackguard"),
    GULLFOLK: ("gullfolk", "gullfolk", "hull"),
    BREAKER: ("breaker", "hull", "breaker"),
    LAMPWRIGHT: ("lampwright", "lampwright", "dunes"),
    FREE: ("free", "hull", "dunes"),
}
# What a leader looks like, who has no class.
LEADERS = {BRACKGUARD: "shield", GULLFOLK: "scout", BREAKER: "blade", LAMPWRIGHT: "adept", FREE: "shield"}
SKIES = ("sun", "moon", "gulls", "stars", "low")
STARS = ((0.12, 0.2), (0.3, 0.12), (0.72, 0.16), (0.9, 0.28), (0.84, 0.5), (0.08, 0.5))
RAYS = ((-1, -0.7, 0.1, -0.4), (1, -0.9, 0.1, 0.3), (1, 0.5, -0.1, 0.4), (-1, 0.6, 0.05, 0.3), (-0.1, -1, 0.16, -0.05))
# How much of its room an object takes, by the ground it lies on.
OBJECT_SIZE = {ARTIFACT: 0.54, TALENT: 0.57, LOGISTICS: 0.57, VICTORY: 0.42}


@dataclass(frozen=True)
class Composition:
    """What a picture is made of: scene, sky, whether it is mirrored, and what stands in it."""

    scene: str
    sky: str
    mirrored: bool
    subject: str


def composition(card: Card) -> Composition:
    """Return what the picture of a card is made of, from a checksum of its id."""
    seed = zlib.crc32(card.id.encode())
    scene = SCENES[FACTIONS[card.faction]][seed % 3]
    return Composition(scene, SKIES[seed // 3 % len(SKIES)], bool(seed // 16 % 2), subject(card))


def subject(card: Card) -> str:
    """Return who or what a card shows: a class, or an object."""
    if card.kind == CHARACTER:
        return CLASSES[card.klass]
    return LEADERS[FACTIONS[card.faction]] if card.kind == LEADER else OBJECT.get(card.id, "")


def use(symbol: str, x: float, y: float, wide: float, high: float) -> str:
    """Draw a symbol of any shape at a place."""
    return tag("use", href=f"#i-eb-{symbol}", x=x, y=y, width=wide, height=high)


def art(card: Card, wide: float, high: float, closeness: float) -> str:
    """Draw the picture of a card; the smaller the card, the closer the camera."""
    made, faction = composition(card), FACTIONS[card.faction]
    scale = max(wide / 100, high / 72)
    scene = use(f"scene-{made.scene}", (wide - 100 * scale) / 2, high - 54 * scale, 100 * scale, 60 * scale)
    turned = f"translate({num(wide)} 0) scale(-1 1)" if made.mirrored else None
    drawn = [
        tag("rect", class_="art-sky", width=wide, height=high),
        tag("rect", class_="art-pattern", width=wide, height=high, fill=f"url(#eb-pat-{faction})"),
        sky(made.sky, wide, high, made.mirrored),
        group((scene,), class_="scene", transform=turned),
    ]
    if card.kind in (CHARACTER, LEADER):
        drawn += people(card, made, wide, high, closeness)
    elif card.kind == LOCATION:
        near = use(f"scene-{SCENES[faction][0]}", (wide - 70 * scale) / 2, high - 40 * scale, 70 * scale, 42 * scale)
        drawn.append(group((near,), class_="scene-near"))
    else:
        drawn += [ground(card, wide, high), thing(card, made, wide, high)]
    return "".join(drawn)


def sky(kind: str, wide: float, high: float, mirrored: bool) -> str:
    """Draw sun, moon, gulls, stars or low clouds."""
    x = wide * (0.2 if mirrored else 0.8)
    if kind == "sun":
        return tag("circle", class_="sky", cx=x, cy=high * 0.34, r=high * 0.2)
    if kind == "moon":
        full = high * 0.17
        crescent = f"a{num(full)} {num(full)} 0 1 0 {num(full)} {num(full * 1.5)}"
        bite = f"{num(full * 0.9)} {num(full * 0.9)} 0 0 1 {num(-full)} {num(-full * 1.5)}z"
        return tag("path", class_="sky", d=f"M{num(x)} {num(high * 0.14)}{crescent} {bite}")
    if kind == "gulls":
        wing = f"q{num(high * 0.05)} {num(-high * 0.09)} {num(high * 0.11)} 0"
        places = ((x - high * 0.1, high * 0.26), (wide - x, high * 0.18), (x - high * 0.3, high * 0.42))
        return tag("path", class_="sky-line", d="".join(f"M{num(a)} {num(b)}{wing}{wing}" for a, b in places))
    if kind == "stars":
        return "".join(tag("circle", class_="sky", cx=wide * a, cy=high * b, r=high * 0.022) for a, b in STARS)
    lines = ((0, 0.3, 1), (0.1, 0.4, 0.8), (0.25, 0.5, 0.5))
    return tag(
        "path", class_="sky-line", d="".join(f"M{num(wide * a)} {num(high * b)}h{num(wide * c)}" for a, b, c in lines)
    )


def people(card: Card, made: Composition, wide: float, high: float, closeness: float) -> list[str]:
    """Draw a troop of three if there may be several of them, else one figure with a nimbus; Control makes it taller."""
    tall = high * (0.86 + 0.02 * (card.control or 6)) * (1 + closeness)
    scale, side, middle = tall / 100, -1 if made.mirrored else 1, wide / 2
    top = high * 1.06 - tall * (1 - closeness * 0.65)
    body = person(made.subject, FACTIONS[card.faction])
    front = mirrored(body, "fig", middle, top, side, scale)
    if card.unique or card.kind == LEADER:
        head = HEADS[made.subject]
        radius = tall * (0.33 if card.kind == LEADER else 0.27)
        spot = {"cx": middle + side * (head[0] - 50) * scale, "cy": top + (head[1] + 2) * scale}
        halo = tag("circle", class_="nimbus", r=radius, **spot)
        return [halo, tag("circle", class_="nimbus-ring", r=radius * 1.14, **spot), front]
    low = top + tall * 0.14
    far = [mirrored(body, "fig fig-far", middle + aside * wide, low, side, scale * 0.8) for aside in (-0.3, 0.3)]
    return [*far, front]


def mirrored(body: str, class_: str, x: float, y: float, side: int, scale: float) -> str:
    """Draw a figure in its size, perhaps looking the other way."""
    return group(
        (body,), class_=class_, transform=f"{shift(x - side * 50 * scale, y)} scale({side * scale:.3f} {scale:.3f})"
    )


def person(klass: str, faction: str) -> str:
    """Draw a figure: back and head of the faction, body of the class."""
    head, back = HEADS[klass], BACKS[klass]
    return (
        use(f"back-{faction}", back[0] - 50, back[1] - 50, 100, 100)
        + use(f"pose-{klass}", 0, 0, 100, 100)
        + use(f"head-{faction}", head[0] - 20, head[1] - 20, 40, 40)
    )


def ground(card: Card, wide: float, high: float) -> str:
    """Draw what tells the kind: rays, laurel, lozenge, disc, crate; weapons and actions have nothing behind them."""
    x, y = wide / 2, high * 0.53
    if card.kind == INSTANT:
        rays = (
            f"M{num(x)} {num(y)}l{num(a * wide)} {num(b * high)} {num(c * wide)} {num(d * high)}z"
            for a, b, c, d in RAYS
        )
        return tag("path", class_="rays", d="".join(rays))
    if card.kind == VICTORY:
        return group((use("o-laurel", x - high * 0.56, y - high * 0.5, high * 1.12, high * 1.12),), class_="laurel")
    if card.kind == TALENT:
        return tag("circle", class_="nimbus", cx=x, cy=y, r=high * 0.42)
    if card.kind == ARTIFACT:
        across, down = high * 0.57, high * 0.46
        sides = f"l{num(across)} {num(down)} {num(-across)} {num(down)} {num(-across)} {num(-down)}z"
        return tag("path", class_="lozenge", d=f"M{num(x)} {num(y - down)}{sides}")
    if card.kind == LOGISTICS:
        half = high * 0.4
        box = {"x": x - half * 1.2, "y": y - half, "width": half * 2.4, "height": half * 2}
        return tag("rect", class_="lozenge", **box)
    return ""


def thing(card: Card, made: Composition, wide: float, high: float) -> str:
    """Draw the object of a card; a weapon may point the other way."""
    size = high * OBJECT_SIZE.get(card.kind, 0.7)
    x, y = wide / 2, high * (0.45 if card.kind == VICTORY else 0.53)
    turned = f"translate({num(2 * x)} 0) scale(-1 1)" if made.mirrored and card.kind == WEAPON else None
    return group((use(f"o-{made.subject}", x - size / 2, y - size / 2, size, size),), class_="fig", transform=turned)
