"""The four phases: stock, enlistment, action, resources."""

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage


def test_cards_discarded_in_the_stock_phase_are_drawn_again_and_one_more():
    stage = Stage().hand(0, "brine_recruit", "open_gates", "brace").turn()
    stage.do("discard brace", "discard open_gates")
    assert len(stage.s.sides[0].hand) == 4
    assert stage.asked() == (0, "Enlist")


def test_com_raises_the_enlistment_roll_up_to_the_leaders_figure():
    stage = Stage().hand(0, "bastion_sergeant").turn().do("done", "enlist bastion_sergeant")
    assert {said for said in stage.said() if said.startswith("raise")} == {"raise", "raise 1", "raise 2"}
    stage.do("raise 2", dice=(2,))
    assert stage.s.card_of(0).id == "bastion_sergeant"
    assert stage.s.sides[0].com == 3


def test_a_natural_1_fails_whatever_was_spent():
    stage = Stage().hand(0, "brine_recruit").turn().do("done", "enlist brine_recruit", "raise 2", dice=(1,))
    assert stage.s.fighters == []
    assert stage.s.sides[0].discard == [CARD["brine_recruit"]]


def test_a_marker_makes_a_2_of_a_natural_1():
    stage = Stage().hand(0, "brine_recruit")
    stage.s.sides[0].markers = 1
    stage.turn().do("done", "enlist brine_recruit", "raise", dice=(1,)).do("marker-roll")
    assert stage.s.card_of(0).id == "brine_recruit"
    assert stage.s.sides[0].markers == 0


def test_a_unique_character_is_not_enlisted_while_it_is_in_play_anywhere():
    stage = Stage().hand(0, "wenna_stork", "brine_recruit")
    stage.fighter(1, "wenna_stork")
    stage.fighter(1, "brine_recruit")
    stage.turn().do("done")
    assert "enlist wenna_stork" not in stage.said()
    assert "enlist brine_recruit" in stage.said()


def test_two_log_are_one_com_and_a_marker_is_used_once_a_turn():
    stage = Stage()
    side = stage.s.sides[0]
    side.com, side.log, side.markers = 0, 5, 5
    stage.act().do("exchange", "exchange")
    assert (side.com, side.log) == (2, 1)
    assert "exchange" not in stage.said()
    stage.do("marker 1")
    assert (side.com, side.markers) == (3, 4)
    assert "marker 1" not in stage.said()


def test_gear_costs_what_it_says_and_keeps_its_limits():
    stage = Stage().hand(0, "tower_shield", "oak_buckler", "hornbow")
    stage.fighter(0, "brine_recruit")
    stage.act().do("equip tower_shield", "equip fighter 0")
    assert stage.s.sides[0].log == 4
    assert not {said for said in stage.said() if said.startswith("equip")}, "a recruit carries one weapon"


def test_without_limits_class_and_faction_do_not_matter():
    stage = Stage(limits=False).hand(0, "hornbow")
    stage.fighter(0, "brine_recruit")
    assert "equip hornbow" in stage.act().said()


def test_logistics_are_a_point_on_an_unsacked_site_without_any():
    stage = Stage().hand(0, "salt_pans", "garrison_barracks").act()
    stage.s.sides[0].sacked[2] = True
    stage.do("build salt_pans", "build site 0")
    assert stage.s.sides[0].total() == 1
    stage.s.sides[0].log = 6
    assert {said for said in stage.do("build garrison_barracks").said() if "site" in said} == {"build site 1"}


def test_nobody_attacks_before_the_fourth_turn():
    stage = Stage()
    stage.fighter(0, "brine_recruit")
    stage.s.sides[0].turns = 3
    assert "attack" not in stage.act().said()
    stage.s.sides[0].turns = 4
    assert "attack" in stage.said()


def test_the_hand_is_filled_before_the_dice_and_a_1_for_com_draws_a_card():
    stage = Stage().act().do("end")
    assert len(stage.s.sides[0].hand) == 4
    stage.do("roll", dice=(1, 1))
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (1, 1)
    assert len(stage.s.sides[0].hand) == 5


def test_ten_points_win_at_once():
    stage = Stage().hand(0, "salt_pans")
    stage.s.sides[0].points = 9
    stage.act().do("build salt_pans", "build site 0")
    assert stage.s.winners == [0]
    assert stage.s.agenda == []
