"""The damage phase: units as shields, Wounds, knock-out, poison, paralysis."""

from ludotheque.games.mageknight.rules.combat.damage import damage_of
from tests.games.mageknight.positions import defend, fight, strike
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def hit(enemy: str, *units: str, hand: tuple[str, ...] = ("rage", "march"), fame: int = 0) -> Table:
    """An enemy that was not blocked deals its damage."""
    t = defend(enemy, hand=hand, units=units, fame=fame).do("next")
    return t.do("suffer", enemy) if t.asked == "ChooseAttacker" else t


@rule("MK-DAMAGE-01", "MK-BLOCK-02")
def test_without_unblocked_enemies_the_phase_is_skipped():
    t = strike("prowlers", hand=("rage", "march"), units=("foresters",))
    assert t.asked == "Strike"
    assert t.wounds() == 0
    assert t.army() == ["foresters"]


@rule("MK-DAMAGE-02")
def test_the_player_chooses_the_order():
    t = defend("prowlers", "diggers", hand=("rage", "march")).do("next")
    assert t.targets("suffer") == ["prowlers", "diggers"]


@rule("MK-DAMAGE-03", "MK-DAMAGE-04")
def test_damage_is_the_attack_and_twice_that_of_a_brutal_enemy():
    t = defend("prowlers", "ironclads", hand=("rage", "march"))
    assert damage_of(t.s, t.foe("prowlers")) == 4
    assert damage_of(t.s, t.foe("ironclads")) == 8
    t = hit("ironclads", hand=("rage", "march"), fame=99)
    assert t.wounds() == 2


@rule("MK-DAMAGE-05", "MK-DAMAGE-08")
def test_units_take_damage_first_and_the_hero_the_rest():
    t = hit("prowlers", "peasants").do("absorb", "peasants")
    assert t.army() == ["peasants wounded"]
    assert t.wounds() == 1


@rule("MK-DAMAGE-06")
def test_a_spent_unit_may_take_damage():
    t = hit("prowlers", "peasants spent").do("absorb", "peasants")
    assert t.army() == ["peasants spent wounded"]


@rule("MK-DAMAGE-08")
def test_a_unit_is_wounded_by_the_smallest_damage():
    t = hit("diggers", "foresters").do("absorb", "foresters")
    assert t.army() == ["foresters wounded"]
    assert t.wounds() == 0


@rule("MK-DAMAGE-09")
def test_a_resistant_unit_takes_its_armour_of_damage_unharmed():
    t = hit("diggers", "guardian_golems").do("absorb", "guardian_golems")
    assert t.army() == ["guardian_golems"]
    assert t.wounds() == 0


@rule("MK-DAMAGE-10")
def test_against_cold_fire_one_resistance_does_not_help():
    t = hit("high_dragon", "fire_mages", fame=99).do("absorb", "fire_mages")
    assert t.army() == ["fire_mages wounded"]
    t = hit("high_dragon", "altem_mages", fame=99).do("absorb", "altem_mages")
    assert t.army() == ["altem_mages wounded"]
    assert t.wounds() == 1


@rule("MK-DAMAGE-11")
def test_a_unit_that_resisted_takes_no_second_attack():
    t = defend("diggers", "wolf_riders", hand=("rage", "march"), units=("guardian_golems", "peasants")).do("next")
    t.do("suffer", "diggers").do("absorb", "guardian_golems")
    assert t.targets("absorb") == ["peasants"]


@rule("MK-DAMAGE-12")
def test_if_damage_is_left_the_resistant_unit_is_wounded_and_takes_its_armour_again():
    t = hit("prowlers", "guardian_golems").do("absorb", "guardian_golems")
    assert t.army() == ["guardian_golems wounded"]
    assert t.wounds() == 0
    t = hit("fire_dragon", "fire_golems", fame=99).do("absorb", "fire_golems")
    assert t.army() == ["fire_golems wounded"]
    assert t.wounds() == 1


