"""What a fight leaves behind, and cities."""

import pytest

from ludotheque.games.mageknight.rules.combat.foes import abilities_of, armour_of, attack_of
from ludotheque.games.mageknight.rules.pieces import NOBODY, Blow
from ludotheque.games.mageknight.rules.terms import ATTACK, PHYSICAL
from ludotheque.games.mageknight.rules.traits import BRUTAL, POISON
from ludotheque.games.mageknight.rules.turn.finish import draw_limit
from tests.games.mageknight.positions import assault, camp, city, country, fight, strike
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


@rule("MK-RESULT-01")
def test_the_fight_is_over_after_the_attack_phase():
    t = (
        strike("prowlers", "diggers", hand=("rage", "rage", "tranquility"))
        .play("rage", "rage")
        .do("strike", "prowlers")
    )
    t.skip_to("Quiet")
    assert t.s.combat is None
    assert t.on("1:nw") == ["diggers"]


@rule("MK-RESULT-02")
def test_each_defeated_defender_of_a_city_puts_a_shield_on_it():
    t = city("green", "swordsmen", "crossbowmen", "golems").skip_to("Strike")
    t.do("activate", "altem_guardians", 0).do("strike", "swordsmen")
    assert t.city("c5:c").shields == [0]
    t.do("activate", "altem_guardians 2", 0).do("strike", "crossbowmen")
    assert t.city("c5:c").shields == [0, 0]
    assert len(t.city("c5:c").tokens) == 1


@rule("MK-RESULT-03", "MK-RESULT-05", "MK-MOVE-13")
def test_the_space_of_a_defeated_rampaging_enemy_is_free_and_unmarked():
    t = strike("diggers", hand=("rage", "rage", "tranquility")).play("rage", "rage").do("strike", "diggers")
    assert t.on("1:nw") == []
    assert t.s.spots[t.at("1:nw")].shield == NOBODY


@rule("MK-RESULT-04")
@pytest.mark.parametrize(("enemy", "steps"), [("diggers", 1), ("fire_dragon", 2)])
def test_rampaging_enemies_bring_reputation(enemy: str, steps: int):
    t = strike(enemy, hand=("snowstorm", "flame_wall", "rage", "mana_bolt"), mana=("blue", "blue", "blue"))
    t.play("snowstorm").play("mana_bolt")
    t.do("strike", enemy)
    assert t.player().reputation == steps


@rule("MK-RESULT-10", "MK-RESULT-08")
def test_a_conquered_keep_bears_the_winners_shield():
    t = assault("crossbowmen", hand=("rage", "rage", "tranquility"), units=("altem_guardians",)).skip_to("Strike")
    t.do("activate", "altem_guardians", 0).do("strike", "crossbowmen")
    assert t.s.spots[t.at("3:ne")].shield == 0
    t.end_turn()
    assert t.where() == "3:ne"


@rule("MK-RESULT-15")
def test_an_undefeated_rampaging_enemy_stays():
    t = fight("prowlers", hand=("rage", "tranquility")).skip_to("Quiet")
    assert t.on("1:nw") == ["prowlers"]
    assert t.s.spots[t.at("1:nw")].up


@rule("MK-RESULT-16")
def test_an_undefeated_enemy_of_a_dungeon_is_discarded():
    t = Table().land("7", "3").hand("rage", "tranquility").source().stand("7:se").pile("werewolf", "gargoyle").begin()
    t.do("enter").skip_to("Quiet")
    assert [t.s.box.enemy(token).id for token in t.s.discards[2]] == ["werewolf"]
    t.end_turn().skip_to("March").do("enter")
    assert t.foes() == ["gargoyle"]


@rule("MK-RESULT-16")
def test_an_undefeated_defender_of_a_monastery_is_discarded():
    t = country().stand("5:ne").hand("rage", "tranquility").source().pile("monks").begin().do("burn").skip_to("Quiet")
    assert [t.s.box.enemy(token).id for token in t.s.discards[3]] == ["monks"]


@rule("MK-RESULT-17", "MK-RESULT-18")
def test_an_undefeated_enemy_of_a_den_stays_face_up():
    t = Table().land("6", "3").hand("rage", "tranquility").source().stand("6:w").pile("werewolf").begin().do("enter")
    t.skip_to("Quiet")
    assert t.on("6:w") == ["werewolf"]
    assert t.s.spots[t.at("6:w")].up
    view = t.match.view(0)
    assert view.spots[t.at("6:w")].tokens == t.s.spots[t.at("6:w")].tokens


