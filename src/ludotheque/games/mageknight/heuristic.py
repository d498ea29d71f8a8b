"""How good a position is, and which options are worth a look: for bots."""

from typing import Any

from ludotheque.games.mageknight.state import MageKnight
from ludotheque.kernel import Ask, Option


def value(s: MageKnight, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in coins, with what the board will still bring."""
    return 0.0


def taste(s: MageKnight, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first."""
    return 0.0
