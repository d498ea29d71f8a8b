"""Cards that change hands: Region cards, and the Conflict deck with its discard pile."""

from __future__ import annotations

from ludotheque.games.immortals.rules.events import (
    CardReturned,
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    LaidCardLost,
    OwnCardDrawn,
)
from ludotheque.games.immortals.rules.state import BLANK, MAGIC, NOBODY, NONE, REGIONS, Immortals, is_conflict


def take_region_card(s: Immortals, seat: int, region: int) -> None:
    """Give a seat a Region card, from the deck or from whoever has it, even off a board (IM-BATTLE-22 to 24, 37)."""
    holder = s.holder[region]
    if holder == seat:
        return
    if holder != NOBODY:
        clear_from_board(s, holder, region)
    s.holder[region] = seat
    s.tell(CardTaken(seat, region, holder))


def return_region_card(s: Immortals, region: int) -> None:
    """Put a Region card back in the deck, even off a board (IM-BATTLE-40)."""
    holder = s.holder[region]
    if holder == NOBODY:
        return
    clear_from_board(s, holder, region)
    s.holder[region] = NOBODY
    s.tell(CardReturned(holder, region))


def clear_from_board(s: Immortals, seat: int, card: int) -> None:
    """Take a laid card away; its space is empty and its action lost (IM-MAGIC-16)."""
    spaces = s.players[seat].spaces
    for space, laid in enumerate(spaces):
        if laid == card:
            s.flip(card)
            spaces[space] = NONE
            s.tell(LaidCardLost(seat, space, card))


def can_draw(s: Immortals) -> bool:
    """Tell whether there is a Conflict card to draw."""
    return len(s.deck) > 0 or len(s.discard) > 0


def draw_conflicts(s: Immortals, seat: int, count: int) -> None:
    """Draw Conflict cards, the discard pile shuffled in when the deck is empty (IM-REINF-02)."""
    drawn = min(count, len(s.deck) + len(s.discard))
    s.tell(CardsDrawn(seat, drawn))
    for _ in range(drawn):
        if not s.deck:
            s.deck = s.discard
            s.discard = []
            s.shuffle(s.deck)
            s.tell(DeckShuffled(NOBODY))
        card = s.draw(s.deck)
        s.players[seat].conflicts.append(card)
        s.tell(OwnCardDrawn(seat, card))


def put_aside(s: Immortals, seat: int, card: int) -> None:
    """Discard a revealed Conflict card; every other card goes back to hand (IM-PLAN-10, 14)."""
    if is_conflict(card):
        s.players[seat].conflicts.remove(card)
        s.discard.append(card)


def can_lay_region(s: Immortals, seat: int, region: int) -> bool:
    """Tell whether a seat has the Region card and an army there in either realm (IM-PLAN-08)."""
    return s.holder[region] == seat and (s.owner[region] == seat or s.owner[region + REGIONS] == seat)


def is_magic(card: int) -> bool:
    """Tell whether a card is a Magic card."""
    return MAGIC <= card < BLANK
