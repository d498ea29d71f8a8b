"""The ranged and siege phase, and the attack phase."""

import pytest

from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.foes import armour_of
from tests.games.mageknight.positions import assault, fight, strike
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def total(table: Table, *names: str) -> int:
    """What the attacks laid ready come to against these enemies together; -1 if none can be made."""
    return attack_total(table.s, 0, [table.foe(name) for name in names], 0)


@rule("MK-RANGED-01")
def test_the_phase_may_be_passed():
    t = fight("prowlers", hand=("concentration", "rage"))
    assert t.offers("next")
    assert t.do("next").asked == "Defend"


@rule("MK-RANGED-02")
def test_an_attack_names_its_targets():
    t = fight("prowlers", "diggers", hand=("snowstorm", "rage"), mana=("blue",))
    t.play("snowstorm")
    assert t.targets("strike") == ["prowlers"]
    assert t.do("strike", "prowlers").foes() == ["diggers"]


@rule("MK-RANGED-04")
def test_a_powered_card_counts_with_its_strong_value():
    t = fight("prowlers", hand=("battle_versatility", "rage", "concentration"), mana=("red",))
    assert t.copy().play("battle_versatility").refused("strike")
    t.powered("battle_versatility").choose(4)
    assert t.offers("strike", "prowlers")


@rule("MK-RANGED-04")
def test_skills_and_units_shoot_too():
    t = fight("prowlers", hand=("rage",), units=("utem_crossbowmen",)).skills("tovak_night_sharpshooting")
    t.do("activate", "utem_crossbowmen", 1).do("skill", "tovak_night_sharpshooting")
    assert t.offers("strike", "prowlers")


@rule("MK-RANGED-05", "MK-RANGED-20", "MK-RANGED-06")
def test_against_a_fortified_target_only_siege_counts():
    t = fight(
        "diggers",
        "prowlers",
        hand=("fireball", "rage", "crushing_bolt"),
        mana=(
            "red",
            "green",
        ),
    )
    t.play("fireball")
    assert total(t, "diggers") == 0
    assert total(t, "prowlers") == 5
    assert total(t, "diggers", "prowlers") == 0
    t.powered("crushing_bolt")
    assert total(t, "diggers") == 3
    assert total(t, "prowlers") == 8
    assert total(t, "diggers", "prowlers") == 3


@rule("MK-RANGED-07")
def test_in_the_open_ranged_and_siege_add_up():
    t = fight(
        "cursed_hags",
        hand=("battle_versatility", "crushing_bolt", "rage"),
        mana=(
            "red",
            "green",
        ),
    )
    t.powered("crushing_bolt").powered("battle_versatility").choose(4)
    assert total(t, "cursed_hags") == 6
    assert t.offers("strike", "cursed_hags")


@rule("MK-RANGED-08")
def test_a_doubly_fortified_enemy_cannot_be_targeted_from_afar():
    hand, mana = ("fireball", "snowstorm", "concentration"), ("red", "black", "black", "blue")
    t = assault("guardsmen", hand=hand, mana=mana, night=True).powered("fireball").powered("snowstorm")
    assert t.asked == "Shoot"
    assert total(t, "guardsmen") == -1
    assert t.refused("strike")


@rule("MK-RANGED-08", "MK-RANGED-05")
def test_a_simply_fortified_one_can_by_siege():
    t = assault(
        "swordsmen",
        hand=("fireball", "concentration"),
        night=True,
        mana=(
            "red",
            "black",
        ),
    ).powered("fireball")
    assert t.offers("strike", "swordsmen")


@rule("MK-RANGED-10")
def test_a_resistance_halves_rounded_down():
    t = fight("fire_dragon", "prowlers", hand=("fireball", "rage"), mana=("red",)).play("fireball")
    assert total(t, "fire_dragon") == 2
    assert total(t, "prowlers") == 5


@rule("MK-RANGED-10")
def test_halving_comes_after_adding_up():
    hand, mana = ("fireball", "fire_bolt", "rage", "march"), ("red", "red")
    t = strike("fire_dragon", hand=hand, mana=mana).play("fireball").powered("fire_bolt")
    assert total(t, "fire_dragon") == 4
    t.sideways("rage")
    assert total(t, "fire_dragon") == 4
    t.effort.blows = t.effort.blows[1:]
    assert total(t, "fire_dragon") == 2


@rule("MK-RANGED-11", "MK-RANGED-21")
def test_one_resistant_target_weakens_the_attack_on_all():
    t = fight("ice_dragon", "prowlers", hand=("snowstorm", "rage"), mana=("blue",)).play("snowstorm")
    assert total(t, "ice_dragon", "prowlers") == 2
    assert total(t, "prowlers") == 5


@rule("MK-RANGED-12")
def test_cold_fire_is_halved_only_by_both_resistances_of_one_enemy():
    enemies = ("fire_dragon", "ice_dragon", "high_dragon")
    t = strike(*enemies, hand=("mana_bolt", "rage"), mana=("blue", "red")).play("mana_bolt")
    assert total(t, "fire_dragon") == 7
    assert total(t, "fire_dragon", "ice_dragon") == 7
    assert total(t, "high_dragon") == 3


@rule("MK-RANGED-13")
def test_all_targets_fall_if_the_total_reaches_the_sum_of_their_armour():
    t = strike("prowlers", "wolf_riders", hand=("intimidate", "rage"), mana=("red",)).powered("intimidate")
    assert total(t, "prowlers", "wolf_riders") == 7
    t.do("strike", "prowlers").do("strike", "wolf_riders")
    assert t.foes() == []


