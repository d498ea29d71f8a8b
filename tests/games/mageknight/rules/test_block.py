"""The block phase: summoners, blocks and their efficiency."""

import pytest

from ludotheque.games.mageknight.rules.combat.block import block_total
from ludotheque.games.mageknight.rules.combat.foes import attackers
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.terms import BLOCK
from tests.games.mageknight.positions import defend, fight
from tests.games.mageknight.scenario import Table
from tests.rules import rule

PHYSICAL, FIRE, ICE, COLDFIRE = range(4)


def guard(enemy: str, *blocks: tuple[int, int]) -> Table:
    """A fight in the block phase with these blocks (element, points) laid ready."""
    t = defend(enemy, hand=("rage", "march"), fame=99)
    t.effort.blows = [Blow(BLOCK, element, points) for element, points in blocks]
    return t


@rule("MK-BLOCK-01")
def test_all_enemies_left_attack():
    t = defend("prowlers", "diggers", hand=("rage",))
    assert len(attackers(t.s)) == 2


@rule("MK-BLOCK-02", "MK-BLOCK-15", "MK-DAMAGE-01")
def test_a_blocked_enemy_does_no_damage():
    t = defend("prowlers", "diggers", hand=("rage", "rage", "determination"), mana=("blue",)).powered("determination")
    t.do("block", "prowlers").skip_to("Strike")
    assert t.wounds() == 2


@rule("MK-BLOCK-03", "MK-BLOCK-04")
def test_a_summoner_draws_a_monster_that_attacks_in_its_place():
    t = fight("orc_summoners", hand=("concentration", "rage")).pile("medusa").skip_to("Defend")
    assert t.foes() == ["orc_summoners", "medusa"]
    assert [t.s.kind(foe).id for foe in attackers(t.s)] == ["medusa"]


@rule("MK-BLOCK-05", "MK-BLOCK-06")
def test_only_the_summoned_monster_can_be_targeted():
    t = fight("orc_summoners", "prowlers", hand=("chill", "rage", "concentration")).pile("medusa").skip_to("Defend")
    t.tokens("blue").play("chill")
    assert set(t.targets("target")) == {"medusa", "prowlers"}


@rule("MK-BLOCK-07")
def test_a_block_is_aimed_at_one_attacker():
    t = defend("prowlers", "diggers", hand=("determination", "rage"), mana=("blue",)).powered("determination")
    assert set(t.targets("block")) == {"prowlers", "diggers"}
    t.do("block", "prowlers")
    assert t.refused("block")
    assert not t.foe("diggers").blocked


@rule("MK-BLOCK-08", "MK-UNITS-14")
def test_blocks_of_cards_skills_and_units_add_up():
    t = defend("prowlers", hand=("rage", "march"), units=("foresters",))
    t.play("rage").do("activate", "foresters", 1)
    assert block_total(t.s, 0, t.foe("prowlers"), 0) == 5
    assert t.offers("block", "prowlers")


@rule("MK-BLOCK-08")
def test_each_block_counts_by_its_efficiency():
    t = guard("fire_dragon", (PHYSICAL, 2), (ICE, 3))
    assert block_total(t.s, 0, t.foe("fire_dragon"), 0) == 4


@rule("MK-BLOCK-10")
@pytest.mark.parametrize("element", [PHYSICAL, FIRE, ICE, COLDFIRE])
def test_any_block_stops_a_physical_attack(element: int):
    assert guard("prowlers", (element, 4)).offers("block", "prowlers")


@rule("MK-BLOCK-11")
@pytest.mark.parametrize(("element", "points"), [(PHYSICAL, 2), (FIRE, 2), (ICE, 4), (COLDFIRE, 4)])
def test_blocks_against_fire(element: int, points: int):
    t = guard("fire_dragon", (element, 4))
    assert block_total(t.s, 0, t.foe("fire_dragon"), 0) == points


@rule("MK-BLOCK-12")
@pytest.mark.parametrize(("element", "points"), [(PHYSICAL, 2), (FIRE, 4), (ICE, 2), (COLDFIRE, 4)])
def test_blocks_against_ice(element: int, points: int):
    t = guard("ice_dragon", (element, 4))
    assert block_total(t.s, 0, t.foe("ice_dragon"), 0) == points


