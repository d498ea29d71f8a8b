"""Amazons: four more tokens, for attacks only."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-AMAZONS-01")
def test_four_more_tokens_attack():
    t = Table().offer("hill amazons").turn_of("A").pick(1)
    assert t.hand("amazons") == 6 + 4 + 4
    t.conquer("hill_1", "swamp_1", "forest_1", "farmland_1", "mountain_1", "farmland_2")
    assert sum(t.spread("amazons").values()) + t.hand("amazons") == 14


@rule("SW-RACE-AMAZONS-02", "SW-RACE-AMAZONS-04")
def test_four_leave_the_board_before_scoring_and_do_not_defend():
    t = Table().offer("hill amazons").lead("B", "swamp giants", hand=9).turn_of("A").pick(1)
    t.conquer("hill_1", "farmland_2").stop()
    assert t.place_all("farmland_2").told("score")
    assert t.spread("amazons") == {"hill_1": 2, "farmland_2": 8}
    assert (t.whose, t.price("hill_1")) == ("B", 2 + 2)


@rule("SW-RACE-AMAZONS-02")
def test_the_player_chooses_where_they_leave_from():
    t = Table().lead("A", "hill amazons", hill_1=1, swamp_4=1).turn_of("A")
    t.conquer("farmland_2", "forest_4")
    assert (t.hand("amazons"), t.targets("leave")) == (0, {"farmland_2", "forest_4"})
    assert t.refused("leave", "hill_1")


@rule("SW-RACE-AMAZONS-02")
def test_regions_just_conquered_are_vacated_when_tokens_do_not_suffice():
    t = Table().lead("A", "commando amazons", hill_1=1).turn_of("A").conquer("farmland_2", "mountain_2", "forest_1")
    assert t.tokens("mountain_2") == 1
    assert t.targets("leave") == {"farmland_2", "mountain_2", "forest_1"}
    t.play("leave", "mountain_2").play("leave", "forest_1")
    assert t.spread("amazons") == {"hill_1": 1}
    assert t.score("A") == 1


@rule("SW-RACE-AMAZONS-02")
def test_no_more_regions_are_vacated_than_needed():
    t = Table().lead("A", "commando amazons", hill_1=2).turn_of("A").conquer("farmland_2", "mountain_2", "forest_1")
    t.stop().play("leave", "farmland_2").play("leave", "mountain_2")
    assert t.spread("amazons") == {"hill_1": 1, "forest_1": 1}
    assert t.score("A") == 2


@rule("SW-RACE-AMAZONS-02")
def test_a_region_conquered_last_turn_is_not_just_conquered():
    t = Table().lead("A", "commando amazons", hill_1=2).turn_of("A").conquer("farmland_2").stop().until("A")
    assert t.spread("amazons") == {"hill_1": 1, "farmland_2": 1}
    t.conquer("mountain_2", "forest_1").stop()
    assert t.targets("leave") == {"mountain_2", "forest_1"}


@rule("SW-RACE-AMAZONS-02", "SW-POWER-PILLAGING-01")
def test_a_conquest_that_is_vacated_was_still_a_conquest():
    t = Table().lead("A", "pillaging amazons", hill_1=1).turn_of("A").conquer("swamp_1").stop()
    assert (t.score("A"), t.regions("amazons")) == (1 + 1, {"hill_1"})


@rule("SW-RACE-AMAZONS-03")
def test_they_come_back_for_the_next_attack():
    t = Table().lead("A", "hill amazons", hill_1=2, swamp_4=1).turn_of("A").stop().until("A")
    assert t.offers("conquer", "farmland_2")
    t.abandon("swamp_4")
    assert t.hand("amazons") == 1 + 4 + 1
    t.stop().until("A")
    assert t.spread("amazons") == {"hill_1": 3}


@rule("SW-RACE-AMAZONS-03")
def test_they_are_discarded_when_the_race_declines():
    t = Table().lead("A", "hill amazons", hill_1=2, swamp_4=1).turn_of("A").decline()
    assert (t.tray("amazons"), t.hand("amazons"), t.spread("amazons")) == (13, 0, {"hill_1": 1, "swamp_4": 1})


@rule("SW-RACE-AMAZONS-03", "SW-DECLINE-10")
def test_with_all_others_dead_the_four_attack_and_leave_again():
    t = Table().lead("A", "hill amazons", hill_1=1).lead("B", "swamp giants", hand=5, swamp_1=1).turn_of("B")
    t.conquer("hill_1").until("A")
    assert (t.active("A"), t.hand("amazons")) == ("amazons", 4)
    t.conquer("farmland_1").stop()
    assert (t.score("A"), t.regions("amazons"), t.active("A")) == (0, set(), "amazons")
    assert t.hand("amazons") == 4


@rule("SW-RACE-AMAZONS-04")
def test_they_do_not_retreat_onto_the_board():
    t = Table().lead("A", "hill amazons", hill_1=3, swamp_4=1).lead("B", "swamp giants", hand=7, swamp_1=1).turn_of("B")
    t.conquer("hill_1").until("A")
    assert (t.spread("amazons"), t.hand("amazons")) == ({"swamp_4": 3}, 4)
