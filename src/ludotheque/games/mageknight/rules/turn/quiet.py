"""After the action: special and healing effects, until the turn is ended."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import QUIET
from ludotheque.games.mageknight.rules.turn.plays import carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class QuietTime(Step[MageKnight]):
    """After the action: special and healing effects may still be played (MK-TURN-25, 26, MK-WOUND-13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask even if nothing can be played: until the turn is ended its decisions can be taken back (MK-UNDO-01)."""
        s.effort(self.seat).phase = QUIET
        s.then([Quiet(self.seat)])


class Quiet(Ask[MageKnight]):
    """Play special and healing effects, or end the turn."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        options: list[Option] = []
        plays(s, self.seat, options)
        options.append(button("end"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it and ask again, or end."""
        if option.verb != "end":
            s.then([QuietTime(self.seat)])
            carry_out(s, self.seat, option)
