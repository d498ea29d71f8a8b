"""Druid Nights: shields on magical glades call monsters by night, and whoever defeats them has double fame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.events.land import GladeMarked, Incanted
from ludotheque.games.mageknight.rules.fight import Combat, Foe
from ludotheque.games.mageknight.rules.heroes.goods import draw_tokens
from ludotheque.games.mageknight.rules.land.map import is_occupied
from ludotheque.games.mageknight.rules.lasting import ROUND, Lasting, set_up
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.scenario import Plan
from ludotheque.games.mageknight.rules.scenarios.expedition import Expedition
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GREEN
from ludotheque.games.mageknight.rules.traits import (
    BROWN,
    CITY,
    DRAGONS,
    GLADE,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    REWARD_ROLL,
    VILLAGE,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

INHABITED: Final = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY)
# By number of the night: what each glade calls, and the crystals for it.
CALLED: Final = [[BROWN], [DRAGONS], [BROWN, DRAGONS]]


# What a shield on a glade promises a bot.
GLADE_WORTH: Final = 3.0


class Rite(Lasting):
    """An incantation was made this night: there is no other one."""

    __slots__ = ()


def glades_of(s: MageKnight, seat: int) -> list[int]:
    """Return the glades that bear a player's shield."""
    return [space for space, spot in enumerate(s.spots) if seat in spot.marks]


def has_incanted(s: MageKnight, seat: int) -> bool:
    """Tell whether a player has made the incantation of this night."""
    return any(isinstance(thing, Rite) and thing.seat == seat for thing in s.lasting)


def room(s: MageKnight) -> int:
    """Return how many shields a glade has room for (MK-SCN-DRUID-09, 21)."""
    players = len(s.players)
    return players if not s.house.contested else 1 if players <= 2 else 2


def put_mark(s: MageKnight, seat: int, space: int, instead: int) -> None:
    """Put a shield on a glade, in place of another one if that is named."""
    spot = s.spots[space]
    s.spots[space] = spot.with_marks([*[mark for mark in spot.marks if mark != instead], seat])
    s.tell(GladeMarked(seat, space))


class ReplaceMark(Ask[MageKnight]):
    """Choose the shield that makes room for one's own (MK-SCN-DRUID-22)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those whose shields are there."""
        return [Option("rival", "seat", mark) for mark in s.spots[self.space].marks]

    def take(self, s: MageKnight, option: Option) -> None:
        """Replace it."""
        put_mark(s, self.seat, self.space, option.index)


class DruidNights(Expedition):
    """Two nights of incantations, three in the epic version (MK-SCN-DRUID)."""

    def __init__(self, rounds: str) -> None:
        super().__init__("druid_nights", "MK-SCN-DRUID", rounds, GREEN)
        self.goal = "incantations"
        self.own = {"mark": "MK-SCN-DRUID-08", "incant": "MK-SCN-DRUID-10"}
        self.has_glade_shields = True
        # MK-SCN-DRUID-04.
        self.country_sites = (GLADE,)
        self.least_country = 5

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Refuse nights that nobody can foresee (MK-SCN-DRUID-02)."""
        if options["darkness"] == "yes":
            return "counted_nights", "MK-SCN-DRUID-02"
        return super().objection(options)

    def ways(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer to put a shield on a glade (MK-SCN-DRUID-08, 09)."""
        space = s.players[seat].space
        shared = any(player.space == space for other, player in enumerate(s.players) if other != seat)
        if s.layout.site[space] == GLADE and seat not in s.spots[space].marks and not shared:
            options.append(button("mark"))

    def go(self, s: MageKnight, seat: int, option: Option) -> None:
        """End the movement on the glade; it costs no action."""
        space = s.players[seat].space
        s.turn.rooted = True
        if len(s.spots[space].marks) < room(s):
            put_mark(s, seat, space, NOBODY)
        else:
            s.then([ReplaceMark(seat, space)])

    def actions(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer the incantation of the night, away from people (MK-SCN-DRUID-10 to 12)."""
        space = s.players[seat].space
        burnt = s.layout.site[space] == MONASTERY and s.spots[space].shield != NOBODY
        alone = burnt or s.layout.site[space] not in INHABITED
        if s.night and alone and not has_incanted(s, seat) and glades_of(s, seat):
            options.append(button("incant"))

    def why_not(self, s: MageKnight, seat: int, option: Option) -> list[Refusal]:
        """Say what keeps a shield from a glade, or a hero from its incantation."""
        space = s.players[seat].space
        if option.verb == "mark":
            if s.layout.site[space] != GLADE:
                return [Refusal("no_glade", "MK-SCN-DRUID-08")]
            marked = [Refusal("marked", "MK-SCN-DRUID-09")] if seat in s.spots[space].marks else []
            return [*marked, *([Refusal("shared_space", "MK-MOVE-32")] if is_occupied(s, space, seat) else [])]
        burnt = s.layout.site[space] == MONASTERY and s.spots[space].shield != NOBODY
        causes = {
            "inhabited": s.layout.site[space] in INHABITED and not burnt,
            "by_night": not s.night,
            "no_shield": not glades_of(s, seat),
            "incanted": has_incanted(s, seat),
        }
        clauses = {"inhabited": "MK-SCN-DRUID-11", "no_shield": "MK-SCN-DRUID-12"}
        return [Refusal(cause, clauses.get(cause, "MK-SCN-DRUID-10")) for cause, holds in causes.items() if holds]

    def summon(self, s: MageKnight, seat: int, combat: Combat) -> None:
        """Call monsters of double fame from each glade; crystals follow, whatever becomes of them."""
        night = sum([1 for dark in s.house.nights[: s.round] if dark])
        called = CALLED[min(night, len(CALLED)) - 1]
        set_up(s, Rite(seat, ROUND))
        s.tell(Incanted(seat, combat.space))
        combat.keeps_out = True
        for _ in glades_of(s, seat):
            for token in draw_tokens(s, called, True):
                foe = Foe(token, NONE, False, NONE)
                foe.double = True
                combat.foes.append(foe)
            # MK-SCN-DRUID-15, 18 and 24.
            s.effort(seat).rewards += [REWARD_ROLL] * night

    def promise(self, s: MageKnight, seat: int) -> float:
        """Count the glades that would answer an incantation still to be made."""
        return 0.0 if has_incanted(s, seat) else GLADE_WORTH * len(glades_of(s, seat))

    def close_round(self, s: MageKnight) -> None:
        """Take the shields off the glades at the end of a night (MK-SCN-DRUID-16)."""
        if s.night:
            s.spots = [spot.with_marks([]) if spot.marks else spot for spot in s.spots]

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Count who has made the incantation of this night."""
        seats = range(len(s.players))
        return sum([1 for seat in seats if has_incanted(s, seat)]), len(s.players)

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Tell whether all have incanted in the last night (MK-SCN-DRUID-19)."""
        done, whole = self.progress(s)
        return s.round == len(s.house.nights) and done == whole


def epic() -> DruidNights:
    """Return the epic version: six rounds on all tiles but those of other cities (MK-SCN-DRUID-23)."""
    scenario = DruidNights("DNDNDN")
    scenario.plans = [Plan(plan.players, plan.shape, 11, 1, 4, []) for plan in scenario.plans]
    return scenario


SCENARIO = DruidNights("DNDN")
SCENARIO.epic = epic()
