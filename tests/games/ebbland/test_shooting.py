"""The shooting round."""

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def range_of(own: list[str], others: list[str]) -> Stage:
    stage = Stage("gullfolk", "brackguard").plain()
    mine = [stage.fighter(0, card) for card in own]
    return stage.pools(mine, [stage.fighter(1, card) for card in others])


@rule("CC-RANGED-01", "CC-RANGED-02", "CC-RANGED-03")
def test_every_shooter_names_a_target_in_the_other_pool_before_the_first_roll():
    stage = Stage("gullfolk", "brackguard").plain()
    own = [stage.fighter(0, card) for card in ("kite_slinger", "dock_tough", "kite_slinger")]
    others = [stage.fighter(1, "brine_recruit"), stage.fighter(1, "oda_brandt")]
    home = stage.fighter(1, "wall_pikeman")
    stage.pools(own, others)
    assert stage.said() == {"shoot fighter 3", "shoot fighter 4", "hold"}
    assert stage.why_not(f"fighter-{home}") == ("not_in_pool", "CC-RANGED-01")
    assert stage.do("shoot fighter 3").rolls() == [], "the tough has no string, the second slinger has not aimed yet"
    stage.do("shoot fighter 4", dice=(4, 4, 1, 1))
    assert stage.rolls()[:2] == [("ranged", 8, 1), ("ranged", 2, 0)]


@rule("CC-RANGED-04", "CC-RANGED-05", "CC-RANGED-06", "CC-RANGED-07")
def test_the_defender_shoots_afterwards_even_if_mortally_hit():
    stage = range_of(["wandering_bowman"], ["gate_crossbow"])
    stage.s.fighter(1).wounds = 1
    stage.do("shoot fighter 1", dice=(4, 4))
    assert stage.asked() == (1, "NameMark"), "the wounds wait until both sides have rolled"
    assert stage.s.fighter(1).wounds == 1
    stage.do("shoot fighter 0", dice=(4, 4))
    assert stage.s.fighters == [None, None]


@rule("CC-RANGED-08", "CC-RANGED-09")
def test_wounds_that_reach_the_life_kill_and_the_dead_do_not_fight_on():
    stage = range_of(["kite_slinger"], ["wall_pikeman"]).do("shoot fighter 1", dice=(4, 4, 1, 1, 1, 1))
    assert stage.told("wound")[0]["wounds"] == 1
    assert ("hit", 2, 0) in stage.rolls(), "one wound of two: it fights"
    stage = range_of(["sera_longsight"], ["wall_pikeman"]).do("pass", "shoot fighter 1", dice=(6, 6))
    assert [roll[0] for roll in stage.rolls()] == ["ranged"]


@settles("B-3")
@rule("CC-RANGED-10")
def test_neither_block_nor_armour_stops_shots():
    stage = range_of(["kite_slinger"], ["saltplate_guard"]).do("shoot fighter 1", dice=(4, 4))
    assert stage.rolls()[1][0] == "hit"
    assert stage.told("wound")[0]["card"] == CARD["saltplate_guard"]


def test_plated_fighters_roll_armour_against_shots():
    stage = range_of(["kite_slinger"], ["brass_automaton"]).do("shoot fighter 1", dice=(4, 4, 4, 4))
    assert stage.rolls()[:2] == [("ranged", 8, 1), ("armour", 8, 1)]
    names = [event.name for event in stage.s.events]
    assert "wound" not in names[: names.index("pair")]


def test_elusive_fighters_are_no_targets():
    assert range_of(["kite_slinger"], ["pip_farrow"]).rolls()[0][0] == "hit"


def test_a_bodyguard_takes_the_shots_of_an_ally_once():
    stage = range_of(["kite_slinger"], ["brine_recruit", "doric_hesk"]).do("shoot fighter 1", dice=(4, 4))
    assert stage.asked() == (1, "StepIn")
    stage.do("guard fighter 2")
    assert stage.told("wound")[0]["card"] == CARD["doric_hesk"]


@settles("B-41")
def test_scatter_spreads_the_hits_of_one_roll():
    stage = range_of(["storm_twins"], ["brine_recruit", "brine_recruit"])
    stage.do("shoot fighter 1", "shoot fighter 2", dice=(6, 6)).do("share fighter 1", "share fighter 2")
    assert stage.s.fighters[1:] == [None, None]


def test_a_stunned_fighter_does_not_shoot():
    stage = range_of(["sera_longsight"], ["gate_crossbow"]).do("use fighter 0", dice=(5,)).do("hold")
    assert stage.asked()[1] != "NameMark"
