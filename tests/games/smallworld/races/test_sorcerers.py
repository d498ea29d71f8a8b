"""Sorcerers: a lone active token becomes one of theirs."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def beside(defender: str = "hill elves", sorcerers: str = "swamp sorcerers", hand: int = 0, **regions: int) -> Table:
    """A's Sorcerers hold hill_1; B's race is beside them in farmland_2, and elsewhere."""
    t = Table().lead("A", sorcerers, hand=hand, hill_1=1)
    return t.lead("B", defender, **(regions or {"farmland_2": 1, "forest_4": 2}))


@rule("SW-RACE-SORCERERS-01")
def test_a_lone_active_token_beside_them_is_replaced():
    t = beside().turn_of("A").replace("farmland_2")
    assert (t.holder("farmland_2"), t.tokens("farmland_2")) == ("sorcerers", 1)
    assert t.score("A") == 2


@rule("SW-RACE-SORCERERS-01")
def test_nobody_has_to_use_sorcery():
    t = beside(hand=5).turn_of("A")
    assert t.offers("conquer", "farmland_2")
    assert t.offers("replace", "farmland_2")
    assert t.stop().regions("sorcerers") == {"hill_1"}


@rule("SW-RACE-SORCERERS-02")
def test_once_per_opponent_and_turn():
    t = Table(3).lead("A", "swamp sorcerers", farmland_5=1, hill_1=1)
    t.lead("B", "hill elves", swamp_2=1, mountain_5=1).lead("C", "forest orcs", hill_5=1, farmland_2=1).turn_of("A")
    t.replace("swamp_2")
    assert t.refused("replace", "mountain_5")
    t.replace("hill_5")
    assert t.whose == "B"
    t.until("A")
    assert t.offers("replace", "mountain_5")
    assert t.offers("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-03")
def test_a_token_with_company_is_safe():
    assert beside(farmland_2=2, forest_4=1).turn_of("A").refused("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-04")
def test_declined_tokens_tribes_and_empty_regions_are_no_targets():
    t = Table().lead("A", "swamp sorcerers", hand=5, hill_1=1).past("B", "elves", farmland_2=1).turn_of("A")
    assert t.targets("replace") == set()
    assert all(t.refused("replace", region) for region in ("farmland_2", "swamp_1", "forest_2"))


@rule("SW-RACE-SORCERERS-04")
def test_neither_are_ones_own_tokens():
    t = Table().lead("A", "swamp sorcerers", hill_1=1, farmland_2=1).past("A", "elves", swamp_1=1).turn_of("A")
    assert t.targets("replace") == set()


@rule("SW-RACE-SORCERERS-05")
def test_the_target_borders_a_region_of_theirs():
    t = beside(farmland_2=1, forest_4=1).turn_of("A")
    assert t.targets("replace") == {"farmland_2"}
    assert t.refused("replace", "forest_4")


@rule("SW-RACE-SORCERERS-05", "SW-POWER-FLYING-01")
def test_flying_sorcerers_replace_anywhere_on_land():
    t = Table().lead("A", "flying sorcerers", hand=1).lead("B", "seafaring elves", mountain_4=1, lake_1=1).turn_of("A")
    assert t.targets("replace") == {"mountain_4"}


@rule("SW-RACE-SORCERERS-05", "SW-POWER-UNDERWORLD-02")
def test_underworld_sorcerers_replace_from_cavern_to_cavern():
    t = Table().lead("A", "underworld sorcerers", hill_4=1).lead("B", "hill elves", mountain_1=1, forest_4=1)
    assert t.turn_of("A").targets("replace") == {"mountain_1"}


@rule("SW-RACE-SORCERERS-05", "SW-CONQ-01")
def test_sorcery_is_no_first_conquest():
    t = Table().lead("A", "swamp sorcerers", hand=9).lead("B", "hill elves", hill_1=1).turn_of("A")
    assert t.refused("replace", "hill_1")
    assert t.offers("conquer", "hill_1")


@rule("SW-RACE-SORCERERS-06")
def test_the_new_token_comes_from_the_tray():
    t = beside(hand=3).turn_of("A")
    tray = t.tray("sorcerers")
    t.replace("farmland_2")
    assert (t.hand("sorcerers"), t.tray("sorcerers"), t.tokens("hill_1", "farmland_2")) == (3, tray - 1, 2)


@rule("SW-RACE-SORCERERS-06")
def test_an_empty_hand_does_not_forbid_it_and_an_empty_tray_does():
    t = Table().lead("A", "swamp sorcerers", hand=2, hill_1=1).lead("B", "hill elves", farmland_2=1, forest_2=1)
    t.clear("swamp_1").turn_of("A").conquer("swamp_1")
    assert (t.hand("sorcerers"), t.targets("replace")) == (0, {"farmland_2", "forest_2"})
    assert beside(hand=17).turn_of("A").refused("replace", "farmland_2")
    assert beside(hand=16).turn_of("A").offers("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-07", "SW-RACE-ELVES-01")
def test_the_token_replaced_goes_to_the_tray_even_an_elf():
    t = beside().turn_of("A")
    tray = t.tray("elves")
    t.replace("farmland_2")
    assert (t.hand("elves"), t.tray("elves"), t.spread("elves")) == (0, tray + 1, {"forest_4": 2})


@rule("SW-RACE-SORCERERS-07", "SW-DECLINE-10")
def test_the_last_token_of_a_race_takes_its_banner_along():
    t = beside(farmland_2=1).turn_of("A").replace("farmland_2")
    assert (t.active("B"), t.told("vanish")) == ("", True)


@rule("SW-RACE-SORCERERS-08")
@pytest.mark.parametrize(("defender", "region"), [("hill trolls", "farmland_2"), ("fortified elves", "mountain_2")])
def test_mountain_lair_and_fortress_do_not_protect(defender: str, region: str):
    t = Table().lead("A", "swamp sorcerers", swamp_1=1).lead("B", defender, forest_4=2, **{region: 1})
    t.put("fortress", *[region] * defender.startswith("fortified")).turn_of("A").replace(region)
    assert (t.holder(region), t.has("fortress", region)) == ("sorcerers", False)


@rule("SW-RACE-SORCERERS-08", "SW-POWER-BIVOUACKING-02")
def test_an_encampment_protects_like_a_token():
    t = beside("bivouacking elves").put("camp", "farmland_2", "forest_4").turn_of("A")
    assert t.refused("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-09")
@pytest.mark.parametrize(
    ("defender", "piece"), [("hill halflings", "hole"), ("heroic elves", "hero"), ("dragon_master elves", "dragon")]
)
def test_hole_hero_and_dragon_protect(defender: str, piece: str):
    t = beside(defender).put(piece, "farmland_2").turn_of("A")
    assert t.refused("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-01", "SW-POWER-DIPLOMAT-02")
def test_a_pact_forbids_sorcery():
    assert beside("diplomat elves").pact("B", "A").turn_of("A").refused("replace", "farmland_2")


@rule("SW-RACE-SORCERERS-01", "SW-POWER-PILLAGING-01")
def test_sorcery_is_a_conquest_of_a_non_empty_region():
    assert beside(sorcerers="pillaging sorcerers").turn_of("A").replace("farmland_2").score("A") == 2 + 1


@rule("SW-RACE-SORCERERS-01", "SW-POWER-DIPLOMAT-01")
def test_sorcery_is_an_attack_on_an_active_race():
    t = beside(sorcerers="diplomat sorcerers").turn_of("A").replace("farmland_2")
    assert "pact" not in t.verbs


@rule("SW-RACE-SORCERERS-04", "SW-DECLINE-09")
def test_declined_sorcerers_replace_nobody():
    t = Table().past("A", "sorcerers", hill_1=1).lead("A", "forest giants", swamp_4=1)
    t.lead("B", "hill elves", farmland_2=1, forest_4=2).turn_of("A")
    assert t.targets("replace") == set()


@rule("SW-RACE-SORCERERS-02", "SW-DICE-07")
def test_sorcery_after_conquests_with_an_empty_hand_may_go_on():
    t = Table(3).lead("A", "swamp sorcerers", farmland_5=1)
    t.lead("B", "hill elves", swamp_2=1).lead("C", "forest orcs", hill_5=1, forest_1=1).turn_of("A")
    t.replace("swamp_2")
    assert t.verbs == {"replace", "stop"}
    assert t.replace("hill_5").score("A") == 3 + 1


@rule("SW-RACE-SORCERERS-06", "SW-CONQ-17")
def test_with_an_empty_hand_and_nobody_to_replace_the_conquests_end_by_themselves():
    assert beside().turn_of("A").replace("farmland_2").whose == "B"


@rule("SW-RACE-SORCERERS-06", "SW-DICE-02", "SW-POWER-DRAGON-01")
@pytest.mark.parametrize("power", ["swamp", "dragon_master", "berserk"])
def test_with_an_empty_hand_there_is_sorcery_and_nothing_else(power: str):
    t = beside(sorcerers=f"{power} sorcerers").turn_of("A")
    assert t.verbs == {"replace", "abandon", "stop", "decline"}
