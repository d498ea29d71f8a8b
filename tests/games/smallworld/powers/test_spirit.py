"""Spirit: a declined race that does not count."""

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-POWER-SPIRIT-01")
def test_a_spirit_race_stays_when_another_declines_and_both_score():
    t = Table().past("A", "spirit orcs", hill_1=1, swamp_4=1).lead("A", "hill elves", hill_4=2).turn_of("A").decline()
    assert (t.declined("A"), t.score("A")) == (["orcs", "elves"], 3)
    assert data.POWER["spirit"] not in t.s.spent_powers


@rule("SW-POWER-SPIRIT-01")
def test_a_spirit_race_that_declines_second_removes_nobody():
    t = Table().past("A", "orcs", hill_1=1, swamp_4=1).lead("A", "spirit elves", hill_4=2).turn_of("A").decline()
    assert (t.declined("A"), t.score("A")) == (["orcs", "elves"], 3)


@rule("SW-POWER-SPIRIT-02")
def test_a_third_decline_removes_the_one_that_is_no_spirit():
    t = Table().past("A", "spirit orcs", hill_1=1).past("A", "elves", hill_4=1).lead("A", "hill giants", swamp_4=3)
    t.turn_of("A").decline()
    assert (t.declined("A"), t.regions("elves")) == (["orcs", "giants"], set())
    assert t.score("A") == 2


@rule("SW-POWER-SPIRIT-02")
def test_whichever_declined_first():
    t = Table().past("A", "elves", hill_4=1).past("A", "spirit orcs", hill_1=1).lead("A", "hill giants", swamp_4=3)
    assert t.turn_of("A").decline().declined("A") == ["orcs", "giants"]


@rule("SW-POWER-SPIRIT-02", "SW-DECLINE-10")
def test_the_badge_returns_when_the_spirits_are_gone():
    t = Table().past("A", "spirit orcs", hill_1=1).lead("B", "hill giants", hand=5, swamp_1=1).turn_of("B")
    t.conquer("hill_1")
    assert (t.declined("A"), t.s.spent_powers) == ([], [data.POWER["spirit"]])
