"""Extraction and transition (IM-ACT)."""

import pytest

from tests.games.immortals.table import DIRK, Table
from tests.rules import rule


def acting(space: str, text: str, light: dict[str, int] | None = None, dark: dict[str, int] | None = None) -> Table:
    """Dirk has revealed a card on a space."""
    t = Table(3).armies(DIRK, light=light or {}, dark=dark or {})
    return t.lay(DIRK, **{space: text}).resolve().do(f"reveal {space}")


@rule("IM-ACT-01")
@pytest.mark.parametrize("text", ["Foothold", "Foothold light"])
def test_gold_is_that_of_the_realm_concerned(text: str):
    t = acting("gold", text, light={"Foothold": 1}).do("extract Foothold light")
    assert t.wealth(DIRK) == (0, 2)


@rule("IM-ACT-02", "IM-PLAN-17")
def test_gold_needs_an_army_there():
    t = acting("gold", "Foothold dark", light={"Foothold": 1})
    assert t.offers() == {"gold", "energy"}
    assert t.do("gold").wealth(DIRK) == (0, 1)


@rule("IM-ACT-04", "IM-SETUP-02")
def test_example_five_gold_in_shore_lake():
    assert acting("gold", "Shore Lake", light={"Shore Lake": 2}).do("extract Shore Lake light").wealth(DIRK) == (0, 5)


@rule("IM-ACT-05", "IM-SETUP-02")
def test_energy_is_that_of_the_realm_concerned():
    t = acting("energy", "Tribute Pass dark", dark={"Tribute Pass": 1}).do("extract Tribute Pass dark")
    assert t.wealth(DIRK) == (6, 0)


@rule("IM-ACT-06")
def test_energy_needs_an_army_there():
    assert acting("energy", "Tribute Pass dark").offers() == {"gold", "energy"}


@rule("IM-ACT-09", "IM-ACT-10", "IM-ACT-13")
def test_example_three_armies_to_emerald_cliff():
    t = to_cliff(2, 1).do("transition Emerald Cliff light")
    assert t.wealth(DIRK) == (0, 0)
    assert t.player(DIRK).limbo == [2, 4]
    assert t.at("Emerald Cliff light") == (DIRK, 4)


def to_cliff(energy: int, gold: int, light: int = 5) -> Table:
    """Dirk is in Emerald Cliff with one army and has revealed its card."""
    t = Table(3).armies(DIRK, light={"Emerald Cliff": 1}).purse(DIRK, energy, gold).limbo(DIRK, light, 4)
    return t.lay(DIRK, transition="Emerald Cliff").resolve().do("reveal transition")


@rule("IM-ACT-09")
@pytest.mark.parametrize(("energy", "gold"), [(1, 1), (2, 0)])
def test_a_transition_needs_its_price(energy: int, gold: int):
    assert to_cliff(energy, gold).offers() == {"gold", "energy"}


@rule("IM-ACT-11")
def test_a_transition_needs_an_army_in_the_region():
    t = Table(3).armies(DIRK, dark={"Emerald Cliff": 1}).purse(DIRK, 5, 5).limbo(DIRK, 5, 0)
    t.lay(DIRK, transition="Emerald Cliff light").resolve().do("reveal transition")
    assert t.offers() == {"gold", "energy"}
    assert t.do("gold").wealth(DIRK) == (5, 6)


@rule("IM-ACT-11")
def test_a_joker_stands_for_any_region_of_its_province():
    t = Table(3).armies(DIRK, light={"Emerald Cliff": 1, "Windward": 1, "Treehome": 1}).purse(DIRK, 5, 5)
    t.limbo(DIRK, 5, 5).lay(DIRK, transition="joker jadecoast light").resolve().do("reveal transition")
    assert t.offers() == {"transition Emerald Cliff light", "transition Windward light", "gold", "energy"}


@rule("IM-ACT-12")
def test_fewer_armies_in_limbo_are_all_placed_at_full_price():
    t = to_cliff(2, 1, light=2).do("transition Emerald Cliff light")
    assert t.at("Emerald Cliff light") == (DIRK, 3)
    assert t.player(DIRK).limbo == [0, 4]
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-ACT-12")
def test_an_empty_limbo_makes_it_impossible():
    assert to_cliff(2, 1, light=0).offers() == {"gold", "energy"}
