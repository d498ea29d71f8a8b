"""Scoring a turn."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-SCORE-01")
def test_each_region_brings_a_coin_whatever_stands_there():
    t = Table().lead("A", "swamp elves", hill_1=1, farmland_1=2, forest_1=3, farmland_2=4, mountain_2=1).turn_of("A")
    assert t.stop().score("A") == 5


@rule("SW-SCORE-02")
def test_declined_regions_bring_a_coin_too():
    t = Table().lead("A", "swamp elves", hill_1=1, farmland_1=2, forest_1=3)
    t.past("A", "humans", hill_4=1, mountain_4=1, forest_4=1, farmland_4=1).turn_of("A")
    assert t.stop().score("A") == 7


@rule("SW-SCORE-03")
def test_race_and_power_add_their_coins():
    t = Table().lead("A", "forest humans", farmland_2=1, forest_1=1, forest_4=1, hill_1=1).turn_of("A")
    assert t.stop().score("A") == 4 + 1 + 2


@rule("SW-SCORE-04")
@pytest.mark.parametrize(("race", "region", "coins"), [("humans", "farmland_1", 1), ("dwarves", "forest_1", 2)])
def test_a_declined_race_brings_nothing_more_unless_its_text_says_so(race: str, region: str, coins: int):
    t = Table().lead("A", "swamp elves", hill_1=1).past("A", race, **{region: 1}).turn_of("A")
    assert t.stop().score("A") == 1 + coins


@rule("SW-SCORE-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_marker_moves_once_a_round(players: int):
    t = Table(players).turn_of("A")
    for _ in range(players - 1):
        t.end_turn()
        assert t.s.turn == 1
    assert t.end_turn().s.turn == 2
    assert t.whose == "A"


@rule("SW-SCORE-01", "SW-PICK-01")
def test_only_the_player_whose_turn_it_is_scores():
    t = Table().lead("A", "swamp elves", hill_1=1).lead("B", "hill orcs", farmland_1=2, forest_1=3).turn_of("A")
    t.score("A")
    assert (t.coins("A"), t.coins("B")) == (6, 5)


@rule("SW-SCORE-01")
def test_who_holds_nothing_scores_nothing():
    t = Table().lead("A", "swamp elves", hand=5).turn_of("A").stop()
    assert t.coins("A") == 5
