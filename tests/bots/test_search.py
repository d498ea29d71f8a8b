"""Search by trials and by a tree: budgets, determinism, opinions, and seats that answer together."""

from itertools import count

import pytest

from examples.highcard import GAME as HIGHCARD
from ludotheque import arena, bots, load, new
from ludotheque.bots.search import ROUNDS_BETWEEN_LOOKS, TREE, Search
from ludotheque.bots.tree import Judge
from ludotheque.bots.trials import Reach, Trials
from ludotheque.errors import BadBot, NotYourTurn
from ludotheque.kernel import Dice, State, waiting
from ludotheque.match import Match

SMALLWORLD = load("smallworld")


def opening() -> tuple[Match, int]:
    match = new("smallworld", players=2, seed=11)
    question = match.question()
    assert question is not None
    return match, question.seat


def test_every_round_of_a_tree_tries_one_option():
    match, seat = opening()
    opinions = Search(SMALLWORLD, iterations=40, reach=TREE).advice(match.view(seat), seat)
    assert sum(round(opinion.weight * 40) for opinion in opinions) == 40
    assert [opinion.weight for opinion in opinions] == sorted((opinion.weight for opinion in opinions), reverse=True)


@pytest.mark.parametrize("reach", [TREE, 0, 1])
def test_there_is_an_opinion_on_every_option(reach: int):
    match, seat = opening()
    question = match.question()
    assert question is not None
    opinions = Search(SMALLWORLD, iterations=8, reach=reach).advice(match.view(seat), seat)
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)
    assert {opinion.option for opinion in opinions} == set(question.options)


def test_the_same_seed_and_rounds_give_the_same_opinions():
    match, seat = opening()
    first, second = (Search(SMALLWORLD, seed=5, iterations=8, reach=1).advice(match.view(seat), seat) for _ in range(2))
    assert first == second


def test_the_worse_half_of_the_options_is_tried_no_more():
    match, seat = opening()
    weights = [opinion.weight for opinion in Search(SMALLWORLD, iterations=30, reach=0).advice(match.view(seat), seat)]
    # All six, then three of them, then two.
    assert weights[0] == weights[1] > weights[2] > weights[3] == weights[4] == weights[5]


def test_what_is_tried_is_played_on_until_the_seat_is_over_or_others_have_answered():
    match, seat = opening()
    view = match.view(seat)
    judged: list[int] = []

    def value(s: State, of: int) -> float:
        judged.append(waiting(s)[0].seat)
        return 0.0

    judge = Judge(SMALLWORLD.rules.guess, value, SMALLWORLD.mind.taste)
    for turns, last in ((0, 1 - seat), (1, seat)):
        trials = Trials(judge, Reach(turns, 200, 0), view, seat, Dice(1), match.question().options)
        trials.round()
        assert judged[-1] == last


def test_time_is_shared_by_the_stages_of_trials(monkeypatch: pytest.MonkeyPatch):
    match, seat = opening()
    looks = count()
    # Six options: three stages of ten milliseconds, and as many pass between two looks at the clock.
    monkeypatch.setattr("ludotheque.bots.search.perf_counter", lambda: next(looks) / 100)
    opinions = Search(SMALLWORLD, ms=30, reach=0).advice(match.view(seat), seat)
    assert sorted({round(11 * opinion.weight) for opinion in opinions}) == [1, 2, 3]


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch):
    match, seat = opening()
    looks = count()
    # Ten milliseconds pass between two looks at the clock.
    monkeypatch.setattr("ludotheque.bots.search.perf_counter", lambda: next(looks) / 100)
    timed = Search(SMALLWORLD, ms=30, reach=TREE)
    counted = Search(SMALLWORLD, iterations=3 * ROUNDS_BETWEEN_LOOKS, reach=TREE)
    assert timed.advice(match.view(seat), seat) == counted.advice(match.view(seat), seat)
    assert next(looks) == 4


@pytest.mark.parametrize("spec", ["search:iterations=-1", "search:ms=0", "search:horizon=-2", "search:reach=-2"])
def test_budgets_that_make_no_sense_are_refused(spec: str):
    with pytest.raises(BadBot, match="search takes"):
        bots.make(spec, SMALLWORLD)


def test_who_is_not_asked_gets_no_advice():
    match, seat = opening()
    with pytest.raises(NotYourTurn):
        Search(SMALLWORLD, iterations=1).choose(match.view(1 - seat), 1 - seat)


@pytest.mark.parametrize("horizon", [0, 4])
def test_seats_that_answer_together_are_searched(horizon: int):
    match = Match(HIGHCARD, HIGHCARD.setup(3), seed=2)
    players = [bots.make(f"search:iterations=10,horizon={horizon}", HIGHCARD, seat) for seat in range(3)]
    while questions := match.questions():
        # The last seat answers first, so that others are sealed when the first one thinks.
        seat = questions[-1].seat
        match.answer(players[seat].choose(match.view(seat), seat), seat)
    assert match.outcome() is not None


@pytest.mark.slow
def test_search_plays_better_than_random():
    # An equal bot would win 8 of 8 once in 256 times.
    table = arena.tournament("smallworld", ["search:iterations=24", "random"], games=8, seed=40, jobs=1)
    assert table[0].name == "search:iterations=24"
    assert table[0].wins.wins == 8
