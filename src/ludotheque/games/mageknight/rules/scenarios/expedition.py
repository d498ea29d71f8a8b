"""What missions in a friendly land have in common: tiles that are never left out, one city that is open to all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.games.mageknight.rules.land.map import nearness
from ludotheque.games.mageknight.rules.scenario import Plan, Scenario
from ludotheque.games.mageknight.rules.scenarios.scoring import GREAT_SHARED, GREAT_TITLE, title
from ludotheque.games.mageknight.rules.state import MageKnight

# From how far a place still to be taken draws a bot, and what a space of the way is worth.
FAR: Final = 8
NEAR_WORTH: Final = 0.25


def pull(s: MageKnight, seat: int, spaces: list[int]) -> float:
    """Return what it is worth to a bot to be near the nearest of some places to take."""
    return NEAR_WORTH * nearness(s, seat, spaces, FAR)


class Expedition(Scenario):
    """A land to search, with one friendly city, whose shield everybody has (MK-SCN-MINES-07)."""

    def __init__(self, name: str, chapter: str, rounds: str, city_colour: int) -> None:
        super().__init__(
            name,
            f"{chapter}-01",
            rounds,
            [
                # Alone one lays out what two would (MK-SCN-SOLO-19).
                Plan(1, "wedge", 8, 1, 1, []),
                Plan(2, "wedge", 8, 1, 1, []),
                Plan(3, "wedge", 9, 1, 2, []),
                Plan(4, "open4", 11, 1, 3, []),
            ],
        )
        self.city_colour = city_colour
        self.has_friendly_city = True
        # So many countryside tiles are never left out.
        self.least_country = 0
        # The clauses on tiles that are never left out, on its only city, on that city's peace.
        self.country_clause = f"{chapter}-04"
        self.city_clause = f"{chapter}-05"
        self.peace_clause = f"{chapter}-07"

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse other levels and numbers of cities, and a city of another colour."""
        if options["city-level"] != "scenario":
            return "friendly_city", self.peace_clause
        if options["cities"] not in ("scenario", "1"):
            return "only_city", self.city_clause
        if options["random-cities"] == "yes":
            return "known_city", self.city_clause
        if options["countryside"] != "scenario" and int(options["countryside"]) < self.least_country:
            return "kept_tiles", self.country_clause
        return None


def best(s: MageKnight, seat: int, points: list[int]) -> int:
    """Return what the title of a scenario adds for the most points in its own category; alone there are no titles."""
    return title(s, seat, points, GREAT_TITLE, GREAT_SHARED) if s.house.company.has_titles else 0
