"""Portals, Sanctuaries and Capitals (IM-BUILD)."""

import pytest

from ludotheque.games.immortals.rules.events import Built, PortalBuilt
from ludotheque.games.immortals.rules.state import SANCTUARY
from tests.games.immortals.table import DIRK, MIKE, NAMES, Table, card, place
from tests.rules import rule


def builder(text: str = "Treehome light", energy: int = 4, gold: int = 3, **tribes: str) -> Table:
    """Dirk of the Elves has two armies in Treehome and a card for it on his building space."""
    t = Table(**tribes).armies(DIRK, light={"Treehome": 2}).purse(DIRK, energy, gold)
    return t.lay(DIRK, build=text).resolve().do("reveal build")


@rule("IM-BUILD-01")
def test_each_tribe_has_its_own_prices():
    t = builder(energy=4, gold=0)
    assert "portal Treehome light" in t.offers()
    assert "sanctuary Treehome light" not in t.offers()
    humans = builder(light="humans", energy=2, gold=3)
    assert humans.do("portal Treehome light").wealth(DIRK) == (0, 0)


@rule("IM-BUILD-01", "IM-PLAN-17")
def test_without_resources_building_is_impossible():
    t = builder(energy=0, gold=0)
    assert t.offers() == {"gold", "energy"}


@rule("IM-BUILD-02")
def test_one_action_builds_one_structure():
    t = builder(energy=20, gold=20).do("portal Treehome light")
    assert t.s.tiles == 50
    assert t.s.round == 2, "the action is over"


@rule("IM-BUILD-03")
def test_without_an_army_nothing_is_built():
    t = builder("Heartwood dark", energy=9, gold=9)
    assert t.offers() == {"gold", "energy"}


@rule("IM-BUILD-03", "IM-PLAN-13")
def test_a_card_builds_only_in_its_realm():
    t = builder("Treehome dark", energy=9, gold=9)
    assert t.offers() == {"gold", "energy"}


@rule("IM-BUILD-04", "IM-SETUP-09", "IM-SETUP-10")
@pytest.mark.parametrize(
    ("structure", "tiles", "portals"), [("portal", 50, 25), ("sanctuary", 49, 26), ("capital", 49, 26)]
)
def test_a_structure_comes_out_of_the_supply(structure: str, tiles: int, portals: int):
    t = builder(energy=9, gold=9).do(f"{structure} Treehome light")
    assert (t.s.tiles, t.s.portals) == (tiles, portals)


@rule("IM-BUILD-04")
def test_an_empty_supply_builds_nothing():
    t = Table().armies(DIRK, light={"Treehome": 2}).purse(DIRK, 9, 9).lay(DIRK, build="Treehome light")
    t.portals(*(f"{name} dark" for name in NAMES), "Foothold light").resolve()
    assert t.do("reveal build").offers() == {"sanctuary Treehome light", "capital Treehome light", "gold", "energy"}
    # There are as many tiles as places.
    t.s.tiles = 0
    assert t.offers() == {"gold", "energy"}


@rule("IM-BUILD-05")
def test_example_a_portal_in_treehome():
    t = builder(energy=4, gold=0).do("portal Treehome light")
    assert t.wealth(DIRK) == (0, 0)
    assert t.s.ways == 1 << place("Treehome light")
    assert t.told(PortalBuilt).points == 1
    assert t.s.discard == [card("Treehome light")]


@rule("IM-BUILD-06", "IM-BUILD-11", "IM-BUILD-13")
@pytest.mark.parametrize(("structure", "now", "scored"), [("portal", 1, 0), ("sanctuary", 1, 1), ("capital", 2, 1)])
def test_points_at_once_and_at_scoring(structure: str, now: int, scored: int):
    t = builder(energy=9, gold=9).do(f"{structure} Treehome light")
    assert t.told(Built).name == f"build_{structure}"
    assert t.told(Built).points == now
    assert t.player(DIRK).score == now + scored


@rule("IM-BUILD-12", "IM-BUILD-14")
@pytest.mark.parametrize("building", ["sanctuary", "capital"])
def test_a_building_scores_for_the_owner_of_the_region(building: str):
    t = Table().armies(MIKE, light={"Treehome": 1}).built(building, "Treehome light").resolve()
    assert t.player(MIKE).score == 1
    assert t.player(DIRK).score == 0


