"""What things are worth to bots, in victory points: points themselves, dice, markers, sites, cards, fighters."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind.muster import Muster
from ludotheque.games.ebbland.rules.combat.aftermath import FIRST_SACK, LATER_SACK
from ludotheque.games.ebbland.rules.piles import is_in_play
from ludotheque.games.ebbland.rules.state import GOAL, Ebbland, Side
from ludotheque.games.ebbland.rules.terms import (
    CHARACTER,
    INSTANT,
    LOGISTICS,
    NONE,
    SITES_EACH,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.turn import Resources

# A won game, and how much more a point is worth the more one has.
WON: Final = 20.0
NEARER: Final = 0.05
# Points that a COM, a LOG, a marker and an unsacked site of one's own are worth.
COMMAND: Final = 0.12
SUPPLY: Final = 0.08
MARKER: Final = 0.2
SITE: Final = 0.5
# What both dice are worth on average once they are rolled, and how much of what they show counts before that.
ROLLED: Final = 3.5 * (COMMAND + SUPPLY)
LEFT_OVER: Final = 0.3
# What the strength of a fighter in play is worth, and how much less each further one.
FIGHTER: Final = 0.4
CROWD: Final = 0.04
# What cards in hand are worth by their kinds; those that nobody can use now, the rest, and one still to be drawn.
IN_HAND: Final = {CHARACTER: 0.14, WEAPON: 0.1, TALENT: 0.1, LOGISTICS: 0.35, INSTANT: 0.16, VICTORY: 0.2}
IDLE: Final = 0.02
OTHER: Final = 0.1
DRAWN: Final = 0.15
# How much less each further card of a kind counts, and the least; kinds of cards, and what is unknown.
AGAIN: Final = 0.15
SURPLUS: Final = 0.1
KINDS: Final = 12
BY_KIND: Final = [IN_HAND.get(kind, OTHER) for kind in range(KINDS)]
# With so few cards left in all Stocks the end is near: what one has counts less then, and to lead counts more.
EBB: Final = 12
LEAST: Final = 0.4
LEAD: Final = 3.0


def points(total: float) -> float:
    """Return what victory points are worth; between two whole numbers it is a matter of luck."""
    if total >= GOAL:
        return GOAL + WON
    low = int(max(0.0, total))
    share = max(0.0, total) - low
    here = low + NEARER * low * low
    above = low + 1 + NEARER * (low + 1) * (low + 1) if low + 1 < GOAL else GOAL + WON
    return here + share * (above - here)


def prize(s: Ebbland, attacker: int) -> float:
    """Return the points that a seat gets for its next sack."""
    return float(LATER_SACK if s.sides[attacker].sacks else FIRST_SACK)


def flood(s: Ebbland) -> float:
    """Return how far the end of the game is: 1 as long as the Stocks are well filled, 0 once all are empty (B-56)."""
    left = 0
    for side in s.sides:
        left += len(side.stock)
    return min(1.0, left / EBB)


def assets(s: Ebbland, seat: int, fighters: list[Muster]) -> float:
    """Return what dice, markers, sites, cards and fighters of a seat are worth."""
    side = s.sides[seat]
    total = dice_worth(s, seat, side) + MARKER * side.markers + SITE * side.sacked.count(False)
    total += hand_worth(s, side) + army_worth(fighters)
    return keeps(s) * total


def hand_worth(s: Ebbland, side: Side) -> float:
    """Return what a hand is worth: of many cards of a kind not all will be played."""
    total = 0.0
    counts = [0] * KINDS
    for card in side.hand:
        kind = s.box.cards[card].kind if card >= 0 else KINDS - 1
        total += card_worth(s, side, card) * max(SURPLUS, 1.0 - AGAIN * counts[kind])
        counts[kind] += 1
    return total


def army_worth(fighters: list[Muster]) -> float:
    """Return what fighters in play are worth: the fifth is less needed than the first."""
    order: list[Muster] = []
    for fighter in fighters:
        place = len(order)
        while place > 0 and order[place - 1].strength < fighter.strength:
            place -= 1
        order.insert(place, fighter)
    total = 0.0
    weight = FIGHTER
    for fighter in order:
        total += weight * fighter.strength
        weight = max(FIGHTER / 4, weight - CROWD)
    return total


def dice_worth(s: Ebbland, seat: int, side: Side) -> float:
    """Return what COM and LOG are worth; what is left at the end of the turn can be rolled anew."""
    worth = COMMAND * side.com + SUPPLY * side.log
    # What is there counts now and for what can be done before the next roll.
    soon = LEFT_OVER * (worth - ROLLED)
    return soon + (max(worth, ROLLED) if s.active == seat and will_roll(s) else worth)


def will_roll(s: Ebbland) -> bool:
    """Tell whether the resource phase of this turn is still to come."""
    return any(isinstance(step, Resources) for step in s.agenda)


def card_worth(s: Ebbland, side: Side, card: int) -> float:
    """Return what a card in hand is worth, by its kind and by whether it can be of use."""
    if card < 0:
        return OTHER
    printed = s.box.cards[card]
    if printed.kind == CHARACTER:
        is_idle = printed.unique and is_in_play(s, card)
        return IDLE if is_idle else BY_KIND[CHARACTER] - 0.02 * max(0, printed.control - 4)
    if printed.kind == LOGISTICS:
        return BY_KIND[LOGISTICS] - 0.03 * printed.log if has_room(side) else IDLE
    return BY_KIND[printed.kind]


def has_room(side: Side) -> bool:
    """Tell whether a site could take logistics."""
    return any(not side.sacked[site] and side.logistics[site] == NONE for site in range(SITES_EACH))


def lead_worth(s: Ebbland, seat: int, total: float) -> float:
    """Return what it is worth to lead, or costs to be behind, when the Stocks run out (B-56)."""
    near = 1.0 - flood(s)
    if near <= 0.0:
        return 0.0
    best = 0.0
    for other, side in enumerate(s.sides):
        if other != seat:
            best = max(best, float(side.total()))
    return LEAD * near * max(-1.0, min(1.0, total - best))


def keeps(s: Ebbland) -> float:
    """Return how much of what one has counts, so far from the end."""
    return LEAST + (1.0 - LEAST) * flood(s)
