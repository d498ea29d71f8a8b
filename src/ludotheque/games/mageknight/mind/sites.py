"""What places are worth to a bot: where to trade; keeps, towers, dens and cities to take from their `garrisons`."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import HARM, challenge_worth, garrison_worth
from ludotheque.games.mageknight.mind.garrisons import garrison_of
from ludotheque.games.mageknight.mind.goods import TROOPS
from ludotheque.games.mageknight.mind.outlook import MOST, SERVICE, Kit, Wants, bill, needs
from ludotheque.games.mageknight.rules.heroes.units import has_room
from ludotheque.games.mageknight.rules.land.map import is_occupied, is_rampaging
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import INFLUENCE
from ludotheque.games.mageknight.rules.traits import (
    CITY,
    DUNGEON,
    GLADE,
    KEEP,
    MAGE_TOWER,
    MINE,
    MONASTERY,
    MONSTER_DEN,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
)
from ludotheque.games.mageknight.rules.turn.interaction import LESSON, SPELL_PRICE, healing_price, would_deal

# What an advanced action learned at a monastery, and a spell, are worth at once and for each round to come.
TEACHING: Final = 1.25
TAUGHT: Final = 0.32
SPELLCRAFT: Final = 2.0
# What a unit is worth that must make room for another one.
VETERAN: Final = 0.6
# What a space gives at the end of a turn: a crystal, relief from a Wound.
LODE: Final = 0.9
RELIEF: Final = 2.5

WALLED: Final = (KEEP, MAGE_TOWER, CITY)
INSIDE: Final = (MONASTERY, DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS, RUINS, MINE)


def rest_worth(s: MageKnight, seat: int, space: int) -> float:
    """Return what it brings to end a turn on a space."""
    site = s.layout.site[space]
    player = s.players[seat]
    if site == MINE and s.layout.colour[space] >= 0 and player.crystals[s.layout.colour[space]] < 3:
        return LODE
    if site == GLADE and (WOUND in player.hand or WOUND in player.discard):
        return RELIEF
    return 0.0


def action_worth(kit: Kit, clock: Clock, space: int, taken: int) -> float:
    """Return what the best action on a space brings with what is left in hand."""
    s = kit.s
    seat = kit.seat
    if is_occupied(s, space, seat):
        return 0.0
    best = 0.0
    for other in s.layout.near[space]:
        if is_rampaging(s, other):
            best = max(best, challenge_worth(kit, s.spots[other].tokens[0], taken))
    site = s.layout.site[space]
    if site in INSIDE:
        best = max(best, conquest_worth(kit, clock, space, taken))
    if would_deal(s, seat, space):
        reputation = s.box.reputation[s.players[seat].reputation + 7]
        best = max(best, trade_worth(kit, clock, space, taken, s.effort(seat).influence + reputation))
    return best


def conquest_worth(kit: Kit, clock: Clock, space: int, taken: int) -> float:
    """Return what it brings to fight for a site with what is left in hand."""
    garrison = garrison_of(kit.s, kit.seat, clock, space)
    return 0.0 if garrison is None else garrison_worth(kit, garrison, taken)


def trade_worth(kit: Kit, clock: Clock, space: int, taken: int, influence: int) -> float:
    """Return what the best purchase on a space brings."""
    s = kit.s
    seat = kit.seat
    points = bill(kit.means(Wants(INFLUENCE)), MOST, taken)
    player = s.players[seat]
    site = s.layout.site[space]
    best = 0.0
    for kind in s.unit_offer:
        unit = s.box.units[kind]
        if s.house.scenario.has_recruits(unit.sites, site):
            best = max(best, unit_worth(s, seat, clock, kind) - needs(points, unit.cost - influence))
    if site in (VILLAGE, MONASTERY) and WOUND in player.hand:
        best = max(best, HARM - needs(points, healing_price(site) - influence))
    if site == MONASTERY and s.lessons:
        best = max(best, TEACHING + TAUGHT * clock.span - needs(points, LESSON - influence))
    if site == MAGE_TOWER and s.spell_offer:
        best = max(best, SPELLCRAFT + TAUGHT * clock.span - needs(points, SPELL_PRICE - influence))
    return best


def unit_worth(s: MageKnight, seat: int, clock: Clock, kind: int) -> float:
    """Return what a unit is worth to whoever recruits it; without room for it the least of the others must go."""
    level = s.box.units[kind].level
    worth = level + SERVICE * min(1.0, clock.turns) + TROOPS[level] * clock.rounds
    player = s.players[seat]
    if has_room(s, player):
        return worth
    least = 99.0
    for unit in player.units:
        level = s.box.units[unit.kind].level
        least = min(least, level + (TROOPS[level] * clock.rounds) * (VETERAN if unit.wounds else 1.0))
    return worth - least
