"""Thinks ahead on many guesses of what is hidden: tries options by playing on, grows a tree of answers, or plans."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from time import perf_counter

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.judging import value_of
from ludotheque.bots.planning import Intention, Planning
from ludotheque.bots.rehearsal import Rehearsal
from ludotheque.bots.tree import Judge, Manner, Tree
from ludotheque.bots.trials import Reach, Trials
from ludotheque.chance import dice_for
from ludotheque.errors import BadBot
from ludotheque.game import Game
from ludotheque.kernel import Option, State

# Looking at the clock is not free.
ROUNDS_BETWEEN_LOOKS = 4
# So many turns are never looked at.
FAR = 1000
# Nobody plays on for longer than so many answers.
LONGEST = 120
# A tree is grown instead of playing on.
TREE = -1


class Search:
    """Chooses what brought most when it was tried, within a number of tries or a time in milliseconds."""

    name = "search"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 0,
        ms: float = 100,
        horizon: int = 0,
        boldness: float = 1.0,
        trust: float = 0.5,
        turns: int = FAR,
        mind: str = "",
        reach: int = TREE,
        breadth: int = 0,
    ) -> None:
        if iterations < 0 or ms <= 0 or horizon < 0 or turns < 0 or reach < TREE or breadth < 0:
            raise BadBot(
                "search takes iterations=1 or more, or ms above 0",
                "search prend iterations=1 ou davantage, ou ms au-dessus de 0",
            )
        self.dice = dice_for(seed)
        # A number of rounds if there is one, or else a time.
        self.iterations = iterations
        self.ms = ms
        self.game = game
        self.judge = Judge(game.rules.guess, value_of(game, mind), game.mind.taste)
        self.manner = Manner(boldness, trust, horizon, turns)
        self.reach = None if reach == TREE else Reach(reach, LONGEST, breadth)
        self.intention = Intention()

    def choose(self, view: State, seat: int) -> Option:
        """Return the option that brought most."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return how often each option was tried and what it brought, the most tried first."""
        options = question(view, seat).options(view)
        if len(options) == 1:
            return [Opinion(options[0], 1.0, 0.0)]
        if self.game.mind.plans is not None:
            return self._planned(view, seat)
        if self.reach is not None:
            return self._tried(view, seat, options, self.reach)
        if self.game.mind.interval is not None:
            rehearsal = Rehearsal(self.game, self.judge.value, view, seat, self.dice, self.game.mind.interval)
            self._repeat(rehearsal.round, rehearsal.tries)
            return rehearsal.advice()
        tree = Tree(self.judge, self.manner, view, seat, self.dice)
        self._repeat(tree.round, 1)
        now = tree.worth_now()
        lines = [(option, tree.root.children[option]) for option in options]
        opinions = [Opinion(option, line.visits / tree.root.visits, now + line.mean()) for option, line in lines]
        return sorted(opinions, key=lambda opinion: (opinion.weight, opinion.value), reverse=True)

    def _tried(self, view: State, seat: int, options: list[Option], reach: Reach) -> list[Opinion]:
        """Try all options, then the better half of them, and so on; each stage takes its share of the budget."""
        began = perf_counter()
        trials = Trials(self.judge, reach, view, seat, self.dice, options)
        trials.look()
        stages = ceil(log2(len(options)))
        for stage in range(1, stages + 1):
            end = began + self.ms / 1000 * stage / stages
            trials.round()
            while trials.tries < self.iterations * stage / stages if self.iterations else perf_counter() < end:
                trials.round()
            if not trials.halve():
                break
        now = trials.worth_now()
        opinions = [
            Opinion(option, trials.counts[i] / trials.tries, now + trials.mean(i)) for i, option in enumerate(options)
        ]
        return sorted(opinions, key=lambda opinion: (opinion.weight, opinion.value), reverse=True)

    def _planned(self, view: State, seat: int) -> list[Opinion]:
        kept = self.intention.next(view, seat)
        if kept:
            return kept
        planning = Planning(self.game, view, seat, self.dice, self.iterations)
        self._repeat(planning.round, planning.tries)
        opinions = planning.advice()
        self.intention = Intention(view, seat, planning.line(opinions[0].option), opinions[0].value)
        return opinions

    def _repeat(self, round: Callable[[], bool | None], tries: int) -> None:
        """Go on by rounds of so many tries until one says that it is enough or the budget is used up; at least one."""
        if self.iterations:
            for _ in range(max(1, self.iterations // tries)):
                if round() is False:
                    return
            return
        end = perf_counter() + self.ms / 1000
        while True:
            for _ in range(max(1, ROUNDS_BETWEEN_LOOKS // tries)):
                if round() is False:
                    return
            if perf_counter() >= end:
                return
