"""Plans for a turn: where to go with which cards, what to do there with the others, and what that comes to."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock, is_urgent
from ludotheque.games.mageknight.mind.garrisons import reward_worth
from ludotheque.games.mageknight.mind.journey import FAR, Terrain, views, ways_to_edge
from ludotheque.games.mageknight.mind.judgement import (
    BETWEEN,
    View,
    at_rest,
    forecast,
    is_searching,
    turn_number,
    turn_worth,
    view_of,
)
from ludotheque.games.mageknight.mind.marches import ACTIONS, WAYS, Ground, Halt, halts, is_marching, settled
from ludotheque.games.mageknight.mind.outlook import Kit
from ludotheque.games.mageknight.mind.possessions import possessions
from ludotheque.games.mageknight.mind.sites import INSIDE, WALLED, action_worth, conquest_worth, rest_worth
from ludotheque.games.mageknight.mind.skirmish import liked, skirmish
from ludotheque.games.mageknight.mind.solver import LOWEST, Solver, is_over
from ludotheque.games.mageknight.rules.land.exploration import PRICE
from ludotheque.games.mageknight.rules.land.map import entry, is_safe
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.interaction import would_deal
from ludotheque.games.mageknight.rules.turn.quiet import Quiet
from ludotheque.games.mageknight.rules.turn.turn import Opening
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

# No turn takes more answers.
LONG: Final = 80
# For each goal that is followed so many positions are looked at to fight or bargain well, and all together.
FIGHT_PAINS: Final = 60
ALL_PAINS: Final = 300
# What can be done after exploring counts so much.
EAGER: Final = 0.7
# What a tile that is turned up is worth, where goals are compared.
NEWS: Final = 4.0
# A plan that looks so much worse than the best one found is not followed; less will do where only the best one counts,
# for the way as for the fight at its end.
HOPELESS: Final = 6.0
BEATEN: Final = 2.0
LOST: Final = 1.5
# So many goals without a fight or a bargain are followed: to stop somewhere, to explore.
STOPS: Final = 3
EXPLORES: Final = 4
# How much of what a goal came to less than it looked like counts for others with its aim, and the most that counts.
DOUBT: Final = 0.7
WORST: Final = 12.0
# To storm a site past a rampaging enemy, who joins the fight.
PURSUIT: Final = 5.0
# To be driven back from an unsafe space.
UNSAFE: Final = 4.0
# To end a turn without having played anything costs a card.
FORFEIT: Final = 1.4
# A turn must bring so much, or the end of the round is announced instead.
IDLE: Final = 0.05
# What may be done at the end of a way.
STOP: Final = 0
EXPLORE: Final = 1
ACT: Final = 2
STORM: Final = 3


class Goal:
    """Something to do somewhere after some plays, and what it looks like."""

    __slots__ = ("gate", "ground", "halt", "kind", "look", "space")

    def __init__(self, halt: Halt, ground: Ground, space: int, kind: int, gate: int = NONE) -> None:
        self.halt = halt
        self.ground = ground
        self.space = space
        self.kind = kind
        # The space to go to: to storm a fortified site, one beside it.
        self.gate = space if gate == NONE else gate
        self.look = 0.0

    def aim(self) -> int:
        """Return a number for what is to be done where, whatever the way."""
        return self.space * 4 + self.kind


class Plan:
    """What a line of answers comes to."""

    __slots__ = ("lead", "line")

    def __init__(self, lead: float, line: list[Option]) -> None:
        self.lead = lead
        self.line = line


class Planner:
    """Looks for the best goals of a turn, and follows them to its end."""

    __slots__ = (
        *("aim", "best", "brief", "by_aim", "fine", "pains", "places", "root", "seat", "turn", "view"),
        "width",
    )

    def __init__(self, s: MageKnight, seat: int, width: int, brief: bool = False) -> None:
        self.root = s
        self.seat = seat
        self.width = width
        self.pains = ALL_PAINS * width
        # Only the best plan counts.
        self.brief = brief
        self.turn = turn_number(s)
        # What plans are worth less, while those are followed that bring nothing.
        self.fine = 0.0
        # The best plan found so far for each first answer.
        self.best: dict[Option, Plan] = {}
        # What is being followed, and the best plan found so far for each such aim.
        self.aim = NONE
        self.by_aim: dict[int, Plan] = {}
        # What it is worth to stand on a space, for those that were looked at.
        self.places: dict[int, float] = {}
        self.view: View | None = None

    def note(self, lead: float, line: list[Option]) -> None:
        """Keep a plan if it is the best one that begins like this."""
        lead -= self.fine
        if line and (self.aim not in self.by_aim or lead > self.by_aim[self.aim].lead):
            self.by_aim[self.aim] = Plan(lead, line)
        if line and (line[0] not in self.best or lead > self.best[line[0]].lead):
            self.best[line[0]] = Plan(lead, line)

    def top(self) -> float:
        """Return what the best plan comes to that was found so far."""
        return max([plan.lead for plan in self.best.values()], default=LOWEST)

    def march(self, s: MageKnight, line: list[Option]) -> None:
        """Find plans for a hero on its way."""
        found = halts(s, self.seat, self.width)
        self.pursue(Choice(self.goals(found), self.width), line)
        if all(space == s.players[self.seat].space for space in self.places):
            self.break_out(found, line)
        for option in waiting(s)[0].options(s):
            if option.verb == "end":
                self.note(self.lead(s), [*line, option])
            elif option.verb in ("rest", "recover"):
                twin = s.copy()
                answer(twin, waiting(twin)[0], option)
                # To rest without Wounds is to wait.
                self.fine = 0.0 if WOUND in s.players[self.seat].hand else FORFEIT
                self.settle(twin, [*line, option], WAYS)
                self.fine = 0.0

    def pursue(self, choice: Choice, line: list[Option]) -> None:
        """Follow the best-looking goals; those with an aim that came to less than it looked like look worse then."""
        while (goal := choice.next(self.top() - (BEATEN if self.brief else HOPELESS))) is not None:
            self.aim = goal.aim()
            before = self.by_aim.get(self.aim)
            self.by_aim.pop(self.aim, None)
            self.follow(goal, line)
            after = self.by_aim.get(self.aim)
            choice.learn(goal, LOWEST if after is None else after.lead)
            if before is not None and (after is None or before.lead > after.lead):
                self.by_aim[self.aim] = before
            self.aim = NONE

    def break_out(self, found: list[Halt], line: list[Option]) -> None:
        """Find plans for a hero who can go nowhere without a fight."""
        for halt in found[: self.width]:
            for option in waiting(halt.s)[0].options(halt.s):
                if option.verb == "move":
                    twin = halt.s.copy()
                    answer(twin, waiting(twin)[0], option)
                    self.settle(twin, [*line, *halt.line, option], WAYS)

    def goals(self, found: list[Halt]) -> list[Goal]:
        """Return what can be done this turn, the best-looking first."""
        grounds: dict[int, Ground] = {}
        by_aim: dict[int, list[Goal]] = {}
        for halt in found:
            ground = self.ground(halt, found, grounds)
            for goal in self.aims(halt, ground):
                by_aim.setdefault(goal.aim(), []).append(goal)
        goals: list[Goal] = []
        looks = Looks(self)
        for aims in by_aim.values():
            aims.sort(key=cost_of)
            for goal in aims[: self.width if aims[0].kind >= ACT else 2]:
                goal.look = looks.look(goal)
                goals.append(goal)
        goals.sort(key=look_of, reverse=True)
        return goals

    def ground(self, halt: Halt, found: list[Halt], grounds: dict[int, Ground]) -> Ground:
        """Return the land as it lies before a hero at a halt."""
        s = halt.s
        effort = s.effort(self.seat)
        key = hash((s.players[self.seat].space, len(effort.prices), tuple(effort.rules), len(s.spots)))
        known = grounds.get(key)
        if known is None:
            most = max([other.s.effort(self.seat).move for other in found])
            known = grounds[key] = Ground(s, self.seat, most)
        return known

    def aims(self, halt: Halt, ground: Ground) -> list[Goal]:
        """Return the goals for which the last play was needed."""
        s = halt.s
        move = s.effort(self.seat).move
        # A play that brings no move points may serve anywhere.
        before = halt.before if halt.before < move else -1
        counts = views(s) if is_searching(s) else []
        guarded = ground.terrain.guarded
        here = s.players[self.seat].space
        found: list[Goal] = []
        for space, far in enumerate(ground.away):
            site = s.layout.site[space]
            if far >= FAR:
                if site in WALLED:
                    found += self.storms(halt, ground, space, before)
                continue
            if counts and counts[space] and before < far + PRICE <= move:
                found.append(Goal(halt, ground, space, EXPLORE))
            if before < far <= move:
                if space != here or halt.line:
                    found.append(Goal(halt, ground, space, STOP))
                if guarded[space] or site in INSIDE or would_deal(s, self.seat, space):
                    found.append(Goal(halt, ground, space, ACT))
        return found

    def storms(self, halt: Halt, ground: Ground, space: int, before: int) -> list[Goal]:
        """Return the ways into a fortified site for which the last play was needed: the nearest, and past nobody."""
        s = halt.s
        toll = entry(s, self.seat, space)
        move = s.effort(self.seat).move
        best = [NONE, NONE]
        for near in s.layout.near[space] if toll >= 0 else []:
            far = ground.away[near]
            watched = 1 if ground.terrain.guarded[near] & ground.terrain.guarded[space] else 0
            if (
                far < FAR
                and before < far + toll <= move
                and (best[watched] == NONE or far < ground.away[best[watched]])
            ):
                best[watched] = near
        return [Goal(halt, ground, space, STORM, near) for near in best if near != NONE]

    def place(self, space: int) -> float:
        """Return what it is worth to stand on a space at the end of the turn."""
        known = self.places.get(space)
        if known is None:
            s = self.root
            if self.view is None:
                self.view = view_of(s, self.seat)
            known = self.view.worth(space) + rest_worth(s, self.seat, space)
            known -= 0.0 if is_safe(s, self.seat, space) else UNSAFE
            self.places[space] = known
        return known

    def follow(self, goal: Goal, line: list[Option]) -> None:
        """Go where a goal is, and see what comes of it."""
        s = goal.halt.s.copy()
        line = [*line, *goal.halt.line]
        for step in goal.ground.path(s, goal.gate):
            option = Option("move", "hex", step)
            if not is_marching(s, self.seat) or option not in waiting(s)[0].options(s):
                return
            answer(s, waiting(s)[0], option)
            line.append(option)
        if not is_marching(s, self.seat):
            return
        if goal.kind == STOP:
            self.note(self.lead(s), line)
            return
        for option in waiting(s)[0].options(s):
            if is_aim(goal, option):
                twin = s.copy()
                answer(twin, waiting(twin)[0], option)
                self.settle(twin, [*line, option], WAYS)

    def settle(self, s: MageKnight, line: list[Option], ways: int) -> None:
        """Go on to the end of the turn, as well as can be, and note what that comes to."""
        for _ in range(LONG):
            asks = waiting(s)
            if not asks or asks[0].seat != self.seat or turn_number(s) != self.turn or isinstance(asks[0], Quiet):
                break
            if is_marching(s, self.seat):
                self.note(self.ahead(s), line)
                return
            if isinstance(asks[0], BETWEEN) and s.combat is None:
                for end, more in settled(s, self.seat, line, ways):
                    self.settle(end, more, 1)
                return
            if not is_over(s, self.seat):
                more = self.solve(s)
                if not more:
                    return
            else:
                more = [liked(s, self.seat)]
            s = s.copy()
            for option in more:
                answer(s, waiting(s)[0], option)
            line = [*line, *more]
        self.note(self.lead(s), line)

    def solve(self, s: MageKnight) -> list[Option]:
        """Return how to fight the fight or strike the bargain that is on; nothing if it cannot be worth it."""
        share = self.pains if self.root.combat is not None else FIGHT_PAINS * self.width
        pains = max(1, min(self.pains, share))
        solver = Solver(self.seat, pains)
        least = self.top() - self.place(s.players[self.seat].space) - (LOST if self.brief else HOPELESS)
        end = solver.best(s, least, 0)
        self.pains -= pains - solver.left
        # What is not exact here is only known not to be good enough.
        line = end.line if end.exact else []
        if s.combat is None or solver.is_exact():
            return line
        return skirmish(s, self.seat, end.value if end.exact else LOWEST, line, self.brief)

    def lead(self, s: MageKnight) -> float:
        """Return what a turn comes to that ends like this."""
        if is_urgent(s) and not s.finished and s.spots:
            effort = s.effort(self.seat)
            return forecast(s, self.seat) + reward_worth(effort.rewards, Clock(s, self.seat)) - self.forfeit(s)
        if s.finished or not s.spots or turn_number(s) != self.turn:
            return at_rest(s, self.seat)
        space = s.players[self.seat].space
        safe = is_safe(s, self.seat, space)
        return at_rest(s, self.seat) + rest_worth(s, self.seat, space) - (0.0 if safe else UNSAFE) - self.forfeit(s)

    def forfeit(self, s: MageKnight) -> float:
        """Return what it costs to end a turn in which no card was played: one must be given up (MK-DRAW-02)."""
        effort = s.effort(self.seat)
        hand = s.players[self.seat].hand
        is_free = turn_number(s) != self.turn or effort.acted or effort.lifted or hand.count(WOUND) == len(hand)
        return 0.0 if is_free else FORFEIT

    def ahead(self, s: MageKnight) -> float:
        """Return what a turn looks like that goes on here, after something new was seen."""
        clock = Clock(s, self.seat)
        terrain = Terrain(s, self.seat)
        counts = views(s) if is_searching(s) else [0] * len(s.spots)
        away = ways_to_edge(s, terrain, counts)
        return self.lead(s) + EAGER * turn_worth(s, self.seat, clock, terrain, counts, away)


class Looks:
    """What goals look like before they are followed; what a halt leaves in hand is worked out once."""

    __slots__ = ("goods", "kits", "planner")

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.kits: dict[int, Kit] = {}
        self.goods: dict[int, float] = {}

    def look(self, goal: Goal) -> float:
        """Return what a goal looks like."""
        seat = self.planner.seat
        s = goal.halt.s
        key = id(goal.halt)
        clock = Clock(s, seat)
        if key not in self.goods:
            self.goods[key] = possessions(s, seat)
            self.kits[key] = Kit(s, seat, clock.thrift)
        total = self.goods[key]
        if goal.kind == STORM:
            guarded = goal.ground.terrain.guarded
            watched = PURSUIT if guarded[goal.gate] & guarded[goal.space] else 0.0
            total += self.planner.place(goal.gate) - watched
            return total + conquest_worth(self.kits[key], clock, goal.space, 0)
        total += self.planner.place(goal.space)
        if goal.kind == EXPLORE:
            return total + NEWS
        return total + action_worth(self.kits[key], clock, goal.space, 0) if goal.kind == ACT else total


class Choice:
    """The goals that are still to be followed: so many of those that take a fight or a bargain, few of the others."""

    __slots__ = ("goals", "left", "misses", "ways", "width")

    def __init__(self, goals: list[Goal], width: int) -> None:
        self.width = width
        # How many may still be followed, of each kind.
        self.left = [STOPS, EXPLORES, width, width]
        self.goals: list[Goal] = []
        looks: set[tuple[int, int, float]] = set()
        for goal in goals:
            look = (goal.aim(), goal.gate, round(goal.look, 3))
            if look not in looks:
                looks.add(look)
                self.goals.append(goal)
        # How much less than it looked like each aim came to, and how often it was followed.
        self.misses: dict[int, float] = {}
        self.ways: dict[int, int] = {}

    def look(self, goal: Goal) -> float:
        """Return what a goal looks like after what came of others with its aim."""
        return goal.look - self.misses.get(goal.aim(), 0.0)

    def next(self, least: float) -> Goal | None:
        """Take the best-looking goal, if it looks better than that."""
        best: Goal | None = None
        look = least
        for goal in self.goals:
            if goal.look <= look:
                break
            if self.left[goal.kind] and self.look(goal) > look:
                best = goal
                look = self.look(goal)
        if best is not None:
            self.goals.remove(best)
            self.take(best)
        return best

    def take(self, goal: Goal) -> None:
        """Count a goal that is followed: fights and storms together, and no more than some ways to the same aim."""
        self.left[goal.kind] -= 1
        if goal.kind >= ACT:
            self.left[ACT + STORM - goal.kind] -= 1
        ways = self.ways[goal.aim()] = self.ways.get(goal.aim(), 0) + 1
        if ways >= max(2, self.width // 3):
            self.goals = [other for other in self.goals if other.aim() != goal.aim()]

    def learn(self, goal: Goal, lead: float) -> None:
        """Remember how much less than it looked like a goal came to."""
        miss = max(0.0, DOUBT * (goal.look - max(lead, goal.look - WORST)))
        self.misses[goal.aim()] = max(self.misses.get(goal.aim(), 0.0), miss)


def is_aim(goal: Goal, option: Option) -> bool:
    """Tell whether an answer is what a goal is about."""
    if goal.kind == EXPLORE:
        return option.verb == "explore"
    if goal.kind == STORM:
        return option.verb == "move" and option.index == goal.space
    return option.verb in ACTIONS


def look_of(goal: Goal) -> float:
    """Return what a goal looks like."""
    return goal.look


def cost_of(goal: Goal) -> float:
    """Return what it has cost to get ready for a goal."""
    return goal.halt.spent


def plans(s: MageKnight, seat: int, width: int, brief: bool = False) -> list[Plan]:
    """Return the best plan for each aim and each answer that begins one, the best first; none if there is no turn."""
    planner = Planner(s, seat, width, brief)
    ask = waiting(s)[0]
    if is_marching(s, seat):
        planner.march(s, [])
    elif isinstance(ask, Opening):
        open_turn(planner, s)
    elif not is_over(s, seat) and (s.combat is None or s.combat.duel is None):
        planner.settle(s, [], WAYS)
    found = list(planner.by_aim.values())
    found += [plan for plan in planner.best.values() if all(plan.line != other.line for other in found)]
    return sorted(found, key=lead_of, reverse=True)


def lead_of(plan: Plan) -> float:
    """Return what a plan comes to."""
    return plan.lead


def open_turn(planner: Planner, s: MageKnight) -> None:
    """Compare a turn with the few cards that are left to the end of the round."""
    play, announce = waiting(s)[0].options(s)
    twin = s.copy()
    answer(twin, waiting(twin)[0], play)
    if is_marching(twin, planner.seat):
        planner.march(twin, [play])
        planner.note(planner.lead(twin) + planner.forfeit(twin) + IDLE, [announce])
