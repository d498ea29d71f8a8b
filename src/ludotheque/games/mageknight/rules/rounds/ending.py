"""The end of the game."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.events.rounds import GameEnded
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.step import Step


class EndGame(Step[MageKnight]):
    """The game is over."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Nothing is left to do."""
        s.finished = True
        s.tell(GameEnded(NOBODY))
