"""Answers take a short way past the framework: whoever sends them must not be able to tell."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.express import ROUTES
from tests.server.playing import Player, open_table

SCRIPT = {"accept": "application/json"}
# What is different each time.
VARIES = ("x-request-id", "set-cookie")


@pytest.fixture
def player(client: TestClient[Litestar]) -> Player:
    return next(one for one in open_table(client, [{"kind": "me"}, {"kind": "me"}]) if one.view()["question"])


def both(player: Player, deed: str, table: str = "", headers: dict[str, str] | None = None, **sent: Any) -> Any:
    """Send the same by the short way and, with a stroke at the end of its path, by the long one."""
    path = f"/t/{table or player.table}/{deed}"
    ways = [player.client.post(f"{path}{end}", headers=headers, follow_redirects=False, **sent) for end in ("", "/")]
    return ways[0], [
        (way.status_code, way.text, {name: value for name, value in way.headers.items() if name not in VARIES})
        for way in ways
    ]


def test_the_routes_are_found(client: TestClient[Litestar]):
    assert sorted(path for path, _ in client.app.express.handlers.values()) == sorted(ROUTES)


@pytest.mark.parametrize("accept", [SCRIPT, {}])
def test_an_answer_that_comes_twice_is_answered_alike(player: Player, accept: dict[str, str]):
    question = player.view()["question"]
    picked = player.pick(question)
    option = ".".join(str(picked[name]) for name in ("verb", "kind", "index", "arg"))
    data = {"seat": player.seat, "question": question["number"], "option": option}
    first, (short, long) = both(player, "answer", headers={**player.headers, **accept}, data=data)
    assert first.status_code == (200 if accept else 303)
    assert short == long
    assert player.view()["number"] == question["number"] + 1


@pytest.mark.parametrize(
    "sent",
    [
        {"data": {"seat": "0", "question": "x", "option": "a.b.0.0"}},
        {"data": {"seat": "7", "question": "0", "option": "a.b.0.0"}},
        {"data": {"seat": "0", "question": "0", "option": "x" * 100_000}},
        {"content": b"\xff\xfe=%00%ff"},
        {"files": {"seat": (None, "0"), "question": (None, "x")}},
        {},
    ],
)
@pytest.mark.parametrize("accept", [SCRIPT, {}])
def test_what_is_refused_is_refused_alike(player: Player, sent: dict[str, Any], accept: dict[str, str]):
    for deed in ("answer", "undo"):
        first, (short, long) = both(player, deed, headers={**player.headers, **accept}, **sent)
        assert first.status_code in (400, 403, 413)
        assert [short[0], short[2]] == [long[0], long[2]]
        assert first.headers["content-security-policy"]


def test_others_are_refused_alike(player: Player):
    elsewhere = {**SCRIPT, "origin": "http://evil.example"}
    cases = [(player.table, SCRIPT, 403), ("nowhere", SCRIPT, 404), (player.table, elsewhere, 403)]
    for table, headers, status in cases:
        first, (short, long) = both(player, "answer", table, headers, data={"question": "0", "option": "a.b.0.0"})
        assert first.status_code == status
        assert short == long


def test_both_ways_are_counted_as_one_route(player: Player):
    both(player, "answer", headers={**player.headers, **SCRIPT}, data={"option": "x"})
    counted = player.client.app.state.site.tally.answered
    assert [count for (_, route, _), count in counted.items() if route.startswith("/t/")] == [2]
