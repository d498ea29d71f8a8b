"""Continuing with a race or letting it decline."""

import pytest

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-DECLINE-01")
def test_at_the_start_of_a_turn_all_but_one_token_per_region_come_to_hand():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=2, swamp_4=1).turn_of("A")
    assert t.offers("conquer", "mountain_2")
    t.abandon("swamp_4")
    assert (t.hand("orcs"), t.spread("orcs")) == (3 + 1, {"hill_1": 1, "farmland_2": 1})


@rule("SW-DECLINE-01")
def test_tokens_taken_back_can_all_be_spent():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=2, swamp_4=1).turn_of("A").conquer("mountain_2")
    assert t.spread("orcs") == {"hill_1": 1, "farmland_2": 1, "swamp_4": 1, "mountain_2": 3}
    assert t.hand("orcs") == 0


@rule("SW-DECLINE-02")
def test_a_region_may_be_abandoned():
    t = Table().lead("A", "swamp orcs", hill_1=1, farmland_2=1).turn_of("A").abandon("hill_1")
    assert (t.hand("orcs"), t.holder("hill_1")) == (1, "")
    assert t.stop().score("A") == 1
    assert t.spread("orcs") == {"farmland_2": 2}


@rule("SW-DECLINE-02")
def test_abandoning_is_over_once_a_region_was_conquered():
    t = Table().lead("A", "swamp orcs", hand=5, hill_1=1, swamp_4=1).turn_of("A").conquer("farmland_2")
    assert t.targets("abandon") == set()
    assert t.refused("abandon", "swamp_4")


@rule("SW-DECLINE-02")
def test_a_region_abandoned_this_turn_may_be_conquered_again():
    t = Table().lead("A", "swamp orcs", hand=1, hill_1=1, farmland_2=1).turn_of("A").abandon("hill_1")
    assert t.conquer("hill_1").spread("orcs") == {"hill_1": 2, "farmland_2": 1}


@rule("SW-DECLINE-02")
def test_what_stood_in_an_abandoned_region_goes_with_it():
    t = Table().lead("A", "fortified trolls", hill_1=1, farmland_2=1).put("fortress", "hill_1").turn_of("A")
    t.abandon("hill_1")
    assert not t.has("fortress", "hill_1")
    t = (
        Table()
        .lead("A", "heroic orcs", hill_1=1, farmland_2=1, swamp_4=1)
        .put("hero", "hill_1", "swamp_4")
        .turn_of("A")
    )
    assert t.abandon("hill_1").standing("hero") == {"swamp_4"}


@rule("SW-DECLINE-03")
def test_who_abandons_everything_enters_from_the_edge_again():
    t = Table().lead("A", "swamp orcs", hill_1=2, farmland_2=3).turn_of("A").abandon("hill_1", "farmland_2")
    assert t.hand("orcs") == 5
    assert t.refused("conquer", "farmland_2")
    assert t.refused("conquer", "mountain_2")
    assert t.offers("conquer", "swamp_4")
    assert t.offers("conquer", "hill_1")


@rule("SW-DECLINE-04")
def test_an_active_race_may_decline_instead_of_going_on():
    t = Table().lead("A", "swamp orcs", hill_1=2).turn_of("A")
    assert t.offers("decline")
    assert t.decline().declined("A") == ["orcs"]


@rule("SW-DECLINE-04")
def test_without_an_active_race_nothing_can_decline():
    t = Table().past("A", "orcs", hill_1=1).turn_of("A")
    assert t.refused("decline")
    assert t.pick(1).refused("decline")


@rule("SW-DECLINE-04", "SW-DECLINE-12")
@pytest.mark.parametrize("deed", [("conquer", "farmland_2"), ("abandon", "swamp_4")])
def test_who_has_begun_to_go_on_cannot_decline(deed: tuple[str, str]):
    t = Table().lead("A", "swamp orcs", hand=5, hill_1=1, swamp_4=1).turn_of("A").play(*deed)
    assert t.refused("decline")
    t.stop()
    assert t.refused("decline")


@rule("SW-DECLINE-05")
def test_the_banner_of_a_declined_race_is_turned_over():
    t = Table().lead("A", "swamp orcs", hill_1=2).turn_of("A").decline()
    folk = t.folk("orcs")
    assert folk is not None
    assert folk.declined
    assert t.active("A") == ""


@rule("SW-DECLINE-06")
def test_the_power_is_discarded_and_counts_no_more():
    t = Table().lead("A", "swamp orcs", swamp_4=2, hill_1=1).turn_of("A").decline()
    assert data.POWER["swamp"] in t.s.spent_powers
    assert t.coins("A") == 5 + 2


@rule("SW-DECLINE-06", "SW-POWER-SPIRIT-01")
def test_the_spirit_badge_stays_with_its_race():
    t = Table().lead("A", "spirit orcs", hill_1=2).turn_of("A").decline()
    folk = t.folk("orcs")
    assert folk is not None
    assert (folk.power, t.s.spent_powers) == (data.POWER["spirit"], [])


