"""Blitz Conquest: all cities are to be conquered in four rounds, by heroes who start ahead."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.pieces import Player
from ludotheque.games.mageknight.rules.scenario import Plan
from ludotheque.games.mageknight.rules.scenarios.conquest import Conquest


class BlitzConquest(Conquest):
    """Goal and score of a conquest, with the rules of a blitz (MK-SCN-BLITZ)."""

    def __init__(self) -> None:
        super().__init__(
            "blitz_conquest",
            "MK-SCN-BLITZ-01",
            "DNDN",
            [
                # Alone one lays out what two would (MK-SCN-SOLO-19).
                Plan(1, "wedge", 6, 2, 1, [3, 3]),
                Plan(2, "wedge", 6, 2, 1, [3, 3]),
                Plan(3, "wedge", 7, 3, 2, [3, 3, 3]),
                Plan(4, "open4", 9, 4, 3, [3, 3, 3, 3]),
            ],
        )
        # MK-SCN-BLITZ-09 and 11.
        self.fame_per_row = 1
        self.more_on_offer = 1

    def equip(self, player: Player) -> None:
        """Start with some fame and reputation (MK-SCN-BLITZ-08, 10)."""
        start_ahead(player)


def start_ahead(player: Player) -> None:
    """Give a hero the fame and reputation of a blitz."""
    player.fame += 1
    player.reputation = 2


SCENARIO = BlitzConquest()
