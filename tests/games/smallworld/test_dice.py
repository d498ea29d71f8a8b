"""The last conquest and the reinforcement die."""

from collections import Counter

import pytest

from ludotheque.games.smallworld.rules.events import DieThrown
from ludotheque.kernel import Dice
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def short(hand: int = 1, defenders: int = 1, **options: str) -> Table:
    """A holds hill_1 with so many tokens to attack with; B's Elves are in farmland_2."""
    t = Table(**options).lead("A", "hill orcs", hand=hand, hill_1=1)
    return t.lead("B", "swamp elves", farmland_2=defenders).turn_of("A")


@rule("SW-DICE-01")
def test_a_last_conquest_may_be_tried_with_too_few_tokens():
    t = short(hand=1)
    assert t.refused("conquer", "farmland_2")
    assert t.offers("attempt", "farmland_2")
    assert t.stop().score("A") == 1 + 1


@rule("SW-DICE-01")
def test_an_empty_region_may_be_tried_too_and_an_affordable_one_needs_no_die():
    t = Table().lead("A", "hill orcs", hand=1, hill_1=1).turn_of("A")
    assert t.offers("attempt", "farmland_2")
    t = Table().lead("A", "hill orcs", hand=2, hill_1=1).turn_of("A")
    assert t.offers("conquer", "farmland_2")
    assert t.refused("attempt", "farmland_2")
    assert t.offers("attempt", "swamp_1")


@rule("SW-DICE-02")
def test_the_die_needs_a_token_in_hand():
    assert short(hand=0).targets("attempt") == set()
    t = Table().lead("A", "hill orcs", hand=2, hill_1=1).turn_of("A").conquer("farmland_2")
    assert t.targets("attempt") == set()
    assert t.refused("roll")


@rule("SW-DICE-03")
@pytest.mark.parametrize(("die", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_die_is_added_to_the_tokens(die: int, taken: bool):
    t = short(hand=2, defenders=2).attempt("farmland_2", die)
    assert (t.holder("farmland_2") == "orcs") == taken


@rule("SW-DICE-04")
def test_the_die_has_three_blanks_and_one_two_three():
    t = short(hand=1, defenders=2)
    seen: Counter[int] = Counter()
    for seed in range(600):
        twin = t.copy()
        twin.s.dice = Dice(seed * 104_729)
        twin.play("attempt", "farmland_2")
        seen[next(event.result for event in twin.events if isinstance(event, DieThrown))] += 1
    assert set(seen) == {0, 1, 2, 3}
    assert 250 < seen[0] < 350
    assert all(60 < seen[face] < 140 for face in (1, 2, 3))


@rule("SW-DICE-04")
def test_a_target_more_than_three_out_of_reach_cannot_be_tried():
    assert short(hand=1, defenders=2).offers("attempt", "farmland_2")
    assert short(hand=1, defenders=3).refused("attempt", "farmland_2")
    assert short(hand=2, defenders=3).offers("attempt", "farmland_2")


@rule("SW-DICE-05")
def test_the_target_is_named_before_the_throw_and_stays():
    t = short(hand=1)
    assert t.refused("roll")
    t.attempt("swamp_1", die=1)
    assert t.holder("swamp_1") == "tribe"
    assert not t.verbs & {"conquer", "attempt", "roll"}
    assert t.refused("conquer", "farmland_2")


@rule("SW-DICE-06")
def test_only_real_tokens_are_put_down():
    t = short(hand=1).attempt("farmland_2", die=2)
    assert (t.tokens("farmland_2"), t.hand("orcs")) == (1, 0)
    t = short(hand=2, defenders=3).attempt("farmland_2", die=3)
    assert (t.tokens("farmland_2"), t.hand("orcs")) == (2, 0)


@rule("SW-DICE-07")
@pytest.mark.parametrize("die", [0, 3])
def test_the_attempt_is_the_last_conquest(die: int):
    t = Table().lead("A", "hill sorcerers", hand=2, hill_1=1, swamp_4=1).lead("B", "swamp elves", forest_4=1, hill_3=1)
    t.turn_of("A").attempt("farmland_4", die)
    assert not t.verbs & {"conquer", "attempt", "replace"}


@rule("SW-DICE-07")
def test_after_a_failure_the_tokens_go_to_regions_held():
    t = Table().lead("A", "hill orcs", hand=2, hill_1=1, swamp_4=1).lead("B", "swamp elves", farmland_2=2).turn_of("A")
    t.attempt("farmland_2", die=0)
    assert t.targets("place") == {"hill_1", "swamp_4"}
    assert t.refused("done")
    t.place_all("swamp_4")
    assert t.spread("orcs") == {"hill_1": 1, "swamp_4": 3}
    assert t.spread("elves") == {"farmland_2": 2}


@rule("SW-DICE-07", "SW-LOSS-06")
def test_after_a_failed_first_conquest_the_tokens_stay_in_hand():
    t = Table().lead("A", "hill orcs", hand=1).turn_of("A").attempt("hill_1", die=0)
    assert (t.hand("orcs"), t.regions("orcs"), t.active("A")) == (1, set(), "orcs")
    t.until("A")
    assert t.offers("attempt", "hill_1")
    assert t.refused("attempt", "farmland_2")


@rule("SW-DICE-08")
def test_an_attempt_obeys_adjacency_and_immunity():
    t = Table().lead("A", "hill orcs", hand=2, hill_1=1)
    t.lead("B", "heroic elves", farmland_2=1, mountain_4=1, swamp_1=1).put("hero", "farmland_2").turn_of("A")
    assert t.offers("attempt", "swamp_1")
    assert t.refused("attempt", "farmland_2")
    assert t.refused("attempt", "mountain_4")


@rule("SW-DICE-08", "SW-POWER-DIPLOMAT-02")
def test_an_attempt_obeys_a_pact():
    t = Table().lead("A", "hill orcs", hand=2, hill_1=1).lead("B", "diplomat elves", farmland_2=1)
    assert t.pact("B", "A").turn_of("A").refused("attempt", "farmland_2")


@rule("SW-DICE-05")
def test_a_throw_cannot_be_taken_back():
    t = short(hand=2)
    t.attempt("farmland_2", die=0)
    assert t.match.why_no_undo(0) is not None
    t = Table().lead("A", "hill orcs", hand=4, hill_1=1).turn_of("A").conquer("farmland_2")
    assert t.match.undo(0).verb == "conquer"
    assert t.spread("orcs") == {"hill_1": 5}


@rule("SW-DICE-01")
def test_what_cannot_be_taken_back_any_more_is_told_with_its_cause():
    t = Table().lead("A", "swamp orcs", hand=1, hill_1=1).turn_of("A").attempt("farmland_2", die=2)
    refusal = t.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.en.startswith("a die was thrown: ")
    assert refusal.fr.startswith("un dé a été lancé\u00a0: ")
