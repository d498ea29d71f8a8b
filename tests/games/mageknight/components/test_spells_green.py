"""The green spells: what each half does."""

import pytest

from tests.games.mageknight.components.hands import three_players, with_spell
from tests.games.mageknight.components.stage import LAIR


def test_nothing_is_spent_on_armour_that_cannot_fall_further():
    stage = with_spell("tremor", "rage").fight("golems").strike()
    stage.foe("golems").armour_less = 9
    assert stage.refused("basic", "tremor")


def test_tremor():
    stage = with_spell("tremor").assault("guardsmen", "golems")
    other = stage.copy()
    stage.play("tremor").choose(0).do("target", "guardsmen")
    assert [stage.armour(name) for name in ("guardsmen", "golems")] == [4, 5]
    other.play("tremor").choose(1)
    assert [other.armour(name) for name in ("guardsmen", "golems")] == [5, 3]


def test_earthquake_shakes_the_fortified_twice_as_much():
    stage = with_spell("tremor", strong=True).fight("guardsmen", "golems")
    other = stage.copy()
    one = stage.copy()
    stage.powered("tremor").choose(0).do("target", "guardsmen")
    assert stage.armour("guardsmen") == 1
    one.powered("tremor").choose(0).do("target", "golems")
    assert one.armour("golems") == 2
    other.powered("tremor").choose(1)
    assert [other.armour(name) for name in ("guardsmen", "golems")] == [3, 3]


def test_underground_travel_goes_three_spaces_for_nothing():
    stage = with_spell("underground_travel").land("7", "3").enemy("7:ne", "prowlers").stand("7:w").begin()
    stage.play("underground_travel")
    targets = stage.targets("travel")
    # Neither swamp nor lake, nor where enemies are, nor farther than three spaces.
    assert "7:sw" in targets
    assert "7:se" in targets
    assert not {"7:c", "7:nw", "7:ne", "3:ne"} & set(targets)
    stage.do("travel", "7:se")
    assert stage.where() == "7:se"
    assert stage.asked == "March"


def test_underground_attack_passes_the_walls():
    stage = with_spell("underground_travel", strong=True).land("1", "3").enemy("3:ne", "swordsmen").stand("3:sw")
    stage.patient().begin().do("begin").powered("underground_travel")
    assert stage.targets("travel") == ["3:ne"]
    stage.do("travel", "3:ne")
    assert stage.s.walls(0, stage.foe("swordsmen")) == 0
    assert stage.player().reputation == -1
    stage.end_turn()
    assert stage.where() == "3:sw"


@pytest.mark.parametrize(("space", "points"), [("1:w", 5), ("1:sw", 3)])
def test_restoration_heals_more_in_a_forest(space, points):
    stage = with_spell("restoration", "wound").land("1", "3").enemy(LAIR).stand(space).begin()
    assert stage.play("restoration").points() == (0, 0, points)


@pytest.mark.parametrize(("space", "points"), [("1:w", 5), ("1:sw", 3)])
def test_rebirth_also_readies_units(space, points):
    army = ("peasants spent", "utem_guardsmen spent", "fire_mages spent")
    stage = with_spell("restoration", "wound", strong=True).units(*army).land("1", "3").enemy(LAIR).stand(space).begin()
    stage.powered("restoration")
    assert stage.points() == (0, 0, points)
    stage.do("ready", "fire_mages")
    if points == 5:
        assert stage.targets("ready") == ["peasants", "utem_guardsmen"]
        stage.do("ready", "utem_guardsmen")
    assert stage.army()[0] == "peasants spent"
    assert stage.asked == "March"


def test_restoration_is_barred_from_combat():
    stage = with_spell("restoration", "wound", "wound").fight("prowlers")
    assert stage.refused("basic", "restoration")


def test_meditation_puts_random_cards_back_and_draws_more():
    stage = with_spell("meditation").discard("rage", "promise", only=True).fame(0).road()
    stage.play("meditation").do("stack", "rage", 0).do("stack", "promise", 1)
    assert stage.cards("deck")[-1] == "rage"
    assert stage.cards("deck")[0] == "promise"
    stage.end_turn()
    assert len(stage.cards()) == 5 + 2


def test_trance_puts_chosen_cards_back():
    stage = with_spell("meditation", strong=True).discard("rage", "promise", "threaten", only=True).fame(0).road()
    stage.powered("meditation").do("fetch", "threaten").do("fetch", "rage")
    stage.do("stack", "rage", 0).do("stack", "threaten", 0)
    assert stage.cards("deck")[-2:] == ["rage", "threaten"]
    assert stage.cards("discard") == ["promise"]
    stage.end_turn()
    assert len(stage.cards()) == 5 + 2


def test_energy_flow_readies_a_unit_and_tires_others():
    stage = three_players("energy_flow").units("altem_mages spent wounded").units("peasants", "fire_mages", seat=1)
    stage.units("utem_guardsmen", seat=2).road()
    stage.play("energy_flow").do("ready", "altem_mages")
    assert stage.army() == ["altem_mages wounded"]
    assert len(stage.targets("drain")) == 1
    stage.do("drain").do("skip")
    assert stage.army(1) == ["peasants spent", "fire_mages"]
    assert stage.army(2) == ["utem_guardsmen"]


def test_energy_steal_heals_as_well():
    stage = three_players("energy_flow", strong=True).units("altem_mages spent wounded wounded")
    stage.units("peasants", "fire_mages", "altem_guardians", seat=1).road()
    stage.powered("energy_flow").do("ready", "altem_mages")
    assert stage.army() == ["altem_mages wounded"]
    assert len(stage.targets("drain")) == 2


def test_energy_flow_is_barred_from_combat():
    assert with_spell("energy_flow").units("peasants spent").fight("prowlers").refused("basic", "energy_flow")
