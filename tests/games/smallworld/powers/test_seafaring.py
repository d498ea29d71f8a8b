"""Seafaring: seas and lake as three empty regions."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-POWER-SEAFARING-01")
def test_seas_and_lake_are_conquered_like_empty_regions():
    t = Table().lead("A", "seafaring orcs", hand=6, farmland_1=1, mountain_2=1).turn_of("A")
    assert (t.price("sea_1"), t.price("lake_1")) == (2, 2)
    assert t.conquer("sea_1", "lake_1").stop().score("A") == 4
    assert Table().lead("A", "hill orcs", hand=6, farmland_1=1).turn_of("A").refused("conquer", "sea_1")


@rule("SW-POWER-SEAFARING-01", "SW-CONQ-16")
def test_a_sea_must_be_beside_and_its_shores_are_beside_it():
    t = Table().lead("A", "seafaring orcs", hand=6, sea_1=1).turn_of("A")
    assert t.targets("conquer") == {"farmland_1", "mountain_1"}
    assert t.refused("conquer", "sea_2")


@rule("SW-POWER-SEAFARING-01")
def test_a_sea_on_the_rim_is_a_way_in_and_the_lake_is_not():
    t = Table().lead("A", "seafaring orcs", hand=6).turn_of("A")
    assert t.offers("conquer", "sea_1")
    assert t.offers("conquer", "sea_2")
    assert t.refused("conquer", "lake_1")


@rule("SW-POWER-SEAFARING-01", "SW-RACE-HALFLINGS-01")
def test_seafaring_halflings_enter_anywhere_on_land_or_by_a_sea_of_the_rim():
    t = Table().lead("A", "seafaring halflings", hand=6).turn_of("A")
    assert set(t.ids) - t.targets("conquer") == {"lake_1"}


@rule("SW-POWER-SEAFARING-02")
@pytest.mark.parametrize("combo", ["swamp giants", "flying giants", "dragon_master giants", "underworld sorcerers"])
def test_nobody_else_can_take_a_sea(combo: str):
    t = Table().lead("A", "seafaring orcs", sea_1=1, swamp_4=1).lead("B", combo, hand=6, farmland_1=1).turn_of("B")
    assert all(t.refused(verb, "sea_1") for verb in ("conquer", "attempt", "dragon", "replace"))


@rule("SW-POWER-SEAFARING-02")
def test_a_sea_is_kept_in_decline():
    t = Table().lead("A", "seafaring orcs", sea_1=3, farmland_1=1).lead("B", "hill giants", hill_4=1)
    t.offer("merchant elves").turn_of("A").decline()
    assert (t.coins("A"), t.spread("orcs")) == (5 + 2, {"sea_1": 1, "farmland_1": 1})
    assert t.until("A").pick(1).stop().score("A") == 2


@rule("SW-POWER-SEAFARING-02")
def test_the_next_seafaring_race_drives_a_declined_one_out():
    t = Table().past("A", "orcs", sea_1=1, hill_1=1).lead("B", "seafaring elves", hand=6, farmland_1=1).turn_of("B")
    assert t.price("sea_1") == 3
    assert (t.conquer("sea_1").holder("sea_1"), t.tray("orcs")) == ("elves", 9)


@rule("SW-POWER-SEAFARING-02", "SW-CONQ-14")
def test_not_even_its_own_player_retakes_a_sea_without_the_power():
    t = Table().past("A", "orcs", sea_1=1).lead("A", "swamp elves", hand=6, farmland_1=1).turn_of("A")
    assert t.refused("conquer", "sea_1")


@rule("SW-POWER-SEAFARING-01", "SW-LOSS-05")
def test_tokens_may_retreat_to_sea():
    t = Table().lead("A", "seafaring humans", hill_1=3, sea_2=1).lead("B", "swamp giants", hand=6, swamp_1=1)
    assert t.turn_of("B").conquer("hill_1").until("A").spread("humans") == {"sea_2": 3}
