"""The four phases: stock, enlistment, action, resources."""

from itertools import permutations

import pytest

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


@rule("CC-STOCK-02", "CC-STOCK-03", "CC-STOCK-04")
def test_cards_discarded_in_the_stock_phase_are_drawn_again_and_one_more():
    stage = Stage().hand(0, "brine_recruit", "open_gates", "brace").turn()
    stage.do("discard brace", "discard open_gates")
    assert len(stage.s.sides[0].hand) == 4
    assert stage.asked() == (0, "Enlist")


@rule("CC-ENLIST-08", "CC-ENLIST-09")
def test_com_raises_the_enlistment_roll_up_to_the_leaders_figure():
    stage = Stage().hand(0, "bastion_sergeant").turn().do("done", "enlist bastion_sergeant")
    assert {said for said in stage.said() if said.startswith("raise")} == {"raise", "raise 1", "raise 2"}
    stage.do("raise 2", dice=(2,))
    assert stage.s.card_of(0).id == "bastion_sergeant"
    assert stage.s.sides[0].com == 3


@rule("CC-ENLIST-11", "CC-ENLIST-07")
def test_a_natural_1_fails_whatever_was_spent():
    stage = Stage().hand(0, "brine_recruit").turn().do("done", "enlist brine_recruit", "raise 2", dice=(1,))
    assert stage.s.fighters == []
    assert stage.s.sides[0].discard == [CARD["brine_recruit"]]


@rule("CC-ENLIST-12")
def test_a_marker_makes_a_2_of_a_natural_1():
    stage = Stage().hand(0, "brine_recruit")
    stage.side(0, markers=1)
    stage.turn().do("done", "enlist brine_recruit", "raise", dice=(1,)).do("marker-roll")
    assert stage.s.card_of(0).id == "brine_recruit"
    assert stage.s.sides[0].markers == 0


@rule("CC-ENLIST-01", "CC-ENLIST-02")
def test_a_unique_character_is_not_enlisted_while_it_is_in_play_anywhere():
    stage = Stage().hand(0, "wenna_stork", "brine_recruit")
    stage.fighter(1, "wenna_stork")
    stage.fighter(1, "brine_recruit")
    stage.turn().do("done")
    assert "enlist wenna_stork" not in stage.said()
    assert "enlist brine_recruit" in stage.said()


def test_two_log_are_one_com_and_a_marker_is_used_once_a_turn():
    stage = Stage().side(0, com=0, log=5, markers=5).act().do("exchange", "exchange")
    side = stage.s.sides[0]
    assert (side.com, side.log) == (2, 1)
    assert "exchange" not in stage.said()
    stage.do("marker 1")
    assert (side.com, side.markers) == (3, 4)
    assert "marker 1" not in stage.said()


@rule("CC-ACTION-05", "CC-ACTION-07")
def test_gear_costs_what_it_says_and_keeps_its_limits():
    stage = Stage().hand(0, "tower_shield", "oak_buckler", "hornbow")
    stage.fighter(0, "brine_recruit")
    stage.act().do("equip tower_shield", "equip fighter 0")
    assert stage.s.sides[0].log == 4
    assert not {said for said in stage.said() if said.startswith("equip")}, "a recruit carries one weapon"


@settles("B-22")
@rule("CC-KEYWORD-02")
def test_without_limits_class_and_faction_do_not_matter():
    stage = Stage(limits=False).hand(0, "hornbow")
    stage.fighter(0, "brine_recruit")
    assert "equip hornbow" in stage.act().said()


@rule("CC-ACTION-03", "CC-ACTION-11", "CC-ACTION-12", "CC-WIN-05")
def test_logistics_are_a_point_on_an_unsacked_site_without_any():
    stage = Stage().hand(0, "salt_pans", "garrison_barracks").act()
    stage.sack(2)
    stage.do("build salt_pans", "build site 0")
    assert stage.s.sides[0].total() == 1
    stage.s.sides[0].log = 6
    assert {said for said in stage.do("build garrison_barracks").said() if "site" in said} == {"build site 1"}


@settles("B-12")
@rule("CC-COMBAT-PRE-10")
def test_nobody_attacks_before_the_fourth_turn():
    stage = Stage()
    stage.fighter(0, "brine_recruit")
    stage.side(0, turns=2)
    assert "attack" not in stage.act().said()
    stage.side(0, turns=3)
    assert "attack" in stage.said()


