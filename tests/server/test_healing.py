"""A server heals itself: databases that go and come back, full disks, tables that cannot be opened."""

import asyncio
import resource
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from ludotheque.server import opening
from ludotheque.server.app import create_app, prepare
from ludotheque.server.hall import Hall
from ludotheque.server.opening import Order, Place
from ludotheque.server.settings import Settings
from ludotheque.store import Database, migrate
from tests.server.conftest import ORIGIN
from tests.server.playing import Player, connect, open_table
from tests.server.running import Postgres, Server, running_postgres, serving

Nodes = tuple[Postgres, Server, Server]
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "easy"}
# Nothing here takes so long, however slow the machine.
LIMIT = 120.0


def wait_for(holds: Callable[[], Any], what: str) -> None:
    """Wait until something holds; what cannot be asked does not hold yet."""
    deadline = time.monotonic() + LIMIT
    while time.monotonic() < deadline:
        try:
            if holds():
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise TimeoutError(what)


def health(server: Server) -> dict[str, Any]:
    return dict(httpx.get(f"{server.url}/health", timeout=30).json())


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with running_postgres() as database:
        migrate(database.url)
        with serving(database.url) as first, serving(database.url, workers=0) as second:
            yield database, first, second


def restart(database: Postgres) -> None:
    database.stop("fast")
    database.start()


def away_for_a_while(database: Postgres) -> None:
    database.stop("immediate")
    time.sleep(3)
    database.start()


def freeze_for_a_while(database: Postgres) -> None:
    database.signal(signal.SIGSTOP)
    time.sleep(3)
    database.signal(signal.SIGCONT)


def kill(database: Postgres) -> None:
    database.kill()
    database.start()


@pytest.mark.slow
@pytest.mark.parametrize("trouble", [restart, away_for_a_while, freeze_for_a_while, kill])
def test_all_work_goes_on_after_trouble_with_postgresql(nodes: Nodes, trouble: Callable[[Postgres], None]):
    database, first, second = nodes
    (player,) = open_table(connect(second.url), [ME, BOT])
    timed = open_table(connect(second.url), [ME, FRIEND], clock=1)[0]
    here, friend = open_table(connect(first.url), [ME, FRIEND])
    there = Player(connect(second.url), friend.table, friend.seat, friend.token)
    there.view()
    trouble(database)
    wait_for(lambda: here.move() or there.move(), "nobody can answer")
    wait_for(lambda: here.view()["number"] == there.view()["number"], "the nodes do not hear each other")
    wait_for(lambda: any(seat["bot"] for seat in timed.view()["table"]["seats"]), "the clock stands still")
    number = player.view()["number"]
    wait_for(lambda: player.move() or player.view()["number"] > number, "the bot does not answer")
    wait_for(lambda: player.view()["question"], "the bot does not answer")
    wait_for(lambda: health(first)["state"] == health(second)["state"] == "well", "something is still ill")


@pytest.mark.slow
def test_a_database_that_is_away_is_said_and_not_an_error_of_ours(nodes: Nodes):
    database, first, _ = nodes
    player = open_table(connect(first.url), [ME, FRIEND])[0]
    player.view()
    database.stop("fast")
    try:
        wait_for(lambda: health(first)["state"] == "ill", "nobody notices")
        assert httpx.get(f"{first.url}/health").status_code == 503
        page = httpx.get(f"{first.url}/", headers={"accept-language": "fr"}, timeout=30)
        assert page.status_code == 503
        assert "Rien n’est perdu" in page.text
        work = {complaint["work"] for complaint in health(first)["ill"]}
        assert work & {"bots", "clocks", "hearing other nodes"}
    finally:
        database.start()
    wait_for(lambda: health(first)["state"] == "well", "something is still ill")


@pytest.mark.slow
def test_all_work_goes_on_when_a_full_disk_is_free_again(tmp_path: Path):
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        (player,) = open_table(connect(server.url), [ME, BOT])
        timed = open_table(connect(server.url), [ME, FRIEND], clock=1)[0]
        wait_for(lambda: player.view()["question"], "the bot does not answer")
        answer = player.pick(player.view()["question"])
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        refused = player.post("answer", answer)
        assert refused.status_code == 503
        assert "Nothing is lost" in refused.json()["error"]
        wait_for(lambda: health(server)["state"] == "ill", "nobody notices")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert player.post("answer", answer).status_code == 200
        wait_for(lambda: any(seat["bot"] for seat in timed.view()["table"]["seats"]), "the clock stands still")
        wait_for(lambda: player.move() and player.view()["number"] > answer["number"] + 1, "the bot does not answer")
        wait_for(lambda: health(server)["state"] == "well", "something is still ill")


