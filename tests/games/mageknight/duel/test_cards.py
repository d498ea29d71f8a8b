"""Cards, units and skills that speak of enemies, against another hero where they behave differently."""

import pytest

from ludotheque.games.mageknight.rules.duel.facing import attack_elements
from ludotheque.games.mageknight.rules.duel.targets import armour_in_duel, price_of_wound, resistance_in_duel
from ludotheque.games.mageknight.rules.lasting import Claim, FrozenSource, set_up
from ludotheque.games.mageknight.rules.terms import COLDFIRE, PHYSICAL, RED
from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, Arena
from tests.games.mageknight.duel.test_effects import attacked, striking
from tests.rules import rule

PHYSICALLY = 1 << PHYSICAL


@rule("MK-PVP-62", "MK-PVP-28")
@pytest.mark.parametrize(("crystals", "colours"), [(("red", "red"), 1), ((), 0)])
def test_cold_toughness_counts_the_colours_of_the_attack(crystals: tuple[str, ...], colours: int):
    t = Arena().hand("cold_toughness", "march").crystals("blue").hand("fire_bolt", "rage", "march", seat=1)
    t.crystals(*crystals, seat=1).meet().melee().do("pass")
    if crystals:
        t.powered("fire_bolt")
    t.strike("rage").do("strong", "cold_toughness")
    assert t.left == max(0, 2 + 3 * colours - 5 - colours)


@rule("MK-PVP-62", "MK-PVP-36")
def test_into_the_heat_spares_ones_units_and_makes_them_stronger():
    t = Arena().hand("into_the_heat", "march").units("peasants", "utem_guardsmen").hand("rage", "improvisation", seat=1)
    t.meet().melee().do("basic", "into_the_heat").do("activate", "peasants", 0)
    assert t.sums[0] == 2 + 2
    t.do("launch").unblocked().do("done")
    t.play("rage").do("launch").unblocked()
    assert "hit" not in t.prices()


@rule("MK-PVP-62", "MK-PVP-71")
def test_the_sword_of_justice_doubles_physical_attacks_and_ends_that_resistance():
    t = striking("guardian_golems", hand=("sword_of_justice", "ice_bolt"), crystals=("blue",))
    assert price_of_wound(t.s, DEFENDER, 0, PHYSICALLY) == 6
    t.do("strong", "sword_of_justice")
    assert t.sums[0] == 4
    assert price_of_wound(t.s, DEFENDER, 0, PHYSICALLY) == 3
    t.powered("ice_bolt")
    assert t.sums[0] == 4 + 3


@rule("MK-PVP-56", "MK-PVP-60")
def test_the_sword_of_justice_brings_no_fame_for_a_hero_or_a_unit():
    t = striking("peasants", hand=("sword_of_justice", "stamina"), crystals=()).do("basic", "sword_of_justice")
    t.do("give", "stamina").do("done")
    t.do("launch").unblocked()
    t.do("hit", "peasants").peace()
    while t.s.turn.seat == AGGRESSOR and t.match.question() is not None and t.asked != "BeforeTurn":
        t.passively()
    assert t.player().fame == 0


@rule("MK-PVP-62")
def test_ambush_strengthens_the_first_attack():
    t = Arena().hand("ambush", "rage", "march").hand("march", seat=1).land("1", "2", "3").stand("1:sw")
    t.stand("1:se", seat=1).begin().skip_to("March").do("basic", "ambush").move_to("1:se").do("attack").takes("partial")
    t.melee().play("rage")
    assert t.sums[0] == 3


@rule("MK-PVP-62", "MK-PVP-67")
def test_resistance_break_lowers_the_armour_of_a_unit_by_its_resistances():
    t = Arena().skills("tovak_resistance_break").hand("rage", "march").hand("march", seat=1)
    t.units("ice_golems", "peasants", seat=1).meet().melee().play("rage").do("skill", "tovak_resistance_break")
    assert [armour_in_duel(t.s, DEFENDER, place) for place in (0, 1)] == [2, 3]


@rule("MK-PVP-68", "MK-PVP-72", "MK-PVP-71")
def test_freezers_take_a_unit_out_of_an_attack_and_lower_its_armour():
    t = Arena().hand("march").units("amotep_freezers").crystals("blue").hand("rage", "march", seat=1)
    t.units("utem_crossbowmen", "peasants", seat=1).meet().melee().do("pass")
    t.do("activate", "utem_crossbowmen", 0).strike("rage").do("activate", "amotep_freezers", 1)
    t.do("target", "utem_crossbowmen")
    assert t.sums[0] == 2
    assert armour_in_duel(t.s, DEFENDER, 0) == 1


