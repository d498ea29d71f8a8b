"""Trolls: a Lair in every region."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-TROLLS-01", "SW-RACE-TROLLS-02")
def test_every_region_of_theirs_has_a_lair_from_the_conquest_on():
    t = Table().lead("A", "swamp trolls", hand=6).lead("B", "flying giants", hand=9).turn_of("A")
    t.conquer("hill_1", "farmland_2").stop()
    t.end_turn()
    assert all(t.price(region) == 2 + t.tokens(region) + 1 for region in t.regions("trolls"))


@rule("SW-RACE-TROLLS-02")
def test_a_lair_adds_one_to_the_defence():
    t = Table().lead("A", "swamp giants", hand=9, hill_1=1).lead("B", "hill trolls", farmland_2=1).turn_of("A")
    assert t.price("farmland_2") == 4


@rule("SW-RACE-TROLLS-03")
def test_lairs_stay_in_decline():
    t = Table().lead("A", "swamp giants", hand=9, hill_1=1).past("B", "trolls", farmland_2=1).turn_of("A")
    assert t.price("farmland_2") == 4


@rule("SW-RACE-TROLLS-03")
def test_a_lair_goes_when_its_region_is_conquered_or_abandoned():
    t = Table().lead("A", "swamp giants", hand=4, hill_1=1)
    t.lead("B", "hill trolls", farmland_2=1, swamp_1=1, forest_2=7).turn_of("A")
    t.conquer("farmland_2").end_turn().abandon("forest_2")
    assert t.price("farmland_2") == 2 + t.tokens("farmland_2")
    t.stop()
    assert (t.whose, t.price("forest_2")) == ("A", 2)
