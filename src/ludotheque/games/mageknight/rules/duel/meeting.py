"""How a duel begins: a hero stops on another one's space, who chooses how much of a turn to spend on it."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.duel.exchange import NextAttack
from ludotheque.games.mageknight.rules.duel.facing import duel_of, target_on
from ludotheque.games.mageknight.rules.events.duel import DuelBegan, PartTaken
from ludotheque.games.mageknight.rules.fight import Combat, Duel, Side
from ludotheque.games.mageknight.rules.heroes.goods import has_worthy
from ludotheque.games.mageknight.rules.lasting import open_turn, take_gifts
from ludotheque.games.mageknight.rules.pieces import NOBODY, Effort
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GRAIL
from ludotheque.games.mageknight.rules.traits import KEEP, MAGE_TOWER
from ludotheque.games.mageknight.rules.turn.beforehand import Beforehand, supply
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


def confront(s: MageKnight, seat: int) -> None:
    """Attack the owner of a keep who is at home, or stand before closed gates if nobody may fight (MK-MOVE-30)."""
    rival = target_on(s, s.players[seat].space, seat)
    if rival != NOBODY:
        s.then([Assail(seat, rival)])
        return
    s.turn.done = True
    s.effort(seat).move = 0


class Assail(Step[MageKnight]):
    """Attack another hero, as the action of the turn (MK-MOVE-29, 31, MK-PVP-01)."""

    __slots__ = ("rival", "seat")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def run(self, s: MageKnight) -> None:
        """Set the scene; before anything else the other one may do what is possible outside a turn (MK-PVP-06)."""
        s.turn.done = True
        effort = s.effort(self.seat)
        # Healing points not used are lost (MK-WOUND-14).
        effort.heal = effort.rules[GRAIL] = 0
        space = s.players[self.seat].space
        combat = Combat(space)
        combat.duel = Duel(self.seat, self.rival)
        combat.sides = [Side(self.seat, effort.move), Side(self.rival, 0)]
        combat.fortified = s.layout.site[space] in (KEEP, MAGE_TOWER)
        s.combat = combat
        s.tell(DuelBegan(self.seat, space, self.rival))
        s.hand_over(self.rival)
        s.then([Beforehand(self.rival), TakePart(self.rival)])


class TakePart(Step[MageKnight]):
    """The defender takes part (MK-PVP-07); wholly only with a card that is not a Wound."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, if there is a choice."""
        if has_worthy(s.players[self.seat].hand):
            s.then([ChoosePart(self.seat)])
        else:
            take_part(s, self.seat, False)


class ChoosePart(Ask[MageKnight]):
    """Play the next turn in advance, or only defend oneself."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("full"), button("partial")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let the fight begin."""
        take_part(s, self.seat, option.verb == "full")


def take_part(s: MageKnight, seat: int, full: bool) -> None:
    """Give the defender an effort of its own: a whole turn's, or one without die and skills (MK-PVP-08 to 18)."""
    duel = duel_of(s)
    assert duel is not None
    duel.full = full
    player = s.players[seat]
    player.effort = Effort(True)
    s.tell(PartTaken(seat, full))
    take_gifts(s, seat)
    s.then([NextAttack()])
    if full:
        player.ahead = True
        supply(s, seat)
        # Last, so that what it asks is answered before the fight goes on.
        open_turn(s, seat)
    else:
        player.effort.dice = 0