@rule("MK-DAMAGE-13", "MK-DAMAGE-26")
def test_damage_cannot_be_left_unassigned():
    t = hit("prowlers", "peasants")
    assert t.verbs == {"absorb", "hero"}
    t.do("hero")
    assert t.wounds() == 2


@rule("MK-DAMAGE-14")
def test_a_wound_for_each_started_slice_of_armour():
    assert hit("werewolf").wounds() == 4
    assert hit("wolf_riders").wounds() == 2
    assert hit("prowlers").wounds() == 2


@rule("MK-DAMAGE-15", "MK-DAMAGE-16")
def test_as_many_wounds_as_the_printed_hand_limit_knock_out():
    t = defend("minotaur", hand=("rage", "march", "promise"), units=("peasants",)).do("next").do("hero")
    assert t.told("knocked_out")
    assert set(t.cards()) == {"wound"}
    assert "promise" in t.cards("discard")


@rule("MK-DAMAGE-15")
def test_a_keep_nearby_does_not_help_against_the_knock_out():
    t = Table().land("3", "5", "1").shield("3:ne").enemy("1:nw", "minotaur").hand("rage", "march").source()
    t.stand("1:w").begin().do("challenge", "1:nw").skip_to("Defend").do("next")
    assert t.told("knocked_out")


@rule("MK-DAMAGE-17")
def test_wounds_from_elsewhere_count_for_the_knock_out():
    hand, mana = ("fireball", "rage", "march", "concentration"), ("red", "black")
    t = fight("prowlers", "werewolf", hand=hand, mana=mana, night=True, units=("peasants",))
    t.powered("fireball").do("strike", "prowlers").skip_to("Defend").do("next")
    t.do("suffer", "werewolf").do("hero")
    assert t.told("knocked_out")
    assert t.cards() == ["wound"] * 5


@rule("MK-DAMAGE-18")
def test_a_knocked_out_hero_still_has_units_and_takes_wounds():
    t = defend("minotaur", "prowlers", hand=("rage", "march"), units=("altem_guardians wounded", "altem_guardians"))
    t.do("next").do("suffer", "minotaur").do("hero").do("hero")
    assert t.wounds() == 7
    t.do("activate", "altem_guardians 2", 0)
    assert t.offers("strike", "minotaur")


@rule("MK-DAMAGE-16", "MK-DAMAGE-18")
def test_a_knock_out_costs_the_hand_once():
    t = defend("minotaur", "prowlers", hand=("rage", "march"), units=("altem_guardians",)).meddle()
    t.do("next").do("suffer", "minotaur").do("hero")
    assert t.told("knocked_out")
    t.hand(*t.cards(), "rage").do("hero")
    assert (t.wounds(), t.cards().count("rage")) == (7, 1)


@rule("MK-DAMAGE-19")
def test_poison_gives_a_unit_two_wounds():
    assert hit("cursed_hags", "foresters").do("absorb", "foresters").army() == ["foresters wounded wounded"]


@rule("MK-DAMAGE-20")
def test_poison_puts_a_wound_on_the_discard_pile_for_each_one_taken():
    t = hit("cursed_hags")
    assert (t.wounds(), t.wounds("discard")) == (2, 2)


@rule("MK-DAMAGE-20")
def test_wounds_on_the_discard_pile_do_not_knock_out():
    t = defend("monks", hand=("rage", "march")).do("next")
    assert (t.wounds(), t.wounds("discard")) == (3, 3)
    assert "rage" in t.cards()


@rule("MK-DAMAGE-21", "MK-UNITS-19")
def test_paralysis_destroys_the_unit_it_wounds():
    t = defend("medusa", hand=("rage", "march"), units=("peasants",)).banner("banner_of_glory").do("next")
    t.do("absorb", "peasants")
    assert t.army() == []
    assert "banner_of_glory" in t.cards("discard")


