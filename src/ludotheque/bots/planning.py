"""Plans for a turn, found by the game on guesses of what is hidden, and kept until something is revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.greedy import Greedy, shares
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Game, Plan
from ludotheque.kernel import Dice, Option, State

# So many goals of a turn are followed on each guess, and in each of the turns after it, when a plan is tried.
GOALS = 12
NEXT_GOALS = 3
# Plans are made on so many guesses; so many of the best are tried, unless they look so much worse than the best.
MAKE = 2
CAST = 6
HOPELESS = 6.0
# Besides, so many that prepare for the next turn.
FOOTHOLDS = 2
# So many trials look as far as the next turn, those after them, when only what is close is left, so many turns ahead.
NEAR = 4
TURNS = 2
# From so many trials on plans are given up that came to less than the best, by so many standard errors of the
# difference; this is taken for the spread of the differences in as many trials before the first one.
FEW = 3
DOUBT = 2.0
SPREAD = 3.0
BEFORE = 2
# From so many trials on plans are given up that can hardly be better than the best by so much.
ENOUGH = 12
SMALL = 0.6
# How much of a plan's lead what it came to in trials is, the rest being what it came to where it was made.
TRUST = 0.8
# An option that begins no plan is so much worse than the worst of the others.
LOST = 2.0
# Two guesses that say the same to this measure: nothing that is hidden counts.
ALIKE = 1e-6


class Intention:
    """What a bot means to do next: the answers of a plan, as long as nothing has come to light since."""

    def __init__(
        self, view: State | None = None, seat: int = 0, line: list[Option] | None = None, lead: float = 0.0
    ) -> None:
        self.revealed = -1 if view is None else view.revealed
        self.seat = seat
        self.line = [] if line is None else line[1:]
        self.lead = lead

    def next(self, view: State, seat: int) -> list[Opinion]:
        """Return the opinions of somebody who goes on as intended; none if there is no such intention."""
        if not self.line or seat != self.seat or view.revealed != self.revealed:
            return []
        options = question(view, seat).options(view)
        wanted = self.line.pop(0)
        if wanted not in options:
            self.line = []
            return []
        others = [option for option in options if option != wanted]
        weights = shares([0.0] + [-LOST] * len(others))
        return [Opinion(option, weights[i], self.lead - LOST * (i > 0)) for i, option in enumerate([wanted, *others])]


@dataclass
class Whim:
    """An answer where there is nothing to plan, and what it looks like."""

    lead: float
    line: list[Option]


class Course:
    """A plan that is tried: what came of it some turns later, on other guesses than the one it was made on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.ends: list[float] = []

    def lead(self) -> float:
        """Return the lead to expect of it."""
        if not self.ends:
            return self.plan.lead
        return (1 - TRUST) * self.plan.lead + TRUST * fmean(self.ends)

    def is_beaten(self, best: Course) -> bool:
        """Tell whether it is not worth while to try this further beside the best one, on the same guesses so far."""
        trials = len(self.ends)
        if trials < FEW:
            return False
        gaps = [one - other for one, other in zip(best.ends, self.ends, strict=True)]
        mean = fmean(gaps)
        squares = sum((gap - mean) ** 2 for gap in gaps) + BEFORE * SPREAD**2
        error = sqrt(squares / (trials - 1 + BEFORE) / trials)
        gap = best.lead() - self.lead()
        return gap > DOUBT * error or (trials >= ENOUGH and error - gap < SMALL)


