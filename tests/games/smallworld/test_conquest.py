"""Conquest: where a race may go, what it pays, what happens there."""

import pytest

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def entering(combo: str = "hill orcs", hand: int = 9, players: int = 2) -> Table:
    """A race of A that is not on the board yet."""
    return Table(players).lead("A", combo, hand=hand).turn_of("A")


def beside(defender: str, **regions: int) -> Table:
    """A holds hill_1 and has eight tokens to attack with; B leads a race."""
    return Table().lead("A", "hill orcs", hand=8, hill_1=1).lead("B", defender, **regions)


def rim(players: int) -> set[str]:
    """Land on the edge of the board, or on the shore of a sea that lies there: from the drawing, not from flags."""
    regions = {row["id"]: row for row in data.read(f"maps/{players}.toml")["region"]}
    seas = {name for name, row in regions.items() if row["terrain"] == "sea" and row["edge"]}
    land = {name for name, row in regions.items() if row["terrain"] not in ("sea", "lake")}
    return {name for name in land if regions[name]["edge"] or seas & set(regions[name]["neighbours"])}


@rule("SW-CONQ-01")
def test_a_race_enters_from_the_edge():
    t = entering()
    assert t.offers("conquer", "hill_1")
    assert t.refused("conquer", "farmland_2")
    assert t.refused("conquer", "hill_3")


