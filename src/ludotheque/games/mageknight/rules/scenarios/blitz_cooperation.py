"""Blitz Cooperation: all cities are to be conquered together in four rounds, by heroes who start ahead."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.pieces import Player
from ludotheque.games.mageknight.rules.scenario import Plan
from ludotheque.games.mageknight.rules.scenarios.blitz_conquest import start_ahead
from ludotheque.games.mageknight.rules.scenarios.full_cooperation import Cooperation


class BlitzCooperation(Cooperation):
    """A cooperation with the rules of a blitz (MK-SCN-CBLITZ)."""

    def __init__(self) -> None:
        super().__init__(
            "blitz_cooperation",
            "MK-SCN-CBLITZ-01",
            "DNDN",
            [Plan(2, "open5", 7, 2, 1, [5, 8]), Plan(3, "open5", 8, 3, 2, [5, 8, 11])],
        )
        # MK-SCN-CBLITZ-07 and 09.
        self.fame_per_row = 1
        self.more_on_offer = 1

    def equip(self, player: Player) -> None:
        """Start with some fame and reputation (MK-SCN-CBLITZ-07, 08)."""
        start_ahead(player)


SCENARIO = BlitzCooperation()
