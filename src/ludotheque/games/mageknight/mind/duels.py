"""Duels: what an attack on another hero may bring, what a block saves, what it costs to spend a turn on it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.fights import HARM, SURE, fame_worth
from ludotheque.games.mageknight.mind.outlook import FIGHT, MOST, NEVER, SERVICE, Wants, bill, means, needs
from ludotheque.games.mageknight.rules.combat.elements import stops
from ludotheque.games.mageknight.rules.duel.facing import (
    attack_elements,
    attack_points,
    damage_left,
    duel_of,
    has_rampart,
    is_swift,
)
from ludotheque.games.mageknight.rules.duel.outcome import prize, refuges
from ludotheque.games.mageknight.rules.duel.spoils import PRICE_OF_ARTIFACT, PlaceDamage, loot
from ludotheque.games.mageknight.rules.duel.targets import can_be_hit, price_of_wound
from ludotheque.games.mageknight.rules.fight import Duel
from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ATTACK, BLOCK, COLDFIRE, PHYSICAL, RANGED, SIEGE

# What a turn is worth that is spent on a duel or an assault where one stands.
TURN: Final = 3.0
# What it is worth that a rival loses an artifact and oneself has it; that a rival must go, and out of its keep.
LOOT: Final = 4.5
FIELD: Final = 1.0
KEEP: Final = 4.0
# An attack to come meets so much block for each card that the other one holds.
GUARD: Final = 0.7


def duel_worth(s: MageKnight, seat: int, thrift: float) -> float:
    """Return what a duel that is on still brings a hero: as attacker, as blocker, or before it comes to blows."""
    duel = duel_of(s)
    assert duel is not None
    if seat not in (duel.aggressor, duel.defender):
        return 0.0
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, PlaceDamage):
        return spoils_worth(s, seat, top.damage, top.elements) if top.seat == seat else 0.0
    if duel.attacker == seat:
        return attack_worth(s, seat, thrift, 0)
    if duel.attacker == NOBODY or not attack_points(s):
        cards = len(s.players[duel.rival(seat)].hand)
        return attack_worth(s, seat, thrift, int(GUARD * cards)) if seat == duel.aggressor else 0.0
    return block_worth(s, seat, thrift)


def attack_worth(s: MageKnight, seat: int, thrift: float, guard: int) -> float:
    """Return what the best attack brings that can be made of what is laid ready and what is at hand."""
    duel = duel_of(s)
    assert duel is not None
    mine = duel.attacker == seat
    laid = damage_left(s) if mine else 0
    elements = attack_elements(s) | 1 << PHYSICAL if mine else 1 << PHYSICAL
    kind = ATTACK if duel.melee or not mine else SIEGE if has_rampart(s, seat) else RANGED
    more = bill(means(s, seat, Wants(FIGHT + kind, PHYSICAL, 0), thrift), MOST)
    best = SURE * spoils_worth(s, seat, laid, elements)
    for points in range(1, MOST + 1):
        cost = needs(more, points)
        if cost < NEVER:
            best = max(best, SURE * spoils_worth(s, seat, laid + points - guard, elements) - cost)
    return best


def block_worth(s: MageKnight, seat: int, thrift: float) -> float:
    """Return what the best further block saves."""
    duel = duel_of(s)
    assert duel is not None
    elements = attack_elements(s)
    damage = damage_left(s)
    lost = spoils_worth(s, duel.attacker, damage, elements)
    each = 2 if is_swift(s) else 1
    guards = bill(means(s, seat, Wants(FIGHT + BLOCK, weakest(elements)), thrift), each * damage)
    best = 0.0
    for points in range(1, damage + 1):
        cost = needs(guards, each * points)
        if cost < NEVER:
            best = max(best, lost - spoils_worth(s, duel.attacker, damage - points, elements) - cost)
    return best


def weakest(elements: int) -> int:
    """Return the element of an attack against which most blocks are good."""
    found = PHYSICAL
    most = -1
    for element in range(COLDFIRE + 1):
        if elements >> element & 1:
            good = sum([1 for block in range(COLDFIRE + 1) if stops(block, element)])
            if good > most:
                found = element
                most = good
    return found


def spoils_worth(s: MageKnight, seat: int, damage: int, elements: int) -> float:
    """Return what damage buys a hero: the best of wounding only, and pushing the other one out with the rest."""
    if damage <= 0:
        return 0.0
    duel = duel_of(s)
    assert duel is not None
    rival = duel.rival(seat)
    best = hurt_worth(s, seat, rival, damage, elements)
    if duel.melee:
        won = victory_worth(s, duel, seat, rival)
        prices = [s.price(s.layout.terrain[space]) for space in refuges(s, rival)]
        if prices and min(prices) <= damage:
            best = max(best, won + hurt_worth(s, seat, rival, damage - min(prices), elements))
    return best


def victory_worth(s: MageKnight, duel: Duel, seat: int, rival: int) -> float:
    """Return what it brings to push the other hero out."""
    won = FIELD + fame_worth(s, seat, prize(s, seat, rival))
    combat = s.combat
    assert combat is not None
    if seat == duel.aggressor and s.spots[combat.space].shield == rival:
        won += KEEP
    return won


def hurt_worth(s: MageKnight, seat: int, rival: int, damage: int, elements: int) -> float:
    """Return what damage does to the other hero, dearest things first for what they cost."""
    duel = duel_of(s)
    assert duel is not None
    total = 0.0
    if duel.melee:
        for _ in loot(s, s.players[rival]):
            if damage >= PRICE_OF_ARTIFACT:
                damage -= PRICE_OF_ARTIFACT
                total += LOOT
    plate = armour(s, s.players[rival])
    for place in can_be_hit(s, rival):
        price = price_of_wound(s, rival, place, elements)
        worth = SERVICE + s.box.units[s.players[rival].units[place].kind].level
        if price <= damage and worth * plate > HARM * price:
            damage -= price
            total += worth
    return total + HARM * (damage // plate)
