"""Playing, copying and drawing stay within gross limits, counted in calls: no machine is too slow for these tests."""

import pytest

import ludotheque
from ludotheque.games.smallworld.show.board import map_svg
from ludotheque.kernel import Dice, answer, waiting
from tests.speed.counting import calls

# Interpreted, a decision takes about 100 calls, a copy 32, a map ten answers after another 800 to 1,200, and the same
# map again 65; only a gross slip takes three times as many.
DECISION, COPY, MAP, AGAIN = 300, 100, 3_000, 200


def play(s: ludotheque.State, dice: Dice, answers: int) -> None:
    """Answer at random."""
    for _ in range(answers):
        ask = waiting(s)[0]
        options = ask.options(s)
        answer(s, ask, options[dice.below(len(options))])


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_takes_many_times_the_calls(players: int):
    match = ludotheque.new("smallworld", players, seed=3)
    s, dice = match.state, Dice(3)
    assert calls(lambda: play(s, dice, 100)) < 100 * DECISION
    assert calls(s.copy) < COPY
    map_svg(match.view(0), 0, "fr")
    play(s, dice, 10)
    view = match.view(0)
    drawn, again = (calls(lambda: map_svg(view, 0, "fr")) for _ in range(2))
    assert 100 < drawn < MAP
    assert 20 < again < AGAIN
