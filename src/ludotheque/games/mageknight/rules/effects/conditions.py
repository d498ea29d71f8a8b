"""What an effect may depend on: by day, in a forest, behind the others, in an interaction, with points left to fly."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.mageknight.rules.combat.foes import present
from ludotheque.games.mageknight.rules.duel.facing import opponents
from ludotheque.games.mageknight.rules.effects.effect import Condition
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import INTERACTING
from ludotheque.games.mageknight.rules.traits import FOREST


class ByDay(Condition):
    """It is day, or night does not reach here."""

    __slots__ = ()

    word: ClassVar[str] = "day"

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Look at the sky."""
        return not s.is_dark()


class InForest(Condition):
    """The hero stands in a forest."""

    __slots__ = ()

    word: ClassVar[str] = "forest"

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Look at the hero's space."""
        space = s.players[seat].space
        return space != NONE and s.layout.terrain[space] == FOREST


class LeastFame(Condition):
    """Everybody else has more fame."""

    __slots__ = ()

    word: ClassVar[str] = "least_fame"

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Compare with all others."""
        player = s.players[seat]
        return len(s.players) > 1 and all(other is player or other.fame > player.fame for other in s.players)


class InInteraction(Condition):
    """The hero deals with locals."""

    __slots__ = ()

    word: ClassVar[str] = "interacting"

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Look at the part of the turn."""
        return s.effort(seat).phase & INTERACTING != 0


class Winged(Condition):
    """As many move points are left as there are enemies (Wings of Night)."""

    __slots__ = ()

    word: ClassVar[str] = "winged"

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Compare them."""
        combat = s.combat
        if combat is None:
            return False
        enemies = len(present(s)) if combat.duel is None else opponents(s, seat)
        return combat.side(seat).walked >= enemies
