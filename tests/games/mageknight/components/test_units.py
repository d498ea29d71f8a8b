"""The units: where they are recruited and for how much, what they can do, what they can take."""

import pytest

from tests.games.mageknight.components.stage import Stage

# Deck, copies, cost, level, armour, resistances, sites.
UNITS = {
    "peasants": ("regular", 3, 4, 1, 3, "", "village"),
    "foresters": ("regular", 2, 5, 1, 4, "", "village"),
    "herbalists": ("regular", 2, 3, 1, 2, "", "village monastery"),
    "northern_monks": ("regular", 1, 7, 2, 4, "", "monastery"),
    "red_cape_monks": ("regular", 1, 7, 2, 4, "", "monastery"),
    "savage_monks": ("regular", 1, 7, 2, 4, "", "monastery"),
    "utem_crossbowmen": ("regular", 2, 6, 2, 4, "", "village keep"),
    "utem_guardsmen": ("regular", 2, 5, 2, 5, "", "village keep"),
    "utem_swordsmen": ("regular", 2, 6, 2, 4, "", "keep"),
    "guardian_golems": ("regular", 2, 7, 2, 3, "physical", "keep mage_tower"),
    "illusionists": ("regular", 2, 7, 2, 2, "physical", "monastery mage_tower"),
    "fire_golems": ("elite", 2, 8, 3, 4, "physical fire", "keep mage_tower"),
    "ice_golems": ("elite", 2, 8, 3, 4, "physical ice", "keep mage_tower"),
    "fire_mages": ("elite", 2, 9, 3, 4, "fire", "monastery mage_tower"),
    "ice_mages": ("elite", 2, 9, 3, 4, "ice", "monastery mage_tower"),
    "amotep_gunners": ("elite", 2, 8, 3, 6, "", "keep city"),
    "amotep_freezers": ("elite", 2, 8, 3, 6, "", "keep city"),
    "catapults": ("elite", 3, 9, 3, 4, "", "keep city"),
    "altem_guardians": ("elite", 3, 11, 4, 7, "", "city"),
    "altem_mages": ("elite", 2, 12, 4, 5, "fire ice", "city"),
}
SITES = ("village", "monastery", "keep", "mage_tower", "city")
PLACE = {"village": "3:sw", "monastery": "5:ne", "keep": "3:ne", "mage_tower": "4:c", "city": "c6:c"}


def with_unit(unit: str, *crystals: str, night: bool = False) -> Stage:
    """A hero with this unit and these crystals."""
    stage = Stage("tovak")
    if night:
        stage.night().source()
    stage.fame(80).units(unit).crystals(*crystals).hand("promise", "march")
    return stage


