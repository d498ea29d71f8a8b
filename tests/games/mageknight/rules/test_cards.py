"""Deed cards: basic, strong and sideways, what they cost, where they go."""

from collections import Counter

import pytest

from ludotheque.games.mageknight import data
from tests.games.mageknight.positions import country, defend, fight, march, strike, talk
from tests.rules import rule


@rule("MK-CARDS-01", "MK-UNITS-03")
def test_a_deed_deck_takes_in_spells_artifacts_actions_and_wounds_but_no_units():
    t = talk("rage", "wound").offer("peasants").artifacts("ruby_ring", "golden_grail").advanced("fire_bolt")
    t.spells("chill")
    before = Counter(t.cards("deck") + t.cards())
    t.effort.rewards = [0, 1, 2]
    t.effort.influence = 4
    t.do("recruit", "peasants").sideways("rage").end_round()
    assert Counter(t.cards("deck") + t.cards()) - before == Counter(["fire_bolt", "chill", "golden_grail"])
    assert t.wounds() + t.wounds("deck") == 1
    assert t.army() == ["peasants"]


@rule("MK-CARDS-02", "MK-AREA-13")
def test_a_played_card_lies_in_the_play_area_and_has_its_effect():
    t = march("march", "rage").play("march")
    assert t.effort.move == 2
    assert (t.cards(), t.cards("play")) == (["rage"], ["march"])
    assert "march" not in t.cards("discard")


@rule("MK-CARDS-03")
def test_only_cards_of_the_hand_are_played():
    t = country().hand("rage").deck("march").discard("stamina").source().stand("3:w").begin()
    assert t.targets("basic") == []
    assert t.targets("sideways") == ["rage"]


@rule("MK-CARDS-04")
def test_a_basic_effect_is_free():
    assert march("march").play("march").effort.move == 2


@rule("MK-CARDS-05")
def test_a_strong_effect_costs_mana_of_the_cards_colour():
    t = march("march").tokens("red")
    assert t.refused("strong", "march")
    t.tokens("green").powered("march")
    assert t.effort.move == 4
    assert t.mana() == ["red"]


@rule("MK-CARDS-06", "MK-MOVE-21")
def test_a_card_gives_one_of_its_two_effects():
    t = march("march", "rage").crystals("green")
    assert t.copy().powered("march").effort.move == 4
    t.play("march")
    assert t.effort.move == 2
    assert t.refused("strong", "march")


@rule("MK-CARDS-07")
def test_a_spell_is_never_free():
    t = fight("prowlers", hand=("snowstorm", "concentration"))
    assert t.refused("basic", "snowstorm")
    t.play("concentration").do("colour", "blue").play("snowstorm")
    assert t.mana() == []
    assert t.offers("strike", "prowlers")


@rule("MK-CARDS-08", "MK-MANA-09")
def test_a_spells_strong_effect_costs_its_colour_and_black():
    t = country().night().hand("space_bending", "rage").source().stand("3:w").begin().tokens("blue")
    assert t.refused("strong", "space_bending")
    t.tokens("black").do("strong", "space_bending")
    assert t.mana() == []


@rule("MK-CARDS-09", "MK-MANA-08")
def test_by_day_a_spells_strong_effect_is_not_to_be_had():
    t = march("space_bending", "rage").tokens("blue", "black")
    assert t.refused("strong", "space_bending")
    assert t.offers("basic", "space_bending")


@rule("MK-CARDS-09")
def test_underground_black_mana_serves_by_day():
    t = country().land("7", "3").hand("fireball", "rage").source().stand("7:se").pile("minotaur").begin()
    t.tokens("red", "black", "gold").do("enter")
    assert t.offers("strong", "fireball")
    t.tokens("white").effort.tokens[0] = 0
    assert t.refused("basic", "fireball")


@rule("MK-CARDS-10", "MK-END-06")
def test_an_artifact_played_for_its_basic_effect_is_discarded():
    t = march("ruby_ring", "rage").play("ruby_ring").do("end")
    assert "ruby_ring" in t.cards("discard")


