"""Tritons: one token less on every shore."""

import pytest

from ludotheque.games.smallworld import data
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-RACE-TRITONS-01")
def test_a_shore_costs_one_less():
    t = Table().lead("A", "swamp tritons", hand=8).turn_of("A")
    assert (t.price("forest_4"), t.price("hill_1"), t.price("mountain_3")) == (1, 2, 2)


@rule("SW-RACE-TRITONS-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shores_are_the_neighbours_of_seas_and_lake(players: int):
    t = Table(players).lead("A", "flying tritons", hand=8).turn_of("A")
    twin = Table(players).lead("A", "flying giants", hand=8).turn_of("A")
    for row in data.read(f"maps/{players}.toml")["region"]:
        if row["terrain"] not in ("sea", "lake"):
            shore = {"sea_1", "sea_2", "lake_1"} & set(row["neighbours"])
            assert twin.price(row["id"]) - t.price(row["id"]) == bool(shore)


@rule("SW-RACE-TRITONS-01", "SW-POWER-SEAFARING-01")
def test_a_sea_is_no_shore():
    assert Table().lead("A", "seafaring tritons", hand=5).turn_of("A").price("sea_1") == 2


@rule("SW-RACE-TRITONS-02")
def test_at_least_one_token_is_placed():
    t = Table().clear("hill_2").lead("A", "mounted tritons", hand=5, farmland_1=1).turn_of("A")
    assert t.price("hill_2") == 1
