"""Full Conquest: all cities are to be conquered, and count for whoever took them."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.scenario import Part, Plan, Scenario
from ludotheque.games.mageknight.rules.scenarios.scoring import city_points, city_title
from ludotheque.games.mageknight.rules.state import MageKnight


def fallen_cities(s: MageKnight) -> int:
    """Return how many cities are conquered."""
    return sum([1 for city in s.cities if not city.tokens])


class Conquest(Scenario):
    """What all conquests share: the goal, and what cities bring rivals."""

    def __init__(self, name: str, clause: str, rounds: str, plans: list[Plan]) -> None:
        super().__init__(name, clause, rounds, plans)
        self.goal = "conquer_cities"

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count the cities conquered (MK-SCN-CONQ-08)."""
        return fallen_cities(s), s.house.core_city

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count cities, and the title of the best conqueror (MK-SCN-CONQ-11 to 13)."""
        return [
            Part("cities", city_points(s, seat), "MK-SCN-CONQ-11"),
            Part("best_conqueror", city_title(s, seat), "MK-SCN-CONQ-13"),
        ]


class FullConquest(Conquest):
    """Six rounds, cities of level four (MK-SCN-CONQ)."""

    def __init__(self) -> None:
        super().__init__(
            "conquest",
            "MK-SCN-CONQ-01",
            "DNDNDN",
            [
                Plan(2, "wedge", 8, 2, 1, [4, 4]),
                Plan(3, "wedge", 9, 3, 2, [4, 4, 4]),
                Plan(4, "open5", 11, 4, 3, [4, 4, 4, 4]),
            ],
        )


SCENARIO = FullConquest()
