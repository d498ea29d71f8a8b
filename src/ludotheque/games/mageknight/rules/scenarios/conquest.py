"""Full Conquest: all cities are to be conquered, and count for whoever took them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.games.mageknight.rules.scenario import Part, Plan, Scenario
from ludotheque.games.mageknight.rules.state import MageKnight

# Two cities do for teams if they are of this level at least.
TEAM_LEVEL: Final = 10


class Conquest(Scenario):
    """What all conquests share: the goal, and what cities bring."""

    def __init__(self, name: str, clause: str, rounds: str, plans: list[Plan]) -> None:
        super().__init__(name, clause, rounds, plans)
        self.goal = "conquer_cities"

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count the cities conquered (MK-SCN-CONQ-08)."""
        return sum([1 for city in s.cities if not city.tokens]), s.house.core_city

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count cities as such a company does."""
        return s.house.company.city_parts(s, seat)


class FullConquest(Conquest):
    """Six rounds, cities of level four (MK-SCN-CONQ)."""

    def __init__(self) -> None:
        super().__init__(
            "conquest",
            "MK-SCN-CONQ-01",
            "DNDNDN",
            [
                # Alone one lays out what two would (MK-SCN-SOLO-19).
                Plan(1, "wedge", 8, 2, 1, [4, 4]),
                Plan(2, "wedge", 8, 2, 1, [4, 4]),
                Plan(3, "wedge", 9, 3, 2, [4, 4, 4]),
                Plan(4, "open5", 11, 4, 3, [4, 4, 4, 4]),
            ],
        )
        self.teams_clause = "MK-SCN-CONQ-16"

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Let teams have fewer cities than four only if they are strong (MK-SCN-CONQ-17)."""
        few = options["cities"] not in ("scenario", "4")
        level = options["city-level"]
        weak = level == "scenario" or int(level) < TEAM_LEVEL
        if options["teams"] == "yes" and few and (options["cities"] != "2" or (weak and options["megapolis"] != "two")):
            return "team_cities", "MK-SCN-CONQ-17"
        return None


SCENARIO = FullConquest()
