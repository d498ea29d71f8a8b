"""Skeletons: one more for every two non-empty regions taken."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule

TRIBES = ("swamp_1", "hill_3", "farmland_4", "forest_3")


@rule("SW-RACE-SKELETONS-01")
@pytest.mark.parametrize(("conquests", "born"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_non_empty_conquests_bring_a_token(conquests: int, born: int):
    t = Table().lead("A", "flying skeletons", hand=15).turn_of("A").conquer("hill_1", *TRIBES[:conquests])
    tray = 20 - 15
    t.stop().score("A")
    assert t.tray("skeletons") == tray - born
    assert sum(t.spread("skeletons").values()) == 15 + born


@rule("SW-RACE-SKELETONS-01", "SW-REDEPLOY-04")
def test_new_tokens_are_placed_at_redeployment():
    t = Table().lead("A", "flying skeletons", hand=6).turn_of("A").conquer("swamp_1", "hill_3")
    assert (t.hand("skeletons"), t.targets("place")) == (1, {"swamp_1", "hill_3"})


@rule("SW-RACE-SKELETONS-02")
def test_an_odd_conquest_is_not_carried_over():
    t = Table().lead("A", "flying skeletons", hand=12, hill_1=1).turn_of("A").conquer("swamp_1").stop().until("A")
    t.conquer("hill_3").stop().score("A")
    assert t.tray("skeletons") == 20 - 13


@rule("SW-RACE-SKELETONS-03")
@pytest.mark.parametrize(("owned", "left"), [(20, 0), (19, 0), (18, 1)])
def test_an_empty_tray_gives_no_more(owned: int, left: int):
    t = Table().lead("A", "flying skeletons", hand=owned).turn_of("A").conquer("swamp_1", "hill_3")
    assert t.tray("skeletons") == 20 - owned
    t.stop().score("A")
    assert t.tray("skeletons") == left


@rule("SW-RACE-SKELETONS-01", "SW-DECLINE-09")
def test_what_ones_ghouls_take_brings_no_skeleton():
    t = Table().lead("A", "swamp skeletons", hill_4=1).past("A", "ghouls", hand=8, forest_1=1).turn_of("A")
    t.conquer("swamp_1", "hill_2").stop().stop().score("A")
    assert t.tray("skeletons") == 20 - 1
