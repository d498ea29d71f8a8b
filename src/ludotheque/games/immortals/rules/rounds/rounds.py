"""The course of the game: rounds of four phases, until the last."""

from __future__ import annotations

from ludotheque.games.immortals.rules.events import GameEnded, RoundBegan
from ludotheque.games.immortals.rules.rounds.planning import Planning
from ludotheque.games.immortals.rules.rounds.reinforcement import Reinforcement
from ludotheque.games.immortals.rules.rounds.resolution import Resolution
from ludotheque.games.immortals.rules.rounds.scoring import Scoring
from ludotheque.games.immortals.rules.state import NOBODY, Immortals
from ludotheque.kernel.step import Step


class Round(Step[Immortals]):
    """Reinforcement, Planning, Resolution, Scoring; then the next round or the end (IM-REINF-01, IM-END-01, 02)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Begin a round with whoever holds the marker (IM-MAGIC-10)."""
        s.round += 1
        if s.is_over():
            s.tell(GameEnded(NOBODY))
            return
        s.leader = s.first
        s.tell(RoundBegan(s.leader, s.round))
        s.then([Reinforcement(), Planning(), Resolution(), Scoring(), Round()])
