"""Rehearses: plays on from each answer at first sight until turns are over, on the same guesses and dice for all."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.greedy import TASTE, Guesses, shares
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Game
from ludotheque.interval import Interval
from ludotheque.kernel import Ask, Dice, Option, State, answer, waiting

# So many guesses at first sight, and rehearsals before an answer is given up.
GUESSES = 8
FEW = 4
# The least that a mean may be wrong by.
BLUR = 0.03
# No turn takes so many answers.
LONG = 150
# What is liked so little only puts things off.
IDLE = -20.0


class Rehearsal:
    """Compares answers by what comes of them; each round plays those that are left on another guess."""

    def __init__(
        self, game: Game, value: Callable[[Any, int], float], view: State, seat: int, dice: Dice, interval: Interval
    ) -> None:
        self.game = game
        self.value = value
        self.taste = game.mind.taste
        self.turns = interval.turns
        self.worth = interval.worth or value
        self.view = view
        self.seat = seat
        self.dice = dice
        self.interval = interval
        ask = question(view, seat)
        self.options = ask.options(view)
        first = Guesses(game, value, view, seat, dice, GUESSES)
        likes = [first.gain(option) + TASTE * game.mind.taste(view, ask, option) for option in self.options]
        self.likes = likes
        self.now = first.now()
        order = sorted(range(len(likes)), key=lambda i: -likes[i])
        # The answer of first sight leads; the others must be better on the same guesses.
        self.cast = [i for i in order[: interval.cast] if likes[i] > likes[order[0]] - interval.hopeless]
        self.end = interval.turns(view) + interval.length
        self.ends: list[list[float]] = [[] for _ in likes]

    @property
    def tries(self) -> int:
        """Return how many rehearsals a round is."""
        return len(self.cast)

    def round(self) -> bool:
        """Rehearse all that are left once more; tell whether there is still something to choose."""
        if len(self.cast) == 1:
            return False
        world = self.game.rules.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
        seed = self.dice.below(SEEDS)
        for i in self.cast:
            self.ends[i].append(self._played(world, seed, self.options[i]))
        if len(self.ends[self.cast[0]]) >= FEW:
            self.cast = [i for i in self.cast if i == self.cast[0] or self._lead(i, 1.0) > 0.0]
        return len(self.cast) > 1

    def advice(self) -> list[Opinion]:
        """Return the options by what came of them; those that were not rehearsed to the end by first sight."""
        leads = [like - self.likes[self.cast[0]] - self.interval.hopeless for like in self.likes]
        leads[self.cast[0]] = 0.0
        for i in self.cast[1:]:
            leads[i] = self._lead(i, -self.interval.doubt)
        weights = shares(leads)
        hoped = self.now + self.likes[self.cast[0]]
        found = [Opinion(option, weights[i], hoped + leads[i]) for i, option in enumerate(self.options)]
        return sorted(found, key=lambda opinion: opinion.weight, reverse=True)

    def _lead(self, i: int, errors: float) -> float:
        """Return how much better an answer is than that of first sight, and so many standard errors more."""
        leads = [one - other for one, other in zip(self.ends[i], self.ends[self.cast[0]], strict=False)]
        seen = self.likes[i] - self.likes[self.cast[0]]
        if len(leads) < 2:
            return seen
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
        trust = self.interval.trust / (self.interval.trust + len(leads))
        return (1 - trust) * mean + trust * seen + errors * (sqrt(spread / len(leads)) + BLUR)

    def _played(self, world: State, seed: int, option: Option) -> float:
        """Play on from an answer until the turns are over, and return what has come of it."""
        s = world.copy()
        s.dice = Dice(seed)
        answer(s, question(s, self.seat), option)
        for _ in range(LONG):
            asks = waiting(s)
            if not asks or self.turns(s) >= self.end:
                break
            answer(s, asks[0], self._reply(s, asks[0]))
        return self.worth(s, self.seat)

    def _reply(self, s: State, ask: Ask[Any]) -> Option:
        """Return what a seat answers at first sight: it does not know how the dice will fall."""
        options = ask.options(s)
        seed = self.dice.below(SEEDS)
        likes = [self.taste(s, ask, option) for option in options] if len(options) > 1 else []
        tried = [i for i, like in enumerate(likes) if like > IDLE]
        if len(tried) < 2:
            return options[tried[0] if tried else 0]
        best, highest = options[0], -1e9
        for i in tried:
            end = s.copy()
            end.dice = Dice(seed)
            answer(end, waiting(end)[0], options[i])
            worth = self.value(end, ask.seat) + TASTE * likes[i]
            if worth > highest:
                best, highest = options[i], worth
        return best
