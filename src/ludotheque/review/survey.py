"""Goes through a game answer by answer: chances, what luck did, and what choices cost at first sight."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludotheque.bots.bot import question
from ludotheque.bots.greedy import Greedy
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import BUTTON, Option, State, answer, waiting
from ludotheque.match import Match, Move
from ludotheque.review.chances import Model
from ludotheque.review.eyes import Eyes
from ludotheque.review.flights import flight, land

SEED = 104729


@dataclass(frozen=True)
class Pains:
    """How much trouble a review takes: all counts, so that it comes to the same wherever it is made."""

    # Guesses of what is hidden behind each position, and of what chance might have given instead.
    guesses: int = 3
    redraws: int = 16
    # Choices that are thought about, how hard, and on how many guesses both options are played on.
    choices: int = 10
    iterations: int = 240
    lines: int = 10


class Step(msgspec.Struct):
    """One answer: who gave it, the chances after it, what luck changed for each side, what the choice cost."""

    number: int
    seat: int
    round: int
    chances: list[float]
    luck: list[float]
    # What a better answer would have been worth to the seat that looks, at first sight; zero for others and no choice.
    cost: float
    # How many options there were for the seat that looks.
    options: int


class Survey:
    """Surveys a game with the eyes of a seat."""

    def __init__(self, match: Match, states: list[State], seat: int, pains: Pains) -> None:
        self.match = match
        self.game: Game = match.game
        self.states = states
        self.model = Model(self.game, states[0], match.setup)
        self.eyes = Eyes(self.game, self.model, seat, pains.guesses)
        self.pains = pains

    def first(self) -> list[float]:
        """Return the chances before anybody has answered."""
        return self.eyes.chances(self.states[0])

    def step(self, number: int) -> Step:
        """Look at an answer, by how many were given before it."""
        before, after, move = self.states[number], self.states[number + 1], self.match.moves[number]
        first, later = flight(self.game, self.states, number)
        # A throw counts with the answer that led to it, and as a whole.
        chances = self.eyes.chances(self.states[later])
        is_chance = first == number and any(one.chance for one in self.match.moves[first:later])
        luck = self._luck(before, move, chances) if is_chance else [0.0] * len(chances)
        cost, options = self._cost(before, move) if move.seat == self.eyes.seat else (0.0, 0)
        return Step(number, move.seat, self.game.rules.progress(after).now, chances, luck, cost, options)

    def steps(self, first: int, last: int) -> list[Step]:
        """Look at some answers in a row."""
        return [self.step(number) for number in range(first, last)]

    def _luck(self, before: State, move: Move, chances: list[float]) -> list[float]:
        """Return by how much chances are above what this answer led to on average, had chance given something else."""
        rows = [self._answered(before, move.seat, move.option, n) for n in range(self.pains.redraws)]
        means = [sum(row[side] for row in rows) / len(rows) for side in range(len(chances))]
        return [chance - mean for chance, mean in zip(chances, means, strict=True)]

    def effect(self, number: int) -> float:
        """Return what an answer changed for the seat that looks, against what else could have been answered there."""
        before, move, side = self.states[number], self.match.moves[number], self.eyes.side
        options = [option for option in question(before, move.seat).options(before) if option != move.option]
        if not options:
            return 0.0
        others = options[:: -(-len(options) // self.pains.redraws)]
        first, later = flight(self.game, self.states, number)
        if later - first > 1:
            # Dice decide: each is tried on several throws.
            others *= -(-self.pains.redraws // len(others))
        taken = [self._answered(before, move.seat, move.option, n)[side] for n in range(len(others))]
        instead = [self._instead(before, move, option, n)[side] for n, option in enumerate(others)]
        return (sum(taken) - sum(instead)) / len(others)

    def _answered(self, before: State, seat: int, option: Option, number: int) -> list[float]:
        return self.eyes.chances(land(self.game, self._after(before, seat, option, number), SEED + number))

    def _instead(self, before: State, move: Move, option: Option, number: int) -> list[float]:
        """Return the chances after another answer; whoever passes afterwards for all that has only put it off."""
        fresh = self._after(before, move.seat, option, number)
        ask = next((ask for ask in waiting(fresh) if ask.seat == move.seat), None)
        if ask is not None and move.option.kind == BUTTON and move.option in ask.options(fresh):
            answer(fresh, ask, move.option)
        return self.eyes.chances(land(self.game, fresh, SEED + number))

    def _after(self, before: State, seat: int, option: Option, number: int) -> State:
        fresh = self.game.rules.redraw(before, dice_for(SEED + number))
        answer(fresh, question(fresh, seat), option)
        return fresh

    def _cost(self, before: State, move: Move) -> tuple[float, int]:
        """Return what the best option promised above the one taken, one answer ahead, and how many there were."""
        view = self.eyes.view(before)
        options = question(view, move.seat).options(view)
        if len(options) < 2:
            return 0.0, len(options)
        opinions = Greedy(self.game, SEED, max(1, self.eyes.guesses)).advice(view, move.seat)
        taken = next(opinion.value for opinion in opinions if opinion.option == move.option)
        best = max(opinion.value for opinion in opinions)
        leads = self.eyes.leads(before)
        # What bots play for may be more than what a lead is read from: only the difference of the two counts.
        promised = [self.model.moved(before, leads, self.eyes.side, more) for more in (best - taken, 0.0)]
        return max(0.0, promised[0] - promised[1]), len(options)
