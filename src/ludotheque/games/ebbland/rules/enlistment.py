"""Enlistment: one try a turn, COM before the die, a marker after it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.effects.resolve import Use, Window, use_option
from ludotheque.games.ebbland.rules.effects.sources import is_asked, usable
from ludotheque.games.ebbland.rules.events.phases import (
    Enlisted,
    EnlistmentDieThrown,
    EnlistmentTried,
    MarkerSpent,
    Rejected,
)
from ludotheque.games.ebbland.rules.piles import can_enter, put_into_play
from ludotheque.games.ebbland.rules.question import ON_ROLL, Question, has_marker, spend_marker
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import BEFORE_ENLIST_ROLL, CHARACTER, ENLIST_ROLL, ENLISTED, NONE
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step

ENLISTMENT: Final = 0
FAILURE: Final = 1


class Enlist(Question):
    """Try to enlist a character from hand for 1 COM, or not (CC-ENLIST-03, CC-ENLIST-04)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        side = s.sides[self.seat]
        found = [Option("enlist", "card", card) for card in dict.fromkeys(side.hand) if self.is_open(s, card)]
        return [*found, button("done")]

    def is_open(self, s: Ebbland, card: int) -> bool:
        """Tell whether a card is a character that can be tried now."""
        return s.sides[self.seat].com >= 1 and s.box.cards[card].kind == CHARACTER and can_enter(s, card)

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "enlist":
            s.then([Raise(self.seat, option.index)])


class Raise(Question):
    """Say how much more COM raises the roll, up to the leader's figure (CC-ENLIST-08 to -10)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Ebbland) -> list[Option]:
        side = s.sides[self.seat]
        most = min(s.box.cards[side.leader].figures[ENLISTMENT], side.com - 1)
        return [button("raise", more) for more in range(most + 1)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        side = s.sides[self.seat]
        side.com -= 1 + option.index
        side.hand.remove(self.card)
        s.enlisting = self.card
        s.roll_at.bonus = option.index
        s.tell(EnlistmentTried(self.seat, self.card, option.index))
        s.then([Window(BEFORE_ENLIST_ROLL, [self.seat]), EnlistRoll(self.seat)])


class EnlistRoll(Step[Ebbland]):
    """Cast the die (CC-ENLIST-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        die = 1 + s.roll(6)
        s.tell(EnlistmentDieThrown(self.seat, s.enlisting, die, s.roll_at.bonus))
        s.then([Weigh(self.seat, die, [])])


def succeeds(s: Ebbland, die: int) -> bool:
    """Tell whether the roll as it stands brings the character in; a 1 never does (CC-ENLIST-11)."""
    return die > FAILURE and die + s.roll_at.bonus >= s.box.cards[s.enlisting].control


class Weigh(Step[Ebbland]):
    """Ask for a marker or effects where they could still help, then count the roll."""

    __slots__ = ("die", "seat", "used")

    def __init__(self, seat: int, die: int, used: list[int]) -> None:
        self.seat = seat
        self.die = die
        self.used = used

    def run(self, s: Ebbland) -> None:
        if succeeds(s, self.die):
            s.then([Enter(self.seat)])
        elif has_marker(s, self.seat) or self.helped(s):
            s.then([Help(self.seat, self)])
        else:
            s.then([Lose(self.seat)])

    def helped(self, s: Ebbland) -> bool:
        """Tell whether an effect could add something; none lifts a natural 1 (B-27)."""
        return self.die > FAILURE and is_asked(s, ENLIST_ROLL, self.seat, self.used, NONE)


class Help(Question):
    """Spend a marker, use an effect, or let it be (CC-ENLIST-12)."""

    __slots__ = ("weigh",)

    def __init__(self, seat: int, weigh: Weigh) -> None:
        super().__init__(seat)
        self.weigh = weigh

    def answers(self, s: Ebbland) -> list[Option]:
        found = [button("marker-roll")] if has_marker(s, self.seat) else []
        if self.weigh.helped(s):
            found += [use_option(play) for play in usable(s, ENLIST_ROLL, self.seat, self.weigh.used, NONE)]
        return [*found, button("pass")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        weigh = self.weigh
        if option.verb == "pass":
            s.then([Lose(self.seat)])
        elif option.verb == "marker-roll":
            spend_marker(s, self.seat)
            s.tell(MarkerSpent(self.seat, ON_ROLL))
            s.then([Weigh(self.seat, weigh.die + 1, weigh.used)])
        else:
            for play in usable(s, ENLIST_ROLL, self.seat, weigh.used, NONE):
                if use_option(play) == option:
                    s.then([Use(play), Weigh(self.seat, weigh.die, [*weigh.used, play.key()])])
                    return


class Enter(Step[Ebbland]):
    """The character enters the active area (CC-ENLIST-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        card = s.enlisting
        s.enlisting = NONE
        slot = put_into_play(s, self.seat, card)
        s.tell(Enlisted(self.seat, card, slot))
        s.then([Window(ENLISTED, [self.seat], slot)])


class Lose(Step[Ebbland]):
    """The character goes to the discard pile (CC-ENLIST-07)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        s.sides[self.seat].lay_by([s.enlisting])
        s.tell(Rejected(self.seat, s.enlisting))
        s.enlisting = NONE
