"""What is taken from the others or handed to them: dice of the source, the strength of units, Wounds."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.games.mageknight.rules.effects.effect import Deed, Play
from ludotheque.games.mageknight.rules.effects.manacraft import free_dice
from ludotheque.games.mageknight.rules.effects.rivals import others
from ludotheque.games.mageknight.rules.events.heroes import DieTaken
from ludotheque.games.mageknight.rules.events.units import UnitSpent
from ludotheque.games.mageknight.rules.heroes.goods import (
    gain_mana,
    heal_unit,
    may_lose_wound,
    take_wounds,
)
from ludotheque.games.mageknight.rules.heroes.others import place_of, unit_option
from ludotheque.games.mageknight.rules.heroes.units import make_ready, spent
from ludotheque.games.mageknight.rules.land.map import distance
from ludotheque.games.mageknight.rules.lasting import Claim, set_up
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import PEACE
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# Mana Claim and Mana Curse.


class ClaimMana(Deed):
    """A die of the source kept for the round, perhaps with a curse on its colour."""

    __slots__ = ("cursed",)

    word: ClassVar[str] = "claim"

    def __init__(self, cursed: bool = False) -> None:
        super().__init__()
        self.cursed = cursed

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a die of a basic colour."""
        return len(free_dice(s, True)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which die."""
        s.then([ClaimDie(play.seat, self.cursed)])


class ClaimDie(Ask[MageKnight]):
    """Mana Claim: choose a die to keep until the end of the round."""

    __slots__ = ("curse",)

    def __init__(self, seat: int, curse: bool) -> None:
        self.seat = seat
        self.curse = curse

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one die per basic colour."""
        return [Option("die", "die", number) for number in free_dice(s, True)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it out of the source."""
        colour = s.source[option.index]
        s.source[option.index] = NONE
        s.tell(DieTaken(self.seat, colour, option.index))
        s.then([UseClaim(self.seat, colour, self.curse)])


class UseClaim(Ask[MageKnight]):
    """Mana Claim: three mana now, or one on each later turn of the round."""

    __slots__ = ("colour", "curse")

    def __init__(self, seat: int, colour: int, curse: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.curse = curse

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("now"), button("later")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take the mana, or wait."""
        later = option.verb == "later"
        set_up(s, Claim(self.seat, self.colour, later, self.curse))
        if not later:
            for _ in range(3):
                gain_mana(s, self.seat, self.colour)


# Energy Flow and Energy Steal.


class EnergyFlow(Deed):
    """A unit made ready, perhaps healed; units of the others up to a level spent."""

    __slots__ = ("healing", "level")

    word: ClassVar[str] = "energy"

    def __init__(self, level: int, healing: bool = False) -> None:
        super().__init__(PEACE)
        self.level = level
        self.healing = healing

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a spent unit of one's own."""
        return len(spent(s, s.players[play.seat], 99)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which unit."""
        steps: list[Step[Any]] = [Energize(play.seat, self.healing)]
        steps += [Drain(play.seat, rival, self.level) for rival in others(s, play.seat)]
        s.then(steps)


class Energize(Ask[MageKnight]):
    """Choose the unit that becomes ready, and is healed by Energy Steal."""

    __slots__ = ("heals",)

    def __init__(self, seat: int, heals: bool) -> None:
        self.seat = seat
        self.heals = heals

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the spent units."""
        return [Option("ready", "unit", place) for place in spent(s, s.players[self.seat], 99)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Ready it."""
        player = s.players[self.seat]
        make_ready(s, player, option.index)
        if self.heals and player.units[option.index].wounds:
            heal_unit(s, player, option.index)


class Drain(Step[MageKnight]):
    """Ask which ready unit of another player becomes spent, if there is one."""

    __slots__ = ("level", "rival", "seat")

    def __init__(self, seat: int, rival: int, level: int) -> None:
        self.seat = seat
        self.rival = rival
        self.level = level

    def run(self, s: MageKnight) -> None:
        """Ask."""
        if drainable(s, self.rival, self.level):
            s.then([ChooseDrain(self.seat, self.rival, self.level)])


def drainable(s: MageKnight, rival: int, level: int) -> list[int]:
    """Return the ready units of a player up to a level."""
    units = s.players[rival].units
    return [place for place, unit in enumerate(units) if unit.ready and s.box.units[unit.kind].level <= level]


class ChooseDrain(Ask[MageKnight]):
    """Choose the unit of another player that becomes spent, or none."""

    __slots__ = ("level", "rival")

    def __init__(self, seat: int, rival: int, level: int) -> None:
        self.seat = seat
        self.rival = rival
        self.level = level

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the ready ones."""
        places = drainable(s, self.rival, self.level)
        return [*(unit_option("drain", self.rival, place) for place in places), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Spend it."""
        if option.verb == "drain":
            rival = s.players[self.rival]
            place = place_of(option.index)
            rival.units[place] = rival.units[place].with_ready(False)
            s.tell(UnitSpent(self.rival, rival.units[place].kind, place))


# Healing Ritual.


def closest(s: MageKnight, seat: int) -> list[int]:
    """Return the other heroes on the map that are closest, allies aside."""
    space = s.players[seat].space
    found = [
        (distance(s, space, s.players[other].space), other)
        for other in others(s, seat)
        if s.players[other].space != NONE and not s.house.company.are_allied(seat, other)
    ]
    return [other for far, other in found if far == min(found)[0]]


class HealingRitual(Deed):
    """Two Wounds thrown away, one of them to the closest hero."""

    __slots__ = ()

    word: ClassVar[str] = "ritual"

    def __init__(self) -> None:
        super().__init__(PEACE)

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a Wound in hand that may go, and another hero on the map."""
        return may_lose_wound(s, s.players[play.seat]) and len(closest(s, play.seat)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask who gets the Wound, if two heroes are equally close."""
        rivals = closest(s, play.seat)
        if len(rivals) == 1:
            pass_wound(s, play.seat, rivals[0])
        elif rivals:
            s.then([PassWound(play.seat)])


class PassWound(Ask[MageKnight]):
    """Healing Ritual: choose which of the closest heroes gets the Wound."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [Option("rival", "seat", seat) for seat in closest(s, self.seat)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Hand it over."""
        pass_wound(s, self.seat, option.index)


def pass_wound(s: MageKnight, seat: int, rival: int) -> None:
    """Give one Wound away, and ask for another one that goes back to its pile."""
    hand = s.players[seat].hand
    hand.remove(WOUND)
    take_wounds(s, rival, 1)
    if may_lose_wound(s, s.players[seat]):
        s.then([SecondWound(seat)])


class SecondWound(Ask[MageKnight]):
    """Healing Ritual: throw a second Wound away, or keep it."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Return it to its pile."""
        if option.verb == "use":
            s.players[self.seat].hand.remove(WOUND)
