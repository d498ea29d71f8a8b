"""Plays the best plans for a turn on to its end, on the same guesses, and compares what comes of them."""

from __future__ import annotations

from math import exp, log
from typing import Any

from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.greedy import TASTE, Greedy, shares
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Forecast, Game
from ludotheque.kernel import Ask, Dice, Option, State, answer, waiting

# So many of the options that look best are rehearsed, if they look about as good as the very best.
BREADTH = 4
MARGIN = 3.0
# What an option looks like at first counts as much as so many rehearsals.
CAUTION = 10
# No turn takes more answers.
FAR = 80
# Where the game finds plans itself: how many lines it follows at once, and how much a first look counts then.
LINES = 12
GLANCE = 0.3
# An option that no plan was found for is so much worse than the worst of the others.
LOST = 2.0
FAINT = 1e-300


class Rehearsal:
    """Rehearses the options of a question; each round plays all of them once, on one guess of what is hidden."""

    def __init__(self, game: Game, forecast: Forecast, view: State, seat: int, dice: Dice, most: int = 0) -> None:
        self.game = game
        self.forecast = forecast
        self.view = view
        self.seat = seat
        self.dice = dice
        self.opinions = Greedy(game, dice.below(SEEDS)).advice(view, seat)
        # By how much the best options look worse than the very best, and by how much more they brought in all rounds.
        top = self.opinions[0].weight
        # No more tries in a round than there are altogether, if that is limited.
        breadth = min(BREADTH, most or BREADTH)
        self.lines = min(LINES, most or LINES)
        good = [opinion.weight for opinion in self.opinions[:breadth] if opinion.weight > top * exp(-MARGIN)]
        if forecast.plans is not None:
            good = [max(FAINT, opinion.weight) for opinion in self.opinions]
        self.looks = [log(weight / top) for weight in good]
        self.leads = [0.0] * len(good)
        self.caution = CAUTION if forecast.plans is None else GLANCE
        # How many tries a round is.
        self.tries = len(good) if forecast.plans is None else self.lines
        self.rounds = 0

    def is_clear(self) -> bool:
        """Tell whether there is only one option that looks good."""
        return len(self.looks) == 1

    def round(self) -> None:
        """Play all options on the same guess, and note how they compare with the first."""
        world = self.game.rules.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))
        luck = self.dice.below(SEEDS)
        if self.forecast.plans is None:
            found = [self._lead(world, opinion.option, luck) for opinion in self.opinions[: len(self.looks)]]
        else:
            found = self._planned(world, luck)
        best = max(found)
        for i, lead in enumerate(found):
            self.leads[i] += lead - best
        self.rounds += 1

    def _planned(self, world: State, luck: int) -> list[float]:
        """Return what the plans come to that the game finds, in the order of the opinions."""
        assert self.forecast.plans is not None
        world.dice = Dice(luck)
        options = question(world, self.seat).options(world)
        found = dict(zip(options, self.forecast.plans(world, self.seat, self.lines), strict=True))
        known = [lead for lead in found.values() if lead is not None]
        least = min(known) - LOST if known else 0.0
        leads = [found.get(opinion.option) for opinion in self.opinions]
        return [least if lead is None else lead for lead in leads]

    def advice(self) -> list[Opinion]:
        """Return the options by what they look like and what came of them."""
        known = zip(self.looks, self.leads, strict=True)
        weighed = [(self.caution * look + lead) / (self.caution + self.rounds) for look, lead in known]
        others = len(self.opinions) - len(weighed)
        weights = shares(weighed + [min(weighed) - 1 - i for i in range(others)])
        found = [Opinion(opinion.option, weights[i], opinion.value) for i, opinion in enumerate(self.opinions)]
        return sorted(found, key=lambda opinion: opinion.weight, reverse=True)

    def _lead(self, world: State, option: Option, luck: int) -> float:
        s = world.copy()
        s.dice = Dice(luck)
        turn = self.forecast.turn(s)
        ask = question(s, self.seat)
        for _ in range(FAR):
            answer(s, ask, option)
            asks = waiting(s)
            if not asks or self.forecast.turn(s) != turn:
                break
            ask = asks[0]
            option = self._follow(s, ask)
        return self.forecast.lead(s, self.seat)

    def _follow(self, s: State, ask: Ask[Any]) -> Option:
        options = ask.options(s)
        if len(options) == 1:
            return options[0]
        now = self.game.mind.value(s, ask.seat)
        likes = [
            self._gain(s, ask.seat, option, now) + TASTE * self.game.mind.taste(s, ask, option) for option in options
        ]
        return options[likes.index(max(likes))]

    def _gain(self, s: State, seat: int, option: Option, now: float) -> float:
        twin = s.copy()
        answer(twin, question(twin, seat), option)
        if twin.revealed == s.revealed:
            return self.game.mind.value(twin, seat) - now
        # Whoever plays does not know what will come: let it be something else.
        fresh = self.game.rules.redraw(s, Dice(self.dice.below(SEEDS)))
        before = self.game.mind.value(fresh, seat)
        answer(fresh, question(fresh, seat), option)
        return self.game.mind.value(fresh, seat) - before
