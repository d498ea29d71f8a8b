"""Plays as somebody who is new to a game: overlooks what does not catch the eye, and misjudges what it sees."""

from __future__ import annotations

from math import cos, log, pi, sqrt
from statistics import pstdev

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.greedy import Greedy, shares
from ludotheque.chance import dice_for
from ludotheque.errors import BadBot
from ludotheque.game import Game
from ludotheque.kernel import Ask, Option, State

GRAINS = 100_000


class Novice:
    """Thinks as greedy does of the options it notices, and is the less sure of them the more they differ."""

    name = "novice"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        attention: float = 0.6,
        blur: float = 0.5,
        crowd: float = 0.0,
        mind: str = "",
    ) -> None:
        if not 0 <= attention <= 1 or blur < 0 or not 0 <= crowd < 1:
            raise BadBot(
                "novice takes attention=0 to 1, blur=0 or more, and crowd=0 up to less than 1",
                "novice prend attention=0 à 1, blur=0 ou plus, et crowd=0 à moins de 1",
            )
        self.game = game
        self.dice = dice_for(seed)
        self.attention = attention
        self.blur = blur
        # The more there are to watch, the less sure one is: what everybody beyond the second takes away.
        self.crowd = crowd
        self.greedy = Greedy(game, self.dice.below(GRAINS), guesses=2, mind=mind)

    def choose(self, view: State, seat: int) -> Option:
        """Return what looks best at a glance."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return the options by what a newcomer makes of them; what was not noticed comes last."""
        opinions = self.greedy.advice(view, seat)
        if len(opinions) == 1:
            return opinions
        # What it takes for good luck or bad is as large as what there is between the options.
        doubt = self.blur / self.calm(view) * pstdev([opinion.value for opinion in opinions])
        likes = [opinion.value + doubt * self._chance() for opinion in opinions]
        noticed = self._noticed(view, question(view, seat), opinions)
        # What is overlooked comes after all that is seen.
        range_of_likes = max(likes) - min(likes) + 1
        weights = shares([like - (0 if seen else range_of_likes) for like, seen in zip(likes, noticed, strict=True)])
        found = [Opinion(opinion.option, weights[i], opinion.value) for i, opinion in enumerate(opinions)]
        return sorted(found, key=lambda opinion: opinion.weight, reverse=True)

    def calm(self, view: State) -> float:
        """Return how much of its calm is left at a table: all of it with two."""
        study = self.game.mind.study
        others = 1 if study is None else study.seats(view) - 1
        return (1 - self.crowd) ** max(others - 1, 0)

    def _noticed(self, view: State, ask: Ask[State], opinions: list[Opinion]) -> list[bool]:
        # What one likes at first sight is never overlooked.
        tastes = [self.game.mind.taste(view, ask, opinion.option) for opinion in opinions]
        return [taste == max(tastes) or self._luck() < self.attention for taste in tastes]

    def _luck(self) -> float:
        return self.dice.below(GRAINS) / GRAINS

    def _chance(self) -> float:
        # A normal deviate, by Box and Muller.
        return sqrt(-2 * log((self.dice.below(GRAINS) + 1) / (GRAINS + 1))) * cos(2 * pi * self._luck())
