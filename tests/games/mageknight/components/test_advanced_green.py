"""The green advanced actions."""

import pytest

from tests.games.mageknight.components.hands import with_card


@pytest.mark.parametrize(("how", "move", "heal"), [("basic", 2, 1), ("strong", 4, 2)])
def test_refreshing_walk(how, move, heal):
    stage = with_card("refreshing_walk", "wound", "wound").road()
    stage.do(how, "refreshing_walk")
    assert stage.points() == (move, 0, heal)
    stage.do("mend", "wound")
    assert stage.wounds() == 1


@pytest.mark.parametrize(("wording", "offered"), [("first", False), ("revised", True)])
def test_refreshing_walk_revised_gives_only_move_points_in_a_fight(wording, offered):
    stage = with_card("agility", "refreshing_walk", "wound", wording=wording).land("1", "3").enemy("1:nw", "prowlers")
    stage.stand("1:w").patient().begin().play("agility").do("challenge", "1:nw").strike()
    assert stage.offers("basic", "refreshing_walk") == offered
    if offered:
        assert stage.play("refreshing_walk").points() == (4, 0, 0)
    stage = with_card("refreshing_walk", "wound", wording=wording).road()
    assert stage.play("refreshing_walk").points() == (2, 0, 1)


def test_path_finding():
    stage = with_card("path_finding").road()
    stage.play("path_finding")
    assert stage.points()[0] == 2
    assert [stage.price(terrain) for terrain in ("plains", "forest", "swamp", "city")] == [2, 2, 4, 2]
    assert stage.price("mountain") < 0
    assert stage.price("lake") < 0
    stage = with_card("path_finding").road()
    stage.powered("path_finding")
    assert stage.points()[0] == 4
    assert [stage.price(terrain) for terrain in ("plains", "hills", "desert", "swamp")] == [2, 2, 2, 2]
    assert stage.price("mountain") < 0
    assert stage.price("lake") < 0


@pytest.mark.parametrize(("how", "heal", "level"), [("basic", 1, 2), ("strong", 2, 3)])
def test_regeneration(how, heal, level):
    army = ["peasants spent", "utem_guardsmen spent", "fire_mages spent", "altem_mages spent"]
    stage = with_card("regeneration", "wound").units(*army).road()
    stage.do(how, "regeneration")
    assert stage.points() == (0, 0, heal)
    assert stage.targets("ready") == [name.split()[0] for name in army[:level]]
    stage.do("ready", army[level - 1].split()[0])
    assert stage.army()[level - 1] == army[level - 1].split()[0]


def test_regeneration_is_barred_from_combat():
    stage = with_card("regeneration", "wound", "rage").units("peasants spent").fight("prowlers").strike()
    assert stage.refused("basic", "regeneration")
    assert stage.refused("strong", "regeneration")


@pytest.mark.parametrize(
    ("how", "wording", "influence"),
    [("basic", "first", 2 + 3), ("strong", "first", 4 + 6), ("basic", "revised", 3 + 3), ("strong", "revised", 5 + 6)],
)
def test_in_need_counts_wounds(how, wording, influence):
    stage = with_card("in_need", "wound", wording=wording).units("peasants wounded wounded").village()
    assert stage.do(how, "in_need").points() == (0, influence, 0)


@pytest.mark.parametrize(("how", "attack", "block"), [("basic", 1, 2), ("strong", 2, 4)])
def test_ambush(how, attack, block):
    for phase, expected in (
        ("Strike", [f"attack {2 + attack}", "attack 2"]),
        ("Defend", [f"block {2 + block}", "block 2"]),
    ):
        stage = with_card("ambush", "rage", "determination").land("1", "3").enemy("1:nw", "guardsmen")
        stage.stand("1:w").patient().begin()
        stage.do(how, "ambush")
        assert stage.points()[0] == 2 * attack
        stage.do("challenge", "1:nw").skip_to(phase).play("rage", "determination")
        assert stage.laid() == expected


def test_ambush_is_for_cards():
    stage = with_card("ambush", "rage", "march").units("peasants").skills("tovak_cold_swordsmanship")
    stage.land("1", "3").enemy("1:nw", "guardsmen").stand("1:w").patient().begin()
    stage.play("ambush").do("challenge", "1:nw").strike().do("activate", "peasants", 0)
    stage.do("skill", "tovak_cold_swordsmanship").choose(0).sideways("march").play("rage")
    assert stage.laid() == ["attack 2", "attack 2", "attack 1", "attack 3"]


@pytest.mark.parametrize(("how", "place"), [("basic", "discard"), ("strong", "hand")])
def test_training(how, place):
    stage = with_card("training", "rage", "march").advanced("fire_bolt", "blood_rage", "ice_bolt").road()
    stage.do(how, "training")
    assert stage.removed() == ["rage"]
    assert stage.targets("take") == ["fire_bolt", "blood_rage"]
    stage.do("take", "blood_rage")
    assert "blood_rage" in stage.cards(place)
    assert len(stage.s.advanced_offer) == 3
