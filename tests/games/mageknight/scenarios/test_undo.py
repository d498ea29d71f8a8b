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
    with pytest.raises(UndoRefused, match="a turn was closed"):
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
    with pytest.raises(UndoRefused, match="drawn from a hidden pile"):
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
    with pytest.raises(UndoRefused, match="a die was thrown"):
        t.match.undo(0)


@rule("MK-UNDO-03", "MK-UNDO-05")
def test_not_to_before_another_player_is_asked_for_what_only_he_knows():
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").hand("mind_read", "rage").crystals("white")
    t.hand("march", "tranquility", seat=1).stand("A:c", seat=1).source().begin().play("mind_read").do("colour", "green")
    # That he is asked shows that he holds two cards of the colour.
    assert (t.question.seat, t.asked) == (1, "ChooseSurrender")
    assert t.match.why_no_undo(0) is not None
    t.do("give", "march")
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-03", "MK-INTERACT-20", "MK-INTERACT-21")
def test_a_spell_is_paid_before_the_next_one_comes_into_the_offer():
    t = Table("tovak").land("3", "5", "4").shield("4:c").spells("chill", "fireball", "tremor").crystals("blue")
    t.hand("rage").source("blue").stand("4:c").begin().skip_to("March").do("interact")
    t.effort.influence = 7
    t.do("spell", "chill")
    assert (t.asked, len(t.s.spell_offer), t.cards("deck")[-1] == "chill") == ("PayMana", 3, False)
    assert t.match.why_no_undo(0) is None
    t.pay("blue crystal")
    assert (len(t.s.spell_offer), t.cards("deck")[-1], t.inventory()) == (3, "chill", [])
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-UNDO-03")
@pytest.mark.parametrize(("pile", "hidden"), [(("rage", "promise", "stamina", "threaten"), False), (("rage",), True)])
def test_not_to_before_long_night_if_the_discard_pile_tells_what_became_the_deck(pile: tuple[str, ...], hidden: bool):
    t = Table("tovak").land("1", "2").stand("1:sw").night().source().hand("march").tactic("long_night")
    t.deck(only=True).discard(*pile, only=True).begin().do("play").do("prolong")
    assert (t.match.why_no_undo(0) is None) == hidden


@rule("MK-UNDO-02")
def test_the_table_may_agree_to_take_nothing_back():
    t = Table("tovak", undo="no").land("1", "2").stand("1:sw").hand("march", "stamina").begin()
    t.play("march")
    with pytest.raises(UndoRefused, match="without taking back"):
        t.match.undo(0)
