"""The red advanced actions."""

import pytest

from tests.games.mageknight.components.hands import with_card


@pytest.mark.parametrize(("how", "plain", "bloody"), [("basic", 2, 5), ("strong", 4, 9)])
def test_blood_rage(how, plain, bloody):
    stage = with_card("blood_rage").fight("guardsmen").strike()
    wounds = stage.wounds()
    other = stage.copy()
    stage.do(how, "blood_rage").choose(0)
    assert [f"attack {plain}"] == [f"attack {blow.amount}" for blow in stage.effort.blows]
    assert stage.wounds() == wounds
    other.do(how, "blood_rage").choose(1)
    assert [blow.amount for blow in other.effort.blows] == [bloody]
    assert other.wounds() == wounds + 1


@pytest.mark.parametrize(("how", "influence", "attack", "loss"), [("basic", 4, 3, 1), ("strong", 8, 7, 2)])
def test_intimidate(how, influence, attack, loss):
    stage = with_card("intimidate").village()
    assert stage.do(how, "intimidate").points() == (0, influence, 0)
    assert stage.player().reputation == 0
    assert stage.end_turn().player().reputation == -loss
    stage = with_card("intimidate").fight("guardsmen").strike()
    assert stage.do(how, "intimidate").laid() == [f"attack {attack}"]
    assert stage.end_turn().player().reputation == -loss


def test_blood_ritual():
    stage = with_card("blood_ritual").road()
    stage.play("blood_ritual")
    assert stage.targets("colour") == ["red", "blue", "white", "green", "gold", "black"]
    stage.do("colour", "gold")
    assert stage.mana() == ["red", "gold"]
    assert stage.wounds() == 1
    stage = with_card("blood_ritual").road()
    stage.powered("blood_ritual").do("colour", "black").do("colour", "green").do("colour", "green")
    assert stage.mana() == ["green", "green", "black"]
    assert stage.wounds() == 1


def test_blood_ritual_revised():
    stage = with_card("blood_ritual", wording="revised").road()
    stage.play("blood_ritual").do("colour", "blue")
    assert stage.mana() == ["blue"]
    assert stage.inventory() == ["red", "red"]
    assert stage.wounds() == 1
    stage = with_card("blood_ritual", wording="revised").road()
    stage.powered("blood_ritual").do("colour", "white").do("colour", "white").do("colour", "green")
    stage.do("use").do("colour", "white")
    assert stage.inventory() == ["white"]
    assert stage.mana() == ["white", "green"]


@pytest.mark.parametrize(("how", "more"), [("basic", 2), ("strong", 3)])
def test_into_the_heat(how, more):
    stage = with_card("into_the_heat").units("utem_crossbowmen", "utem_crossbowmen", "peasants").fight("guardsmen")
    stage.do(how, "into_the_heat").do("activate", "utem_crossbowmen", 1)
    assert stage.laid() == [f"ranged {2 + more}"]
    stage.defend().do("activate", "utem_crossbowmen 2", 0)
    assert stage.laid()[-1] == f"block {3 + more}"
    # No damage goes to units.
    stage.do("next")
    assert stage.asked == "Strike"
    assert stage.wounds() == 1


def test_into_the_heat_needs_units_that_may_fight():
    assert with_card("into_the_heat", "rage").fight("guardsmen").refused("basic", "into_the_heat")
    stage = with_card("into_the_heat", "rage").units("peasants").dungeon("minotaur")
    assert stage.refused("basic", "into_the_heat")
    stage = with_card("into_the_heat", "rage").units("peasants loyal").dungeon("minotaur")
    assert stage.offers("basic", "into_the_heat")


def test_into_the_heat_comes_before_everything_else():
    stage = with_card("into_the_heat", "swift_bolt").crystals("red", "white").units("peasants").fight("guardsmen")
    assert stage.offers("basic", "into_the_heat")
    stage.powered("swift_bolt")
    assert stage.refused("basic", "into_the_heat")
    assert stage.refused("strong", "into_the_heat")


def test_decompose():
    stage = with_card("decompose", "march", "fireball", "wound").road()
    stage.play("decompose")
    assert stage.removed() == ["march"]
    assert stage.inventory() == ["red", "green", "green"]
    stage = with_card("decompose", "march", "ice_bolt").road()
    stage.powered("decompose")
    assert stage.targets("give") == ["march", "ice_bolt"]
    stage.do("give", "ice_bolt")
    assert stage.removed() == ["ice_bolt"]
    assert stage.inventory() == ["red", "white", "green"]


def test_maximal_effect_triples_a_basic_effect():
    stage = with_card("maximal_effect", "march", "fireball").road()
    stage.play("maximal_effect")
    assert stage.targets("with") == ["march"]
    assert stage.do("with", "march").points() == (6, 0, 0)
    assert stage.removed() == ["march"]
    assert stage.inventory() == ["red"]


def test_maximal_effect_powered_doubles_a_powered_effect():
    stage = with_card("maximal_effect", "rage").fight("guardsmen").strike()
    stage.powered("maximal_effect").do("with", "rage")
    # One attack, which cannot be split.
    assert stage.laid() == ["attack 8"]
    assert stage.removed() == ["rage"]
