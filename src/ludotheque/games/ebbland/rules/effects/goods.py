"""Deeds with dice, markers, rolls, points and what is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludotheque.games.ebbland.rules.combat.rolls import throw
from ludotheque.games.ebbland.rules.effects.effect import Deed, Play, Target
from ludotheque.games.ebbland.rules.effects.meant import meant
from ludotheque.games.ebbland.rules.events.cards import Cancelled, HandRevealed, HandSeen
from ludotheque.games.ebbland.rules.events.combat import Fulfilled
from ludotheque.games.ebbland.rules.events.phases import Bonus, DieTurned, MarkersGained
from ludotheque.games.ebbland.rules.piles import die_of, draw_cards, set_die
from ludotheque.games.ebbland.rules.terms import BEARER, COM, NONE, SELF

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


class Reroll(Deed):
    """The roll just made is made again, once at most (B-28); or the task that failed."""

    __slots__ = ("target",)
    word: ClassVar[str] = "reroll"

    def __init__(self, target: Target) -> None:
        super().__init__([])
        self.target = target

    def can(self, s: Ebbland, play: Play) -> bool:
        if self.target.stat == NONE:
            return True
        roll = s.roll_at
        if roll.fighter < 0 or roll.again or roll.stat != self.target.stat:
            return False
        if self.target.selector in (SELF, BEARER) and roll.fighter != play.fighter():
            return False
        return s.fighter(roll.fighter).seat == play.seat

    def do(self, s: Ebbland, play: Play) -> None:
        if self.target.stat == NONE:
            s.task_again = True
            return
        s.roll_at.again = True
        throw(s, s.roll_at.fighter, s.roll_at.stat)


class EnlistMod(Deed):
    """Something is added to the enlistment roll at hand."""

    __slots__ = ("value",)
    word: ClassVar[str] = "enlist_mod"

    def __init__(self, value: int) -> None:
        super().__init__([])
        self.value = value

    def do(self, s: Ebbland, play: Play) -> None:
        s.roll_at.bonus += self.value
        s.tell(Bonus(play.seat, self.value))


class VpRollMod(EnlistMod):
    """The Control/VP roll at hand shifts in the roller's favour."""

    __slots__ = ()
    word: ClassVar[str] = "vp_roll_mod"


class Draw(Deed):
    """A player draws cards."""

    __slots__ = ("number", "target")
    word: ClassVar[str] = "draw"

    def __init__(self, target: Target, number: int) -> None:
        super().__init__([target])
        self.target = target
        self.number = number

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            draw_cards(s, seat, self.number)


class Gain(Deed):
    """A resource changes, within 0 to 6."""

    __slots__ = ("die", "target", "value")
    word: ClassVar[str] = "gain"

    def __init__(self, target: Target, die: int, value: int) -> None:
        super().__init__([target])
        self.target = target
        self.die = die
        self.value = value

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            set_die(s, seat, self.die, die_of(s, seat, self.die) + self.value)
            s.tell(DieTurned(seat, self.die, die_of(s, seat, self.die)))


class SetDie(Gain):
    """A resource becomes a number."""

    __slots__ = ()
    word: ClassVar[str] = "set"

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            set_die(s, seat, self.die, self.value)
            s.tell(DieTurned(seat, self.die, self.value))


class RerollDie(Deed):
    """A resource die is rolled again; a 1 on the Command die draws a card (B-48)."""

    __slots__ = ("die", "target")
    word: ClassVar[str] = "reroll_die"

    def __init__(self, target: Target, die: int) -> None:
        super().__init__([target])
        self.target = target
        self.die = die

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            value = 1 + s.roll(6)
            set_die(s, seat, self.die, value)
            s.tell(DieTurned(seat, self.die, value))
            if self.die == COM and value == 1:
                draw_cards(s, seat, 1)


class Token(Deed):
    """More +1 markers."""

    __slots__ = ("number", "target")
    word: ClassVar[str] = "token"

    def __init__(self, target: Target, number: int) -> None:
        super().__init__([target])
        self.target = target
        self.number = number

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            s.sides[seat].markers += self.number
            s.tell(MarkersGained(seat, self.number))


class Vp(Token):
    """Victory points."""

    __slots__ = ()
    word: ClassVar[str] = "vp"

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            s.sides[seat].points += self.number
            s.tell(Fulfilled(seat, play.card, self.number))


class Reveal(Deed):
    """A player shows the hand, to the owner of the effect only (B-44)."""

    __slots__ = ("target",)
    word: ClassVar[str] = "reveal"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            hand = [s.peek(card) for card in s.sides[seat].hand]
            s.tell(HandRevealed(play.seat, seat, len(hand)))
            s.tell(HandSeen(play.seat, seat, hand))


class Cancel(Deed):
    """The card just played has no effect."""

    __slots__ = ()
    word: ClassVar[str] = "cancel"

    def __init__(self) -> None:
        super().__init__([])

    def can(self, s: Ebbland, play: Play) -> bool:
        return not s.cancelled

    def do(self, s: Ebbland, play: Play) -> None:
        s.cancelled = True
        s.tell(Cancelled(play.seat, s.played))
