"""Conquer and Hold: two sides fight for keeps and mage towers, and only what they hold in the end counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.events.rounds import Conceded
from ludotheque.games.mageknight.rules.heroes.goods import gain_mana
from ludotheque.games.mageknight.rules.land.map import is_by_own, sites_of
from ludotheque.games.mageknight.rules.lasting import ROUND, Lasting, set_up
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.rounds.ending import EndGame
from ludotheque.games.mageknight.rules.scenario import Part, Plan, Scenario
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, GOLD, MOVING, WHITE
from ludotheque.games.mageknight.rules.traits import KEEP, MAGE_TOWER, MONASTERY, VILLAGE
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

KEEP_POINTS: Final = 3
TOWER_POINTS: Final = 2
# What a victory point is worth to a bot, beside fame.
HELD_WORTH: Final = 4.0
FIXED: Final = ("map", "countryside", "cities", "core")


class GaveUp(Lasting):
    """A player has given the game up."""

    __slots__ = ()


class AdmitDefeat(Ask[MageKnight]):
    """Give the game up for one's side, or think better of it (MK-SCN-HOLD-21)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("skip"), button("concede")]

    def take(self, s: MageKnight, option: Option) -> None:
        """End the game at once, or go on."""
        if option.verb == "skip":
            return
        set_up(s, GaveUp(self.seat, ROUND))
        s.tell(Conceded(self.seat))
        s.agenda = []
        s.then([EndGame()])


def held_by(s: MageKnight, seat: int) -> int:
    """Return the victory points of what a player holds (MK-SCN-HOLD-22)."""
    return KEEP_POINTS * len(sites_of(s, seat, KEEP)) + TOWER_POINTS * len(sites_of(s, seat, MAGE_TOWER))


class ConquerAndHold(Scenario):
    """A map laid out before the game, keeps and towers that change hands (MK-SCN-HOLD)."""

    def __init__(self) -> None:
        super().__init__(
            "conquer_and_hold",
            "MK-SCN-HOLD-01",
            "DNDN",
            [
                Plan(2, "hold", 5, 1, 3, [], "DNDNDN"),
                Plan(3, "hold", 5, 1, 3, []),
                Plan(4, "hold", 5, 1, 3, []),
            ],
        )
        self.goal = "hold_sites"
        self.own = {"concede": "MK-SCN-HOLD-21"}
        self.is_laid_out = True
        self.teams_clause = "MK-SCN-HOLD-01"
        self.team_seats = (4,)
        # MK-SCN-HOLD-04 to 07 and 10.
        self.country_sites = (KEEP, MAGE_TOWER)
        self.core_sites = (KEEP, MAGE_TOWER)
        self.city_colour = WHITE
        self.city_closed_by = "MK-SCN-HOLD-06"
        self.highest_unit = 3
        self.assault_price = 0

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse another map, and cities that would be conquered (MK-SCN-HOLD-03, 06)."""
        if any(options[name] != "scenario" for name in FIXED):
            return "laid_out", "MK-SCN-HOLD-03"
        if options["city-level"] != "scenario":
            return "city_without_level", "MK-SCN-HOLD-06"
        return ("known_city", "MK-SCN-HOLD-05") if options["random-cities"] == "yes" else None

    def offers_elite(self, s: MageKnight) -> bool:
        """Offer elite units in the second half of the game (MK-SCN-HOLD-08)."""
        return 2 * s.round > len(s.house.nights)

    def has_recruits(self, sites: int, site: int) -> bool:
        """Let units of monasteries join in towers too, and those of villages in keeps (MK-SCN-HOLD-09)."""
        also = MONASTERY if site == MAGE_TOWER else VILLAGE if site == KEEP else site
        return (sites >> site | sites >> also) & 1 == 1

    def is_owned(self, site: int) -> bool:
        """Let towers have owners as well (MK-SCN-HOLD-11, 12)."""
        return site in (KEEP, MAGE_TOWER)

    def garrison(self, s: MageKnight) -> int:
        """Return how many enemies defend a site of another side: more each day (MK-SCN-HOLD-13, 16, 17)."""
        return (s.round + 1) // 2

    def open_turn(self, s: MageKnight, seat: int) -> None:
        """Give mana for each tower to whoever begins by one of them (MK-SCN-HOLD-14, 15, 20)."""
        if is_by_own(s, seat, MAGE_TOWER):
            for _ in sites_of(s, seat, MAGE_TOWER):
                gain_mana(s, seat, BLACK if s.night else GOLD)

    def ways(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer to give up (MK-SCN-HOLD-21)."""
        options.append(button("concede"))

    def why_not(self, s: MageKnight, seat: int, option: Option) -> list[Refusal]:
        """Say when one may give up: in a turn, before its action (MK-SCN-HOLD-21)."""
        free = s.effort(seat).phase & MOVING
        return [] if free else [Refusal("wrong_moment", "MK-SCN-HOLD-21", (MOVING,))]

    def go(self, s: MageKnight, seat: int, option: Option) -> None:
        """Ask whether this is meant."""
        s.then([AdmitDefeat(seat)])

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count keeps and towers that somebody holds, of those known."""
        sites = [space for space, site in enumerate(s.layout.site) if site in (KEEP, MAGE_TOWER)]
        return sum([1 for space in sites if s.spots[space].shield != NOBODY]), len(sites)

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Go on to the last round."""
        return False

    def promise(self, s: MageKnight, seat: int) -> float:
        """Count what is held, which is all that will count."""
        return HELD_WORTH * held_by(s, seat)

    def standing(self, s: MageKnight, seat: int) -> int:
        """Return the victory points of a side: what its members hold together."""
        seats = range(len(s.players))
        return sum([held_by(s, other) for other in seats if s.house.company.are_allied(seat, other)])

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count keeps and towers; fame does not count (MK-SCN-HOLD-22)."""
        mates = [other for other in range(len(s.players)) if s.house.company.are_allied(seat, other)]
        keeps = sum([len(sites_of(s, mate, KEEP)) for mate in mates])
        towers = sum([len(sites_of(s, mate, MAGE_TOWER)) for mate in mates])
        return [
            Part("keeps", KEEP_POINTS * keeps, "MK-SCN-HOLD-22"),
            Part("towers", TOWER_POINTS * towers, "MK-SCN-HOLD-22"),
        ]

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return the side with the most points; nobody on a tie, the others if one gave up (MK-SCN-HOLD-21, 23)."""
        sides = s.house.company.sides(len(scores))
        for thing in s.lasting:
            if isinstance(thing, GaveUp):
                sides = [side for side in sides if thing.seat not in side]
        best = max([scores[side[0]] for side in sides])
        won = [side for side in sides if scores[side[0]] == best]
        return won[0] if len(won) == 1 else []


SCENARIO = ConquerAndHold()
