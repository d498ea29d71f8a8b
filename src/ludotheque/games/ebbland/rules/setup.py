"""Set-up: sides, dice, opening hands, and who begins."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.effects.picking import DiscardOne
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.events.phases import DeckDrawn, DiceRolled, StartDieThrown
from ludotheque.games.ebbland.rules.piles import draw_cards
from ludotheque.games.ebbland.rules.sealed import BuildDeck, ShowDecks, opened, replace_deck
from ludotheque.games.ebbland.rules.state import Ebbland, bare_side
from ludotheque.games.ebbland.rules.terms import AT_SETUP
from ludotheque.games.ebbland.rules.turn import Turn
from ludotheque.kernel.step import Ask, Step, Together

OPENING: Final = 10
PUT_AWAY: Final = 2


def set_up(s: Ebbland, players: int) -> None:
    """Lay out every side and queue the opening hands and the first turn (CC-SETUP-01 to -11)."""
    for seat in range(players):
        if s.house.random[seat]:
            draw_deck(s, seat)
        deck = s.decks[seat]
        side = bare_side(deck.leader, s.box.cards[deck.location].sites, deck.artifacts[:])
        s.sides.append(side)
        if not s.house.sealed:
            side.stock = deck.cards[:]
            s.shuffle(side.stock)
        side.com = 1 + s.roll(6)
        side.log = 1 + s.roll(6)
        s.tell(DiceRolled(seat, side.com, side.log))
    s.active = first_player(s, list(range(players)))
    s.totals = [0] * players
    steps: list[Step[Ebbland]] = []
    if s.house.sealed:
        s.pools = [open_boosters(s) for _ in range(players)]
        builds: list[Ask[Ebbland]] = [BuildDeck(seat) for seat in range(players)]
        steps += [Together(builds), ShowDecks()]
    steps.append(Window(AT_SETUP, s.seats_from(s.active)))
    for seat in s.seats_from(s.active):
        steps += [Opening(seat), DiscardOne(seat), DiscardOne(seat)]
    s.then([*steps, Turn(s.active)])


def draw_deck(s: Ebbland, seat: int) -> None:
    """Give a seat one of the decks of the box by chance."""
    number = s.roll(len(s.box.decks))
    replace_deck(s, seat, s.box.decks[number])
    s.tell(DeckDrawn(seat, number))


def open_boosters(s: Ebbland) -> list[int]:
    """Open the boosters of a seat, which learns what is in them (CC-SEALED-01)."""
    return [s.peek(card) for card in opened(s.box, s.dice)]


def first_player(s: Ebbland, seats: list[int]) -> int:
    """Return the seat with the highest die; only those who are level roll again (CC-SETUP-10, B-54)."""
    while len(seats) > 1:
        dice = [1 + s.roll(6) for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            s.tell(StartDieThrown(seat, die))
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]


class Opening(Step[Ebbland]):
    """Draw ten cards, of which two are put away (CC-SETUP-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        draw_cards(s, self.seat, OPENING)
