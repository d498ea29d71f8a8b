"""Halflings: in by any door, and two Holes-in-the-Ground."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule

WATER = ("sea_1", "sea_2", "lake_1")


@rule("SW-RACE-HALFLINGS-01")
def test_they_enter_anywhere_on_land():
    t = Table().lead("A", "hill halflings", hand=9).turn_of("A")
    assert t.targets("conquer") == set(t.ids) - set(WATER)
    assert all(t.refused("conquer", water) for water in WATER)


@rule("SW-RACE-HALFLINGS-01", "SW-CONQ-16")
def test_from_then_on_they_go_to_neighbours():
    t = Table().lead("A", "hill halflings", hand=9).turn_of("A").conquer("farmland_2")
    assert t.targets("conquer") == {"forest_2", "hill_1", "hill_3", "swamp_1", "mountain_2"}


@rule("SW-RACE-HALFLINGS-01", "SW-DECLINE-03")
def test_they_re_enter_anywhere_after_giving_everything_up():
    t = Table().lead("A", "hill halflings", hand=4, hill_1=1).turn_of("A").abandon("hill_1")
    assert t.offers("conquer", "mountain_2")


@rule("SW-RACE-HALFLINGS-02")
def test_the_first_two_regions_get_a_hole():
    t = Table().lead("A", "hill halflings", hand=9).turn_of("A").conquer("farmland_2", "hill_1", "mountain_2")
    assert t.standing("hole") == {"farmland_2", "hill_1"}


@rule("SW-RACE-HALFLINGS-02")
def test_the_second_hole_may_come_in_a_later_turn():
    t = Table().lead("A", "hill halflings", hand=5).turn_of("A").conquer("hill_1").stop().until("A")
    assert t.standing("hole") == {"hill_1"}
    assert t.conquer("farmland_2").standing("hole") == {"hill_1", "farmland_2"}


def guarded(combo: str) -> Table:
    """B's race stands beside a lone Halfling in a Hole."""
    t = Table().lead("A", "hill halflings", farmland_2=1, forest_4=1).put("hole", "farmland_2")
    return t.lead("B", combo, hand=9 if "giants" in combo else 2, hill_1=1).turn_of("B")


@rule("SW-RACE-HALFLINGS-03")
@pytest.mark.parametrize("combo", ["swamp giants", "swamp orcs", "dragon_master giants", "flying giants"])
def test_a_region_with_a_hole_cannot_be_taken(combo: str):
    t = guarded(combo)
    assert all(t.refused(verb, "farmland_2") for verb in ("conquer", "attempt", "dragon"))
    assert t.offers("conquer", "swamp_1") or t.offers("attempt", "swamp_1")


@rule("SW-RACE-HALFLINGS-04", "SW-RACE-SORCERERS-09")
def test_a_region_with_a_hole_is_safe_from_sorcery():
    assert guarded("swamp sorcerers").refused("replace", "farmland_2")
    assert guarded("flying sorcerers").offers("replace", "forest_4")


@rule("SW-RACE-HALFLINGS-05")
def test_holes_vanish_on_decline():
    t = Table().lead("A", "hill halflings", farmland_2=3).put("hole", "farmland_2")
    t.lead("B", "swamp giants", hand=9, hill_1=1).turn_of("A").decline()
    assert (t.standing("hole"), t.whose, t.price("farmland_2")) == (set(), "B", 3)


@rule("SW-RACE-HALFLINGS-05")
def test_holes_vanish_with_an_abandoned_region_and_do_not_come_back():
    t = Table().lead("A", "hill halflings", hand=4, farmland_2=1, hill_1=1).put("hole", "farmland_2", "hill_1")
    t.turn_of("A").abandon("farmland_2").conquer("farmland_2")
    assert t.standing("hole") == {"hill_1"}
