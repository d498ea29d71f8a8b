"""How a duel begins: stopping on another hero's space, and where that is not possible."""

import pytest

from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, KEEP, ROAD, Arena
from tests.rules import rule


@rule("MK-PVP-01")
def test_a_hero_is_attacked_on_its_space_not_from_beside():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "2").stand(ROAD).stand(FIELD, seat=1).begin()
    assert t.refused("attack")
    assert t.step(FIELD).offers("attack", DEFENDER)


@rule("MK-TURN-14", "MK-MOVE-29", "MK-PVP-01")
def test_stopping_on_another_heros_space_is_an_attack():
    t = Arena().hand("rage", "promise").hand("rage", seat=1).walk(field="1:e", origin=FIELD)
    assert t.verbs == {"sideways", "attack"}
    refusal = t.match.why_not(AGGRESSOR, "button-end", "end")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("must_attack", "MK-MOVE-29")
    t.do("attack", DEFENDER)
    assert (t.duel.aggressor, t.duel.defender, t.combat.space) == (AGGRESSOR, DEFENDER, t.at("1:e"))
    assert t.told("duel")


@rule("MK-MOVE-31")
def test_an_attack_is_the_action_of_the_turn():
    t = Arena().hand("rage", "promise").hand("rage", seat=1).meet(field="1:e", origin=FIELD).peace()
    assert t.asks(AGGRESSOR, "Quiet")
    assert t.verbs == {"end"}
    refusal = t.match.why_not(AGGRESSOR, "button-interact", "interact")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("action_done", "MK-TURN-23")


@rule("MK-MOVE-30", "MK-COMBAT-04")
def test_entering_a_keep_with_its_owner_in_it_is_an_attack_on_the_owner():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "3").shield(KEEP, seat=1).stand("3:e").stand(KEEP, seat=1)
    piles = [len(pile) for pile in t.s.piles]
    t.begin().step(KEEP)
    assert t.asks(DEFENDER, "ChoosePart")
    assert (t.foes(), [len(pile) for pile in t.s.piles], t.player().reputation) == ([], piles, 0)


@rule("MK-COMBAT-04")
def test_the_keep_of_an_owner_who_is_away_is_assaulted():
    t = Arena().hand("rage").land("1", "3").shield(KEEP, seat=1).stand("3:e").stand("3:w", seat=1).pile("golems")
    t.begin().step(KEEP)
    assert t.foes() == ["golems"]


@rule("MK-MOVE-30", "MK-MOVE-36", "MK-MOVE-37")
def test_before_an_owner_who_may_not_be_attacked_the_way_ends_and_leads_back():
    t = Arena().hand("rage", "march").hand("rage", seat=1).land("1", "3").shield(KEEP, seat=1).stand("3:e")
    t.stand(KEEP, seat=1).announced(1).begin()
    t.effort.move = 9
    t.move_to(KEEP)
    assert t.s.combat is None
    assert (t.asked, t.player().reputation) == ("Quiet", 0)
    t.do("end")
    assert (t.where(), t.wounds()) == ("3:e", 1)


@rule("MK-PVP-02", "MK-MOVE-35")
def test_nobody_is_attacked_in_a_city():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "c7").conquered("c7:c", 0, 1)
    t.stand("c7:ne").stand("c7:c", seat=1).begin().step("c7:c")
    assert t.refused("attack")
    assert t.offers("end")


@rule("MK-PVP-02", "MK-MOVE-33")
def test_nobody_is_attacked_on_the_portal():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "2").stand("A:nw").stand("A:c", seat=1).begin().step("A:c")
    assert t.refused("attack")
    assert t.do("end").s.combat is None


@rule("MK-PVP-04")
def test_a_step_that_provokes_an_enemy_does_not_lead_to_another_hero():
    t = Arena().hand("rage").land("1", "2").enemy("1:nw", "prowlers").stand("1:w").stand("1:c", seat=1).begin().meddle()
    t.effort.move = 3
    assert t.refused("move", "1:c")
    assert t.enemy("1:nw").offers("move", "1:c")


@rule("MK-PVP-05")
@pytest.mark.parametrize("part", ["full", "partial"])
def test_the_defender_neither_moves_nor_takes_another_action(part: str):
    t = Arena().hand("rage").hand("march", "swiftness", "promise", seat=1).crystals("white", seat=1)
    t.meet(part, field="1:e", origin=FIELD).do("strong", "swiftness")
    assert t.question.seat == DEFENDER
    assert not t.verbs & {"move", "explore", "interact", "rest", "end"}
    for element, verb in ((f"hex-{t.at(FIELD)}", "move"), ("button-interact", "interact")):
        refusal = t.match.why_not(DEFENDER, element, verb)
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == ("defending", "MK-PVP-05")


@rule("MK-PVP-06")
def test_the_defender_may_plunder_before_taking_part():
    t = Arena().hand("rage").hand("rage", seat=1).walk(field="1:e", origin=FIELD)
    assert t.asked == "March"
    t.player(1).plundered = False
    t.do("attack")
    assert t.asks(DEFENDER, "Meanwhile")
    assert t.do("plunder").asks(DEFENDER, "ChoosePart")
    assert (len(t.player(1).hand), t.player(1).reputation) == (3, -1)


@rule("MK-PVP-07")
def test_the_defender_takes_part_fully_or_in_part():
    t = Arena().hand("rage").hand("rage", seat=1).walk().do("attack")
    assert t.asks(DEFENDER, "ChoosePart")
    assert t.verbs == {"full", "partial"}
    assert t.do("partial").told("part")


@rule("MK-PVP-07")
def test_with_only_wounds_in_hand_one_takes_part_in_part():
    t = Arena().hand("rage").hand("wound", seat=1).walk().do("attack")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert not t.duel.full
