"""Questions about cards: which one to discard, search, recover, take, attach or put into play."""

from __future__ import annotations

from bisect import insort

from ludotheque.games.ebbland.rules.effects.effect import Filter
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.events.cards import CardsSeen, Found, LookedAt, Recovered, Taken
from ludotheque.games.ebbland.rules.events.phases import Enlisted
from ludotheque.games.ebbland.rules.piles import attach, can_bear, can_enter, discard_card, put_into_play
from ludotheque.games.ebbland.rules.question import Question
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import ATTACHED, ENLISTED, GEAR_EACH, ON_DEAD
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step


def cards_of(verb: str, cards: list[int]) -> list[Option]:
    """Return an option for each different card."""
    return [Option(verb, "card", card) for card in dict.fromkeys(cards)]


def matching(s: Ebbland, cards: list[int], filter: Filter, paid: int = 0) -> list[int]:
    """Return the cards that a filter lets through."""
    return [card for card in cards if card >= 0 and filter.fits(s.box.cards[card], paid)]


def recoverable(s: Ebbland, seat: int, filter: Filter) -> list[int]:
    """Return what may be taken from a discard pile: perhaps only what just died, or what that carried."""
    found = matching(s, s.sides[seat].discard, filter)
    combat = s.combat
    if combat is None or not (filter.died_now or filter.on == ON_DEAD):
        return found
    own = [dead for dead in combat.dead if dead.seat == seat]
    if filter.died_now:
        return [card for card in found if any(dead.card == card for dead in own)]
    return [card for card in found if own and card in own[-1].gear]


def bearable(s: Ebbland, seat: int, slot: int, filter: Filter) -> list[int]:
    """Return the cards in hand that could be attached to a character."""
    return [card for card in matching(s, s.sides[seat].hand, filter) if can_bear(s, slot, card)]


def enlistable(s: Ebbland, seat: int, filter: Filter) -> list[int]:
    """Return the characters in hand that could enter play."""
    return [card for card in matching(s, s.sides[seat].hand, filter) if can_enter(s, card)]


