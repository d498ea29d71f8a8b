"""Resting: normal rest and slow recovery."""

from ludotheque.games.mageknight.rules.events.cards import HandShown
from ludotheque.games.mageknight.rules.pieces import WOUND
from tests.games.mageknight.positions import camp, country, march
from tests.rules import rule


@rule("MK-REST-01")
def test_a_resting_player_neither_fights_nor_talks():
    t = country().stand("5:ne").hand("rage", "concentration", "march").source().begin().do("rest").do("give", "rage")
    for verb in ("move", "challenge", "interact", "burn", "explore"):
        assert t.refused(verb)
    assert t.offers("basic", "concentration")


@rule("MK-REST-01")
def test_after_a_step_there_is_no_rest():
    t = camp("prowlers", hand=("march", "rage")).begin()
    assert t.offers("rest")
    assert t.play("march").offers("rest")
    assert t.move_to("1:sw").refused("rest")


@rule("MK-REST-02")
def test_normal_rest_needs_a_card_that_is_no_wound():
    assert march("wound", "wound").refused("rest")
    assert march("wound", "rage").offers("rest")


@rule("MK-REST-03")
def test_slow_recovery_needs_a_hand_of_wounds_only():
    assert march("wound", "rage").refused("recover")
    assert march("wound").offers("recover")


@rule("MK-REST-04")
def test_normal_rest_discards_one_card_and_any_number_of_wounds():
    t = march("rage", "march", "wound", "wound", "wound").discard(only=True).do("rest").do("give", "rage")
    assert t.refused("give", "march")
    t.do("give", "wound").do("give", "wound").do("done")
    assert t.cards()[:2] == ["march", "wound"]
    assert t.cards("discard") == ["rage", "wound", "wound"]


@rule("MK-REST-05", "MK-WOUND-03")
def test_rest_does_not_heal():
    t = march("rage", "wound", "wound").do("rest").do("give", "rage").do("give", "wound").do("give", "wound")
    everything = t.cards() + t.cards("discard") + t.cards("deck")
    assert everything.count("wound") == 2


@rule("MK-REST-06")
def test_slow_recovery_discards_one_wound_and_shows_the_hand():
    t = march("wound", "wound", "wound", "wound", heroes=("tovak", "goldyx")).deck(only=True).do("play").do("recover")
    shown = next(event for event in t.events if isinstance(event, HandShown))
    assert shown.is_seen_by(1)
    assert shown.cards == [WOUND] * 4
    assert t.wounds() == 3
    assert t.wounds("discard") == 1


@rule("MK-REST-07")
def test_special_and_healing_effects_come_before_and_after_the_rest():
    t = march("rage", "tranquility", "concentration", "wound")
    assert t.offers("basic", "tranquility")
    t.play("concentration").do("colour", "red").do("rest").do("give", "rage").do("done")
    assert t.offers("basic", "tranquility")
    t.play("tranquility").choose(0)
    assert t.offers("mend", "wound")


@rule("MK-REST-02")
def test_nobody_rests_with_an_empty_hand():
    t = country().hand().source().stand("3:w").begin()
    assert t.refused("rest")
    assert t.refused("recover")
