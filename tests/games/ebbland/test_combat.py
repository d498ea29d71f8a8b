"""Combat from the announcement to the aftermath, with loaded dice."""

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def duel(attacker: str, defender: str, **house: bool) -> Stage:
    """An attack of one fighter on the first site, defended by one, up to the point where the defender is involved."""
    stage = Stage("breaker", "brackguard", **house).plain()
    stage.fighter(0, attacker)
    stage.fighter(1, defender)
    return stage.attack().do("standard", "commit fighter 0", "done", "target site 3", "standard", "commit fighter 1")


@settles("B-4", "B-5")
@rule("CC-WIN-02", "CC-WIN-03", "CC-COMBAT-END-01", "CC-COMBAT-END-02", "CC-ACTION-13")
def test_an_undefended_site_is_sacked_three_points_for_the_first_and_one_for_the_next():
    stage = Stage("breaker", "brackguard").bare()
    stage.fighter(0, "slag_whelp")
    stage.logistics(3, "salt_pans")
    stage.attack().do("standard", "commit fighter 0", "done", "target site 3")
    assert stage.s.sides[0].points == 3
    assert stage.s.sides[1].sacked == [True, False, False]
    assert CARD["salt_pans"] in stage.s.sides[1].discard
    stage.s.attacked, stage.s.sides[0].com = False, 6
    stage.do("attack", "standard", "commit fighter 0", "done", "target site 4")
    assert stage.s.sides[0].points == 4


@rule("CC-COMBAT-PRE-04", "CC-COMBAT-PRE-06", "CC-COMBAT-PRE-07")
def test_involving_costs_control_less_the_leaders_figure_and_1_at_least():
    stage = Stage("breaker", "brackguard")
    stage.fighter(0, "hob_cauldron")
    stage.fighter(0, "slag_whelp")
    stage.attack().do("standard", "commit fighter 0")
    assert stage.s.sides[0].com == 4
    assert stage.do("commit fighter 1").s.sides[0].com == 3


@rule("CC-COMBAT-PRE-08", "CC-COMBAT-PRE-09")
def test_a_lone_fighter_costs_control_less_a_die():
    stage = Stage("breaker", "brackguard")
    stage.fighter(0, "hob_cauldron")
    stage.attack().do("lone", "lone fighter 0", dice=(4,)).do("commit fighter 0")
    assert stage.s.sides[0].com == 4


@settles("B-9")
@rule("CC-COMBAT-PRE-09")
def test_a_lone_cost_that_cannot_be_paid_ends_the_attack_and_spends_nothing():
    stage = Stage("breaker", "brackguard")
    stage.fighter(0, "hob_cauldron")
    stage.side(0, com=1, log=1).attack().do("lone", "lone fighter 0", dice=(1,))
    side = stage.s.sides[0]
    assert (stage.s.combat, side.com, side.log, stage.s.attacked) == (None, 1, 1, True)


@rule("CC-CLOSE1-07", "CC-CLOSE1-09", "CC-CLOSE1-14", "CC-COMBAT-END-04")
def test_a_strike_that_is_not_blocked_wounds_and_kills():
    # The whelp strikes on 8, the recruit blocks on 8 and has one life.
    stage = duel("slag_whelp", "brine_recruit").do("done", dice=(4, 4, 1, 1))
    assert stage.rolls()[:2] == [("hit", 8, 1), ("block", 2, 0)]
    assert stage.s.fighters[1] is None
    assert len(stage.told("control-roll")) >= 1


@rule("CC-CLOSE1-09", "CC-CLOSE1-10", "CC-KEYWORD-13")
def test_a_block_cancels_a_strike():
    stage = duel("slag_whelp", "brine_recruit").do("done", dice=(4, 4, 4, 4, 1, 1))
    assert stage.rolls()[:3] == [("hit", 8, 1), ("block", 8, 1), ("hit", 2, 0)]


@rule("CC-KEYWORD-16")
def test_exact_strings_count_only_equal_totals():
    stage = duel("slag_whelp", "brine_recruit", exact=True).do("done", dice=(4, 5))
    assert stage.rolls()[0] == ("hit", 9, 0)


@rule("CC-CLOSE1-13")
def test_both_sides_kill_each_other_at_the_same_time():
    # The recruit strikes on 9 although it is mortally struck; the whelp blocks on 10, which a first 1 rules out.
    stage = duel("slag_whelp", "brine_recruit").do("done", dice=(4, 4, 1, 1, 5, 5, 1))
    assert stage.s.fighters == [None, None]
    assert stage.s.sides[1].sacked == [False, False, False]


@rule("CC-KEYWORD-04", "CC-KEYWORD-05")
def test_a_frenzied_fighter_goes_on_and_dies_at_the_end():
    stage = duel("pit_ravager", "wall_pikeman")
    stage.s.fighter(0).wounds = 3
    stage.do("done", dice=(1, 1))
    assert stage.rolls()[0] == ("hit", 2, 0)
    assert stage.s.fighters[0] is None


@rule("CC-RANGED-10", "CC-RANGED-09", "CC-CLOSE2-04")
def test_shots_come_first_and_nobody_blocks_them():
    stage = duel("kite_slinger", "brine_recruit").do("done").do("shoot fighter 1", dice=(4, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)
    assert stage.s.fighters[1] is None
    assert stage.s.sides[1].sacked[0]


@rule("CC-CLOSE1-04", "CC-CLOSE1-05", "CC-CLOSE1-06")
def test_a_supporter_gives_one_strike():
    stage = Stage("breaker", "brackguard").plain()
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "brine_recruit")
    stage.fighter(0, "slag_whelp")
    stage.attack().do("standard", "commit fighter 0", "commit fighter 2", "done", "target site 3")
    stage.do("standard", "commit fighter 1", "done").do("pair fighter 1", dice=(1, 1, 1, 1))
    assert len(stage.told("support")) == 1
    assert stage.s.fighters[1] is None, "the strike of the supporter was not blocked"
