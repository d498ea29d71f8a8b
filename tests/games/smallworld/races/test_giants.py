"""Giants: one token less beside a mountain they hold."""

from ludotheque.games.smallworld.words.facts import charges
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-GIANTS-01")
def test_a_region_beside_an_own_mountain_costs_one_less():
    t = Table().lead("A", "swamp giants", hand=5, mountain_2=1, hill_1=1).turn_of("A")
    assert (t.price("farmland_2"), t.price("hill_3"), t.price("forest_2")) == (1, 2, 3)


@rule("SW-RACE-GIANTS-01")
def test_a_mountain_conquered_this_turn_counts():
    t = Table().lead("A", "swamp giants", hand=9, swamp_4=1).turn_of("A")
    assert t.price("farmland_4") == 3
    assert t.conquer("mountain_4").price("farmland_4") == 2


@rule("SW-RACE-GIANTS-01")
def test_a_mountain_itself_is_not_cheaper():
    t = Table().lead("A", "swamp giants", hand=5, forest_2=1).turn_of("A")
    assert t.price("mountain_3") == 3


@rule("SW-RACE-GIANTS-02")
def test_at_least_one_token_is_placed():
    t = Table().lead("A", "commando giants", hand=5, mountain_2=1).turn_of("A")
    assert t.price("farmland_2") == 1


@rule("SW-RACE-GIANTS-03")
def test_a_mountain_of_others_or_of_nobody_saves_nothing():
    t = Table().lead("A", "swamp giants", hand=5, hill_1=1)
    assert t.copy().turn_of("A").price("farmland_2") == 2
    assert t.copy().lead("B", "hill elves", mountain_2=1).turn_of("A").price("farmland_2") == 2
    assert t.copy().past("A", "elves", mountain_2=1).turn_of("A").price("farmland_2") == 2


@rule("SW-RACE-GIANTS-01", "SW-POWER-UNDERWORLD-02")
def test_for_underworld_giants_a_mountain_with_a_cavern_is_beside_every_cavern():
    t = Table().lead("A", "underworld giants", hand=5, mountain_1=1).turn_of("A")
    assert t.price("hill_3") == 2 + 1 - 1 - 1
    assert t.price("farmland_3") == 2 + 1 - 1
    t = Table().lead("A", "underworld giants", hand=5, mountain_4=1, hill_4=1).turn_of("A")
    assert t.price("hill_3") == 2 + 1 - 1


@rule("SW-RACE-GIANTS-01", "SW-POWER-UNDERWORLD-02")
def test_the_bill_of_underworld_giants_says_so():
    t = Table().lead("A", "underworld giants", hand=5, mountain_1=1).turn_of("A")
    bill = charges(t.s, t.question.ask, t.at("hill_3"))
    assert {line.what: line.tokens for line in bill} == {"base": 2, "tribe": 1, "race": -1, "power": -1}
