"""Humans, Wizards and Dwarves: coins for what their regions hold; Ratmen: nothing but numbers."""

import pytest

import ludotheque
from ludotheque import codec
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.traits import Trait
from tests.games.smallworld.scenario import Table
from tests.rules import rule


def turn(combo: str, *regions: str) -> int:
    """What a turn without conquest brings."""
    return Table().lead("A", combo, **dict.fromkeys(regions, 1)).turn_of("A").stop().score("A")


def decline(race: str, *regions: str) -> int:
    """What the regions of a declined race bring, its player having nothing else."""
    t = Table().past("A", race, **dict.fromkeys(regions, 1)).offer("merchant orcs").turn_of("A").pick(1)
    return t.stop().score("A")


@rule("SW-RACE-HUMANS-01")
def test_humans_get_a_coin_per_field():
    assert turn("swamp humans", "farmland_1", "farmland_2", "hill_1") == 5


@rule("SW-RACE-HUMANS-02")
def test_humans_in_decline_do_not():
    assert decline("humans", "farmland_1", "farmland_2") == 2


@rule("SW-RACE-HUMANS-02", "SW-RACE-WIZARDS-01")
@pytest.mark.parametrize("race", ["humans", "wizards"])
def test_the_bonus_ends_with_the_declining_turn_itself(race: str):
    t = Table().lead("A", f"swamp {race}", farmland_1=2, hill_1=1).turn_of("A").decline()
    assert t.coins("A") == 5 + 2


@rule("SW-RACE-WIZARDS-01")
def test_wizards_get_a_coin_per_magic_source_while_active():
    regions = "farmland_1", "hill_1", "forest_1", "mountain_2"
    assert turn("swamp wizards", *regions) == 5
    assert decline("wizards", *regions) == 4


@rule("SW-RACE-DWARVES-01")
def test_dwarves_get_a_coin_per_mine():
    assert turn("swamp dwarves", "forest_1", "mountain_3", "hill_1") == 5


@rule("SW-RACE-DWARVES-02")
def test_dwarves_keep_it_in_decline():
    assert decline("dwarves", "forest_1", "mountain_3") == 4
    t = Table().lead("A", "swamp dwarves", forest_1=2, mountain_3=1).turn_of("A").decline()
    assert t.coins("A") == 5 + 4


@rule("SW-RACE-RATMEN-01")
def test_thirteen_races_play_and_ratmen_only_if_the_table_wants_them():
    def races(ratmen: str) -> set[int]:
        s = ludotheque.new("smallworld", players=2, seed=1, options={"ratmen": ratmen}).state
        return {combo.race for combo in s.column} | set(s.race_pile)  # type: ignore[attr-defined]

    assert races("yes") - races("no") == {data.RACE["ratmen"]}
    assert len(races("no")) == 13


@rule("SW-RACE-RATMEN-01")
def test_ratmen_have_no_gift_but_their_number():
    gifts = data.catalogue().banners[data.RACE["ratmen"]]
    plain = Trait()
    plain.tokens = 8
    assert all(getattr(gifts, name) == getattr(plain, name) for name in codec.fields(Trait))
    t = Table(ratmen="yes").lead("A", "swamp ratmen", hand=9, hill_1=1).turn_of("A")
    assert t.price("farmland_2") == 2
    assert t.conquer("farmland_2").stop().score("A") == 2
