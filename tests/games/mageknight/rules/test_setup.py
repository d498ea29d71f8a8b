"""What never runs out, and what the rules leave to chance at set-up."""

from ludotheque.games.mageknight.rules.heroes.goods import draw_token
from ludotheque.games.mageknight.rules.heroes.mana import reset_source
from ludotheque.games.mageknight.rules.pieces import NONE
from tests.games.mageknight.positions import city, country
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


@rule("MK-SETUP-07")
def test_an_empty_pile_is_made_anew_from_its_discards():
    s = country().s
    s.discards[0] = s.piles[0][:5]
    s.piles[0] = []
    token = draw_token(s, 0)
    assert (len(s.piles[0]), s.discards[0]) == (4, [])
    assert token not in s.piles[0]


@rule("MK-SETUP-09")
def test_no_artifact_is_ever_on_offer():
    t = Table(*TWO).land("3", "5").meddle()
    for number in range(1, 5):
        t.round(number).new_round()
        while t.asked == "ChooseTactic":
            t.passively()
        kinds = {t.s.box.cards[card].kind for card in t.s.advanced_offer + t.s.spell_offer + t.s.lessons}
        assert kinds == {1, 2}


@rule("MK-SETUP-10", "MK-WOUND-01")
def test_wounds_never_run_out():
    t = country().hand(*["wound"] * 40, "rage", "march").source().enemy("1:nw", "prowlers").stand("1:w").begin()
    t.do("challenge", "1:nw").skip_to("Defend").do("next")
    assert t.wounds() == 42


@rule("MK-SETUP-25")
def test_only_gold_and_black_dice_are_rolled_again():
    t = country().load("black", "gold", "red", "blue", "gold")
    reset_source(t.s)
    assert t.s.source == [1, 4, 0]


@rule("MK-AREA-08")
def test_everybody_has_a_discard_pile_of_their_own():
    t = country(*TWO).hand("march", "rage").hand("stamina", seat=1).source().stand("3:w").stand("1:w", seat=1)
    t.discard(only=True).discard(only=True, seat=1).begin().play("march").end_turn().play("stamina").end_turn()
    assert t.cards("discard") == ["march"]
    assert t.cards("discard", 1) == ["stamina"]


@rule("MK-AREA-10")
def test_shields_never_run_out():
    t = city("green", "crossbowmen")
    number = t.s.city_at(t.at("c5:c"))
    t.s.cities[number] = t.s.cities[number].with_tokens(t.s.cities[number].tokens, True, [0] * 15, -1)
    t.skip_to("Strike").do("activate", "altem_guardians", 0).do("strike", "crossbowmen")
    assert t.city("c5:c").shields == [0] * 16


@rule("MK-SETUP-07")
def test_with_pile_and_discards_empty_nothing_is_drawn():
    s = country().s
    s.piles[0] = s.discards[0] = []
    assert draw_token(s, 0) == NONE
