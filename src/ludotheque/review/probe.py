"""What a judgement says of a few fixed positions: chances that were fitted to another judgement are out of date."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import advance, answer, waiting
from ludotheque.review.chances import Fit

# So many answers at random, and a look after every so many of them; figures count to so many places.
ANSWERS, PACE, PLACES = 120, 8, 3
SEED = 4021


def judged(game: Game, players: int, options: Mapping[str, str]) -> str:
    """Return a hash of what the judgement of a game says of fixed positions."""
    said = "\n".join(_figures(game, players, options))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _figures(game: Game, players: int, options: Mapping[str, str]) -> Iterator[str]:
    s: Any = game.rules.start(game.setup(players, options), dice_for(SEED))
    advance(s)
    dice = dice_for(SEED + 1)
    for number in range(ANSWERS):
        asks = waiting(s)
        if not asks:
            return
        if number % PACE == 0:
            # No figure is minus nothing.
            yield " ".join(f"{round(game.mind.value(s, seat), PLACES) + 0.0:.{PLACES}f}" for seat in range(players))
        offered = asks[0].options(s)
        answer(s, asks[0], offered[dice.below(len(offered))])


def is_stale(game: Game, fit: Fit) -> bool:
    """Tell whether a fit was made for another judgement than today's."""
    return fit.mind != judged(game, fit.players, fit.options)