def at_site(site: str) -> Stage:
    """A hero about to talk at a site, which is conquered where that is needed."""
    stage = Stage("tovak").fame(80)
    stage.hand("rage").land("3", "5", "4", "c6", at=((0, 1), (1, 0), (1, 1), (2, 0))).stand(PLACE[site])
    stage.enemy("5:e").enemy("4:w").enemy("c6:w")
    if site in ("keep", "mage_tower"):
        stage.shield(PLACE[site])
    if site == "city":
        stage.conquered("c6:c", 0)
    return stage


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_is_recruited_where_its_card_says(unit):
    for site in SITES:
        stage = at_site(site).offer(unit).begin()
        if stage.asked == "BeforeTurn":
            stage.do("begin")
        stage.do("interact")
        cost = UNITS[unit][2]
        stage.effort.influence = cost - 1
        assert stage.refused("recruit", unit)
        stage.effort.influence = cost
        assert stage.offers("recruit", unit) == (site in UNITS[unit][6].split())
        if stage.offers("recruit", unit):
            assert stage.do("recruit", unit).army() == [unit]
            assert stage.points()[1] == 0


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_is_healed_for_its_level(unit):
    level = UNITS[unit][3]
    stage = with_unit(f"{unit} wounded").road()
    stage.effort.heal = level - 1
    assert stage.refused("mend", unit)
    stage.effort.heal = level
    assert stage.do("mend", unit).army() == [unit]
    assert stage.points()[2] == 0


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    ("enemy", "element"), [("swordsmen", "physical"), ("fire_mages", "fire"), ("ice_mages", "ice")]
)
def test_a_unit_takes_damage_on_its_armour(unit, enemy, element):
    damage = {"swordsmen": 6, "fire_mages": 6, "ice_mages": 5}[enemy]
    armour = UNITS[unit][4]
    resists = element in UNITS[unit][5].split()
    stage = with_unit(unit).fight(enemy)
    stage.skip_to("AssignDamage").do("absorb", unit)
    unharmed = resists and damage <= armour
    left = damage - (2 * armour if resists else armour)
    assert stage.army() == [unit if unharmed else f"{unit} wounded"]
    # The hero has armour 4.
    assert stage.wounds() == (0 if left <= 0 else (left + 3) // 4)


@pytest.mark.parametrize(
    ("unit", "ability", "mana", "phase", "choices"),
    [
        ("peasants", 0, "", "Strike", ["attack 2"]),
        ("peasants", 0, "", "Defend", ["block 2"]),
        ("foresters", 1, "", "Defend", ["block 3"]),
        ("northern_monks", 0, "", "Strike", ["attack 3"]),
        ("northern_monks", 0, "", "Defend", ["block 3"]),
        ("northern_monks", 1, "blue", "Strike", ["attack 4 ice"]),
        ("northern_monks", 1, "blue", "Defend", ["block 4 ice"]),
        ("red_cape_monks", 0, "", "Strike", ["attack 3"]),
        ("red_cape_monks", 0, "", "Defend", ["block 3"]),
        ("red_cape_monks", 1, "red", "Strike", ["attack 4 fire"]),
        ("red_cape_monks", 1, "red", "Defend", ["block 4 fire"]),
        ("savage_monks", 0, "", "Strike", ["attack 3"]),
        ("savage_monks", 0, "", "Defend", ["block 3"]),
        ("savage_monks", 1, "green", "Shoot", ["siege 4"]),
        ("utem_crossbowmen", 0, "", "Strike", ["attack 3"]),
        ("utem_crossbowmen", 0, "", "Defend", ["block 3"]),
        ("utem_crossbowmen", 1, "", "Shoot", ["ranged 2"]),
        ("utem_guardsmen", 0, "", "Strike", ["attack 2"]),
        ("utem_guardsmen", 1, "", "Defend", ["block 4"]),
        ("utem_swordsmen", 0, "", "Strike", ["attack 3"]),
        ("utem_swordsmen", 0, "", "Defend", ["block 3"]),
        ("utem_swordsmen", 1, "", "Strike", ["attack 6"]),
        ("utem_swordsmen", 1, "", "Defend", ["block 6"]),
        ("guardian_golems", 0, "", "Strike", ["attack 2"]),
        ("guardian_golems", 0, "", "Defend", ["block 2"]),
        ("guardian_golems", 1, "red", "Defend", ["block 4 fire"]),
        ("guardian_golems", 2, "blue", "Defend", ["block 4 ice"]),
        ("fire_golems", 0, "", "Strike", ["attack 3"]),
        ("fire_golems", 0, "", "Defend", ["block 3"]),
        ("fire_golems", 1, "red", "Shoot", ["ranged 4 fire"]),
        ("ice_golems", 0, "", "Strike", ["attack 3"]),
        ("ice_golems", 0, "", "Defend", ["block 3"]),
        ("ice_golems", 1, "blue", "Strike", ["attack 6 ice"]),
        ("fire_mages", 0, "", "Shoot", ["ranged 3 fire"]),
        ("fire_mages", 1, "red", "Strike", ["attack 6 fire"]),
        ("fire_mages", 1, "red", "Defend", ["block 6 fire"]),
        ("ice_mages", 0, "", "Strike", ["attack 4 ice"]),
        ("ice_mages", 0, "", "Defend", ["block 4 ice"]),
        ("ice_mages", 1, "blue", "Shoot", ["siege 4 ice"]),
        ("amotep_gunners", 0, "", "Strike", ["attack 5"]),
        ("amotep_gunners", 0, "", "Defend", ["block 5"]),
        ("amotep_gunners", 1, "red", "Shoot", ["ranged 6 fire"]),
        ("amotep_freezers", 0, "", "Strike", ["attack 5"]),
        ("amotep_freezers", 0, "", "Defend", ["block 5"]),
        ("catapults", 0, "", "Shoot", ["siege 3"]),
        ("catapults", 1, "red", "Shoot", ["siege 5 fire"]),
        ("catapults", 2, "blue", "Shoot", ["siege 5 ice"]),
        ("altem_guardians", 0, "", "Strike", ["attack 5"]),
        ("altem_guardians", 1, "", "Defend", ["block 8"]),
        ("altem_mages", 1, "", "Strike", ["attack 5 coldfire"]),
        ("altem_mages", 1, "", "Defend", ["block 5 coldfire"]),
        ("altem_mages", 1, "blue", "Strike", ["attack 5 coldfire", "attack 7 coldfire"]),
        ("altem_mages", 1, "red", "Defend", ["block 5 coldfire", "block 7 coldfire"]),
    ],
)
def test_units_that_fight(unit, ability, mana, phase, choices):
    found = []
    for number in range(len(choices)):
        stage = with_unit(unit, *([mana] if mana else [])).fight("guardsmen").skip_to(phase)
        if stage.offers("hero"):
            stage.do("hero")
        stage.do("activate", unit, ability)
        if len(choices) > 1:
            assert len(stage.targets("choose")) == len(choices)
            stage.do("choose", stage.targets("choose")[number])
        found += stage.laid()
        assert stage.army()[0].startswith(f"{unit} spent")
        assert stage.refused("activate", unit)
    assert found == choices
    if mana and unit != "altem_mages":
        assert with_unit(unit).fight("guardsmen").skip_to(phase).refused("activate", unit, ability)


def test_altem_mages_take_both_colours():
    stage = with_unit("altem_mages", "red", "blue").fight("guardsmen").strike()
    stage.do("activate", "altem_mages", 1).do("choose", stage.targets("choose")[-1])
    assert stage.laid() == ["attack 9 coldfire"]
    assert stage.inventory() == []


@pytest.mark.parametrize(
    ("unit", "ability", "move", "influence"),
    [("peasants", 1, 0, 2), ("peasants", 2, 2, 0), ("foresters", 0, 2, 0), ("illusionists", 0, 0, 4)],
)
def test_units_that_move_or_talk(unit, ability, move, influence):
    stage = with_unit(unit)
    stage = stage.road() if move else stage.village()
    stage.do("activate", unit, ability)
    assert stage.points() == (move, influence, 0)


def test_foresters_know_the_woods():
    stage = with_unit("foresters").road()
    stage.do("activate", "foresters", 0)
    assert [stage.price(terrain) for terrain in ("forest", "hills", "swamp", "plains")] == [2, 2, 4, 2]


def test_herbalists():
    stage = with_unit("herbalists", "green").hand("wound", "wound", "march").road()
    assert stage.do("activate", "herbalists", 0).points() == (0, 0, 2)
    assert stage.inventory() == []
    stage = with_unit("herbalists").units("utem_guardsmen spent", "peasants spent", "fire_mages spent").road()
    stage.do("activate", "herbalists", 1)
    # Neither the mages, whose level is too high, nor themselves.
    assert stage.targets("ready") == ["utem_guardsmen", "peasants"]
    stage.do("ready", "utem_guardsmen")
    assert stage.army()[1] == "utem_guardsmen"
    stage = with_unit("herbalists").road()
    assert stage.do("activate", "herbalists", 2).mana() == ["green"]


@pytest.mark.parametrize("ability", [0, 1])
def test_herbalists_do_not_heal_in_combat(ability):
    stage = with_unit("herbalists", "green").units("peasants spent").hand("wound", "march").fight("guardsmen")
    assert stage.refused("activate", "herbalists", ability)
    assert stage.offers("activate", "herbalists", 2)


@pytest.mark.parametrize(("unit", "enemy"), [("utem_guardsmen", "crossbowmen"), ("altem_guardians", "werewolf")])
def test_guardsmen_slow_the_swift(unit, enemy):
    stage = with_unit(unit).fight(enemy).defend()
    stage.do("activate", unit, 1).do("block", enemy)
    assert stage.foe(enemy).blocked
    # Another block of the same size is not enough.
    stage = with_unit("amotep_gunners").fight(enemy).defend()
    stage.do("activate", "amotep_gunners", 0)
    assert stage.refused("block", enemy)


def test_utem_swordsmen_get_hurt_by_their_best():
    stage = with_unit("utem_swordsmen").fight("guardsmen").strike()
    stage.do("activate", "utem_swordsmen", 1)
    assert stage.army() == ["utem_swordsmen spent wounded"]


def test_illusionists_confuse_who_is_not_fortified():
    stage = with_unit("illusionists", "white").fight("swordsmen", "guardsmen")
    stage.do("activate", "illusionists", 1)
    assert stage.halted() == ["swordsmen"]
    stage = with_unit("illusionists", "white").assault("swordsmen")
    assert stage.refused("activate", "illusionists", 1)
    stage = with_unit("illusionists").road()
    assert stage.do("activate", "illusionists", 2).inventory() == ["white"]


@pytest.mark.parametrize(("unit", "colour"), [("fire_mages", "red"), ("ice_mages", "blue")])
def test_mages_make_mana_and_crystals(unit, colour):
    stage = with_unit(unit).road()
    stage.do("activate", unit, 2)
    assert stage.mana() == [colour]
    assert stage.inventory() == [colour]


@pytest.mark.parametrize("phase", ["Shoot", "Defend", "Strike"])
def test_amotep_freezers_freeze_an_enemy(phase):
    stage = with_unit("amotep_freezers", "blue").fight("guardsmen", "ice_mages").skip_to(phase)
    stage.do("activate", "amotep_freezers", 1)
    # Who resists ice does not feel it.
    assert stage.halted() == ["guardsmen"]
    assert stage.armour("guardsmen") == 4


def test_altem_guardians_protect_all_units():
    stage = with_unit("altem_guardians", "green").units("peasants").fight("fire_mages")
    stage.do("activate", "altem_guardians", 2).skip_to("AssignDamage").do("absorb", "peasants")
    # 6 less 3 for the resistance, less 3 with a Wound.
    assert stage.army() == ["altem_guardians spent", "peasants wounded"]
    assert stage.wounds() == 0


def test_altem_mages_let_agility_strike_from_afar():
    stage = with_unit("altem_mages", night=True).source("black").hand("agility", "rage")
    stage.land("1", "3").enemy("1:nw", "prowlers").stand("1:w").begin().play("agility").sideways("rage")
    stage.do("challenge", "1:nw")
    assert stage.refused("agility")
    stage.do("activate", "altem_mages", 2).choose(1)
    for _ in range(3):
        stage.do("agility")
    assert stage.laid() == ["attack 1"] * 3
    assert stage.offers("strike", "prowlers")


def test_altem_mages_make_two_mana_of_any_colour():
    stage = with_unit("altem_mages").road()
    stage.do("activate", "altem_mages", 0)
    assert stage.targets("colour") == ["red", "blue", "white", "green", "gold", "black"]
    stage.do("colour", "gold").do("colour", "red")
    assert stage.mana() == ["red", "gold"]


def test_altem_mages_turn_all_attacks_into_cold_fire():
    stage = with_unit("altem_mages", night=True).source("black").hand("rage", "march").fight("golems").strike()
    # Past the ranged phase sieges are of no use: there is nothing to choose.
    stage.do("activate", "altem_mages", 2).play("rage").sideways("march")
    stage.do("skill", "arythea_burning_power").choose(0)
    assert stage.refused("strike", "golems")
    stage = with_unit("altem_mages", night=True).source("black").crystals("red").hand("rage", "march").fight("golems")
    stage.strike().do("activate", "altem_mages", 2).powered("rage").sideways("march")
    # Five points of cold fire, which golems do not resist.
    stage.do("strike", "golems")
    assert stage.foes() == []


@pytest.mark.parametrize(
    ("card", "how", "expected"), [("rage", "basic", 2), ("intimidate", "basic", 3), ("blood_rage", "basic", 5)]
)
def test_altem_mages_turn_all_attacks_into_sieges(card, how, expected):
    stage = with_unit("altem_mages", night=True).source("black").hand(card, "march").fight("guardsmen")
    assert stage.refused(how, card)
    stage.do("activate", "altem_mages", 2).choose(1).do(how, card)
    if stage.asked == "ChooseEffect":
        stage.choose(1)
    assert [blow.amount for blow in stage.effort.blows] == [expected]
    # Attacks count against walls before the enemy's own attack, sideways cards too.
    stage.sideways("march")
    assert stage.asked == "Shoot"
