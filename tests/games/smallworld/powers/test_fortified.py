"""Fortified: a Fortress a turn."""

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule

LAND = ("hill_1", "farmland_2", "swamp_4", "forest_1", "mountain_2", "hill_4", "farmland_1", "forest_4")


def fortified(built: int, **extra: int) -> Table:
    """A's Fortified Skeletons hold eight regions, the first of them with a Fortress."""
    t = Table().lead("A", "fortified skeletons", **dict.fromkeys(LAND, 1) | extra)
    return t.put("fortress", *LAND[:built]).turn_of("A").stop()


@rule("SW-POWER-FORTIFIED-01")
def test_one_fortress_a_turn_in_a_region_held():
    t = fortified(0)
    assert t.targets("fortress") == set(LAND)
    assert t.refused("fortress", "mountain_4")
    t.play("fortress", "hill_1")
    assert t.standing("fortress") == {"hill_1"}
    assert (t.whose, t.verbs & {"fortress"}) == ("B", set())


@rule("SW-POWER-FORTIFIED-01")
def test_nobody_has_to_build():
    assert fortified(0).play("skip").standing("fortress") == set()


@rule("SW-POWER-FORTIFIED-01")
def test_one_fortress_per_region_and_six_in_all():
    assert fortified(1).targets("fortress") == set(LAND) - {"hill_1"}
    assert fortified(5).targets("fortress") == set(LAND[5:])
    assert "fortress" not in fortified(6).verbs


@rule("SW-POWER-FORTIFIED-01")
def test_fortresses_of_a_declined_race_count_among_the_six():
    t = Table().past("B", "orcs", hill_1=1, farmland_2=1, swamp_4=1, forest_1=1, mountain_2=1)
    t.put("fortress", "hill_1", "farmland_2", "swamp_4", "forest_1", "mountain_2")
    t.lead("A", "fortified elves", hill_4=1, farmland_1=1).turn_of("A").stop().play("fortress", "hill_4")
    assert len(t.standing("fortress")) == 6
    t.until("A")
    assert "fortress" not in t.stop().verbs


@rule("SW-POWER-FORTIFIED-01")
def test_a_lost_fortress_may_be_built_again():
    t = Table().lead("A", "fortified skeletons", **dict.fromkeys(LAND, 1)).put("fortress", *LAND[:6])
    t.turn_of("A").abandon("hill_1").stop().place("farmland_2")
    assert t.targets("fortress") == {"farmland_1", "forest_4"}


@rule("SW-POWER-FORTIFIED-02")
def test_a_fortress_adds_one_to_the_defence():
    t = Table().lead("A", "swamp giants", hand=5, hill_1=1).lead("B", "fortified elves", farmland_2=1)
    assert t.put("fortress", "farmland_2").turn_of("A").price("farmland_2") == 4


@rule("SW-POWER-FORTIFIED-03")
def test_each_fortress_held_brings_a_coin():
    t = fortified(2)
    assert t.play("skip").score("A") == 8 + 2
    assert fortified(2).play("fortress", "farmland_1").score("A") == 8 + 3


@rule("SW-POWER-FORTIFIED-03")
def test_in_decline_fortresses_defend_but_bring_nothing():
    t = Table().lead("A", "fortified elves", farmland_2=2).put("fortress", "farmland_2")
    t.lead("B", "swamp giants", hand=5, hill_1=1).turn_of("A").decline()
    assert t.score("A") == 1
    assert data.POWER["fortified"] in t.s.spent_powers
    assert (t.has("fortress", "farmland_2"), t.price("farmland_2")) == (True, 4)


@rule("SW-POWER-FORTIFIED-03")
def test_a_fortress_falls_with_its_region():
    t = Table().lead("A", "fortified elves", farmland_2=1, swamp_4=1).put("fortress", "farmland_2", "swamp_4")
    t.lead("B", "swamp giants", hand=5, hill_1=1).turn_of("B").conquer("farmland_2")
    assert t.standing("fortress") == {"swamp_4"}
    t.until("A").abandon("swamp_4")
    assert t.standing("fortress") == set()
