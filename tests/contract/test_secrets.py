"""The contract finds answers that can be taken back although they tell something."""

from typing import Any

import pytest

from examples.highcard import GAME, Swap, Table
from ludotheque import contract
from ludotheque.kernel import Option


def draw_uncounted(ask: Swap, s: Table, option: Option) -> None:
    """Swap a card, but let the state not know that one came to light."""
    if option.verb == "swap":
        s.hands[ask.seat].remove(option.index)
        s.hands[ask.seat].append(s.pile.pop())
        s.pile.insert(0, option.index)


def play(seeds: int) -> None:
    for seed in range(seeds):
        walk = contract.begin(GAME, GAME.setup(3), seed)
        while walk.step() is not None:
            contract.check_secrets(walk.match, walk.match.kept[-1])


def test_a_game_that_counts_what_it_reveals_keeps_the_contract():
    play(6)


def test_a_card_drawn_without_being_counted_breaks_it(monkeypatch: pytest.MonkeyPatch):
    leaky: Any = draw_uncounted
    monkeypatch.setattr(Swap, "take", leaky)
    with pytest.raises(contract.Broken, match="shows something hidden"):
        play(6)
