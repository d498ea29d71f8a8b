"""Rulings for edge cases that no chapter's tests show: what people who know the game by heart would try."""

import pytest

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-SKELETONS-03")
def test_skeletons_grow_again_when_tokens_come_back_to_the_tray():
    t = Table().lead("A", "flying skeletons", hand=18, swamp_4=1, hill_1=1)
    t.lead("B", "swamp giants", hand=8, farmland_2=1).turn_of("B").conquer("hill_1").until("A")
    assert t.tray("skeletons") == 1
    t.conquer("swamp_1", "hill_3").stop()
    assert (t.tray("skeletons"), t.told("grow")) == (0, True)


@rule("SW-RACE-SORCERERS-06")
def test_sorcery_with_the_last_token_of_the_tray():
    t = Table(3).lead("A", "swamp sorcerers", hand=16, farmland_5=1)
    t.lead("B", "hill elves", swamp_2=1, swamp_1=1).lead("C", "forest orcs", hill_5=1, forest_1=1).turn_of("A")
    assert t.tray("sorcerers") == 1
    assert t.replace("swamp_2").refused("replace", "hill_5")


@rule("SW-DECLINE-06")
@pytest.mark.parametrize("power", [tile.id for tile in data.POWERS if tile.id != "spirit"])
def test_every_badge_but_spirit_is_discarded_at_once(power: str):
    t = Table().lead("A", f"{power} orcs", hill_1=2, farmland_2=1).turn_of("A").decline()
    assert t.s.spent_powers == [data.POWER[power]]


@rule("SW-DECLINE-06", "SW-RACE-ZOMBIES-02")
@pytest.mark.parametrize("power", [tile.id for tile in data.POWERS])
def test_declined_ghouls_have_no_power_at_all(power: str):
    badge, other = [free for free in ("pillaging", "stout", "swamp") if free != power][:2]
    t = Table().lead("A", f"{power} ghouls", hill_4=5).lead("B", f"{badge} elves", hill_1=1).offer(f"{other} orcs")
    t.turn_of("A").decline()
    assert t.score("A") == 1
    t.until("A").pick(1)
    assert t.targets("conquer") == {"farmland_3", "forest_3", "swamp_2", "swamp_3"}
    assert {t.price(region) for region in t.targets("conquer")} == {3}
    assert t.verbs == {"conquer", "abandon", "stop"}
    t.conquer("farmland_3").stop().stop()
    assert t.score("A") == 2


@rule("SW-DECLINE-14")
def test_a_new_race_may_enter_far_from_the_declined_one():
    t = Table().past("A", "elves", hill_1=1).offer("swamp orcs").turn_of("A").pick(1)
    assert t.conquer("mountain_4").holder("mountain_4") == "orcs"


@rule("SW-CONQ-18", "SW-POWER-COMMANDO-01", "SW-RACE-TRITONS-01")
def test_discounts_of_race_and_power_add_up():
    t = Table().lead("A", "commando tritons", hand=5, forest_2=1).lead("B", "hill elves", forest_4=2, mountain_3=1)
    t.turn_of("A")
    assert t.price("mountain_3") == 2 + 1 + 1 - 1 - 1
    assert t.conquer("mountain_3").price("forest_4") == 2 + 2 - 1 - 1


@rule("SW-POWER-MERCHANT-01", "SW-RACE-DWARVES-02")
def test_bonuses_of_the_active_power_do_not_reach_declined_regions():
    t = Table().lead("A", "hill elves", hill_1=1).past("A", "dwarves", hill_4=1, mountain_1=1).turn_of("A")
    assert t.stop().score("A") == (1 + 1) + (1 + 1 + 1)


@rule("SW-DICE-07", "SW-POWER-DRAGON-01")
def test_after_the_die_there_is_no_dragon():
    t = Table().lead("A", "dragon_master orcs", hand=1, hill_1=1, swamp_4=1).turn_of("A").attempt("forest_2", die=0)
    assert not t.verbs & {"dragon", "conquer", "attempt"}


@rule("SW-DICE-01", "SW-POWER-DRAGON-01")
def test_the_dragon_may_go_first_and_the_die_last():
    t = Table().lead("A", "dragon_master orcs", hand=2, hill_1=1).turn_of("A").dragon("farmland_2")
    t.attempt("swamp_1", die=2)
    assert t.spread("orcs") == {"hill_1": 1, "farmland_2": 1, "swamp_1": 1}


@rule("SW-LOSS-02", "SW-LOSS-05")
def test_tokens_of_two_races_of_one_player_do_not_mix():
    t = Table().past("B", "ghouls", hill_1=3, swamp_4=1).lead("B", "hill humans", farmland_2=3, forest_4=1)
    t.lead("A", "swamp giants", hand=10, swamp_1=1).turn_of("A").conquer("hill_1", "farmland_2").end_turn()
    assert (t.spread("humans"), t.spread("ghouls")) == ({"forest_4": 3}, {"swamp_4": 3})


