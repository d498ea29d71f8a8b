"""Before a combat: steps A1 to A7, and who is asked."""

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def two_and_two() -> Stage:
    stage = Stage("breaker", "brackguard").plain()
    for seat, card in ((0, "slag_whelp"), (0, "hob_cauldron"), (1, "brine_recruit"), (1, "oda_brandt")):
        stage.fighter(seat, card)
    return stage


@rule("CC-COMBAT-PRE-01", "CC-COMBAT-END-06")
def test_one_combat_a_turn_then_the_action_phase_goes_on():
    stage = Stage("breaker", "brackguard").plain().hand(0, "boat_hook").stock(0, "dock_tough")
    stage.fighter(0, "dock_tough")
    stage.pools([0], []).calm()
    assert stage.asked() == (0, "Act")
    assert "equip boat_hook" in stage.said()
    assert stage.why_not("button-attack") == ("attacked", "CC-COMBAT-PRE-01")


@rule("CC-COMBAT-PRE-02", "CC-COMBAT-PRE-08")
def test_a_side_uses_one_of_two_ways_each_side_its_own():
    stage = two_and_two().attack().involve(0, 0, 1)
    stage.do("target site 3", "lone", "lone fighter 2", dice=(6,)).do("commit fighter 2")
    assert stage.s.combat is None or stage.s.pool(1) == [2]
    alone = two_and_two().attack().do("lone", "lone fighter 0", dice=(6,)).do("commit fighter 0")
    assert alone.asked()[1] == "ChooseTarget", "nobody else joins a lone fighter"


@rule("CC-COMBAT-PRE-03")
def test_only_characters_of_ones_own_in_play_are_involved():
    stage = two_and_two().hand(0, "pit_ravager").attack().do("standard")
    assert {said for said in stage.said() if said.startswith("commit")} == {"commit fighter 0", "commit fighter 1"}
    assert stage.why_not("fighter-2") == ("not_yours", "CC-COMBAT-PRE-03")


@rule("CC-COMBAT-PRE-05")
def test_defending_costs_control_less_the_leaders_defence():
    stage = two_and_two().attack().involve(0, 0).do("target site 3", "standard", "commit fighter 3")
    assert stage.s.sides[1].com == 3, "Control 6, Defence 3"


@rule("CC-COMBAT-PRE-07")
def test_costs_add_up_and_what_cannot_be_paid_is_refused():
    stage = two_and_two()
    stage.side(0, com=3, log=0)
    stage.attack().do("standard", "commit fighter 1")
    assert stage.s.sides[0].com == 0
    assert stage.why_not("fighter-0") == ("commit_dear", "CC-COMBAT-PRE-07")


@rule("CC-COMBAT-PRE-09")
def test_a_lone_cost_has_a_floor_of_0_and_may_be_declined():
    stage = two_and_two().attack().do("lone", "lone fighter 0", dice=(6,))
    assert stage.told("lone-die")[0]["cost"] == 0
    stage.do("decline")
    assert (stage.s.combat, stage.s.attacked, stage.asked()) == (None, True, (0, "Act"))


@settles("B-26")
@rule("CC-COMBAT-PRE-12")
def test_the_attacker_names_one_opponent():
    stage = Stage("breaker", "brackguard", "gullfolk").plain()
    stage.fighter(0, "slag_whelp")
    stage.act().do("attack")
    assert {said for said in stage.said() if "leader" in said} == {"attack leader 1", "attack leader 2"}
    stage.do("attack leader 2", "standard", "commit fighter 0", "done")
    assert {said for said in stage.said() if "site" in said} == {f"target site {site}" for site in (6, 7, 8)}


@rule("CC-COMBAT-PRE-13")
def test_the_attack_pool_holds_those_who_were_paid_for_and_an_empty_one_ends_the_attack():
    stage = two_and_two().attack().involve(0, 1)
    assert stage.s.pool(0) == [1]
    stage = two_and_two().attack().do("standard", "done")
    assert (stage.s.combat, stage.s.attacked) == (None, True)


