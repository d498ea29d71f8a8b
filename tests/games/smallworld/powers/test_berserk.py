"""Berserk: the die before every conquest."""

import pytest

from ludotheque.games.smallworld import GAME
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def berserk(hand: int = 5, **regions: int) -> Table:
    """A's Berserk Orcs in hill_1."""
    return Table().lead("A", "berserk orcs", hand=hand, **(regions or {"hill_1": 1})).turn_of("A")


@rule("SW-POWER-BERSERK-01")
def test_each_conquest_may_have_its_throw():
    t = berserk().roll(1).conquer("farmland_2").roll(2).conquer("swamp_1").roll(0).conquer("mountain_2")
    assert [t.tokens(region) for region in ("farmland_2", "swamp_1", "mountain_2")] == [1, 1, 3]


@rule("SW-POWER-BERSERK-01")
def test_without_the_power_there_is_one_throw_for_a_named_target():
    t = Table().lead("A", "hill orcs", hand=1, hill_1=1).turn_of("A")
    assert t.refused("roll")
    assert not t.attempt("farmland_2", 3).verbs & {"roll", "attempt"}


@rule("SW-POWER-BERSERK-01")
def test_nobody_has_to_throw():
    assert berserk().price("farmland_2") == 2


@rule("SW-POWER-BERSERK-01")
def test_a_throw_serves_one_conquest_and_is_not_repeated_before_it():
    t = berserk().roll(0)
    assert t.refused("roll")
    t = berserk().roll(3).conquer("swamp_1")
    assert t.price("farmland_2") == 2


@rule("SW-POWER-BERSERK-02")
@pytest.mark.parametrize(("die", "placed"), [(0, 2), (1, 1), (2, 1), (3, 1)])
def test_the_die_lowers_the_price_to_one_at_least(die: int, placed: int):
    t = berserk().roll(die).conquer("farmland_2")
    assert (t.tokens("farmland_2"), t.hand("orcs")) == (placed, 5 - placed)


@rule("SW-POWER-BERSERK-02")
def test_the_target_is_chosen_after_the_throw():
    t = berserk(hand=1).roll(2)
    assert t.targets("conquer") == {"farmland_2", "forest_2", "swamp_1"}
    assert t.refused("attempt", "farmland_2")


@rule("SW-POWER-BERSERK-02")
def test_a_throw_that_leaves_nothing_affordable_ends_the_conquests():
    t = berserk(1, hill_1=1, swamp_4=1).roll(0)
    assert t.verbs == {"place"}
    assert t.place("swamp_4").score("A") == 2


@rule("SW-POWER-BERSERK-02", "SW-DICE-02")
def test_the_die_needs_a_token():
    assert berserk(hand=0).refused("roll")


@rule("SW-POWER-BERSERK-02", "SW-RACE-SORCERERS-01")
def test_a_sorcerer_may_still_use_sorcery_after_a_poor_throw():
    t = Table().lead("A", "berserk sorcerers", hand=1, hill_1=1).lead("B", "hill elves", farmland_2=1, swamp_4=1)
    t.turn_of("A").roll(0)
    assert t.verbs == {"replace", "stop"}


@rule("SW-POWER-BERSERK-02")
def test_a_throw_cannot_be_taken_back():
    t = berserk().roll(1)
    assert t.match.why_no_undo(0) is not None
    t.conquer("farmland_2")
    assert t.match.undo(0).verb == "conquer"
    assert t.match.why_no_undo(0) is not None


@rule("SW-POWER-BERSERK-01", "SW-DECLINE-04")
def test_a_throw_is_the_start_of_going_on():
    assert berserk().roll(1).refused("decline")


@rule("SW-POWER-BERSERK-02")
def test_a_throw_that_was_not_used_helps_nobody_else():
    t = Table().lead("A", "berserk orcs", hand=2, hill_1=1).lead("B", "swamp elves", hand=5, swamp_4=1).turn_of("A")
    t.roll(3).stop()
    assert (t.whose, t.price("mountain_4")) == ("B", 3)


def test_a_bot_counts_on_a_throw_for_one_conquest():
    def promised(throw: int) -> float:
        return GAME.mind.value(berserk(hand=6).roll(throw).s, 0)

    # Three tokens more for one conquest are not three tokens more for each of them.
    assert 0 <= promised(3) - promised(0) < 2
