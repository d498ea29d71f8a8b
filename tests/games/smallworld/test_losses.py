"""Losses: tokens taken back, tokens lost, and where the others go."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def attack(players: int = 2, **regions: int) -> Table:
    """A holds hill_1 and has nine tokens to attack with; B leads Humans."""
    return Table(players).lead("A", "hill giants", hand=9, hill_1=1).lead("B", "swamp humans", **regions)


@rule("SW-LOSS-01")
def test_tokens_leave_the_region_before_the_attackers_come():
    t = attack(farmland_2=3, forest_4=1).turn_of("A").conquer("farmland_2")
    assert (t.holder("farmland_2"), t.tokens("farmland_2")) == ("giants", 5)
    assert t.spread("humans") == {"forest_4": 1}


@rule("SW-LOSS-02")
@pytest.mark.parametrize(("tokens", "back"), [(3, 2), (2, 1), (1, 0)])
def test_losing_a_region_costs_one_token(tokens: int, back: int):
    t = attack(farmland_2=tokens, forest_4=1).turn_of("A")
    tray = t.tray("humans")
    t.conquer("farmland_2")
    assert (t.hand("humans"), t.tray("humans")) == (back, tray + 1)


@rule("SW-LOSS-03")
def test_each_region_lost_costs_one_token():
    t = attack(farmland_2=2, forest_2=2, forest_4=1).turn_of("A")
    tray = t.tray("humans")
    t.conquer("farmland_2", "forest_2")
    assert (t.hand("humans"), t.tray("humans")) == (2, tray + 2)


@rule("SW-LOSS-04")
def test_tokens_are_placed_after_the_attacker_has_scored():
    t = attack(farmland_2=3, forest_4=1, swamp_4=1).turn_of("A").conquer("farmland_2")
    while t.asked == "A":
        assert t.hand("humans") == 2
        assert not any(option.verb == "place" and t.question.seat == 1 for option in t.options)
        t.passively()
    assert t.told("score")
    assert (t.asked, t.whose, t.verbs) == ("B", "A", {"place"})


@rule("SW-LOSS-04")
def test_several_losers_place_clockwise_from_the_attacker():
    t = Table(4).lead("B", "flying giants", hand=9, farmland_4=1)
    t.lead("A", "swamp humans", farmland_1=2, forest_2=1, hill_5=1)
    t.lead("D", "hill orcs", swamp_1=2, forest_4=1, mountain_6=1).turn_of("B")
    t.conquer("farmland_1", "swamp_1").stop().place_all("farmland_4")
    assert t.asked == "D"
    assert t.place("forest_4").asked == "A"
    assert t.place("hill_5").asked == "C"


@rule("SW-LOSS-05")
def test_tokens_go_freely_to_regions_of_the_same_race():
    t = attack(farmland_2=3, forest_4=1, swamp_4=1).past("B", "elves", hill_4=1).turn_of("A").conquer("farmland_2")
    while t.asked == "A":
        t.passively()
    assert t.targets("place") == {"forest_4", "swamp_4"}
    for refused in ("hill_4", "farmland_1", "farmland_2", "hill_1"):
        assert t.refused("place", refused)
    assert t.place("forest_4", "swamp_4").spread("humans") == {"forest_4": 2, "swamp_4": 2}


@rule("SW-LOSS-05")
def test_with_one_region_left_there_is_nothing_to_ask():
    t = attack(farmland_2=3, forest_4=1).turn_of("A").conquer("farmland_2").end_turn()
    assert (t.whose, t.spread("humans")) == ("B", {"forest_4": 3})


@rule("SW-LOSS-06")
def test_without_a_region_tokens_stay_in_hand_and_enter_from_the_edge():
    t = attack(farmland_2=5).turn_of("A").conquer("farmland_2").end_turn()
    assert (t.whose, t.hand("humans"), t.active("B")) == ("B", 4, "humans")
    assert t.offers("conquer", "swamp_4")
    assert t.refused("conquer", "mountain_2")
    assert t.conquer("swamp_4").hand("humans") == 2


@rule("SW-LOSS-07")
def test_a_declined_token_driven_out_is_discarded():
    t = Table().lead("A", "hill giants", hand=9, hill_1=1).past("B", "humans", farmland_2=1, forest_4=1).turn_of("A")
    tray = t.tray("humans")
    t.conquer("farmland_2")
    assert (t.tray("humans"), t.hand("humans"), t.spread("humans")) == (tray + 1, 0, {"forest_4": 1})
    assert (t.end_turn().whose, t.verbs) == ("B", {"pick"})


@rule("SW-LOSS-02", "SW-DECLINE-10")
def test_an_active_race_without_a_token_goes_at_once_and_its_player_picks_next_turn():
    t = attack(farmland_2=1).turn_of("A").conquer("farmland_2")
    assert (t.active("B"), t.told("vanish")) == ("", True)
    assert t.end_turn().whose == "B"
    assert t.verbs == {"pick"}


@rule("SW-LOSS-06", "SW-DECLINE-10")
def test_a_race_with_tokens_in_hand_only_is_not_gone():
    t = attack(farmland_2=2).turn_of("A").conquer("farmland_2").end_turn()
    assert (t.active("B"), t.hand("humans")) == ("humans", 1)
    t.decline()
    assert (t.active("B"), t.declined("B"), t.told("vanish"), t.tray("humans")) == ("", [], True, 10)
