"""The white advanced actions."""

import pytest

from tests.games.mageknight.components.hands import with_card


@pytest.mark.parametrize(("how", "move", "ways"), [("basic", 2, [0]), ("strong", 4, [0, 1])])
def test_agility_turns_move_points_into_attacks(how, move, ways):
    stage = with_card("agility").land("1", "3").enemy("1:nw", "prowlers").stand("1:w").patient().begin()
    stage.do(how, "agility")
    assert stage.points()[0] == move
    stage.do("challenge", "1:nw")
    assert stage.offers("agility", 1) == (1 in ways)
    assert stage.refused("agility", "")
    stage.strike()
    assert stage.offers("agility", 1) == (1 in ways)
    stage.do("agility", "")
    assert stage.laid() == ["attack 1"]
    assert stage.points()[0] == move - 1


def test_agility_powered_shoots_with_two_points():
    stage = with_card("agility").land("1", "3").enemy("1:nw", "prowlers").stand("1:w").patient().begin()
    stage.powered("agility").do("challenge", "1:nw").do("agility", 1).do("agility", 1)
    assert stage.laid() == ["ranged 1", "ranged 1"]
    assert stage.points()[0] == 0


@pytest.mark.parametrize(("wording", "plays"), [("first", False), ("revised", True)])
def test_agility_revised_uses_move_points_gained_in_the_fight(wording, plays):
    stage = with_card("agility", "march", wording=wording).land("1", "3").enemy("1:nw", "prowlers").stand("1:w")
    stage.patient().begin().play("agility").do("challenge", "1:nw").strike()
    assert stage.offers("basic", "march") == plays
    if plays:
        assert stage.play("march").points()[0] == 4


@pytest.mark.parametrize(("wording", "offered"), [("first", False), ("revised", True)])
def test_agility_revised_can_itself_be_played_in_a_fight(wording, offered):
    stage = with_card("agility", "rage", wording=wording).fight("prowlers").strike()
    assert stage.offers("basic", "agility") == offered
    if offered:
        stage.play("agility").do("agility", "").do("agility", "")
        assert stage.laid() == ["attack 1", "attack 1"]


@pytest.mark.parametrize(("how", "prices"), [("basic", (1, 4, 3)), ("strong", (0, 3, 2))])
def test_song_of_wind(how, prices):
    stage = with_card("song_of_wind").land("4", "9").stand("4:sw").begin()
    stage.do(how, "song_of_wind")
    assert stage.points()[0] == 2
    assert tuple(stage.price(terrain) for terrain in ("plains", "desert", "wasteland")) == prices
    assert stage.price("hills") == 3


def test_song_of_wind_powered_crosses_lakes_for_blue_mana():
    stage = with_card("song_of_wind").crystals("white", "blue").land("1", "3").enemy("1:nw").stand("1:nw").begin()
    other = stage.copy()
    stage.powered("song_of_wind").do("use")
    assert stage.inventory() == []
    assert stage.price("lake") == 0
    assert stage.move_to("1:ne").points()[0] == 2
    other.powered("song_of_wind").do("skip")
    assert other.inventory() == ["blue"]
    assert other.price("lake") < 0


@pytest.mark.parametrize(("how", "influence", "fame"), [("basic", 3, 0), ("strong", 6, 1)])
def test_heroic_tale(how, influence, fame):
    stage = with_card("heroic_tale", "threaten", "promise").offer("peasants", "herbalists").village()
    stage.do(how, "heroic_tale")
    assert stage.points() == (0, influence, 0)
    stage.play("threaten", "promise").do("recruit", "peasants").do("recruit", "herbalists")
    assert (stage.player().fame, stage.player().reputation) == (24, 0)
    stage.end_turn()
    assert (stage.player().fame, stage.player().reputation) == (24 + 2 * fame, 2)


def test_diplomacy_blocks_with_influence():
    stage = with_card("diplomacy", "promise").village()
    assert stage.play("diplomacy", "promise").points() == (0, 4, 0)
    stage = with_card("diplomacy", "promise").units("peasants").fight("prowlers").defend()
    assert stage.refused("basic", "promise")
    stage.play("diplomacy", "promise").do("activate", "peasants", 1)
    assert stage.laid() == ["block 2", "block 2", "block 2"]


@pytest.mark.parametrize(("choice", "element"), [(0, "ice"), (1, "fire")])
def test_diplomacy_powered_blocks_fire_or_ice(choice, element):
    stage = with_card("diplomacy", "promise").fight("prowlers").defend()
    stage.powered("diplomacy").choose(choice).play("promise")
    assert stage.laid() == [f"block 4 {element}", f"block 2 {element}"]
    assert with_card("diplomacy").village().powered("diplomacy").choose(choice).points() == (0, 4, 0)


def test_mana_storm_gives_a_crystal_for_a_die():
    stage = with_card("mana_storm", "march").source("green", "gold", "red").road()
    stage.load("black").play("mana_storm")
    assert stage.targets("die") == [0, 2]
    stage.do("die", 2)
    assert stage.inventory() == ["red", "white"]
    assert stage.s.source == [3, 4, 5]
    assert stage.offers("strong", "march")


def test_mana_storm_powered_makes_all_dice_useful():
    stage = with_card("mana_storm", "march", "stamina", "rage").source("white", "white", "white").road()
    stage.load("black", "gold", "green").powered("mana_storm", "white crystal")
    assert stage.s.source == [5, 4, 3]
    assert stage.effort.dice == 4
    stage.powered("stamina", "black die").powered("march", "gold die")
    assert stage.points()[0] == 8


@pytest.mark.parametrize(("how", "influence", "price", "place"), [("basic", 2, 6, "discard"), ("strong", 4, 9, "hand")])
def test_learning(how, influence, price, place):
    others = ("threaten", "promise", "heroic_tale")
    stage = with_card("learning", *others).advanced("ice_bolt", "fire_bolt").village()
    stage.do(how, "learning")
    assert stage.points() == (0, influence, 0)
    assert stage.refused("study")
    stage.play(*others).do("study", "fire_bolt")
    assert stage.points() == (0, influence + 7 - price, 0)
    assert "fire_bolt" in stage.cards(place)
    assert stage.refused("study")


def test_learning_serves_far_from_any_locals():
    stage = with_card("learning", "threaten", "rage", "stamina").advanced("ice_bolt", "fire_bolt").road()
    assert stage.refused("basic", "threaten")
    stage.play("learning", "threaten")
    assert stage.points() == (0, 4, 0)
    assert stage.refused("study")
    # A card sideways moves, or adds to the influence.
    stage.do("sideways", "rage", 1).do("sideways", "stamina", 0)
    assert stage.points() == (1, 5, 0)
    stage.effort.influence += 1
    stage.do("study", "fire_bolt")
    assert "fire_bolt" in stage.cards("discard")
    assert stage.points() == (1, 0, 0)
    assert stage.refused("study")


def test_learning_serves_in_a_fight():
    stage = with_card("learning", "promise", "noble_manners").advanced("fire_bolt").units("illusionists")
    stage.fight("prowlers").play("learning", "promise").do("activate", "illusionists", 0).do("study", "fire_bolt")
    assert stage.points() == (0, 2, 0)
    assert stage.refused("basic", "noble_manners")


def test_learning_needs_an_action_on_offer_where_nobody_talks():
    stage = with_card("learning", "promise").road()
    stage.s.advanced_offer = []
    assert stage.refused("basic", "learning")
