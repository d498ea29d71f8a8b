"""Movement: points, terrain, what stops it, other heroes, the portal."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.pieces import NONE
from tests.games.mageknight.positions import camp, country, march, siege
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")
PRICES = {
    "plains": (2, 2),
    "hills": (3, 3),
    "forest": (3, 5),
    "wasteland": (4, 4),
    "desert": (5, 3),
    "swamp": (5, 5),
    "city": (2, 2),
}


def cost(table: Table, space: str) -> int:
    """What a step costs, tried at a copy with plenty of points."""
    twin = table.copy()
    twin.effort.move = 20
    return 20 - twin.move_to(space).effort.move


@rule("MK-MOVE-02")
def test_after_a_tile_one_may_still_talk():
    t = Table().land("5", "2").hand("march").source().tiles("3").stand("2:e").begin().skip_to("March").play("march")
    t.do("explore")
    assert t.offers("interact")


@rule("MK-MOVE-04", "MK-EFFECT-02")
@pytest.mark.parametrize(("card", "points"), [("march", 2), ("stamina", 2), ("improvisation", 3)])
def test_move_x_gives_x_points(card: str, points: int):
    t = march(card, "rage").play(card)
    assert t.effort.move == points


@rule("MK-MOVE-07")
def test_a_step_leads_to_a_space_next_to_the_figure():
    t = march("march", "march", "stamina", "stamina").play("march", "march", "stamina", "stamina")
    assert set(t.targets("move")) == {"3:nw", "3:c", "3:sw"}


@rule("MK-MOVE-08")
def test_a_step_costs_what_the_terrain_costs():
    t = march("march", "rage", stand="3:c").play("march")
    assert t.refused("move", "3:e")
    t.sideways("rage").move_to("3:e")
    assert t.effort.move == 0


@rule("MK-MOVE-09")
def test_lakes_and_mountains_cannot_be_entered():
    t = Table().land("5", "4").hand("rage").source().stand("5:w").begin()
    t.effort.move = 20
    assert t.refused("move", "5:c")
    t = Table().land("5", "4").hand("rage").source().stand("4:ne").begin()
    t.effort.move = 20
    assert t.refused("move", "4:e")


@rule("MK-MOVE-10", "MK-SETUP-22")
@pytest.mark.parametrize("terrain", PRICES)
def test_terrain_costs_by_day_and_by_night(terrain: str):
    t = country()
    number = data.TERRAINS.index(terrain)
    day = t.s.price(number)
    assert (day, t.night().s.price(number)) == PRICES[terrain]


@rule("MK-MOVE-10")
def test_a_forest_is_dearer_by_night():
    t = Table().land("3", "4").hand("rage").stand("3:w")
    assert cost(t.copy().begin(), "3:c") == 3
    assert cost(t.night().begin(), "3:c") == 5


@rule("MK-MOVE-11")
@pytest.mark.parametrize("site", ["keep", "tower"])
def test_entering_an_unconquered_site_stops_the_movement(site: str):
    t = siege("guardsmen" if site == "keep" else "monks", hand=("rage",), site=site)
    t.move_to("3:ne" if site == "keep" else "4:c")
    assert t.s.combat is not None
    assert t.s.combat.fortified
    assert t.refused("move")


@rule("MK-MOVE-12", "MK-COMBAT-05", "MK-COMBAT-03")
def test_entering_the_keep_of_another_player_is_an_assault_on_a_grey_guard():
    t = country(*TWO).shield("3:ne", seat=1).hand("march", "march", "rage").source().pile("golems").stand("3:e").begin()
    t.play("march", "march").move_to("3:ne")
    assert t.foes() == ["golems"]
    assert t.player().reputation == -1
    assert t.refused("move")


@rule("MK-MOVE-13", "MK-RESULT-03")
def test_the_space_of_a_rampaging_enemy_is_closed_until_it_is_defeated():
    t = camp("prowlers", hand=("march", "march", "stamina")).begin().play("march", "march", "stamina")
    assert t.refused("move", "1:nw")
    t = camp(hand=("march", "march", "stamina")).begin().play("march", "march", "stamina")
    assert t.offers("move", "1:nw")


@rule("MK-MOVE-14")
def test_a_step_around_a_rampaging_enemy_provokes_it():
    t = camp("prowlers", hand=("march", "march", "rage")).begin().play("march", "march").move_to("1:c")
    assert t.foes() == ["prowlers"]
    assert t.refused("move")


@rule("MK-MOVE-15")
def test_coming_near_does_not_provoke():
    t = camp("prowlers", hand=("march", "march", "stamina")).stand("1:sw").begin()
    t.play("march", "march").move_to("1:w")
    assert t.s.combat is None
    assert t.play("stamina").offers("move")


@rule("MK-MOVE-16")
def test_an_adventure_site_neither_stops_nor_binds():
    t = Table().land("7", "3").hand("march", "march", "rage").source().stand("7:sw").begin().play("march", "march")
    t.move_to("7:se")
    assert t.s.combat is None
    assert t.effort.move == 2
    assert t.offers("move", "7:sw")


@rule("MK-MOVE-17", "MK-MOVE-18", "MK-MOVE-19")
def test_steps_explorations_and_cards_follow_each_other_as_far_as_points_last():
    t = Table().land("3", "5").hand("march", "march", "stamina", "stamina").source().tiles("2", "6").stand("3:w")
    t.begin().play("march").move_to("3:nw").play("march").explore(0, 2).play("stamina").move_to("3:w")
    t.play("stamina").move_to("3:nw")
    assert t.effort.move == 0
    assert len(t.s.layout.tiles) == 4


@rule("MK-MOVE-17")
def test_two_tiles_may_be_revealed_in_a_turn():
    t = Table().land("3", "5").shield("3:ne").hand("march", "march", "stamina").source().tiles("2", "6").stand("3:ne")
    t.begin().play("march", "march", "stamina").explore(1, 1).explore(0, 2)
    assert t.effort.move == 2
    assert len(t.s.layout.tiles) == 5


@rule("MK-MOVE-20")
def test_new_points_are_added_to_those_left():
    t = march("march", "stamina", "rage").play("march").sideways("rage").move_to("3:sw")
    assert t.play("stamina").effort.move == 3


@rule("MK-MOVE-22", "MK-EFFECT-03")
def test_a_reduction_counts_for_later_steps_of_this_turn_only():
    t = march("march", "song_of_wind", "rage").play("march").move_to("3:sw").play("song_of_wind").move_to("3:w")
    assert t.effort.move == 1
    t.end_turn()
    t.skip_to("March")
    assert cost(t, "3:sw") == 2


@rule("MK-MOVE-23")
def test_reductions_add_up_and_stop_at_nothing():
    for units, points in ((1, 2), (2, 1), (3, 0), (4, 0)):
        t = country().hand("rage").source().stand("3:c").meddle().units(*["foresters"] * units).begin()
        for place in range(units):
            t.do("activate", f"foresters {place + 1}" if place else "foresters", 0)
        assert cost(t, "3:e") == points


@rule("MK-MOVE-24")
def test_an_effect_may_open_a_lake():
    t = march("frost_bridge", "rage", stand="5:w").tokens("blue").powered("frost_bridge", mana="blue")
    assert cost(t, "5:c") == 1


@rule("MK-MOVE-25", "MK-END-03", "MK-END-04")
def test_ending_on_a_lake_means_withdrawal_with_a_wound():
    t = (
        march("frost_bridge", "rage", stand="5:w")
        .tokens("blue")
        .powered("frost_bridge", mana="blue")
        .move_to("5:c")
        .do("end")
    )
    assert t.told("withdraw")
    assert t.where() == "5:w"
    assert t.wounds() == 1


@rule("MK-MOVE-26")
def test_a_jump_provokes_nobody():
    t = camp("prowlers", hand=("space_bending", "march", "march")).begin().tokens("blue").play("space_bending", "march")
    t.play("march").move_to("1:c")
    assert t.s.combat is None
    assert t.where() == "1:c"


@rule("MK-MOVE-26")
def test_flying_passes_over_an_orc():
    t = camp("prowlers", hand=("march",), heroes=("goldyx",)).skills("goldyx_flight").begin().play("march")
    t.do("skill", "goldyx_flight")
    assert "1:c" in t.targets("travel")
    assert t.do("travel", "1:c").s.combat is None


@rule("MK-MOVE-27")
def test_another_heros_space_may_be_crossed():
    t = march("march", "march", heroes=TWO).stand("3:nw", seat=1).play("march", "march").move_to("3:nw")
    assert t.s.combat is None
    t.move_to("3:w")
    assert t.effort.move == 0


@rule("MK-MOVE-28")
def test_from_another_heros_space_one_may_explore_and_go_on():
    t = Table(*TWO).land("3", "5").hand("march", "march", "stamina").source().tiles("2").stand("3:w")
    t.stand("3:nw", seat=1).begin().play("march", "march", "stamina").move_to("3:nw").explore(0, 2).move_to("3:w")
    assert t.s.combat is None
    assert t.where() == "3:w"


@rule("MK-MOVE-32", "MK-MOVE-36")
def test_on_another_heros_space_there_is_no_action_and_the_turn_ends_with_withdrawal():
    t = country(*TWO).hand("march", "promise").source().stand("3:w").stand("3:sw", seat=1).announced(1).begin()
    t.play("march").move_to("3:sw")
    assert t.refused("interact")
    t.do("end")
    assert t.where() == "3:w"
    assert t.wounds() == 1


@rule("MK-MOVE-33", "MK-MOVE-34")
def test_on_the_portal_heroes_stand_together_and_leave_the_map():
    t = country(*TWO).hand("march", "rage").source().stand("A:nw").stand("A:c", seat=1).begin()
    t.play("march").move_to("A:c").end_turn()
    assert t.wounds() == 0
    assert t.player().space == NONE
    t.s.players[1].space = t.at("A:nw")
    t.end_turn()
    assert t.where() == "A:c"


@rule("MK-MOVE-35", "MK-CITY-09")
def test_a_conquered_city_holds_several_heroes():
    t = Table(*TWO).land("3", "5", "c6").conquered("c6:c", 0, 0).enemy("c6:w").stand("c6:sw").stand("c6:c", seat=1)
    t.hand("march", "rage").source().begin().play("march").move_to("c6:c")
    assert t.s.combat is None
    assert t.offers("interact")
    t.do("end")
    assert t.where() == t.where(1) == "c6:c"
    assert t.wounds() == 0


@rule("MK-MOVE-01")
def test_no_step_is_offered_without_points():
    assert march("march").targets("move") == []
