"""How good a position is, and which options are worth a look: for bots."""

from typing import Any

from ludotheque.games.mageknight.pieces import NONE, WOUND, Player
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.exploration import positions_from
from ludotheque.games.mageknight.steps.foes import attackers
from ludotheque.games.mageknight.steps.map import entry, is_defended, rampagers_near
from ludotheque.games.mageknight.steps.scoring import achievements
from ludotheque.kernel import Ask, Option

# What each verb is worth trying, other things being equal.
TASTES = {
    "explore": 3.0,
    "strike": 3.0,
    "block": 2.5,
    "recruit": 2.0,
    "mend": 1.5,
    "learn": 1.0,
    "interact": 0.8,
    "move": 0.6,
    "skill": 0.6,
    "strong": 0.5,
    "activate": 0.5,
    "done": 0.5,
    "basic": 0.4,
    "enter": 0.3,
    "challenge": 0.3,
    "sideways": 0.1,
    "next": -0.3,
    "end": -0.5,
    "rest": -1.0,
    "burn": -1.5,
}
# How far a bot looks for land to explore, and what each step towards it is worth.
SIGHT = 9
STEP = 0.9
# What a round that is over costs: time is short.
ROUND = 6.0
# Move points beyond these are hardly of use.
STRIDE = 5
# What finding the city is worth to those who only look for it, and each tile on the way.
CITY_FOUND = 12.0
TILE = 2.0


def value(s: MageKnight, seat: int) -> float:
    """Return the lead of a seat over the best other one, in points of the final score."""
    own = worth(s, seat)
    others = [worth(s, other) for other in range(len(s.players)) if other != seat]
    return own - (max(others) if others else 0.0)


def worth(s: MageKnight, seat: int) -> float:
    """Return what a player has and is about to have, in points."""
    player = s.players[seat]
    total = player.fame + sum(achievements(s, seat)) + 0.3 * player.reputation + cards_worth(player)
    total += 0.6 * sum(player.crystals) + 2.0 * len(player.skills) + 3.0 * player.level
    total += sum(0.8 if unit.ready and not unit.wounds else 0.3 for unit in player.units)
    total += TILE * len(s.layout.tiles) + (CITY_FOUND if s.house.closed_city and s.cities else 0.0)
    total -= ROUND * s.round
    if s.turn.seat == seat:
        total += turn_worth(s, seat)
    return float(total - STEP * to_frontier(s, seat))


def cards_worth(player: Player) -> float:
    """Return what cards in hand promise; Wounds there hurt more than elsewhere."""
    wounds = player.hand.count(WOUND)
    return 0.35 * (len(player.hand) - wounds) - 0.8 * wounds


def turn_worth(s: MageKnight, seat: int) -> float:
    """Return what points in play promise, and what an open fight still threatens."""
    turn = s.turn
    stride = min(turn.move, STRIDE)
    total = (
        0.2 * stride + 0.02 * (turn.move - stride) + 0.2 * turn.influence + 0.3 * turn.heal + 0.15 * sum(turn.tokens)
    )
    total += 0.3 * sum(blow.amount for blow in turn.blows)
    combat = s.combat
    if combat is not None:
        total -= 0.5 * sum(s.kind(foe).attack for foe in attackers(s))
        total += 0.3 * sum(s.kind(foe).fame for foe in combat.foes)
    elif s.players[seat].space != NONE and not turn.done:
        total -= 0.1 * len(rampagers_near(s, s.players[seat].space))
    return total


def to_frontier(s: MageKnight, seat: int) -> int:
    """Return how many steps lie between a hero and the nearest space from which land can be explored."""
    start = max(0, s.players[seat].space)
    if not s.layout.q or (s.house.closed_city and s.cities):
        return 0
    seen = {start}
    edge = [start]
    for far in range(SIGHT):
        if any(positions_from(s, space) for space in edge):
            return far
        near = {other for space in edge for other in s.layout.near[space]} - seen
        edge = [space for space in near if entry(s, seat, space) >= 0 and not is_defended(s, space, seat)]
        seen |= near
    return SIGHT


def taste(s: MageKnight, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first."""
    return TASTES.get(option.verb, 0.0)
