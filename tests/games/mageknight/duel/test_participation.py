"""Full and partial participation, and all that follows from them."""

import pytest

from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, ROAD, SPECTATOR, Arena
from tests.rules import rule

THREE = ("tovak", "goldyx", "norowas")
THIRD = 2


def after_fight(part: str, *order: int) -> Arena:
    """Three players, the first of whom has attacked the second; the third stands nearby."""
    t = Arena(*THREE).hand("rage").hand("rage", "march", seat=1).hand("rage", seat=2).meddle()
    t.s.order = list(order)
    return t.meet(part).peace()


@rule("MK-PVP-08", "MK-MOVE-36")
def test_who_took_part_fully_is_not_attacked_again():
    t = after_fight("full", 0, 2, 1)
    assert t.player(1).ahead
    t.end_turn().skip_to("March")
    assert t.question.seat == THIRD
    t.step(FIELD)
    assert t.refused("attack")
    t.do("end").skip_to("DiscardSome")
    assert (t.where(2), t.wounds(seat=2)) == (SPECTATOR, 1)


@rule("MK-PVP-09")
def test_a_turn_played_in_advance_is_skipped():
    t = after_fight("full", 0, 1, 2).deck(only=True, seat=1).end_turn()
    assert (t.s.turn.seat, t.player(1).ahead) == (THIRD, False)
    assert t.told("skipped")
    # The one after it is played.
    t.end_turn().end_turn()
    assert t.s.turn.seat == DEFENDER


@rule("MK-PVP-09", "MK-ROUND-29")
def test_a_last_turn_played_in_advance_is_skipped_too():
    t = after_fight("full", 0, 2, 1).end_turn().deck(only=True, seat=2).hand(seat=2)
    t.s.announced = AGGRESSOR
    t.end_turn()
    assert t.asked == "ChooseTactic"
    assert not t.player(1).ahead


@rule("MK-PVP-10")
def test_a_full_defender_uses_one_die_of_the_source():
    t = Arena().hand("rage").hand("fireball", "snowstorm", seat=1).source("red", "blue").meet("full")
    t.do("strong" if t.offers("strong", "fireball") else "basic", "fireball")
    assert (t.at_hand(DEFENDER).dice, t.s.taken_dice()) == (0, 1)
    assert t.refused("basic", "snowstorm")


@rule("MK-PVP-11")
def test_a_full_defender_uses_skills_of_its_turn():
    t = Arena().hand("rage").hand("rage", seat=1).skills("goldyx_freezing_power", seat=1).meet("full")
    t.do("skill", "goldyx_freezing_power").choose(0)
    assert t.sums == (1, 0, 1)
    assert t.refused("skill")


@rule("MK-PVP-12")
def test_a_full_defender_heals_after_the_fight():
    t = Arena().hand("rage").hand("tranquility", "wound", seat=1).meet("full").peace()
    assert t.asks(DEFENDER, "Quiet")
    t.play("tranquility").choose(0).do("mend", "wound")
    assert t.wounds(seat=1) == 0


@rule("MK-PVP-13")
def test_a_full_defender_finishes_a_whole_turn():
    t = Arena().hand("rage").hand("rage", "march", seat=1).fame(2, seat=1).meet("full", field="2:sw", origin="2:w")
    colour = t.s.layout.colour[t.at("2:sw")]
    t.melee().do("pass").strike("rage").unblocked().do("wound").peace().do("end")
    assert t.player(1).crystals[colour] == 1
    t.do("done")
    assert (len(t.player(1).hand), t.cards("play", seat=1)) == (5, [])
    assert t.asks(AGGRESSOR, "Quiet")
    assert not t.at_hand(DEFENDER).acting


@rule("MK-PVP-13")
def test_a_full_defender_reaches_a_level():
    t = Arena().hand("rage").hand("rage", "march", seat=1).fame(2, seat=1).fame(9).skills(seat=1)
    t.meet("full").melee().do("pass").strike("rage").unblocked().do("push", ROAD)
    assert t.player(1).fame > 3
    assert t.asks(DEFENDER, "Quiet")
    t.do("end").skip_to("DiscardSome")
    assert t.player(1).level == 2


