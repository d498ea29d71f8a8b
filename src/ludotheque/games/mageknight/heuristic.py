"""How good a position is, and which options are worth a look: for bots."""

from typing import Any

from ludotheque.games.mageknight.pieces import WOUND, Player
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.foes import attackers
from ludotheque.games.mageknight.steps.map import rampagers_near
from ludotheque.games.mageknight.steps.scoring import achievements
from ludotheque.kernel import Ask, Option

# What each verb is worth trying, other things being equal.
TASTES = {
    "explore": 3.0,
    "strike": 3.0,
    "block": 2.5,
    "recruit": 2.0,
    "interact": 0.8,
    "enter": 0.3,
    "challenge": 0.3,
    "learn": 1.0,
    "mend": 1.5,
    "move": 0.6,
    "basic": 0.4,
    "strong": 0.5,
    "activate": 0.5,
    "skill": 0.6,
    "sideways": 0.1,
    "rest": -1.0,
    "end": -0.5,
    "next": -0.3,
    "announce": -0.5,
    "burn": -1.5,
    "done": 0.5,
    "give": -0.2,
}


def value(s: MageKnight, seat: int) -> float:
    """Return the lead of a seat over the best other one, in points of the final score."""
    own = worth(s, seat)
    others = [worth(s, other) for other in range(len(s.players)) if other != seat]
    return own - (max(others) if others else 0.0)


def worth(s: MageKnight, seat: int) -> float:
    """Return what a player has and is about to have, in points."""
    player = s.players[seat]
    total = player.fame + sum(achievements(s, seat)) + 0.3 * player.reputation + cards_worth(player)
    total += 0.6 * sum(player.crystals) + 2.0 * len(player.skills)
    total += sum(0.8 if unit.ready and not unit.wounds else 0.3 for unit in player.units)
    if s.turn.seat == seat:
        total += turn_worth(s, seat)
    return float(total)


def cards_worth(player: Player) -> float:
    """Return what cards in hand promise; Wounds there hurt more than elsewhere."""
    wounds = player.hand.count(WOUND)
    return 0.35 * (len(player.hand) - wounds) - 0.8 * wounds


def turn_worth(s: MageKnight, seat: int) -> float:
    """Return what points in play promise, and what an open fight still threatens."""
    turn = s.turn
    total = 0.16 * turn.move + 0.2 * turn.influence + 0.3 * turn.heal + 0.15 * sum(turn.tokens)
    total += 0.3 * sum(blow.amount for blow in turn.blows)
    combat = s.combat
    if combat is not None:
        total -= 0.5 * sum(s.kind(foe).attack for foe in attackers(s))
        total += 0.3 * sum(s.kind(foe).fame for foe in combat.foes)
    elif s.players[seat].space >= 0 and not turn.done:
        total -= 0.2 * len(rampagers_near(s, s.players[seat].space))
        total += 0.25 * reach(s, seat)
    return total


def reach(s: MageKnight, seat: int) -> float:
    """Return how far from the portal a hero has come: the unknown lies there."""
    space = s.players[seat].space
    q, r = s.layout.q[space], s.layout.r[space]
    return max(abs(q), abs(r), abs(q + r)) / 2


def taste(s: MageKnight, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first."""
    return TASTES.get(option.verb, 0.0)
