"""Between the sites: rows of characters while all is calm or pools are made; then lanes, a duel in each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from ludotheque.games.ebbland.rules.combat.rolls import count
from ludotheque.games.ebbland.rules.effects.conditions import FIRST
from ludotheque.games.ebbland.rules.effects.standing import string_of
from ludotheque.games.ebbland.rules.state import Thrown
from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, HIT, NONE, RANGED, STATS
from ludotheque.games.ebbland.show.drawing.faces import MINI, TABLE
from ludotheque.games.ebbland.show.drawing.pieces import TAB, fighter, row
from ludotheque.games.ebbland.show.drawing.plates import plate, plate_width
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.svg.markup import escape, group, label, num, shift, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, width

# The width of a character in a row and in a lane, and of the sheet beside it that tells what strikes it.
CARD, LANE_CARD, LEDGER = 116.0, 104.0, 176.0
# How wide a sheet must be at least, and to show the dice.
LEAST, DICE_ROOM = 112.0, 158.0
# The rolls alone take less: so wide at least, and so high each.
NARROW, ROLL_HIGH = 50.0, 46.0
CARD_HIGH = CARD * 134 / 96
STRIP = 34.0
# How far a supporter shows from behind the one it supports.
BEHIND = 40.0
# The width of a character while pools are made, and how far whoever is committed steps forward.
MUSTER_CARD, FORWARD = 94.0, 30.0
STAT_ICONS = {RANGED: "eb-class-shot", HIT: "eb-class-blade", ARMOUR: "eb-key-plated", BLOCK: "eb-class-shield"}


@dataclass(frozen=True)
class Duel:
    """Who stands in a lane: above and below, and who supports each of them."""

    above: int = NONE
    below: int = NONE
    behind_above: tuple[int, ...] = ()
    behind_below: tuple[int, ...] = ()


def duels(scene: Scene) -> list[Duel]:
    """Return the lanes of a combat: pairs first, then whoever faces nobody yet."""
    view, combat = scene.view, scene.view.combat
    assert combat is not None
    own, others = view.pool(scene.below), view.pool(combat.other(scene.below))
    found = [
        Duel(view.fighter(slot).foe, slot, behind(scene, view.fighter(slot).foe), behind(scene, slot))
        for slot in own
        if view.fighter(slot).foe != NONE
    ]
    left = [slot for slot in own if is_free(scene, slot)]
    right = [slot for slot in others if is_free(scene, slot)]
    for place in range(max(len(left), len(right))):
        above, below = (slots[place] if place < len(slots) else NONE for slots in (right, left))
        found.append(Duel(above, below))
    return found


def is_free(scene: Scene, slot: int) -> bool:
    """Tell whether a fighter faces and supports nobody."""
    one = scene.view.fighter(slot)
    return one.foe == NONE and one.backs == NONE


def behind(scene: Scene, slot: int) -> tuple[int, ...]:
    """Return who supports a fighter."""
    view = scene.view
    return tuple(other for other in view.pool(view.fighter(slot).seat) if view.fighter(other).backs == slot)


def calm(scene: Scene, seat: int, x: float, y: float, room: float) -> list[str]:
    """Draw the characters of a seat in a row."""
    slots = scene.view.characters(seat)
    return [fighter(scene, slot, at, y, CARD) for slot, at in zip(slots, row(len(slots), x, room, CARD), strict=True)]


def muster(scene: Scene, x: float, y: float, room: float, high: float) -> list[str]:
    """Draw both sides while pools are made: whoever is committed steps forward."""
    view, combat = scene.view, scene.view.combat
    assert combat is not None
    tall = MUSTER_CARD * TABLE.high / TABLE.wide
    marks, drawn = [], []
    for seat, level, ahead in (
        (combat.other(scene.below), y + TAB, FORWARD),
        (scene.below, y + high - tall, -FORWARD),
    ):
        slots = view.characters(seat)
        for slot, at in zip(slots, row(len(slots), x, room, MUSTER_CARD), strict=True):
            pooled = view.fighter(slot).pooled
            drawn.append(fighter(scene, slot, at, level + ahead * pooled, MUSTER_CARD))
            if pooled:
                # The word stands where it has left its row: behind it, above the gear of those at the top.
                word = level - TAB + 15 if ahead > 0 else level + tall - 7
                marks += committed(scene, at, level + ahead, tall, word)
    return [*marks, *drawn]


def committed(scene: Scene, x: float, y: float, tall: float, word: float) -> list[str]:
    """Draw what tells a committed character from one that stays behind: a golden edge, and the word for it."""
    edge = {"x": x - 5, "y": y - 5, "width": MUSTER_CARD + 10, "height": tall + 10, "rx": 9}
    return [
        tag("rect", class_="mustered", **edge),
        tag("text", escape(scene.labels.committed), class_="mustered-word", x=x + MUSTER_CARD / 2, y=word),
    ]


def aside(scene: Scene, seat: int, x: float, y: float, room: float, high: float) -> list[str]:
    """Draw the characters that take no part in the combat, small."""
    slots = [slot for slot in scene.view.characters(seat) if not scene.view.fighter(slot).pooled]
    wide = high * MINI.wide / MINI.high
    places = row(len(slots), x, room, wide, 6)
    return [fighter(scene, slot, at, y, wide, MINI) for slot, at in zip(slots, places, strict=True)]


def strip(scene: Scene, x: float, y: float, room: float) -> str:
    """Draw where the turn stands: its phases, or the rounds of the combat."""
    in_combat = scene.view.combat is not None
    names = scene.labels.rounds if in_combat else scene.labels.phases
    now = scene.round() if in_combat else scene.phase()
    between, ends = (6, 26) if in_combat else (10, 44)
    widths = [width(name, 15) + ends for name in names]
    at = x + max(0.0, (room - sum(widths) - between * (len(names) - 1)) / 2)
    drawn = []
    for place, (name, wide) in enumerate(zip(names, widths, strict=True)):
        look = "step is-now" if place == now else "step is-past" if place < now else "step"
        plate_ = tag("rect", width=wide, height=28, rx=14)
        text = tag("text", escape(name), x=wide / 2, y=19.5)
        drawn.append(group((plate_, text), class_=look, transform=shift(at, y + 3)))
        at += wide + between
    return group(drawn, class_="steps", data_focus="" if not in_combat and any_fighters(scene) else None, data_head="")


def any_fighters(scene: Scene) -> bool:
    """Tell whether anybody has a character in play: until then there is nothing to see between the sides."""
    return any(scene.view.characters(seat) for seat in range(len(scene.view.sides)))


def lanes(scene: Scene, x: float, y: float, room: float, high: float) -> list[str]:
    """Draw the duels side by side, with a sheet of what happens in each where there is room for it."""
    found = duels(scene)
    if not found:
        return []
    wide = min(room / len(found), LANE_CARD + LEDGER + 2 * BEHIND)
    left = x + (room - wide * len(found)) / 2
    # What a small screen shows of them: the duel in which somebody rolls, or the first.
    shown = next((place for place, duel in enumerate(found) if is_now(scene, duel)), 0)
    # Sheets first, then fighters: nobody walks into a duel behind the next one.
    sheets = [ground(scene, duel, left + n * wide, y, wide - 10, high, n == shown) for n, duel in enumerate(found)]
    drawn = (lane(scene, duel, left + place * wide, y, wide - 10, high) for place, duel in enumerate(found))
    return [*sheets, *chain.from_iterable(drawn)]


def ground(scene: Scene, duel: Duel, x: float, y: float, wide: float, high: float, is_shown: bool) -> str:
    """Draw what a duel lies on."""
    look = "lane is-now" if is_now(scene, duel) else "lane"
    return tag("rect", class_=look, x=x, y=y, width=wide, height=high, rx=10, data_focus="" if is_shown else None)


def lane(scene: Scene, duel: Duel, x: float, y: float, wide: float, high: float) -> list[str]:
    """Draw one duel: the foe above, one's own below, swords between them, supporters behind."""
    card = min(LANE_CARD, wide - 16)
    tall = card * 134 / 96
    shift_in = BEHIND if duel.behind_above or duel.behind_below else 0.0
    at = x + 8 + (shift_in if wide > card + shift_in + 16 else 0)
    top, bottom = y + 24, y + high - tall - 6
    parts = []
    paired = duel.below != NONE and scene.view.fighter(duel.below).foe != NONE
    if paired:
        middle = at + card / 2
        parts.append(tag("path", class_="bond", d=f"M{num(middle)} {num(top + tall)}V{num(bottom)}"))
    for slot, backing, level in ((duel.above, duel.behind_above, top), (duel.below, duel.behind_below, bottom)):
        parts += backers(scene, backing, at, level, card, tall)
        if slot != NONE:
            parts.append(fighter(scene, slot, at, level, card))
            parts += beside(scene, slot, at + card + 10, level, wide - (at - x) - card - 18, tall)
    if paired:
        parts.append(badge("eb-duel", at + card / 2, top + tall + 4))
    return parts


