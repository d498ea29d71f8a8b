"""Commando, Mounted and Underworld: powers that save tokens."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def prices(combo: str, *regions: str, hand: int = 6, **held: int) -> list[int]:
    """What these regions cost a race."""
    t = Table().lead("A", combo, hand=hand, **held).lead("B", "hill elves", farmland_2=2, farmland_3=1).turn_of("A")
    return [t.price(region) for region in regions]


@rule("SW-POWER-COMMANDO-01")
def test_everything_costs_a_commando_one_less():
    assert prices("commando orcs", "swamp_4", "mountain_4", "swamp_1", hand=9) == [1, 2, 2]
    assert prices("commando orcs", "farmland_2", hill_1=1) == [3]


@rule("SW-POWER-COMMANDO-01", "SW-CONQ-18")
def test_a_commando_needs_at_least_one():
    t = Table().lead("A", "commando orcs", hill_1=1).turn_of("A")
    assert t.refused("conquer", "farmland_2")


@rule("SW-POWER-MOUNTED-01")
def test_hills_and_fields_cost_riders_one_less():
    assert prices("mounted orcs", "hill_1", "farmland_1", "forest_1", "swamp_4", hand=9) == [1, 1, 2, 2]
    assert prices("mounted orcs", "farmland_3", "hill_2", mountain_1=1) == [2, 2]


@rule("SW-POWER-UNDERWORLD-01")
def test_caverns_cost_the_underworld_one_less():
    assert prices("underworld orcs", "hill_4", "mountain_1", "swamp_1", "hill_1", hand=9) == [1, 2, 2, 2]


@rule("SW-POWER-UNDERWORLD-02")
def test_all_caverns_touch_for_the_underworld():
    t = Table().lead("A", "underworld orcs", hand=6, hill_4=1).turn_of("A")
    caverns = {"mountain_1", "swamp_1", "hill_3"}
    assert t.targets("conquer") == caverns | {"farmland_3", "forest_3", "swamp_2", "swamp_3"}


@rule("SW-POWER-UNDERWORLD-02")
@pytest.mark.parametrize(("combo", "region"), [("underworld orcs", "hill_1"), ("hill orcs", "hill_4")])
def test_caverns_do_not_touch_without_the_power_or_without_holding_one(combo: str, region: str):
    t = Table().lead("A", combo, hand=6, **{region: 1}).turn_of("A")
    assert t.refused("conquer", "mountain_1")


@rule("SW-POWER-UNDERWORLD-02", "SW-CONQ-01")
def test_a_cavern_is_no_way_in():
    t = Table().lead("A", "underworld orcs", hand=9).turn_of("A")
    assert t.refused("conquer", "hill_3")
    assert t.offers("conquer", "swamp_1")
    assert t.conquer("swamp_1").offers("conquer", "hill_3")


@rule("SW-POWER-UNDERWORLD-02", "SW-DECLINE-06")
def test_the_tunnels_close_on_decline():
    t = Table().lead("A", "underworld ghouls", hill_4=5).turn_of("A").decline().until("A").pick(1)
    assert t.refused("conquer", "mountain_1")
