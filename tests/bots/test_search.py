"""Search by rehearsals and by a tree: budgets, determinism, opinions, and seats that answer together."""

from dataclasses import replace
from itertools import count

import pytest

from examples.highcard import GAME as HIGHCARD
from ludotheque import arena, bots, load, new
from ludotheque.bots.search import REHEARSAL, ROUNDS_BETWEEN_LOOKS, TREE, Search
from ludotheque.errors import BadBot, NotYourTurn
from ludotheque.games.smallworld.mind.judgement import turns
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.match import Match

SMALLWORLD = load("smallworld")


def opening() -> tuple[Match, int]:
    match = new("smallworld", players=2, seed=11)
    question = match.question()
    assert question is not None
    return match, question.seat


def test_every_round_of_a_tree_tries_one_option():
    match, seat = opening()
    opinions = Search(SMALLWORLD, iterations=40, form=TREE).advice(match.view(seat), seat)
    assert sum(round(opinion.weight * 40) for opinion in opinions) == 40
    assert [opinion.weight for opinion in opinions] == sorted((opinion.weight for opinion in opinions), reverse=True)


@pytest.mark.parametrize("form", [TREE, REHEARSAL])
def test_there_is_an_opinion_on_every_option(form: str):
    match, seat = opening()
    question = match.question()
    assert question is not None
    opinions = Search(SMALLWORLD, iterations=8, form=form).advice(match.view(seat), seat)
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)
    assert {opinion.option for opinion in opinions} == set(question.options)


def test_the_same_seed_and_rounds_give_the_same_opinions():
    match, seat = opening()
    first, second = (
        Search(SMALLWORLD, seed=5, iterations=8, form=REHEARSAL).advice(match.view(seat), seat) for _ in range(2)
    )
    assert first == second


def test_in_small_world_the_turn_after_the_own_one_is_rehearsed_too():
    match, seat = opening()
    now = turns(match.view(seat))
    judged: set[int] = set()

    def worth(s: SmallWorld, of: int) -> float:
        judged.add(turns(s))
        return 0.0

    interval = replace(SMALLWORLD.mind.interval, worth=worth)
    game = replace(SMALLWORLD, mind=replace(SMALLWORLD.mind, interval=interval))
    Search(game, iterations=4, form=REHEARSAL).advice(match.view(seat), seat)
    assert judged == {now + 2}


@pytest.mark.parametrize(("budget", "clock"), [({"ms": 30}, "perf_counter"), ({"cpu": 30}, "process_time")])
def test_time_is_kept(budget: dict[str, int], clock: str, monkeypatch: pytest.MonkeyPatch):
    match, seat = opening()
    looks = count()
    # Ten milliseconds pass between two looks at the clock.
    monkeypatch.setattr(f"ludotheque.bots.search.{clock}", lambda: next(looks) / 100)
    timed = Search(SMALLWORLD, form=TREE, **budget)
    counted = Search(SMALLWORLD, iterations=3 * ROUNDS_BETWEEN_LOOKS, form=TREE)
    assert timed.advice(match.view(seat), seat) == counted.advice(match.view(seat), seat)
    assert next(looks) == 4


@pytest.mark.parametrize("spec", ["search:iterations=-1", "search:ms=0", "search:horizon=-2", "search:form=bush"])
def test_budgets_that_make_no_sense_are_refused(spec: str):
    with pytest.raises(BadBot, match="search takes"):
        bots.make(spec, SMALLWORLD)


def test_nothing_is_rehearsed_where_turns_cannot_be_judged():
    with pytest.raises(BadBot, match="form=tree"):
        Search(HIGHCARD, form=REHEARSAL)


@pytest.mark.parametrize(("game", "usual"), [("smallworld", TREE), ("ebbland", REHEARSAL)])
def test_a_game_says_what_is_usual(game: str, usual: str):
    match = new(game, players=2, seed=11)
    question = match.question()
    assert question is not None
    said, unsaid = (
        Search(load(game), iterations=8, form=form).advice(match.view(question.seat), question.seat)
        for form in (usual, "")
    )
    assert said == unsaid


def grown(search: Search, match: Match, seat: int) -> int:
    """Advise a seat, and return how many tries the advice rests on."""
    search.advice(match.view(seat), seat)
    assert search.kept is not None
    return sum(line.visits for line in search.kept[0].root.children.values())


def test_what_was_tried_of_the_own_answer_is_kept_unless_something_came_to_light():
    match, seat = opening()
    search = Search(SMALLWORLD, seed=3, iterations=60, form=TREE)
    assert grown(search, match, seat) == 60
    # To pick a race brings another one to light.
    match.answer(search.choose(match.view(seat), seat), seat)
    assert grown(search, match, seat) == 60
    match.answer(search.choose(match.view(seat), seat), seat)
    assert grown(search, match, seat) > 90


def test_a_tree_that_is_kept_goes_on_with_the_guesses_it_began_with():
    match, seat = opening()
    search = Search(SMALLWORLD, seed=3, iterations=20, form=TREE)
    match.answer(search.choose(match.view(seat), seat), seat)
    match.answer(search.choose(match.view(seat), seat), seat)
    assert grown(search, match, seat) > 20
    assert search.kept is not None
    assert len(search.kept[0].worlds) == 20


def test_another_answer_than_its_own_is_thought_of_anew():
    match, seat = opening()
    search = Search(SMALLWORLD, seed=3, iterations=60, form=TREE)
    match.answer(search.choose(match.view(seat), seat), seat)
    others = search.advice(match.view(seat), seat)[1:]
    match.answer(others[0].option, seat)
    assert grown(search, match, seat) == 60


def test_nothing_is_kept_where_that_is_not_wanted():
    match, seat = opening()
    search = Search(SMALLWORLD, seed=3, iterations=60, form=TREE, memory=0)
    for _ in range(3):
        match.answer(search.choose(match.view(seat), seat), seat)
        assert search.kept is None


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