def backers(scene: Scene, slots: tuple[int, ...], x: float, y: float, card: float, tall: float) -> list[str]:
    """Draw supporters behind the one they support, joined to it by a link."""
    drawn = []
    for place, slot in enumerate(reversed(slots)):
        aside_by = BEHIND * (len(slots) - place) / len(slots)
        drawn.append(fighter(scene, slot, x - aside_by, y, card))
    return [*drawn, badge("eb-support", x - BEHIND / 2, y + tall * 0.52)] if slots else []


def badge(symbol: str, x: float, y: float) -> str:
    """Draw a symbol on a disc between two cards."""
    return group((tag("circle", r=15), icon(symbol, 20)), class_="bond-badge", transform=shift(x, y))


def is_now(scene: Scene, duel: Duel) -> bool:
    """Tell whether the roll at hand belongs to a duel."""
    rolling = scene.view.roll_at.fighter
    return rolling != NONE and rolling in (duel.above, duel.below, *duel.behind_above, *duel.behind_below)


def beside(scene: Scene, slot: int, x: float, y: float, wide: float, high: float) -> list[str]:
    """Draw beside a fighter what happens to it: a sheet, or where lanes are narrow its rolls alone."""
    if wide >= LEAST:
        return [ledger(scene, slot, x, y, wide, high)]
    rolls = [thrown for stat in range(len(STATS)) if (thrown := thrown_by(scene, slot, stat))]
    if wide < NARROW or not rolls:
        return []
    sheet = tag("rect", class_="ledger", width=wide, height=ROLL_HIGH * len(rolls) + 4, rx=7)
    drawn = [group((short_roll(scene, one, wide),), transform=shift(0, ROLL_HIGH * n)) for n, one in enumerate(rolls)]
    return [group((sheet, *drawn), transform=shift(x, y))]


