"""Ghouls, whom the French rules call Zombies: in decline they stay and fight on."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def risen(hand: int = 5, active: str = "swamp elves", **options: str) -> Table:
    """A has declined Ghouls in hill_1 and leads another race in swamp_4."""
    return Table(**options).past("A", "ghouls", hand=hand, hill_1=1).lead("A", active, hand=3, swamp_4=1)


@rule("SW-RACE-ZOMBIES-01")
def test_all_their_tokens_stay_in_decline():
    t = Table().lead("A", "swamp ghouls", hill_1=3, farmland_2=2).turn_of("A").decline()
    assert t.spread("ghouls") == {"hill_1": 3, "farmland_2": 2}
    assert all(t.land(region).declined for region in t.regions("ghouls"))
    assert t.coins("A") == 5 + 2


@rule("SW-RACE-ZOMBIES-02")
def test_declined_ghouls_conquer_at_the_normal_price():
    t = risen().turn_of("A")
    assert (t.price("farmland_2"), t.price("swamp_1")) == (2, 3)
    t.conquer("farmland_2")
    assert t.land("farmland_2").declined
    assert t.spread("ghouls") == {"hill_1": 1, "farmland_2": 2}


@rule("SW-RACE-ZOMBIES-02", "SW-DECLINE-09")
def test_other_declined_races_do_not():
    t = Table().past("A", "orcs", hill_1=1).lead("A", "swamp elves", hand=3, swamp_4=1).turn_of("A")
    assert t.refused("conquer", "farmland_2")


@rule("SW-RACE-ZOMBIES-02")
def test_they_go_before_the_active_race():
    t = risen().turn_of("A")
    assert t.targets("conquer", "attempt") == {"farmland_2", "forest_2", "swamp_1"}
    t.stop()
    assert "farmland_2" not in t.targets("conquer")
    assert t.offers("conquer", "forest_4")
    t.conquer("forest_4")
    assert t.refused("conquer", "farmland_2")


@rule("SW-RACE-ZOMBIES-02", "SW-PICK-01")
def test_after_declining_the_turn_is_pick_then_ghouls_then_the_new_race():
    t = Table().lead("A", "swamp ghouls", hill_1=4).turn_of("A").decline().until("A")
    assert t.verbs == {"pick"}
    t.pick(1)
    assert t.offers("conquer", "farmland_2")
    assert t.conquer("farmland_2").stop().offers("conquer", "farmland_1")


@rule("SW-RACE-ZOMBIES-02")
def test_they_may_attack_their_own_players_active_race():
    t = Table().past("A", "ghouls", hand=6, hill_1=1).lead("A", "swamp humans", farmland_2=2, forest_4=1).turn_of("A")
    t.conquer("farmland_2")
    assert (t.holder("farmland_2"), t.hand("humans"), t.active("A")) == ("ghouls", 1, "humans")
    t.stop().stop().score("A")
    assert t.spread("humans") == {"forest_4": 2}


@rule("SW-DECLINE-01", "SW-RACE-ZOMBIES-02")
def test_active_troops_are_taken_up_first_so_one_token_per_region_defends_against_them():
    t = Table().past("A", "ghouls", hand=3, hill_1=1).lead("A", "swamp humans", farmland_2=4, forest_4=2).turn_of("A")
    assert t.bill("farmland_2") == [2, 1, 3]
    assert t.price("farmland_2") == 3
    t.conquer("farmland_2")
    assert (t.tokens("farmland_2"), t.hand("humans"), t.spread("humans")) == (3, 3 + 1, {"forest_4": 1})


@rule("SW-DECLINE-01", "SW-DECLINE-12")
def test_as_long_as_they_do_nothing_the_active_troops_stand_where_they_stood():
    t = risen().turn_of("A")
    assert t.spread("elves") == {"swamp_4": 4}
    t.stop()
    assert (t.spread("elves"), t.offers("decline")) == ({"swamp_4": 4}, True)


@rule("SW-DECLINE-01", "SW-RACE-ZOMBIES-02", "SW-RACE-AMAZONS-03")
def test_once_they_fight_the_active_troops_are_in_hand_whatever_becomes_of_their_regions():
    t = risen(active="swamp amazons").turn_of("A").conquer("farmland_2")
    assert (t.spread("amazons"), t.hand("amazons")) == ({"swamp_4": 1}, 3 + 4)
    assert t.stop().offers("conquer", "forest_4")
    assert t.stop().score("A") == 3 + 1
    assert (t.spread("amazons"), t.hand("amazons")) == ({"swamp_4": 4}, 4)


@rule("SW-RACE-ZOMBIES-02", "SW-DECLINE-10")
def test_they_may_even_wipe_it_out():
    t = Table().past("A", "ghouls", hand=6, hill_1=1).lead("A", "swamp humans", farmland_2=1).turn_of("A")
    t.conquer("farmland_2")
    assert (t.active("A"), t.told("vanish")) == ("", True)
    assert t.stop().score("A") == 2
    assert t.until("A").verbs == {"pick"}


@rule("SW-RACE-ZOMBIES-02")
def test_holes_and_heroes_of_ones_own_stop_them_too():
    t = Table().past("A", "ghouls", hand=6, hill_1=1).lead("A", "heroic humans", farmland_2=1, swamp_1=1)
    assert t.put("hero", "farmland_2").turn_of("A").targets("conquer") == {"swamp_1", "forest_2"}


@rule("SW-RACE-ZOMBIES-02", "SW-CONQ-13")
def test_the_active_race_may_take_a_region_of_its_own_ghouls():
    t = Table().past("A", "ghouls", hill_1=2, farmland_1=1).lead("A", "swamp elves", hand=6, swamp_1=1).turn_of("A")
    t.stop().conquer("hill_1")
    assert (t.tokens("hill_1"), t.hand("ghouls"), t.tray("ghouls")) == (4, 1, 8)
    t.stop().score("A")
    assert t.spread("ghouls") == {"farmland_1": 2}


@rule("SW-RACE-ZOMBIES-02", "SW-REDEPLOY-03")
def test_they_redeploy_among_themselves():
    t = risen().turn_of("A").conquer("farmland_2").stop().stop()
    assert t.targets("place", "lift") == {"hill_1", "farmland_2"}
    assert t.place_all("hill_1").score("A") == 3 + 1
    assert t.spread("ghouls") == {"hill_1": 4, "farmland_2": 2}


@rule("SW-RACE-ZOMBIES-02", "SW-LOSS-02")
def test_a_defeat_costs_them_one_token_and_the_rest_goes_to_their_own_regions():
    t = Table().past("A", "ghouls", hill_1=3, farmland_1=1).lead("A", "swamp elves", swamp_4=1)
    t.lead("B", "hill giants", hand=8, swamp_1=1).turn_of("B").conquer("hill_1").until("A")
    assert (t.spread("ghouls"), t.tray("ghouls")) == ({"farmland_1": 3}, 7)


@rule("SW-RACE-ZOMBIES-02", "SW-LOSS-06")
def test_without_a_region_they_enter_from_the_edge_again():
    t = Table().past("A", "ghouls", hill_1=4).lead("A", "swamp elves", swamp_4=1)
    t.lead("B", "hill giants", hand=8, swamp_1=1).turn_of("B").conquer("hill_1").until("A")
    assert (t.declined("A"), t.hand("ghouls")) == (["ghouls"], 3)
    assert t.offers("conquer", "farmland_1")
    assert t.refused("conquer", "mountain_2")


@rule("SW-RACE-ZOMBIES-02", "SW-DECLINE-06")
@pytest.mark.parametrize("power", ["commando", "flying", "dragon_master", "underworld", "berserk", "mounted"])
def test_their_power_is_gone(power: str):
    t = Table().lead("A", f"{power} ghouls", hill_4=5).turn_of("A").decline().until("A").pick(1)
    assert t.targets("conquer") == {"farmland_3", "forest_3", "swamp_2", "swamp_3"}
    assert {t.price(region) for region in t.targets("conquer")} == {3}
    assert not t.verbs & {"dragon", "roll"}


@rule("SW-RACE-ZOMBIES-02", "SW-POWER-SEAFARING-02")
def test_once_seafaring_they_keep_their_sea_and_land_from_it_but_take_no_other():
    t = Table().lead("A", "seafaring ghouls", sea_2=4).turn_of("A").decline().until("A").pick(1)
    assert t.targets("conquer") == {"forest_4", "swamp_4", "mountain_3"}


@rule("SW-RACE-ZOMBIES-03")
def test_they_do_not_conquer_in_the_turn_they_decline():
    t = Table().lead("A", "swamp ghouls", hill_1=5).turn_of("A").decline()
    assert (t.whose, t.asked) == ("B", "B")


@rule("SW-RACE-ZOMBIES-03", "SW-DECLINE-12")
def test_nor_in_the_turn_another_race_of_their_player_declines():
    t = risen().turn_of("A").conquer("farmland_2").stop()
    assert t.refused("decline")
    t = Table().past("A", "spirit ghouls", hill_1=5).lead("A", "swamp elves", swamp_4=3).turn_of("A").decline()
    assert (t.whose, t.declined("A"), t.spread("ghouls")) == ("B", ["ghouls", "elves"], {"hill_1": 5})


@rule("SW-RACE-ZOMBIES-02", "SW-DECLINE-04")
def test_ghouls_that_do_nothing_leave_the_active_race_free_to_decline():
    t = risen().turn_of("A").stop()
    assert t.offers("decline")
    t.decline()
    assert (t.declined("A"), t.tray("ghouls")) == (["elves"], 10)


@rule("SW-DECLINE-11", "SW-RACE-ZOMBIES-01")
def test_a_new_decline_removes_them_with_all_their_tokens():
    t = Table().past("A", "ghouls", hill_1=4, farmland_1=1).lead("A", "swamp elves", swamp_4=3).turn_of("A").decline()
    assert (t.regions("ghouls"), t.tray("ghouls"), t.declined("A")) == (set(), 10, ["elves"])


@rule("SW-DECLINE-11", "SW-RACE-ZOMBIES-01")
def test_also_when_all_of_them_are_in_hand():
    t = Table().past("A", "ghouls", hand=4).lead("A", "swamp elves", swamp_4=3).turn_of("A").decline()
    assert (t.tray("ghouls"), t.declined("A")) == (10, ["elves"])


@rule("SW-RACE-ZOMBIES-02", "SW-POWER-DIPLOMAT-02")
def test_a_pact_does_not_bind_them_nor_protect_them():
    t = risen().lead("B", "diplomat orcs", farmland_2=1, forest_4=1).pact("B", "A").turn_of("A")
    assert t.offers("conquer", "farmland_2")
    t.stop()
    assert t.refused("attempt", "forest_4")
    t = Table().past("B", "ghouls", farmland_2=1).lead("B", "diplomat orcs", forest_4=1).pact("B", "A")
    assert t.lead("A", "swamp giants", hand=5, hill_1=1).turn_of("A").offers("conquer", "farmland_2")


@rule("SW-POWER-DIPLOMAT-01", "SW-RACE-ZOMBIES-02")
def test_an_attack_by_ones_ghouls_is_an_attack_of_ones_own():
    t = risen(active="diplomat elves").lead("B", "hill orcs", farmland_2=1, forest_1=1).turn_of("A")
    t.conquer("farmland_2").stop().stop()
    while t.whose == "A" and t.asked == "A":
        assert "pact" not in t.verbs
        t.passively()


@rule("SW-RACE-SORCERERS-04", "SW-RACE-ZOMBIES-01")
def test_sorcerers_cannot_replace_a_declined_ghoul():
    t = Table().past("B", "ghouls", farmland_2=1).lead("A", "swamp sorcerers", hill_1=1).turn_of("A")
    assert t.refused("replace", "farmland_2")


@rule("SW-RACE-ZOMBIES-02", "SW-DECLINE-02")
def test_they_may_abandon_regions_like_an_active_race():
    t = risen().turn_of("A").abandon("hill_1")
    assert t.hand("ghouls") == 6
    assert t.refused("decline")


@rule("SW-POWER-SPIRIT-01", "SW-RACE-ZOMBIES-02")
def test_spirit_ghouls_fight_on_beside_another_declined_race():
    t = Table().past("A", "spirit ghouls", hand=4, hill_1=1).past("A", "orcs", swamp_4=1)
    t.lead("A", "hill elves", hill_4=1).turn_of("A").conquer("farmland_2").stop().stop()
    assert t.score("A") == 2 + 1 + 1 + 1