@rule("MK-PVP-31")
def test_guardians_at_range_block_point_for_point():
    t = Arena().hand("march").units("altem_guardians").hand("fireball", "march", seat=1).crystals("red", seat=1).meet()
    t.do("basic", "fireball").do("launch").do("activate", "altem_guardians", 1)
    # Eight physical points count half against fire, and then each in full.
    assert t.sums == (5, 4, 1)


@rule("MK-PVP-36")
def test_units_that_resist_everything_for_a_turn_have_twice_the_armour():
    t = Arena().hand("march").units("altem_guardians", "peasants").crystals("green").hand("rage", "march", seat=1)
    t.meet().melee().do("pass").strike("rage").do("activate", "altem_guardians", 2)
    assert price_of_wound(t.s, AGGRESSOR, 1, PHYSICALLY) == 6


@rule("MK-PVP-25", "MK-PVP-24")
def test_mages_turn_all_attacks_into_siege_against_a_hero_in_a_keep():
    t = (
        Arena()
        .hand("rage", "march")
        .units("altem_mages")
        .night()
        .source("black")
        .hand("march", seat=1)
        .storm("partial")
    )
    assert t.refused("basic", "rage")
    t.do("activate", "altem_mages", 2).choose(1).play("rage")
    assert t.sums[0] == 2


@rule("MK-PVP-62", "MK-PVP-25")
@pytest.mark.parametrize(("way", "armour"), [(0, [1, 4]), (1, [1, 1])])
def test_earthquake_shakes_units_in_a_keep_more(way: int, armour: list[int]):
    t = Arena().hand("tremor", "crushing_bolt", "march").crystals("green", "green").night().source("black")
    t.hand("march", seat=1).units("utem_guardsmen", "foresters", seat=1).storm()
    t.powered("crushing_bolt").do("strong", "tremor").choose(way)
    if way == 0:
        t.do("target", "utem_guardsmen")
    assert [armour_in_duel(t.s, DEFENDER, place) for place in (0, 1)] == armour


@rule("MK-PVP-62", "MK-PVP-71")
def test_mass_expose_may_strip_all_units_of_their_resistances():
    t = (
        striking("guardian_golems", "ice_golems", hand=("expose",), crystals=("white",))
        .night()
        .source()
        .tokens("black")
    )
    t.do("strong", "expose")
    assert [resistance_in_duel(t.s, DEFENDER, place) for place in (0, 1)] == [0, 0]


@rule("MK-PVP-64", "MK-PVP-66")
def test_disintegrate_wounds_one_unit_and_lowers_the_armour_of_the_others_that_fire_befalls():
    t = striking("peasants", "fire_golems", "foresters", hand=("demolish",), crystals=("red",)).night().source()
    t.tokens("black").do("strong", "demolish").do("target", "foresters")
    assert t.army(1) == ["peasants", "fire_golems", "foresters wounded"]
    assert [armour_in_duel(t.s, DEFENDER, place) for place in (0, 1)] == [2, 4]


@rule("MK-PVP-72", "MK-PVP-71")
def test_lethal_chill_takes_out_a_share_and_four_points_of_armour():
    t = attacked("utem_guardsmen", hand=("chill",), crystals=("blue",)).night().source().tokens("black")
    t.do("strong", "chill")
    assert t.sums[0] == 2
    assert armour_in_duel(t.s, DEFENDER, 0) == 1


@rule("MK-PVP-45")
@pytest.mark.parametrize(("skill", "card"), [("arythea_power_of_pain", "wound"), ("tovak_i_dont_give_a_damn", "march")])
def test_skills_for_cards_played_sideways_serve_hand_to_hand(skill: str, card: str):
    t = Arena("arythea" if "arythea" in skill else "tovak", "goldyx").skills(skill).hand(card, "stamina", "rage")
    t.hand("march", seat=1).meet().melee().do("skill", skill).do("with", card)
    assert t.sums[0] == 2


