"""What a block does besides stopping an attack."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.games.mageknight.rules.combat.foes import defeat, is_immune
from ludotheque.games.mageknight.rules.duel.repel import repel_one
from ludotheque.games.mageknight.rules.duel.targets import weaken, wound_unit
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ATTACK, BLUE, FIRE, RED

# What frost takes off.
FROST: Final = 3
# How many colours an attack of each element shows.
COLOURS_OF: Final = [0, 1, 1, 2]


class Rider:
    """The base of what a block may do besides; each kind does one of these things."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def more(self, s: MageKnight, foe: Foe) -> int:
        """Return by how much the block is greater against an enemy."""
        return 0

    def more_in_duel(self, elements: int) -> int:
        """Return by how much the block is greater against another hero's attack with these elements."""
        return 0

    def slows(self) -> bool:
        """Tell whether a swift enemy is as slow as the others."""
        return False

    def strike_back(self, s: MageKnight, seat: int, foe: Foe) -> None:
        """Do to an enemy that was blocked what is to be done."""

    def repel(self, s: MageKnight, seat: int) -> None:
        """Do to another hero whose attack was stopped what is to be done (MK-PVP-68, 69)."""

    def befall(self, s: MageKnight, owner: int, place: int) -> None:
        """Do to a unit of that attack what is to be done."""


class Slow(Rider):
    """The blocked enemy loses Swift."""

    __slots__ = ()

    word: ClassVar[str] = "slow"

    def slows(self) -> bool:
        """Tell that it does."""
        return True


class Toughness(Rider):
    """The more the token of an enemy shows, the greater the block (Cold Toughness)."""

    __slots__ = ()

    word: ClassVar[str] = "traits"

    def more(self, s: MageKnight, foe: Foe) -> int:
        """Return how many abilities, attack colours and resistances the token shows."""
        kind = s.kind(foe)
        shown = bin(kind.abilities).count("1") + bin(kind.resist).count("1")
        return shown + COLOURS_OF[kind.element]

    def more_in_duel(self, elements: int) -> int:
        """Return how many colours the attack has."""
        return sum([colours for element, colours in enumerate(COLOURS_OF) if elements >> element & 1])


class Frost(Rider):
    """The blocked enemy has less armour, unless ice does nothing to it."""

    __slots__ = ()

    word: ClassVar[str] = "frost"

    def strike_back(self, s: MageKnight, seat: int, foe: Foe) -> None:
        """Take three points of armour off."""
        if not is_immune(s, seat, foe, BLUE):
            foe.armour_less += FROST

    def repel(self, s: MageKnight, seat: int) -> None:
        """Choose a unit of the attack."""
        repel_one(s, seat, self, BLUE)

    def befall(self, s: MageKnight, owner: int, place: int) -> None:
        """Take as much armour off it."""
        weaken(s, owner, place, FROST, 0)


class Counter(Rider):
    """A block that succeeds gives an attack for the attack phase."""

    __slots__ = ()

    word: ClassVar[str] = "counter"

    def strike_back(self, s: MageKnight, seat: int, foe: Foe) -> None:
        """Lay the attack ready."""
        s.effort(seat).blows.append(Blow(ATTACK, FIRE, 4))

    def repel(self, s: MageKnight, seat: int) -> None:
        """Lay it ready for a later attack hand to hand."""
        s.effort(seat).blows.append(Blow(ATTACK, FIRE, 4))


class Blast(Rider):
    """The blocked enemy is destroyed, unless fire does nothing to it; a summoned one is gone anyway."""

    __slots__ = ()

    word: ClassVar[str] = "blast"

    def strike_back(self, s: MageKnight, seat: int, foe: Foe) -> None:
        """Destroy it, if another block has not done so."""
        combat = s.combat
        assert combat is not None
        if foe in combat.foes and not foe.summoned and not is_immune(s, seat, foe, RED):
            defeat(s, seat, foe)

    def repel(self, s: MageKnight, seat: int) -> None:
        """Choose a unit of the attack."""
        repel_one(s, seat, self, RED)

    def befall(self, s: MageKnight, owner: int, place: int) -> None:
        """Wound it (MK-PVP-66)."""
        wound_unit(s, owner, place)
