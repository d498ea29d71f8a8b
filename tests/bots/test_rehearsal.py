"""Rehearsals: what has come of an answer when the turn is over decides, on the same guesses and dice for all."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.search import Search
from ludotheque.game import Game
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.mind.between import WON, turns, worth
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.turn import EndTurn, Resources
from ludotheque.interval import Interval
from ludotheque.kernel import advance
from tests.games.ebbland.scenario import Stage


def keep_or_roll() -> Stage:
    """Five COM and three LOG: keep the dice, or roll both."""
    stage = Stage().plain()
    stage.side(0, com=5, log=3)
    stage.s.then([Resources(0), EndTurn(0)])
    advance(stage.s)
    return stage


def judged(worth: Callable[[Ebbland, int], float]) -> Game:
    """The game, if turns were judged so at their ends."""
    return replace(GAME, mind=replace(GAME.mind, interval=Interval(turns, worth)))


@pytest.mark.parametrize(("sign", "best"), [(1, "keep"), (-1, "roll")])
def test_what_has_come_of_it_at_the_end_of_the_turn_decides(sign: int, best: str):
    view = GAME.rules.sight(keep_or_roll().s, 0)
    opinions = Search(judged(lambda s, seat: sign * s.sides[0].com), iterations=80).advice(view, 0)
    assert opinions[0].option.verb == best
    assert {opinion.option for opinion in opinions} == set(keep_or_roll().options())


def test_where_nothing_comes_of_it_first_sight_decides():
    view = GAME.rules.sight(keep_or_roll().s, 0)
    chosen = Search(judged(lambda s, seat: 0.0), iterations=20).choose(view, 0)
    assert chosen == Greedy(GAME).choose(view, 0)


def test_every_turn_is_judged_at_its_end_and_each_time_for_all_alike():
    seen: list[tuple[int, int]] = []

    def noted(s: Ebbland, seat: int) -> float:
        seen.append((turns(s), s.sides[0].com))
        return 0.0

    stage = keep_or_roll()
    now = turns(stage.s)
    Search(judged(noted), iterations=8).advice(GAME.rules.sight(stage.s, 0), 0)
    assert {count for count, _ in seen} == {now + 1}
    kept = [com for _, com in seen].count(5)
    assert kept >= len(seen) / 2, "each round plays the kept dice once"


def test_the_same_seed_and_tries_give_the_same_opinions():
    view = GAME.rules.sight(keep_or_roll().s, 0)
    first, second = (Search(GAME, seed=5, iterations=16).advice(view, 0) for _ in range(2))
    assert first == second


def test_what_one_gains_between_turns_the_other_loses_and_nothing_is_worth_a_won_game():
    stage = Stage().plain()
    stage.fighter(0, "hired_blade", "weighted_gauntlets")
    s = stage.s
    assert worth(s, 0) == -worth(s, 1)
    before = worth(s, 0)
    s.sides[0].points = 5
    assert before < worth(s, 0) < WON
    s.winners = [1]
    assert (worth(s, 0), worth(s, 1)) == (-WON, WON)
