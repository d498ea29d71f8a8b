"""Effects about the source: dice set, taken, rolled again."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.mageknight.rules.effects.effect import Deed, Play
from ludotheque.games.mageknight.rules.heroes.goods import gain_crystal, gain_mana
from ludotheque.games.mageknight.rules.heroes.mana import roll_dice, rollable
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BASIC, BLACK, COLOURS, GOLD, STORM
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask


def free_dice(s: MageKnight, basic: bool) -> list[int]:
    """Return the dice of the source that nobody uses, one per colour; only basic colours if asked."""
    found: list[int] = []
    seen = 0
    taken = s.taken_dice()
    for number, colour in enumerate(s.source):
        if colour < 0 or taken >> number & 1 or seen >> colour & 1 or (basic and colour >= GOLD):
            continue
        seen |= 1 << colour
        found.append(number)
    return found


# Mana Draw.


class ManaDraw(Deed):
    """A die of the source, set by hand, for two mana of its colour."""

    __slots__ = ()

    word: ClassVar[str] = "mana_draw"

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a die to take, and no vow not to use any (Who Needs Magic?)."""
        return s.effort(play.seat).dice >= 0 and len(free_dice(s, False)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which die."""
        if free_dice(s, False):
            s.then([TakeDie(play.seat)])


class TakeDie(Ask[MageKnight]):
    """Mana Draw: choose the die to take, whatever it shows."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one die per colour."""
        return [Option("die", "die", number) for number in free_dice(s, False)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it, and ask for its colour."""
        s.effort(self.seat).marks |= 1 << option.index
        s.then([SetDie(self.seat, option.index)])


class SetDie(Ask[MageKnight]):
    """Mana Draw: choose the colour the die is set to, anything but gold."""

    __slots__ = ("die",)

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the colours."""
        return [Option("colour", "mana", colour) for colour in range(COLOURS) if (BASIC | 1 << BLACK) >> colour & 1]

    def take(self, s: MageKnight, option: Option) -> None:
        """Set it and take two tokens; the die is not rolled when it goes back."""
        s.source[self.die] = option.index
        gain_mana(s, self.seat, option.index)
        gain_mana(s, self.seat, option.index)


# Mana Storm.


class StormCrystal(Deed):
    """A crystal of the colour of a die, which is rolled again."""

    __slots__ = ()

    word: ClassVar[str] = "storm_die"

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a die of a basic colour."""
        return len(free_dice(s, True)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which die."""
        if free_dice(s, True):
            s.then([StormDie(play.seat)])


class StormDie(Ask[MageKnight]):
    """Mana Storm: choose a die, take a crystal of its colour, and roll it again."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one die per basic colour."""
        return [Option("die", "die", number) for number in free_dice(s, True)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take the crystal and roll."""
        gain_crystal(s, self.seat, s.source[option.index])
        roll_dice(s, [option.index])


class ManaStorm(Deed):
    """All dice rolled again, more of them to use, black and gold ones as any basic colour."""

    __slots__ = ()

    word: ClassVar[str] = "storm"

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Roll all dice again; three more may be used, black and gold ones as any basic colour."""
        taken = s.taken_dice()
        roll_dice(s, [number for number in rollable(s) if not taken >> number & 1])
        effort = s.effort(play.seat)
        effort.dice += 3
        effort.rules[STORM] = 1
