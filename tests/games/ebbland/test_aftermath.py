"""The end of a combat and of the game."""

import pytest

from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def ended(own_dead: int = 0, foe_dead: int = 0, dice: tuple[int, ...] = (), points: int = 0) -> Stage:
    """A combat at its end, with so many dead of Control 3 on each side."""
    stage = Stage("breaker", "brackguard").plain()
    dead = [{"seat": "A", "card": "hired_blade"}] * own_dead + [{"seat": "B", "card": "hired_blade"}] * foe_dead
    stage.side(0, points=points).say(chance=[*dice, 6])
    return stage.fought("aftermath", dead=dead)


@settles("B-6")
@rule("CC-COMBAT-END-04", "CC-WIN-04")
@pytest.mark.parametrize(("die", "points"), [(3, 1), (4, 0)])
def test_a_dead_enemy_is_a_point_if_the_die_is_not_above_its_control(die: int, points: int):
    assert ended(foe_dead=1, dice=(die,)).s.sides[0].points == points


@rule("CC-COMBAT-END-04")
def test_there_is_one_roll_for_each_dead_enemy_and_none_for_ones_own():
    stage = ended(own_dead=1, foe_dead=3, dice=(1, 1, 1, 1))
    assert [side.points for side in stage.s.sides] == [3, 1]
    assert [event.seat for event in stage.s.events if event.name == "control-roll"] == [0, 0, 0, 1]


@rule("CC-COMBAT-END-05")
def test_ten_points_stop_the_rest():
    stage = ended(foe_dead=3, dice=(1, 1, 1), points=9)
    assert stage.s.winners == [0]
    assert len(stage.told("control-roll")) == 1


@settles("B-19")
@rule("CC-COMBAT-END-03", "CC-COMBAT-END-05", "CC-WIN-06")
def test_sack_victory_cards_and_rolls_are_scored_in_this_order_both_cards_for_themselves():
    stage = Stage("breaker", "brackguard").plain().stock(0, "dock_tough").stock(1, "dock_tough")
    stage.hand(0, "swift_raid").hand(1, "wall_of_salt")
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "brine_recruit")
    stage.attack().involve(0, 0).do("victory swift_raid", "target site 3").involve(1, 1)
    stage.do("victory wall_of_salt", dice=(6, 6, 1, 1, 1, 1, 1))
    names = [event.name for event in stage.s.events]
    order = [name for name in names if name in ("sack", "score", "unfulfilled", "control-roll")]
    assert order == ["sack", "unfulfilled", "score", "control-roll"]
    assert [side.points for side in stage.s.sides] == [3 + 1 + 1, 0]


@settles("B-8")
@rule("CC-COMBAT-END-07")
def test_survivors_stay_in_play_without_wounds_and_may_fight_again():
    stage = Stage("breaker", "brackguard").plain()
    one = stage.fighter(0, "hob_cauldron")
    stage.pools([one], [])
    stage.s.fighter(one).wounds = 0
    assert (stage.s.fighter(one).pooled, stage.s.combat) == (False, None)
    stage.s.attacked, stage.s.sides[0].com = False, 6
    assert "commit fighter 0" in stage.do("attack", "standard").said()


@settles("B-20", "B-35")
@rule("CC-WIN-01")
def test_if_two_reach_ten_at_once_the_higher_total_wins_then_the_active_seat():
    stage = Stage("breaker", "brackguard", "gullfolk").plain()
    dead = [{"seat": seat, "card": "dock_tough"} for seat in "BBBAA"]
    stage.side(0, points=8).side(1, points=9)
    stage.fought("aftermath", dead=dead, victory=["bloody_harvest", "red_feast"])
    assert [side.points for side in stage.s.sides[:2]] == [10, 11]
    assert stage.s.winners == [1]
