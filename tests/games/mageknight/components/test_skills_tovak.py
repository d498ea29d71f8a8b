"""Tovak's skills: what each does, and how often."""

import pytest

from ludotheque.games.mageknight.rules.terms import GREEN
from tests.games.mageknight.components.hands import with_skill


def test_resistance_break_takes_armour_for_resistances():
    skill = "tovak_resistance_break"
    stage = with_skill(skill).fight("altem_guardsmen", "prowlers", "golems")
    stage.do("skill", skill)
    assert stage.targets("target") == ["altem_guardsmen", "golems"]
    stage.do("target", "altem_guardsmen")
    assert stage.armour("altem_guardsmen") == 4
    stage = with_skill(skill).fight("ice_dragon")
    stage.do("skill", skill)
    assert stage.armour("ice_dragon") == 5


def test_i_feel_no_pain_turns_a_wound_into_a_card():
    skill = "tovak_i_feel_no_pain"
    stage = with_skill(skill, "wound", "rage").deck("march").road()
    stage.do("skill", skill)
    assert stage.cards() == ["rage", "march"]
    assert stage.wounds("discard") == 1
    assert with_skill(skill, "wound", "rage").fight("prowlers").refused("skill", skill)


@pytest.mark.parametrize(("card", "points"), [("rage", 2), ("fire_bolt", 3), ("fireball", 3), ("ruby_ring", 3)])
def test_i_dont_give_a_damn_plays_sideways_for_more(card, points):
    skill = "tovak_i_dont_give_a_damn"
    stage = with_skill(skill, card).road()
    assert stage.do("skill", skill).do("with", card).points() == (points, 0, 0)
    stage = with_skill(skill, card).fight("guardsmen").strike()
    assert stage.do("skill", skill).do("with", card).laid() == [f"attack {points}"]


def test_who_needs_magic_pays_to_leave_the_source_alone():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "march").source("green").road()
    other = stage.copy()
    stage.do("skill", skill).do("with", "rage", 1)
    assert stage.points()[0] == 3
    assert stage.refused("strong", "march")
    other.do("skill", skill).do("with", "rage", 0)
    assert other.points()[0] == 2
    assert other.offers("strong", "march")
    stage = with_skill(skill, "rage", "march").source("green").road()
    stage.powered("march").do("skill", skill)
    assert stage.refused("with", "rage", 1)


def test_who_needs_magic_bars_dice_taken_by_other_effects_too():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "mana_draw").crystals("white").source("green", "red").road()
    other = stage.copy()
    stage.do("skill", skill).do("with", "rage", 1)
    assert stage.refused("strong", "mana_draw")
    other.powered("mana_draw").do("die", 0).do("colour", "blue").do("skill", skill)
    assert other.refused("with", "rage", 1)


def test_who_needs_magic_minds_no_die_that_was_stolen_before():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "march").tactic("mana_steal").source("green").meddle()
    stage.player().stolen_die, stage.player().stolen_colour, stage.s.source[0] = 0, GREEN, -1
    stage.road().powered("march").do("skill", skill)
    assert stage.offers("with", "rage", 1)


@pytest.mark.parametrize("colour", ["red", "blue", "white", "green", "black"])
def test_mana_exploit_gives_mana(colour):
    stage = with_skill("tovak_mana_exploit", heroes=("tovak", "goldyx")).road()
    stage.do("skill", "tovak_mana_exploit")
    assert stage.targets("colour") == ["red", "blue", "white", "green", "black"]
    assert stage.do("colour", colour).mana() == [colour]


def test_mana_exploit_hurts_those_who_use_other_colours():
    skill = "tovak_mana_exploit"
    stage = with_skill(skill, heroes=("tovak", "goldyx")).crystals("green", "green", "blue", "red", seat=1)
    stage.hand("march", "tranquility", "stamina", "crystallize", "wound", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill).do("colour", "red").end_turn()
    assert stage.question.seat == 1
    stage.powered("march")
    assert stage.wounds(seat=1) == 2
    # A Wound for each colour, once.
    stage.powered("tranquility")
    if stage.asked == "ChooseEffect":
        stage.choose(1)
    assert stage.wounds(seat=1) == 2
    stage.powered("stamina")
    assert stage.wounds(seat=1) == 3
    stage.play("crystallize")
    assert stage.wounds(seat=1) == 3


def test_mana_exploit_hurts_once_for_a_colour_even_in_two_turns():
    skill = "tovak_mana_exploit"
    stage = with_skill(skill, heroes=("tovak", "goldyx")).crystals("green", "green", seat=1)
    stage.hand("march", "tranquility", "rage", "wound", seat=1).stand("A:c", seat=1).tactic("the_right_moment", seat=1)
    stage.road().do("skill", skill).do("colour", "red").end_turn()
    stage.do("right_moment").powered("march").end_turn()
    assert (stage.question.seat, stage.wounds(seat=1)) == (1, 2)
    stage.powered("tranquility").choose(1)
    assert stage.wounds(seat=1) == 2
