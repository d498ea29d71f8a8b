"""Heroic: two Heroes who make two regions safe."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def heroes(**regions: int) -> Table:
    """A's Heroic Orcs have finished their conquests."""
    t = Table().lead("A", "heroic orcs", **regions).past("A", "elves", farmland_1=1).turn_of("A").stop()
    while t.verbs & {"done"}:
        t.done()
    return t


@rule("SW-POWER-HEROIC-01")
def test_two_heroes_stand_in_two_different_regions_of_the_race():
    t = heroes(hill_1=1, farmland_2=1, swamp_4=1)
    assert t.targets("hero") == {"hill_1", "farmland_2", "swamp_4"}
    assert t.refused("hero", "farmland_1")
    assert t.refused("hero", "mountain_2")
    t.play("hero", "hill_1")
    assert t.refused("hero", "hill_1")
    t.play("hero", "swamp_4")
    assert t.standing("hero") == {"hill_1", "swamp_4"}


@rule("SW-POWER-HEROIC-01")
@pytest.mark.parametrize("regions", [("hill_1",), ("hill_1", "swamp_4")])
def test_with_one_or_two_regions_there_is_no_choice(regions: tuple[str, ...]):
    assert heroes(**dict.fromkeys(regions, 1)).standing("hero") == set(regions)


@rule("SW-POWER-HEROIC-01")
def test_with_no_region_they_wait():
    assert Table().lead("A", "heroic orcs", hand=3).turn_of("A").stop().standing("hero") == set()


def guarded(combo: str, hand: int = 9) -> Table:
    """B stands beside a region with a Hero."""
    t = Table().lead("A", "heroic elves", farmland_2=1, forest_4=1).put("hero", "farmland_2", "forest_4")
    return t.lead("B", combo, hand=hand, hill_1=1).turn_of("B")


@rule("SW-POWER-HEROIC-02")
@pytest.mark.parametrize("combo", ["swamp sorcerers", "dragon_master giants", "flying giants"])
def test_a_hero_keeps_powers_away(combo: str):
    t = guarded(combo)
    assert all(t.refused(verb, "farmland_2") for verb in ("conquer", "attempt", "dragon", "replace"))
    assert t.refused("conquer", "forest_4")


@rule("SW-POWER-HEROIC-03")
def test_a_region_with_a_hero_cannot_be_conquered():
    t = guarded("swamp giants")
    assert t.refused("conquer", "farmland_2")
    assert t.offers("conquer", "swamp_1")
    assert guarded("swamp giants", hand=2).refused("attempt", "farmland_2")


@rule("SW-POWER-HEROIC-04")
def test_heroes_may_move_every_turn_and_the_old_regions_lose_their_safety():
    t = Table().lead("A", "heroic orcs", hill_1=1, farmland_2=1, swamp_4=1, forest_4=1).put("hero", "hill_1", "swamp_4")
    t.lead("B", "flying giants", hand=5).turn_of("A").stop()
    t.play("hero", "farmland_2").play("hero", "forest_4")
    assert t.standing("hero") == {"farmland_2", "forest_4"}
    assert (t.whose, {"hill_1", "swamp_4"} <= t.targets("conquer")) == ("B", True)


@rule("SW-POWER-HEROIC-04")
def test_heroes_may_stay_and_one_may_stay_alone():
    t = (
        Table()
        .lead("A", "heroic orcs", hill_1=1, farmland_2=1, swamp_4=1)
        .put("hero", "hill_1", "swamp_4")
        .turn_of("A")
    )
    assert t.copy().stop().play("keep").standing("hero") == {"hill_1", "swamp_4"}
    t.stop().play("hero", "hill_1").play("hero", "farmland_2")
    assert t.standing("hero") == {"hill_1", "farmland_2"}


@rule("SW-POWER-HEROIC-04")
def test_heroes_leave_the_board_on_decline():
    t = Table().lead("A", "heroic orcs", hill_1=1, farmland_2=1).put("hero", "hill_1", "farmland_2").turn_of("A")
    assert t.decline().standing("hero") == set()
