"""The red spells: what each half does."""

import pytest

from tests.games.mageknight.components.hands import three_players, with_spell


@pytest.mark.parametrize(("strong", "attack", "block"), [(False, 5, 7), (True, 9, 11)])
def test_flame_wall_and_flame_wave(strong, attack, block):
    how = "strong" if strong else "basic"
    stage = with_spell("flame_wall", strong=strong).fight("guardsmen", "golems").defend()
    assert stage.do(how, "flame_wall").laid() == [f"block {block} fire"]
    stage = with_spell("flame_wall", strong=strong).fight("guardsmen", "golems").strike()
    assert stage.do(how, "flame_wall").laid() == [f"attack {attack} fire"]


def test_flame_wave_counts_a_summoner_and_its_monster_once():
    stage = with_spell("flame_wall", strong=True).pile("minotaur").fight("orc_summoners", "golems").defend()
    assert stage.foes() == ["orc_summoners", "golems", "minotaur"]
    assert stage.powered("flame_wall").laid() == ["block 11 fire"]


def test_burning_shield_strikes_back():
    stage = with_spell("burning_shield").fight("diggers").defend()
    assert stage.play("burning_shield").laid() == ["block 4 fire"]
    stage.do("block", "diggers").skip_to("Strike")
    assert stage.laid() == ["attack 4 fire"]
    stage.do("strike", "diggers")
    assert stage.foes() == []


def test_exploding_shield_destroys_what_it_blocks():
    stage = with_spell("burning_shield", strong=True).fight("diggers", "guardsmen").defend()
    assert stage.powered("burning_shield").laid() == ["block 4 fire"]
    stage.do("block", "guardsmen")
    assert stage.foes() == ["diggers"]
    assert stage.player().fame == 80 + 3
    stage = with_spell("burning_shield", "determination", strong=True).fight("fire_golems", "guardsmen").defend()
    stage.powered("burning_shield").play("determination").do("block", "fire_golems")
    assert "fire_golems" in stage.foes()


def test_demolish_ignores_the_walls_of_the_site():
    stage = with_spell("demolish").assault("guardsmen", "golems")
    stage.play("demolish")
    assert [stage.s.walls(0, stage.foe(name)) for name in ("guardsmen", "golems")] == [1, 0]
    assert [stage.armour(name) for name in ("guardsmen", "golems")] == [6, 4]
    stage = with_spell("demolish").assault("fire_golems")
    stage.play("demolish")
    assert stage.s.walls(0, stage.foe("fire_golems")) == 0
    assert stage.armour("fire_golems") == 4


def test_disintegrate_destroys_one_and_weakens_the_others():
    stage = with_spell("demolish", strong=True).fight("guardsmen", "golems", "fire_golems")
    assert stage.refused("strong", "demolish")
    stage.strike().powered("demolish")
    assert stage.targets("target") == ["guardsmen", "golems"]
    stage.do("target", "guardsmen")
    assert stage.foes() == ["golems", "fire_golems"]
    assert [stage.armour(name) for name in ("golems", "fire_golems")] == [4, 4]


def test_mana_meltdown_costs_the_others_a_crystal():
    stage = three_players("mana_meltdown").crystals("green", seat=1).road()
    stage.play("mana_meltdown")
    assert stage.inventory(1) == []
    assert stage.wounds(seat=2) == 1
    assert stage.targets("colour") == ["green"]
    stage.do("colour", "green")
    assert stage.inventory() == ["green"]


def test_mana_radiance_wounds_all_owners():
    stage = three_players("mana_meltdown", strong=True).crystals("red", "blue").crystals("blue", "blue", seat=1)
    stage.road().powered("mana_meltdown").do("colour", "blue")
    assert [stage.wounds(seat=seat) for seat in range(3)] == [1, 2, 0]
    assert stage.inventory() == ["blue", "blue", "blue"]
