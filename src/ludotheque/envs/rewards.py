"""What learners are rewarded with after each answer; the rewards of a whole game add up to what is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludotheque.game import Game, Outcome
from ludotheque.kernel import State

# Scores are divided by this, so that what adds up over a game is of the order of one.
SCALE = 100.0


class Reward:
    """The base: each seat has a worth, of which it is given what is new; the end may say something else."""

    # Whether nothing is given before the end.
    is_late: ClassVar[bool] = False

    def __init__(self, game: Game, players: int, state: State) -> None:
        self.game = game
        self.seats = range(players)
        self.worth = self.now(state)

    def now(self, state: State) -> list[float]:
        """Return what a position is worth to each seat."""
        return [0.0 for _ in self.seats]

    def end(self, outcome: Outcome) -> list[float]:
        """Return what a finished game is worth to each seat."""
        raise NotImplementedError

    def after(self, state: State, outcome: Outcome | None) -> Sequence[float]:
        """Return what each seat is given for what the position has become."""
        worth = self.now(state) if outcome is None else self.end(outcome)
        given = [new - old for new, old in zip(worth, self.worth, strict=True)]
        self.worth = worth
        return given

    def copy(self) -> Reward:
        """Return one that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin


class Win(Reward):
    """One for the winner, shared among several, and minus one for the others; alone, the score."""

    is_late = True

    def after(self, state: State, outcome: Outcome | None) -> Sequence[float]:
        """Give nothing before the end."""
        return self.worth if outcome is None else self.end(outcome)

    def end(self, outcome: Outcome) -> list[float]:
        """Say who has won."""
        if len(outcome.scores) == 1:
            return [outcome.scores[0] / SCALE]
        return [1 / len(outcome.winners) if seat in outcome.winners else -1.0 for seat in self.seats]


class Score(Reward):
    """Points as they are made; what is counted at the end only comes at the end."""

    def now(self, state: State) -> list[float]:
        """Return the points of each seat so far."""
        return [score / SCALE for score in self.game.rules.scores(state)]

    def end(self, outcome: Outcome) -> list[float]:
        """Return the final scores."""
        return [score / SCALE for score in outcome.scores]


class Margin(Score):
    """Points as they are made, less those of the best of the others."""

    def now(self, state: State) -> list[float]:
        """Return how far each seat is ahead."""
        return margins(super().now(state))

    def end(self, outcome: Outcome) -> list[float]:
        """Return how far each seat was ahead."""
        return margins(super().end(outcome))


class Value(Win):
    """As for winning, shaped by how the handmade judgement of the game changes, which adds up to nothing new."""

    is_late = False

    def now(self, state: State) -> list[float]:
        """Return what the game thinks of the position."""
        return [self.game.mind.value(state, seat) / SCALE for seat in self.seats]

    def after(self, state: State, outcome: Outcome | None) -> Sequence[float]:
        """Give what the judgement has changed by; at the end it is taken back, and the result counts."""
        return Reward.after(self, state, outcome)


def margins(scores: list[float]) -> list[float]:
    """Return how far each score is above the best of the others; alone, the score itself."""
    others = [
        max((score for other, score in enumerate(scores) if other != seat), default=0.0) for seat in range(len(scores))
    ]
    return [score - best for score, best in zip(scores, others, strict=True)]


REWARDS: dict[str, type[Reward]] = {"win": Win, "score": Score, "margin": Margin, "value": Value}