@rule("IM-BUILD-12")
def test_a_building_survives_the_conquest_of_its_region():
    t = Table().armies(DIRK, light={"Treehome": 9}).armies(MIKE, light={"Heartwood": 1})
    t.built("sanctuary", "Heartwood light")
    t.lay(DIRK, attack_light_half="Treehome light").resolve()
    t.do("reveal attack_light_half", "attack Treehome light", "target Heartwood light")
    t.throw("commit 8", {DIRK: 5, 5: 1})
    assert t.s.buildings[place("Heartwood light")] == SANCTUARY
    assert (t.player(DIRK).score, t.player(MIKE).score) == (2, 0)


@rule("IM-BUILD-15")
@pytest.mark.parametrize("standing", ["sanctuary", "capital"])
def test_one_building_per_region(standing: str):
    t = Table().armies(DIRK, light={"Treehome": 2}).purse(DIRK, 9, 9).lay(DIRK, build="Treehome light")
    t.built(standing, "Treehome light")
    assert t.resolve().do("reveal build").offers() == {
        "portal Treehome light",
        "gold",
        "energy",
    }


@rule("IM-BUILD-16")
def test_one_capital_per_province_and_realm():
    t = Table().armies(DIRK, light={"Treehome": 2}, dark={"Treehome": 1}).purse(DIRK, 9, 9).lay(DIRK, build="Treehome")
    t.built("capital", "Heartwood light")
    offers = t.resolve().do("reveal build").offers()
    assert "capital Treehome light" not in offers
    assert "capital Treehome dark" in offers


@rule("IM-BUILD-16")
def test_a_capital_in_another_province_is_no_obstacle():
    t = Table().armies(DIRK, light={"Treehome": 2}).purse(DIRK, 9, 9).lay(DIRK, build="Treehome light")
    t.built("capital", "Foothold light")
    assert "capital Treehome light" in t.resolve().do("reveal build").offers()


def gate(**armies: dict[str, int]) -> Table:
    """Mike has armies around a Portal that leads from Heartwood in the light to Heartwood in the dark."""
    t = Table(3).armies(MIKE, **armies)
    t.portals("Heartwood light")
    return t


@rule("IM-BUILD-07", "IM-BUILD-10")
def test_example_an_attack_through_the_portal():
    t = gate(light={"Heartwood": 2}).armies(DIRK, dark={"Heartwood": 3}).lay(MIKE, attack_light_half="Heartwood")
    t.resolve().do("gold", "reveal attack_light_half", "attack Heartwood light")
    assert "target Heartwood dark" in t.offers()


@rule("IM-BUILD-07", "IM-MOVE-09")
def test_a_move_through_the_portal():
    t = gate(light={"Heartwood": 2}, dark={"Heartwood": 1}).purse(MIKE, gold=1)
    t.lay(MIKE, attack_or_move="Heartwood light").resolve()
    t.do("gold", "reveal attack_or_move", "move Heartwood light")
    assert t.offers() == {"destination Heartwood dark"}


@rule("IM-BUILD-08", "IM-MOVE-09")
def test_a_portal_leads_one_way_only():
    t = gate(light={"Heartwood": 1}, dark={"Heartwood": 4}).purse(MIKE, gold=1)
    t.lay(MIKE, attack_or_move="Heartwood dark").resolve().do("gold", "reveal attack_or_move")
    assert "move Heartwood dark" not in t.offers()
    t.do("attack Heartwood dark")
    assert "target Heartwood light" not in t.offers()


@rule("IM-BUILD-08")
def test_a_second_portal_leads_back():
    t = gate(dark={"Heartwood": 4})
    t.portals("Heartwood light", "Heartwood dark")
    t.lay(MIKE, attack_light_half="Heartwood dark").resolve()
    assert "target Heartwood light" in t.do("gold", "reveal attack_light_half", "attack Heartwood dark").offers()


@rule("IM-BUILD-09")
def test_without_a_portal_the_realms_do_not_touch():
    t = Table(3).armies(MIKE, light={"Heartwood": 3}, dark={"Treehome": 1}).purse(MIKE, gold=1)
    t.lay(MIKE, attack_or_move="Heartwood light").resolve().do("gold", "reveal attack_or_move")
    assert "move Heartwood light" not in t.offers()
    assert all(offer.endswith("light") for offer in t.do("attack Heartwood light").offers())


@rule("IM-BUILD-09")
def test_one_portal_per_place_beside_a_building():
    t = Table().armies(DIRK, light={"Treehome": 2}).purse(DIRK, 9, 9).lay(DIRK, build="Treehome light")
    t.portals("Treehome light")
    assert "portal Treehome light" not in t.resolve().do("reveal build").offers()