@rule("MK-RANGED-13")
def test_a_point_less_and_only_one_of_them_falls():
    t = strike("prowlers", "wolf_riders", hand=("rage", "determination", "rage"))
    t.play("rage", "rage", "determination")
    assert total(t, "prowlers", "wolf_riders") == 6
    t.do("strike", "prowlers")
    assert t.refused("strike", "wolf_riders")


@rule("MK-RANGED-14")
def test_a_defeated_enemy_attacks_no_more():
    t = fight("prowlers", "diggers", hand=("fireball", "concentration", "rage"), mana=("red",)).play("fireball")
    t.do("strike", "prowlers").do("next")
    assert t.foes() == ["diggers"]
    assert len(t.s.discards[0]) == 1


@rule("MK-RANGED-15")
def test_fame_is_gained_at_once():
    t = strike("prowlers", "cursed_hags", hand=("intimidate", "rage", "march"), mana=("red",)).powered("intimidate")
    t.play("rage").do("strike", "prowlers").do("strike", "cursed_hags")
    assert t.player().fame == 99 + 2 + 3


@rule("MK-RANGED-16")
def test_a_level_comes_only_at_the_end_of_the_turn():
    t = fight("prowlers", "diggers", hand=("fireball", "rage"), fame=2, mana=("red",)).play("fireball")
    t.do("strike", "prowlers")
    assert t.player().fame == 4
    assert t.player().level == 1


@rule("MK-RANGED-17")
def test_an_insufficient_attack_wears_nothing_down():
    t = fight("cursed_hags", hand=("swiftness", "rage", "rage"), fame=99, mana=("white",)).powered("swiftness")
    assert t.refused("strike")
    t.skip_to("Strike")
    assert armour_of(t.s, t.foe("cursed_hags")) == 5


@rule("MK-RANGED-18")
def test_an_attack_may_be_added_to_or_aimed_at_another():
    t = fight(
        "cursed_hags",
        "prowlers",
        hand=("swiftness", "battle_versatility", "rage"),
        mana=(
            "white",
            "red",
        ),
    )
    t.powered("swiftness")
    assert t.targets("strike") == ["prowlers"]
    t.powered("battle_versatility").choose(4)
    assert set(t.targets("strike")) == {"prowlers", "cursed_hags"}


@rule("MK-RANGED-19")
def test_an_attack_that_was_used_serves_no_second_time():
    t = fight("prowlers", "wolf_riders", hand=("fireball", "rage", "concentration"), mana=("red",)).play("fireball")
    t.do("strike", "prowlers")
    assert t.refused("strike")
    assert t.effort.blows == []


@rule("MK-RANGED-19")
def test_an_attack_that_is_not_needed_may_be_held_back():
    t = fight(
        "prowlers",
        "diggers",
        hand=("swiftness", "crushing_bolt", "rage"),
        mana=(
            "white",
            "green",
        ),
    )
    t.powered("swiftness").powered("crushing_bolt").do("strike", "prowlers")
    t.do("hold", 1).skip_to("Shoot")
    assert t.foes() == ["diggers"]
    assert t.offers("strike", "diggers")


@rule("MK-ATTACK-01")
def test_resistances_count_in_the_attack_phase_too():
    t = strike("ironclads", hand=("intimidate", "rage", "march")).play("intimidate", "rage")
    assert total(t, "ironclads") == 2
    assert t.refused("strike")


@rule("MK-ATTACK-02")
def test_all_kinds_of_attack_add_up():
    t = strike("swamp_dragon", hand=("rage", "swiftness", "crushing_bolt", "march"), mana=("white", "green"))
    t.play("rage").powered("swiftness").powered("crushing_bolt")
    assert total(t, "swamp_dragon") == 8


@rule("MK-ATTACK-03")
def test_walls_do_not_count_in_the_attack_phase():
    t = assault("guardsmen", hand=("rage", "rage"), units=("altem_guardians",)).skip_to("Strike")
    t.do("activate", "altem_guardians", 0).play("rage")
    assert t.offers("strike", "guardsmen")


@rule("MK-ATTACK-05")
def test_effects_for_the_attack_phase_wait_for_it():
    t = fight("prowlers", hand=("rage", "sword_of_justice", "concentration", "march"))
    assert t.refused("basic", "sword_of_justice")
    t.skip_to("Strike")
    assert t.offers("basic", "sword_of_justice")


@rule("MK-ATTACK-06")
@pytest.mark.parametrize(("spell", "colour"), [("whirlwind", "white"), ("demolish", "red")])
def test_tornado_and_disintegrate_wait_for_the_attack_phase(spell: str, colour: str):
    t = (
        fight("prowlers", "swamp_dragon", hand=(spell, "concentration", "rage"), fame=99)
        .night()
        .tokens(colour, "black")
    )
    assert t.refused("strong", spell)
    t.skip_to("Defend")
    assert t.refused("strong", spell)
    t.skip_to("Strike")
    assert t.offers("strong", spell)


@rule("MK-ATTACK-07", "MK-RANGED-13")
def test_one_attack_may_take_two_and_another_the_third():
    t = strike(
        "prowlers",
        "diggers",
        "wolf_riders",
        hand=("intimidate", "blood_rage", "rage"),
        mana=(
            "red",
            "red",
        ),
    )
    t.powered("intimidate").do("strike", "prowlers").do("strike", "diggers")
    assert t.foes() == ["wolf_riders"]
    t.powered("blood_rage").choose(0).do("strike", "wolf_riders")
    assert t.s.combat is None
