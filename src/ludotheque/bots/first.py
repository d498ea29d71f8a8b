"""A bot that takes what is offered first: the opponent in puzzles, whose answers everybody can foresee."""

from __future__ import annotations

from ludotheque.bots.bot import question
from ludotheque.game import Game
from ludotheque.kernel import Option, State


class First:
    """Always takes the first option."""

    name = "first"

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Need nothing."""

    def choose(self, view: State, seat: int) -> Option:
        """Return the first option."""
        return question(view, seat).options(view)[0]