@rule("MK-RESULT-17")
def test_a_survivor_of_the_spawning_grounds_is_met_again():
    t = Table().land("3", "1", "c1").hand("rage", "rage", "tranquility").units("altem_guardians").fame(99).source()
    t.stand("c1:w").pile("minotaur", "werewolf").begin().do("enter")
    t.skip_to("Strike").do("activate", "altem_guardians", 0).do("strike", "minotaur").skip_to("Quiet")
    assert t.on("c1:w") == ["werewolf"]
    assert t.s.spots[t.at("c1:w")].shield == NOBODY
    t.end_turn().skip_to("March").do("enter")
    assert t.foes() == ["werewolf"]
    # When the last of them falls the site is conquered and gives its reward.
    t.effort.blows = [Blow(ATTACK, PHYSICAL, 9)]
    t.skip_to("Strike").do("strike", "werewolf")
    assert t.s.spots[t.at("c1:w")].shield == 0
    assert t.told("artifacts", "conquer")


@rule("MK-RESULT-20")
def test_a_failed_assault_from_an_unsafe_space_means_further_withdrawal():
    t = (
        Table()
        .land("11", "3")
        .enemy("11:c", "ice_mages")
        .hand("frost_bridge", "march", "stamina", "tranquility")
        .source()
    )
    t.enemy("11:se").stand("11:nw").begin().tokens("blue").powered("frost_bridge").play("march", "stamina")
    t.move_to("11:ne", "11:c").skip_to("Quiet")
    assert t.where() == "11:ne"
    wounds = t.wounds()
    t.do("end")
    assert t.where() == "11:nw"
    assert t.wounds() == wounds + 1


@rule("MK-RESULT-12")
def test_a_conquered_tower_gives_a_spell():
    t = assault("ice_mages", hand=("rage",), site="tower", units=("altem_guardians",)).skip_to("Strike")
    t.do("activate", "altem_guardians", 0).sideways("rage").do("strike", "ice_mages").skip_to("ChooseSpell")
    assert len(t.targets("learn")) == 3


@rule("MK-CITY-01")
def test_the_defenders_of_a_city_are_fortified_and_have_its_bonus():
    t = city("white", "swordsmen")
    assert t.s.walls(0, t.foe("swordsmen")) == 1
    assert armour_of(t.s, t.foe("swordsmen")) == 6
    assert t.player().reputation == -1


@rule("MK-CITY-01")
def test_a_summoned_monster_has_no_bonus():
    t = city("red", "illusionists", hand=("rage", "concentration"), monster="gargoyle").skip_to("Defend")
    assert not abilities_of(t.s, t.foe("gargoyle")) & BRUTAL


@rule("MK-CITY-02")
def test_the_white_city_gives_armour():
    t = city("white", "golems")
    assert armour_of(t.s, t.foe("golems")) == 6


@rule("MK-CITY-03", "MK-CITY-04")
@pytest.mark.parametrize(
    ("enemy", "attack"), [("fire_golems", 5), ("ice_mages", 7), ("altem_mages", 5), ("monks", 5), ("illusionists", 0)]
)
def test_the_blue_city_strengthens_elemental_attacks(enemy: str, attack: int):
    t = city("blue", enemy)
    assert attack_of(t.s, t.foe(enemy)) == attack


@rule("MK-CITY-05")
@pytest.mark.parametrize(("enemy", "brutal"), [("monks", True), ("fire_mages", False), ("gargoyle", True)])
def test_the_red_city_makes_physical_attackers_brutal(enemy: str, brutal: bool):
    t = city("red", enemy)
    assert bool(abilities_of(t.s, t.foe(enemy)) & BRUTAL) == brutal


@rule("MK-CITY-06")
@pytest.mark.parametrize(("enemy", "poison"), [("swordsmen", True), ("freezers", False), ("gargoyle", True)])
def test_the_green_city_makes_physical_attackers_poisonous(enemy: str, poison: bool):
    t = city("green", enemy)
    assert bool(abilities_of(t.s, t.foe(enemy)) & POISON) == poison


