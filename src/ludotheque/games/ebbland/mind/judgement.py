"""How good a position is, in victory points, for bots."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.combat.aftermath import FIRST_SACK, LATER_SACK
from ludotheque.games.ebbland.rules.combat.announcement import ATTACK
from ludotheque.games.ebbland.rules.effects.conditions import AFTER
from ludotheque.games.ebbland.rules.effects.standing import is_stunned, life_of, modifier_of, string_of
from ludotheque.games.ebbland.rules.state import GOAL, Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, HIT, NONE, RANGED

# How many of the 36 throws of 2D6 reach a number, from 2 to 12.
REACHED: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
# Points that a COM, a LOG, a card in hand, a marker and an unsacked site of one's own are worth, and a won game.
COMMAND: Final = 0.1
SUPPLY: Final = 0.07
CARD: Final = 0.08
MARKER: Final = 0.15
SITE: Final = 0.4
WON: Final = 20.0
# Of a fighter: each expected shot, strike, armour and block, each hit point, and everything together in points.
SHOT: Final = 0.9
STRIKE: Final = 1.0
STOPPED: Final = 0.7
LIFE: Final = 0.35
FIGHTER: Final = 0.35
# Cards beyond so many are hardly ever used.
FULL_HAND: Final = 9


def value(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in points."""
    best = -1000.0
    for other in range(len(s.sides)):
        if other != seat:
            best = max(best, hope(s, other))
    return hope(s, seat) - best


def hope(s: Ebbland, seat: int) -> float:
    """Return what a seat has and may make of it."""
    side = s.sides[seat]
    total = float(side.total())
    if s.winners:
        return total + (WON if seat in s.winners else 0.0)
    # The last points are worth more than the first: nobody counts beyond ten.
    total += 0.03 * total * total / GOAL
    total += COMMAND * side.com + SUPPLY * side.log + CARD * min(len(side.hand), FULL_HAND) + MARKER * side.markers
    total += SITE * side.sacked.count(False)
    for slot in s.characters(seat):
        total += FIGHTER * strength(s, slot)
    combat = s.combat
    return total if combat is None or combat.part(seat) < 0 else total + prospect(s, combat, seat)


def chance(number: int) -> float:
    """Return how likely 2D6 reach a number."""
    if number <= 2:
        return 1.0
    return REACHED[number] / 36.0 if number <= 12 else 0.0


def expected(s: Ebbland, slot: int, stat: int) -> float:
    """Return how many numbers of a string a fighter reaches on average."""
    numbers = string_of(s, slot, stat)
    if not numbers:
        return 0.0
    modifier = modifier_of(s, slot, stat)
    total = 0.0
    for number in numbers:
        total += chance(number - modifier)
    return total


def strength(s: Ebbland, slot: int) -> float:
    """Return how well a fighter fights and stands, with what it carries and its wounds."""
    stands = LIFE * max(0, life_of(s, slot) - s.fighter(slot).wounds)
    stands += STOPPED * (expected(s, slot, BLOCK) + expected(s, slot, ARMOUR))
    if is_stunned(s, slot):
        return stands
    return stands + STRIKE * expected(s, slot, HIT) + SHOT * expected(s, slot, RANGED)


def force(s: Ebbland, slots: list[int]) -> float:
    """Return the strength of several fighters together."""
    total = 0.0
    for slot in slots:
        total += strength(s, slot)
    return total


def odds(attack: float, defence: float) -> float:
    """Return how likely the attackers are the ones who are left."""
    if attack <= 0.0:
        return 0.0
    return attack * attack / (attack * attack + defence * defence)


def prize(s: Ebbland, combat: Combat) -> float:
    """Return what the sack of the target would bring."""
    if combat.target == NONE and combat.began[0]:
        return 0.0
    points = LATER_SACK if s.sides[combat.attacker].sacks else FIRST_SACK
    return float(points)


def prospect(s: Ebbland, combat: Combat, seat: int) -> float:
    """Return what the combat under way is likely to bring a seat, or to cost it."""
    if combat.phase >= AFTER:
        return 0.0
    own, others = s.pool(combat.attacker), s.pool(combat.defender)
    attack = force(s, own)
    defence = force(s, others)
    if not combat.began[0]:
        # The defence is not formed yet: whoever can be paid for may come, as long as the defender has not chosen.
        defence = max(defence, 0.6 * potential(s, combat.defender, 1))
    wins = odds(attack, defence)
    kills = 0.3 * min(attack, defence)
    if seat == combat.attacker:
        return wins * prize(s, combat) + kills * wins - 0.5 * kills * (1.0 - wins)
    return kills * (1.0 - wins) - 0.5 * kills * wins - wins * loss(s, combat)


def loss(s: Ebbland, combat: Combat) -> float:
    """Return what the defender would lose with the target."""
    side = s.sides[combat.defender]
    return SITE + (1.0 if combat.target >= 0 and side.logistics[combat.target] != NONE else 0.0)


def potential(s: Ebbland, seat: int, part: int) -> float:
    """Return the strength that a seat could pay for as attacker (0) or defender (1), the best value first."""
    side = s.sides[seat]
    com = side.com + side.log // 2
    figure = s.box.cards[side.leader].figures[ATTACK + part]
    ready = sorted([(-worth_its_price(s, slot, figure), slot) for slot in s.characters(seat)])
    total = 0.0
    for _, slot in ready:
        price = max(1, s.card_of(slot).control - figure)
        if price <= com:
            com -= price
            total += strength(s, slot)
    return total


def worth_its_price(s: Ebbland, slot: int, figure: int) -> float:
    """Return the strength of a fighter for each COM that it costs."""
    return strength(s, slot) / max(1, s.card_of(slot).control - figure)
