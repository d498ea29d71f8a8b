"""What comes of a plan a turn later: the next hand is there, wherever the hero has gone."""

import pytest

from ludotheque.games.mageknight.mind.plans import plans
from ludotheque.games.mageknight.mind.sequels import sequel
from ludotheque.kernel import Option, answer, waiting
from ludotheque.kernel.option import button
from tests.games.mageknight.positions import camp
from tests.games.mageknight.scenario import Table

STRONG = ("rage", "rage", "determination", "determination", "swiftness")


def beside_orcs(*deck: str) -> Table:
    """A hero beside orcs with nothing to fight them with, and what will be drawn."""
    return camp("prowlers", hand=("promise",)).deck(*deck, only=True).begin()


def test_a_hand_that_will_be_strong_makes_it_worth_while_to_stand_where_there_is_something_to_fight():
    strong, weak = (sequel(table.s, 0, [button("end")], 4) for table in (beside_orcs(*STRONG), beside_orcs("promise")))
    now = [plans(table.s, 0, 4)[0].lead for table in (beside_orcs(*STRONG), beside_orcs("promise"))]
    # At first sight a stronger deck is hardly worth more; a turn later the orcs have fallen.
    assert strong - weak > now[0] - now[1] + 0.3


def test_what_comes_of_a_plan_is_the_same_each_time_and_leaves_the_position_alone():
    table = beside_orcs(*STRONG)
    before = table.s.players[0].hand[:]
    first, second = (sequel(table.s, 0, [button("end")], 4) for _ in range(2))
    assert first == second
    assert table.s.players[0].hand == before
    assert table.asked == "March"


def test_a_line_is_left_where_the_rules_do_not_allow_it_and_the_turn_planned_anew():
    table = beside_orcs(*STRONG)
    odd = [Option("strike", "enemy", 3)]
    assert sequel(table.s, 0, odd, 4) >= sequel(table.s, 0, [button("end")], 4) - 1.0


def test_of_several_turns_the_mean_is_told_and_after_the_end_of_the_game_its_score():
    table = beside_orcs(*STRONG)
    one, two = (sequel(table.s, 0, [button("end")], 4, turns) for turns in (1, 2))
    assert two != one
    last = beside_orcs("promise")
    last.s.round = len(last.s.house.nights)
    last.s.announced = 0
    ends = [sequel(last.s, 0, [button("end")], 4, turns) for turns in (1, 3)]
    s = last.s.copy()
    answer(s, waiting(s)[0], button("end"))
    while asks := waiting(s):
        answer(s, asks[0], asks[0].options(s)[-1])
    assert s.finished
    assert ends == [pytest.approx(s.house.scenario.score(s, 0))] * 2
