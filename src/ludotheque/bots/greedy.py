"""Looks one answer ahead and takes what the game's own judgement likes best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import Any

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.judging import value_of
from ludotheque.bots.tree import SEEDS
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Dice, Option, State, answer

# How much a full point of taste counts where values are about equal.
TASTE = 0.1


class Guesses:
    """Whole positions that fit a view, made when they are needed, with what each is worth before the seat answers."""

    def __init__(
        self, game: Game, value: Callable[[Any, int], float], view: State, seat: int, dice: Dice, most: int
    ) -> None:
        self.game = game
        self.value = value
        self.view = view
        self.seat = seat
        self.dice = dice
        self.most = most
        self.found: list[tuple[State, float]] = []

    def __iter__(self) -> Iterator[tuple[State, float]]:
        for number in range(self.most):
            if number == len(self.found):
                s = self.game.rules.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
                self.found.append((s, self.value(s, self.seat)))
            yield self.found[number]

    def now(self) -> float:
        """Return what the position is worth on average."""
        return sum(worth for _, worth in self.found) / len(self.found)

    def worked_out(self) -> list[float] | None:
        """Return what each option brings where that can be thought through; on the first guess, which does for most."""
        world, worth = next(iter(self))
        ends = self.game.mind.worked_out(world, self.seat)
        return None if ends is None else [end - max(ends) + max(0.0, max(ends) - worth) for end in ends]

    def gain(self, option: Option) -> float:
        """Return what an option brings on average."""
        gains: list[float] = []
        for world, worth in self:
            s = world.copy()
            answer(s, question(s, self.seat), option)
            gains.append(self.value(s, self.seat) - worth)
            if s.revealed == world.revealed:
                # Nothing was left to chance: all guesses would say the same.
                break
        return sum(gains) / len(gains)


class Greedy:
    """Tries each option on guesses of the whole position; the same guesses for all options."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, guesses: int = 8, mind: str = "") -> None:
        self.game = game
        self.value = value_of(game, mind)
        self.dice = dice_for(seed)
        self.guesses = guesses

    def choose(self, view: State, seat: int) -> Option:
        """Return the option with the best prospects."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return what each option promises, the best first."""
        ask = question(view, seat)
        options = ask.options(view)
        if len(options) == 1:
            return [Opinion(options[0], 1.0, 0.0)]
        guesses = Guesses(self.game, self.value, view, seat, self.dice, self.guesses)
        values = guesses.worked_out() or [guesses.gain(option) for option in options]
        likes = [values[i] + TASTE * self.game.mind.taste(view, ask, option) for i, option in enumerate(options)]
        weights = shares(likes)
        now = guesses.now()
        opinions = [Opinion(options[i], weights[i], now + values[i]) for i in range(len(options))]
        return sorted(opinions, key=lambda opinion: opinion.weight, reverse=True)


def shares(likes: list[float]) -> list[float]:
    """Return how to divide a choice among options: equal for equal ones, a third for each point less."""
    top = max(likes)
    powers = [exp(like - top) for like in likes]
    return [power / sum(powers) for power in powers]
