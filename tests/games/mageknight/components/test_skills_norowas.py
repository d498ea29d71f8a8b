"""Norowas's skills: what each does, and how often."""

import pytest

from ludotheque.games.mageknight import data
from tests.games.mageknight.components.hands import with_skill


@pytest.mark.parametrize(
    ("army", "points"),
    [
        (("peasants",), 1),
        (("peasants", "herbalists", "foresters spent", "northern_monks wounded"), 2),
        (("peasants", "herbalists", "foresters", "northern_monks"), 3),
    ],
)
def test_forward_march_counts_ready_units(army, points):
    stage = with_skill("norowas_forward_march").units(*army).road()
    stage.do("skill", "norowas_forward_march")
    assert stage.points() == (points, 0, 0)


def test_inspiration_readies_or_heals_a_unit():
    skill = "norowas_inspiration"
    stage = with_skill(skill).units("altem_mages spent", "peasants wounded wounded").road()
    other = stage.copy()
    stage.do("skill", skill).choose(0)
    assert stage.army() == ["altem_mages", "peasants wounded wounded"]
    other.do("skill", skill).choose(1)
    assert other.army() == ["altem_mages spent", "peasants wounded"]
    assert with_skill(skill).units("peasants spent").fight("prowlers").refused("skill", skill)


@pytest.mark.parametrize(
    ("unit", "ability", "phase", "expected"),
    [
        ("utem_crossbowmen", 0, "Defend", "block 6"),
        ("utem_crossbowmen", 0, "Strike", "attack 5"),
        ("utem_crossbowmen", 1, "Shoot", "ranged 3"),
        ("catapults", 0, "Shoot", "siege 3"),
    ],
)
def test_leadership_strengthens_the_unit_that_acts(unit, ability, phase, expected):
    stage = with_skill("norowas_leadership").units(unit, unit).fight("guardsmen").skip_to(phase)
    stage.do("skill", "norowas_leadership").do("activate", unit, ability)
    assert stage.laid() == [expected]
    plain = data.UNITS[data.UNIT[unit]]
    stage.do("activate", f"{plain} 2", ability)
    if unit != "catapults":
        assert stage.laid()[1] != expected


def test_bonds_of_loyalty_bring_two_units_when_gained():
    stage = with_skill("norowas_inspiration", "rage", heroes=("norowas",)).fame(2).offer("peasants").meddle()
    player = stage.player()
    bonds = data.SKILL["norowas_bonds_of_loyalty"]
    player.skill_pile = [skill for skill in player.skill_pile if skill != bonds] + [bonds]
    stage.fight("prowlers").strike()
    stage.effort.blows = []
    stage.play("rage").do("skill", "arythea_burning_power").choose(0).do("strike", "prowlers")
    stage.skip_to("ChooseSkill").do("learn", "norowas_bonds_of_loyalty")
    assert len(stage.s.unit_offer) == 3
    assert all(not stage.s.box.units[kind].elite for kind in stage.s.unit_offer)


def test_bonds_of_loyalty_bind_a_unit_for_less():
    skill = "norowas_bonds_of_loyalty"
    stage = with_skill(skill, "rage").fame(0).units("herbalists").offer("peasants", "utem_crossbowmen").village()
    # Crossbowmen for 1 instead of 6, and nobody needs to go.
    assert stage.offers("bond", "peasants")
    assert stage.refused("bond", "utem_crossbowmen")
    stage.sideways("rage").do("bond", "utem_crossbowmen")
    assert stage.army() == ["herbalists", "utem_crossbowmen"]
    assert stage.points()[1] == 0
    assert stage.refused("bond")


def test_a_loyal_unit_goes_underground_and_cannot_be_disbanded():
    skill = "norowas_bonds_of_loyalty"
    stage = with_skill(skill).units("herbalists", "utem_crossbowmen loyal").dungeon("minotaur")
    assert stage.targets("activate") == ["utem_crossbowmen"]
    stage = with_skill(skill, "call_to_arms", night=True).crystals("white").source("black").fame(0).offer("peasants")
    stage.units("herbalists", "utem_crossbowmen loyal").road().powered("call_to_arms").do("recruit", "peasants")
    assert stage.targets("disband") == ["herbalists"]


def test_prayer_of_weather_comes_after_reductions_that_stop_earlier():
    skill = "norowas_prayer_of_weather"
    stage = with_skill(skill, "path_finding", heroes=("norowas", "tovak")).stand("A:c", seat=1).road()
    stage.play("path_finding").do("skill", skill)
    # Four for a wasteland: one less but at least two, then two less but at least one.
    assert [stage.price(terrain) for terrain in ("wasteland", "swamp", "plains")] == [1, 2, 1]


def test_prayer_of_weather():
    skill = "norowas_prayer_of_weather"
    stage = with_skill(skill, "march", heroes=("norowas", "tovak")).hand("march", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill)
    assert [stage.price(terrain) for terrain in ("plains", "forest", "wasteland", "swamp")] == [1, 1, 2, 3]
    assert stage.price("lake") < 0
    stage.end_turn()
    assert stage.question.seat == 1
    assert [stage.price(terrain, 1) for terrain in ("plains", "forest", "wasteland", "swamp")] == [3, 4, 5, 5]
    stage.end_turn()
    assert [stage.price(terrain) for terrain in ("plains", "forest")] == [2, 3]
    assert stage.refused("skill", skill)


def test_leadership_is_not_spent_on_a_siege():
    stage = with_skill("norowas_leadership", "rage").units("catapults", "utem_crossbowmen").fight("guardsmen")
    stage.do("skill", "norowas_leadership").do("activate", "catapults", 0).do("activate", "utem_crossbowmen", 1)
    assert stage.laid() == ["siege 3", "ranged 3"]


def test_bonds_of_loyalty_take_a_unit_that_joins_for_nothing():
    stage = with_skill("norowas_bonds_of_loyalty", "call_to_arms", "rage", night=True).fame(0).units("peasants")
    stage.crystals("white").source("black").offer("altem_guardians").road()
    stage.powered("call_to_arms").do("bond", "altem_guardians")
    assert stage.army() == ["peasants", "altem_guardians"]
    assert [unit.loyal for unit in stage.player().units] == [False, True]
