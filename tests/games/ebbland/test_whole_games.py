"""Whole games of chance: they end, no card is lost, dice stay within their limits."""

import random

import pytest

from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.rules.setup import set_up
from ludotheque.games.ebbland.rules.state import Ebbland, House
from ludotheque.games.ebbland.rules.terms import ARTIFACT, NONE
from ludotheque.kernel import Dice, advance, answer, waiting


def cards_of(s: Ebbland, seat: int) -> list[int]:
    """All cards of a seat's deck, wherever they are."""
    side = s.sides[seat]
    found = [*side.hand, *side.stock, *side.discard, *side.logistics]
    for fighter in s.fighters:
        if fighter is not None and fighter.seat == seat:
            found += [fighter.card, *fighter.gear]
    if s.active == seat:
        found.append(s.enlisting)
    if s.combat is not None and s.combat.part(seat) != NONE:
        found.append(s.combat.victory[s.combat.part(seat)])
    return sorted(card for card in found if card != NONE and s.box.cards[card].kind != ARTIFACT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_chance_ends_and_loses_no_card(players: int):
    box, chance = catalogue(), random.Random(players)
    s = Ebbland(box, House(box.decks[:players]))
    s.dice = Dice(players)
    set_up(s, players)
    advance(s)
    while asks := waiting(s):
        assert [cards_of(s, seat) for seat in range(players)] == [deck.cards for deck in box.decks[:players]]
        assert all(0 <= side.com <= 6 and 0 <= side.log <= 6 for side in s.sides)
        answer(s, asks[0], chance.choice(asks[0].options(s)))
    assert s.winners