@rule("CC-COMBAT-PRE-14", "CC-COMBAT-PRE-18", "CC-COMBAT-PRE-19")
def test_the_seven_steps_come_in_order():
    stage = two_and_two().hand(0, "swift_raid", "bloody_harvest").hand(1, "hold_the_line", "caltrops")
    asked = [stage.attack().asked()]
    answers = ("standard", "commit fighter 0", "done", "victory swift_raid", "target site 3", "pass", "standard")
    for said in (*answers, "commit fighter 2", "done"):
        asked.append(stage.do(said).asked())
    steps = ["ChooseWay", "Involve", "Involve", "ChooseVictory", "ChooseTarget"]
    assert asked[:5] == [(0, step) for step in steps]
    assert asked[5:] == [(1, step) for step in ("Offer", "ChooseWay", "Involve", "Involve", "ChooseVictory")]
    assert stage.s.combat is not None
    assert stage.s.combat.victory == [CARD["swift_raid"], -1], "one card, and no second"


@rule("CC-COMBAT-PRE-15")
def test_an_unsacked_site_of_the_defender_is_named():
    stage = two_and_two()
    stage.sack(3)
    stage.attack().involve(0, 0)
    assert {said for said in stage.said() if "site" in said} == {"target site 4", "target site 5"}
    assert stage.why_not("site-3") == ("sacked", "CC-COMBAT-PRE-15")


@settles("B-18")
def test_if_all_sites_are_sacked_an_attack_has_no_target():
    stage = two_and_two()
    stage.side(1, sacked=[True, True, True])
    stage.attack().involve(0, 0)
    assert stage.asked() == (1, "ChooseWay")
    assert stage.do("nobody").s.sides[0].points == 0


@rule("CC-COMBAT-PRE-16", "CC-COMBAT-PRE-17")
def test_the_defender_may_react_with_what_is_for_it_and_need_not_defend():
    stage = two_and_two().hand(1, "caltrops", "brace").attack().involve(0, 0).do("target site 3")
    assert stage.said() & {"play caltrops", "play brace"} == {"play caltrops"}
    assert stage.why_not("card-133") == ("other_window", "CC-TEXT-01")
    stage.do("play caltrops").calm().do("nobody").calm()
    assert stage.s.sides[1].sacked[0]


def test_a_seat_is_asked_wherever_an_unseen_card_of_its_deck_could_be_played():
    holding = two_and_two().hand(1, "postern_sortie").attack().involve(0, 0).do("target site 3")
    bluffing = two_and_two().hand(1, "salt_pans").attack().involve(0, 0).do("target site 3")
    assert holding.asked() == bluffing.asked() == (1, "Offer")
    assert "play postern_sortie" in holding.said()
    assert not any(said.startswith("play") for said in bluffing.said())


def test_a_seat_that_cannot_hold_such_a_card_is_not_asked():
    stage = two_and_two().hand(1, "salt_pans").stock(1, "salt_pans").attack().involve(0, 0).do("target site 3")
    assert stage.asked() == (1, "ChooseWay")


def test_a_seat_without_com_is_asked_if_it_could_raise_it():
    stage = two_and_two().hand(1, "false_alarm").stock(1, "salt_pans")
    stage.side(1, com=1, log=2)
    stage.attack().involve(0, 0).do("target site 3")
    assert stage.asked() == (1, "Offer")
    assert "play false_alarm" in stage.do("exchange").said()


@settles("B-36")
def test_without_an_attacker_left_the_defender_is_asked_for_nothing_more():
    """B-36: straight to step E."""
    stage = Stage("breaker", "lampwright").plain().hand(1, "trip_mine", "proof_of_concept")
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "wick_apprentice")
    stage.attack().involve(0, 0).do("target site 3").do("play trip_mine", dice=(6,)).do("pass")
    assert stage.s.combat is None
    assert stage.asked() == (0, "Act")
    assert stage.s.sides[1].sacked == [False, False, False]
