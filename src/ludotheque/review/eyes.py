"""Looks at a finished game as one seat could: chances from guesses of what it did not know."""

from __future__ import annotations

from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import State
from ludotheque.review.chances import Model

# The same dice for all positions: guesses then differ by what the seat learnt, not by luck.
FIRST_SEED = 7919


class Eyes:
    """The eyes of a seat, and how many guesses of what is hidden they look at."""

    def __init__(self, game: Game, model: Model, seat: int, guesses: int) -> None:
        self.game = game
        self.model = model
        self.seat = seat
        self.side = model.sides[seat]
        self.guesses = guesses if game.rules.hidden else 1

    def view(self, s: State) -> State:
        """Return what the seat could know in a position."""
        view = self.game.rules.sight(s, self.seat)
        self.game.ledger.count_along(view, s)
        return view

    def leads(self, s: State, guesses: int = 0) -> list[float]:
        """Return the lead of each side as the seat may judge it."""
        view = self.view(s)
        count = guesses or self.guesses
        worlds = [self.game.rules.guess(view, self.seat, dice_for(FIRST_SEED + n)) for n in range(count)]
        rows = [self.model.leads(world) for world in worlds]
        return [sum(row[side] for row in rows) / count for side in range(len(rows[0]))]

    def chances(self, s: State, guesses: int = 0) -> list[float]:
        """Return the chance of each side as the seat may judge it; certain at the end."""
        ended = self.model.ended(s)
        return ended if ended is not None else self.model.of(s, self.leads(s, guesses))
