"""The blue spells: what each half does."""

import pytest

from ludotheque.games.mageknight.rules.heroes.mana import TOKEN, spend
from ludotheque.games.mageknight.rules.lasting import Claim
from tests.games.mageknight.components.hands import three_players, with_spell
from tests.games.mageknight.components.stage import LAIR, Stage


def claims(stage: Stage) -> list[Claim]:
    """Return the dice that are claimed."""
    return [thing for thing in stage.s.lasting if isinstance(thing, Claim)]


def test_chill_needs_a_fire_resistance_once_attacks_are_over():
    stage = with_spell("chill", "rage").fight("golems", "fire_golems").strike()
    stage.play("chill")
    assert stage.s.resistance(0, stage.foe("fire_golems")) == 1
    assert with_spell("chill", "rage").fight("golems").strike().refused("basic", "chill")


@pytest.mark.parametrize(
    ("mana", "phase", "basic", "strong"),
    [
        ("blue", "Strike", "attack 8 ice", "attack 11 ice"),
        ("red", "Strike", "attack 7 coldfire", "attack 10 coldfire"),
        ("white", "Shoot", "ranged 6 ice", "ranged 9 ice"),
        ("green", "Shoot", "siege 5 ice", "siege 8 ice"),
    ],
)
def test_mana_bolt_and_mana_thunderbolt(mana, phase, basic, strong):
    stage = with_spell("mana_bolt").crystals("blue", mana).fight("guardsmen").skip_to(phase)
    assert stage.play("mana_bolt").laid() == [basic]
    assert stage.inventory() == []
    stage = with_spell("mana_bolt", strong=True).crystals("blue", mana).fight("guardsmen").skip_to(phase)
    assert stage.powered("mana_bolt").laid() == [strong]
    assert stage.inventory() == []


def test_chill_stops_an_enemy_and_its_resistance_to_fire():
    stage = with_spell("chill").fight("fire_dragon", "ice_dragon")
    stage.play("chill")
    # An enemy that resists ice feels nothing.
    assert stage.halted() == ["fire_dragon"]
    assert stage.s.resistance(0, stage.foe("fire_dragon")) == 1


@pytest.mark.parametrize("phase", ["Shoot", "Defend", "Strike"])
def test_lethal_chill_takes_armour_in_any_phase(phase):
    stage = with_spell("chill", strong=True).fight("fire_dragon", "ice_mages").skip_to(phase)
    stage.powered("chill")
    assert stage.armour("fire_dragon") == 3
    assert stage.halted() == ["fire_dragon"]


def test_space_bending_brings_the_distant_near():
    stage = with_spell("space_bending", "march").land("1", "3").enemy(LAIR, "prowlers").stand("1:w").begin()
    assert stage.play("march").refused("move", "1:se")
    stage.play("space_bending")
    stage.move_to("1:se")
    assert stage.where() == "1:se"
    assert stage.points()[0] == 0


def test_space_bending_provokes_nobody():
    stage = with_spell("space_bending", "march", "stamina").land("1", "3").enemy(LAIR, "prowlers").stand("1:w").begin()
    stage.play("space_bending", "march", "stamina").move_to("1:c")
    assert stage.asked == "March"


@pytest.mark.parametrize(("wording", "place"), [("first", "discard"), ("revised", "aside")])
def test_time_bending_gives_the_turn_again(wording, place):
    stage = with_spell("space_bending", "improvisation", "rage", "stamina", strong=True, wording=wording).road()
    stage.play("improvisation").do("give", "rage").powered("space_bending").end_turn()
    assert sorted(stage.cards()) == ["improvisation", "stamina"]
    assert "space_bending" in stage.cards(place)
    assert "rage" in stage.cards("discard")
    assert stage.question.seat == 0
    assert not stage.told("dummy")


def test_mana_claim_gives_three_mana_now():
    stage = three_players("mana_claim").source("green", "red").road()
    stage.play("mana_claim").do("die", 1).do("now")
    assert stage.mana() == ["red", "red", "red"]
    assert stage.s.source[1] < 0
    assert [claim.curse for claim in claims(stage)] == [False]


def test_mana_claim_gives_mana_each_later_turn():
    stage = three_players("mana_claim").source("green", "red").deck("march", seat=1).deck("march", seat=2).road()
    stage.play("mana_claim").do("die", 1).do("later")
    assert stage.mana() == []
    stage.end_turn().end_turn().end_turn()
    assert stage.question.seat == 0
    assert stage.mana() == ["red"]


def test_mana_curse_wounds_those_who_use_the_colour():
    stage = three_players("mana_claim", strong=True).source("black", "green").crystals("green", "green", seat=1)
    stage.hand("march", "tranquility", "wound", seat=1).road()
    stage.powered("mana_claim").do("die", 1).do("now").end_turn()
    assert stage.question.seat == 1
    stage.powered("march")
    assert stage.wounds(seat=1) == 2
    # At most one Wound a turn.
    stage.powered("tranquility")
    assert stage.wounds(seat=1) == 2


def test_mana_claim_can_be_cast_again_in_the_same_round():
    stage = three_players("mana_claim").night().source("red", "green", "white").crystals("blue", "blue", "blue")
    stage = stage.tactic("long_night").road().meddle()
    stage.play("mana_claim").do("die", 0).do("later")
    # As Long Night might bring it back.
    stage.player().play.remove(stage.player().play[0])
    stage.hand("mana_claim", "march")
    stage.play("mana_claim")
    assert len(stage.targets("die")) == 2
    stage.do("die", 2).do("now")
    assert stage.mana() == ["white"] * 3
    assert [(claim.colour, claim.later) for claim in claims(stage)] == [(0, True), (2, False)]
    stage.end_turn().end_turn().end_turn().skip_to("March")
    assert (stage.question.seat, stage.mana()) == (0, ["red"])


def test_two_mana_curses_wound_for_each_colour():
    stage = three_players("mana_claim", "rage").night().road().meddle()
    stage.s.lasting = [Claim(1, 0, False, True), Claim(1, 1, False, True)]
    stage.tokens("red", "red", "blue").hand("rage", "rage", "determination", "cold_toughness")
    for colour in (0, 0, 1):
        spend(stage.s, 0, TOKEN * 8 + colour, colour)
    assert stage.wounds() == 2


def test_space_bending_explores_from_the_middle_of_a_tile():
    stage = with_spell("space_bending", "march").land("1", "3").enemy(LAIR).stand("1:c").begin().play("march")
    assert stage.refused("explore")
    stage.play("space_bending").pay("blue")
    assert stage.offers("explore")
