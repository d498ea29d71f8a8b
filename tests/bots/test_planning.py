"""Plans for a turn: what comes of them decides, and a bot keeps to its plan until something comes to light."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest

from ludotheque import simulate
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.planning import FEW, HOPELESS, Intention, Planning
from ludotheque.bots.search import AT_ONCE, SAVED, Search
from ludotheque.game import Game
from ludotheque.games.mageknight import GAME
from ludotheque.kernel import Dice, Option, State, answer, waiting
from tests.games.mageknight.positions import camp, march
from tests.games.mageknight.scenario import Table

SHORT = {"countryside": "4", "core": "0"}


@dataclass
class Told:
    """A plan that a test makes up."""

    lead: float
    line: list[Option]


def position() -> Table:
    """A hand of cards."""
    return march("march", "stamina", "swiftness", "promise")


def offered(table: Table) -> list[Option]:
    """What can be answered."""
    return waiting(table.s)[0].options(table.s)


def with_plans(
    *plans: Told,
    sequel: Callable[[State, int, list[Option], int, int], float] | None = None,
    footholds: Sequence[Told] = (),
) -> Game:
    """The game, if these were all its plans, wherever it is asked, and if this were what comes of them later."""

    def told(s: State, seat: int, width: int) -> list[Told]:
        return list(plans)

    def prepared(s: State, seat: int, width: int) -> list[Told]:
        return list(footholds)

    return replace(GAME, mind=replace(GAME.mind, plans=told, sequel=sequel, footholds=prepared))


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_comes_of_a_plan_decides(place: int):
    table = position()
    options = offered(table)
    game = with_plans(*(Told(5.0 + (i == place), [option]) for i, option in enumerate(options[:3])))
    assert Search(game, iterations=24).choose(table.match.view(0), 0) == options[place]


def test_what_comes_of_a_plan_a_turn_later_counts_more_than_what_it_looked_like():
    table = position()
    first, second, *_ = offered(table)
    worlds: dict[Option, list[State]] = {first: [], second: []}

    def sequel(s: State, seat: int, line: list[Option], width: int, turns: int) -> float:
        worlds[line[0]].append(s)
        return 9.0 if line[0] == second else 5.0

    told = Told(6.0, [first]), Told(5.5, [second])
    assert Search(with_plans(*told), iterations=99).choose(table.match.view(0), 0) == first
    search = Search(with_plans(*told, sequel=sequel), iterations=99)
    assert search.choose(table.match.view(0), 0) == second
    # Both were tried on the same guesses, until one of them had fallen behind.
    assert worlds[first] == worlds[second]
    assert len(worlds[first]) == FEW


def test_what_is_hidden_changes_nothing_in_trials():
    table = camp("prowlers", hand=("march", "stamina", "promise")).begin()
    view = table.match.view(0)
    other = GAME.rules.guess(view, 0, Dice(7))
    assert other.players[0].deck != table.s.players[0].deck
    told = [Search(GAME, seed=3, iterations=36).advice(seen, 0) for seen in (view, GAME.rules.sight(other, 0))]
    assert told[0] == told[1]


def test_plans_that_begin_alike_are_tried_apart():
    table = position()
    first = offered(table)[0]
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], first)
    ends = waiting(twin)[0].options(twin)[:2]
    told = [Told(6.0, [first, ends[0]]), Told(5.5, [first, ends[1]])]
    game = with_plans(*told, sequel=lambda s, seat, line, width, turns: 9.0 * (line == told[1].line))
    search = Search(game, iterations=99)
    assert search.choose(table.match.view(0), 0) == first
    assert search.choose(GAME.rules.sight(twin, 0), 0) == ends[1]


def test_what_only_prepares_is_tried_though_it_looks_worse_but_not_if_it_looks_hopeless():
    table = position()
    first, second, *_ = offered(table)
    for lead, chosen in ((2.0, second), (-2.0, first)):
        plans = Told(6.0, [first]), Told(5.0, [first, first])
        game = with_plans(
            *plans,
            sequel=lambda s, seat, line, width, turns: 9.0 * (line[0] == second),
            footholds=[Told(lead, [second])],
        )
        assert Search(game, iterations=99).choose(table.match.view(0), 0) == chosen


def test_where_nothing_can_be_planned_trials_decide_if_there_is_time():
    table = position()
    view = table.match.view(0)
    opinions = Greedy(GAME).advice(view, 0)
    liked, other = opinions[0].option, opinions[1].option
    assert opinions[1].value > opinions[0].value - HOPELESS
    game = with_plans(sequel=lambda s, seat, line, width, turns: 9.0 * (line[0] == other))
    assert Search(game, iterations=12).choose(view, 0) == liked
    assert Search(game, iterations=99).choose(view, 0) == other


def test_a_trial_that_is_broken_off_does_not_count():
    table = position()
    first, second, third, *_ = offered(table)
    late: list[bool] = []
    told = [Told(6.0, [first]), Told(5.5, [second]), Told(5.2, [third])]

    def sequel(s: State, seat: int, line: list[Option], width: int, turns: int) -> float:
        late.append(len(late) == 4)
        return 5.0

    game = with_plans(*told, sequel=sequel)
    planning = Planning(game, table.match.view(0), 0, Dice(1), is_late=lambda: any(late))
    while planning.round():
        pass
    assert len(late) == 5
    assert [len(course.ends) for course in planning.cast] == [1, 1, 1]


def test_time_that_was_not_needed_is_spent_later_within_bounds():
    table = position()
    first, second, *_ = offered(table)
    time = 0.0

    def sequel(s: State, seat: int, line: list[Option], width: int, turns: int) -> float:
        nonlocal time
        time += 0.04
        return 5.0

    def spent(search: Search) -> float:
        before = time
        search.intention = Intention()
        search.choose(table.match.view(0), 0)
        return time - before

    game = with_plans(Told(6.0, [first]), Told(6.0, [second]), sequel=sequel)
    search = Search(game, ms=100)
    search.clock = lambda: time
    assert spent(search) == pytest.approx(0.1, abs=0.05)
    search.saved = 0.2
    assert spent(search) == pytest.approx(0.3, abs=0.05)
    search.saved = 99.0
    assert spent(search) == pytest.approx(AT_ONCE * 0.1, abs=0.05)
    assert search.saved == pytest.approx((SAVED - AT_ONCE) * 0.1, abs=0.05)
    assert gc.isenabled()


def test_where_nothing_can_be_planned_looks_decide():
    table = position()
    view = table.match.view(0)
    liked = {opinion.option: opinion.value for opinion in Greedy(GAME).advice(view, 0)}
    chosen = Search(with_plans(), iterations=24).choose(view, 0)
    assert liked[chosen] == pytest.approx(max(liked.values()), abs=0.5)


def test_there_is_an_opinion_on_every_option_and_they_make_one():
    table = position()
    opinions = Search(GAME, iterations=4).advice(table.match.view(0), 0)
    assert {opinion.option for opinion in opinions} == set(offered(table))
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)


def test_a_plan_is_kept_without_thinking_again():
    table = position()
    first = offered(table)[0]
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], first)
    second = waiting(twin)[0].options(twin)[-1]
    search = Search(with_plans(Told(5.0, [first, second])), iterations=24)
    assert search.choose(table.match.view(0), 0) == first
    # Whatever the plans are now.
    search.game = with_plans(Told(9.0, [first]))
    assert search.choose(GAME.rules.sight(twin, 0), 0) == second


def test_a_plan_is_dropped_when_something_is_revealed_another_seat_asked_or_its_answer_not_offered():
    view = position().match.view(0)
    options = waiting(view)[0].options(view)
    line = [options[0], options[-1]]
    assert Intention(view, 0, line).next(view, 0)[0].option == options[-1]
    assert not Intention(view, 1, line).next(view, 0)
    assert not Intention(view, 0, [options[0], Option("strike", "enemy", 3)]).next(view, 0)
    later = view.copy()
    later.revealed += 1
    assert not Intention(view, 0, line).next(later, 0)


def test_search_finds_the_city_as_soon_as_greedy():
    plans = [simulate.plan("mageknight", 1, [bot], SHORT) for bot in ("search:iterations=2", "greedy")]
    search, greedy = (simulate.play(plan, 1) for plan in plans)
    assert search.winners == greedy.winners == [0]
    assert search.scores[0] >= greedy.scores[0] - 10
