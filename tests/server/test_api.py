"""The JSON API: its document, what odd requests do to it, and a bot that needs nothing else."""

import importlib.util
from collections.abc import Iterator
from types import ModuleType

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as budget
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error

from tests.house.source import ROOT
from tests.server.playing import open_table
from tests.server.running import Server, serving

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('api') / 'tables.sqlite'}", workers=1) as found:
        yield found


def http_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("http_bot", ROOT / "examples" / "http_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bot_of_the_examples_plays_a_game(server: Server):
    table = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "smallworld", "seats": [{"kind": "bot", "bot": "easy"}, {"kind": "open"}]},
    ).json()["table"]["id"]
    winners = http_bot().play(server.url, table)
    assert winners
    assert set(winners) <= {0, 1}


def test_the_bot_of_the_examples_is_short_and_in_the_readme():
    text = (ROOT / "examples" / "http_bot.py").read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 30
    assert f"```python\n{text}```" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_document_describes_every_way_in(client: Client):
    document = client.get("/api/schema/openapi.json").json()
    ways = {(method, path) for path, item in document["paths"].items() for method in item}
    assert ways == {
        ("get", "/api/games"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{id}"),
        ("post", "/api/tables/{id}/join"),
        ("post", "/api/tables/{id}/chance"),
        ("post", "/api/tables/{id}/begin"),
        ("get", "/api/tables/{id}/view"),
        ("post", "/api/tables/{id}/answer"),
        ("post", "/api/tables/{id}/undo"),
        ("get", "/api/tables/{id}/events"),
        ("get", "/api/tables/{id}/why"),
        ("post", "/api/tables/{id}/chat"),
        ("get", "/api/tables/{id}/invitations"),
        ("post", "/api/tables/{id}/invitations"),
        ("post", "/api/tables/{id}/withdraw"),
        ("post", "/api/tables/{id}/move"),
        ("post", "/api/tables/{id}/leave"),
        ("post", "/api/tables/{id}/robot"),
        ("post", "/api/tables/{id}/back"),
        ("post", "/api/tables/{id}/replace"),
        ("post", "/api/tables/{id}/object"),
        ("post", "/api/tables/{id}/mute"),
        ("post", "/api/tables/{id}/remove"),
    }


def test_a_program_is_told_all_causes_of_a_refusal(client: Client):
    asked, other = open_table(client, [{"kind": "me"}, {"kind": "me"}], seed=1)
    if asked.view()["question"] is None:
        asked, other = other, asked
    told = asked.get("why", element="region-3", verb="fortress").json()
    assert (told["possible"], [cause["reason"] for cause in told["reasons"]]) == (False, ["no_power", "first"])
    assert all(cause["clause"].startswith("SW-") and cause["text"] for cause in told["reasons"])
    assert asked.get("why", element="combo-0").json() == {"possible": True, "reasons": []}
    assert [cause["reason"] for cause in other.get("why", element="combo-0").json()["reasons"]] == ["not_your_turn"]


def test_the_games_are_listed_with_their_options(client: Client):
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert games["smallworld"]["seats"] == [2, 3, 4, 5]
    assert games["smallworld"]["options"]["ratmen"] == ["no", "yes"]
    assert games["smallworld"]["written"] == []
    assert games["ebbland"]["written"] == ["deck-1", "deck-2", "deck-3", "deck-4"]


@pytest.mark.parametrize(
    "order",
    [
        {"game": "nosuch", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "smallworld", "seats": [{"kind": "me"}]},
        {"game": "smallworld", "seats": [{"kind": "me"}] * 2, "options": {"ratmen": "maybe"}},
        {"game": "smallworld", "seats": [{"kind": "emperor"}] * 2},
        {"game": "smallworld", "seats": []},
    ],
)
def test_a_table_that_cannot_be_is_refused(client: Client, order: dict[str, object]):
    refused = client.post("/api/tables", json=order)
    assert refused.status_code == 400
    assert refused.json()["error"]


def calls(server: Server) -> list[schemathesis.APIOperation]:  # type: ignore[type-arg]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]


def test_no_request_that_fits_the_document_or_not_breaks_the_server(server: Server):
    (player, _) = open_table(httpx.Client(base_url=server.url), [{"kind": "me"}, {"kind": "link"}])
    for operation in calls(server):
        hammer(operation, schemathesis.GenerationMode.POSITIVE, player.table, player.headers)
        if operation.body or operation.query:
            hammer(operation, schemathesis.GenerationMode.NEGATIVE, player.table, player.headers)


def hammer(operation, mode, table: str, headers: dict[str, str]) -> None:  # type: ignore[no-untyped-def]
    """Send generated requests, half of them to a table that exists, with the token of a seat."""

    @budget(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case) -> None:  # type: ignore[no-untyped-def]
        if case.path_parameters and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        case.call_and_validate(headers=headers, checks=[not_a_server_error], timeout=60)

    run()
