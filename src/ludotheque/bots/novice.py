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

    def __init__(self, game: Game, seed: int = 0, attention: float = 0.6, blur: float = 0.5, mind: str = "") -> None:
        if not 0 <= attention <= 1 or blur < 0:
            raise BadBot(
                "novice takes attention=0 to 1 and blur=0 or more", "novice prend attention=0 à 1 et blur=0 ou plus"
            )
        self.game = game
        self.dice = dice_for(seed)
        self.attention = attention
        self.blur = blur
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
        doubt = self.blur * pstdev([opinion.value for opinion in opinions])
        likes = [opinion.value + doubt * self._chance() for opinion in opinions]
        noticed = self._noticed(view, question(view, seat), opinions)
        # What is overlooked comes after all that is seen.
        range_of_likes = max(likes) - min(likes) + 1
        weights = shares([like - (0 if seen else range_of_likes) for like, seen in zip(likes, noticed, strict=True)])
        found = [Opinion(opinion.option, weights[i], opinion.value) for i, opinion in enumerate(opinions)]
        return sorted(found, key=lambda opinion: opinion.weight, reverse=True)

    def _noticed(self, view: State, ask: Ask[State], opinions: list[Opinion]) -> list[bool]:
        # What one likes at first sight is never overlooked.
        tastes = [self.game.mind.taste(view, ask, opinion.option) for opinion in opinions]
        return [taste == max(tastes) or self._luck() < self.attention for taste in tastes]

    def _luck(self) -> float:
        return self.dice.below(GRAINS) / GRAINS

    def _chance(self) -> float:
        # A normal deviate, by Box and Muller.
        return sqrt(-2 * log((self.dice.below(GRAINS) + 1) / (GRAINS + 1))) * cos(2 * pi * self._luck())
