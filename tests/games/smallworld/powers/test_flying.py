"""Flying: any region on land."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule

WATER = {"sea_1", "sea_2", "lake_1"}


@rule("SW-POWER-FLYING-01")
def test_any_land_may_be_conquered_but_no_water():
    t = Table().lead("A", "flying orcs", hand=6, hill_1=1).turn_of("A")
    assert t.targets("conquer") == set(t.ids) - WATER - {"hill_1"}
    assert t.refused("conquer", "lake_1")
    assert Table().lead("A", "hill orcs", hand=6, hill_1=1).turn_of("A").refused("conquer", "mountain_4")


@rule("SW-POWER-FLYING-01", "SW-CONQ-01")
def test_also_as_a_first_conquest():
    t = Table().lead("A", "flying orcs", hand=6).turn_of("A")
    assert t.targets("conquer") == set(t.ids) - WATER


@rule("SW-POWER-FLYING-01", "SW-POWER-SEAFARING-02")
def test_a_sea_that_is_held_stays_out_of_reach():
    t = Table().lead("A", "flying orcs", hand=6).lead("B", "seafaring elves", lake_1=1, hill_1=1).turn_of("A")
    assert all(t.refused(verb, "lake_1") for verb in ("conquer", "attempt"))


@rule("SW-POWER-FLYING-02")
def test_flying_does_not_change_the_price():
    t = Table().lead("A", "flying orcs", hand=6, hill_1=1).lead("B", "hill elves", mountain_4=1).turn_of("A")
    assert (t.price("mountain_4"), t.price("swamp_4"), t.price("swamp_3")) == (4, 2, 3)
