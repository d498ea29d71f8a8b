"""The ranged and siege phase of a duel: attacks, blocks in part, damage."""

from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, Arena
from tests.rules import rule


def shooter(*hand: str, crystals: tuple[str, ...] = ("red", "blue", "white")) -> Arena:
    """A defender who shoots first, an aggressor with this hand."""
    return Arena().hand(*hand).hand("fireball", "snowstorm", "swiftness", seat=1).crystals(*crystals, seat=1)


@rule("MK-PVP-20", "MK-PVP-41")
def test_a_duel_has_two_phases_and_two_passes_end_the_first():
    t = shooter("rage").meet()
    assert not t.duel.melee
    t.do("pass")
    # The aggressor has nothing to shoot with and passes by itself.
    assert t.duel.melee
    assert t.told("melee")


@rule("MK-PVP-22")
def test_the_defender_shoots_first():
    t = shooter("swiftness", "rage").crystals("white").meet()
    assert t.asks(DEFENDER, "LaunchAttack")
    assert t.do("pass").asks(AGGRESSOR, "LaunchAttack")


@rule("MK-PVP-23")
def test_who_is_to_attack_attacks_or_passes():
    t = shooter("rage").meet()
    assert t.offers("pass")
    assert t.refused("launch")
    t.do("basic", "fireball")
    assert t.offers("launch")
    # Who has laid an attack ready does not pass.
    assert t.refused("pass")


@rule("MK-PVP-24", "MK-PVP-26")
def test_only_ranged_and_siege_attacks_serve_from_afar():
    t = Arena().hand("rage").hand("rage", "swiftness", "march", seat=1).crystals("red", "white", seat=1).meet()
    assert t.targets("strong") == ["swiftness"]
    assert not t.verbs & {"basic", "sideways"}


@rule("MK-PVP-25")
def test_against_a_keep_the_aggressor_shoots_with_siege_only():
    t = Arena().hand("swiftness", "crushing_bolt", "fireball").crystals("white", "green", "red").hand("rage", seat=1)
    t.storm()
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert (t.targets("strong"), "fireball" in t.targets("basic")) == (["crushing_bolt"], False)


@rule("MK-PVP-25")
def test_a_mage_tower_shelters_like_a_keep():
    t = Arena().hand("swiftness", "crushing_bolt").crystals("white", "green").hand("rage", seat=1)
    t.land("3", "5", "1", "4").enemy("4:w").shield("4:c", seat=1).stand("4:sw").stand("4:c", seat=1).begin()
    t.step("4:c").do("attack").takes("partial")
    assert t.targets("strong") == ["crushing_bolt"]


@rule("MK-PVP-25", "MK-MOVE-30")
def test_an_attack_from_underground_is_past_the_walls():
    t = Arena().hand("underground_travel", "fireball").crystals("green", "red").night().source("black")
    t.hand("rage", seat=1).land("1", "3").shield("3:ne", seat=1).stand("3:w").stand("3:ne", seat=1).begin()
    t.do("strong", "underground_travel").do("travel", "3:ne").takes("partial")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert t.offers("basic", "fireball")


@rule("MK-PVP-25")
def test_the_defender_in_a_keep_shoots_as_anywhere():
    t = shooter("rage").storm()
    assert t.offers("basic", "fireball")


@rule("MK-PVP-27")
def test_an_inefficient_block_counts_half():
    t = shooter("flame_wall", "rage").crystals("red").meet().do("basic", "fireball").do("launch")
    assert t.asks(AGGRESSOR, "BlockAttack")
    t.do("basic", "flame_wall")
    assert t.sums == (5, 3, 4)


@rule("MK-PVP-28")
def test_against_several_elements_it_is_enough_to_be_efficient_against_one():
    t = shooter("flame_wall", "rage").crystals("red").meet().do("basic", "fireball").do("strong", "swiftness")
    t.do("launch").do("basic", "flame_wall")
    assert t.sums == (8, 7, 5)


@rule("MK-PVP-29", "MK-PVP-30", "MK-PVP-32")
def test_from_afar_two_points_of_block_take_one_off():
    t = shooter("determination", "rage").crystals("blue").meet().do("basic", "fireball").do("launch")
    t.do("strong", "determination")
    # Five points of physical block are half against fire, and two of them stop one.
    assert t.sums == (5, 2, 4)
    t = shooter("determination", "rage").crystals("blue").meet().do("strong", "swiftness").do("launch")
    t.do("strong", "determination")
    assert t.sums == (3, 5, 1)


