"""Seats that answer at once, in secret: nobody learns from the server how far the others are."""

import asyncio
from contextlib import nullcontext
from itertools import chain, repeat
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from examples.highcard import GAME
from ludotheque.games import register
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match
from ludotheque.record import HUMAN, encode
from ludotheque.server import stream
from ludotheque.server.company import Viewer
from ludotheque.server.live import Live
from ludotheque.server.scene import wire
from ludotheque.server.stream import follow
from ludotheque.server.updates import Reader, draw
from ludotheque.store.rows import GRACE
from tests.server.playing import Player, seated
from tests.server.test_privacy import stream_of

Client = TestClient[Litestar]


def opened(client: Client, **more: Any) -> list[Player]:
    register(GAME)
    wanted = {"game": GAME.name, "seats": [{"kind": "me"}, {"kind": "link"}], **more}
    made = client.post("/api/tables", json=wanted).json()
    client.cookies.clear()
    return seated(client, made)


@pytest.fixture
def players(client: Client) -> list[Player]:
    return opened(client)


def seen(client: Client, player: Player) -> list[str]:
    live = client.app.state.site.hall.lives[player.table]
    table = f"/t/{player.table}"
    pages = [client.get(f"{table}{path}", headers=player.headers).text for path in ("", "/update", "/replay")]
    api = [player.get(path).text for path in ("view", "events")]
    return [*pages, *api, stream_of(live, player.seat)]


def without_numbers_of_moves(texts: list[str]) -> list[str]:
    return [text for text in texts if "replay-where" not in text]


def test_a_secret_answer_shows_to_nobody_else(client: Client, players: list[Player]):
    first, second = players
    before, watched = seen(client, second), stream_of(client.app.state.site.hall.lives[first.table], SPECTATOR)
    assert first.move()
    assert without_numbers_of_moves(seen(client, second)) == without_numbers_of_moves(before)
    assert stream_of(client.app.state.site.hall.lives[first.table], SPECTATOR) == watched
    assert first.view()["number"] == 1
    assert second.view()["number"] == 0


def test_a_clock_does_not_tell_of_a_secret_answer_and_gives_time_to_whoever_gave_it(client: Client):
    first, second = opened(client, clock=60)
    before, live = seen(client, second), client.app.state.site.hall.lives[first.table]
    began = live.position.table.changed
    assert first.move()
    assert without_numbers_of_moves(seen(client, second)) == without_numbers_of_moves(before)
    assert live.position.since(second.seat) == live.position.since(SPECTATOR) == began < live.position.since(first.seat)
    late = began + 60 * (1 + GRACE) + 0.0001
    assert [live.position.is_excused(seat, late) for seat in (first.seat, second.seat)] == [True, False]


def test_a_secret_answer_does_not_ring_in_the_lobby(client: Client, players: list[Player]):
    first, second = players
    heard = asyncio.Event()
    client.app.state.site.bell.listeners[heard] = "here"
    first.move()
    assert not heard.is_set()
    while first.move() or second.move():
        pass
    assert heard.is_set()


def test_a_secret_answer_makes_no_sound_in_the_stream(client: Client, players: list[Player]):
    first, second = players
    live, reader = client.app.state.site.hall.lives[first.table], Reader({}, 0)

    def heard() -> bytes:
        viewer = Viewer("en", second.seat, (second.seat,))
        return reader.next(draw(live, live.position, viewer, {}, None))

    assert heard()
    first.move()
    assert not heard()
    second.move()
    assert heard()


def test_a_silent_position_sends_nothing():
    sent: list[bytes] = []
    drawn = iter([b"now", b"", b"later"])

    async def listen() -> None:
        queue: asyncio.Queue[Any] = asyncio.Queue()
        events = follow(SimpleNamespace(position=None), nullcontext(queue), lambda _: next(drawn))  # type: ignore[arg-type]
        while b"later" not in sent:
            sent.append(await anext(events))
            queue.put_nowait("a position")

    asyncio.run(listen())
    assert sent[1:] == [b"now", b"later"]


def test_signs_of_life_do_not_tell_that_somebody_chose_in_secret(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stream, "BEAT", 0.1)
    drawn = chain([b"now"], repeat(b""))

    async def listen() -> bytes:
        queue: asyncio.Queue[Any] = asyncio.Queue()
        events = follow(SimpleNamespace(position=None), nullcontext(queue), lambda _: next(drawn))  # type: ignore[arg-type]
        while await anext(events) != b"now":
            pass
        loop = asyncio.get_running_loop()
        for number in range(1, 200):
            # Others choose all the time, more often than the stream shows that it lives.
            loop.call_later(number * 0.03, queue.put_nowait, "a position")
        async with asyncio.timeout(4):
            return await anext(events)

    assert asyncio.run(listen()) == stream.HERE


def test_everybody_is_told_once_who_came_and_went():
    told: list[int] = []

    async def come_and_go() -> None:
        live = Live(None, {})  # type: ignore[arg-type]
        with live.follow(0) as mine:
            with live.follow(SPECTATOR), live.follow(SPECTATOR):
                await mine.get()
                told.append(live.present(SPECTATOR))
            with live.follow(SPECTATOR):
                await mine.get()
                told.append(live.present(SPECTATOR))
            await mine.get()
            told.append(live.present(SPECTATOR))
            assert mine.empty()

    asyncio.run(come_and_go())
    assert told == [2, 1, 0]


def test_the_question_stays_open_while_another_answers_in_secret(players: list[Player]):
    first, second = players
    answer = second.pick(second.view()["question"])
    first.move()
    assert second.post("answer", answer).status_code == 200
    again = second.post("answer", answer)
    assert again.status_code == 200
    assert second.view()["question"]["options"][0]["verb"] == "ready"


def test_a_secret_answer_can_be_taken_back_while_others_go_on(players: list[Player]):
    first, second = players
    first.move()
    second.move()
    first.post("undo", {"number": first.view()["number"]}).raise_for_status()
    assert first.view()["question"]["options"][0]["verb"] == "lay"
    assert second.view()["question"]["options"][0]["verb"] == "ready"


def test_the_game_ends_and_everybody_reads_the_same(players: list[Player]):
    for _ in range(60):
        for player in players:
            player.move()
    views = [player.view() for player in players]
    assert {view["table"]["state"] for view in views} == {"over"}
    assert views[0]["table"] == views[1]["table"]
    assert views[0]["position"]["tricks"] == views[1]["position"]["tricks"]


def test_a_loaded_game_with_secret_answers_goes_on_to_its_end(client: Client):
    register(GAME)
    match = Match(GAME, GAME.setup(3), 5, ["Léa", "Basile", "Ondine"], [HUMAN] * 3)
    while len(match.moves) < 17:
        question = match.question()
        assert question is not None
        match.answer(question.options[-1], question.seat)
    page = client.post("/records", files={"record": ("game.json", encode(match.record()))})
    table = str(page.url).partition("/t/")[2].partition("/")[0]
    live = client.app.state.site.hall.lives[table]
    while question := live.position.match.question():
        fields = {
            "seat": str(question.seat),
            "question": str(live.position.marks[question.seat]),
            "option": wire(question.options[-1]),
        }
        client.post(f"/t/{table}/answer", data=fields).raise_for_status()
        assert live.position.match.number > question.number
    assert live.position.match.outcome() is not None
