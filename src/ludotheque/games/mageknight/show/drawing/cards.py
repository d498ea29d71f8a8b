"""Cards as they lie in a hand or an offer: title, emblem, the basic and the strong effect, what is open now."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.games.mageknight.rules.effects.effect import Effect
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Mana
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Both, Either
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.terms import BLOCKING, INTERACTING, MOVING
from ludotheque.games.mageknight.rules.traits import Card
from ludotheque.games.mageknight.rules.turn.plays import SIDEWAYS
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.symbols import FIGHTS, POINTS, needed, words, written
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.svg.markup import escape, group, label, num, shift, tag
from ludotheque.svg.pieces import badge
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

WIDTH, HEIGHT = 150.0, 212.0
BAND, ART = 30.0, 76.0
# Where effects begin below the picture, the room both take together, and what parts them.
FIRST, BOTH, APART = 80.0, 120.0, 6.0
# How the one or the other may have more of it; where words would still be small, the picture leaves them some.
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73)
LESS = (0.0, 18.0, 27.0)
READABLE = 11.0
# Titles in their usual and their small size.
LARGE, SMALL = 14.5, 12.0
BANDS = ("band-red", "band-blue", "band-white", "band-green")
# What stands for a card whose effect has no symbol of its own.
KINDS = ("mk-hand", "mk-hand", "im-magic", "cg-artifact", "mk-wound")


def card(scene: Scene, number: int, count: int = 1, ways: frozenset[str] | None = None) -> str:
    """Draw a card; `ways` are those in which it can be played now, None where nobody plays it."""
    return tag(
        "svg",
        *face(scene, number, ways),
        many(count) if count > 1 else "",
        class_=f"card-svg {band(scene.view.box.cards[number], number)}",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        aria_hidden="true",
    )


def many(count: int) -> str:
    """Draw how many of the same cards lie together."""
    plate = tag("rect", x=-17, y=-12, width=34, height=24, rx=12)
    return group((plate, tag("text", f"×{count}", y=0.5)), class_="count", transform=shift(25, 48))


def face(scene: Scene, number: int, ways: frozenset[str] | None) -> list[str]:
    """Draw what is on a card, with its corner at the origin."""
    card = scene.view.box.cards[number]
    title = scene.called.card(number)
    plan = laid_out(scene, number)
    middle = (BAND + plan.art) / 2
    size = min(34.0, plan.art - BAND - 6)
    head = [
        *frame(title, 0 if card.colour < 0 else 22, plan.art),
        icon(emblem(card, number), size, 75, middle, "card-emblem"),
    ]
    if card.colour >= 0:
        head.append(gem(card.colour, 134, 15.5, 9))
    if card.basic is None or card.strong is None:
        return [*head, *paragraph(scene.labels.wound, 84)]
    shown = ways is not None
    basic, strong = plan.boxes
    return [
        *head,
        *section(scene, card.basic, card.basic_cost, basic, way(ways, "basic"), f"basic.card.{number}.0", shown),
        tag("path", class_="card-rule", d=f"M10 {num(strong[0] - APART / 2)}H140"),
        *section(scene, card.strong, card.strong_cost, strong, way(ways, "strong"), f"strong.card.{number}.0", shown),
        *(sideways(scene, ways, f"sideways.card.{number}.0", middle) if ways is not None else []),
    ]


@dataclass(frozen=True)
class Plan:
    """How a card is divided: where its picture ends, and the top and height of either effect."""

    art: float
    boxes: tuple[tuple[float, float], tuple[float, float]]


# How each card is divided, by language: it takes a while to find out and never changes.
_plans: dict[tuple[str, int], Plan] = {}


def laid_out(scene: Scene, number: int) -> Plan:
    """Divide a card so that its words are as large as can be: in halves if that does, or more for the longer text."""
    key = (scene.lexicon.language.code, number)
    if key not in _plans:
        _plans[key] = _laid_out(scene, scene.view.box.cards[number])
    return _plans[key]


def _laid_out(scene: Scene, card: Card) -> Plan:
    best, largest = planned(0.0, SHARES[0]), 0.0
    if card.basic is None or card.strong is None:
        return best
    effects = ((card.basic, card.basic_cost), (card.strong, card.strong_cost))
    heights = [needed(scene, effect, side(cost)[1]) for effect, cost in effects]
    for less in LESS:
        for share in SHARES:
            plan = planned(less, share)
            sizes = (
                next((size for size, high in needs if high <= room), 0.0)
                for needs, (_, room) in zip(heights, plan.boxes, strict=True)
            )
            if (size := min(sizes)) > largest:
                best, largest = plan, size
        if largest >= READABLE:
            break
    return best


def planned(less: float, share: float) -> Plan:
    """Return a card whose picture gives away so much, and whose basic effect has this share of the room."""
    top, room = FIRST - less, BOTH + less
    basic = room * share
    return Plan(ART - less, ((top, basic), (top + basic + APART, room - basic)))


def side(cost: list[int]) -> tuple[float, float]:
    """Return where an effect begins beside the mana it takes, and how wide it may be."""
    left = 31.0 if cost else 9.0
    return left, 143 - left


def frame(title: str, corner: float, art: float = ART) -> list[str]:
    """Draw paper, band with title, and the place of the emblem."""
    return [
        tag("rect", class_="card-base", x=1, y=1, width=148, height=HEIGHT - 2, rx=10),
        tag("path", class_="card-band", d="M1 11a10 10 0 0 1 10-10h128a10 10 0 0 1 10 10v19H1z"),
        heading(title, 130 - corner),
        tag("rect", class_="card-art", x=1, y=BAND, width=148, height=art - BAND),
        tag("circle", class_="card-art-ring", cx=75, cy=(BAND + art) / 2, r=min(21.0, (art - BAND) / 2 - 1)),
    ]


def heading(title: str, room: float) -> str:
    """Draw the title of a card; a long one is smaller, and narrower if it must be, but never cut."""
    if width(title, LARGE) <= room:
        return label(title, 10, 20.5, "card-title")
    is_long = width(title, SMALL) > room
    return tag(
        "text",
        escape(title),
        class_="card-title card-title--s",
        x=10,
        y=20,
        textLength=room if is_long else None,
        lengthAdjust="spacingAndGlyphs" if is_long else None,
    )


def paragraph(text: str, top: float) -> list[str]:
    """Draw a text below the emblem."""
    return words(text, (9, top), 134, HEIGHT - top - 6)


def way(ways: frozenset[str] | None, verb: str) -> str:
    """Return the look of one way to play: open, closed, or neither where nobody plays."""
    return "way" if ways is None else "way is-open" if verb in ways else "way is-closed"


def section(
    scene: Scene, effect: Effect, cost: list[int], box: tuple[float, float], look: str, option: str, now: bool
) -> list[str]:
    """Draw one effect of a card and the mana it takes; where cards are played, a click on it is that option."""
    top, high = box
    gems = [gem(colour, 17, top + high / 2 + 21 * (n - (len(cost) - 1) / 2), 10) for n, colour in enumerate(cost)]
    left, wide = side(cost)
    plate = tag("rect", class_="way-plate", x=4, y=top, width=142, height=high, rx=7)
    said = written(scene, effect, (left, top), wide, high, now)
    return [group([plate, *gems, *said], class_=look, data_option=option if now else None)]


def gem(colour: int, x: float, y: float, radius: float) -> str:
    """Draw a drop of mana on a plate."""
    drop = icon("mk-mana", radius * 1.5, 0, 0, f"m-{COLOURS[colour]}")
    return group((tag("circle", class_="gem-plate", r=radius), drop), transform=shift(x, y))


def sideways(scene: Scene, ways: frozenset[str], option: str, middle: float) -> list[str]:
    """Draw what the card gives when it is played sideways now."""
    phase = scene.effort.phase
    if not phase & SIDEWAYS:
        return []
    name = POINTS[0] if phase & MOVING else POINTS[1] if phase & INTERACTING else FIGHTS[3 if phase & BLOCKING else 0]
    plate = tag("rect", class_="way-plate", x=-20, y=-11, width=40, height=22, rx=5)
    parts = (plate, icon(name, 15, -8, 0), label("1", 4, 5, "card-strong"))
    look = way(ways, "sideways") + " way--sideways"
    return [group(parts, class_=look, transform=shift(124, min(60.0, middle + 4)), data_option=option)]


def band(card: Card, number: int) -> str:
    """Return the colour of a card's band."""
    if number == WOUND:
        return "band-wound"
    return BANDS[card.colour] if card.colour >= 0 else "band-gold"


def emblem(card: Card, number: int) -> str:
    """Return the symbol of what a card does first."""
    if number == WOUND:
        return "mk-wound"
    found = first(card.basic) or first(card.strong)
    return found or KINDS[card.kind]


def first(effect: Effect | None) -> str:
    """Return the symbol of the first simple part of an effect."""
    if isinstance(effect, Points):
        return POINTS[effect.what]
    if isinstance(effect, Fight):
        return FIGHTS[effect.how]
    if isinstance(effect, Mana):
        return "mk-mana"
    if isinstance(effect, Crystal):
        return "mk-crystal"
    if isinstance(effect, Either | Both):
        return next((name for part in effect.parts if (name := first(part))), "")
    return ""


def note(title: str, text: str, symbol: str, look: str = "band-neutral", corner: str = "") -> str:
    """Draw something that is no card as one: a tactic, a hero, a skill, a figure."""
    parts = [*frame(title, 22 if corner else 0), icon(symbol, 34, 75, 53, "card-emblem"), *paragraph(text, 84)]
    if corner:
        parts.append(badge(int(corner), (134, 15.5), 10.5, "count count--s"))
    return tag("svg", *parts, class_=f"card-svg {look}", viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", aria_hidden="true")
