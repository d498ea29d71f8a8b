"""Goldyx's skills: what each does, and how often."""

import pytest

from tests.games.mageknight.components.hands import with_skill


def test_potion_making():
    stage = with_skill("goldyx_potion_making", "wound", "wound").road()
    stage.do("skill", "goldyx_potion_making")
    assert stage.points() == (0, 0, 2)
    stage = with_skill("goldyx_potion_making", "wound", "rage").fight("prowlers")
    assert stage.refused("skill", "goldyx_potion_making")


@pytest.mark.parametrize(
    ("crystals", "influence"),
    [(("red",), 1), (("red", "red", "blue"), 2), (("red", "blue", "white", "green", "green"), 4)],
)
def test_glittering_fortune_counts_colours(crystals, influence):
    stage = with_skill("goldyx_glittering_fortune").crystals(*crystals).village()
    stage.do("skill", "goldyx_glittering_fortune")
    assert stage.points() == (0, influence, 0)


def test_flight_ignores_terrain():
    skill = "goldyx_flight"
    stage = with_skill(skill, "march").land("5", "3").enemy("5:e", "prowlers").stand("5:sw").begin()
    other = stage.copy()
    stage.do("skill", skill)
    # One space for nothing, but not onto the lake; two only for two move points.
    assert "5:ne" not in stage.targets("travel")
    assert "5:c" not in stage.targets("travel")
    stage.do("travel", "5:se")
    assert stage.where() == "5:se"
    other.play("march").do("skill", skill).do("travel", "5:ne")
    assert other.where() == "5:ne"
    assert other.points()[0] == 0
    assert other.asked == "March"


@pytest.mark.parametrize(
    ("card", "mana", "points"),
    [("march", "green", 4), ("march", "red", 3), ("fireball", "red", 4), ("ruby_ring", "red", 3)],
)
def test_universal_power_feeds_a_sideways_card(card, mana, points):
    stage = with_skill("goldyx_universal_power", card).crystals(mana).road()
    stage.do("skill", "goldyx_universal_power").do("with", card)
    if stage.asked == "FeedSideways":
        stage.do("colour", mana)
    assert stage.points() == (points, 0, 0)
    assert stage.inventory() == []


def test_source_freeze_shuts_the_source_for_others():
    skill = "goldyx_source_freeze"
    stage = with_skill(skill, "promise", heroes=("goldyx", "tovak")).source("green", "green", "green", "green")
    stage.hand("march", "stamina", "mana_draw", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill).end_turn()
    assert stage.question.seat == 1
    assert stage.refused("strong", "march")
    # Dice that an effect allows stay free.
    stage.play("mana_draw")
    assert stage.offers("strong", "march")
    stage.end_turn()
    assert stage.question.seat == 0
    assert stage.do("colour", "green").inventory() == ["green"]
    assert stage.refused("skill", skill)
