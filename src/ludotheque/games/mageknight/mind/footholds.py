"""Plans that only lead up to walls: they look like little, and trials tell what the next turn makes of it."""

from __future__ import annotations

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.garrisons import garrison_of
from ludotheque.games.mageknight.mind.marches import Ground, halts, is_marching
from ludotheque.games.mageknight.mind.plans import STOP, Goal, Plan, Planner, lead_of
from ludotheque.games.mageknight.mind.sites import WALLED
from ludotheque.games.mageknight.rules.land.map import is_safe
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.turn import Opening
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting


def footholds(s: MageKnight, seat: int, width: int) -> list[Plan]:
    """Return the cheapest way to stand beside each keep, tower and city that is held against a seat, the best first."""
    line: list[Option] = []
    if isinstance(waiting(s)[0], Opening):
        line = waiting(s)[0].options(s)[:1]
        s = s.copy()
        answer(s, waiting(s)[0], line[0])
    if not is_marching(s, seat):
        return []
    walls = held(s, seat)
    here = s.players[seat].space
    planner = Planner(s, seat, width, True)
    found = halts(s, seat, width) if walls else []
    grounds: dict[int, Ground] = {}
    best: dict[int, Goal] = {}
    for halt in found:
        for goal in planner.aims(halt, planner.ground(halt, found, grounds)):
            for wall in walls if goal.kind == STOP and is_safe(s, seat, goal.space) else []:
                is_new = goal.space in s.layout.near[wall] and here not in s.layout.near[wall]
                if is_new and (wall not in best or halt.spent < best[wall].halt.spent):
                    best[wall] = goal
    for goal in best.values():
        planner.aim = goal.aim()
        planner.follow(goal, line)
    return sorted(planner.by_aim.values(), key=lead_of, reverse=True)


def held(s: MageKnight, seat: int) -> list[int]:
    """Return the fortified sites that could be stormed."""
    clock = Clock(s, seat)
    found: list[int] = []
    for space, site in enumerate(s.layout.site):
        if site in WALLED:
            garrison = garrison_of(s, seat, clock, space)
            if garrison is not None and garrison.kinds:
                found.append(space)
    return found
