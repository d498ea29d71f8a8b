"""Options tried by playing on: the rest of the turn and what others answer, all by one look ahead."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.tree import SEEDS, Judge
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.option import Option
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, answer, waiting

NOWHERE: Final = -1e18
# What one look at an option says counts as much as so many trials of it: few trials alone are luck.
TRUST: Final = 4.0
GUESSES: Final = 6


class Reach:
    """How far a trial is played on: turns of others, answers altogether, and how many options are looked at there."""

    __slots__ = ("answers", "breadth", "turns")

    def __init__(self, turns: int, answers: int, breadth: int) -> None:
        self.turns = turns
        self.answers = answers
        self.breadth = breadth


class Trials:
    """Each round tries all options that are left on one more guess, with the same luck for all of them."""

    def __init__(self, judge: Judge, reach: Reach, view: State, seat: int, dice: Dice, options: list[Option]) -> None:
        self.judge = judge
        self.reach = reach
        self.view = view
        self.seat = seat
        self.dice = dice
        # What luck those who play on expect, which is not the one that they meet.
        self.hunch = Dice(0)
        self.options = options
        self.alive: list[int] = list(range(len(options)))
        self.gains: list[float] = [0.0] * len(options)
        self.counts: list[int] = [0] * len(options)
        self.looks: list[float] = [0.0] * len(options)
        self.tries = 0
        self.rounds = 0
        self.worth = 0.0

    def look(self) -> None:
        """See what each option brings at once, on a few guesses."""
        for _ in range(GUESSES):
            world = self.judge.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
            worth = self.judge.value(world, self.seat)
            luck = self.dice.below(SEEDS)
            for i, option in enumerate(self.options):
                s = world.copy()
                s.dice = Dice(luck)
                ask = self._next_ask(s)
                if ask is not None:
                    answer(s, ask, option)
                    self.looks[i] += (self.judge.value(s, self.seat) - worth) / GUESSES

    def round(self) -> None:
        """Try the options that are left once."""
        world = self.judge.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
        worth = self.judge.value(world, self.seat)
        luck = self.dice.below(SEEDS)
        hunch = self.dice.below(SEEDS)
        for i in self.alive:
            s = world.copy()
            s.dice = Dice(luck)
            self.hunch = Dice(hunch)
            ask = self._next_ask(s)
            if ask is None:
                break
            answer(s, ask, self.options[i])
            self._play_on(s)
            self.gains[i] += self.judge.value(s, self.seat) - worth
            self.counts[i] += 1
            self.tries += 1
        self.worth += worth
        self.rounds += 1

    def halve(self) -> bool:
        """Leave the worse half of the options out; tell whether there is still a choice."""
        ranked: list[tuple[float, int]] = [(self.mean(i), -i) for i in self.alive]
        ranked.sort(reverse=True)
        self.alive = [-ranked[place][1] for place in range((len(ranked) + 1) // 2)]
        return len(self.alive) > 1

    def mean(self, option: int) -> float:
        """Return what an option brought on average, what one look said of it included."""
        return (self.gains[option] + TRUST * self.looks[option]) / (self.counts[option] + TRUST)

    def worth_now(self) -> float:
        """Return what the guesses are worth to the seat on average, before it answers."""
        return self.worth / self.rounds if self.rounds else 0.0

    def _next_ask(self, s: State) -> Ask[Any] | None:
        # Where several seats answer together, the own seat goes first: it may not know what the others do.
        asks = waiting(s)
        for ask in asks:
            if ask.seat == self.seat:
                return ask
        return asks[0] if asks else None

    def _play_on(self, s: State) -> None:
        mover = self.seat
        turns = 0
        for _ in range(self.reach.answers):
            ask = self._next_ask(s)
            if ask is None:
                return
            if ask.seat != mover:
                mover = ask.seat
                turns += 1
                if turns > self.reach.turns:
                    return
            options = ask.options(s)
            answer(s, ask, options[self._look(s, ask, options)] if len(options) > 1 else options[0])

    def _look(self, s: State, ask: Ask[Any], options: list[Option]) -> int:
        """Return the option after which the position looks best to whoever is asked."""
        luck = self.hunch.below(SEEDS)
        seat = ask.seat
        best = 0
        highest = NOWHERE
        for i in self._looked_at(s, ask, options):
            twin = s.copy()
            twin.dice = Dice(luck)
            answer(twin, ask, options[i])
            value = self.judge.value(twin, seat)
            if value > highest:
                best = i
                highest = value
        return best

    def _looked_at(self, s: State, ask: Ask[Any], options: list[Option]) -> list[int]:
        if not self.reach.breadth or len(options) <= self.reach.breadth:
            return list(range(len(options)))
        ranked: list[tuple[float, int]] = []
        for i, option in enumerate(options):
            ranked.append((self.judge.taste(s, ask, option), -i))
        ranked.sort(reverse=True)
        return [-ranked[place][1] for place in range(self.reach.breadth)]
