"""One visitor cannot take what others need: bots' time, streams, connections, reading."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient

from ludotheque.kernel import SPECTATOR
from ludotheque.server import shares as sharing
from ludotheque.server.app import create_app, prepare
from ludotheque.server.listening import listen
from ludotheque.server.live import BACKLOG
from ludotheque.server.settings import Settings
from ludotheque.server.shares import Shares, TooManyWait
from ludotheque.server.streams import OF_A_SEAT, OF_ONE_ADDRESS
from tests.server.conftest import ORIGIN
from tests.server.playing import open_table
from tests.server.running import Server, serving

Client = TestClient[Litestar]
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "strong"}
# Nothing here takes so long, however slow the machine.
LIMIT = 120


class Thinkers:
    """Bots of several visitors at one place, and the order in which they got it."""

    def __init__(self, most: int, side: int = 0) -> None:
        self.shares = Shares(1, most)
        self.shares.side = side
        self.order: list[str] = []
        self.refused: list[str] = []

    async def think(self, visitor: str, table: str = "") -> None:
        try:
            async with self.shares.turn(table or f"table of {visitor}", visitor, lambda: None):
                self.order.append(table or visitor)
                await asyncio.sleep(0)
        except TooManyWait:
            self.refused.append(visitor)

    async def all_at_once(self, visitors: list[str]) -> None:
        await asyncio.gather(*(self.think(visitor) for visitor in visitors))


def test_a_visitor_with_many_tables_does_not_hold_others_up():
    thinkers = Thinkers(100)
    asyncio.run(thinkers.all_at_once(["crowd"] * 39 + ["guest"]))
    assert thinkers.order.index("guest") <= 1
    assert len(thinkers.order) == 40


def test_the_queue_is_bounded_and_whoever_waits_most_gives_way():
    thinkers = Thinkers(10)
    asyncio.run(thinkers.all_at_once(["crowd"] * 39 + ["guest", "other"]))
    assert set(thinkers.refused) == {"crowd"}
    assert {"guest", "other"} <= set(thinkers.order)
    assert (thinkers.shares.free, thinkers.shares.queue) == (1, [])


def test_addresses_count_more_than_names():
    async def play() -> list[str]:
        thinkers = Thinkers(100)
        for visitor in ("one", "two", "three"):
            thinkers.shares.note(f"table of {visitor}", "192.0.2.1")
        await thinkers.all_at_once(["one", "two", "three", "guest"])
        return thinkers.order

    assert asyncio.run(play()).index("guest") <= 1


def test_those_of_one_address_take_turns_and_nobody_overtakes_themselves():
    async def play() -> list[str]:
        thinkers, tables = Thinkers(100), [f"crowd {number}" for number in range(30)]
        for table in (*tables, "guest"):
            thinkers.shares.note(table, "192.0.2.1")
        crowd = [thinkers.think("crowd", table) for table in tables]
        await asyncio.gather(*crowd, thinkers.think("guest", "guest"))
        return thinkers.order

    order = asyncio.run(play())
    assert order[:3] == ["crowd 0", "guest", "crowd 1"]
    assert order[2:] == [f"crowd {number}" for number in range(1, 30)]


def test_whoever_thinks_little_has_a_place_beside_a_crowd():
    async def play() -> list[str]:
        thinkers = Thinkers(100, side=1)
        async with thinkers.shares.turn("a", "crowd", lambda: None):
            crowd = asyncio.create_task(thinkers.think("crowd"))
            await asyncio.wait_for(thinkers.think("guest"), LIMIT)
            assert thinkers.order == ["guest"], "the crowd has a place already, and waits"
        await crowd
        assert (thinkers.shares.free, thinkers.shares.side) == (1, 1)
        return thinkers.order

    assert asyncio.run(play()) == ["guest", "crowd"]


def test_the_place_beside_is_not_for_those_who_have_thought_much():
    shares = Shares(1)
    shares.charge("crowd", sharing.RUNNING * 2)
    assert not shares.is_light("crowd")
    assert shares.is_light("guest")


def test_whoever_gives_up_leaves_the_place_to_others():
    async def play() -> Thinkers:
        thinkers = Thinkers(10)
        async with thinkers.shares.turn("a", "a", lambda: None):
            waiting = asyncio.create_task(thinkers.think("b"))
            while not thinkers.shares.queue:
                await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await thinkers.think("c")
        return thinkers

    thinkers = asyncio.run(play())
    assert thinkers.order == ["c"]
    assert (thinkers.shares.free, thinkers.shares.queue) == (1, [])


def test_those_who_wait_for_a_bot_are_told_why(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sharing, "SILENCE", 0.0)
    prepare(settings)
    with TestClient(create_app(replace(settings, workers=1)), base_url=ORIGIN) as client:
        client.headers["origin"] = ORIGIN
        client.headers["accept-language"] = "en"
        robots = client.app.state.site.robots
        robots.shares.free = robots.shares.side = 0
        for _ in range(LIMIT):
            player = open_table(client, [ME, BOT])[0]
            if player.view()["question"] is None:
                break
        page = ""
        for _ in range(LIMIT * 20):
            page = client.get(f"/t/{player.table}").text
            if "waits for its turn" in page:
                break
        assert "waits for its turn" in page


def test_spectators_take_no_place_of_a_player(client: Client):
    player = open_table(client, [ME, FRIEND])[0]
    site = client.app.state.site
    live = site.hall.lives[player.table]

    async def crowd() -> None:
        with ExitStack() as pages:
            for _ in range(OF_ONE_ADDRESS):
                pages.enter_context(site.streams.following(live, SPECTATOR, "192.0.2.1"))
            with pytest.raises(TooManyRequestsException):
                site.streams.check(live, SPECTATOR, "192.0.2.1")
            site.streams.check(live, SPECTATOR, "192.0.2.2")
            for _ in range(OF_A_SEAT):
                pages.enter_context(site.streams.following(live, player.seat, "192.0.2.1"))
            with pytest.raises(TooManyRequestsException):
                site.streams.check(live, player.seat, "192.0.2.1")

    asyncio.run(crowd())
    assert not site.streams.places
    assert not live.followers


def test_a_reader_who_reads_nothing_gathers_nothing(client: Client):
    player = open_table(client, [ME, FRIEND])[0]
    site = client.app.state.site
    live = site.hall.lives[player.table]

    async def stall() -> None:
        with site.streams.following(live, SPECTATOR, "192.0.2.1") as queue:
            for _ in range(BACKLOG * 5):
                live.publish(live.position)
                assert queue.qsize() <= BACKLOG

    asyncio.run(stall())


def test_who_reads_too_much_must_wait(settings: Settings):
    prepare(settings)
    with TestClient(create_app(replace(settings, reads=0.001, read_burst=3)), base_url=ORIGIN) as client:
        assert [client.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert client.get("/t/nosuch").status_code == 429
        assert client.get("/health").status_code == 200


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("hasty") / "tables.sqlite"
    with serving(f"sqlite:///{path}", workers=0, patience=1, new_tables=1) as server:
        yield server


HALVES = [
    b"",
    b"\r\n\r\n",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: x\r\n",
    b"POST /settings HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 9\r\n"
    b"content-type: application/x-www-form-urlencoded\r\n\r\na=",
]


@pytest.mark.slow
@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_does_not_end_is_given_up(hasty: Server, half: bytes):
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=LIMIT) as line:
        line.sendall(half)
        try:
            assert line.recv(100_000) == b""
        except ConnectionResetError:
            return


@pytest.mark.slow
def test_requests_one_after_the_other_outlast_the_patience(hasty: Server):
    with httpx.Client(base_url=hasty.url, timeout=LIMIT) as client:
        assert {client.get("/api/games").status_code for _ in range(5)} == {200}
        assert client.get("/").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize(
    "flood",
    [b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"x" * 100_000, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 2000],
    ids=["one head without end", "many requests ahead of their answers"],
)
def test_what_comes_in_a_flood_is_cut_off(hasty: Server, flood: bytes):
    """Nothing of it is kept: long before the end the connection is closed."""
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=LIMIT) as line:
        answered = b""
        with suppress(ConnectionError):
            line.sendall(flood)
            while more := line.recv(100_000):
                answered += more
    assert answered.count(b"HTTP/1.1 200") < 100
    assert httpx.get(f"{hasty.url}/health", timeout=LIMIT).status_code == 200


def open_from(server: Server, address: str) -> int:
    order = {"game": "smallworld", "seats": [ME, ME]}
    headers = {"x-forwarded-for": address}
    return httpx.post(f"{server.url}/api/tables", json=order, headers=headers, timeout=LIMIT).status_code


@pytest.mark.slow
def test_only_a_proxy_that_is_believed_says_where_visitors_come_from(hasty: Server, tmp_path: Path):
    assert [open_from(hasty, f"192.0.2.{n}") for n in range(2)] == [201, 429]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database, workers=0, new_tables=1, proxies="127.0.0.0/8") as server:
        assert [open_from(server, f"192.0.2.{n}") for n in (1, 2, 1)] == [201, 201, 429]


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system does not cut off who reads nothing")
def test_the_system_cuts_off_who_reads_nothing():
    async def write_without_end() -> None:
        door = listen(Settings(port=0, patience=0.5, database=""))
        cut_off: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def write(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
            except OSError as error:
                cut_off.set_result(type(error).__name__)

        server = await asyncio.start_server(write, sock=door)
        with socket.create_connection(door.getsockname()):
            assert await asyncio.wait_for(cut_off, LIMIT) == "TimeoutError"
        server.close()

    asyncio.run(write_without_end())