@rule("MK-PVP-13")
def test_a_full_defender_must_play_or_discard_a_card():
    t = Arena().hand("rage").hand("march", seat=1).meet("full").peace().do("end")
    assert t.asks(DEFENDER, "DiscardSome")
    assert t.refused("done")


@rule("MK-PVP-14")
def test_who_took_part_in_part_is_attacked_again_and_has_its_turn():
    t = after_fight("partial", 0, 2, 1)
    assert not t.player(1).ahead
    t.end_turn().skip_to("March").step(FIELD)
    assert t.offers("attack", DEFENDER)
    t.do("attack").takes("partial").peace().end_turn()
    assert t.s.turn.seat == DEFENDER
    assert t.skip_to("March").question.seat == DEFENDER


@rule("MK-PVP-15")
def test_a_partial_defender_uses_no_die():
    t = Arena().hand("rage").hand("fireball", "swiftness", seat=1).crystals("white", seat=1).source("red").meet()
    assert t.question.seat == DEFENDER
    assert t.refused("basic", "fireball")
    assert t.offers("strong", "swiftness")


@rule("MK-PVP-15")
def test_an_effect_may_give_a_partial_defender_a_die():
    t = Arena().hand("rage").hand("fireball", "mana_draw", seat=1).source("red").meet()
    t.play("mana_draw").do("basic", "fireball")
    assert t.sums[0] == 5
    t.do("launch").peace()
    assert (t.s.taken_dice(), t.at_hand(DEFENDER).acting) == (0, False)


@rule("MK-PVP-16")
def test_a_partial_defender_uses_only_skills_for_others_turns():
    t = Arena().hand("rage").hand("march", seat=1).skills("goldyx_freezing_power", "goldyx_motivation", seat=1)
    t.walk().do("attack")
    assert t.asks(DEFENDER, "Meanwhile")
    t.do("wait").takes("partial")
    assert t.targets("skill") == ["goldyx_motivation"]
    t.do("skill", "goldyx_motivation")
    assert len(t.player(1).hand) == 3


@rule("MK-PVP-13", "MK-PVP-16")
@pytest.mark.parametrize(("part", "wounds"), [("full", 1), ("partial", 0)])
def test_mana_exploit_hurts_who_plays_a_turn_of_its_own(part: str, wounds: int):
    t = Arena().hand("rage").skills("tovak_mana_exploit").hand("fireball", "rage", seat=1).crystals("red", seat=1)
    t.land("1", "2", "3").stand(ROAD).stand(FIELD, seat=1).begin().do("skill", "tovak_mana_exploit")
    t.do("colour", "blue").step(FIELD).do("attack").takes(part).do("basic", "fireball")
    assert t.wounds(seat=1) == wounds


@rule("MK-PVP-17")
def test_a_partial_defender_does_nothing_after_the_fight():
    t = Arena().hand("rage").hand("tranquility", "wound", seat=1).meet().peace()
    assert t.asks(AGGRESSOR, "Quiet")
    assert not t.at_hand(DEFENDER).acting


@rule("MK-PVP-18")
def test_a_partial_defender_draws_nothing_and_keeps_its_mana():
    t = Arena().hand("rage").hand("rage", "march", seat=1).units("herbalists", seat=1).meet().melee().do("pass")
    t.do("activate", "herbalists", 2).strike("rage").unblocked().do("done").peace()
    assert (t.cards(seat=1), t.cards("play", seat=1)) == (["march"], ["rage"])
    t.end_turn().skip_to("March")
    assert t.question.seat == DEFENDER
    assert t.mana() == ["green"]


@rule("MK-PVP-19")
def test_a_partial_defender_blocks_and_attacks():
    t = Arena().hand("rage", "march").hand("rage", "determination", seat=1).meet().melee().strike("rage")
    assert t.do("basic", "determination").left == 0
    assert t.asks(DEFENDER, "LaunchAttack")
    t.strike("rage").unblocked()
    assert t.asks(DEFENDER, "PlaceDamage")


@rule("MK-PVP-13")
def test_another_turn_by_the_right_moment_is_the_one_that_would_be_skipped():
    t = Arena().hand("rage").hand("rage", "march", seat=1).tactic("the_right_moment", seat=1).meet("full")
    t.do("right_moment").peace().end_turn()
    assert t.skip_to("March").question.seat == DEFENDER
    assert not t.s.turn.again
