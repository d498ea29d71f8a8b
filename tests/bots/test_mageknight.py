"""Bots alone in Mage Knight: they find the city, and whatever they do the game goes on to its end."""

import pytest

from ludotheque import simulate

pytestmark = pytest.mark.slow

SEARCHING = simulate.plan("mageknight", 1, ["greedy:guesses=2"])


def test_greedy_finds_the_city():
    rows = simulate.play_chunk(SEARCHING, range(4))
    # A hero who wanders about does not.
    assert sum(row.winners == [0] for row in rows) >= 3
    assert min(row.scores[0] for row in rows) > 0


def test_a_solo_conquest_comes_to_its_end():
    plan = simulate.plan("mageknight", 1, ["greedy:guesses=1"], {"scenario": "solo_conquest"})
    assert 100 < simulate.play(plan, 5).answers < 2000


# Two units readied each other here for ever, and a hero went to and fro where steps cost nothing.
@pytest.mark.parametrize("seed", [1105, 1044])
def test_games_that_did_not_end_do(seed: int):
    assert simulate.play(simulate.plan("mageknight", 1, ["greedy"]), seed).answers < 300


def test_several_greedy_heroes_come_to_an_end():
    plan = simulate.plan("mageknight", 2, ["greedy:guesses=1"], {"scenario": "blitz_conquest"})
    assert len(simulate.play(plan, 3).scores) == 2
