"""The position: how many pebbles lie there, and who took the last one."""

from __future__ import annotations

from ludotheque.kernel.state import State

NOBODY = -1


class Nim(State):
    """A row of pebbles."""

    __slots__ = ("pebbles", "players", "winner")

    def __init__(self, players: int, pebbles: int) -> None:
        super().__init__()
        self.players = players
        self.pebbles = pebbles
        self.winner = NOBODY

    def copy(self) -> Nim:
        """Return an independent twin."""
        twin = Nim(self.players, self.pebbles)
        self.share_with(twin)
        twin.winner = self.winner
        return twin
