"""Plans played on to the end of the turn: what comes of them counts, and what they look like counts too."""

from dataclasses import replace
from functools import partial

import pytest

from ludotheque import codec, simulate
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.search import Search
from ludotheque.game import Forecast, Game
from ludotheque.games.mageknight import GAME
from ludotheque.kernel import Option, State, answer, waiting
from tests.games.mageknight.positions import march
from tests.games.mageknight.scenario import Table

SHORT = {"countryside": "4", "core": "0"}


def hand_size(s: State) -> int:
    """Changes with every card: a turn is as short as that."""
    return len(s.players[0].hand)  # type: ignore[attr-defined]


def after(s: State, option: Option) -> State:
    """The position after an answer."""
    twin = s.copy()
    answer(twin, waiting(twin)[0], option)
    return twin


def lead(wanted: bytes, s: State, seat: int) -> float:
    """Twenty points for a certain position."""
    return 20.0 * (codec.dump(GAME, GAME.rules.sight(s, seat)) == wanted)


def position() -> tuple[Table, list[Option]]:
    """A hand of cards, and how greedy likes what can be done with it."""
    table = march("march", "stamina", "swiftness", "promise")
    return table, [opinion.option for opinion in Greedy(GAME).advice(table.match.view(0), 0)]


def with_lead_for(table: Table, option: Option) -> Game:
    """The game with a forecast that is all for one option."""
    wanted = codec.dump(GAME, GAME.rules.sight(after(table.s, option), 0))
    return replace(GAME, mind=replace(GAME.mind, forecast=Forecast(hand_size, partial(lead, wanted))))


@pytest.mark.parametrize("place", [1, 2])
def test_what_comes_of_a_plan_outweighs_its_looks(place: int):
    table, liked = position()
    game = with_lead_for(table, liked[place])
    assert Search(game, iterations=24).choose(table.match.view(0), 0) == liked[place]


def test_without_a_difference_looks_decide():
    table, liked = position()
    game = replace(GAME, mind=replace(GAME.mind, forecast=Forecast(hand_size, lambda s, seat: 5.0)))
    assert Search(game, iterations=24).choose(table.match.view(0), 0) == liked[0]


def test_there_is_an_opinion_on_every_option_and_they_make_one():
    table, liked = position()
    opinions = Search(GAME, iterations=8).advice(table.match.view(0), 0)
    assert {opinion.option for opinion in opinions} == set(liked)
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)


def test_the_turn_number_changes_when_the_turn_ends_and_not_before():
    table = march("march", "rage")
    assert GAME.mind.forecast is not None
    before = GAME.mind.forecast.turn(table.s)
    assert GAME.mind.forecast.turn(table.play("march").s) == before
    assert GAME.mind.forecast.turn(table.end_turn().s) != before


def test_search_finds_the_city_as_soon_as_greedy():
    plans = [simulate.plan("mageknight", 1, [bot], SHORT) for bot in ("search:iterations=1", "greedy")]
    search, greedy = (simulate.play(plan, 1) for plan in plans)
    assert search.winners == greedy.winners == [0]
    # A round more would cost thirty points.
    assert search.scores[0] >= greedy.scores[0] - 8
