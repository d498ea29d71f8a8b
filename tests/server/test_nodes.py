"""Two servers on one PostgreSQL serve one table."""

import threading
import time
from collections.abc import Iterator

import pytest

from ludotheque.store import migrate
from tests.server.playing import Player, connect, open_table, play_out
from tests.server.running import Server, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def nodes(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    migrate(postgres_url)
    with serving(postgres_url, workers=0) as first, serving(postgres_url, workers=0) as second:
        yield first, second


def test_players_on_two_nodes_see_each_other_within_a_second(nodes: tuple[Server, Server]):
    here, friend = open_table(connect(nodes[0].url), [{"kind": "me"}, {"kind": "link"}])
    there = Player(connect(nodes[1].url), friend.table, friend.seat, friend.token)
    assert max(delay(*in_turn(here, there)) for _ in range(20)) < 1.0
    assert play_out([here, there])["table"]["winners"]
    last = here.view()["number"]
    for player in (here, there):
        player.get("events", since=last - 1, wait=5)
    assert here.view()["position"] == there.view()["position"]


def in_turn(one: Player, other: Player) -> tuple[Player, Player]:
    return (one, other) if one.view()["question"] else (other, one)


def delay(mover: Player, watcher: Player) -> float:
    """How long after an answer on one node the other node tells of it."""
    number = watcher.view()["number"]
    heard: list[float] = []

    def listen() -> None:
        while watcher.get("events", since=number, wait=5).json()["number"] <= number:
            pass
        heard.append(time.monotonic())

    thread = threading.Thread(target=listen)
    thread.start()
    time.sleep(0.05)
    mover.move()
    moved = time.monotonic()
    thread.join(10)
    return heard[0] - moved


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
