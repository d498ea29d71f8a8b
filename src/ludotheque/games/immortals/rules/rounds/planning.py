"""Planning: everybody lays cards face down on ten spaces, at the same time."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.cards import can_lay_region, is_magic
from ludotheque.games.immortals.rules.events import PhaseBegan, PlanReady, PlansLaid
from ludotheque.games.immortals.rules.state import (
    BLANK,
    BLANKS,
    CAST,
    MAGIC,
    NONE,
    REGIONS,
    SPACES,
    Immortals,
    Player,
    is_joker,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step, Together

# How often a plan may be changed by its own questions, so that every game ends; undo is not counted.
CHANGES: Final = 30


class Planning(Step[Immortals]):
    """All plan at once and in secret, until everybody is ready (IM-PLAN-01, 19)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Open a board for each seat."""
        s.tell(PhaseBegan(s.leader, 1))
        s.then([Together([Plan(seat, CHANGES) for seat in range(len(s.players))]), PlansLie()])


class PlansLie(Step[Immortals]):
    """Everybody is ready: which spaces are filled can now be seen, the cards cannot (IM-PLAN-01)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Turn to the table."""
        for seat, player in enumerate(s.players):
            s.tell(PlansLaid(seat, s.flip(player.cards_laid())))


class Plan(Ask[Immortals]):
    """Take up a card to lay, take one back, or be ready (IM-PLAN-07, 19)."""

    __slots__ = ("changes",)

    def __init__(self, seat: int, changes: int) -> None:
        self.seat = seat
        self.changes = changes

    def options(self, s: Immortals) -> list[Option]:
        """Offer each kind of card in hand that some empty space takes."""
        options = [Option("pick", "card", card) for card in cards_to_lay(s, self.seat)]
        if self.changes > 0:
            spaces = s.players[self.seat].spaces
            options += [Option("lift", "space", space) for space in range(SPACES) if spaces[space] != NONE]
        options.append(button("ready"))
        return options

    def take(self, s: Immortals, option: Option) -> None:
        """Go on with the card, or with the plan."""
        if option.verb == "pick":
            s.then([Lay(self.seat, option.index, self.changes)])
        elif option.verb == "lift":
            s.players[self.seat].spaces[option.index] = NONE
            s.then([Plan(self.seat, self.changes - 1)])
        else:
            s.tell(PlanReady(self.seat))


class Lay(Ask[Immortals]):
    """Lay a card on a space that takes it (IM-PLAN-02 to 04)."""

    __slots__ = ("card", "changes")

    def __init__(self, seat: int, card: int, changes: int) -> None:
        self.seat = seat
        self.card = card
        self.changes = changes

    def options(self, s: Immortals) -> list[Option]:
        """Offer the empty spaces that take the card."""
        spaces = s.players[self.seat].spaces
        options = [
            Option("lay", "space", space)
            for space in range(SPACES)
            if spaces[space] == NONE and takes(s, self.seat, space, self.card)
        ]
        if self.changes > 0:
            options.append(button("back"))
        return options

    def take(self, s: Immortals, option: Option) -> None:
        """Lay it or put it back in hand."""
        if option.verb == "lay":
            s.players[self.seat].spaces[option.index] = self.card
            s.then([Plan(self.seat, self.changes)])
        else:
            s.then([Plan(self.seat, self.changes - 1)])


def takes(s: Immortals, seat: int, space: int, card: int) -> bool:
    """Tell whether a space takes a card: Magic or Army, and no joker for an extraction (IM-PLAN-03, 04, 11)."""
    if card == BLANK:
        return True
    deed = s.deed(seat, space)
    if is_magic(card) or deed.action == CAST:
        return is_magic(card) and deed.action == CAST
    return not (deed.extracts() and is_joker(card))


def hand(s: Immortals, seat: int) -> list[int]:
    """Return the cards a seat has in hand, those on its board left out; blanks once each."""
    player = s.players[seat]
    spaces = player.spaces
    cards = [region for region in range(REGIONS) if s.holder[region] == seat and region not in spaces]
    cards += [card for card in player.conflicts if card not in spaces]
    cards += [card for card in range(MAGIC, BLANK) if card not in spaces]
    return cards + [BLANK] * blanks_left(player)


def blanks_left(player: Player) -> int:
    """Return how many blank cards are in hand."""
    return BLANKS - player.spaces.count(BLANK)


def cards_to_lay(s: Immortals, seat: int) -> list[int]:
    """Return the cards in hand that an empty space takes, each kind once (IM-PLAN-08)."""
    player = s.players[seat]
    spaces = player.spaces
    army = extraction = magic = False
    for space in range(SPACES):
        if spaces[space] == NONE:
            deed = s.deed(seat, space)
            if deed.action == CAST:
                magic = True
            elif deed.extracts():
                extraction = True
            else:
                army = True
    cards: list[int] = []
    if army or extraction:
        holder = s.holder
        for card in range(len(holder)):
            if holder[card] == seat and can_lay_region(s, seat, card) and card not in spaces:
                cards.append(card)
        cards += [card for card in player.conflicts if card not in spaces and (army or not is_joker(card))]
    if magic:
        cards += [card for card in range(MAGIC, BLANK) if card not in spaces]
    if (army or extraction or magic) and blanks_left(player) > 0:
        cards.append(BLANK)
    return cards