@rule("SW-CONQ-01", "SW-CONQ-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ways_in_are_the_rim_and_the_shores_of_its_seas(players: int):
    assert entering(players=players).targets("conquer") == rim(players)


@rule("SW-CONQ-02")
def test_a_race_enters_over_the_shore_of_a_border_sea_but_not_of_the_lake():
    t = entering()
    assert t.offers("conquer", "forest_4")
    for shore in ("farmland_4", "forest_3", "hill_2", "mountain_2"):
        assert t.refused("conquer", shore)


@rule("SW-CONQ-02", "SW-POWER-SEAFARING-01")
def test_a_sea_that_somebody_holds_still_lets_others_in():
    t = Table().lead("A", "hill orcs", hand=9).lead("B", "seafaring elves", sea_2=2).turn_of("A")
    assert t.offers("conquer", "forest_4")


@rule("SW-CONQ-03")
@pytest.mark.parametrize("region", ["hill_1", "farmland_1", "swamp_4", "forest_1"])
def test_an_empty_region_needs_two_tokens(region: str):
    assert entering(hand=2).offers("conquer", region)
    assert entering(hand=1).refused("conquer", region)
    inland = Table().lead("A", "hill orcs", hand=1, hill_1=1).turn_of("A")
    assert inland.refused("conquer", "farmland_2")


@rule("SW-CONQ-04")
def test_exactly_the_price_is_put_down_from_the_hand():
    t = entering(hand=5).conquer("mountain_1")
    assert (t.hand("orcs"), t.tokens("mountain_1")) == (2, 3)
    assert t.refused("place", "mountain_1")
    assert entering(hand=2).refused("conquer", "mountain_1")


@rule("SW-CONQ-05")
def test_each_encampment_costs_one_more():
    t = beside("bivouacking elves", farmland_2=1).put("camp", *["farmland_2"] * 3).turn_of("A")
    assert t.price("farmland_2") == 6


@rule("SW-CONQ-06")
def test_a_lair_costs_one_more():
    assert beside("swamp trolls", farmland_2=1).turn_of("A").price("farmland_2") == 4


@rule("SW-CONQ-07")
def test_a_fortress_costs_one_more():
    assert beside("fortified elves", farmland_2=1).put("fortress", "farmland_2").turn_of("A").price("farmland_2") == 4


@rule("SW-CONQ-08")
@pytest.mark.parametrize(("region", "price"), [("mountain_1", 3), ("mountain_4", 3), ("hill_1", 2)])
def test_a_mountain_costs_one_more(region: str, price: int):
    assert entering().price(region) == price


@rule("SW-CONQ-09")
def test_a_lost_tribe_costs_one_more():
    assert entering().price("farmland_3") == 3


@rule("SW-CONQ-10")
def test_each_enemy_token_costs_one_more_active_or_declined():
    assert beside("swamp elves", farmland_2=2).turn_of("A").price("farmland_2") == 4
    t = Table().lead("A", "hill orcs", hand=8, hill_1=1).past("B", "elves", farmland_2=1).turn_of("A")
    assert t.price("farmland_2") == 3


@rule("SW-CONQ-11")
def test_what_a_region_costs_adds_up():
    t = Table().lead("A", "swamp orcs", hand=8, swamp_4=1).lead("B", "fortified elves", mountain_4=2)
    assert t.put("fortress", "mountain_4").turn_of("A").price("mountain_4") == 2 + 1 + 1 + 2


@rule("SW-CONQ-12")
def test_conquest_removes_a_lost_tribe_for_good():
    t = entering().conquer("swamp_1")
    assert (t.holder("swamp_1"), t.tokens("swamp_1")) == ("orcs", 3)
    t.until("A").abandon("swamp_1")
    assert (t.holder("swamp_1"), t.price("swamp_1")) == ("", 2)


@rule("SW-CONQ-12")
def test_conquest_drives_out_enemy_tokens_and_keeps_the_mountain():
    t = Table().lead("A", "hill giants", hand=7, swamp_4=1).lead("B", "swamp elves", mountain_4=2, forest_1=7)
    t.turn_of("A").conquer("mountain_4")
    assert (t.holder("mountain_4"), t.tokens("mountain_4")) == ("giants", 2 + 1 + 2)
    t.end_turn().abandon("forest_1")
    assert t.price("mountain_4") == 2 + 1 + t.tokens("mountain_4")


@rule("SW-CONQ-13")
def test_ones_own_active_region_cannot_be_conquered():
    t = Table().lead("A", "hill orcs", hand=5, hill_1=1, farmland_2=1).turn_of("A")
    assert t.refused("conquer", "farmland_2")
    assert t.refused("conquer", "hill_1")


@rule("SW-CONQ-13")
def test_ones_own_declined_region_can_be_conquered_at_the_normal_price():
    t = Table().lead("A", "hill orcs", hand=5, hill_1=1).past("A", "elves", farmland_2=1, forest_1=1).turn_of("A")
    t.conquer("farmland_2")
    assert (t.holder("farmland_2"), t.tokens("farmland_2")) == ("orcs", 3)
    assert (t.tray("elves"), t.hand("elves"), t.regions("elves")) == (10, 0, {"forest_1"})


@rule("SW-CONQ-14")
@pytest.mark.parametrize("combo", ["hill orcs", "flying orcs", "underworld halflings", "dragon_master tritons"])
def test_seas_and_lake_cannot_be_conquered(combo: str):
    t = Table().lead("A", combo, hand=5, farmland_1=1, mountain_2=1, swamp_4=1).turn_of("A")
    for water in ("sea_1", "sea_2", "lake_1"):
        assert all(t.refused(verb, water) for verb in ("conquer", "attempt", "dragon"))
    assert not {"sea_1", "sea_2", "lake_1"} & t.copy().conquer("forest_1").targets("conquer", "attempt", "dragon")


@rule("SW-CONQ-15")
def test_tokens_do_not_move_during_conquests():
    t = Table().lead("A", "hill orcs", hand=6, hill_1=1, swamp_4=1).turn_of("A").conquer("farmland_2")
    assert all(t.refused(verb, region) for verb in ("lift", "place") for region in ("hill_1", "swamp_4", "farmland_2"))
    assert t.stop().offers("place", "swamp_4")


@rule("SW-CONQ-16")
def test_a_conquest_borders_a_region_of_the_active_race():
    t = Table().lead("A", "hill orcs", hand=8, hill_1=1).past("A", "elves", farmland_4=1).turn_of("A")
    assert t.offers("conquer", "farmland_2")
    assert t.refused("conquer", "mountain_3")
    assert t.refused("conquer", "mountain_4")
    t.conquer("farmland_2")
    assert t.offers("conquer", "mountain_2")


@rule("SW-CONQ-16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_targets_of_a_region_are_its_neighbours_on_land(players: int):
    for row in data.read(f"maps/{players}.toml")["region"]:
        if row["terrain"] in ("sea", "lake"):
            continue
        t = Table(players).lead("A", "hill orcs", hand=5, **{row["id"]: 1}).turn_of("A")
        water = {"sea_1", "sea_2", "lake_1"}
        assert t.targets("conquer") == set(row["neighbours"]) - water


@rule("SW-CONQ-17")
def test_conquests_go_on_as_long_as_tokens_last_and_end_at_will():
    t = entering(hand=9).conquer("hill_1", "farmland_2", "mountain_2")
    assert t.hand("orcs") == 2
    assert t.copy().conquer("forest_1").verbs <= {"lift", "done"}
    t.stop()
    assert (t.asked, t.verbs) == ("A", {"lift", "place"})


@rule("SW-CONQ-17", "SW-DECLINE-04")
def test_nobody_has_to_conquer_or_to_decline():
    t = Table().lead("A", "hill orcs", hand=5, hill_1=1, farmland_2=1).turn_of("A").stop()
    assert t.offers("lift", "hill_1")
    assert (t.score("A"), t.active("A")) == (2 + 1, "orcs")


@rule("SW-CONQ-18")
def test_a_conquest_uses_at_least_one_token():
    t = entering("commando tritons", hand=1)
    assert t.price("forest_4") == 1
    t.conquer("forest_4")
    assert t.refused("conquer", "mountain_3")
    empty = Table().lead("A", "commando tritons", forest_4=1).turn_of("A")
    assert empty.targets("conquer", "attempt") == set()
