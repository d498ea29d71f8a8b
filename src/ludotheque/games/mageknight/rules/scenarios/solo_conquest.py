"""Solo Conquest: all cities are to be conquered alone."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.scenario import Part, Plan
from ludotheque.games.mageknight.rules.scenarios.conquest import Conquest, fallen_cities
from ludotheque.games.mageknight.rules.state import MageKnight

CITY: Final = 10
ALL_CITIES: Final = 15


class SoloConquest(Conquest):
    """The goal of a conquest; cities count by number (MK-SCN-SOLO)."""

    def __init__(self) -> None:
        super().__init__("solo_conquest", "MK-SCN-SOLO-01", "DNDNDN", [Plan(1, "wedge", 7, 2, 2, [5, 8])])

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count each city, and all of them (MK-SCN-SOLO-13, 14)."""
        return [
            Part("conquered_cities", CITY * fallen_cities(s), "MK-SCN-SOLO-13"),
            Part("all_cities", ALL_CITIES if self.is_goal_reached(s) else 0, "MK-SCN-SOLO-14"),
        ]


SCENARIO = SoloConquest()
