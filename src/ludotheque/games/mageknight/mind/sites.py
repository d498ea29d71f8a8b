"""What places are worth to a bot: villages and monasteries to trade at, rampaging enemies and garrisons to fight."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import HARM, challenge_worth
from ludotheque.games.mageknight.mind.outlook import MOST, NEVER, SERVICE, Wants, bill, means, needs
from ludotheque.games.mageknight.rules.heroes.units import has_room
from ludotheque.games.mageknight.rules.land.map import is_rampaging
from ludotheque.games.mageknight.rules.pieces import NOBODY, WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import INFLUENCE
from ludotheque.games.mageknight.rules.traits import MONASTERY, VILLAGE
from ludotheque.games.mageknight.rules.turn.interaction import LESSON, healing_price

# What a keep, a mage tower or any other place is worth that is fought for, beyond the fame of its enemies. It counts
# once the fight is on: plans for a walk lead to villages, monasteries and rampaging enemies only.
CONQUEST: Final = 5.0
# What an advanced action learned at a monastery is worth.
TEACHING: Final = 2.5


def stops(s: MageKnight, gains: list[float]) -> list[int]:
    """Return the spaces in reach that are best to act on: for each rampaging enemy one, and all places to trade."""
    found: list[int] = []
    for space, gain in enumerate(gains):
        if is_rampaging(s, space):
            near = s.layout.near[space]
            best = near[0]
            for other in near:
                if gains[other] > gains[best]:
                    best = other
            if gains[best] > -NEVER and best not in found:
                found.append(best)
        elif gain > -NEVER and s.layout.site[space] in (VILLAGE, MONASTERY) and space not in found:
            found.append(space)
    return found


def action_worth(s: MageKnight, seat: int, clock: Clock, space: int, taken: int) -> float:
    """Return what the best action on a space brings with what is left in hand."""
    best = 0.0
    for other in s.layout.near[space]:
        if is_rampaging(s, other):
            best = max(best, challenge_worth(s, seat, s.spots[other].tokens[0], clock.thrift, taken))
    site = s.layout.site[space]
    if site in (VILLAGE, MONASTERY):
        reputation = s.box.reputation[s.players[seat].reputation + 7]
        best = max(best, trade_worth(s, seat, clock, space, taken, s.effort(seat).influence + reputation))
    return best


def trade_worth(s: MageKnight, seat: int, clock: Clock, space: int, taken: int, influence: int) -> float:
    """Return what the best purchase on a space brings."""
    points = bill(means(s, seat, Wants(INFLUENCE), clock.thrift), MOST, taken)
    player = s.players[seat]
    site = s.layout.site[space]
    best = 0.0
    if has_room(s, player):
        for kind in s.unit_offer:
            unit = s.box.units[kind]
            if s.house.scenario.has_recruits(unit.sites, site):
                prize = unit.level + SERVICE + clock.zest * clock.rounds
                best = max(best, prize - needs(points, unit.cost - influence))
    if site in (VILLAGE, MONASTERY) and WOUND in player.hand:
        best = max(best, HARM - needs(points, healing_price(site) - influence))
    if site == MONASTERY and s.lessons and s.spots[space].shield == NOBODY:
        best = max(best, TEACHING - needs(points, LESSON - influence))
    return best
