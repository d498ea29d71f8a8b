"""The sites: what can be done there, whom one meets and what one wins."""

import pytest

from tests.games.mageknight.components.stage import Stage


def at_site(
    space: str, *tiles: str, hand: tuple[str, ...] = ("march", "rage"), heroes: tuple[str, ...] = ("tovak",)
) -> Stage:
    """A great hero on a site, with nobody rampaging around."""
    stage = Stage(*heroes)
    stage.fame(99).hand(*hand).land(*tiles).patient()
    stage.quiet().stand(space)
    return stage


def defeat_all(stage: Stage) -> Stage:
    """Defeat everybody in the fight."""
    while stage.foes():
        stage.ready("siege 50" if stage.asked == "Shoot" else "attack 50").do("strike", stage.foes()[0])
        if stage.offers("strike", ""):
            stage.do("strike", "")
    return stage


def won(stage: Stage) -> dict[str, int]:
    """Take all rewards and say what they were: cards on the deck by kind."""
    deck = len(stage.cards("deck"))
    drawn = learned = 0
    while stage.asked != "DiscardSome":
        drawn = len(stage.targets("bury")) - 1 if stage.offers("bury") else drawn
        learned += stage.offers("learn")
        stage.passively()
    assert len(stage.cards("deck")) == deck + drawn + learned
    return {"artifacts": drawn, "spells": learned}


def test_a_hero_leaves_the_map_through_the_portal():
    stage = at_site("A:c", "1", "3").begin()
    stage.end_turn()
    assert stage.where() == "A:c"
    other = Stage("tovak", "goldyx").hand("rage").land("1", "3").stand("A:c").stand("1:sw", seat=1).begin()
    other.end_turn()
    assert other.player().space < 0


def test_a_village_heals_for_three():
    stage = at_site("3:sw", "1", "3", hand=("wound", "rage")).begin().do("begin").do("interact")
    stage.effort.influence = 3
    stage.do("heal")
    assert stage.points() == (0, 0, 1)
    assert stage.refused("heal")


def test_a_village_is_plundered_before_ones_turn():
    stage = at_site("3:sw", "1", "3").deck("promise", "stamina").begin()
    stage.do("plunder")
    assert stage.cards()[-2:] == ["promise", "stamina"]
    assert stage.player().reputation == -1
    assert stage.refused("plunder")


def test_a_monastery_heals_for_two_and_teaches_for_six():
    stage = at_site("5:ne", "5", "3", hand=("wound", "rage")).lessons("fire_bolt").begin().do("interact")
    stage.effort.influence = 8
    stage.do("heal").do("learn", "fire_bolt")
    assert stage.points() == (0, 0, 1)
    assert stage.cards("deck")[-1] == "fire_bolt"
    assert stage.s.lessons == []


def test_a_monastery_is_burned_for_an_artifact():
    stage = at_site("5:ne", "5", "3").units("peasants").pile("monks").begin()
    stage.do("burn")
    assert stage.foes() == ["monks"]
    assert stage.player().reputation == -3
    assert stage.s.walls(0, stage.foe("monks")) == 0
    assert stage.strike().refused("activate")
    defeat_all(stage)
    assert won(stage) == {"artifacts": 1, "spells": 0}
    assert stage.s.spots[stage.at("5:ne")].shield == 0


def test_a_keep_is_taken_and_serves_its_owner():
    stage = at_site("3:e", "1", "3").enemy("3:ne", "golems", up=False).begin()
    # By day it is seen from the next space.
    assert stage.s.spots[stage.at("3:ne")].up
    stage.effort.move = 3
    defeat_all(stage.move_to("3:ne"))
    assert stage.player().reputation == -1
    assert won(stage) == {"artifacts": 0, "spells": 0}
    assert stage.s.spots[stage.at("3:ne")].shield == 0
    stage.do("give", "march").do("done")
    # One card more than the limit of seven next to one's own keep.
    assert len(stage.cards()) == 8
    assert stage.offers("interact")


def test_a_mage_tower_is_taken_for_a_spell():
    stage = at_site("4:nw", "4", "3").enemy("4:c", "monks").begin()
    stage.effort.move = 5
    defeat_all(stage.move_to("4:c"))
    assert stage.player().reputation == -1
    assert won(stage) == {"artifacts": 0, "spells": 1}


def test_a_mage_tower_sells_spells_for_seven_and_their_mana():
    stage = at_site("4:c", "4", "3").shield("4:c").spells("fireball", "tremor").crystals("green").begin()
    stage.do("interact")
    stage.effort.influence = 7
    assert stage.targets("spell") == ["tremor"]
    stage.do("spell", "tremor")
    assert stage.points()[1] == 0
    assert stage.inventory() == []
    assert stage.cards("deck")[-1] == "tremor"


