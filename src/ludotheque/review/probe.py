"""What a judgement says of a few fixed positions: chances that were fitted to another judgement are out of date."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Ask, Dice, Option, advance, answer, waiting
from ludotheque.review.chances import Fit, lead_of

# So many games of so many answers at most, and a look after every so many of them; figures count to so many places.
GAMES, ANSWERS, PACE, PLACES = 12, 300, 8, 3
SEED = 4021
# One answer in so many is any; the others are what a bot likes at first sight, so that a game gets somewhere.
ODD = 4


def judged(game: Game, players: int, options: Mapping[str, str]) -> str:
    """Return a hash of what the judgement of a game says of fixed positions."""
    said = "\n".join(_figures(game, players, options))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _figures(game: Game, players: int, options: Mapping[str, str]) -> Iterator[str]:
    for seed in range(SEED, SEED + 2 * GAMES, 2):
        s: Any = game.rules.start(game.setup(players, options), dice_for(seed))
        advance(s)
        dice, lead = dice_for(seed + 1), lead_of(game)
        for number in range(ANSWERS):
            asks = waiting(s)
            if not asks:
                break
            if number % PACE == 0:
                # No figure is minus nothing.
                yield " ".join(f"{round(lead(s, seat), PLACES) + 0.0:.{PLACES}f}" for seat in range(players))
            answer(s, asks[0], _any(game, s, asks[0], dice))


def _any(game: Game, s: Any, ask: Ask[Any], dice: Dice) -> Option:
    """Return an answer that has nothing to do with the judgement."""
    offered = ask.options(s)
    if dice.below(ODD) == 0:
        return offered[dice.below(len(offered))]
    return max(offered, key=lambda option: game.mind.taste(s, ask, option))


def is_stale(game: Game, fit: Fit) -> bool:
    """Tell whether a fit was made for another judgement than today's."""
    return fit.mind != judged(game, fit.players, fit.options)