@rule("CC-RESOURCE-01", "CC-RESOURCE-02", "CC-RESOURCE-06", "CC-RESOURCE-07")
def test_the_hand_is_filled_before_the_dice_and_a_1_for_com_draws_a_card():
    stage = Stage().act().do("end")
    assert len(stage.s.sides[0].hand) == 4
    stage.do("roll", dice=(1, 1))
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (1, 1)
    assert len(stage.s.sides[0].hand) == 5


@rule("CC-WIN-01")
def test_ten_points_win_at_once():
    stage = Stage().hand(0, "salt_pans")
    stage.side(0, points=9)
    stage.act().do("build salt_pans", "build site 0")
    assert stage.s.winners == [0]
    assert stage.s.agenda == []


@rule("CC-STOCK-01", "CC-STOCK-04", "CC-RESOURCE-08")
def test_a_turn_is_stock_enlistment_action_resources_and_then_the_next_seat_plays():
    stage = Stage().plain().hand(0, "brine_recruit").turn()
    asked = [stage.asked()]
    for said in ("done", "done", "end", "keep"):
        asked.append(stage.do(said).asked())
    phases = ["StockPhase", "Enlist", "Act", "Resources"]
    assert asked == [*((0, phase) for phase in phases), (1, "StockPhase")]


@rule("CC-STOCK-02", "CC-STOCK-03")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_the_hand_grows_by_one_whatever_is_discarded(discarded: int):
    stage = Stage().hand(0, "brace", "volley", "stoop").turn()
    for card in ("brace", "volley")[:discarded]:
        stage.do(f"discard {card}")
    if discarded < 2:
        stage.do("done")
    assert stage.asked() == (0, "Enlist"), "two are the most"
    assert len(stage.s.sides[0].hand) == 4


def test_an_empty_stock_gives_nothing_and_costs_nothing():
    stage = Stage().stock(0).turn().do("done")
    assert stage.s.sides[0].hand == []
    assert stage.asked() == (0, "Enlist")


@rule("CC-ENLIST-03", "CC-ENLIST-04")
def test_one_character_may_be_tried_for_1_com():
    stage = Stage().hand(0, "brine_recruit", "wall_pikeman").turn()
    stage.side(0, com=1)
    stage.do("done", "enlist brine_recruit", "raise", dice=(6,))
    assert stage.s.sides[0].com == 0
    assert stage.asked() == (0, "Act"), "no second try"
    poor = Stage().hand(0, "brine_recruit").turn()
    poor.side(0, com=0, log=0)
    assert poor.do("done").said() == {"done"}


@settles("B-25")
@rule("CC-ENLIST-05", "CC-ENLIST-06", "CC-ENLIST-07")
@pytest.mark.parametrize(("die", "enters"), [(3, False), (4, True), (5, True)])
def test_the_die_must_reach_the_control(die: int, enters: bool):
    stage = (
        Stage().plain().hand(0, "bastion_sergeant").turn().do("done", "enlist bastion_sergeant", "raise", dice=(die,))
    )
    assert bool(stage.s.characters(0)) == enters
    assert (CARD["bastion_sergeant"] in stage.s.sides[0].discard) != enters
    assert stage.s.sides[0].com == 5


@rule("CC-ENLIST-10")
def test_com_is_spent_before_the_die_falls():
    stage = Stage().plain().hand(0, "bastion_sergeant")
    stage.side(0, markers=1)
    stage.turn().do("done", "enlist bastion_sergeant", "raise", dice=(2,))
    assert stage.asked() == (0, "Help")
    assert not any(said.startswith("raise") for said in stage.said())


@rule("CC-ACTION-01", "CC-ACTION-02", "CC-COMBAT-PRE-11", "CC-ACTION-04")
@pytest.mark.parametrize("order", list(permutations(("equip", "build", "attack"))))
def test_actions_come_in_any_order(order: tuple[str, ...]):
    stage = Stage().plain().hand(0, "boat_hook", "salt_pans").stock(0, "dock_tough")
    stage.fighter(0, "hired_blade")
    stage.act()
    todo = {
        "equip": ["equip boat_hook", "equip fighter 0"],
        "build": ["build salt_pans", "build site 0"],
        "attack": ["attack", "standard", "commit fighter 0", "done", "target site 3"],
    }
    for action in order:
        stage.do(*todo[action])
    assert (stage.s.sides[0].total(), stage.s.fighter(0).gear) == (4, [CARD["boat_hook"]])


