"""What all actions share: a way to do it, or one gold or one energy instead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.games.immortals.rules.events import EnergyInstead, GoldInstead
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask


def compensations() -> list[Option]:
    """Return the choice between one gold and one energy (IM-PLAN-17)."""
    return [button("gold"), button("energy")]


def compensate(s: Immortals, seat: int, verb: str) -> None:
    """Pay one gold or one energy from the bank."""
    player = s.players[seat]
    if verb == "gold":
        player.gold += 1
        s.tell(GoldInstead(seat))
    else:
        player.energy += 1
        s.tell(EnergyInstead(seat))


class Compensate(Ask[Immortals]):
    """Take one gold or one energy: for passing, a blank, or an action that cannot be (IM-PLAN-17, IM-RESOLVE-05)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer both."""
        return compensations()

    def take(self, s: Immortals, option: Option) -> None:
        """Pay it."""
        compensate(s, self.seat, option.verb)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Ask[Immortals]):
    """The action of a revealed card; its player may waive it for the compensation (IM-PLAN-18)."""

    __slots__ = ("card", "space")

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card

    def ways(self, s: Immortals) -> list[Option]:
        """Return all ways to carry it out; none if it cannot be."""
        raise NotImplementedError

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Do it one way."""
        raise NotImplementedError

    def options(self, s: Immortals) -> list[Option]:
        """Offer the ways, and waiving."""
        return self.ways(s) + compensations()

    def take(self, s: Immortals, option: Option) -> None:
        """Do it or waive it."""
        if option.verb == "gold" or option.verb == "energy":
            compensate(s, self.seat, option.verb)
        else:
            self.carry_out(s, option)
