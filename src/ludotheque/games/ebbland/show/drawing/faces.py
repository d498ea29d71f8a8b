"""Card faces in three sizes, each a drawing of its own: smaller ones leave things out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.games.ebbland.data import CLASSES, FACTIONS, KINDS
from ludotheque.games.ebbland.rules.effects.changes import MODIFIER, NUMBER, Lasting
from ludotheque.games.ebbland.rules.effects.effect import Ability
from ludotheque.games.ebbland.rules.effects.goods import Vp
from ludotheque.games.ebbland.rules.terms import (
    ARMOUR,
    BLOCK,
    CHARACTER,
    HIT,
    KEYWORDS,
    LEADER,
    LOGISTICS,
    RANGED,
    STATIC,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.show.drawing.art import art
from ludotheque.games.ebbland.show.drawing.badges import crown, figure, heart, medal, points, price
from ludotheque.games.ebbland.show.drawing.frames import GULLFOLK, LAMPWRIGHT, band, frame, left_of_text, rim
from ludotheque.games.ebbland.show.drawing.plates import gift, gift_width, plate, plate_width
from ludotheque.svg.markup import escape, label, num, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import is_cut, whole, width, wrapped

KIND_ICONS = {
    "leader": "cg-command",
    "location": "cg-site",
    "artifact": "cg-artifact",
    "weapon": "cg-weapon",
    "talent": "cg-talent",
    "logistics": "cg-logistics",
    "victory": "cg-victory-point",
    "instant": "cg-instant",
    "action": "cg-action",
}
# What the corners take off a title.
ROOM = {LAMPWRIGHT: 16, GULLFOLK: 20}
LEADER_ICONS = ("ui-plus", "eb-class-blade", "eb-class-shield", "mk-hand")
# Above, then below: what strikes; what stops. Left, then right.
PAIRS = ((RANGED, HIT), (ARMOUR, BLOCK))
COPIES_HIGH = 18.0
# Where the picture of a card with text ends, and how large its letters may be: long texts take of the picture first.
TEXTS = ((88, (12, 11, 10)), (68, (10, 9)), (62, (9, 8.5)))


@dataclass(frozen=True)
class Size:
    """The measures of a face: where the picture lies, how large badges, plates and letters are."""

    name: str
    wide: float
    high: float
    top: float
    low: float
    badge: float
    plate: float
    margin: float
    gap: float
    letter: float
    closeness: float


HAND = Size("hand", 122, 171, 36, 104, 24, 25, 5, 6, 13.5, 0.16)
TABLE = Size("table", 96, 134, 30, 80, 20, 21.5, 3.5, 4, 12, 0.2)
MINI = Size("mini", 64, 90, 15, 53, 16, 15, 2, 3, 0, 0.34)


@dataclass(frozen=True)
class Worn:
    """What a character in play is now: its strings, how many numbers of each are lent, its life and wounds."""

    strings: tuple[list[int], ...]
    lent: tuple[int, ...]
    life: int


def printed(card: Card) -> Worn:
    """Return a character as printed."""
    return Worn(tuple(card.strings), (0, 0, 0, 0), card.life)


def vp_of(card: Card) -> int:
    """Return the points on a Victory card; logistics are worth one."""
    deeds = [deed for ability in card.abilities for deed in ability.choices[0]]
    return next((deed.number for deed in deeds if isinstance(deed, Vp)), 1)


def gifts(card: Card) -> list[tuple[int, int, bool]]:
    """Return the numbers and modifiers that a weapon or talent always gives: string, value, whether it joins."""
    deeds = [deed for ability in card.abilities if is_gift(card, ability) for deed in ability.choices[0]]
    return [(deed.target.stat, deed.value, deed.what == NUMBER) for deed in deeds if isinstance(deed, Lasting)]


def is_gift(card: Card, ability: Ability) -> bool:
    """Tell whether a text needs no words on a face: plates say all of it."""
    return (
        card.kind in (WEAPON, TALENT)
        and ability.window == STATIC
        and not ability.conditions
        and all(isinstance(deed, Lasting) and deed.what in (NUMBER, MODIFIER) for deed in ability.choices[0])
    )


def unsaid(card: Card) -> list[Ability]:
    """Return the texts of a card that no plate says."""
    return [ability for ability in card.abilities if not is_gift(card, ability)]


def copies(x: float, y: float, count: int) -> list[str]:
    """Say how many copies a drawing stands for, if it is more than one."""
    if count == 1:
        return []
    sheet = tag("rect", class_="pill", x=x - 16, y=y - COPIES_HIGH / 2, width=32, height=COPIES_HIGH, rx=9)
    return [sheet, label(f"×{count}", x, y + 5, "face-count")]


def face(card: Card, size: Size, name: str, text: str, key: str, now: Worn | None = None, count: int = 1) -> str:
    """Draw a card, or several copies as one; `key` tells this drawing apart from others of the card on a page."""
    wide, high, faction = size.wide, size.high, FACTIONS[card.faction]
    low = picture_end(card, size, text)
    clip = f"eb-{size.name}-{key}"
    shape = frame(faction, wide, high)
    picture = art(card, wide, low - size.top + 3, size.closeness)
    inside = (
        tag("rect", class_="paper", width=wide, height=high),
        tag("svg", picture, y=size.top - 3, width=wide, height=low - size.top + 3),
        tag("path", class_="band", d=band(faction, wide, size.top)),
        tag("path", class_="art-line", d=f"M0 {num(low)}H{num(wide)}"),
        heading(card, size, name),
        *details(card, size, low, text, now or printed(card)),
        rim(faction, wide, high),
    )
    look = f"face face-{size.name} f-{faction}" + (" is-unique" if card.unique or card.kind == LEADER else "")
    return tag(
        "svg",
        tag("clipPath", tag("path", d=shape), id=clip),
        tag("g", *inside, clip_path=f"url(#{clip})"),
        tag("path", class_="edge", d=shape),
        *copies(wide / 2, low - COPIES_HIGH / 2 - 4, count),
        class_=look,
        viewBox=f"0 0 {num(wide)} {num(high)}",
        aria_hidden="true",
    )


def picture_end(card: Card, size: Size, text: str) -> float:
    """Return where the picture ends: it leaves more room for text than for strings, and more for a long one."""
    if card.kind in (CHARACTER, LEADER):
        return size.low
    if size is HAND:
        return next((low for low, letters in TEXTS if fits(card, low, text, letters)), TEXTS[-1][0])
    return size.high - (20 if size is MINI else 54 if len(gifts(card)) > 1 else 44 if card.classes else 32)


def heading(card: Card, size: Size, name: str) -> str:
    """Draw the name in the band; a mini has the emblem instead."""
    faction = FACTIONS[card.faction]
    if size is MINI:
        return icon(f"eb-{faction}", 12, size.wide / 2, 7.5, "on-band")
    shown = f"‹{name}›" if card.kind == CHARACTER and not card.unique else name
    room = size.wide - ROOM.get(faction, 10)
    letter = size.letter if all(width(word, size.letter) < room for word in shown.split()) else size.letter * 0.88
    rows = wrapped(shown, room, letter * 0.98, 2)
    lead = letter * 1.06
    first = size.top * 0.62 + letter * 0.12 - (len(rows) - 1) * lead / 2
    lines = [tag("tspan", escape(row), x=size.wide / 2, y=first + n * lead) for n, row in enumerate(rows)]
    return tag("text", *lines, class_="t-name", font_size=letter)


def details(card: Card, size: Size, low: float, text: str, now: Worn) -> list[str]:
    """Draw badges, and what stands below the picture."""
    if card.kind == CHARACTER:
        return [*corners(card, size, low, now), *strings(size, low, now)]
    if card.kind == LEADER:
        return [seal(card, size, low), *figures(card, size, low)]
    y = 1 if size is MINI else size.top + 2.5
    drawn = [medal(KIND_ICONS[KINDS[card.kind]], 3, y, size.badge)]
    if card.kind == VICTORY:
        drawn.append(points(vp_of(card), size.wide - size.badge * 1.25 - 2, y, size.badge * 1.25))
    drawn.append(price(card.com, card.log, size.wide - (34 if card.kind == VICTORY else 2), y, size.badge * 0.95))
    if card.kind == LOGISTICS and size is not MINI:
        drawn.append(points(vp_of(card), 3, low - size.badge - 2, size.badge))
    return [*drawn, seal(card, size, low), *(texted(card, low, text) if size is HAND else given(card, size, low))]


def corners(card: Card, size: Size, low: float, now: Worn) -> list[str]:
    """Draw Control and life above, class and keywords below."""
    y = 0.5 if size is MINI else size.top + 2.5
    drawn = [crown(card.control, 3, y + 0.5, size.badge * 0.95)]
    drawn.append(heart(now.life, size.wide - size.badge - 2, y, size.badge))
    if size is MINI:
        return drawn
    small = size.badge * 0.75
    drawn.append(medal(f"eb-class-{CLASSES[card.klass]}", 4, low - small - 3, small, "b-class"))
    held = [word for number, word in enumerate(KEYWORDS) if card.keywords >> number & 1]
    for place, word in enumerate(held, 1):
        drawn.append(medal(f"eb-key-{word}", 4 + place * (small + 2), low - small - 3, small, "b-key", "on-key"))
    return [*drawn, seal(card, size, low)]


def seal(card: Card, size: Size, low: float) -> str:
    """Draw the emblem of the faction in the lower corner of the picture."""
    if size is MINI:
        return ""
    small = size.badge * 0.75
    # Below a low picture's badges there is no room for it; the band has the colour.
    if low < size.top + 2.5 + size.badge + small:
        return ""
    return icon(f"eb-{FACTIONS[card.faction]}", small, size.wide - small / 2 - 3, low - small / 2 - 3, "seal")


def strings(size: Size, low: float, now: Worn) -> list[str]:
    """Draw the four strings in their fixed places, as large as they fit side by side."""
    high = size.plate
    room = size.wide - 2 * size.margin - 2
    while any(
        sum(plate_width(stat, now.strings[stat], high) for stat in pair if now.strings[stat]) > room for pair in PAIRS
    ):
        high -= 0.5
    first = low + {"hand": 7, "table": 4, "mini": 2.5}[size.name]
    drawn = []
    for row, (left, right) in enumerate(PAIRS):
        y = first + row * (size.plate + size.gap) + (size.plate - high) / 2
        for stat in (left, right):
            if now.strings[stat]:
                x = (
                    size.margin
                    if stat == left
                    else size.wide - size.margin - plate_width(stat, now.strings[stat], high)
                )
                drawn.append(plate(stat, now.strings[stat], x, y, high, now.lent[stat]))
    return drawn


def figures(card: Card, size: Size, low: float) -> list[str]:
    """Draw the four figures of a leader."""
    letter = {"hand": 18, "table": 15, "mini": 12}[size.name]
    across, down = size.wide / 2, (size.high - low) / 2
    drawn = []
    for place, (symbol, number) in enumerate(zip(LEADER_ICONS, card.figures, strict=True)):
        x, y = place % 2 * across, low + (place // 2 + 0.5) * down
        drawn.append(icon(symbol, letter, x + across * 0.34, y, "ink"))
        drawn.append(figure(str(number), x + across * 0.72, y + letter * 0.36, letter, "t-num"))
    return drawn


def given(card: Card, size: Size, low: float) -> list[str]:
    """Draw what a small card gives, or who may carry it."""
    found = gifts(card)[: 1 if size is MINI else 2]
    high = size.plate
    drawn = [
        gift(
            stat,
            value,
            (size.wide - gift_width(stat, value, high, joins)) / 2 - high * 0.1,
            low + 4 + n * (high + 4),
            high,
            joins,
        )
        for n, (stat, value, joins) in enumerate(found)
    ]
    return drawn or bearers(card, low + 8, 16, size.wide)


def bearers(card: Card, y: float, size: float, wide: float) -> list[str]:
    """Draw the classes that may carry a card, side by side in the middle."""
    classes = [name for number, name in enumerate(CLASSES) if card.classes >> number & 1]
    left = (wide - len(classes) * (size + 3)) / 2
    places = ((left + (n + 0.5) * (size + 3), name) for n, name in enumerate(classes))
    return [icon(f"eb-class-{name}", size, x, y + size / 2, "ink") for x, name in places]


def texted(card: Card, low: float, text: str) -> list[str]:
    """Draw what a card in hand gives and says, as large as it fits."""
    found = gifts(card)
    drawn, x, y = [], 6.0, low + 5.0
    for stat, value, joins in found:
        drawn.append(gift(stat, value, x, y, 20, joins))
        x += gift_width(stat, value, 20, joins) + 8
    y += 24 if found else 0
    drawn += bearers(card, y - 1, 13, HAND.wide) if card.classes else []
    letter, said = rows(card, low, text, dict(TEXTS)[int(low)])
    lines = [tag("tspan", escape(row), x=x, y=y) for row, (x, y) in zip(said, spots(card, low, letter), strict=False)]
    return [*drawn, tag("text", *lines, class_="t-body", font_size=letter)]


def text_top(card: Card, low: float) -> float:
    """Return where the text of a card in hand begins, below what it gives and who may carry it."""
    return low + 5 + (24 if gifts(card) else 0) + (14 if card.classes else 0)


def spots(card: Card, low: float, letter: float) -> Iterator[tuple[float, float]]:
    """Give where the lines of a text begin, one below the other."""
    y = text_top(card, low) + letter
    while True:
        yield left_of_text(FACTIONS[card.faction], HAND.wide, HAND.high, y), y
        y += letter * 1.1


def fits(card: Card, low: float, text: str, letters: tuple[float, ...]) -> bool:
    """Tell whether a text is whole below a picture, its last lines beside the corners of the card too."""
    letter, said = rows(card, low, text, letters)
    ends = (x + width(row, letter) for row, (x, _) in zip(said, spots(card, low, letter), strict=False))
    return not is_cut(said) and all(end <= HAND.wide - 3 for end in ends)


def rows(card: Card, low: float, text: str, letters: tuple[float, ...]) -> tuple[float, list[str]]:
    """Return the lines of a text below a picture, and the largest letters in which it is whole."""
    return whole(text, HAND.wide - 12, HAND.high - 6 - text_top(card, low), letters)