@rule("MK-DAMAGE-22")
def test_a_resistant_unit_that_is_not_wounded_is_not_destroyed():
    t = hit("ice_golems", "ice_mages").do("absorb", "ice_mages")
    assert t.army() == ["ice_mages"]


@rule("MK-DAMAGE-23")
def test_paralysis_costs_the_hero_the_hand():
    t = hit("medusa", "peasants", fame=99, hand=("rage", "march", "promise")).do("hero")
    assert t.cards() == ["wound", "wound"]
    assert "promise" in t.cards("discard")


@rule("MK-DAMAGE-24", "MK-DAMAGE-25")
def test_the_summoned_monster_deals_the_damage_and_goes():
    t = fight("orc_summoners", hand=("concentration", "rage", "march"), fame=99).pile("minotaur").skip_to("Defend")
    t.do("next").do("suffer", "minotaur")
    assert t.wounds() == 3
    assert t.asked == "Strike"
    assert t.foes() == ["orc_summoners"]
    assert [t.s.box.enemy(token).id for token in t.s.discards[2]] == ["minotaur"]


@rule("MK-DAMAGE-24")
def test_the_abilities_of_the_summoned_monster_count():
    t = fight("orc_summoners", hand=("concentration", "rage"), units=("foresters",)).pile("medusa").skip_to("Defend")
    t.do("next").do("suffer", "medusa").do("absorb", "foresters")
    assert t.army() == []


@rule("MK-TURN-25", "MK-COMBAT-24", "MK-COMBAT-25")
def test_special_effects_come_before_the_damage_is_dealt():
    t = defend("medusa", hand=("concentration", "rage", "fire_bolt"), fame=99).do("next")
    assert t.targets("basic") == ["concentration", "fire_bolt"]
    assert t.verbs == {"suffer", "basic"}
    t.play("fire_bolt", "concentration").do("colour", "red")
    assert t.inventory() == ["red"]
    assert t.told("paralyze")


@rule("MK-UNITS-16", "MK-UNITS-17", "MK-COMBAT-25")
def test_a_banner_may_be_given_to_a_unit_before_the_damage_is_dealt():
    t = defend("fire_mages", hand=("rage", "banner_of_protection"), units=("altem_guardians",)).do("next")
    t.do("assign", "banner_of_protection").do("absorb", "altem_guardians")
    assert t.army() == ["altem_guardians"]
    assert t.wounds() == 0


@rule("MK-COMBAT-25")
def test_units_can_be_made_to_resist_before_the_damage_is_dealt():
    t = defend("fire_dragon", hand=("rage",), units=("altem_guardians", "peasants"), mana=("green",)).do("next")
    t.do("activate", "altem_guardians", 2).do("absorb", "altem_guardians")
    # Nine points, seven stopped by armour; two more wound the unit, whose armour stops them too.
    assert t.army() == ["altem_guardians spent wounded", "peasants"]
    assert t.wounds() == 0
    assert t.refused("activate", "altem_guardians")


@rule("MK-WOUND-13", "MK-COMBAT-29")
def test_nothing_heals_in_the_damage_phase():
    t = defend("diggers", hand=("tranquility", "wound", "fire_bolt"), units=("herbalists",)).do("next")
    assert t.asked == "ChooseAttacker"
    assert t.targets("basic") == ["fire_bolt"]
    assert t.targets("activate") == ["herbalists"]
    assert t.offers("activate", "herbalists", 2)


@rule("MK-DAMAGE-11", "MK-DAMAGE-21")
def test_a_unit_that_resisted_stays_out_when_another_one_is_destroyed():
    t = fight("golems", "medusa", "prowlers", units=("peasants", "guardian_golems"), fame=99).skip_to("ChooseAttacker")
    t.do("suffer", "golems").do("absorb", "guardian_golems")
    t.do("suffer", "medusa").do("absorb", "peasants")
    assert t.army() == ["guardian_golems"]
    assert t.refused("absorb")
    assert t.wounds() > 0