@rule("MK-PVP-30")
def test_an_odd_point_of_block_is_lost_from_afar():
    t = shooter("rage").units("utem_crossbowmen").meet().do("strong", "swiftness").do("launch")
    t.do("activate", "utem_crossbowmen", 0)
    assert t.sums == (3, 3, 2)


@rule("MK-PVP-31")
def test_a_block_that_slows_counts_in_full():
    t = shooter("rage").units("utem_guardsmen").meet().do("strong", "swiftness").do("launch")
    t.do("activate", "utem_guardsmen")
    # Nothing is left, and it is the aggressor's turn to attack; at the next attack blocks count half again.
    assert t.told("met")
    assert t.wounds() == 0
    assert not t.duel.melee or t.duel.attacker == AGGRESSOR


@rule("MK-PVP-32", "MK-PVP-33", "MK-PVP-37")
def test_the_attacker_spends_what_is_left():
    t = shooter("rage").meet().do("basic", "fireball").do("launch").unblocked()
    assert t.asks(DEFENDER, "PlaceDamage")
    # The hero has armour 2: two Wounds for five points, and the last one is lost.
    t.do("wound").do("wound")
    assert t.wounds() == 2
    assert t.asked != "PlaceDamage"


@rule("MK-PVP-34", "MK-PVP-35")
def test_units_are_wounded_for_their_armour_several_if_damage_suffices():
    t = shooter("rage").units("peasants", "foresters", "utem_guardsmen").meet()
    t.do("strong", "swiftness").do("launch").unblocked()
    assert t.targets("hit") == ["peasants"]
    t = shooter("rage").units("peasants", "foresters", "foresters wounded").meet()
    t.do("basic", "fireball").do("strong", "swiftness").do("launch").unblocked()
    assert t.targets("hit") == ["peasants", "foresters"]
    t.do("hit", "peasants").do("hit", "foresters")
    assert t.army()[:2] == ["peasants wounded", "foresters wounded"]


@rule("MK-PVP-36")
def test_resistance_doubles_the_armour_of_a_unit():
    t = shooter("rage").units("fire_mages", "ice_mages").meet().do("basic", "fireball").do("launch").unblocked()
    assert t.targets("hit") == ["ice_mages"]


@rule("MK-PVP-38")
def test_the_blocker_may_be_knocked_out():
    t = shooter("rage", "march").meet().do("basic", "fireball").do("basic", "snowstorm").do("launch").unblocked()
    for _ in range(5):
        t.do("wound")
    assert t.told("knocked_out")
    assert t.cards() == ["wound"] * 5


@rule("MK-PVP-39")
def test_damage_may_be_left_and_is_lost_where_it_buys_nothing():
    t = shooter("rage").meet().do("basic", "fireball").do("launch").unblocked().do("done")
    assert (t.wounds(), t.asked) != (0, "PlaceDamage")
    t = shooter("rage").fame(20).skills().meet().do("strong", "swiftness").do("launch")
    t = shooter("rage").skills("tovak_shield_mastery").meet().do("strong", "swiftness").do("launch")
    t.do("skill", "tovak_shield_mastery").choose(0)
    assert t.sums == (3, 3, 2)


@rule("MK-PVP-40")
def test_the_roles_change_after_each_attack():
    t = shooter("swiftness", "rage").crystals("white").meet().do("strong", "swiftness").do("launch").unblocked()
    t.do("done")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert (t.duel.attacker, t.duel.passes) == (AGGRESSOR, 0)


@rule("MK-PVP-41", "MK-PVP-55")
def test_an_attack_between_two_passes_keeps_the_phase_open():
    t = shooter("swiftness", "rage").crystals("white").meet().do("pass").do("strong", "swiftness").do("launch")
    t.unblocked().do("done")
    assert not t.duel.melee
    assert t.asks(DEFENDER, "LaunchAttack")


@rule("MK-PVP-23")
def test_whoever_holds_cards_is_asked_even_if_none_of_them_serves():
    t = Arena().hand("march", "rage").hand("march", seat=1).asking_all().meet()
    assert (t.question.seat, t.asked, t.verbs) == (1, "LaunchAttack", {"pass"})
    assert (t.do("pass").question.seat, t.verbs) == (0, {"pass"})


@rule("MK-PVP-27")
def test_a_hand_of_wounds_does_not_show_when_it_cannot_block():
    t = Arena().hand("march", "rage").hand("wound", "wound", seat=1).asking_all().meet().melee().strike("rage")
    assert (t.question.seat, t.asked, t.verbs) == (1, "BlockAttack", {"next"})
