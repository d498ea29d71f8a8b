"""COM, LOG and markers."""

import pytest

from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def with_dice(com: int, log: int, markers: int = 0) -> Stage:
    return Stage().plain().side(0, com=com, log=log, markers=markers)


@settles("B-55")
@rule("CC-RES-01")
def test_2_log_are_1_com_at_any_time():
    stage = with_dice(1, 5).act().do("exchange")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (2, 3)
    stage = with_dice(1, 1)
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "brine_recruit")
    stage.side(1, com=0)
    stage.attack().involve(0, 0).do("target site 3", "exchange")
    assert (stage.s.sides[1].com, stage.s.sides[1].log) == (1, 4), "on the opponent's turn too"


@rule("CC-RES-02", "CC-RES-03")
def test_the_exchange_takes_2_log_and_has_no_way_back():
    assert "exchange" not in with_dice(1, 1).act().said()
    assert with_dice(6, 0).act().said() == {"end"}


@rule("CC-RES-03")
def test_nobody_pays_more_than_the_dice_show():
    stage = with_dice(0, 6).hand(0, "quartermaster").act()
    assert "play quartermaster" not in stage.said()
    assert "play quartermaster" in stage.do("exchange").said()


@rule("CC-RES-04")
def test_at_6_neither_exchange_nor_marker_is_accepted():
    stage = with_dice(6, 5, 5).act()
    assert not {"exchange", "marker 1"} & stage.said()
    assert "marker 2" in stage.said()


@rule("CC-RES-05", "CC-RES-07")
def test_a_marker_adds_1_com_once_a_turn():
    stage = with_dice(2, 2, 5).act().do("marker 1")
    assert (stage.s.sides[0].com, stage.s.sides[0].markers) == (3, 4)
    assert not {"marker 1", "marker 2"} & stage.said()


@rule("CC-RES-08")
def test_a_marker_adds_1_log():
    stage = with_dice(2, 2, 5).act().do("marker 2")
    assert (stage.s.sides[0].log, stage.s.sides[0].markers) == (3, 4)


@rule("CC-RES-09")
def test_without_markers_none_is_used():
    assert not {"marker 1", "marker 2"} & with_dice(2, 2, 0).act().said()
    assert with_dice(2, 2, 1).act().do("marker 1").s.sides[0].markers == 0


@rule("CC-RES-06", "CC-ENLIST-12")
def test_a_marker_adds_1_to_the_enlistment_roll():
    stage = (
        with_dice(6, 6, 5).hand(0, "bastion_sergeant").turn().do("done", "enlist bastion_sergeant", "raise", dice=(3,))
    )
    stage.do("marker-roll")
    assert stage.s.card_of(0).id == "bastion_sergeant"


@rule("CC-RES-10")
@pytest.mark.parametrize("used", [False, True])
def test_a_marker_not_used_may_be_used_until_the_next_turn_begins(used: bool):
    stage = Stage().plain()
    stage.side(1, com=2, markers=5, marker_used=used)
    stage.act().do("end", "keep")
    if used:
        assert stage.asked() == (1, "StockPhase")
        return
    assert stage.asked() == (1, "LastChance")
    stage.do("marker 1")
    assert (stage.s.sides[1].com, stage.s.sides[1].markers) == (3, 4)
    assert stage.asked() == (1, "StockPhase"), "with its marker spent a seat is not asked again"
    assert "marker 1" in stage.said(), "its own turn has a marker of its own"