class DiscardOne(Question):
    """Discard a card."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return cards_of("discard", s.sides[self.seat].hand)

    def chosen(self, s: Ebbland, option: Option) -> None:
        discard_card(s, self.seat, option.index)


def without_one(pile: list[int], card: int, first: int) -> list[int]:
    """Return a pile less a card, the lowest from a place on."""
    place = pile.index(card, first)
    return pile[:place] + pile[place + 1 :]


class SearchSome(Question):
    """Take matching cards from one's Stock, one after the other; it is shuffled afterwards."""

    __slots__ = ("filter", "number", "paid")

    def __init__(self, seat: int, filter: Filter, number: int, paid: int) -> None:
        super().__init__(seat)
        self.filter = filter
        self.number = number
        self.paid = paid

    def answers(self, s: Ebbland) -> list[Option]:
        found = matching(s, s.sides[self.seat].stock, self.filter, self.paid)
        return [*cards_of("take", sorted(found)), button("done")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        side = s.sides[self.seat]
        if option.verb == "take":
            side.stock = without_one(side.stock, s.flip(option.index), 0)
            insort(side.hand, option.index)
            s.tell(Found(self.seat, option.index))
            if self.number > 1:
                s.then([SearchSome(self.seat, self.filter, self.number - 1, self.paid)])
                return
        side.stock = side.stock[:]
        s.shuffle(side.stock)
        side.known = 0
        s.seal()


class RecoverSome(Question):
    """Take matching cards from one's discard pile, one after the other."""

    __slots__ = ("filter", "number")

    def __init__(self, seat: int, filter: Filter, number: int) -> None:
        super().__init__(seat)
        self.filter = filter
        self.number = number

    def answers(self, s: Ebbland) -> list[Option]:
        return [*cards_of("recover", sorted(recoverable(s, self.seat, self.filter))), button("done")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "done":
            return
        side = s.sides[self.seat]
        side.discard = without_one(side.discard, option.index, 0)
        insort(side.hand, option.index)
        s.tell(Recovered(self.seat, option.index))
        if self.number > 1:
            s.then([RecoverSome(self.seat, self.filter, self.number - 1)])


class Look(Step[Ebbland]):
    """Look at the top cards of one's Stock, perhaps take some, then put the rest back."""

    __slots__ = ("filter", "most", "number", "seat")

    def __init__(self, seat: int, number: int, filter: Filter | None, most: int) -> None:
        self.seat = seat
        self.number = number
        self.filter = filter
        self.most = most

    def run(self, s: Ebbland) -> None:
        side = s.sides[self.seat]
        count = min(self.number, len(side.stock))
        seen = [s.peek(card) for card in side.stock[len(side.stock) - count :]]
        side.known = max(side.known, count)
        s.tell(LookedAt(self.seat, count))
        s.tell(CardsSeen(self.seat, seen))
        filter = self.filter
        if filter is None:
            s.then([Replace(self.seat, count)])
        else:
            s.then([TakeSome(self.seat, filter, self.most, count)])


class TakeSome(Question):
    """Take matching cards from those that were looked at; nobody else sees them (B-44)."""

    __slots__ = ("count", "filter", "number")

    def __init__(self, seat: int, filter: Filter, number: int, count: int) -> None:
        super().__init__(seat)
        self.filter = filter
        self.number = number
        self.count = count

    def answers(self, s: Ebbland) -> list[Option]:
        stock = s.sides[self.seat].stock
        found = matching(s, stock[len(stock) - self.count :], self.filter)
        return [*cards_of("take", sorted(found)), button("done")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "done":
            s.then([Replace(self.seat, self.count)])
            return
        side = s.sides[self.seat]
        first = len(side.stock) - self.count
        side.stock = without_one(side.stock, option.index, first)
        side.known -= 1
        insort(side.hand, option.index)
        s.tell(Taken(self.seat, option.index))
        if self.number > 1:
            s.then([TakeSome(self.seat, self.filter, self.number - 1, self.count - 1)])
        else:
            s.then([Replace(self.seat, self.count - 1)])


class Replace(Step[Ebbland]):
    """Put the cards that were looked at back, one after the other: so many are left, and the last lies on top."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Ebbland) -> None:
        stock = s.sides[self.seat].stock
        if len(set(stock[len(stock) - self.left :])) > 1:
            s.then([ReplaceOne(self.seat, self.left)])


class ReplaceOne(Question):
    """Say which card goes back next, under those still in hand."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def answers(self, s: Ebbland) -> list[Option]:
        stock = s.sides[self.seat].stock
        return cards_of("replace", sorted(stock[len(stock) - self.left :]))

    def chosen(self, s: Ebbland, option: Option) -> None:
        side = s.sides[self.seat]
        first = len(side.stock) - self.left
        rest = without_one(side.stock, option.index, first)
        side.stock = [*rest[:first], option.index, *rest[first:]]
        s.then([Replace(self.seat, self.left - 1)])


class AttachOne(Question):
    """Say which card is attached for nothing."""

    __slots__ = ("filter", "slot")

    def __init__(self, seat: int, slot: int, filter: Filter) -> None:
        super().__init__(seat)
        self.slot = slot
        self.filter = filter

    def answers(self, s: Ebbland) -> list[Option]:
        return cards_of("attach", bearable(s, self.seat, self.slot, self.filter))

    def chosen(self, s: Ebbland, option: Option) -> None:
        place = attach(s, self.slot, option.index)
        s.then([Window(ATTACHED, [self.seat], self.slot * GEAR_EACH + place)])


class EnlistOne(Question):
    """Say which character enters play for nothing."""

    __slots__ = ("filter",)

    def __init__(self, seat: int, filter: Filter) -> None:
        super().__init__(seat)
        self.filter = filter

    def answers(self, s: Ebbland) -> list[Option]:
        return cards_of("enlist", enlistable(s, self.seat, self.filter))

    def chosen(self, s: Ebbland, option: Option) -> None:
        s.sides[self.seat].hand.remove(option.index)
        slot = put_into_play(s, self.seat, option.index)
        s.tell(Enlisted(self.seat, option.index, slot))
        s.then([Window(ENLISTED, [self.seat], slot)])
