"""What an option brings, as far as a seat's view tells: played on a while, on guesses of what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ludotheque import bots
from ludotheque.bots import Opinion
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Ask, Option, State, answer, waiting

# How far a guess is played on, how many guesses are tried, and how long that may take for all options together.
FAR, GUESSES, SECONDS = 120, 12, 1.0


@dataclass(frozen=True)
class Prospect:
    """An option, what the bot expects of it in the long run, and by how much it changes the score before long."""

    option: Option
    value: float
    gain: float


def look_ahead(game: Game, view: State, seat: int, opinions: list[Opinion], seed: int) -> list[Prospect]:
    """Return what each of some options brings; all are tried on the same guesses."""
    sums, count, end = [0.0] * len(opinions), 0, perf_counter() + SECONDS
    while count < GUESSES and (count == 0 or perf_counter() < end):
        for place, opinion in enumerate(opinions):
            sums[place] += _gain(game, view, seat, opinion.option, seed + count)
        count += 1
    found = zip(opinions, sums, strict=True)
    return [Prospect(opinion.option, opinion.value, total / count) for opinion, total in found]


def _gain(game: Game, view: State, seat: int, option: Option, seed: int) -> float:
    """Return how much more a seat has once the answers of this turn have been counted."""
    state = game.rules.guess(view, seat, dice_for(seed))
    player = bots.make("greedy", game, seed)
    before = _score(game, state, seat)
    answer(state, _asked(state, seat), option)
    for _ in range(FAR):
        asks = waiting(state)
        is_done = all(ask.seat != seat for ask in asks)
        if not asks or (is_done and _score(game, state, seat) != before):
            break
        answer(state, asks[0], player.choose(game.rules.sight(state, asks[0].seat), asks[0].seat))
    return _score(game, state, seat) - before


def _score(game: Game, state: State, seat: int) -> int:
    scores = game.rules.scores(state)
    return scores[seat] if scores else 0


def _asked(state: State, seat: int) -> Ask[Any]:
    return next(ask for ask in waiting(state) if ask.seat == seat)
