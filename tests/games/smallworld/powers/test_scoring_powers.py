"""Alchemist, Hill, Forest, Swamp, Wealthy, Merchant and Pillaging: powers that bring coins."""

import pytest

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def turn(combo: str, *regions: str) -> int:
    """What a turn without conquest brings."""
    return Table().lead("A", combo, **dict.fromkeys(regions, 1)).turn_of("A").stop().score("A")


def declining(combo: str, *regions: str) -> int:
    """What the turn of decline brings."""
    return Table().lead("A", combo, **dict.fromkeys(regions, 1)).turn_of("A").decline().score("A")


@rule("SW-POWER-ALCHEMIST-01")
def test_alchemists_bring_two_coins_every_turn():
    t = Table().lead("A", "alchemist elves", hill_1=1).turn_of("A")
    for _ in range(3):
        assert t.stop().score("A") == 1 + 2
        t.until("A")


@rule("SW-POWER-ALCHEMIST-01")
def test_alchemists_without_a_region_still_bring_them():
    assert Table().lead("A", "alchemist elves", hand=3).turn_of("A").stop().score("A") == 2


@rule("SW-POWER-ALCHEMIST-02")
def test_alchemists_bring_nothing_from_the_declining_turn_on():
    t = Table().lead("A", "alchemist elves", hill_1=1).lead("B", "hill giants", hill_4=1).offer("merchant orcs")
    assert t.turn_of("A").decline().score("A") == 1
    assert t.until("A").pick(1).stop().score("A") == 1


@rule("SW-POWER-HILL-01", "SW-POWER-FOREST-01", "SW-POWER-SWAMP-01")
@pytest.mark.parametrize(
    ("power", "regions"),
    [("hill", ("hill_1", "hill_4")), ("forest", ("forest_1", "forest_4", "forest_2")), ("swamp", ("swamp_4",))],
)
def test_terrain_powers_bring_a_coin_per_region_while_active(power: str, regions: tuple[str, ...]):
    assert turn(f"{power} elves", *regions, "mountain_2", "farmland_1") == len(regions) + 2 + len(regions)
    assert declining(f"{power} elves", *regions, "mountain_2", "farmland_1") == len(regions) + 2


@rule("SW-POWER-WEALTHY-01")
def test_wealth_brings_seven_coins_in_the_first_turn_only():
    t = Table().offer("wealthy orcs").turn_of("A").pick(1).conquer("hill_1").stop()
    assert t.score("A") == 1 + 7
    t.until("A")
    assert t.stop().score("A") == 1


@rule("SW-POWER-WEALTHY-01")
def test_wealth_comes_even_to_a_race_that_holds_nothing():
    assert Table().offer("wealthy orcs").turn_of("A").pick(1).stop().score("A") == 7


@rule("SW-POWER-MERCHANT-01")
def test_merchants_get_a_second_coin_for_each_of_their_own_regions():
    t = Table().lead("A", "merchant elves", hill_1=1, farmland_2=1, mountain_2=1, forest_1=1)
    t.past("A", "orcs", hill_4=1, swamp_4=1).turn_of("A")
    assert t.stop().score("A") == 4 + 4 + 2


@rule("SW-POWER-MERCHANT-01")
def test_merchants_in_decline_do_not():
    assert declining("merchant elves", "hill_1", "farmland_2") == 2


@rule("SW-POWER-PILLAGING-01")
def test_pillagers_get_a_coin_for_each_non_empty_region_taken():
    t = Table().lead("A", "pillaging elves", hand=5, hill_1=1).turn_of("A").conquer("swamp_1", "farmland_2")
    assert t.score("A") == 3 + 1
    t.until("A")
    assert t.stop().score("A") == 3


@rule("SW-POWER-PILLAGING-02")
def test_pillaging_orcs_get_two():
    t = Table().lead("A", "pillaging orcs", hand=6, hill_1=1).turn_of("A").conquer("swamp_1", "forest_2")
    assert t.score("A") == 3 + 4
