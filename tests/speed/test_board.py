"""Drawing is quick enough for a page that is drawn anew after every answer."""

from time import perf_counter

import pytest

import ludotheque
from ludotheque.games.smallworld.show.board import map_svg
from ludotheque.kernel import Dice

# A map takes one to two milliseconds; only a gross slip takes ten times as long.
SLOWEST = 0.02


@pytest.mark.parametrize("players", [2, 5])
def test_a_map_is_drawn_in_milliseconds(players: int):
    match = ludotheque.new("smallworld", players, seed=3)
    dice = Dice(3)
    for _ in range(40):
        question = match.question()
        assert question is not None
        match.answer(question.options[dice.below(len(question.options))])
    view = match.view(question.seat)
    times = []
    for _ in range(10):
        start = perf_counter()
        map_svg(view, question.seat, "fr")
        times.append(perf_counter() - start)
    assert min(times) < SLOWEST
