"""Whose judgement a bot follows: the game's with what it learnt, the game's handmade one, or weights of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque import learnt
from ludotheque.errors import BadBot
from ludotheque.game import Game

# The judgement as it was made by hand.
PLAIN = "plain"


def value_of(game: Game, mind: str) -> Callable[[Any, int], float]:
    """Return how a bot judges positions: `mind` is empty, `plain`, or the path of a file of weights."""
    if not mind:
        return game.mind.value
    if mind == PLAIN:
        return game.mind.plain or game.mind.value
    if game.mind.study is None:
        raise BadBot(f"{game.name} has nothing to weigh", f"{game.name} n'a rien à peser")
    return learnt.from_file(game.mind.study, str(mind)).value
