"""What lasts beyond its moment: skills and spells in the centre, claimed dice, gifts, a Motivation that was used."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.heroes.goods import ChooseMana, gain_mana
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GOLD

# Until when: the end of the round, the owner's next turn, the end of the owner's turn, or of the one after, its use.
ROUND: Final = 0
NEXT_TURN: Final = 1
TURN_END: Final = 2
LATER_TURN_END: Final = 3
USE: Final = 4


class Lasting:
    """The base of what lasts: whose it is and until when, and all that it might bear on. Never mutated."""

    __slots__ = ("seat", "until")

    def __init__(self, seat: int, until: int) -> None:
        self.seat = seat
        self.until = until

    def hampered(self, s: MageKnight, seat: int, cost: int) -> int:
        """Return what a terrain costs a seat before what makes it easier."""
        return cost

    def eased(self, seat: int, cost: int) -> int:
        """Return what a terrain costs a seat in the end."""
        return cost

    def closes_source(self, s: MageKnight, seat: int) -> bool:
        """Tell whether a seat may not use its die of the source."""
        return False

    def wounds_for(self, s: MageKnight, seat: int, colour: int) -> int:
        """Return how many Wounds it costs a seat to use mana of a colour, and remember it."""
        return 0

    def open_turn(self, s: MageKnight) -> None:
        """Do what is due when the turn of its owner begins."""


class FrozenSource(Lasting):
    """Source Freeze: the others use no die; the owner gains a crystal of a colour shown at the next turn."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NEXT_TURN)

    def closes_source(self, s: MageKnight, seat: int) -> bool:
        """Close it to the others (MK-TEAM-02)."""
        return not s.house.company.are_allied(seat, self.seat)

    def open_turn(self, s: MageKnight) -> None:
        """Ask for the crystal, if a basic colour is shown."""
        shown = 0
        for colour in s.source:
            if 0 <= colour < GOLD:
                shown |= 1 << colour
        if shown:
            s.then([ChooseMana(self.seat, shown, True)])


class PrayedWeather(Lasting):
    """Prayer of Weather: terrains cost the owner less and the others more."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NEXT_TURN)

    def hampered(self, s: MageKnight, seat: int, cost: int) -> int:
        """Raise it by one up to five for the others (MK-TEAM-02)."""
        return cost if s.house.company.are_allied(seat, self.seat) else max(cost, min(5, cost + 1))

    def eased(self, seat: int, cost: int) -> int:
        """Lower it by two down to one for the owner."""
        return max(1, cost - 2) if seat == self.seat and cost > 1 else cost


class ExploitedMana(Lasting):
    """Mana Exploit: others are wounded for each colour they use, but for the one named; once per colour."""

    __slots__ = ("colour", "hurt")

    def __init__(self, seat: int, colour: int, hurt: list[int]) -> None:
        super().__init__(seat, NEXT_TURN)
        self.colour = colour
        # By seat: the colours that have cost a Wound, as a set.
        self.hurt = hurt

    def wounds_for(self, s: MageKnight, seat: int, colour: int) -> int:
        """Wound the others for a colour not used before."""
        if s.house.company.are_allied(seat, self.seat) or colour == self.colour or self.hurt[seat] >> colour & 1:
            return 0
        hurt = self.hurt[:]
        hurt[seat] |= 1 << colour
        replace(s, self, ExploitedMana(self.seat, self.colour, hurt))
        return 1


class Claim(Lasting):
    """A die that Mana Claim keeps for the round: its colour, whether mana comes later, the curse."""

    __slots__ = ("colour", "curse", "later")

    def __init__(self, seat: int, colour: int, later: bool, curse: bool) -> None:
        super().__init__(seat, ROUND)
        self.colour = colour
        self.later = later
        self.curse = curse

    def wounds_for(self, s: MageKnight, seat: int, colour: int) -> int:
        """Wound the others for the colour of the die, once a turn."""
        effort = s.effort(seat)
        if not self.curse or seat == self.seat or colour != self.colour or effort.hit >> colour & 1:
            return 0
        effort.hit |= 1 << colour
        return 1

    def open_turn(self, s: MageKnight) -> None:
        """Give a mana of its colour."""
        if self.later:
            gain_mana(s, self.seat, self.colour)


class Gift(Lasting):
    """A mana token gained outside one's turn, for the turn to come."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat, USE)
        self.colour = colour


class Inspiration(Lasting):
    """A Motivation was used: no other one until the end of the next turn."""

    __slots__ = ()


def set_up(s: MageKnight, thing: Lasting) -> None:
    """Let something last from now on."""
    s.lasting = [*s.lasting, thing]


def replace(s: MageKnight, old: Lasting, new: Lasting | None) -> None:
    """Put something else in the place of what lasts, or nothing."""
    after = [new if thing is old else thing for thing in s.lasting]
    s.lasting = [thing for thing in after if thing is not None]


def take_gifts(s: MageKnight, seat: int) -> None:
    """Put mana gained outside one's turn into the play area of the turn that begins."""
    for thing in s.lasting:
        if isinstance(thing, Gift) and thing.seat == seat:
            gain_mana(s, seat, thing.colour)
            replace(s, thing, None)


def open_turn(s: MageKnight, seat: int) -> None:
    """Take back one's interactive skills from the centre, and do what is due (MK-SKILL-11)."""
    own = [thing for thing in s.lasting if thing.seat == seat]
    s.lasting = [thing for thing in s.lasting if thing.seat != seat or thing.until != NEXT_TURN]
    for thing in own:
        thing.open_turn(s)


def end_turn(s: MageKnight, seat: int) -> None:
    """End what lasts to the end of one's turn, and bring nearer what lasts to the next one's."""
    for thing in s.lasting:
        if thing.seat == seat and thing.until == TURN_END:
            replace(s, thing, None)
        elif thing.seat == seat and thing.until == LATER_TURN_END:
            replace(s, thing, Inspiration(seat, TURN_END))


def end_round(s: MageKnight) -> None:
    """End what does not outlive a round."""
    s.lasting = [thing for thing in s.lasting if thing.until in (TURN_END, LATER_TURN_END)]


def is_inspired(s: MageKnight, seat: int) -> bool:
    """Tell whether a Motivation was used too lately for another one."""
    return any(isinstance(thing, Inspiration) and thing.seat == seat for thing in s.lasting)
