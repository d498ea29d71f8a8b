"""Mines Liberation: enemies hold the mines, and all of them are to be freed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.games.mageknight.rules.heroes.goods import change_reputation, draw_tokens, win_crystal
from ludotheque.games.mageknight.rules.land.exploration import hide_guard
from ludotheque.games.mageknight.rules.pieces import NOBODY, Spot
from ludotheque.games.mageknight.rules.scenario import Part
from ludotheque.games.mageknight.rules.scenarios.expedition import Expedition, best, pull
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import RED
from ludotheque.games.mageknight.rules.traits import BROWN, CORE, DRAGONS, MINE, ORCS

COUNTRYSIDE_MINE: Final = 4
CORE_MINE: Final = 7


def mines(s: MageKnight) -> list[int]:
    """Return the spaces of all mines on the map."""
    return [space for space, site in enumerate(s.layout.site) if site == MINE]


def is_deep(s: MageKnight, space: int) -> bool:
    """Tell whether a mine lies on a core tile."""
    return s.box.tiles[s.layout.tiles[space // 7]].back == CORE


def mine_points(s: MageKnight, seat: int) -> int:
    """Return what the mines that a player has freed are worth (MK-SCN-MINES-20)."""
    freed = [space for space in mines(s) if s.spots[space].shield == seat]
    return sum([CORE_MINE if is_deep(s, space) else COUNTRYSIDE_MINE for space in freed])


class MinesLiberation(Expedition):
    """Four rounds to free every mine of the land (MK-SCN-MINES)."""

    def __init__(self) -> None:
        super().__init__("mines_liberation", "MK-SCN-MINES", "DNDN", RED)
        self.goal = "free_mines"
        # MK-SCN-MINES-04 and 06.
        self.country_sites = (MINE,)
        self.least_country = 4
        self.core_sites = (MINE,)

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse the core tile without a mine too (MK-SCN-MINES-06)."""
        if options["core"] == "4":
            return "mineless_tile", "MK-SCN-MINES-06"
        return super().objection(options)

    def settle(self, s: MageKnight, seat: int, space: int) -> None:
        """Let a visible and a hidden enemy hold a new mine (MK-SCN-MINES-08, 09)."""
        if s.layout.site[space] == MINE:
            s.spots[space] = Spot(draw_tokens(s, [DRAGONS if is_deep(s, space) else ORCS], True), True)
            hide_guard(s, space, BROWN)

    def yields(self, s: MageKnight, space: int) -> bool:
        """Give crystals only from a mine that is free (MK-SCN-MINES-15)."""
        return s.spots[space].shield != NOBODY

    def reward_conqueror(self, s: MageKnight, seat: int, space: int) -> None:
        """Give the reputation for a freed mine (MK-SCN-MINES-14)."""
        if s.layout.site[space] == MINE:
            change_reputation(s, seat, 2 if is_deep(s, space) else 1)

    def open_round(self, s: MageKnight) -> None:
        """Give everybody a crystal from each mine of theirs (MK-SCN-MINES-16)."""
        for space in mines(s):
            if s.spots[space].shield != NOBODY:
                win_crystal(s, s.spots[space].shield, s.layout.colour[space])

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count the mines freed among those known; more may lie beyond (MK-SCN-MINES-18)."""
        known = mines(s)
        return sum([1 for space in known if s.spots[space].shield != NOBODY]), len(known)

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Tell whether all tiles are revealed and all mines freed (MK-SCN-MINES-18, 19)."""
        freed, known = self.progress(s)
        return not s.tile_deck and freed == known

    def promise(self, s: MageKnight, seat: int) -> float:
        """Count the mines that are freed, and the way to the next one."""
        held = [space for space in mines(s) if s.spots[space].shield == NOBODY]
        return mine_points(s, seat) + pull(s, seat, held)

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count mines, and the title of the best liberator (MK-SCN-MINES-20, 21)."""
        points = [mine_points(s, other) for other in range(len(s.players))]
        return [
            Part("mines", points[seat], "MK-SCN-MINES-20"),
            Part("best_liberator", best(s, seat, points), "MK-SCN-MINES-21"),
        ]


SCENARIO = MinesLiberation()
