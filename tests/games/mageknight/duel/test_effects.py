"""Effects that speak of enemies, against another hero."""

import pytest

from ludotheque.games.mageknight.rules.duel.targets import armour_in_duel, resistance_in_duel
from ludotheque.games.mageknight.rules.events.combat import BlowReady
from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, Arena
from tests.rules import rule


def attacked(*units: str, hand: tuple[str, ...], crystals: tuple[str, ...]) -> Arena:
    """The aggressor blocks with this hand when units and Rage attack hand to hand."""
    t = Arena().hand(*hand, "march").crystals(*crystals).hand("rage", "march", "stamina", seat=1)
    t.units(*units, seat=1).meet().melee().do("pass")
    for unit in units:
        if "spent" not in unit:
            t.do("activate", unit, 0)
    return t.strike("rage")


def striking(*units: str, hand: tuple[str, ...], crystals: tuple[str, ...]) -> Arena:
    """The aggressor has laid an attack of two ready, hand to hand, against a hero with these units."""
    t = Arena().hand(*hand, "rage", "march").crystals(*crystals).hand("march", seat=1).units(*units, seat=1).meet()
    return t.melee().play("rage")


@rule("MK-PVP-62", "MK-PVP-63")
def test_an_effect_on_an_enemy_is_aimed_at_a_unit_never_at_the_hero():
    t = striking("utem_guardsmen", "foresters", hand=("tremor",), crystals=("green",))
    t.do("basic", "tremor").choose(0)
    assert t.targets("target") == ["utem_guardsmen", "foresters"]
    t.do("target", "utem_guardsmen")
    assert armour_in_duel(t.s, DEFENDER, 0) == 2


@rule("MK-PVP-63")
def test_a_wounded_unit_is_no_target_and_without_units_there_is_none():
    t = striking("utem_guardsmen wounded", hand=("tremor",), crystals=("green",))
    assert t.refused("basic", "tremor")
    refusal = t.match.why_not(AGGRESSOR, f"card-{t.player().hand[0]}", "basic")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no_rival_unit", "MK-PVP-63")


@rule("MK-PVP-63")
def test_special_effects_come_with_an_attack():
    t = Arena().hand("tremor", "rage", "march").crystals("green").hand("march", seat=1).units("peasants", seat=1).meet()
    assert t.melee().refused("basic", "tremor")
    assert t.play("rage").offers("basic", "tremor")


@rule("MK-PVP-64")
def test_a_red_effect_does_nothing_to_a_unit_that_resists_fire():
    t = Arena().hand("demolish", "crushing_bolt", "march").crystals("red", "green").hand("march", seat=1)
    t.units("fire_mages", "foresters", seat=1).storm().do("pass")
    t.do("strong", "crushing_bolt").do("basic", "demolish")
    assert (armour_in_duel(t.s, DEFENDER, 0), armour_in_duel(t.s, DEFENDER, 1)) == (4, 3)


@rule("MK-PVP-65")
def test_a_blue_effect_does_nothing_to_a_unit_that_resists_ice():
    t = attacked("ice_golems", "red_cape_monks", hand=("chill",), crystals=("blue",))
    assert t.sums[0] == 2 + 3 + 3
    t.do("basic", "chill")
    assert t.sums[0] == 2 + 3


@rule("MK-PVP-66")
def test_what_would_destroy_an_enemy_wounds_a_unit():
    t = striking("peasants", "foresters", hand=("whirlwind",), crystals=("white",)).night().source().tokens("black")
    t.do("strong", "whirlwind").do("target", "foresters")
    assert t.army(1) == ["peasants", "foresters wounded"]


@rule("MK-PVP-67")
def test_the_armour_of_a_unit_never_drops_below_one():
    t = striking("herbalists", hand=("tremor",), crystals=("green",)).do("basic", "tremor").choose(0)
    assert armour_in_duel(t.s, DEFENDER, 0) == 1
    assert t.do("launch").unblocked().offers("hit", "herbalists")


@rule("MK-PVP-67", "MK-PVP-36")
def test_armour_is_lowered_first_and_doubled_then():
    t = striking("guardian_golems", hand=("tremor",), crystals=("green",)).do("basic", "tremor").choose(0).do("launch")
    # Three less three is one, and one doubled is two.
    assert t.unblocked().offers("hit", "guardian_golems")


@rule("MK-PVP-68", "MK-PVP-69")
def test_a_block_effect_hits_a_unit_in_the_attack_if_nothing_is_left_of_it():
    t = attacked("utem_crossbowmen", "foresters spent", hand=("ice_shield", "determination"), crystals=("blue", "blue"))
    assert t.sums == (5, 0, 5)
    t.do("strong", "ice_shield")
    assert t.sums == (5, 3, 2)
    t.play("determination")
    assert armour_in_duel(t.s, DEFENDER, 0) == 1
    assert armour_in_duel(t.s, DEFENDER, 1) == 4


@rule("MK-PVP-69")
def test_a_block_effect_does_nothing_if_something_is_left_of_the_attack():
    t = attacked("utem_crossbowmen", hand=("ice_shield",), crystals=("blue",)).do("strong", "ice_shield").do("next")
    assert t.duel.banes == []


@rule("MK-PVP-66", "MK-PVP-68")
def test_burning_shield_wounds_a_unit_whose_attack_it_stops():
    t = attacked("peasants", hand=("burning_shield",), crystals=("red",)).night().source().tokens("black")
    t.do("strong", "burning_shield")
    assert t.army(1) == ["peasants spent wounded"]


