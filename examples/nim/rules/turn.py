"""A turn: take some pebbles, then it is the next player's."""

from __future__ import annotations

from typing import Final

from examples.nim.rules.events import Taken
from examples.nim.rules.state import Nim
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

MOST: Final = 3


class Take(Ask[Nim]):
    """Take one, two or three pebbles; whoever takes the last one wins (NI-TAKE-01, NI-END-01)."""

    __slots__ = ()

    def options(self, s: Nim) -> list[Option]:
        """Offer the pebbles up to which one may take."""
        return [Option("take", "pebble", pebble) for pebble in range(min(MOST, s.pebbles))]

    def take(self, s: Nim, option: Option) -> None:
        """Take the pebbles and pass the turn on, or end the game."""
        taken = option.index + 1
        s.pebbles -= taken
        s.tell(Taken(self.seat, taken))
        if s.pebbles:
            s.then([Take((self.seat + 1) % s.players)])
        else:
            s.winner = self.seat
