"""Taking back: allowed until something hidden came out, as the rulebook has it."""

import pytest

from ludotheque.errors import UndoRefused
from tests.games.mageknight.scenario import Table
from tests.rules import rule


@rule("MK-UNDO-01")
def test_decisions_of_the_turn_can_be_taken_back():
    t = Table("tovak").land("1", "2").stand("1:sw").hand("march", "stamina").begin()
    t.play("march").move_to("1:se")
    t.match.undo(0)
    assert t.where() == "1:sw"
    assert t.effort.move == 2
    t.match.undo(0)
    assert t.cards() == ["march", "stamina"]


@rule("MK-UNDO-01")
def test_a_turn_that_is_over_stays_over():
    # With nothing to draw nothing comes out when the turn ends.
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").hand("march").deck(only=True).begin()
    t.do("play").play("march").do("end")
    assert t.question.seat == 1
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-01")
def test_the_end_of_a_turn_can_be_taken_back_while_it_is_being_finished():
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").hand("march", "rage").begin()
    t.play("march").do("end")
    assert t.asked == "DiscardSome"
    t.match.undo(0)
    assert t.asked == "March"


@rule("MK-UNDO-01", "MK-UNDO-04")
def test_the_last_blow_of_a_fight_can_be_taken_back_until_the_turn_is_ended():
    t = Table("tovak", "goldyx").land("1", "2").enemy("1:nw", "prowlers").stand("1:w").hand("swiftness").source("white")
    t.begin().do("challenge", "1:nw").powered("swiftness").do("strike", "prowlers")
    # Nothing is left to be played, but the die of the source is rolled only when the turn ends.
    assert (t.asked, t.verbs) == ("Quiet", {"end"})
    t.match.undo(0)
    assert t.foes() == ["prowlers"]
    t.do("strike", "prowlers").do("end")
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-03", "MK-UNDO-06")
def test_not_to_before_a_revealed_tile():
    t = Table("tovak").land("1", "2").tiles("3").stand("1:e").hand("march").begin().do("begin")
    t.play("march").explore(1, 1)
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-03", "MK-UNDO-06")
def test_not_to_before_a_drawn_card():
    t = Table("tovak").hand("tranquility").begin()
    t.do("basic", "tranquility")
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-03")
def test_not_to_before_a_revealed_garrison():
    t = Table("tovak").land("3", "1").stand("3:w").hand("march", "stamina", "rage").begin()
    assert not t.s.spots[t.at("3:ne")].up
    t.play("march", "stamina").move_to("3:c")
    assert t.s.spots[t.at("3:ne")].up
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-04")
def test_not_to_before_a_die_roll():
    t = Table("tovak").hand("mana_storm").source("red").begin()
    t.play("mana_storm").do("die", 0)
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-05")
def test_not_to_before_another_players_answer():
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").hand("mind_read", "rage").crystals("white")
    t.hand("march", "tranquility", seat=1).stand("A:c", seat=1).source().begin().play("mind_read").do("colour", "green")
    assert (t.question.seat, t.asked) == (1, "ChooseSurrender")
    # The colour can still be taken back, until the other has given a card for it.
    assert t.match.why_no_undo(0) is None
    t.do("give", "march")
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-02")
def test_the_table_may_agree_to_take_nothing_back():
    t = Table("tovak", undo="no").land("1", "2").stand("1:sw").hand("march", "stamina").begin()
    t.play("march")
    with pytest.raises(UndoRefused, match="without taking back"):
        t.match.undo(0)
