"""Redeployment after conquests."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def spread(**regions: int) -> Table:
    """A leads Orcs, stops at once and redeploys."""
    t = Table().lead("A", "hill orcs", **regions).past("A", "humans", farmland_1=1).lead("B", "swamp elves", swamp_3=1)
    return t.turn_of("A").stop()


@rule("SW-REDEPLOY-01")
@pytest.mark.parametrize("other", ["farmland_2", "swamp_4"])
def test_tokens_may_move_between_own_regions_adjacent_or_not(other: str):
    t = spread(hill_1=4, **{other: 1}).lift("hill_1").place(other, other, "hill_1")
    assert t.spread("orcs") == {"hill_1": 2, other: 3}


@rule("SW-REDEPLOY-01")
def test_everything_may_stay_as_it_is():
    t = spread(hill_1=4, farmland_2=2).done()
    assert t.spread("orcs") == {"hill_1": 4, "farmland_2": 2}


@rule("SW-REDEPLOY-01")
def test_tokens_of_several_regions_may_be_spread_anew():
    t = spread(hill_1=3, farmland_2=3, swamp_4=1).lift().place_all("swamp_4")
    assert t.spread("orcs") == {"hill_1": 1, "farmland_2": 1, "swamp_4": 5}
    t = spread(hill_1=3, farmland_2=3, swamp_4=1).lift("farmland_2").place_all("swamp_4")
    assert t.spread("orcs") == {"hill_1": 3, "farmland_2": 1, "swamp_4": 3}


@rule("SW-REDEPLOY-02")
def test_no_region_can_be_emptied():
    t = spread(hill_1=3, farmland_2=1, swamp_4=2)
    assert t.refused("lift", "farmland_2")
    t.lift("hill_1")
    assert t.tokens("hill_1") == 1
    assert t.refused("lift", "hill_1")
    assert t.refused("abandon", "farmland_2")


@rule("SW-REDEPLOY-03")
def test_only_regions_of_the_active_race_take_part():
    t = spread(hill_1=3, farmland_2=1).lift("hill_1")
    assert t.targets("place") == {"hill_1", "farmland_2"}
    for refused in ("swamp_4", "swamp_3", "farmland_1"):
        assert t.refused("place", refused)


@rule("SW-REDEPLOY-04")
def test_tokens_left_in_hand_go_back_on_the_board():
    t = Table().lead("A", "hill orcs", hand=6, hill_1=1, swamp_4=1).turn_of("A").conquer("farmland_2").stop()
    assert t.hand("orcs") == 4
    assert t.refused("done")
    t.score("A")
    assert (t.hand("orcs"), sum(t.spread("orcs").values())) == (0, 8)


@rule("SW-REDEPLOY-04")
def test_with_a_single_region_they_go_there_without_a_question():
    t = Table().lead("A", "hill orcs", hand=6).turn_of("A").conquer("hill_1").stop()
    assert (t.hand("orcs"), t.spread("orcs"), t.whose) == (0, {"hill_1": 6}, "B")


@rule("SW-REDEPLOY-04")
def test_reinforcing_without_attacking_is_allowed():
    t = Table().lead("A", "hill orcs", hill_1=1, swamp_4=1, hill_4=1).turn_of("A").abandon("hill_4").stop()
    assert t.place("swamp_4").spread("orcs") == {"hill_1": 1, "swamp_4": 2}


@rule("SW-REDEPLOY-05")
def test_redeployment_comes_before_scoring():
    t = spread(hill_1=4, farmland_2=1)
    coins = t.coins("A")
    assert t.verbs == {"lift", "done"}
    assert t.coins("A") == coins
    t.score("A")
    assert t.coins("A") == coins + 3 + 1
    assert (t.asked, t.refused("lift", "hill_1") != "") == ("B", True)
