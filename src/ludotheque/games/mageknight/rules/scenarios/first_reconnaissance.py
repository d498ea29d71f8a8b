"""First Reconnaissance: find the city, whose gates stay closed; the scenario to learn the game with."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.scenario import Plan, Scenario
from ludotheque.games.mageknight.rules.state import MageKnight


class FirstReconnaissance(Scenario):
    """A land in order, a city to find, fame for each tile on the way (MK-SCN-RECON)."""

    def __init__(self) -> None:
        super().__init__(
            "first_reconnaissance",
            "MK-SCN-RECON-01",
            "DND",
            [
                # Alone one lays out what two would (MK-SCN-RECON-16).
                Plan(1, "wedge_free", 8, 1, 2, []),
                Plan(2, "wedge_free", 8, 1, 2, []),
                Plan(3, "wedge_free", 9, 1, 2, []),
                Plan(4, "wedge_free", 11, 1, 2, []),
            ],
        )
        self.goal = "find_city"
        self.is_search = True
        self.city_closed_by = "MK-SCN-RECON-07"
        self.has_sorted_tiles = True
        # MK-SCN-RECON-09.
        self.has_duels = False

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse other levels and numbers of cities: the only one is there to be found (MK-SCN-RECON-06, 07)."""
        if options["city-level"] != "scenario":
            return "city_without_level", "MK-SCN-RECON-07"
        if options["cities"] not in ("scenario", "1"):
            return "one_city", "MK-SCN-RECON-06"
        return None

    def offers_elite(self, s: MageKnight) -> bool:
        """Leave elite units out (MK-SCN-RECON-10)."""
        return False

    def reward_explorer(self, s: MageKnight, seat: int) -> None:
        """Give a fame for the tile (MK-SCN-RECON-08)."""
        gain_fame(s, seat, 1)

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Tell whether the city is found (MK-SCN-RECON-12)."""
        return min(1, len(s.cities)), 1


SCENARIO = FirstReconnaissance()
