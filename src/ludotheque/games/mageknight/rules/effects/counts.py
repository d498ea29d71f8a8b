"""What an amount may count: Wounds, crystals, units, enemies, and what was done this turn."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.mageknight.rules.combat.foes import present
from ludotheque.games.mageknight.rules.duel.facing import duel_of, opponents
from ludotheque.games.mageknight.rules.effects.effect import Count
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE, GREEN, RED, WHITE


class Wounds(Count):
    """Wounds in hand and on one's units."""

    __slots__ = ()

    word: ClassVar[str] = "wound"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count both."""
        player = s.players[seat]
        return player.hand.count(WOUND) + sum(unit.wounds for unit in player.units)


class CrystalColours(Count):
    """Colours among one's crystals."""

    __slots__ = ()

    word: ClassVar[str] = "crystal_colour"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count the colours there are."""
        return sum(1 for crystals in s.players[seat].crystals if crystals)


class ReadyUnits(Count):
    """Units that are ready and unwounded."""

    __slots__ = ()

    word: ClassVar[str] = "ready_unit"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return sum(1 for unit in s.players[seat].units if unit.ready and not unit.wounds)


class Enemies(Count):
    """Enemies faced; a summoner and its monster are faced as one, another hero as many as it leads (MK-PVP-70)."""

    __slots__ = ()

    word: ClassVar[str] = "enemy"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return len(present(s)) if duel_of(s) is None else opponents(s, seat)


class Recruits(Count):
    """Units recruited this turn."""

    __slots__ = ()

    word: ClassVar[str] = "recruit"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).recruits


class Defeated(Count):
    """Enemies defeated this turn."""

    __slots__ = ()

    word: ClassVar[str] = "defeated"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).defeated


class RedSpells(Count):
    """Red spells cast this turn."""

    __slots__ = ()

    word: ClassVar[str] = "red_spell"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).spells[RED]


class BlueSpells(Count):
    """Blue spells cast this turn."""

    __slots__ = ()

    word: ClassVar[str] = "blue_spell"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).spells[BLUE]


class WhiteSpells(Count):
    """White spells cast this turn."""

    __slots__ = ()

    word: ClassVar[str] = "white_spell"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).spells[WHITE]


class GreenSpells(Count):
    """Green spells cast this turn."""

    __slots__ = ()

    word: ClassVar[str] = "green_spell"

    def of(self, s: MageKnight, seat: int) -> int:
        """Count them."""
        return s.effort(seat).spells[GREEN]
