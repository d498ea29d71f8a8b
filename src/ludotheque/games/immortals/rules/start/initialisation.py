"""Filling the cube tower before the first round."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.immortals.rules.actions.tower import throw
from ludotheque.games.immortals.rules.events import FallenSplit, TowerFilled
from ludotheque.games.immortals.rules.rounds.rounds import Round
from ludotheque.games.immortals.rules.state import COLOURS, DARK, GREEN, LIGHT, NOBODY, Immortals
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

OWN_FILL: Final = 7
GREEN_FILL: Final = 10
GREEN_KEPT: Final = 2


class FillTower(Step[Immortals]):
    """Throw 7 cubes of each player and 10 of the inhabitants into the tower (IM-TOWER-01)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Fill it, then let owners take back what fell (IM-TOWER-02 to 05)."""
        cubes = [0] * COLOURS
        for seat, player in enumerate(s.players):
            player.reserve -= OWN_FILL
            cubes[seat] = OWN_FILL
        cubes[GREEN] = GREEN_FILL
        s.green -= GREEN_FILL
        throw(s, cubes)
        s.tell(TowerFilled(NOBODY, cubes, s.tray[:]))
        surplus = s.tray[GREEN] - GREEN_KEPT
        if surplus > 0:
            s.tray[GREEN] = GREEN_KEPT
            s.green += surplus
        steps: list[Step[Any]] = [SplitFallen(seat) for seat in s.seats_from(s.first) if s.tray[seat]]
        for player in s.players:
            player.box = player.reserve
            player.reserve = 0
        s.then([*steps, Round()])


class SplitFallen(Ask[Immortals]):
    """Split your fallen cubes freely between your two limbos (IM-TOWER-02)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer every number for the light limbo; the rest goes to the dark one."""
        return [button("light", cubes) for cubes in range(s.tray[self.seat] + 1)]

    def take(self, s: Immortals, option: Option) -> None:
        """Empty the tray of this colour."""
        fallen = s.tray[self.seat]
        s.tray[self.seat] = 0
        limbo = s.players[self.seat].limbo
        limbo[LIGHT] += option.index
        limbo[DARK] += fallen - option.index
        s.tell(FallenSplit(self.seat, option.index, fallen - option.index))
