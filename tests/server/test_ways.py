"""Answers in a row, given at once: each is a row of its own, and they stop where something new comes to light."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import games, record
from ludotheque.game import Way
from ludotheque.kernel import Option
from ludotheque.match import Match
from ludotheque.record import HUMAN
from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from tests.server.conftest import ORIGIN

Client = TestClient[Litestar]
OPENING = (("hero", 3), ("tactic", 0))


def marching(seed: int, least: int) -> Match:
    """A quest in which cards played sideways have given the hero so many move points."""
    game = games.load("mageknight")
    match = Match(game, game.setup(1), seed, ["Léa"], [HUMAN])
    for verb, index in OPENING:
        match.answer(next(o for o in match.question().options if (o.verb, o.index) == (verb, index)))  # type: ignore[union-attr]
    while match.state.effort(0).move < least:  # type: ignore[attr-defined]
        options = match.question().options  # type: ignore[union-attr]
        match.answer(next(option for option in options if option.verb == "sideways"))
    return match


def load(client: Client, match: Match) -> str:
    page = client.post("/records", files={"record": ("game.json", record.encode(match.record()))})
    return str(page.url).partition("/t/")[2].partition("/")[0]


def answer(client: Client, table: str, number: int, value: str) -> Any:
    fields = {"seat": "0", "question": str(number), "option": value}
    return client.post(f"/t/{table}/answer", data=fields, headers={"accept": "application/json"})


def undo(client: Client, table: str, number: int) -> Any:
    fields = {"seat": "0", "question": str(number)}
    return client.post(f"/t/{table}/undo", data=fields, headers={"accept": "application/json"})


def wire(options: tuple[Option, ...]) -> str:
    return " ".join(f"{option.verb}.{option.kind}.{option.index}.{option.arg}" for option in options)


def ways(match: Match) -> list[Way]:
    return match.game.show.ways(match.talk(0), "en")


def test_a_way_is_offered_like_an_option_and_answered_step_by_step(client: Client):
    match = marching(4, 4)
    way = ways(match)[0]
    table = load(client, match)
    assert f'value="{wire(way.options)}"' in client.get(f"/t/{table}").text
    done = answer(client, table, match.number, wire(way.options))
    assert done.json() == {"number": match.number + len(way.options)}
    assert way.options[-1].element() in client.get(f"/t/{table}").text


def test_a_way_that_comes_twice_gets_what_already_happened(client: Client):
    match = marching(4, 4)
    table = load(client, match)
    first, again = (answer(client, table, match.number, wire(ways(match)[0].options)) for _ in range(2))
    assert first.json() == again.json()


def test_a_way_stops_where_the_next_answer_is_none(client: Client):
    match = marching(4, 4)
    table = load(client, match)
    step = ways(match)[0].options[0]
    done = answer(client, table, match.number, wire((step, Option("move", "hex", 99), step)))
    assert done.json() == {"number": match.number + 1}


def test_a_way_stops_where_something_comes_to_light(client: Client):
    game = games.load("mageknight")
    match = Match(game, game.setup(1), 4, ["Léa"], [HUMAN])
    # With the hero the source is rolled and cards are drawn: whoever sees them may think again.
    done = answer(client, load(client, match), 0, "hero.hero.3.0 tactic.tactic.0.0")
    assert done.json() == {"number": 1}


def test_one_request_takes_a_whole_way_back(client: Client):
    match = marching(4, 4)
    way = ways(match)[0].options
    table = load(client, match)
    end = answer(client, table, match.number, wire(way)).json()["number"]
    assert undo(client, table, end).json() == {"number": end + len(way)}
    assert f'value="{wire(way)}"' in client.get(f"/t/{table}").text


def test_taking_a_way_back_twice_gets_what_already_happened(client: Client):
    match = marching(4, 4)
    table = load(client, match)
    end = answer(client, table, match.number, wire(ways(match)[0].options)).json()["number"]
    first, again = (undo(client, table, end) for _ in range(2))
    assert first.json() == again.json()


def test_a_way_is_taken_back_whole_after_a_restart_and_nothing_before_it(client: Client, settings: Settings):
    match = marching(4, 4)
    way = ways(match)[0].options
    table = load(client, match)
    end = answer(client, table, match.number, wire(way)).json()["number"]
    with TestClient(create_app(settings), base_url=ORIGIN, cookies=client.cookies) as again:
        again.headers["origin"] = ORIGIN
        assert undo(again, table, end).json() == {"number": end + len(way)}
        assert undo(again, table, end + len(way)).json() == {"number": end + len(way) + 1}


@pytest.mark.parametrize("value", ["", "a b", "move.hex.1.0 " * 50])
def test_what_is_no_option_is_refused(client: Client, value: str):
    match = marching(4, 4)
    assert answer(client, load(client, match), match.number, value.strip()).status_code == 400
