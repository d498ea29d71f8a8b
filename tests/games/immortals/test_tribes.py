"""The actions of the dark tribes (IM-TRIBE)."""

import pytest

from ludotheque.games.immortals.rules.events import Attacked, SanctuaryBuilt
from ludotheque.games.immortals.rules.state import SANCTUARY
from tests.games.immortals.table import DIRK, MIKE, Table, place
from tests.rules import rule


def tribal(dark: str, energy: int, gold: int, text: str = "Treehome light") -> Table:
    """Dirk of a dark tribe has three armies in Treehome, Mike is next to it, and the tribe's space is revealed."""
    t = Table(3, dark=dark).armies(DIRK, light={"Treehome": 3}).armies(MIKE, light={"Foothold": 1})
    t.purse(DIRK, energy, gold).limbo(DIRK, 6, 6).lay(DIRK, tribal=text)
    return t.resolve().do("reveal tribal")


@rule("IM-TRIBE-01")
def test_the_action_is_that_of_the_boards_own_tribe():
    ways = {dark: tribal(dark, 9, 9).offers() - {"gold", "energy"} for dark in ("demons", "orcs", "necromancers")}
    assert ways == {
        "demons": {"sanctuary Treehome light"},
        "orcs": {"extract Treehome light"},
        "necromancers": {"transition Treehome light"},
    }


@rule("IM-TRIBE-02")
def test_demons_build_a_sanctuary_for_two_energy():
    t = tribal("demons", 2, 0).do("sanctuary Treehome light")
    assert t.wealth(DIRK) == (0, 0)
    assert t.s.buildings[place("Treehome light")] == SANCTUARY
    assert t.told(SanctuaryBuilt).points == 1


@rule("IM-TRIBE-02")
@pytest.mark.parametrize(("energy", "text"), [(1, "Treehome light"), (2, "Windward light")])
def test_demons_need_the_price_and_an_army(energy: int, text: str):
    assert tribal("demons", energy, 9, text).offers() == {"gold", "energy"}


@rule("IM-TRIBE-02", "IM-BUILD-15")
def test_demons_keep_to_the_limits_of_building():
    t = Table(3, dark="demons").armies(DIRK, light={"Treehome": 3}).purse(DIRK, 9, 9).lay(DIRK, tribal="Treehome light")
    t.built("sanctuary", "Treehome light")
    assert t.resolve().do("reveal tribal").offers() == {"gold", "energy"}


@rule("IM-TRIBE-03")
def test_orcs_extract_gold_twice():
    t = Table(3, dark="orcs").armies(DIRK, light={"Treehome": 1, "Foothold": 1})
    t.lay(DIRK, gold="Treehome", tribal="Foothold").resolve()
    t.do("reveal gold", "extract Treehome light", "gold", "gold", "reveal tribal", "extract Foothold light")
    assert t.wealth(DIRK) == (0, 4 + 2)


@rule("IM-TRIBE-04")
def test_necromancers_have_a_second_transition_at_the_same_price():
    t = Table(3, dark="necromancers").armies(DIRK, light={"Treehome": 1, "Foothold": 1}).limbo(DIRK, light=8)
    t.purse(DIRK, 4, 2).lay(DIRK, transition="Treehome", tribal="Foothold").resolve()
    t.do("reveal transition", "transition Treehome light", "gold", "gold")
    t.do("reveal tribal", "transition Foothold light")
    assert t.wealth(DIRK) == (0, 0)
    assert t.at("Treehome light") == t.at("Foothold light") == (DIRK, 4)


@pytest.mark.parametrize(
    ("dark", "energy", "gold"),
    [
        pytest.param("night_elves", 2, 1, marks=rule("IM-TRIBE-05")),
        pytest.param("trolls", 1, 2, marks=rule("IM-TRIBE-06")),
    ],
)
def test_an_extra_attack_has_its_price(dark: str, energy: int, gold: int):
    t = tribal(dark, energy, gold).do("attack Treehome light", "target Foothold light", "commit 2")
    assert t.told(Attacked).seat == DIRK
    assert t.wealth(DIRK) == (0, 0)
    for poor in ((energy - 1, gold), (energy, gold - 1)):
        assert tribal(dark, *poor).offers() == {"gold", "energy"}