@rule("MK-CITY-06", "MK-DAMAGE-20")
def test_poison_of_the_green_city_fills_the_discard_pile():
    t = city("green", "golems").skip_to("Defend").do("next")
    t.do("hero")
    assert (t.wounds(), t.wounds("discard")) == (1, 1)


@rule("MK-CITY-07", "MK-CITY-08")
@pytest.mark.parametrize(("before", "leader"), [([1], 1), ([1, 1], 1), ([], 0), ([0, 1], 0)])
def test_most_shields_lead_and_on_a_tie_the_first(before: list[int], leader: int):
    t = city("green", "crossbowmen")
    number = t.s.city_at(t.at("c5:c"))
    t.s.cities[number] = t.s.cities[number].with_tokens(t.s.cities[number].tokens, True, before, NOBODY)
    t.skip_to("Strike").do("activate", "altem_guardians", 0).do("strike", "crossbowmen")
    assert t.city("c5:c").shields == [*before, 0]
    assert t.city("c5:c").leader == leader


@rule("MK-CITY-09")
def test_a_conquered_city_is_entered_in_peace():
    t = (
        Table(*TWO)
        .land("3", "1", "c5")
        .conquered("c5:c", 1)
        .hand("march", "rage")
        .source()
        .stand("c5:se")
        .enemy("c5:e")
    )
    t.enemy("c5:sw").begin().play("march").move_to("c5:c")
    assert t.s.combat is None
    assert t.offers("interact")


@rule("MK-RESULT-11")
def test_a_lost_keep_no_longer_raises_the_hand_limit():
    t = country(*TWO).shield("3:ne", seat=1).stand("3:e", seat=1).begin()
    assert draw_limit(t.s, 1) == 6
    t.shield("3:ne", seat=0)
    assert draw_limit(t.s, 1) == 5


@rule("MK-RESULT-04")
def test_a_challenged_orc_counts_for_reputation_once():
    t = camp("diggers", hand=("rage", "rage")).fame(99).begin().do("challenge", "1:nw").skip_to("Strike")
    t.play("rage", "rage").do("strike", "diggers")
    assert t.player().reputation == 1


@rule("MK-RESULT-02", "MK-COMBAT-18", "MK-RESULT-04")
def test_a_dragon_that_joined_an_assault_on_a_city_brings_no_shield():
    t = Table(*TWO).land("3", "1", "c8").garrison("c8:c", "monks").enemy("c8:se", "swamp_dragon").enemy("c8:w")
    t.hand("march", "intimidate", "rage").units("altem_guardians").fame(99).source().stand("c8:ne").begin()
    t.tokens("red").play("march").move_to("c8:c").do("challenge", "c8:se").skip_to("Strike")
    t.powered("intimidate").play("rage").do("strike", "swamp_dragon")
    assert t.city("c8:c").shields == []
    assert t.player().reputation == -1 + 2


@rule("MK-RESULT-16", "MK-RESULT-11")
def test_an_undefeated_guard_of_a_players_keep_is_discarded_and_the_keep_stays_theirs():
    t = country(*TWO).shield("3:ne", seat=1).hand("march", "march", "rage", "tranquility").source().pile("golems")
    t.stand("3:e").begin().play("march", "march").move_to("3:ne").skip_to("Quiet")
    assert t.s.spots[t.at("3:ne")].shield == 1
    assert t.on("3:ne") == []
    assert [t.s.box.enemy(token).id for token in t.s.discards[1]] == ["golems"]
    assert t.where() == "3:e"


@rule("MK-RESULT-17", "MK-COMBAT-07")
def test_enemies_of_ruins_that_were_not_defeated_wait_there():
    t = Table().land("8", "3").ruin("8:ne", "orc_underground").enemy("8:c").pile("prowlers", "gargoyle")
    t.hand("rage", "tranquility").units("altem_guardians").fame(99).source().stand("8:ne").begin().do("enter")
    t.skip_to("Strike").do("activate", "altem_guardians", 0).do("strike", "prowlers").skip_to("Quiet")
    assert t.on("8:ne") == ["gargoyle"]
    t.end_turn().skip_to("March").do("enter")
    assert t.foes() == ["gargoyle"]
