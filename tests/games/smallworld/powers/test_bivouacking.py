"""Bivouacking: five Encampments."""

from ludotheque.games.smallworld.rules.redeploy import ALL
from tests.games.smallworld.scenario import Table
from tests.rules import rule

FIVE = ("hill_1", "farmland_2", "swamp_4", "forest_1", "mountain_2")


def camping(*regions: str) -> Table:
    """A's Bivouacking Elves have finished their conquests; no Encampment stands yet."""
    return Table().lead("A", "bivouacking elves", **dict.fromkeys(regions, 1)).turn_of("A").stop()


@rule("SW-POWER-BIVOUACKING-01")
def test_all_may_go_to_one_region_or_one_to_each_of_five():
    assert camping(*FIVE).play("camp", "hill_1", ALL).camps() == {"hill_1": 5}
    t = camping(*FIVE)
    for region in FIVE:
        t.play("camp", region)
    assert t.camps() == dict.fromkeys(FIVE, 1)


@rule("SW-POWER-BIVOUACKING-01")
def test_only_regions_of_the_race_take_them_and_all_are_placed():
    t = Table().lead("A", "bivouacking elves", hill_1=1, farmland_2=1).past("A", "orcs", swamp_4=1).turn_of("A").stop()
    assert t.targets("camp") == {"hill_1", "farmland_2"}
    assert t.refused("camp", "swamp_4")
    assert t.refused("camp", "mountain_2")
    t.score("A")
    assert sum(t.camps().values()) == 5


@rule("SW-POWER-BIVOUACKING-01")
def test_with_one_region_there_is_no_choice():
    assert camping("hill_1").camps() == {"hill_1": 5}


@rule("SW-POWER-BIVOUACKING-02")
def test_each_encampment_adds_one_to_the_defence():
    t = Table().lead("A", "bivouacking elves", farmland_2=1).put("camp", "farmland_2", "farmland_2")
    assert t.lead("B", "swamp giants", hand=6, hill_1=1).turn_of("B").price("farmland_2") == 5


@rule("SW-POWER-BIVOUACKING-03")
def test_they_may_be_moved_every_turn_or_stay():
    t = (
        Table()
        .lead("A", "bivouacking elves", **dict.fromkeys(FIVE, 1))
        .put("camp", *["hill_1"] * 5)
        .turn_of("A")
        .stop()
    )
    assert t.verbs == {"keep", "strike"}
    assert t.copy().play("keep").camps() == {"hill_1": 5}
    t.play("strike").play("camp", "swamp_4").play("camp", "forest_1", ALL)
    assert t.camps() == {"swamp_4": 1, "forest_1": 4}


@rule("SW-POWER-BIVOUACKING-03")
def test_those_of_a_lost_region_are_placed_again_at_the_end_of_the_attackers_turn():
    t = Table().lead("A", "bivouacking elves", hill_1=1, swamp_4=1, forest_1=1).put("camp", *["hill_1"] * 3, "swamp_4")
    t.put("camp", "forest_1").lead("B", "swamp giants", hand=8, swamp_1=1).turn_of("B").conquer("hill_1")
    assert t.camps() == {"swamp_4": 1, "forest_1": 1}
    while t.asked == "B":
        t.passively()
    t.place("swamp_4")
    assert (t.asked, t.verbs, t.targets("camp")) == ("A", {"camp"}, {"swamp_4", "forest_1"})
    assert t.play("camp", "swamp_4", ALL).camps() == {"swamp_4": 4, "forest_1": 1}


@rule("SW-POWER-BIVOUACKING-03")
def test_without_a_region_they_wait_in_hand():
    t = Table().lead("A", "bivouacking elves", hill_1=2).put("camp", *["hill_1"] * 3)
    t.lead("B", "swamp giants", hand=8, swamp_1=1).turn_of("B").conquer("hill_1").until("A")
    assert t.camps() == {}
    assert t.conquer("farmland_1").camps() == {"farmland_1": 5}


@rule("SW-POWER-BIVOUACKING-03")
def test_those_of_an_abandoned_region_come_back():
    t = Table().lead("A", "bivouacking elves", hill_1=1, swamp_4=1, forest_1=1).put("camp", *["hill_1"] * 5)
    t.turn_of("A").abandon("hill_1").stop().place("swamp_4")
    assert t.targets("camp") == {"swamp_4", "forest_1"}


@rule("SW-POWER-BIVOUACKING-03")
def test_they_disappear_on_decline():
    t = Table().lead("A", "bivouacking elves", hill_1=1).put("camp", *["hill_1"] * 5).turn_of("A")
    assert t.decline().camps() == {}
