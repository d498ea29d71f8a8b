"""Killed at any moment, the server loses no answer that it acknowledged and takes none twice."""

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from ludotheque.server.live import Position
from ludotheque.server.rebuilding import rebuild
from ludotheque.store import Database, migrate
from ludotheque.store import rows as store
from tests.server.playing import Player, connect, open_table
from tests.server.running import Server, running_postgres, serving

KILLS = 4


def insist(player: Player, stop: threading.Event) -> None:
    """Play a seat through all failures: a request without an answer is sent again as it was."""
    pending: dict[str, Any] | None = None
    while not stop.is_set():
        try:
            pending = pending or wait_for_question(player, stop)
            if pending is None:
                return
            player.post("answer", pending).raise_for_status()
            player.taken[pending["number"]] = pending
            pending = None
        except (httpx.TransportError, httpx.HTTPStatusError) as error:
            # A database that is away is said with 503; anything else is a fault.
            if isinstance(error, httpx.HTTPStatusError) and error.response.status_code != 503:
                raise
            time.sleep(0.05)


def wait_for_question(player: Player, stop: threading.Event) -> dict[str, Any] | None:
    """Return an answer to the next question; none when the game is over, or nobody wants to go on."""
    while not stop.is_set():
        view = player.view()
        if view["table"]["state"] == "over":
            return None
        if view["question"] is not None:
            return player.pick(view["question"])
        player.get("events", since=view["number"], wait=1)
    return None


def play_through_kills(server: Server, random: Random) -> Player:
    """Play a game against a bot to its end while the server is killed and restarted at random moments."""
    server.start()
    (player,) = open_table(connect(server.url), [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    stop = threading.Event()
    thread = threading.Thread(target=insist, args=(player, stop))
    thread.start()
    try:
        for _ in range(KILLS):
            thread.join(random.uniform(0.1, 0.9))
            server.kill()
            server.start()
        thread.join(240)
        assert not thread.is_alive(), "the game did not go on"
    finally:
        stop.set()
        server.kill()
    return player


async def read(url: str, id: str) -> tuple[list[store.AnswerRow], Position]:
    database = Database(url)
    async with database.read() as connection:
        table = await store.get_table(connection, id)
        assert table is not None
        seats = (await store.get_seats(connection, [id]))[id]
        rows = await store.get_answers(connection, id)
    await database.close()
    return rows, rebuild(table, seats, [], rows).position


def check(url: str, player: Player, is_over: bool = True) -> None:
    rows, position = asyncio.run(read(url, player.table))
    assert [row.number for row in rows] == list(range(len(rows)))
    mine = {row.question: row for row in rows if row.seat == player.seat}
    assert len(mine) == sum(row.seat == player.seat for row in rows), "a question was answered twice"
    assert set(player.taken) == set(mine), "an acknowledged answer was lost, or one was taken that was never given"
    for number, answer in player.taken.items():
        assert (mine[number].verb, mine[number].index) == (answer["verb"], answer["index"])
    assert (position.match.outcome() is not None) == is_over


@pytest.mark.slow
def test_a_killed_server_loses_and_doubles_nothing_on_sqlite(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    check(url, play_through_kills(Server(url), Random(7)))


@pytest.mark.slow
def test_a_killed_server_loses_and_doubles_nothing_on_postgresql(postgres_url: str):
    migrate(postgres_url)
    check(postgres_url, play_through_kills(Server(postgres_url), Random(8)))


@pytest.mark.slow
def test_postgresql_killed_under_two_nodes_loses_and_doubles_nothing():
    with running_postgres() as database:
        migrate(database.url)
        with serving(database.url, workers=0) as first, serving(database.url, workers=0) as second:
            here, friend = open_table(connect(first.url), [{"kind": "me"}, {"kind": "link"}])
            there = Player(connect(second.url), friend.table, friend.seat, friend.token)
            stop = threading.Event()
            threads = [threading.Thread(target=insist, args=(player, stop)) for player in (here, there)]
            for thread in threads:
                thread.start()
            wait_for_answers(5, here, there)
            database.kill()
            database.start()
            wait_for_answers(5, here, there)
            stop.set()
            for thread in threads:
                thread.join(60)
                assert not thread.is_alive(), "a request was never answered"
        for player in (here, there):
            check(database.url, player, is_over=False)


def wait_for_answers(more: int, *players: Player) -> None:
    """Wait until so many more answers are acknowledged."""
    wanted, deadline = sum(len(player.taken) for player in players) + more, time.monotonic() + 120
    while sum(len(player.taken) for player in players) < wanted:
        assert time.monotonic() < deadline, "the game does not go on"
        time.sleep(0.05)
