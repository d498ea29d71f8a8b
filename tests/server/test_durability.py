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
from tests.server.running import Server

KILLS = 4


def insist(player: Player, stop: threading.Event) -> None:
    """Play a seat through all failures: a request without an answer is sent again as it was."""
    pending: dict[str, Any] | None = None
    while not stop.is_set():
        try:
            pending = pending or wait_for_question(player)
            if pending is None:
                return
            player.post("answer", pending).raise_for_status()
            player.taken[pending["number"]] = pending
            pending = None
        except httpx.TransportError:
            time.sleep(0.05)


def wait_for_question(player: Player) -> dict[str, Any] | None:
    """Return an answer to the next question; none when the game is over."""
    while True:
        view = player.view()
        if view["table"]["state"] == "over":
            return None
        if view["question"] is not None:
            return player.pick(view["question"])
        player.get("events", since=view["number"], wait=1)


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


def check(url: str, player: Player) -> None:
    rows, position = asyncio.run(read(url, player.table))
    assert [row.number for row in rows] == list(range(len(rows)))
    mine = {row.question: row for row in rows if row.seat == player.seat}
    assert len(mine) == sum(row.seat == player.seat for row in rows), "a question was answered twice"
    assert set(player.taken) == set(mine), "an acknowledged answer was lost, or one was taken that was never given"
    for number, answer in player.taken.items():
        assert (mine[number].verb, mine[number].index) == (answer["verb"], answer["index"])
    assert position.match.outcome() is not None


@pytest.mark.slow
def test_a_killed_server_loses_and_doubles_nothing_on_sqlite(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    check(url, play_through_kills(Server(url), Random(7)))


@pytest.mark.slow
def test_a_killed_server_loses_and_doubles_nothing_on_postgresql(postgres_url: str):
    migrate(postgres_url)
    check(postgres_url, play_through_kills(Server(postgres_url), Random(8)))
