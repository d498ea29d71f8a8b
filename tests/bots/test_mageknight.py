"""Bots alone in Mage Knight: they find the city, and whatever they do the game goes on to its end."""

import pytest

from ludotheque import simulate

SEARCHING = simulate.plan("mageknight", 1, ["greedy:guesses=2"])


def test_greedy_finds_the_city():
    rows = simulate.play_chunk(SEARCHING, range(4))
    # A hero who wanders about finds it about once in seven games.
    assert sum(row.winners == [0] for row in rows) >= 3
    assert min(row.scores[0] for row in rows) > 0


@pytest.mark.parametrize("bot", ["greedy:guesses=1", "search:iterations=6"])
def test_a_solo_conquest_comes_to_its_end(bot: str):
    plan = simulate.plan("mageknight", 1, [bot], {"scenario": "solo_conquest"})
    row = simulate.play(plan, 5)
    assert row.answers > 100


def test_several_greedy_heroes_come_to_an_end():
    plan = simulate.plan("mageknight", 2, ["greedy:guesses=1"], {"scenario": "blitz_conquest"})
    assert len(simulate.play(plan, 3).scores) == 2
