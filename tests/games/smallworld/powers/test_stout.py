"""Stout: decline after a full turn."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def stout(**regions: int) -> Table:
    """A's Stout Orcs with an older declined race."""
    return Table().lead("A", "stout orcs", **(regions or {"hill_1": 4})).past("A", "elves", hill_4=1, forest_4=1)


@rule("SW-POWER-STOUT-01")
def test_a_stout_race_conquers_scores_and_declines_in_one_turn():
    t = stout().turn_of("A").conquer("swamp_1")
    assert t.score("A") == 2 + 1 + 2
    assert (t.asked, t.verbs) == ("A", {"decline", "stay"})
    t.decline()
    assert (t.declined("A"), t.whose) == (["orcs"], "B")
    assert t.until("A").verbs == {"pick"}


@rule("SW-POWER-STOUT-01")
def test_it_may_stay_active_or_decline_at_the_start_like_any_other():
    t = stout().turn_of("A")
    assert t.copy().stop().play("stay").active("A") == "orcs"
    t.decline()
    assert (t.declined("A"), t.score("A"), t.whose) == (["orcs"], 1, "B")


@rule("SW-POWER-STOUT-01")
def test_it_may_decline_in_the_turn_it_was_picked():
    t = Table().offer("stout orcs").turn_of("A").pick(1).conquer("hill_1").stop().decline()
    assert (t.declined("A"), t.spread("orcs")) == (["orcs"], {"hill_1": 1})


@rule("SW-POWER-STOUT-01")
def test_other_races_cannot():
    t = Table().lead("A", "hill orcs", hill_1=2).turn_of("A").stop()
    assert t.whose == "B"


@rule("SW-POWER-STOUT-02")
def test_the_late_decline_brings_no_second_scoring():
    t = stout().turn_of("A").stop()
    coins = t.coins("A")
    t.decline()
    assert (t.coins("A"), t.told("score")) == (coins, False)


@rule("SW-POWER-STOUT-02", "SW-DECLINE-11")
def test_the_older_race_has_scored_once_more_and_then_leaves():
    t = stout().turn_of("A").stop()
    assert (t.score("A"), t.declined("A")) == (1 + 2, ["elves"])
    assert (t.decline().declined("A"), t.regions("elves")) == (["orcs"], set())


@rule("SW-POWER-STOUT-01", "SW-LOSS-04")
def test_the_defeated_place_their_tokens_after_the_late_decline():
    t = stout(hill_1=6).lead("B", "swamp humans", farmland_2=2, swamp_4=1, mountain_4=1).turn_of("A")
    t.conquer("farmland_2").score("A")
    t.decline()
    assert (t.asked, t.whose, t.verbs) == ("B", "A", {"place"})
