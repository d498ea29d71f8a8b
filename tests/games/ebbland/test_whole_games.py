"""Whole games of chance: they keep the contract and end, no card is lost, dice stay within their limits."""

from itertools import permutations

import pytest

from ludotheque import contract
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import DECKS
from ludotheque.games.ebbland.rules.sight import shown_cards
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import ARTIFACT

TABLES = [*permutations(DECKS, 2), (DECKS[0], DECKS[0]), tuple(DECKS[:3]), tuple(DECKS[1:]), tuple(DECKS)]


def check_table(s: Ebbland) -> None:
    """No card is lost or made, and no die leaves its limits."""
    for seat, side in enumerate(s.sides):
        found = [card for card in shown_cards(s, seat, side) if s.box.cards[card].kind != ARTIFACT]
        assert sorted(found) == s.decks[seat].cards
        assert 0 <= side.com <= 6
        assert 0 <= side.log <= 6
        assert side.markers >= 0


@pytest.mark.slow
@pytest.mark.parametrize("decks", TABLES, ids="-".join)
def test_a_game_of_chance_keeps_the_contract_and_loses_no_card(decks: tuple[str, ...]):
    options = {f"deck-{seat + 1}": deck for seat, deck in enumerate(decks)}
    match = contract.check(GAME, GAME.setup(len(decks), options), 7, draw_every=50, also=check_table)
    assert match.outcome() is not None