@rule("MK-BLOCK-13")
@pytest.mark.parametrize(("element", "points"), [(PHYSICAL, 2), (FIRE, 2), (ICE, 2), (COLDFIRE, 4)])
def test_blocks_against_cold_fire(element: int, points: int):
    t = guard("high_dragon", (element, 4))
    assert block_total(t.s, 0, t.foe("high_dragon"), 0) == points


@rule("MK-BLOCK-14")
def test_inefficient_blocks_are_added_up_before_they_are_halved():
    t = guard("fire_dragon", (PHYSICAL, 3), (FIRE, 2), (ICE, 2))
    assert block_total(t.s, 0, t.foe("fire_dragon"), 0) == 4


@rule("MK-BLOCK-15")
@pytest.mark.parametrize(("points", "enough"), [(4, True), (3, False)])
def test_a_block_must_reach_the_attack(points: int, enough: bool):
    assert guard("prowlers", (PHYSICAL, points)).offers("block", "prowlers") == enough


@rule("MK-BLOCK-16")
@pytest.mark.parametrize(("points", "enough"), [(6, True), (5, False)])
def test_a_swift_enemy_takes_twice_as_much(points: int, enough: bool):
    assert guard("wolf_riders", (PHYSICAL, points)).offers("block", "wolf_riders") == enough


@rule("MK-BLOCK-17", "MK-DAMAGE-01")
def test_a_blocked_enemy_is_still_there():
    t = guard("prowlers", (PHYSICAL, 4)).do("block", "prowlers")
    fame = t.player().fame
    assert t.asked == "Strike"
    assert t.foes() == ["prowlers"]
    t.play("rage").sideways("march")
    assert t.offers("strike", "prowlers")
    assert fame == 99


@rule("MK-BLOCK-18")
def test_a_blocked_summoned_monster_is_discarded_without_fame():
    t = fight("orc_summoners", hand=("concentration", "rage")).pile("gargoyle").skip_to("Defend")
    t.effort.blows = [Blow(BLOCK, PHYSICAL, 5)]
    t.do("block", "gargoyle")
    assert t.foes() == ["orc_summoners"]
    assert [t.s.box.enemy(token).id for token in t.s.discards[2]] == ["gargoyle"]
    assert t.player().fame == 0


@rule("MK-BLOCK-19", "MK-DAMAGE-03")
def test_a_block_that_does_not_suffice_changes_nothing():
    t = defend("prowlers", hand=("rage", "concentration", "march"), fame=0).play("rage").do("next")
    t.do("suffer", "prowlers")
    assert t.wounds() == 2


@rule("MK-BLOCK-20")
def test_what_a_block_does_besides_happens_even_if_it_fails():
    t = defend("fire_dragon", hand=("rage",), units=("utem_swordsmen",)).do("activate", "utem_swordsmen", 1)
    assert t.refused("block")
    assert t.army() == ["utem_swordsmen spent wounded"]


@rule("MK-BLOCK-21")
def test_each_attacker_is_blocked_by_a_block_of_its_own():
    t = defend(
        "prowlers",
        "diggers",
        hand=("determination", "battle_versatility", "rage"),
        mana=(
            "blue",
            "red",
        ),
    )
    t.powered("determination").do("block", "prowlers").powered("battle_versatility").choose(1).do("block", "diggers")
    assert t.foe("prowlers").blocked
    assert t.foe("diggers").blocked
    assert t.skip_to("Strike").wounds() == 0


@rule("MK-BLOCK-21")
def test_a_block_that_is_not_needed_may_be_kept():
    t = defend("prowlers", "diggers", hand=("rage", "march"))
    t.effort.blows = [Blow(BLOCK, PHYSICAL, 4), Blow(BLOCK, PHYSICAL, 3)]
    t.do("block", "prowlers").do("hold", 1)
    assert t.offers("block", "diggers")


@rule("MK-BLOCK-01", "MK-BLOCK-03")
def test_a_summoner_that_does_not_attack_summons_nobody():
    t = fight("orc_summoners", hand=("whirlwind", "rage", "determination"), mana=("white",)).play("whirlwind")
    t.skip_to("Strike")
    assert t.foes() == ["orc_summoners"]
    assert t.wounds() == 0