@rule("CC-COMBAT-PRE-11")
def test_before_the_fourth_turn_everything_else_is_allowed():
    stage = Stage().plain().hand(0, "boat_hook", "salt_pans")
    stage.fighter(0, "hired_blade")
    stage.side(0, turns=1)
    assert {"equip boat_hook", "build salt_pans"} <= stage.act().said()


@rule("CC-ACTION-05")
def test_both_resources_of_a_price_are_paid_or_nothing_is_given():
    stage = Stage().plain().hand(0, "old_scars")
    stage.fighter(0, "dock_tough")
    stage.fighter(0, "hired_blade")
    stage.act().do("equip old_scars", "equip fighter 1")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (5, 5)
    poor = Stage().plain().hand(0, "old_scars")
    poor.fighter(0, "hired_blade")
    poor.side(0, log=0)
    assert "equip old_scars" not in poor.act().said()


@rule("CC-ACTION-06")
def test_only_ones_own_characters_in_play_are_given_something():
    stage = Stage().plain().hand(0, "boat_hook", "hired_blade")
    stage.fighter(1, "hired_blade")
    assert "equip boat_hook" not in stage.act().said()
    assert stage.why_not("card-73") == ("no_bearer", "CC-ACTION-06")


@rule("CC-ACTION-08")
def test_talents_have_slots_of_their_own():
    stage = Stage().plain().hand(0, "footwork", "quick_study")
    stage.fighter(0, "hired_blade", "boat_hook", "notched_cutlass")
    stage.act().do("equip footwork", "equip fighter 0")
    assert "equip quick_study" not in stage.said()
    assert stage.why_not("card-94") == ("full", "CC-ACTION-08")


@rule("CC-ACTION-09")
def test_nobody_bears_the_same_card_twice():
    stage = Stage().plain().hand(0, "boat_hook")
    stage.fighter(0, "hired_blade", "boat_hook")
    assert "equip boat_hook" not in stage.act().said()
    stage.fighter(0, "dock_tough")
    assert "equip boat_hook" in stage.said()


@rule("CC-ACTION-10")
def test_gear_never_passes_on_and_is_lost_with_its_bearer():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "slag_whelp", "boat_hook"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other], dice=(1, 1, 6, 6, 1, 1))
    assert stage.s.sides[0].discard == [CARD["slag_whelp"], CARD["boat_hook"]]
    assert stage.said() == {"end"}


@rule("CC-ACTION-13", "CC-ACTION-12")
def test_a_sack_costs_the_point_of_the_logistics():
    stage = Stage("breaker", "brackguard").plain().logistics(3, "salt_pans")
    stage.fighter(0, "slag_whelp")
    assert stage.s.sides[1].total() == 1
    stage.pools([0], [])
    assert stage.s.sides[1].total() == 0


@rule("CC-KEYWORD-01")
def test_class_and_faction_must_fit():
    stage = Stage().plain().hand(0, "hornbow", "tower_shield")
    stage.fighter(0, "hired_blade")
    assert not {"equip hornbow", "equip tower_shield"} & stage.act().said()
    assert stage.why_not("card-83") == ("unsuited", "CC-KEYWORD-01")


@rule("CC-RESOURCE-03")
def test_a_hand_that_is_large_enough_draws_nothing():
    stage = Stage().plain().hand(0, "brace", "volley", "stoop", "footwork").act().do("end")
    assert len(stage.s.sides[0].hand) == 4


@rule("CC-RESOURCE-04", "CC-RESOURCE-05")
def test_both_dice_are_kept_or_both_are_rolled():
    stage = Stage().plain().act().do("end")
    assert stage.said() == {"keep", "roll"}
    stage.do("roll", dice=(3, 2))
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (3, 2)


@rule("CC-WIN-01")
def test_nine_points_do_not_win():
    stage = Stage().hand(0, "salt_pans")
    stage.side(0, points=8)
    stage.act().do("build salt_pans", "build site 0")
    assert stage.s.winners == []


@settles("B-56")
def test_a_still_game_ends_after_three_rounds_with_empty_stocks():
    stage = Stage().plain().stock(0).stock(1)
    stage.side(1, points=1)
    stage.turn()
    for _ in range(6):
        stage.do("done", "done", "end", "keep")
        if stage.s.winners:
            break
    assert stage.s.winners == [1]
