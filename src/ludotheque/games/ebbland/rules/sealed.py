"""Sealed play, a rule of the house: everybody opens six boosters and builds a deck of what is in them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.events.phases import DeckBuilt
from ludotheque.games.ebbland.rules.piles import is_made_for
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    ARTIFACT,
    CHARACTER,
    FREE,
    INSTANT,
    LEADER,
    LOCATION,
    NONE,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.traits import Card, Catalogue, Deck
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

BOOSTERS: Final = 6
LEAST: Final = 40
# In a booster: generic characters, weapons and talents, other cards, unique characters (CC-SEALED-01).
CONTENT: Final = (4, 3, 2, 1)
# So many characters are enough for a deck that is suggested.
ENOUGH: Final = 24


def sort_of(card: Card) -> int:
    """Return as what a card comes in a booster; -1 for what comes in none."""
    if card.kind == CHARACTER:
        return 3 if card.unique else 0
    if card.kind in (WEAPON, TALENT):
        return 1
    return NONE if card.kind in (LEADER, LOCATION, ARTIFACT) else 2


def opened(box: Catalogue, dice: Dice) -> list[int]:
    """Return the cards of six boosters, in which no card comes twice (CC-SEALED-01)."""
    piles: list[list[int]] = [[] for _ in CONTENT]
    for number, card in enumerate(box.cards):
        if sort_of(card) >= 0:
            piles[sort_of(card)].append(number)
    found: list[int] = []
    for _ in range(BOOSTERS):
        for sort, pile in enumerate(piles):
            dice.shuffle(pile)
            found += pile[: CONTENT[sort]]
    return sorted(found)


def without(pool: list[int], aside: list[int]) -> list[int]:
    """Return what is left of some cards when others are put aside."""
    left = pool[:]
    for card in aside:
        left.remove(card)
    return left


def suggested(s: Ebbland, seat: int) -> list[int]:
    """Return which cards to leave out for a deck that can be played at once: the leader's own people first."""
    pool = s.pools[seat]
    faction = s.box.cards[s.sides[seat].leader].faction
    people = [s.box.cards[card] for card in pool if s.box.cards[card].kind == CHARACTER]
    scores: list[tuple[int, int, int]] = []
    counted = 0
    for place, number in enumerate(pool):
        card = s.box.cards[number]
        score = 2 if card.faction == faction else 1 if card.faction == FREE else 0
        if card.kind == CHARACTER:
            counted += 1
            score += 2 if counted <= ENOUGH else 0
        elif card.kind in (WEAPON, TALENT) and not any(is_made_for(card, bearer) for bearer in people):
            score -= 3
        scores.append((score, place, number))
    scores.sort()
    return sorted([number for _, _, number in scores[: len(pool) - LEAST]])


def deck_of(s: Ebbland, seat: int, cards: list[int]) -> Deck:
    """Return a deck with such cards; leader, location and artifacts are those the seat was given (CC-SEALED-02)."""
    given = s.decks[seat]
    out_of_the_blue = [card for card in dict.fromkeys(cards) if s.box.cards[card].kind in (INSTANT, VICTORY)]
    return Deck(given.leader, given.location, given.artifacts, cards, out_of_the_blue)


def replace_deck(s: Ebbland, seat: int, deck: Deck) -> None:
    """Give a seat another deck; decks are shared by copies and never changed."""
    s.decks = [deck if other == seat else held for other, held in enumerate(s.decks)]


class BuildDeck(Ask[Ebbland]):
    """Leave cards out of one's deck or put them back in, in secret, until it is ready (CC-SEALED-02)."""

    __slots__ = ("aside",)

    def __init__(self, seat: int, aside: list[int] | None = None) -> None:
        super().__init__(seat)
        # Nothing to begin with, so that what others see of a question tells nothing: then the suggestion holds.
        self.aside = aside

    def left_out(self, s: Ebbland) -> list[int]:
        """Return what is put aside now."""
        return suggested(s, self.seat) if self.aside is None else self.aside

    def cards(self, s: Ebbland) -> list[int]:
        """Return the deck as it is now."""
        return without(s.pools[self.seat], self.left_out(s))

    def options(self, s: Ebbland) -> list[Option]:
        """Offer to go on, to leave a card out as long as enough stay, and to put one back in."""
        aside, deck = self.left_out(s), self.cards(s)
        found = [button("ready"), *(Option("pack", "card", card) for card in dict.fromkeys(aside))]
        if len(deck) > LEAST:
            found += [Option("leave", "card", card) for card in dict.fromkeys(deck)]
        return found

    def take(self, s: Ebbland, option: Option) -> None:
        """Change the deck and ask again, or keep it."""
        aside = self.left_out(s)
        if option.verb == "ready":
            replace_deck(s, self.seat, deck_of(s, self.seat, self.cards(s)))
        elif option.verb == "leave":
            s.then([BuildDeck(self.seat, sorted([*aside, option.index]))])
        else:
            s.then([BuildDeck(self.seat, without(aside, [option.index]))])


class ShowDecks(Step[Ebbland]):
    """Decks lie open once all are ready; what was left out stays hidden for ever (CC-SEALED-03)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        """Show them: nobody builds on once others' decks were seen."""
        s.seal()
        s.pools = []
        for seat, side in enumerate(s.sides):
            side.stock = s.decks[seat].cards[:]
            s.shuffle(side.stock)
            s.tell(DeckBuilt(seat, len(side.stock)))
