"""What a block does to the units in an attack that it stops altogether."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.mageknight.rules.duel.facing import duel_of, taking_part
from ludotheque.games.mageknight.rules.duel.targets import is_unit_immune
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of, unit_option
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.combat.riders import Rider


class Repel(Step[MageKnight]):
    """An attack was reduced to nothing: let happen what one of the blocks does besides (MK-PVP-68, 69)."""

    __slots__ = ("rider", "seat")

    def __init__(self, seat: int, rider: Rider) -> None:
        self.seat = seat
        self.rider = rider

    def run(self, s: MageKnight) -> None:
        """Leave it to the block."""
        self.rider.repel(s, self.seat)


def repelled(s: MageKnight, colour: int) -> list[int]:
    """Return the units in the attack that an effect of a colour can befall, by their places."""
    duel = duel_of(s)
    assert duel is not None
    owner = duel.attacker
    units = s.players[owner].units
    return [
        place for place in taking_part(s) if not units[place].wounds and not is_unit_immune(s, owner, place, colour)
    ]


def repel_one(s: MageKnight, seat: int, rider: Rider, colour: int) -> None:
    """Let the block befall a unit of the attack, of the blocker's choice."""
    places = repelled(s, colour)
    duel = duel_of(s)
    assert duel is not None
    if len(places) == 1:
        rider.befall(s, duel.attacker, places[0])
    elif places:
        s.then([ChooseRepelled(seat, rider, colour)])


class ChooseRepelled(Ask[MageKnight]):
    """Choose the unit of the attack that a block befalls."""

    __slots__ = ("colour", "rider")

    def __init__(self, seat: int, rider: Rider, colour: int) -> None:
        self.seat = seat
        self.rider = rider
        self.colour = colour

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those it can befall."""
        duel = duel_of(s)
        assert duel is not None
        return [unit_option("target", duel.attacker, place) for place in repelled(s, self.colour)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it happen."""
        self.rider.befall(s, owner_of(option.index), place_of(option.index))