@pytest.mark.parametrize(("die", "spells"), [("gold", 1), ("black", 1), ("red", 0), ("green", 0)])
def test_a_dungeon_holds_a_spell_or_an_artifact(die, spells):
    stage = at_site("7:se", "7", "3").units("peasants").pile("minotaur").begin().do("enter")
    assert stage.foes() == ["minotaur"]
    assert stage.refused("activate")
    assert stage.s.is_dark()
    stage.ready("siege 50").load(die).do("strike", "minotaur")
    assert won(stage) == {"artifacts": 1 - spells, "spells": spells}
    assert stage.s.spots[stage.at("7:se")].shield == 0


@pytest.mark.parametrize(("unit", "helps"), [("peasants", False), ("peasants loyal", True)])
def test_underground_no_unit_takes_damage_but_one_bound_by_loyalty(unit, helps):
    stage = at_site("7:se", "7", "3").units(unit).pile("minotaur").begin().do("enter").skip_to("Defend").do("next")
    assert (stage.asked == "AssignDamage") == helps
    assert stage.offers("absorb", "peasants") == helps
    if not helps:
        assert stage.wounds() == 3


@pytest.mark.parametrize(("space", "tile", "enemy"), [("7:se", "7", "minotaur"), ("c1:ne", "c1", "fire_dragon")])
def test_underground_a_second_victory_brings_fame_and_nothing_else(space, tile, enemy):
    stage = at_site(space, "1", tile, heroes=("tovak", "goldyx")).shield(space, seat=1).pile(enemy).begin()
    fame = stage.player().fame
    defeat_all(stage.do("enter"))
    assert won(stage) == {"artifacts": 0, "spells": 0}
    assert stage.player().fame > fame
    assert stage.s.spots[stage.at(space)].shield == 1


def test_a_tomb_holds_a_spell_and_an_artifact():
    stage = at_site("c1:ne", "1", "c1").units("peasants").pile("fire_dragon").begin().do("enter")
    assert stage.foes() == ["fire_dragon"]
    assert stage.refused("activate")
    assert stage.s.is_dark()
    defeat_all(stage)
    assert won(stage) == {"artifacts": 1, "spells": 1}
    assert stage.player().reputation == 0


def test_a_den_holds_two_crystals():
    stage = at_site("6:w", "6", "3").units("peasants").pile("minotaur").begin().do("enter")
    assert stage.foes() == ["minotaur"]
    assert not stage.s.is_dark()
    stage.ready("siege 50").load("green", "red").do("strike", "minotaur")
    assert won(stage) == {"artifacts": 0, "spells": 0}
    assert stage.inventory() == ["red", "green"]


def test_a_monster_stays_in_its_den():
    stage = at_site("6:w", "6", "3").pile("minotaur").begin().do("enter").end_turn()
    assert stage.on("6:w") == ["minotaur"]
    stage = at_site("6:w", "6", "3").enemy("6:w", "medusa").begin().do("enter")
    assert stage.foes() == ["medusa"]


def test_spawning_grounds_hold_two_monsters_and_more_crystals():
    stage = at_site("c1:w", "1", "c1").pile("minotaur", "medusa").begin().do("enter")
    assert sorted(stage.foes()) == ["medusa", "minotaur"]
    stage.ready("siege 50").do("strike", "medusa").load("green", "black", "blue").do("strike", "minotaur")
    assert won(stage) == {"artifacts": 1, "spells": 0}
    # Two crystals, and fame for the black die.
    assert stage.inventory() == ["blue", "green"]
    assert stage.player().fame == 99 + 4 + 5 + 1


@pytest.mark.parametrize(
    ("space", "tile", "colour"), [("3:se", "3", "white"), ("6:c", "6", "red"), ("5:se", "5", "blue")]
)
def test_a_mine_gives_a_crystal_at_the_end_of_the_turn(space, tile, colour):
    stage = at_site(space, "1", tile).begin()
    assert stage.end_turn().inventory() == [colour]


@pytest.mark.parametrize(("night", "mana"), [(False, "gold"), (True, "black")])
def test_a_glade_gives_mana_and_relief(night, mana):
    stage = at_site("1:c", "1", "3", hand=("wound", "rage", "march"))
    if night:
        stage.night().source()
    stage.begin()
    assert stage.mana() == [mana]
    stage.skip_to("Relief").do("hand")
    assert stage.wounds() == 0


def test_a_glade_relieves_the_discard_pile_too():
    stage = at_site("1:c", "1", "3").discard("wound", only=True).begin()
    stage.skip_to("Relief").do("pile")
    assert stage.wounds("discard") == 0