@rule("MK-CARDS-11", "MK-END-06", "MK-DISCARD-04")
def test_an_artifact_played_for_its_strong_effect_leaves_the_game():
    t = march("endless_gem_pouch", "march", "rage").powered("endless_gem_pouch").play("march").do("end")
    player = t.player()
    zones = player.hand + player.deck + player.discard + player.play + t.s.artifact_deck
    assert data.CARD["endless_gem_pouch"] not in zones
    assert data.CARD["endless_gem_pouch"] in t.s.removed
    assert t.cards("discard")[-1] == "march"


@rule("MK-CARDS-12", "MK-WOUND-02", "MK-MOVE-05")
def test_a_wound_cannot_be_played():
    t = march("wound", "rage")
    for verb in ("basic", "strong", "sideways"):
        assert t.refused(verb, "wound")


@rule("MK-CARDS-13", "MK-MOVE-05")
@pytest.mark.parametrize("card", ["fireball", "ruby_ring", "rage", "fire_bolt"])
def test_any_other_card_is_a_move_point_sideways(card: str):
    assert march(card).sideways(card).effort.move == 1


@rule("MK-CARDS-13", "MK-INTERACT-04", "MK-BLOCK-09", "MK-ATTACK-04")
def test_sideways_gives_influence_block_or_attack_too():
    assert talk("fireball").sideways("fireball").effort.influence == 1
    for t, how in (
        (defend("prowlers", hand=("fireball", "rage")), 3),
        (strike("diggers", hand=("fireball", "rage")), 0),
    ):
        t.sideways("fireball")
        assert [(blow.how, blow.element, blow.amount) for blow in t.effort.blows] == [(how, 0, 1)]


@rule("MK-CARDS-14", "MK-RANGED-09")
def test_sideways_is_never_a_ranged_attack():
    t = fight("prowlers", hand=("rage", "concentration"))
    assert t.asked == "Shoot"
    assert t.refused("sideways")


@rule("MK-CARDS-15", "MK-MOVE-03", "MK-MOVE-20")
def test_effects_of_the_same_kind_add_up():
    t = country().hand("march", "stamina").units("peasants").source().stand("3:w").begin()
    t.play("march").do("activate", "peasants", 2).sideways("stamina")
    assert t.effort.move == 5


@rule("MK-CARDS-16")
def test_played_cards_are_discarded_when_the_turn_ends():
    t = march("march", "stamina", "rage").discard(only=True).play("march", "stamina").sideways("rage").do("end")
    assert sorted(t.cards("discard")) == ["march", "rage", "stamina"]
    assert t.cards("play") == []


@rule("MK-CARDS-17")
def test_cards_not_played_stay_in_hand_unless_discarded():
    t = (
        march("march", "rage", "promise")
        .deck(only=True)
        .do("play")
        .play("march")
        .do("end")
        .do("give", "rage")
        .do("done")
    )
    assert t.cards() == ["promise"]
    assert "rage" in t.cards("discard")


@rule("MK-CARDS-18")
def test_a_cost_that_cannot_be_paid_bars_the_effect():
    assert march("improvisation").refused("basic", "improvisation")
    assert march("improvisation", "rage").offers("basic", "improvisation")
    assert march("crystallize").refused("basic", "crystallize")


@rule("MK-CARDS-19", "MK-DISCARD-02")
def test_a_wound_pays_no_discard():
    assert march("improvisation", "wound").refused("basic", "improvisation")
    assert march("decompose", "wound").refused("basic", "decompose")


@rule("MK-CARDS-19", "MK-WOUND-03")
def test_a_wound_pays_where_the_effect_says_so():
    t = country("arythea").hand("wound", "blood_ritual").skills("arythea_invocation").source().stand("3:w").begin()
    t.do("skill", "arythea_invocation").do("give", "wound").do("colour", "red")
    assert t.mana() == ["red"]
    assert t.wounds("discard") == 1


@rule("MK-CARDS-20", "MK-DISCARD-01")
def test_any_card_means_a_card_that_is_no_wound():
    t = march("improvisation", "wound", "rage", "march").play("improvisation")
    assert t.targets("give") == ["rage", "march"]
    t.do("give", "rage")
    assert t.cards("discard")[-1] == "rage"
