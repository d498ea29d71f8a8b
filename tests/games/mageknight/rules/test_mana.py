"""Mana: colours, tokens, crystals and the dice of the source."""

import pytest

from ludotheque.games.mageknight.rules.heroes.mana import Purse, reset_source
from ludotheque.games.mageknight.rules.terms import BLACK, RED
from tests.games.mageknight.positions import country, march, talk
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def by_night(*hand: str) -> Table:
    """A turn by night."""
    return country().night().hand(*hand).source().stand("3:w").begin()


@rule("MK-MANA-01")
def test_four_colours_are_basic():
    t = march("crystallize", "rage").tokens("red", "blue", "white", "green", "black").powered("crystallize")
    assert t.targets("colour") == ["red", "blue", "white", "green"]


@rule("MK-MANA-02", "MK-END-05")
def test_mana_that_is_not_used_is_gone_when_the_turn_ends():
    t = march("march").tokens("red", "gold").play("march").end_turn()
    assert t.mana() == []


@rule("MK-MANA-03", "MK-GAIN-03")
def test_three_crystals_of_a_colour_are_the_most():
    t = march("crystallize").crystals("green", "green", "green").tokens("blue").powered("crystallize")
    t.do("colour", "green")
    assert t.inventory() == ["green"] * 3
    assert t.mana() == ["green"]


@rule("MK-MANA-04")
def test_a_crystal_serves_as_mana_of_its_colour():
    t = march("stamina").crystals("blue").powered("stamina")
    assert t.effort.move == 4
    assert t.inventory() == []


@rule("MK-MANA-05")
def test_mana_becomes_a_crystal_by_an_effect_only():
    t = march("rage").tokens("red")
    assert "colour" not in t.verbs
    t.end_turn()
    assert t.inventory() == []
    assert march("crystallize").tokens("red").play("crystallize").inventory() == ["red"]


@rule("MK-MANA-06")
def test_gold_and_black_are_no_crystals():
    t = march("crystallize").tokens("black")
    assert t.refused("basic", "crystallize")
    t = march("crystallize").tokens("gold").play("crystallize").do("colour", "red")
    assert t.inventory() == ["red"]
    assert len(t.player().crystals) == 4


@rule("MK-MANA-07")
@pytest.mark.parametrize("card", ["threaten", "stamina", "promise", "march"])
def test_by_day_gold_stands_for_any_basic_colour(card: str):
    t = talk(card) if card in ("threaten", "promise") else march(card)
    assert t.refused("strong", card)
    assert t.tokens("gold").offers("strong", card)


@rule("MK-MANA-08")
def test_by_day_a_black_die_is_of_no_use():
    assert march("march").source("black", "black", "black").refused("strong", "march")
    assert march("space_bending").source("black").tokens("blue").refused("strong", "space_bending")


@rule("MK-MANA-09")
def test_by_night_black_powers_spells():
    t = by_night("space_bending").source("black").tokens("blue")
    assert t.offers("strong", "space_bending")
    assert by_night("march").source("black").refused("strong", "march")


@rule("MK-MANA-10")
def test_by_night_gold_is_of_no_use():
    assert by_night("march").source("gold", "gold", "gold").refused("strong", "march")
    assert by_night("march").tokens("gold").refused("strong", "march")


@rule("MK-MANA-11")
def test_one_die_a_turn():
    t = march("march", "stamina").source("green", "blue").powered("march")
    assert t.refused("strong", "stamina")


@rule("MK-EFFECT-04", "MK-MANA-11")
def test_a_card_may_allow_one_die_more():
    t = march("march", "stamina", "mana_draw").source("green", "blue").play("mana_draw").powered("march")
    assert t.offers("strong", "stamina")
    t.powered("stamina")
    assert t.effort.move == 8


@rule("MK-MANA-12")
def test_a_die_gives_mana_of_the_colour_it_shows():
    t = march("march", "stamina").source("green")
    assert t.offers("strong", "march")
    assert t.refused("strong", "stamina")
    t.powered("march")
    assert t.effort.move == 4
    # One mana, no more: the die has nothing left, and no token came of it.
    assert (t.mana(), t.effort.used_dice, t.effort.dice) == ([], [0], 0)


@rule("MK-MANA-13")
def test_all_dice_are_back_after_the_turn():
    t = march("march").source("green", "red", "red").powered("march").end_turn()
    assert len(t.s.source) == 3
    assert all(0 <= colour < 6 for colour in t.s.source)
    assert t.s.source[1:] == [0, 0]


@rule("MK-MANA-14")
def test_a_die_is_taken_only_when_its_mana_is_spent():
    t = march("rage").source("red", "green", "blue")
    assert "pay" not in t.verbs
    assert "die" not in t.verbs
    assert t.mana() == []


@rule("MK-MANA-11", "MK-MANA-04")
def test_where_several_kinds_of_mana_serve_the_player_chooses():
    t = march("march", "rage").source("green", "gold").crystals("green").tokens("green").do("strong", "march")
    assert set(t.targets("pay")) == {"green token", "green crystal", "green die", "gold die"}
    t.pay("green crystal")
    assert t.inventory() == []
    assert t.mana() == ["green"]


@rule("MK-MANA-07", "MK-MANA-10")
def test_underground_gold_is_of_no_use_even_by_day():
    t = country().land("7", "3").hand("swiftness", "concentration").source().stand("7:se").pile("gargoyle").begin()
    t.tokens("gold").do("enter")
    assert t.refused("strong", "swiftness")
    t.skip_to("Quiet")
    assert t.offers("basic", "concentration")


@rule("MK-MANA-09")
def test_black_is_no_colour_of_a_card():
    assert by_night("march", "stamina").tokens("black").refused("strong", "march")


@rule("MK-CARDS-18")
def test_mana_that_is_needed_for_something_else_is_not_offered():
    t = march("pure_magic").crystals("blue").tokens("gold").powered("pure_magic")
    # Blue could be paid with gold, but then nothing would be left for green.
    assert (t.asked, t.effort.move) == ("March", 7)
    assert (t.inventory(), t.mana()) == ([], [])


@rule("MK-CARDS-08", "MK-CARDS-18")
def test_a_token_that_must_be_spent_pays_only_with_all_the_rest():
    t = march("rage").night().source().tokens("red")
    assert Purse(t.s, 0).spends(RED, [RED])
    assert not Purse(t.s, 0).spends(RED, [RED, BLACK])
    assert not Purse(t.s, 0).spends(RED, [BLACK, RED])
    assert Purse(t.tokens("black").s, 0).spends(RED, [RED, BLACK])


@rule("MK-SETUP-24", "MK-SETUP-25")
def test_half_of_the_dice_in_basic_colours_is_enough():
    t = country("tovak", "goldyx").load("red", "gold", "blue", "black")
    reset_source(t.s)
    assert t.s.source == [0, 4, 1, 5]
    t.load("red", "gold", "gold", "black", "green", "black", "blue")
    reset_source(t.s)
    assert t.s.source == [0, 3, 5, 1]
