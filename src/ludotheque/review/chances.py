"""From a judgement to a chance to win: how sharp a lead is at each stage, as games between bots have shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from ludotheque.game import Game, Setup
from ludotheque.kernel import State, waiting

# The form of the file; others are not read.
FORM = 1
KEPT = "chances.json"
# Nothing is sure before the end.
NEVER = 0.002


class Bin(msgspec.Struct):
    """Positions whose chance was called about the same: how many, what was said on average, what share was won."""

    count: int
    said: float
    won: float
    # The standard error of what was won less what was said, by games: positions of one game are not independent.
    error: float | None = None


class Fit(msgspec.Struct):
    """How leads become chances for a number of seats, what it was made from, and how it held on other games."""

    players: int
    # Table options of the games.
    options: dict[str, str]
    games: int
    # A hash over all positions it was made from, and one of what the judgement says (`probe`).
    data: str
    mind: str = ""
    # How much a point of lead counts: the logarithm, as a curve 1, t, t² over the game.
    sharpness: list[float] = msgspec.field(default_factory=list)
    # Points that a side is better off than it looks, by how many seats after the one who is asked it comes.
    turns: list[float] = msgspec.field(default_factory=list)
    # For those who play alone or all together: the final score to expect (1, lead, t, lead·t), and its spread (1, t).
    score: list[float] = msgspec.field(default_factory=list)
    spread: list[float] = msgspec.field(default_factory=list)
    # On games that it was not made from: how many, and tenth by tenth what was said and what came. Where it was checked
    # crosswise, these are the same games, each judged by a fit to the half that it is not in.
    checked: int = 0
    is_crossed: bool = False
    # Whether few games of its own were drawn towards what those of like tables say together.
    is_drawn: bool = False
    check: list[Bin] = msgspec.field(default_factory=list)


class Kept(msgspec.Struct):
    """The file of a game."""

    form: int
    game: str
    fits: list[Fit]


@cache
def kept(name: str) -> Kept:
    """Return what is shipped with a game; nothing if there is nothing, or nothing of this form."""
    # A game from elsewhere has no such folder.
    with suppress(ModuleNotFoundError, FileNotFoundError):
        found = msgspec.json.decode((files(f"ludotheque.games.{name}.data") / KEPT).read_bytes(), type=Kept)
        if found.form == FORM:
            return found
    return Kept(FORM, name, [])


def fit_for(game: Game, players: int, alone: bool, options: Mapping[str, str]) -> Fit | None:
    """Return the fit of a table, or of the number of seats that is nearest to it; none of what cannot be compared."""
    apart = [(name, options.get(name)) for name in game.ledger.apart]
    fits = [
        fit
        for fit in kept(game.name).fits
        if bool(fit.score) == alone and all(fit.options.get(name) == value for name, value in apart)
    ]
    return min(fits, key=lambda fit: abs(fit.players - players), default=None)


def stage(game: Game, s: State) -> float:
    """Return how much of a game is over, from 0 to 1."""
    if game.ledger.stage is not None:
        return min(1.0, max(0.0, game.ledger.stage(s)))
    progress = game.rules.progress(s)
    return min(1.0, max(0.0, (progress.now - 1) / progress.of)) if progress.of else 0.0


def lead_of(game: Game) -> Callable[[Any, int], float]:
    """Return what says by how much a seat leads the best other one."""
    return game.mind.lead or game.mind.value


def hopes(leads: list[float]) -> list[float]:
    """Return by how much each side is behind the first, from their leads over the best other one."""
    order = sorted(range(len(leads)), key=lambda side: leads[side], reverse=True)
    first, second = order[0], order[1]
    # The first leads by as much as the second lacks, where both see the same.
    gap = (leads[first] - leads[second]) / 2
    found = [min(lead, -gap) for lead in leads]
    found[first], found[second] = 0.0, -gap
    return found


def sharpness(fit: Fit | None, t: float) -> float:
    """Return how much a point of lead counts at a stage."""
    return exp(sum(number * t**power for power, number in enumerate(fit.sharpness))) if fit else 0.1


def shared(behind: list[float], sharp: float) -> list[float]:
    """Return chances that make one: a side that is behind has less."""
    powers = [exp(max(-60.0, sharp * hope)) for hope in behind]
    found = [max(NEVER, power / sum(powers)) for power in powers]
    return [chance / sum(found) for chance in found]


def expected(fit: Fit | None, lead: float, t: float) -> float:
    """Return the final score to expect of somebody who plays against nobody."""
    return sum(a * b for a, b in zip(fit.score, (1.0, lead, t, lead * t), strict=True)) if fit else lead


def spread(fit: Fit | None, t: float) -> float:
    """Return how far the final score may be from what is expected, two times out of three."""
    return max(0.0, fit.spread[0] + fit.spread[1] * t) if fit else 0.0


class Model:
    """Says what the chances of a table are."""

    def __init__(self, game: Game, s: Any, setup: Setup) -> None:
        self.game = game
        self.sides = game.ledger.sides(s, setup.players)
        self.alone = len(set(self.sides)) == 1
        self.fit = fit_for(game, setup.players, self.alone, setup.options)

    def leads(self, s: State) -> list[float]:
        """Return the lead of each side in a whole position; nobody is ahead while seats are still dealt to in turn."""
        if self.game.ledger.is_dealing(s):
            return [0.0] * len(set(self.sides))
        lead = lead_of(self.game)
        return [lead(s, self.sides.index(side)) for side in sorted(set(self.sides))]

    def of(self, s: State, leads: list[float]) -> list[float]:
        """Return the chance of each side in a position with these leads, or what it may expect to score."""
        t = stage(self.game, s)
        if self.alone:
            return [expected(self.fit, leads[0], t)]
        return shared(self._behind(s, leads), sharpness(self.fit, t))

    def moved(self, s: State, leads: list[float], side: int, more: float) -> float:
        """Return the chance of a side if it had so much more."""
        t = stage(self.game, s)
        if self.alone:
            return expected(self.fit, leads[0] + more, t)
        behind = self._behind(s, leads)
        behind[side] += more
        return shared(behind, sharpness(self.fit, t))[side]

    def _behind(self, s: State, leads: list[float]) -> list[float]:
        """Return by how much each side is behind, with what its place in the order of turns hides."""
        places = self.places(s)
        turns = self.fit.turns if self.fit else []
        return [
            hope + (turns[place] if 0 <= place < len(turns) else 0.0)
            for hope, place in zip(hopes(leads), places, strict=True)
        ]

    def places(self, s: State) -> list[int]:
        """Return how many seats after the one who is asked each side comes; none where that says nothing."""
        sides = sorted(set(self.sides))
        asks = waiting(s)
        if len(asks) != 1 or len(sides) != len(self.sides) or not self.game.ledger.heeds_turns:
            return [-1] * len(sides)
        return [(side - asks[0].seat) % len(sides) for side in sides]

    def ended(self, s: State) -> list[float] | None:
        """Return who has won for certain, or the final score; nothing while the game goes on."""
        outcome = self.game.rules.outcome(s)
        if outcome is None:
            return None
        if self.alone:
            return [float(outcome.scores[0])]
        won = {self.sides[seat] for seat in outcome.winners}
        count = len(set(self.sides))
        return [(1.0 / len(won) if side in won else 0.0) if won else 1.0 / count for side in sorted(set(self.sides))]
