"""Two servers on one PostgreSQL serve one table."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from ludotheque.server.api import LONGEST_WAIT
from ludotheque.store import migrate
from ludotheque.store.migrate import sync_url
from tests.server.playing import Player, connect, open_table, play_out
from tests.server.running import Server, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def nodes(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    migrate(postgres_url)
    with serving(postgres_url, workers=0) as first, serving(postgres_url, workers=0) as second:
        yield first, second


def test_players_on_two_nodes_hear_of_each_other_at_once(nodes: tuple[Server, Server]):
    here, friend = open_table(connect(nodes[0].url), [{"kind": "me"}, {"kind": "link"}])
    there = Player(connect(nodes[1].url), friend.table, friend.seat, friend.token)
    for _ in range(6):
        assert tells(*in_turn(here, there))
    assert play_out([here, there])["table"]["winners"]
    last = here.view()["number"]
    for player in (here, there):
        player.get("events", since=last - 1, wait=5)
    assert here.view()["position"] == there.view()["position"]


def in_turn(one: Player, other: Player) -> tuple[Player, Player]:
    return (one, other) if one.view()["question"] else (other, one)


def tells(mover: Player, watcher: Player) -> bool:
    """Tell whether the other node answers who listens there with what is answered here, not only when asked again."""
    number = watcher.view()["number"]
    with ThreadPoolExecutor(1) as pool:
        heard = pool.submit(watcher.get, "events", since=number, wait=LONGEST_WAIT)
        mover.move()
        return bool(heard.result().json()["number"] > number)


def test_two_nodes_cannot_both_answer_one_question(nodes: tuple[Server, Server]):
    players = open_table(connect(nodes[0].url), [{"kind": "me"}, {"kind": "me"}])
    player = next(player for player in players if player.view()["question"])
    twin = Player(connect(nodes[1].url), player.table, player.seat, player.token)
    question = player.view()["question"]
    twin.view()
    one, other = ({**player.pick({**question, "options": [option]})} for option in question["options"][:2])
    codes: list[int] = []

    def send(who: Player, what: dict[str, object]) -> None:
        codes.append(who.post("answer", what).status_code)

    threads = [threading.Thread(target=send, args=pair) for pair in ((player, one), (twin, other))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409]
    assert player.view()["number"] == twin.view()["number"] == question["number"] + 1


def test_postgresql_stays_reachable_when_another_run_of_the_tests_begins(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
):
    # As pytest does at each start with the folder that all runs of one user share.
    shared = tmp_path_factory.getbasetemp().parent
    rights = shared.stat().st_mode
    shared.chmod(0o700)
    try:
        with sa.create_engine(sync_url(postgres_url)).connect() as connection:
            assert connection.execute(sa.text("SELECT count(*) FROM pg_stat_file('PG_VERSION')")).scalar() == 1
            connection.execute(sa.text("CREATE TEMPORARY TABLE any_table (number integer)"))
    finally:
        shared.chmod(rights)