def short_roll(scene: Scene, thrown: Thrown, wide: float) -> str:
    """Draw a roll in little room: its total, and below it the string with the numbers that were met."""
    view, room = scene.view, wide - 10
    high = min(20.0, 20 * room / plate_width(thrown.stat, thrown.numbers, 20))
    met = [count([number], thrown.total(), view.house.exact) > 0 for number in thrown.numbers]
    at_hand = (view.roll_at.fighter, view.roll_at.stat) == (thrown.fighter, thrown.stat)
    parts = [tag("rect", class_="ledger-roll", x=2, y=2, width=wide - 4, height=ROLL_HIGH, rx=5)] if at_hand else []
    parts.append(icon(STAT_ICONS[thrown.stat], 15, 13, 13, "ledger-icon"))
    parts.append(tag("text", str(thrown.total()), class_="ledger-total", x=wide - 6, y=19))
    right = wide - 5 - plate_width(thrown.stat, thrown.numbers, high)
    return "".join([*parts, plate(thrown.stat, thrown.numbers, right, 24, high, 0, met)])


def ledger(scene: Scene, slot: int, x: float, y: float, wide: float, high: float) -> str:
    """Draw what happens to a fighter: its rolls of this round or the last, strings, strikes and wounds to come."""
    view = scene.view
    one = view.fighter(slot)
    lines = [string_line(scene, slot, stat, wide) for stat in stats_shown(scene, slot)]
    told = [(scene.labels.strikes, one.hits + one.piercing), (scene.labels.pending, one.pending)]
    room = wide - 12
    lines += [label(shortened(text.format(count), room, 13), 8, 15, "ledger-line") for text, count in told if count]
    name = label(shortened(scene.speaker.fighter(view, slot), wide - 16, 14), 8, 18, "ledger-name")
    drawn = [group((line,), transform=shift(0, 26 + 26 * place)) for place, line in enumerate(lines)]
    return group((tag("rect", class_="ledger", width=wide, height=high, rx=7), name, *drawn), transform=shift(x, y))


def stats_shown(scene: Scene, slot: int) -> list[int]:
    """Return the strings that a sheet shows: those that were rolled, and those that count in this round."""
    combat = scene.view.combat
    now = (HIT, ARMOUR, BLOCK) if combat is not None and combat.phase >= FIRST else (RANGED, ARMOUR)
    return [
        stat
        for stat in (RANGED, HIT, ARMOUR, BLOCK)
        if thrown_by(scene, slot, stat) or (stat in now and string_of(scene.view, slot, stat))
    ]


def thrown_by(scene: Scene, slot: int, stat: int) -> Thrown | None:
    """Return the last roll of a fighter with one of its strings, in this round or the one before."""
    combat = scene.view.combat
    found = [] if combat is None else [roll for roll in combat.rolls if (roll.fighter, roll.stat) == (slot, stat)]
    return found[-1] if found else None


def string_line(scene: Scene, slot: int, stat: int, wide: float) -> str:
    """Draw a string of a fighter with its modifier; once it was rolled, dice, total and the numbers that were met."""
    view = scene.view
    thrown = thrown_by(scene, slot, stat)
    numbers = string_of(view, slot, stat) if thrown is None else thrown.numbers
    modifier = scene.modifiers(slot)[stat] if thrown is None else thrown.modifier
    is_now = (view.roll_at.fighter, view.roll_at.stat) == (slot, stat)
    parts = [tag("rect", class_="ledger-roll", x=3, y=-2, width=wide - 6, height=26, rx=5)] if is_now else []
    parts.append(icon(STAT_ICONS[stat], 17, 16, 11, "ledger-icon"))
    right = wide - 8 - plate_width(stat, numbers, 20)
    change = scene.lexicon.language.signed(modifier) if modifier else ""
    if thrown is None:
        parts += [tag("text", change, class_="ledger-mod", x=right - 6, y=16)] if change else []
        return "".join([*parts, plate(stat, numbers, right, 1, 20)])
    if wide >= DICE_ROOM:
        parts += [icon(f"die-{face}", 17, 37 + 19 * place, 11, "ledger-icon") for place, face in enumerate(thrown.dice)]
        parts += [tag("text", change, class_="ledger-mod", x=84, y=16)] if change else []
    parts.append(tag("text", str(thrown.total()), class_="ledger-total", x=right - 6, y=17))
    met = [count([number], thrown.total(), view.house.exact) > 0 for number in numbers]
    return "".join([*parts, plate(stat, numbers, right, 1, 20, 0, met)])
