"""Orcs: a coin for each non-empty region taken."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-ORCS-01")
def test_each_non_empty_conquest_brings_a_coin():
    t = Table().lead("A", "flying orcs", hand=9).lead("B", "hill elves", farmland_2=1, forest_4=1).turn_of("A")
    t.conquer("farmland_2", "forest_4", "hill_1")
    assert t.stop().score("A") == 3 + 2


@rule("SW-RACE-ORCS-01")
def test_tribes_and_declined_tokens_count_and_a_bare_mountain_does_not():
    t = Table().lead("A", "flying orcs", hand=9).past("B", "elves", farmland_2=1).turn_of("A")
    t.conquer("farmland_2", "swamp_1", "mountain_4")
    assert t.score("A") == 3 + 2


@rule("SW-RACE-ORCS-01")
def test_fortresses_do_not_make_a_region_fuller():
    t = Table().lead("A", "swamp orcs", hand=7, hill_1=1).lead("B", "fortified elves", farmland_2=1, forest_4=1)
    t.put("fortress", "farmland_2").turn_of("A").conquer("farmland_2")
    assert t.stop().score("A") == 2 + 1


@rule("SW-RACE-ORCS-01", "SW-POWER-DRAGON-01")
def test_regions_taken_by_the_dragon_count():
    t = Table().lead("A", "dragon_master orcs", hand=3, hill_1=1).lead("B", "swamp elves", farmland_2=4).turn_of("A")
    assert t.dragon("farmland_2").stop().score("A") == 2 + 1


@rule("SW-RACE-ORCS-01", "SW-DICE-06")
def test_a_region_taken_with_the_die_counts_and_a_failure_does_not():
    def tried(die: int) -> int:
        t = Table().lead("A", "swamp orcs", hand=1, hill_1=1).lead("B", "hill elves", farmland_2=1, swamp_4=1)
        return t.turn_of("A").attempt("farmland_2", die).score("A")

    assert (tried(3), tried(0)) == (2 + 1, 1)


@rule("SW-RACE-ORCS-02")
def test_the_coin_is_for_the_turn_of_the_conquest_only():
    t = Table().lead("A", "swamp orcs", hand=5, hill_1=1).turn_of("A").conquer("swamp_1").stop()
    assert t.score("A") == 2 + 1 + 1
    t.until("A")
    assert t.stop().score("A") == 2 + 1


@rule("SW-RACE-ORCS-01", "SW-RACE-ZOMBIES-02")
def test_what_ones_ghouls_take_is_not_the_orcs_conquest():
    t = Table().lead("A", "swamp orcs", hill_1=1).past("A", "ghouls", hand=5, forest_1=1).turn_of("A")
    assert t.conquer("swamp_1").stop().stop().score("A") == 3
