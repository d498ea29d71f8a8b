"""Full Cooperation: all cities are to be conquered together, by two or three."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.scenario import Plan
from ludotheque.games.mageknight.rules.scenarios.conquest import Conquest


class Cooperation(Conquest):
    """The goal of a conquest for one team that wins or loses as one (MK-SCN-COOP)."""

    def __init__(self, name: str, clause: str, rounds: str, plans: list[Plan]) -> None:
        super().__init__(name, clause, rounds, plans)
        self.is_cooperative = True
        self.has_duels = False


SCENARIO = Cooperation(
    "full_cooperation",
    "MK-SCN-COOP-01",
    "DNDNDN",
    [Plan(2, "open5", 8, 3, 2, [5, 5, 8]), Plan(3, "open5", 10, 4, 3, [5, 5, 5, 11])],
)
