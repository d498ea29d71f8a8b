"""Whose judgement a bot follows: the game's with what it learnt, the game's handmade one, or weights of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque import learnt
from ludotheque.errors import BadBot
from ludotheque.game import Game
from ludotheque.general import study_of

# The judgement as it was made by hand.
PLAIN = "plain"


def value_of(game: Game, mind: str) -> Callable[[Any, int], float]:
    """Return how a bot judges positions: `mind` is empty, `plain`, or the path of a file of weights."""
    if not mind:
        return game.mind.value
    if mind == PLAIN:
        return game.mind.plain or game.mind.value
    found = learnt.read(str(mind))
    study = study_of(game, found.players)
    if found.game != game.name or not learnt.fits(study, found):
        raise BadBot(f"{mind} holds no weights for {game.name}", f"{mind} ne contient pas de poids pour {game.name}")
    return learnt.judgement(study, [found]).value