@rule("SW-DECLINE-07", "SW-DECLINE-08")
def test_one_token_stays_per_region_turned_over_and_the_others_are_discarded():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=2, swamp_4=1).turn_of("A")
    tray = t.tray("orcs")
    t.decline()
    assert t.spread("orcs") == {"hill_1": 1, "farmland_2": 1, "swamp_4": 1}
    assert all(t.land(region).declined for region in t.regions("orcs"))
    assert (t.tray("orcs"), t.hand("orcs")) == (tray + 3, 0)


@rule("SW-DECLINE-09")
def test_a_declined_race_neither_conquers_nor_redeploys():
    t = Table().lead("A", "swamp orcs", hand=4, hill_1=1).past("A", "elves", hill_4=1, farmland_1=1).turn_of("A")
    assert t.refused("conquer", "farmland_3")
    assert t.refused("abandon", "hill_4")
    t.conquer("farmland_2").stop()
    assert t.targets("place", "lift") == {"hill_1", "farmland_2"}


@rule("SW-DECLINE-10")
def test_a_race_that_is_gone_from_the_board_loses_its_tile():
    t = Table().lead("A", "swamp orcs", hand=4, hill_1=1).past("B", "spirit elves", farmland_2=1).turn_of("A")
    t.conquer("farmland_2")
    assert (t.declined("B"), t.told("vanish")) == ([], True)
    assert t.s.race_pile[0] == data.RACE["elves"]
    assert t.s.spent_powers == [data.POWER["spirit"]]


@rule("SW-DECLINE-10")
def test_a_race_whose_tokens_are_all_in_hand_keeps_its_tile():
    t = Table().lead("A", "swamp orcs", hill_1=2).turn_of("A").abandon("hill_1")
    assert t.active("A") == "orcs"


@rule("SW-DECLINE-11")
def test_a_new_decline_removes_the_former_race_before_scoring():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=1).past("A", "elves", hill_4=1, farmland_1=1).turn_of("A")
    t.decline()
    assert (t.declined("A"), t.regions("elves"), t.tray("elves")) == (["orcs"], set(), 11)
    assert t.coins("A") == 5 + 2
    assert t.s.race_pile[0] == data.RACE["elves"]


@rule("SW-DECLINE-12")
def test_a_declining_turn_is_scoring_only():
    t = Table().lead("A", "hill orcs", hill_1=3, farmland_2=1).turn_of("A").decline()
    assert (t.asked, t.whose) == ("B", "B")
    assert sum(event.name == "score" for event in t.events) == 1
    assert t.coins("A") == 5 + 2
    assert t.refused("conquer", "swamp_1")
    assert t.refused("lift", "hill_1")


@rule("SW-DECLINE-13")
def test_a_new_combination_is_picked_on_the_next_turn():
    t = Table().lead("A", "hill orcs", hill_1=3).lead("B", "swamp elves", swamp_4=3).turn_of("A").decline()
    assert (t.asked, "pick" in t.verbs) == ("B", False)
    assert (t.end_turn().asked, t.verbs) == ("A", {"pick"})


@rule("SW-DECLINE-14")
def test_the_new_race_enters_by_a_first_conquest():
    t = Table().past("A", "elves", farmland_2=1).offer("commando orcs").turn_of("A").pick(1)
    for inland in ("mountain_2", "hill_3", "farmland_2"):
        assert t.refused("conquer", inland)
    assert t.offers("conquer", "swamp_4")
    assert t.offers("conquer", "hill_1")


@rule("SW-DECLINE-15")
def test_new_and_declined_regions_are_scored_together_each_turn():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=1, mountain_2=1, forest_1=1)
    t.past("A", "elves", hill_4=1, farmland_1=1, mountain_1=1).turn_of("A")
    assert t.stop().score("A") == 7
    t.until("A")
    assert t.stop().score("A") == 7


@rule("SW-DECLINE-11", "SW-DECLINE-10")
def test_an_empty_race_that_declines_leaves_nothing_and_its_banner_returns():
    t = Table().lead("A", "swamp orcs", hand=3).past("A", "elves", hill_4=1).turn_of("A").decline()
    assert (t.declined("A"), t.regions("elves"), t.regions("orcs"), t.coins("A")) == ([], set(), set(), 5)
    assert t.s.race_pile[:2] == [data.RACE["orcs"], data.RACE["elves"]]
    assert (t.tray("orcs"), t.tray("elves")) == (10, 11)


@rule("SW-DECLINE-12")
def test_declining_leaves_the_board_as_it_was_until_then():
    t = Table().lead("A", "swamp orcs", hill_1=3, farmland_2=2).turn_of("A")
    assert t.spread("orcs") == {"hill_1": 3, "farmland_2": 2}