class Planning:
    """Compares plans: the first rounds make them, each on another guess; the others try the best some turns farther."""

    def __init__(
        self,
        game: Game,
        view: State,
        seat: int,
        dice: Dice,
        most: int = 0,
        is_late: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.dice = dice
        self.options = question(view, seat).options(view)
        # How many tries a round is: no more than there are altogether, if that is limited.
        self.tries = min(GOALS, most or GOALS)
        # Whether there is no time to go on with a trial.
        self.is_late = is_late
        self.plans: list[Sequence[Plan]] = []
        # At first sight, where there is nothing to plan.
        self.sights: list[Opinion] = []
        # Plans that are tried, the best first.
        self.cast: list[Course] = []

    def round(self) -> bool:
        """Make plans on one more guess, or try the best; tell whether another round might say something else."""
        world = self.game.rules.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
        world.dice = Dice(self.dice.below(SEEDS))
        return self._try(world) if self.cast else self._make(world)

    def _make(self, world: State) -> bool:
        assert self.game.mind.plans is not None
        self.plans.append(self.game.mind.plans(world, self.seat, self.tries))
        if not self.plans[0]:
            return self._look(world)
        if len(self.plans) >= MAKE and self.game.mind.sequel is not None:
            self.cast = self._best([plan for plans in self.plans for plan in plans])
            if self.game.mind.footholds is not None:
                prepared = self.game.mind.footholds(world, self.seat, NEXT_GOALS)[:FOOTHOLDS]
                lines = [course.plan.line for course in self.cast]
                least = self.cast[0].plan.lead - HOPELESS
                self.cast += [Course(plan) for plan in prepared if plan.line not in lines and plan.lead > least]
            return len(self.cast) > 1
        return len(self.plans) < 2 or not alike(firsts(self.plans[-1]), firsts(self.plans[-2]))

    def _look(self, world: State) -> bool:
        """Where there is nothing to plan, try the answers that look best, unless they can be thought through."""
        if not self.sights:
            self.sights = Greedy(self.game, self.dice.below(SEEDS)).advice(self.view, self.seat)
        if self.game.mind.sequel is None or self.game.mind.worked_out(world, self.seat) is not None:
            return False
        if len(self.plans) >= MAKE:
            self.cast = self._best([Whim(sight.value, [sight.option]) for sight in self.sights])
        return len(self.plans) < MAKE or len(self.cast) > 1

    def _best(self, made: Sequence[Plan]) -> list[Course]:
        """Return the plans that are worth trying, whatever guess they were made on."""
        made = sorted(made, key=lambda plan: -plan.lead)
        found: list[Plan] = []
        for plan in made:
            if plan.lead > made[0].lead - HOPELESS and all(plan.line != other.line for other in found):
                found.append(plan)
        return [Course(plan) for plan in found[:CAST]]

    def _try(self, world: State) -> bool:
        """See where the plans lead on the same guess, and give up those that have fallen behind."""
        assert self.game.mind.sequel is not None
        ends: list[float] = []
        turns = 1 if len(self.cast[0].ends) < NEAR else TURNS
        for course in self.cast:
            if self.is_late():
                # What only some were tried on says nothing of the others.
                return False
            ends.append(self.game.mind.sequel(world, self.seat, course.plan.line, NEXT_GOALS, turns))
        for course, end in zip(self.cast, ends, strict=True):
            course.ends.append(end)
        self.cast.sort(key=lambda course: -course.lead())
        best, *others = self.cast
        self.cast = [best, *(course for course in others if not course.is_beaten(best))]
        return len(self.cast) > 1

    def leads(self) -> list[float]:
        """Return what the best plan that begins with each option comes to: on average, and in trials."""
        found = self._sighted()
        for plans in map(firsts, self.plans if not self.sights else []):
            least = min(plan.lead for plan in plans.values()) - LOST if plans else 0.0
            for i, option in enumerate(self.options):
                found[i] += (plans[option].lead if option in plans else least) / len(self.plans)
        if self.cast and self.cast[0].ends:
            # What fell behind, or was not tried, is no better than the last of those that were.
            last = self.cast[-1].lead()
            found = [min(lead, last - LOST) for lead in found]
            for course in reversed(self.cast):
                found[self.options.index(course.plan.line[0])] = course.lead()
        return found

    def _sighted(self) -> list[float]:
        """Return what the options look like where there is nothing to plan, and nothing elsewhere."""
        values = {sight.option: sight.value for sight in self.sights}
        return [values.get(option, 0.0) for option in self.options]

    def advice(self) -> list[Opinion]:
        """Return the options by what comes of them; by first sight where there is nothing to plan or to try."""
        if self.sights and not (self.cast and self.cast[0].ends):
            return self.sights
        leads = self.leads()
        weights = shares(leads)
        found = [Opinion(option, weights[i], leads[i]) for i, option in enumerate(self.options)]
        return sorted(found, key=lambda opinion: opinion.value, reverse=True)

    def line(self, option: Option) -> list[Option]:
        """Return the answers of a plan that begins with an option, the best one found."""
        tried = [course.plan for course in self.cast if course.plan.line[0] == option]
        if tried:
            return tried[0].line
        found = [plans[option] for plans in map(firsts, self.plans) if option in plans]
        return max(found, key=lambda plan: plan.lead).line if found else []


def firsts(plans: Sequence[Plan]) -> dict[Option, Plan]:
    """Return for each option the best plan that begins with it."""
    found: dict[Option, Plan] = {}
    for plan in plans:
        if plan.line[0] not in found or plan.lead > found[plan.line[0]].lead:
            found[plan.line[0]] = plan
    return found


def alike(one: dict[Option, Plan], other: dict[Option, Plan]) -> bool:
    """Tell whether two guesses led to the same plans."""
    if one.keys() != other.keys():
        return False
    return all(abs(one[option].lead - other[option].lead) < ALIKE for option in one)