@rule("MK-PVP-62")
def test_leadership_strengthens_a_unit_in_an_attack():
    t = Arena("norowas", "goldyx").skills("norowas_leadership").hand("march").units("peasants")
    t.hand("march", seat=1).meet().melee().do("skill", "norowas_leadership").do("activate", "peasants", 0)
    assert t.sums[0] == 2 + 2


@rule("MK-PVP-35")
def test_swordsmen_who_hurt_themselves_are_no_target_any_more():
    t = Arena().hand("march").units("utem_swordsmen").hand("rage", "march", seat=1).meet().melee()
    t.do("activate", "utem_swordsmen", 1)
    assert t.sums[0] == 6
    t.do("launch").unblocked().do("done").strike("rage").unblocked()
    assert "hit" not in t.prices()


@rule("MK-PVP-62")
def test_diplomacy_lets_influence_block():
    t = (
        Arena()
        .hand("diplomacy", "promise", "march")
        .hand("rage", "march", seat=1)
        .meet()
        .melee()
        .do("pass")
        .strike("rage")
    )
    t.do("basic", "diplomacy")
    assert t.told("met")
    assert t.wounds() == 0


@rule("MK-PVP-62", "MK-PVP-44")
def test_agility_turns_move_points_that_are_left_into_attacks():
    t = Arena().hand("agility", "march").hand("march", seat=1).land("1", "2", "3").stand("1:sw").stand("1:se", seat=1)
    t.begin().skip_to("March").do("basic", "agility").play("march").move_to("1:se").do("attack").takes(
        "partial"
    ).melee()
    t.do("agility").do("agility")
    assert t.sums[0] == 2
    assert t.refused("agility")


@rule("MK-PVP-10", "MK-PVP-15")
@pytest.mark.parametrize(("part", "usable"), [("full", True), ("partial", False)])
def test_a_die_of_mana_steal_is_for_a_turn_of_ones_own(part: str, usable: bool):
    t = Arena().hand("rage").hand("fireball", "march", seat=1).tactic("mana_steal", seat=1).source("red")
    t.player(1).stolen_die, t.player(1).stolen_colour = 0, RED
    t.s.source[0] = -1
    t.meet(part)
    assert t.offers("basic", "fireball") is usable


@rule("MK-PVP-11", "MK-PVP-15")
@pytest.mark.parametrize(("part", "mana"), [("full", ["red"]), ("partial", [])])
def test_mana_claim_gives_its_mana_to_whoever_plays_a_turn_of_its_own(part: str, mana: list[str]):
    t = Arena().hand("rage").hand("rage", "march", seat=1).asking_all().meddle()
    set_up(t.s, Claim(DEFENDER, RED, True, False))
    t.meet(part)
    assert t.at_hand(DEFENDER).tokens[RED] == len(mana)


@rule("MK-PVP-10")
@pytest.mark.parametrize(("frozen", "usable"), [(False, True), (True, False)])
def test_a_frozen_source_is_closed_to_a_full_defender_too(frozen: bool, usable: bool):
    t = Arena().hand("rage").hand("fireball", "march", seat=1).source("red", "blue")
    t.walk()
    if frozen:
        set_up(t.s, FrozenSource(AGGRESSOR))
    t.do("attack").takes("full")
    assert t.offers("basic", "fireball") is usable


@rule("MK-PVP-34", "MK-PVP-62")
def test_the_banner_of_glory_hardens_its_unit_and_brings_fame_for_its_attack():
    t = Arena().hand("march").units("peasants").hand("rage", "march", seat=1).units("peasants", seat=1)
    t.banner("banner_of_glory").meet().melee().do("activate", "peasants", 0)
    assert (t.sums[0], t.player().fame) == (3, 1)
    assert [price_of_wound(t.s, seat, 0, PHYSICALLY) for seat in (AGGRESSOR, DEFENDER)] == [4, 3]


@rule("MK-PVP-36", "MK-PVP-62")
def test_mages_turn_an_attack_into_cold_fire_which_golems_do_not_resist():
    t = striking("fire_golems", hand=("fire_bolt", "march"), crystals=("red",)).units("altem_mages").night().source()
    t.tokens("black").powered("fire_bolt")
    assert price_of_wound(t.s, DEFENDER, 0, attack_elements(t.s)) == 8
    t.do("activate", "altem_mages", 2)
    assert attack_elements(t.s) == 1 << COLDFIRE
    assert price_of_wound(t.s, DEFENDER, 0, attack_elements(t.s)) == 4