@rule("SW-CONQ-13", "SW-DECLINE-10")
def test_taking_ones_own_last_declined_region_gives_its_banner_back():
    t = Table().lead("A", "hill orcs", hand=4, hill_1=1).past("A", "elves", farmland_2=1).turn_of("A")
    assert t.conquer("farmland_2").declined("A") == []
    assert t.s.race_pile[0] == data.RACE["elves"]


def five() -> Table:
    """Five players with a declined race each; all but B also lead one, so that four combinations are left."""
    t = Table(5)
    for seat, race in enumerate(("orcs", "wizards", "tritons", "ghouls", "skeletons"), 1):
        t.past("ABCDE"[seat - 1], race, **{f"hill_{seat}": 1})
    for seat, combo in ((1, "hill humans"), (3, "swamp elves"), (4, "forest dwarves"), (5, "flying giants")):
        t.lead("ABCDE"[seat - 1], combo, **{f"farmland_{seat}": 4})
    return t


@rule("SW-DECLINE-10", "SW-PICK-08")
def test_a_banner_that_came_back_this_turn_may_be_picked_by_the_next_player():
    t = five().turn_of("A").decline()
    assert [combo.split()[1] for combo in t.column()][4:] == ["orcs"]
    assert t.pick(5).active("B") == "orcs"


@rule("SW-DECLINE-10", "SW-PICK-08")
def test_a_conquest_that_shows_a_new_combination_cannot_be_taken_back():
    t = five().turn_of("C").conquer("hill_1")
    assert t.match.why_no_undo(2) is not None


@rule("SW-CONQ-12", "SW-RACE-ORCS-01")
def test_a_region_counts_as_it_was_when_it_was_taken():
    t = Table().lead("A", "swamp orcs", hand=5, swamp_1=1, hill_1=1).turn_of("A").abandon("swamp_1")
    assert t.conquer("swamp_1").stop().score("A") == 2 + 1


@rule("SW-POWER-HEROIC-02", "SW-RACE-HALFLINGS-03")
def test_a_hero_and_a_hole_in_one_region_protect_once_each():
    t = Table().lead("A", "heroic halflings", hand=5).lead("B", "flying giants", hand=9).turn_of("A")
    t.conquer("farmland_2").stop()
    assert t.has("hero", "farmland_2")
    assert t.has("hole", "farmland_2")
    assert t.refused("conquer", "farmland_2")
    t.until("A").decline()
    assert (t.whose, t.price("farmland_2")) == ("B", 3)


@rule("SW-POWER-STOUT-01", "SW-RACE-ZOMBIES-01")
def test_stout_ghouls_keep_all_their_tokens_in_a_late_decline():
    t = Table().lead("A", "stout ghouls", hill_1=5).turn_of("A").conquer("farmland_2").stop().place_all("farmland_2")
    t.decline()
    assert t.spread("ghouls") == {"hill_1": 1, "farmland_2": 4}


@rule("SW-RACE-AMAZONS-02", "SW-POWER-BIVOUACKING-03")
def test_encampments_of_a_vacated_region_are_placed_again():
    t = Table().lead("A", "bivouacking amazons", hill_1=1).put("camp", *["hill_1"] * 5).turn_of("A")
    t.conquer("farmland_2").stop().score("A")
    assert (t.regions("amazons"), t.camps()) == ({"hill_1"}, {"hill_1": 5})


@rule("SW-RACE-AMAZONS-02", "SW-POWER-DRAGON-03")
def test_a_dragon_in_a_vacated_region_goes_home():
    t = Table().lead("A", "dragon_master amazons", hill_1=1).turn_of("A").dragon("farmland_2").stop()
    assert (t.regions("amazons"), t.standing("dragon")) == ({"hill_1"}, set())
    assert t.until("A").offers("dragon", "farmland_2")


@rule("SW-POWER-WEALTHY-01", "SW-POWER-STOUT-01")
def test_a_race_that_never_scored_before_is_wealthy_in_its_first_turn_whatever_happened():
    t = Table().past("A", "ghouls", hand=4, hill_1=1).offer("wealthy orcs").turn_of("A").pick(1)
    t.conquer("farmland_2").stop().stop()
    assert t.score("A") == 2 + 7


@rule("SW-END-01", "SW-SCORE-05")
def test_declining_in_the_last_turn_only_scores():
    t = Table().turn(10).lead("B", "hill orcs", hill_1=2).turn_of("B").decline()
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 6)
