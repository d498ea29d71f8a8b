"""Dungeon Lords: villages and monasteries know of secret ways down, and all of the deep is to be conquered."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.events.land import SecretFound
from ludotheque.games.mageknight.rules.fight import Combat
from ludotheque.games.mageknight.rules.land.exploration import found_site, hide_guard, printed_site
from ludotheque.games.mageknight.rules.land.map import is_rampaging
from ludotheque.games.mageknight.rules.land.movement import arrive, passage_price
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.scenario import Part
from ludotheque.games.mageknight.rules.scenarios.expedition import Expedition, best, pull
from ludotheque.games.mageknight.rules.scenarios.scoring import ADVENTURER, dungeon_points
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE
from ludotheque.games.mageknight.rules.traits import (
    BROWN,
    DRAGONS,
    DUNGEON,
    MONASTERY,
    NO_SITE,
    SWAMP,
    TOMB,
    VILLAGE,
)
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step


def entrances(s: MageKnight, space: int) -> list[int]:
    """Return where a secret entrance may be next to a village or monastery (MK-SCN-DUNGEON-08, 12)."""
    return [near for near in s.layout.near[space] if may_hide(s, near)]


def may_hide(s: MageKnight, space: int) -> bool:
    """Tell whether a secret entrance may be on a space: firm ground without site and without rampaging enemy."""
    terrain = s.layout.terrain[space]
    bare = s.layout.site[space] == NO_SITE and not is_rampaging(s, space)
    return bare and terrain != SWAMP and s.box.day_price[terrain] >= 0


def depths(s: MageKnight) -> list[int]:
    """Return the spaces of all dungeons and tombs on the map, secret ones among them."""
    return [space for space, site in enumerate(s.layout.site) if site in (DUNGEON, TOMB)]


class SeekEntrance(Step[MageKnight]):
    """People know of a secret way down: whoever found them says where it is (MK-SCN-DUNGEON-08, 12)."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: MageKnight) -> None:
        """Ask, if there is a place for it."""
        if entrances(s, self.space):
            s.then([ChooseEntrance(self.seat, self.space)])


class ChooseEntrance(Ask[MageKnight]):
    """Choose where the secret entrance is."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the spaces around."""
        return [Option("secret", "hex", space) for space in entrances(s, self.space)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Mark it with a token that lies face down (MK-SCN-DUNGEON-09, 12)."""
        found_site(s, option.index, TOMB if s.layout.site[self.space] == MONASTERY else DUNGEON)
        guard_depth(s, option.index)
        s.tell(SecretFound(self.seat, option.index))


def guard_depth(s: MageKnight, space: int) -> None:
    """Lay the token of a secret dungeon or tomb face down."""
    hide_guard(s, space, BROWN if s.layout.site[space] == DUNGEON else DRAGONS)


class DungeonLords(Expedition):
    """Five rounds for all dungeons and tombs, which are linked once they are conquered (MK-SCN-DUNGEON)."""

    def __init__(self) -> None:
        super().__init__("dungeon_lords", "MK-SCN-DUNGEON", "DNDND", BLUE)
        self.goal = "conquer_depths"
        self.own = {"passage": "MK-SCN-DUNGEON-14"}
        self.seals_dungeons = True
        # MK-SCN-DUNGEON-04 and 06: the one core tile with a monastery and no city.
        self.country_sites = (DUNGEON,)
        self.core_sites = (MONASTERY,)
        # MK-SCN-DUNGEON-20 and 21.
        self.dungeon_points = 4
        self.untitled = (ADVENTURER,)

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse to leave the desert with the tomb out (MK-SCN-DUNGEON-06)."""
        if options["core"] == "0":
            return "desert_tile", "MK-SCN-DUNGEON-06"
        return super().objection(options)

    def settle(self, s: MageKnight, seat: int, space: int) -> None:
        """Let whoever reveals a village or monastery find a secret entrance; at set-up, who picked first."""
        if s.layout.site[space] in (VILLAGE, MONASTERY):
            s.then([SeekEntrance(seat if seat != NOBODY else s.picked[0], space)])

    def close_fight(self, s: MageKnight, combat: Combat) -> None:
        """Lay a new token where a secret entrance was not conquered (MK-SCN-DUNGEON-11)."""
        space = combat.space
        if combat.site in (DUNGEON, TOMB) and s.spots[space].shield == NOBODY and printed_site(s, space) == NO_SITE:
            guard_depth(s, space)

    def ways(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer the passages between conquered dungeons and tombs (MK-SCN-DUNGEON-14 to 17)."""
        origin = s.players[seat].space
        linked = self.linked(s)
        for space in linked if origin in linked else []:
            price = passage_price(s, origin, space)
            if space != origin and price != NONE and price <= s.effort(seat).move:
                options.append(Option("passage", "hex", space))

    def linked(self, s: MageKnight) -> list[int]:
        """Return the dungeons and tombs that are conquered, by whomever, and where no enemy has come back since."""
        return [space for space in depths(s) if s.spots[space].shield != NOBODY and not is_rampaging(s, space)]

    def why_not(self, s: MageKnight, seat: int, option: Option) -> list[Refusal]:
        """Say what is in the way of a passage."""
        origin, space, linked = s.players[seat].space, option.index, self.linked(s)
        if origin not in linked or space not in linked or space == origin:
            return [Refusal("no_passage", "MK-SCN-DUNGEON-14")]
        price = passage_price(s, origin, space)
        if price == NONE:
            return [Refusal("no_path", "MK-SCN-DUNGEON-17")]
        move = s.effort(seat).move
        return [Refusal("move_short", "MK-SCN-DUNGEON-16", (price, move))] if price > move else []

    def go(self, s: MageKnight, seat: int, option: Option) -> None:
        """Go under ground; nobody is provoked."""
        s.effort(seat).move -= passage_price(s, s.players[seat].space, option.index)
        arrive(s, seat, option.index)

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count dungeons and tombs conquered among those known."""
        known = depths(s)
        return sum([1 for space in known if s.spots[space].shield != NOBODY]), len(known)

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Tell whether all tiles are revealed and all of the deep is conquered (MK-SCN-DUNGEON-18, 19)."""
        done, known = self.progress(s)
        return not s.tile_deck and done == known

    def promise(self, s: MageKnight, seat: int) -> float:
        """Count the way to the next dungeon or tomb to conquer."""
        return pull(s, seat, [space for space in depths(s) if s.spots[space].shield == NOBODY])

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count the title that replaces the best adventurer's (MK-SCN-DUNGEON-21)."""
        points = [dungeon_points(s, other) for other in range(len(s.players))]
        return [Part("best_crawler", best(s, seat, points), "MK-SCN-DUNGEON-21")]


SCENARIO = DungeonLords()
