"""Seats that pass by themselves: at any moment, per table, and nobody else is told."""

import asyncio
import re
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load
from ludotheque.kernel import SPECTATOR, waiting
from ludotheque.match import Match
from ludotheque.record import encode
from ludotheque.server.robots import least_time
from ludotheque.server.settings import Settings

Client = TestClient[Litestar]
GAME = load("ebbland")


def stopped_at_a_window() -> Match:
    """A game in which a seat is asked in a window of somebody else's turn."""
    match, random = Match(GAME, GAME.setup(2), 3), Random(3)
    while GAME.manners.answer(match.view(SPECTATOR), match.question().seat, "turn") is None:
        question = match.question()
        match.answer(random.choice(question.options), question.seat)
    return match


@pytest.fixture
def match() -> Match:
    return stopped_at_a_window()


@pytest.fixture
def table(client: Client, match: Match) -> str:
    client.app.state.site.passers.pause = (0, 1)
    page = client.post("/records", files={"record": ("r.json", encode(match.record()), "application/json")})
    return re.search(r"/t/([\w-]+)", str(page.url))[1]


def settled(client: Client, table: str) -> Any:
    """Return the position once nobody passes any more."""
    passers = client.app.state.site.passers

    async def wait() -> None:
        while passers.busy:
            await asyncio.gather(*passers.busy.values())

    with client.portal() as portal:
        portal.call(wait)
    return client.app.state.site.hall.lives[table].position


def wish(client: Client, table: str, seat: int, manner: str) -> Any:
    return client.post(
        f"/t/{table}/manner", data={"seat": seat, "manner": manner}, headers={"accept": "application/json"}
    )


def test_a_seat_passes_as_soon_as_it_says_so(client: Client, table: str, match: Match):
    seat, number = match.question().seat, len(match.moves)
    assert wish(client, table, seat, "turn").status_code == 200
    position = settled(client, table)
    assert len(position.match.moves) > number
    assert position.match.moves[number].option.verb == "pass"
    assert position.answer_for(seat) is None


def test_a_seat_that_wants_to_be_asked_always_is(client: Client, table: str, match: Match):
    seat, number = match.question().seat, len(match.moves)
    wish(client, table, seat, "always")
    wish(client, table, 1 - seat, "turn")
    wish(client, table, seat, "never heard of")
    assert len(settled(client, table).match.moves) == number


def test_the_wish_is_kept_and_shown_to_its_owner_alone(client: Client, table: str, match: Match):
    client.app.state.site.passers.pause = (60_000, 60_001)
    seat = match.question().seat
    wish(client, table, seat, "turn")
    client.cookies.set(f"at-{table}", str(seat))
    assert '<option value="turn" selected>' in client.get(f"/t/{table}").text
    client.app.state.site.hall.lives.clear()
    assert '<option value="turn" selected>' in client.get(f"/t/{table}").text
    client.cookies.clear()
    assert 'id="ask-me"' not in client.get(f"/t/{table}").text


def test_nobody_sets_the_wish_of_another(client: Client, table: str, match: Match):
    client.cookies.clear()
    assert wish(client, table, match.question().seat, "turn").status_code == 403


def test_who_passes_is_not_asked_on_their_page(client: Client, table: str, match: Match):
    client.app.state.site.passers.pause = (60_000, 60_001)
    seat = match.question().seat
    client.cookies.set(f"at-{table}", str(seat))
    assert "data-yours" in client.get(f"/t/{table}").text
    wish(client, table, seat, "turn")
    assert "data-yours" not in client.get(f"/t/{table}").text


def test_a_table_that_was_closed_meanwhile_goes_on_when_somebody_comes(client: Client, table: str, match: Match):
    passers, hall, seat = client.app.state.site.passers, client.app.state.site.hall, match.question().seat
    hall.watchers.remove(passers.look)
    wish(client, table, seat, "turn")
    hall.lives.clear()
    hall.watchers.append(passers.look)
    client.get(f"/t/{table}")
    assert len(settled(client, table).match.moves) > len(match.moves)


def test_a_bot_takes_as_long_in_a_window_whatever_it_holds():
    settings = Settings(database="", hush=0.9)
    match, random = Match(GAME, GAME.setup(2), 3), Random(3)
    seen: dict[bool, set[float]] = {}
    while (question := match.question()) and len(seen) < 2:
        if type(waiting(match.view(SPECTATOR))[0]).__name__ == "Offer":
            plays = any(option.verb in ("use", "play") for option in question.options)
            seen.setdefault(plays, set()).add(least_time(match, question.seat, settings))
        match.answer(random.choice(question.options), question.seat)
    assert seen == {True: {0.9}, False: {0.9}}


def test_a_bot_does_not_wait_where_everybody_sees_what_it_can_do():
    match = Match(GAME, GAME.setup(2), 3)
    assert least_time(match, match.question().seat, Settings(database="", hush=0.9)) == 0.0
