"""Artifacts with a procedure of their own."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.mageknight.rules.combat.foes import has_foes
from ludotheque.games.mageknight.rules.effects.effect import Deed, Play
from ludotheque.games.mageknight.rules.effects.points import ambush_bonus
from ludotheque.games.mageknight.rules.events.heroes import DieRolled
from ludotheque.games.mageknight.rules.heroes.goods import (
    ChooseMana,
    discard,
    gain_crystal,
    gain_fame,
    take_wounds,
    worthy,
)
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ATTACK,
    BASIC,
    BLACK,
    COLOURS,
    GOLD,
    PHYSICAL,
    RED,
    SHOOTING,
    SIEGE,
    STRIKING,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask


class Sacrifice(Deed):
    """Cards of the hand, each for so much attack."""

    __slots__ = ("each",)

    word: ClassVar[str] = "slaughter"

    def __init__(self, each: int) -> None:
        super().__init__(STRIKING)
        self.each = each

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be an enemy, and a card to discard besides the sword."""
        others = [card for card in worthy(s.players[play.seat].hand) if card != play.index]
        return has_foes(s) and len(others) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for cards to discard."""
        if worthy(s.players[play.seat].hand):
            s.then([Slaughter(play.seat, self.each, 0)])


class Slaughter(Ask[MageKnight]):
    """Sword of Justice: discard any number of cards, each for so much attack."""

    __slots__ = ("each", "given")

    def __init__(self, seat: int, each: int, given: int) -> None:
        self.seat = seat
        self.each = each
        self.given = given

    def options(self, s: MageKnight) -> list[Option]:
        """Offer cards, and to stop after the first."""
        options = [Option("give", "card", card) for card in worthy(s.players[self.seat].hand)]
        if self.given:
            options.append(button("done"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard one more, or strike with all of them."""
        player = s.players[self.seat]
        given = self.given
        if option.verb == "give":
            discard(s, player, option.index)
            given += 1
            if worthy(player.hand):
                s.then([Slaughter(self.seat, self.each, given)])
                return
        s.effort(self.seat).blows.append(Blow(ATTACK, PHYSICAL, given * self.each + ambush_bonus(s, self.seat, ATTACK)))


class Horn(Deed):
    """A siege attack with dice for it: one, or as many as one dares, each perhaps a Wound."""

    __slots__ = ("most",)

    word: ClassVar[str] = "horn"

    def __init__(self, most: int) -> None:
        super().__init__(SHOOTING | STRIKING)
        self.most = most

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be an enemy left."""
        return has_foes(s)

    def do(self, s: MageKnight, play: Play) -> None:
        """Blow the horn: one die after the siege attack, or as many as one dares."""
        if self.most == 1:
            roll_for_wounds(s, play.seat, 1)
        else:
            s.then([BlowHorn(play.seat, self.most)])


def roll_for_wounds(s: MageKnight, seat: int, dice: int) -> None:
    """Roll dice; each black or red one is a Wound."""
    for _ in range(dice):
        colour = s.roll(COLOURS)
        s.tell(DieRolled(seat, colour))
        if colour in (BLACK, RED):
            take_wounds(s, seat, 1)


class BlowHorn(Ask[MageKnight]):
    """Horn of Wrath: choose how many dice to roll for so much more siege attack."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: MageKnight) -> list[Option]:
        """Offer every number."""
        return [button("dice", number) for number in range(self.most + 1)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Attack and roll."""
        s.effort(self.seat).blows.append(
            Blow(SIEGE, PHYSICAL, self.most + option.index + ambush_bonus(s, self.seat, SIEGE))
        )
        roll_for_wounds(s, self.seat, option.index)


class CrystalByDie(Deed):
    """A crystal of the colour that a die shows."""

    __slots__ = ()

    word: ClassVar[str] = "roll_crystal"

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Roll a die for a crystal: gold is a free choice, black is fame."""
        colour = s.roll(COLOURS)
        s.tell(DieRolled(play.seat, colour))
        if colour == BLACK:
            gain_fame(s, play.seat, 1)
        elif colour == GOLD:
            s.then([ChooseMana(play.seat, BASIC, True)])
        else:
            gain_crystal(s, play.seat, colour)
