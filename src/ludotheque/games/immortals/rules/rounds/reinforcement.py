"""Reinforcement: a Conflict card, then armies that come back from the limbos."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.immortals.rules.actions.cards import can_draw, draw_conflicts
from ludotheque.games.immortals.rules.events import PhaseBegan, Reinforced
from ludotheque.games.immortals.rules.state import DARK, LIGHT, PLACES, Immortals, at, place_of, realm_of
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

BATCH: Final = 3


class Reinforcement(Step[Immortals]):
    """Everybody may draw a card, then everybody sends reinforcements, clockwise (IM-REINF-02, 03, 08)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Queue the draws, then the limbos."""
        s.tell(PhaseBegan(s.leader, 0))
        seats = s.seats_from(s.leader)
        steps: list[Step[Any]] = [OfferCard(seat) for seat in seats]
        s.then([*steps, *[CountLimbos(seat) for seat in seats]])


class OfferCard(Step[Immortals]):
    """Ask for the draw only if there is a card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Immortals) -> None:
        """Ask, unless deck and discard pile are empty."""
        if can_draw(s):
            s.then([DrawCard(self.seat)])


class DrawCard(Ask[Immortals]):
    """Draw one Conflict card, or not (IM-REINF-02)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer the draw and doing without."""
        return [button("draw"), button("skip")]

    def take(self, s: Immortals, option: Option) -> None:
        """Draw if wanted."""
        if option.verb == "draw":
            draw_conflicts(s, self.seat, 1)


class CountLimbos(Step[Immortals]):
    """One army for each full set of 3 in a limbo, counted once, each limbo by itself (IM-REINF-04, 05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Immortals) -> None:
        """Fix the two numbers and ask."""
        limbo = s.players[self.seat].limbo
        ask_for_reinforcements(s, self.seat, limbo[LIGHT] // BATCH, limbo[DARK] // BATCH)


def ask_for_reinforcements(s: Immortals, seat: int, light: int, dark: int) -> None:
    """Ask while an army is left to send and there is a region to send it to."""
    for place in range(PLACES):
        if s.owner[place] == seat and (light if realm_of(place) == LIGHT else dark) > 0:
            s.then([SendArmy(seat, light, dark)])
            return


class SendArmy(Ask[Immortals]):
    """Send one army from a limbo to a region of its realm that holds an own army, or stop (IM-REINF-06, 07)."""

    __slots__ = ("dark", "light")

    def __init__(self, seat: int, light: int, dark: int) -> None:
        self.seat = seat
        self.light = light
        self.dark = dark

    def options(self, s: Immortals) -> list[Option]:
        """Offer own regions of each realm that may still send."""
        options: list[Option] = []
        for place in range(PLACES):
            if s.owner[place] == self.seat and (self.light if realm_of(place) == LIGHT else self.dark) > 0:
                options.append(at("reinforce", place))
        options.append(button("stop"))
        return options

    def take(self, s: Immortals, option: Option) -> None:
        """Move the army and ask for the next one."""
        if option.verb == "stop":
            return
        place = place_of(option)
        realm = realm_of(place)
        s.players[self.seat].limbo[realm] -= 1
        s.put(self.seat, place, 1)
        s.tell(Reinforced(self.seat, place))
        light = self.light - 1 if realm == LIGHT else self.light
        dark = self.dark - 1 if realm == DARK else self.dark
        ask_for_reinforcements(s, self.seat, light, dark)
