"""What a hero has, in points: what counts at the end, and what goods, rewards and a name promise until then."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.garrisons import breaches_worth, reward_worth
from ludotheque.games.mageknight.mind.goods import goods_worth, repute_worth
from ludotheque.games.mageknight.rules.scenarios.scoring import achievements
from ludotheque.games.mageknight.rules.state import MageKnight

# An artifact to choose at the end of the turn.
TREASURE: Final = 3.0


def possessions(s: MageKnight, seat: int) -> float:
    """Return what a player has, wherever the hero stands and whatever is still to be done this turn."""
    if s.finished:
        return float(s.house.scenario.score(s, seat))
    player = s.players[seat]
    clock = Clock(s, seat)
    total = player.fame + sum(achievements(s, seat)) + bonus(s, seat) + s.house.scenario.promise(s, seat)
    total += repute_worth(s, player, clock) + goods_worth(s, player, clock)
    total += breaches_worth(s)
    effort = player.effort
    if effort.acting:
        total += reward_worth(effort.rewards, clock) + TREASURE * effort.artifacts
    return total


def bonus(s: MageKnight, seat: int) -> int:
    """Return what scenario and speed add to fame and achievements."""
    if s.house.scenario.is_search and not s.house.scenario.is_goal_reached(s):
        return 0
    parts = s.house.scenario.own_parts(s, seat)
    if s.house.company.rewards_speed and s.dummy is not None:
        parts = parts + s.house.company.speed_parts(s)
    return sum([part.points for part in parts])
