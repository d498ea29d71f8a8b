"""Interactive combat: the previous player sets a die in secret that changes a fight (MK-VAR-50 to 57)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.events.combat import TwistDenied, TwistShown
from ludotheque.games.mageknight.rules.fight import Combat, Foe
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE, COLOURS, RED, SHOOTING, STRIKING, WHITE
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

TWISTS: Final = (WHITE, RED, BLUE)


def is_twisted(s: MageKnight, foe: Foe, colour: int) -> bool:
    """Tell whether the die set for this fight shows a colour and bears on an enemy."""
    combat = s.combat
    return combat is not None and combat.twist == colour and not foe.summoned


def more_armour(s: MageKnight, foe: Foe) -> int:
    """Return the armour that the die adds in this phase (MK-VAR-52, 54)."""
    combat = s.combat
    if combat is None or combat.twist == NONE:
        return 0
    phase = s.effort(combat.sides[0].seat).phase
    if phase & SHOOTING and is_twisted(s, foe, WHITE):
        return 1
    return 1 if phase & STRIKING and is_twisted(s, foe, BLUE) else 0


def more_fame(s: MageKnight, foe: Foe) -> int:
    """Return the fame that the die adds (MK-VAR-55, 56)."""
    combat = s.combat
    return 1 if combat is not None and combat.twist in TWISTS and not foe.summoned else 0


def show_twist(s: MageKnight, combat: Combat) -> None:
    """Show the die, if it is still secret."""
    if combat.twist_seat != NOBODY:
        s.tell(TwistShown(combat.twist_seat, s.flip(combat.twist)))
        combat.twist_seat = NOBODY


def possible_twists(s: MageKnight) -> list[int]:
    """Return the colours that a secret die may show: those that have not been denied."""
    to_come = [step.colour for step in s.agenda if isinstance(step, ShowTwist)]
    return [colour for colour in range(COLOURS) if colour not in TWISTS or colour in to_come]


def previous(s: MageKnight, seat: int) -> int:
    """Return the real player who comes before a seat in the order of turns (MK-VAR-51)."""
    real = [other for other in s.order if other != DUMMY]
    return real[real.index(seat) - 1]


def twisted(s: MageKnight, seat: int, combat: Combat, phases: list[Step[Any]]) -> list[Step[Any]]:
    """Return the phases of a fight with what the die adds to them, if there is one enemy and somebody to set it."""
    if not s.house.interactive_combat or len(combat.foes) != 1 or previous(s, seat) == seat:
        return phases
    ranged, block, damage, strike, *rest = phases
    colours: list[Step[Any]] = [SetTwist(previous(s, seat)), ShowTwist(WHITE)]
    return [*colours, ranged, ShowTwist(RED), block, damage, ShowTwist(BLUE), strike, *rest]


class SetTwist(Ask[MageKnight]):
    """Set a die in secret."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all colours; the die is not one of the source (MK-VAR-51)."""
        return [Option("twist", "mana", colour) for colour in range(COLOURS)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Keep it secret until it acts."""
        combat = s.combat
        assert combat is not None
        combat.twist = option.index
        combat.twist_seat = self.seat


class ShowTwist(Step[MageKnight]):
    """Show the die at the start of the phase in which it acts, or deny it; at the attack phase show it (MK-VAR-57)."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def run(self, s: MageKnight) -> None:
        """Tell what there is to tell."""
        combat = s.combat
        assert combat is not None
        if combat.twist_seat == NOBODY or not combat.foes:
            return
        if combat.twist == self.colour or self.colour == BLUE:
            show_twist(s, combat)
        else:
            # What the die is not tells something too (MK-UNDO-03).
            s.seal()
            s.tell(TwistDenied(combat.twist_seat, self.colour))