@rule("MK-PVP-69")
def test_burning_shield_gives_an_attack_for_later():
    t = attacked("peasants", hand=("burning_shield",), crystals=("red",)).do("basic", "burning_shield")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert t.sums[0] == 4
    # It may wait, unlike an attack that was laid ready now.
    assert t.offers("pass")


@rule("MK-PVP-70")
def test_enemies_are_counted_as_the_hero_and_its_units_at_work_or_ready():
    t = Arena().hand("flame_wall", "march").crystals("red").night().hand("rage", "march", seat=1).source()
    t.units("peasants", "foresters", "herbalists spent", "utem_swordsmen wounded", seat=1).meet().melee().do("pass")
    t.do("activate", "peasants", 0).do("launch").tokens("black").do("strong", "flame_wall")
    # Seven, and two each for the hero, the peasants in the attack and the foresters.
    assert [event.points for event in t.events if isinstance(event, BlowReady)] == [7 + 2 * 3]


@rule("MK-PVP-71")
def test_walls_that_fell_stay_down_for_the_whole_combat():
    t = Arena().hand("expose", "swiftness", "fireball").crystals("white", "white", "red").night()
    t.source("black").hand("march", seat=1).storm()
    assert t.refused("basic", "fireball")
    t.do("strong", "expose")
    assert t.sums[0] == 3
    t.do("launch").unblocked().do("done")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert t.offers("basic", "fireball")


@rule("MK-PVP-71")
def test_a_unit_laid_bare_stays_so():
    t = striking("guardian_golems", hand=("expose",), crystals=("white",)).do("basic", "expose")
    assert resistance_in_duel(t.s, DEFENDER, 0) == 0
    t.do("launch").unblocked().do("done")
    assert resistance_in_duel(t.s, DEFENDER, 0) == 0


@rule("MK-PVP-72")
def test_what_keeps_an_enemy_from_attacking_takes_out_the_share_of_a_unit():
    t = attacked("utem_crossbowmen", hand=("whirlwind",), crystals=("white",))
    assert t.sums[0] == 5
    t.do("basic", "whirlwind")
    assert (t.sums[0], t.army(1)) == (2, ["utem_crossbowmen spent"])
    assert t.told("held_back")


@rule("MK-PVP-72")
def test_a_unit_that_leaves_in_the_middle_of_an_attack_has_no_share_to_lose():
    t = Arena().hand("call_to_arms", "march").crystals("white").night().source("black").offer("foresters", "peasants")
    t.units("utem_crossbowmen").hand("whirlwind", "march", seat=1).crystals("white", seat=1).meet().melee()
    t.do("activate", "utem_crossbowmen", 0).do("strong", "call_to_arms").do("recruit", "foresters").do("disband")
    assert (t.army(), t.sums[0]) == (["foresters"], 3)
    assert t.do("launch").refused("basic", "whirlwind")


@rule("MK-PVP-72")
def test_the_banner_of_fear_takes_out_the_share_of_a_unit():
    t = Arena().hand("march").units("peasants").banner("banner_of_fear").hand("rage", "march", seat=1)
    t.units("utem_crossbowmen", "foresters", seat=1).meet().melee().do("pass")
    t.do("activate", "utem_crossbowmen", 0).strike("rage").do("fear", "peasants")
    t.do("target", "utem_crossbowmen")
    assert (t.sums[0], t.player(0).fame, t.army(0)) == (2, 1, ["peasants spent"])


@rule("MK-PVP-72", "MK-PVP-73")
def test_nobody_is_kept_from_attacking_before_an_attack_or_in_a_block():
    t = striking("utem_crossbowmen", hand=("whirlwind",), crystals=("white",))
    assert t.refused("basic", "whirlwind")
    t.do("launch").do("activate", "utem_crossbowmen", 0)
    assert t.told("met")
    t = attacked("utem_crossbowmen", hand=("whirlwind",), crystals=("white",))
    t.s.effort(DEFENDER).blows = [blow for blow in t.s.effort(DEFENDER).blows if blow.unit < 0]
    assert t.refused("basic", "whirlwind")


@rule("MK-PVP-63", "MK-PVP-72")
def test_illusionists_do_not_reach_units_in_a_keep_from_afar():
    t = Arena().hand("march").crystals("white").units("illusionists").hand("march", seat=1)
    t.units("utem_crossbowmen", "utem_crossbowmen", seat=1).storm().do("activate", "utem_crossbowmen", 1).do("launch")
    assert t.refused("activate", "illusionists", 1)
    t.unblocked().do("done").melee().do("pass").do("activate", "utem_crossbowmen 2", 0).do("launch")
    assert t.offers("activate", "illusionists", 1)


@rule("MK-PVP-74")
def test_what_skips_block_and_damage_cancels_one_attack():
    t = Arena().hand("banner_of_fear", "march").hand("rage", "determination", "march", seat=1).meet().melee().do("pass")
    t.strike("rage").do("strong", "banner_of_fear")
    assert t.told("cancelled")
    assert (t.cards("play", seat=1), t.wounds()) == (["rage"], 0)
    assert t.asks(AGGRESSOR, "LaunchAttack")
    t.do("pass").strike("determination")
    assert t.sums[0] == 2


@rule("MK-PVP-74")
@pytest.mark.parametrize(("left", "enough"), [(1, False), (2, True)])
def test_wings_of_night_need_move_points_for_each_enemy(left: int, enough: bool):
    t = Arena().hand("wings_of_wind", "march").crystals("white").night().source().hand("rage", "march", seat=1)
    t = t.units("peasants", seat=1).walk().meddle()
    t.effort.move = left
    t.do("attack").takes("partial").melee().do("pass").strike("rage").tokens("black")
    assert t.offers("strong", "wings_of_wind") == enough
