"""Plans for a turn, found by the game on guesses of what is hidden, and kept until something is revealed."""

from __future__ import annotations

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.greedy import Greedy, shares
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Game, Plan
from ludotheque.kernel import Dice, Option, State

# So many goals of a turn are followed on each guess.
GOALS = 12
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


class Planning:
    """Compares the plans that begin with each option; each round makes them on another guess."""

    def __init__(self, game: Game, view: State, seat: int, dice: Dice, most: int = 0) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.dice = dice
        self.options = question(view, seat).options(view)
        # How many tries a round is: no more than there are altogether, if that is limited.
        self.tries = min(GOALS, most or GOALS)
        self.plans: list[dict[Option, Plan]] = []

    def round(self) -> bool:
        """Make plans on one more guess; tell whether another one might say something else."""
        assert self.game.mind.plans is not None
        world = self.game.rules.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
        world.dice = Dice(self.dice.below(SEEDS))
        self.plans.append(dict(self.game.mind.plans(world, self.seat, self.tries)))
        if len(self.plans) > 1:
            return not alike(self.plans[-1], self.plans[-2])
        return len(self.plans[0]) > 0

    def leads(self) -> list[float]:
        """Return what the best plan that begins with each option comes to on average."""
        found = [0.0] * len(self.options)
        for plans in self.plans:
            least = min(plan.lead for plan in plans.values()) - LOST if plans else 0.0
            for i, option in enumerate(self.options):
                found[i] += (plans[option].lead if option in plans else least) / len(self.plans)
        return found

    def advice(self) -> list[Opinion]:
        """Return the options by what comes of them; by first sight where there is nothing to plan."""
        if not self.plans[0]:
            return Greedy(self.game, self.dice.below(SEEDS)).advice(self.view, self.seat)
        leads = self.leads()
        weights = shares(leads)
        found = [Opinion(option, weights[i], leads[i]) for i, option in enumerate(self.options)]
        return sorted(found, key=lambda opinion: opinion.value, reverse=True)

    def line(self, option: Option) -> list[Option]:
        """Return the answers of a plan that begins with an option, the best one found."""
        found = [plans[option] for plans in self.plans if option in plans]
        return max(found, key=lambda plan: plan.lead).line if found else []


def alike(one: dict[Option, Plan], other: dict[Option, Plan]) -> bool:
    """Tell whether two guesses led to the same plans."""
    if one.keys() != other.keys():
        return False
    return all(abs(one[option].lead - other[option].lead) < ALIKE for option in one)