def damage(path: Path, table: str, how: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(how, (table,))
    connection.close()


DAMAGES = [
    "UPDATE tables SET game = 'chess' WHERE id = ?",
    "UPDATE tables SET asked = '[' WHERE id = ?",
    "UPDATE tables SET players = 77 WHERE id = ?",
    "UPDATE tables SET pledge = '[7]' WHERE id = ?",
    "UPDATE seats SET seat = seat + 5 WHERE table_id = ?",
]


@pytest.mark.parametrize("how", DAMAGES)
def test_a_table_that_cannot_be_opened_harms_no_other(settings: Settings, tmp_path: Path, how: str):
    prepare(settings)
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        client.headers["origin"] = ORIGIN
        tables = [open_table(client, [ME, ME], clock=3600) for _ in range(3)]
        assert all(any(player.move() for player in players) for players in tables)
    bad, *good = [players[0].table for players in tables]
    for table in (bad, *good):
        damage(tmp_path / "tables.sqlite", table, "UPDATE tables SET changed = changed - 36000 WHERE id = ?")
    damage(tmp_path / "tables.sqlite", bad, how)
    damage(tmp_path / "tables.sqlite", bad, "UPDATE tables SET changed = changed + 3 WHERE id = ?")
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        for table in good:
            wait_for(lambda id=table: has_bot(client, id), "the clock of another table stands still")
        wait_for(lambda: [found["table"] for found in client.get("/health").json()["ill"]] == [bad], "nobody says so")
        assert client.get("/health").status_code == 200
        assert client.get("/").status_code == 200
        page = client.get(f"/t/{bad}")
        assert page.status_code == 503
        assert "cannot be opened" in page.text


def has_bot(client: TestClient[Litestar], table: str) -> bool:
    return any(seat["bot"] for seat in client.get(f"/api/tables/{table}").json()["seats"])


def test_health_tells_no_timings(client: TestClient[Litestar]):
    before = client.get("/health").json()
    assert set(before) == {"version", "tables", "state", "ill"}
    assert before["state"] == "well"


@pytest.mark.slow
def test_a_node_that_lags_reads_what_a_later_question_is_about(nodes: Nodes):
    _, first, second = nodes
    players = open_table(connect(first.url), [ME, ME])
    mover = next(player for player in players if player.view()["question"])
    other = Player(connect(second.url), mover.table, mover.seat, mover.token)
    other.view()
    assert mover.move()
    latest = mover.view()
    assert other.get("events", since=latest["number"]).json()["number"] == latest["number"]
    if latest["question"]:
        assert other.post("answer", other.pick(latest["question"])).status_code == 200


def test_whoever_was_there_while_nothing_could_be_written_is_noted_later(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
):
    hall = client.app.state.site.hall
    player = open_table(client, [ME, FRIEND])[0]
    hall.lives[player.table].note((player.seat,))
    before = hall.noted

    def fail() -> None:
        raise OperationalError("", {}, Exception("disk full"))

    monkeypatch.setattr(hall.database, "write", fail)
    with pytest.raises(OperationalError):
        asyncio.run(hall.note_presence())
    assert hall.noted == before


def test_a_hall_that_was_told_nothing_reads_the_answer_before_a_later_question(settings: Settings):
    prepare(settings)
    asyncio.run(lag(settings.database))


async def lag(url: str) -> None:
    """Answer at one hall then at the other, which hear nothing of each other."""
    halls = [Hall(Database(url)), Hall(Database(url))]
    order = Order("smallworld", [Place("here"), Place("here")], {})
    id = (await opening.open_table(halls[0], order, "me", "", "en")).position.table.id
    await halls[1].open(id)
    latest = (await halls[0].open(id)).position
    for number in range(6):
        seat = latest.asked()[0]
        question = latest.match.question(seat)
        assert question is not None
        lagging = halls[1 - number % 2]
        latest = await lagging.answer(id, seat, latest.marks[seat], question.options[0])
        assert latest.match.number == number + 1
    await halls[1].reach(await halls[1].open(id), 0, latest.marks[0])
    assert (await halls[1].open(id)).position.match.number == latest.match.number
    for hall in halls:
        await hall.database.close()


def test_a_hall_that_was_told_nothing_reads_that_the_game_has_begun(settings: Settings):
    prepare(settings)
    asyncio.run(begin_elsewhere(settings.database))


async def begin_elsewhere(url: str) -> None:
    """Begin at one hall a game that another one, which hears nothing of it, still waits for."""
    here, there = Hall(Database(url)), Hall(Database(url))
    order = Order("smallworld", [Place("here"), Place("here")], {}, waits=True, adds=True)
    id = (await opening.open_table(here, order, "me", "", "en")).position.table.id
    lagging = await there.open(id)
    await here.begin(id, waits=False)
    assert lagging.position.begun is None
    await there.reach(lagging, 0, 0)
    assert lagging.position.begun is not None
    for hall in (here, there):
        await hall.database.close()
