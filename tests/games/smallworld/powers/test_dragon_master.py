"""Dragon Master: one region a turn for one token."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def master(race: str = "orcs", hand: int = 3, **regions: int) -> Table:
    """A's Dragon Master, by default in hill_1."""
    return Table().lead("A", f"dragon_master {race}", hand=hand, **(regions or {"hill_1": 1}))


@rule("SW-POWER-DRAGON-01")
def test_the_dragon_and_one_token_take_a_region_whatever_its_defence():
    t = master(swamp_4=1).lead("B", "fortified humans", mountain_4=4, hill_4=1).put("fortress", "mountain_4")
    t.turn_of("A").dragon("mountain_4")
    assert (t.holder("mountain_4"), t.tokens("mountain_4"), t.hand("orcs")) == ("orcs", 1, 2)
    assert t.standing("dragon") == {"mountain_4"}
    assert t.hand("humans") == 3


@rule("SW-POWER-DRAGON-01")
def test_once_a_turn():
    t = master().turn_of("A").dragon("farmland_2")
    assert t.targets("dragon") == set()
    t.stop().until("A")
    assert t.offers("dragon", "mountain_2")


@rule("SW-POWER-DRAGON-01")
def test_it_needs_a_token_and_a_legal_target():
    assert master(hand=0).turn_of("A").targets("dragon") == set()
    t = master(farmland_1=1).turn_of("A")
    assert t.targets("dragon") == {"forest_1", "hill_2", "mountain_1"}
    assert t.refused("dragon", "sea_1")


@rule("SW-POWER-DRAGON-01", "SW-CONQ-01")
def test_it_may_make_the_first_conquest():
    t = Table().lead("A", "dragon_master orcs", hand=3).turn_of("A")
    assert t.refused("dragon", "mountain_2")
    assert t.dragon("mountain_4").tokens("mountain_4") == 1


@rule("SW-POWER-DRAGON-01", "SW-CONQ-13")
def test_it_may_take_a_region_of_ones_own_declined_race():
    t = master().past("A", "elves", farmland_2=1, swamp_4=1).turn_of("A").dragon("farmland_2")
    assert (t.holder("farmland_2"), t.tray("elves")) == ("orcs", 10)


@rule("SW-POWER-DRAGON-01", "SW-POWER-DIPLOMAT-02")
def test_pacts_and_immunities_bind_it():
    t = master().lead("B", "diplomat elves", farmland_2=1).pact("B", "A").turn_of("A")
    assert t.refused("dragon", "farmland_2")
    t = master().lead("B", "heroic elves", farmland_2=1).put("hero", "farmland_2").turn_of("A")
    assert t.refused("dragon", "farmland_2")


@rule("SW-POWER-DRAGON-02")
def test_sorcerers_cannot_reach_the_dragons_region_until_it_moves():
    t = master(farmland_2=1, mountain_4=1).put("dragon", "farmland_2").lead("B", "swamp sorcerers", hill_1=1)
    assert t.copy().turn_of("B").refused("replace", "farmland_2")
    t.turn_of("A").dragon("swamp_3").stop().place_all("mountain_4")
    assert (t.standing("dragon"), t.tokens("farmland_2"), t.whose) == ({"swamp_3"}, 1, "B")
    assert t.offers("replace", "farmland_2")


@rule("SW-POWER-DRAGON-03")
@pytest.mark.parametrize("combo", ["swamp giants", "flying giants", "berserk giants"])
def test_the_dragons_region_cannot_be_conquered(combo: str):
    t = master(farmland_2=1, mountain_4=1).put("dragon", "farmland_2").lead("B", combo, hand=6, hill_1=1).turn_of("B")
    assert all(t.refused(verb, "farmland_2") for verb in ("conquer", "attempt"))
    assert t.offers("conquer", "swamp_1")


@rule("SW-POWER-DRAGON-03")
def test_the_dragon_stays_if_it_is_not_used():
    t = master(farmland_2=1, mountain_4=1).put("dragon", "farmland_2").turn_of("A").stop().until("A")
    assert t.standing("dragon") == {"farmland_2"}


@rule("SW-POWER-DRAGON-03")
def test_the_dragon_leaves_with_an_abandoned_region_and_may_fly_again():
    t = master(farmland_2=1, mountain_4=1).put("dragon", "farmland_2").turn_of("A").abandon("farmland_2")
    assert t.standing("dragon") == set()
    assert t.dragon("swamp_4").standing("dragon") == {"swamp_4"}


@rule("SW-POWER-DRAGON-03")
def test_the_dragon_leaves_the_board_on_decline():
    t = master(farmland_2=1).put("dragon", "farmland_2").turn_of("A").decline()
    assert t.standing("dragon") == set()


@rule("SW-POWER-DRAGON-01", "SW-RACE-HALFLINGS-02")
def test_a_hole_and_the_dragon_may_share_a_region():
    t = Table().lead("A", "dragon_master halflings", hand=5).turn_of("A").dragon("farmland_2")
    assert t.standing("hole") == t.standing("dragon") == {"farmland_2"}
