"""Diplomat: peace with one opponent."""

import pytest

from ludotheque.games.smallworld import GAME
from tests.games.smallworld import positions as at
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def diplomat(hand: int = 5) -> Table:
    """A's Diplomat Orcs in farmland_5, with B and C around."""
    return Table(3).lead("A", "diplomat orcs", hand=hand, farmland_5=1)


def negotiating(t: Table) -> Table:
    """Go on until A is asked for a pact."""
    while not t.verbs & {"pact"} and t.whose == "A":
        t.passively()
    return t


@rule("SW-POWER-DIPLOMAT-01")
def test_an_opponent_whose_active_race_was_attacked_cannot_be_named():
    t = diplomat().lead("B", "hill elves", swamp_2=1, swamp_1=1).lead("C", "swamp humans", hill_1=1).turn_of("A")
    negotiating(t.conquer("swamp_2").stop())
    assert t.refused("pact", "B")
    assert t.offers("pact", "C")
    assert t.refused("pact", "A")


@rule("SW-POWER-DIPLOMAT-01")
def test_an_attack_on_a_declined_race_does_not_matter():
    t = diplomat().past("B", "trolls", swamp_2=1).lead("B", "hill elves", swamp_1=1).turn_of("A")
    assert negotiating(t.conquer("swamp_2").stop()).offers("pact", "B")


@rule("SW-POWER-DIPLOMAT-01")
def test_an_opponent_without_an_active_race_may_be_named_and_nobody_must_be():
    t = negotiating(diplomat().turn_of("A").stop())
    assert t.offers("pact", "B")
    assert t.play("skip").s.players[0].pact == -1


@rule("SW-POWER-DIPLOMAT-01")
def test_with_two_players_the_only_opponent_may_be_named():
    t = Table().lead("A", "diplomat orcs", hill_1=1).lead("B", "swamp elves", swamp_1=3).turn_of("A").stop()
    assert t.play("pact", "B").refused("conquer", "hill_1")


def allied(combo: str = "hill giants", hand: int = 5) -> Table:
    """B is bound by a pact with A's Diplomat and stands beside its races."""
    t = Table(3).lead("A", "diplomat orcs", swamp_2=1, mountain_1=2).past("A", "elves", mountain_5=1)
    return t.lead("B", combo, hand=hand, farmland_5=1).lead("C", "swamp humans", hill_1=4)


@rule("SW-POWER-DIPLOMAT-02")
def test_the_ally_cannot_attack_the_diplomats_active_race():
    t = allied().pact("A", "B").turn_of("B")
    assert t.refused("conquer", "swamp_2")
    assert t.offers("conquer", "mountain_5")


@rule("SW-POWER-DIPLOMAT-02")
@pytest.mark.parametrize(
    ("combo", "verb"), [("dragon_master giants", "dragon"), ("hill sorcerers", "replace"), ("hill giants", "attempt")]
)
def test_nor_with_dragon_sorcery_or_die(combo: str, verb: str):
    assert allied(combo, hand=2).turn_of("B").offers(verb, "swamp_2")
    assert allied(combo, hand=2).pact("A", "B").turn_of("B").refused(verb, "swamp_2")


@rule("SW-POWER-DIPLOMAT-02")
def test_others_are_not_bound():
    assert allied().pact("A", "C").turn_of("B").offers("conquer", "swamp_2")


@rule("SW-POWER-DIPLOMAT-03")
def test_the_pact_ends_with_the_diplomats_next_turn():
    t = allied().pact("A", "B").turn_of("B")
    assert t.refused("conquer", "swamp_2")
    t.stop().until("A")
    negotiating(t.stop()).play("skip")
    assert (t.whose, t.offers("conquer", "swamp_2")) == ("B", True)


@rule("SW-POWER-DIPLOMAT-03")
def test_it_may_then_go_to_somebody_else():
    t = allied().pact("A", "B").turn_of("B").stop().until("A")
    negotiating(t.stop()).play("pact", "C")
    assert t.whose == "B"
    assert t.offers("conquer", "swamp_2")


@rule("SW-POWER-DIPLOMAT-03", "SW-DECLINE-06")
def test_it_ends_when_the_diplomat_declines():
    t = allied().pact("A", "B").turn_of("A").decline()
    assert t.whose == "B"
    assert t.offers("conquer", "swamp_2")


@rule("SW-POWER-DIPLOMAT-03", "SW-DECLINE-10")
def test_it_ends_when_the_diplomats_race_is_wiped_out():
    t = Table(3).lead("A", "diplomat orcs", swamp_2=1).lead("B", "hill giants", hand=5, farmland_5=1)
    t.pact("A", "C").turn_of("B").conquer("swamp_2")
    assert (t.active("A"), t.s.players[0].pact) == ("", -1)


@rule("SW-POWER-DIPLOMAT-03")
def test_it_ends_when_the_diplomat_attacks_the_former_ally():
    t = Table().lead("A", "diplomat orcs", hand=4, hill_1=1).lead("B", "swamp elves", farmland_2=1, forest_2=5)
    t.pact("A", "B").turn_of("A").conquer("farmland_2").end_turn()
    assert (t.whose, t.offers("conquer", "hill_1")) == ("B", True)


@rule("SW-POWER-DIPLOMAT-01")
def test_only_attacks_of_this_turn_count():
    t = diplomat().lead("B", "hill elves", swamp_2=1, swamp_1=1).lead("C", "swamp humans", hill_1=1).turn_of("A")
    t.conquer("swamp_2").stop().until("A")
    assert negotiating(t.stop()).offers("pact", "B")


def test_whom_it_may_bind_is_on_the_page():
    t = at.negotiating()
    for seat, elements in ((0, ["seat-2"]), (1, [])):
        front = GAME.show.page(t.match.talk(seat), "en").front
        assert [item.element for shelf in front for item in shelf.items] == elements
