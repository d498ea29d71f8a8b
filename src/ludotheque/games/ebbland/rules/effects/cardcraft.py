"""Deeds with cards: discarding, searching, looking, returning, destroying, attaching and enlisting for nothing."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, ClassVar

from ludotheque.games.ebbland.rules.effects.effect import Deed, Filter, Play, Target
from ludotheque.games.ebbland.rules.effects.meant import meant
from ludotheque.games.ebbland.rules.effects.picking import (
    AttachOne,
    DiscardOne,
    EnlistOne,
    Look,
    RecoverSome,
    SearchSome,
    bearable,
    enlistable,
    recoverable,
)
from ludotheque.games.ebbland.rules.events.cards import Bounced, Destroyed
from ludotheque.games.ebbland.rules.piles import discard_card, leave_play
from ludotheque.games.ebbland.rules.terms import A_WEAPON, GEAR_EACH, NONE, SITES_EACH
from ludotheque.kernel.step import Step

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


class Discard(Deed):
    """A player discards cards, at random or by choice."""

    __slots__ = ("at_random", "number", "target")
    word: ClassVar[str] = "discard"

    def __init__(self, target: Target, number: int, at_random: int) -> None:
        super().__init__([target])
        self.target = target
        self.number = number
        self.at_random = at_random

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return len(s.sides[thing].hand) > 0

    def do(self, s: Ebbland, play: Play) -> None:
        for seat in meant(s, play, self.target):
            hand = s.sides[seat].hand
            for _ in range(min(self.number, len(hand))):
                if self.at_random:
                    discard_card(s, seat, s.flip(hand[s.roll(len(hand))]))
                else:
                    s.then([DiscardOne(seat)])


class Search(Deed):
    """Take matching cards from one's Stock, show them, shuffle; always allowed (B-49)."""

    __slots__ = ("filter", "number")
    word: ClassVar[str] = "search"

    def __init__(self, filter: Filter, number: int) -> None:
        super().__init__([])
        self.filter = filter
        self.number = number

    def do(self, s: Ebbland, play: Play) -> None:
        s.then([SearchSome(play.seat, self.filter, self.number, play.paid)])


class Recover(Deed):
    """Take matching cards from one's discard pile into the hand."""

    __slots__ = ("filter", "number")
    word: ClassVar[str] = "recover"

    def __init__(self, filter: Filter, number: int, destination: int) -> None:
        super().__init__([])
        self.filter = filter
        self.number = number

    def can(self, s: Ebbland, play: Play) -> bool:
        return len(recoverable(s, play.seat, self.filter)) > 0

    def do(self, s: Ebbland, play: Play) -> None:
        s.then([RecoverSome(play.seat, self.filter, self.number)])


class Peek(Deed):
    """Look at the top cards of one's Stock and put them back in any order."""

    __slots__ = ("number",)
    word: ClassVar[str] = "peek"

    def __init__(self, target: Target, number: int) -> None:
        super().__init__([target])
        self.number = number

    def do(self, s: Ebbland, play: Play) -> None:
        s.then([Look(play.seat, self.number, None, 0)])


class PeekTake(Deed):
    """Look at the top cards of one's Stock, take matching ones, put the rest back in any order."""

    __slots__ = ("filter", "most", "number")
    word: ClassVar[str] = "peek_take"

    def __init__(self, target: Target, number: int, filter: Filter, most: int) -> None:
        super().__init__([target])
        self.number = number
        self.filter = filter
        self.most = most

    def do(self, s: Ebbland, play: Play) -> None:
        s.then([Look(play.seat, self.number, self.filter, self.most)])


class Bounce(Deed):
    """A character and everything attached return to the hand."""

    __slots__ = ("target",)
    word: ClassVar[str] = "bounce"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            fighter = s.fighter(slot)
            s.tell(Bounced(fighter.seat, fighter.card))
            for card in leave_play(s, slot):
                insort(s.sides[fighter.seat].hand, card)


class Destroy(Deed):
    """A weapon or logistics is discarded."""

    __slots__ = ("target",)
    word: ClassVar[str] = "destroy"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def do(self, s: Ebbland, play: Play) -> None:
        for thing in meant(s, play, self.target):
            if self.target.selector == A_WEAPON:
                fighter = s.fighter(thing // GEAR_EACH)
                seat, place = fighter.seat, thing % GEAR_EACH
                card = fighter.gear[place]
                fighter.gear = fighter.gear[:place] + fighter.gear[place + 1 :]
            else:
                seat = thing // SITES_EACH
                card = s.sides[seat].logistics[thing % SITES_EACH]
                s.sides[seat].logistics[thing % SITES_EACH] = NONE
            s.sides[seat].lay_by([card])
            s.tell(Destroyed(seat, card))


class AttachFree(Deed):
    """Attach a matching card from hand without paying; limits hold."""

    __slots__ = ("filter", "target")
    word: ClassVar[str] = "attach_free"

    def __init__(self, filter: Filter, target: Target) -> None:
        super().__init__([target])
        self.filter = filter
        self.target = target

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return len(bearable(s, play.seat, thing, self.filter)) > 0

    def do(self, s: Ebbland, play: Play) -> None:
        steps: list[Step[Ebbland]] = [AttachOne(play.seat, slot, self.filter) for slot in meant(s, play, self.target)]
        s.then(steps)


class EnlistFree(Deed):
    """Put a matching character from hand into play without roll or COM."""

    __slots__ = ("filter",)
    word: ClassVar[str] = "enlist_free"

    def __init__(self, filter: Filter) -> None:
        super().__init__([])
        self.filter = filter

    def can(self, s: Ebbland, play: Play) -> bool:
        return len(enlistable(s, play.seat, self.filter)) > 0

    def do(self, s: Ebbland, play: Play) -> None:
        s.then([EnlistOne(play.seat, self.filter)])
