"""The table options, each both ways."""

import pytest

from ludotheque.games.smallworld import GAME
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import UNKNOWN
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def test_the_first_value_is_the_reading_of_the_rulings():
    defaults = {option.name: option.values[0] for option in GAME.rules.table}
    assert defaults == {
        "ghoul-die": "each",
        "own-declined": "counts",
        "sea-entry": "yes",
        "failed-attempt": "attack",
        "ratmen": "no",
        "coins": "secret",
    }


def with_ghouls(value: str, hand: int = 1) -> Table:
    """A's declined Ghouls in hill_1 and Elves in swamp_4, each with one token to attack with."""
    t = Table(ghoul_die=value).past("A", "ghouls", hand=1, hill_1=1)
    return t.lead("A", "hill elves", hand=hand, swamp_4=1).turn_of("A")


@rule("SW-RACE-ZOMBIES-02", "SW-DICE-07")
@pytest.mark.parametrize(("value", "again"), [("each", True), ("shared", False)])
def test_ghouls_and_active_race_have_a_die_each_or_one_together(value: str, again: bool):
    t = with_ghouls(value).attempt("farmland_2", die=0)
    assert t.offers("attempt", "forest_4") == again
    assert t.refused("attempt", "mountain_2")


@rule("SW-RACE-ZOMBIES-02", "SW-DICE-07")
@pytest.mark.parametrize("value", ["each", "shared"])
def test_ghouls_that_do_not_throw_leave_the_die_to_the_active_race(value: str):
    assert with_ghouls(value).stop().offers("attempt", "forest_4")
    assert with_ghouls(value, hand=2).attempt("farmland_2", die=0).offers("conquer", "forest_4")


@rule("SW-RACE-ZOMBIES-02", "SW-DICE-07")
def test_a_shared_die_is_there_again_next_turn():
    t = with_ghouls("shared").attempt("farmland_2", die=0).stop().until("A")
    assert t.offers("attempt", "farmland_2")


@rule("SW-RACE-ORCS-01", "SW-POWER-PILLAGING-01")
@pytest.mark.parametrize(("value", "coins"), [("counts", 2), ("ignored", 0)])
def test_ones_own_declined_region_is_non_empty_or_not(value: str, coins: int):
    t = Table(own_declined=value).lead("A", "pillaging orcs", hand=3, hill_1=1).past("A", "elves", farmland_2=1)
    assert t.turn_of("A").conquer("farmland_2").score("A") == 2 + coins


@rule("SW-RACE-SKELETONS-01")
@pytest.mark.parametrize(("value", "tray"), [("counts", 11), ("ignored", 12)])
def test_for_skeletons_too(value: str, tray: int):
    t = Table(own_declined=value).lead("A", "hill skeletons", hand=7, hill_1=1)
    t.past("A", "elves", farmland_2=1).turn_of("A").conquer("farmland_2", "swamp_1").stop()
    assert t.tray("skeletons") == tray


@rule("SW-RACE-ORCS-01")
@pytest.mark.parametrize("value", ["counts", "ignored"])
def test_somebody_elses_declined_region_always_counts(value: str):
    t = Table(own_declined=value).lead("A", "swamp orcs", hand=3, hill_1=1).past("B", "elves", farmland_2=1)
    assert t.turn_of("A").conquer("farmland_2").score("A") == 2 + 1


@rule("SW-POWER-SEAFARING-01")
@pytest.mark.parametrize(("value", "open_sea"), [("yes", True), ("no", False)])
def test_a_sea_may_or_may_not_be_the_first_conquest(value: str, open_sea: bool):
    t = Table(sea_entry=value).lead("A", "seafaring orcs", hand=6).turn_of("A")
    assert t.offers("conquer", "sea_1") == open_sea
    assert t.refused("conquer", "lake_1")
    assert t.conquer("farmland_1").offers("conquer", "sea_1")


@rule("SW-POWER-DIPLOMAT-01")
@pytest.mark.parametrize(("value", "pact"), [("attack", False), ("harmless", True)])
@pytest.mark.parametrize("die", [0, 3])
def test_a_failed_attempt_is_an_attack_or_not_and_a_success_always_is(value: str, pact: bool, die: int):
    t = Table(failed_attempt=value).lead("A", "diplomat orcs", hand=1, hill_1=1)
    t.lead("B", "swamp elves", farmland_2=1, swamp_4=1).turn_of("A").attempt("farmland_2", die)
    while t.whose == "A" and t.asked == "A" and "pact" not in t.verbs:
        t.passively()
    assert ("pact" in t.verbs) == (pact and die == 0)


@rule("SW-POWER-DIPLOMAT-01")
def test_a_failed_attempt_on_an_empty_region_or_a_declined_race_offends_nobody():
    t = Table().lead("A", "diplomat orcs", hand=1, hill_1=1).past("B", "elves", farmland_2=1).turn_of("A")
    assert t.attempt("farmland_2", die=0).offers("pact", "B")


@rule("SW-END-03")
@pytest.mark.parametrize(("value", "seen"), [("secret", [5, UNKNOWN]), ("open", [5, 5])])
def test_purses_are_secret_or_open(value: str, seen: list[int]):
    t = Table(coins=value).turn_of("A")
    view = t.match.view(0)
    assert isinstance(view, SmallWorld)
    assert [player.coins for player in view.players] == seen


@rule("SW-END-03")
def test_all_purses_are_shown_at_the_end():
    t = Table().turn(10).lead("B", "swamp elves", hill_1=1).turn_of("B").stop()
    view = t.match.view(0)
    assert isinstance(view, SmallWorld)
    assert [player.coins for player in view.players] == [5, 6]
