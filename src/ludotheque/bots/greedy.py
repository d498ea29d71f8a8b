"""Looks one answer ahead and takes what the game's own judgement likes best."""

from __future__ import annotations

from math import exp
from typing import Any

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Game
from ludotheque.kernel import Ask, Dice, Option, State, answer
from ludotheque.match import dice_for

# How much a full point of taste counts where values are about equal.
TASTE = 0.1


class Greedy:
    """Tries each option on guesses of the whole position; the same guesses for all options."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, guesses: int = 8) -> None:
        self.game = game
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
        worlds = [self.game.guess(view, seat, Dice(self.dice.below(SEEDS))) for _ in range(self.guesses)]
        before = [self.game.value(world, seat) for world in worlds]
        values = [self._gain(worlds, before, ask, option) for option in options]
        likes = [values[i] + TASTE * self.game.taste(view, ask, option) for i, option in enumerate(options)]
        weights = shares(likes)
        now = sum(before) / len(before)
        opinions = [Opinion(options[i], weights[i], now + values[i]) for i in range(len(options))]
        return sorted(opinions, key=lambda opinion: opinion.weight, reverse=True)

    def _gain(self, worlds: list[State], before: list[float], ask: Ask[Any], option: Option) -> float:
        gains: list[float] = []
        for world, worth in zip(worlds, before, strict=True):
            s = world.copy()
            answer(s, question(s, ask.seat), option)
            gains.append(self.game.value(s, ask.seat) - worth)
            if s.revealed == world.revealed:
                # Nothing was left to chance: all guesses would say the same.
                break
        return sum(gains) / len(gains)


def shares(likes: list[float]) -> list[float]:
    """Return how to divide a choice among options: equal for equal ones, a third for each point less."""
    top = max(likes)
    powers = [exp(like - top) for like in likes]
    return [power / sum(powers) for power in powers]
