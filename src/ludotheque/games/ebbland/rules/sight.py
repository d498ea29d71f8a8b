"""What a seat may see, and how a bot fills in the rest."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludotheque.games.ebbland.rules.effects.picking import SearchSome
from ludotheque.games.ebbland.rules.enlistment import Raise
from ludotheque.games.ebbland.rules.sealed import deck_of, opened, replace_deck, suggested, without
from ludotheque.games.ebbland.rules.state import Ebbland, Side
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.rules.traits import Deck
from ludotheque.games.ebbland.rules.turn import Build, Equip
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.state import UNKNOWN

HIDDEN: Final = [UNKNOWN]


def sight(s: Ebbland, seat: int) -> Ebbland:
    """Return the position without what this seat may not know: other hands, and the order of all Stocks (B-44)."""
    view = s.copy()
    view.veil(seat)
    if s.pools:
        view.pools = [pool if other == seat else HIDDEN * len(pool) for other, pool in enumerate(s.pools)]
        view.decks = [deck if other == seat else emptied(deck) for other, deck in enumerate(s.decks)]
    for other, side in enumerate(view.sides):
        if other != seat:
            side.hand = HIDDEN * len(side.hand)
            side.stock = HIDDEN * len(side.stock)
        elif is_searching(s, seat):
            side.stock = sorted(side.stock)
        else:
            unknown = len(side.stock) - side.known
            side.stock = HIDDEN * unknown + side.stock[unknown:]
    return view


def emptied(deck: Deck) -> Deck:
    """Return a deck of which only leader, location and artifacts are known as yet."""
    return Deck(deck.leader, deck.location, deck.artifacts, [], [])


def is_searching(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat looks through its Stock now."""
    ask = s.agenda[-1] if s.agenda else None
    return isinstance(ask, SearchSome) and ask.seat == seat


def guess(view: Ebbland, seat: int, dice: Dice) -> Ebbland:
    """Return a full position that fits a view: the cards of each deck that were not seen are dealt at random."""
    s = view.copy()
    s.unveil(dice)
    if s.pools:
        build_others(s, seat)
        return s
    for other, side in enumerate(s.sides):
        unseen = unseen_cards(s, other)
        s.dice.shuffle(unseen)
        hidden = side.hand.count(UNKNOWN)
        named = named_card(s, other)
        if hidden and named in unseen:
            # It is still in the hand from which it was named.
            unseen.remove(named)
            unseen.insert(0, named)
        side.hand = [card for card in side.hand if card != UNKNOWN]
        for card in unseen[:hidden]:
            insort(side.hand, card)
        side.stock = unseen[hidden:] + [card for card in side.stock if card != UNKNOWN]
        if other == seat and is_searching(s, seat):
            s.dice.shuffle(side.stock)
    return s


def named_card(s: Ebbland, seat: int) -> int:
    """Return the card that a seat has named and holds as long as it is asked more about it, or none."""
    ask = s.agenda[-1] if s.agenda else None
    return ask.card if isinstance(ask, Raise | Equip | Build) and ask.seat == seat else NONE


def build_others(s: Ebbland, seat: int) -> None:
    """Open boosters for the others; who is ready has built the deck that the rules suggest."""
    s.pools = [pool if other == seat else opened(s.box, s.dice) for other, pool in enumerate(s.pools)]
    for other in range(len(s.sides)):
        if other != seat and not s.lanes[other]:
            replace_deck(s, other, deck_of(s, other, without(s.pools[other], suggested(s, other))))


def redraw(s: Ebbland, dice: Dice) -> Ebbland:
    """Return the position with other dice, and the Stocks in another order but for what their owners have seen."""
    fresh = s.copy()
    fresh.dice = dice
    for side in fresh.sides:
        unknown = len(side.stock) - side.known
        covered = side.stock[:unknown]
        dice.shuffle(covered)
        side.stock = covered + side.stock[unknown:]
    return fresh


def unseen_cards(s: Ebbland, seat: int) -> list[int]:
    """Return the cards of a deck that a view shows nowhere."""
    unseen = s.decks[seat].cards[:]
    for card in shown_cards(s, seat, s.sides[seat]):
        if card in unseen:
            unseen.remove(card)
    return unseen


def shown_cards(s: Ebbland, seat: int, side: Side) -> list[int]:
    """Return the cards of a seat that can be seen in a view: in hand, on the table, among the discards."""
    found = [*side.hand, *side.stock, *side.discard, *side.logistics]
    for fighter in s.fighters:
        if fighter is not None and fighter.seat == seat:
            found += [fighter.card, *fighter.gear]
    if s.active == seat:
        found.append(s.enlisting)
    combat = s.combat
    if combat is not None and combat.part(seat) != NONE:
        found.append(combat.victory[combat.part(seat)])
    return [card for card in found if card >= 0]
