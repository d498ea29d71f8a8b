"""Journeys that ignore terrain, and Underground Attack, alone or together with others."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.combat import ASSAULT, Engage
from ludotheque.games.mageknight.rules.duel.meeting import confront
from ludotheque.games.mageknight.rules.effects.effect import Effect, Play
from ludotheque.games.mageknight.rules.heroes.goods import must_recover
from ludotheque.games.mageknight.rules.land.map import is_at_home
from ludotheque.games.mageknight.rules.land.movement import arrive, destinations, fare, steps_away
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ASSAULT as UNDERGROUND_ASSAULT
from ludotheque.games.mageknight.rules.terms import BREACH, MOVING
from ludotheque.games.mageknight.rules.turn.proposal import propose, together
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Travel(Effect):
    """A journey that ignores terrain and provokes nobody."""

    __slots__ = ("way",)

    def __init__(self, way: int) -> None:
        super().__init__(MOVING)
        self.way = way

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be somewhere to go, and the hero free to go (MK-TURN-11, MK-COOP-16)."""
        if s.turn.done or must_recover(s, s.players[play.seat]):
            return False
        return len(destinations(s, play.seat, self.way)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask where to."""
        s.then([TravelTo(play.seat, self.way)])


class TravelTo(Ask[MageKnight]):
    """Choose where a journey ends (MK-MOVE-26)."""

    __slots__ = ("way",)

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the spaces in reach, and to attack a city from below together with others (MK-COOP-04)."""
        spaces = destinations(s, self.seat, self.way)
        options = [Option("travel", "hex", space) for space in spaces]
        if self.way == UNDERGROUND_ASSAULT:
            options += together(s, self.seat, spaces)
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Go there, or propose to; an underground attack is an assault past the walls."""
        if option.verb == "propose":
            s.turn.below = True
            s.then([Resurface(self.seat)])
            propose(s, self.seat, option.index)
            return
        away = steps_away(s, s.players[self.seat].space, 5, False)
        effort = s.effort(self.seat)
        effort.move -= fare(s, self.way, away[option.index])
        arrive(s, self.seat, option.index)
        if self.way == UNDERGROUND_ASSAULT:
            effort.rules[BREACH] = 1
            if is_at_home(s, option.index, self.seat):
                confront(s, self.seat)
            else:
                s.then([Engage(self.seat, ASSAULT, [])])


class Resurface(Step[MageKnight]):
    """Go on with an Underground Attack that others did not join (MK-COOP-08, 09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask again, unless the assault took place."""
        if not s.turn.done:
            s.turn.below = False
            s.then([TravelAlone(self.seat, UNDERGROUND_ASSAULT)])


class TravelAlone(TravelTo):
    """Attack from below without the others, propose it anew, or let it be."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer to stay as well."""
        return [*super().options(s), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Go, or stay."""
        if option.verb != "skip":
            super().take(s, option)
