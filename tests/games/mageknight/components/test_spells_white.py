"""The white spells: what each half does."""

import pytest

from tests.games.mageknight.components.hands import three_players, with_spell
from tests.games.mageknight.components.stage import LAIR, ROAD


def test_expose_strips_one_enemy():
    stage = with_spell("expose").assault("guardsmen", "golems")
    stage.play("expose").do("target", "guardsmen")
    assert stage.laid() == ["ranged 2"]
    assert [stage.s.walls(0, stage.foe(name)) for name in ("guardsmen", "golems")] == [0, 1]
    stage = with_spell("expose").fight("altem_guardsmen")
    stage.play("expose")
    assert stage.s.resistance(0, stage.foe("altem_guardsmen")) == 0


def test_expose_serves_in_any_phase_but_shoots_in_two():
    stage = with_spell("expose").fight("golems").defend()
    stage.play("expose")
    assert stage.s.resistance(0, stage.foe("golems")) == 0
    assert stage.laid() == []
    stage = with_spell("expose").fight("golems").strike()
    assert stage.play("expose").laid() == ["ranged 2"]
    # Without anything to strip it is still a ranged attack.
    assert with_spell("expose").fight("prowlers").play("expose").laid() == ["ranged 2"]
    assert with_spell("expose").fight("prowlers").defend().refused("basic", "expose")


def test_whirlwind_keeps_an_enemy_from_attacking():
    stage = with_spell("whirlwind").fight("guardsmen", "swordsmen")
    stage.play("whirlwind").do("target", "swordsmen")
    assert stage.halted() == ["swordsmen"]
    assert stage.strike().wounds() == 1


def test_tornado_destroys_an_enemy_in_the_attack_phase():
    stage = with_spell("whirlwind", strong=True).fight("guardsmen", "golems")
    assert stage.refused("strong", "whirlwind")
    stage.strike().powered("whirlwind").do("target", "golems")
    assert stage.foes() == ["guardsmen"]
    assert stage.player().fame == 80 + 4


def test_wings_of_wind_fly_one_space_per_point():
    stage = with_spell("wings_of_wind", "march").land("5", "3").enemy("5:e").stand("5:sw").begin()
    assert stage.refused("basic", "wings_of_wind")
    stage.play("march").play("wings_of_wind")
    # Over the lake, but not onto it.
    assert "5:ne" in stage.targets("travel")
    assert "5:c" not in stage.targets("travel")
    stage.do("travel", "5:ne")
    assert stage.where() == "5:ne"
    assert stage.points()[0] == 0


@pytest.mark.parametrize(
    ("enemies", "skips"), [(("swordsmen", "golems"), True), (("swordsmen", "golems", "diggers"), False)]
)
def test_wings_of_night_skip_the_attacks_with_move_points_left(enemies, skips):
    stage = with_spell("wings_of_wind", "march", strong=True).land("1", "3").enemy(LAIR, *enemies).stand(ROAD)
    stage.patient().begin().play("march").do("challenge", LAIR)
    assert stage.offers("strong", "wings_of_wind") == skips
    if skips:
        stage.powered("wings_of_wind").do("next")
        assert stage.asked == "Strike"
        assert stage.wounds() == 0


def test_wings_of_night_count_a_summoner_and_its_monster_once():
    stage = (
        with_spell("wings_of_wind", "march", strong=True).pile("minotaur").land("1", "3").enemy(LAIR, "orc_summoners")
    )
    stage.stand(ROAD).patient().begin()
    stage.effort.move = 1
    stage.do("challenge", LAIR).defend()
    assert stage.foes() == ["orc_summoners", "minotaur"]
    stage.powered("wings_of_wind")
    assert (stage.asked, stage.wounds(), stage.foes()) == ("Strike", 0, ["orc_summoners"])


def test_wings_of_night_revised_stop_enemies_one_by_one():
    stage = with_spell("wings_of_wind", "march", strong=True, wording="revised").land("1", "3")
    stage.enemy(LAIR, "swordsmen", "golems", "diggers").stand(ROAD).patient().begin()
    stage.play("march").do("challenge", LAIR).powered("wings_of_wind")
    stage.do("target", "swordsmen").do("target", "golems")
    assert stage.halted() == ["swordsmen", "golems"]
    # The next one would cost two more points.
    assert stage.points()[0] == 1
    assert stage.asked == "Shoot"


def test_call_to_arms_borrows_a_unit():
    stage = with_spell("call_to_arms").offer("peasants", "fire_mages").fight("guardsmen")
    stage.play("call_to_arms")
    assert stage.targets("borrow") == ["fire_mages", "fire_mages"]
    stage.do("borrow", "fire_mages", 0)
    assert stage.laid() == ["ranged 3 fire"]
    assert stage.army() == []
    assert len(stage.s.unit_offer) == 2


def test_call_to_arms_lets_the_unit_wait_for_its_moment():
    stage = with_spell("call_to_arms", "rage").offer("peasants", "fire_mages").land("1", "3").enemy(LAIR, "guardsmen")
    stage.stand(ROAD).patient().begin().play("call_to_arms")
    assert ("peasants" in stage.targets("borrow"), stage.asked) == (True, "March")
    stage.do("challenge", LAIR).do("borrow", "fire_mages", 0)
    assert stage.laid() == ["ranged 3 fire"]
    assert stage.refused("borrow")


def test_call_to_arms_brings_nobody_underground():
    stage = with_spell("call_to_arms", "rage").offer("fire_mages").dungeon("minotaur")
    assert stage.refused("basic", "call_to_arms")


def test_call_to_arms_pays_for_the_ability():
    stage = with_spell("call_to_arms").crystals("white", "red").offer("fire_golems").fight("guardsmen")
    stage.play("call_to_arms")
    assert stage.laid() == []
    stage.do("borrow", "fire_golems", 1)
    assert stage.laid() == ["ranged 4 fire"]
    assert stage.inventory() == []


def test_call_to_glory_recruits_anybody_for_nothing():
    stage = with_spell("call_to_arms", strong=True).offer("peasants", "altem_mages").fame(0).units("herbalists").road()
    stage.powered("call_to_arms").do("recruit", "altem_mages").do("disband", "herbalists")
    assert stage.army() == ["altem_mages"]
    assert len(stage.s.unit_offer) == 1


def test_mind_read_takes_a_card_of_a_colour_from_each():
    stage = three_players("mind_read").hand("rage", "fireball", "march", seat=1).hand("march", seat=2).road()
    stage.play("mind_read").do("colour", "red")
    assert stage.inventory() == ["red"]
    assert stage.question.seat == 1
    assert stage.targets("give") == ["rage", "fireball"]
    stage.do("give", "fireball")
    assert stage.cards(seat=1) == ["rage", "march"]
    assert stage.cards(seat=2) == ["march"]
    assert stage.told("show")


def test_mind_steal_keeps_an_action():
    stage = three_players("mind_read", strong=True).hand("rage", seat=1).hand("fireball", seat=2).road()
    stage.powered("mind_read").do("colour", "red")
    # Spells cannot be stolen.
    assert stage.targets("rival") == [1]
    stage.do("rival", 1)
    assert stage.cards() == ["rage"]
    assert "rage" not in stage.cards("discard", 1)
    assert stage.cards("discard", 2) == ["fireball"]
