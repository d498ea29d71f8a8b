"""Figures and logs: what is counted, who may read it, and that no secret is in either."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from ludotheque.server.app import create_app, prepare
from ludotheque.server.metrics import Lines
from ludotheque.server.settings import Settings
from tests.server.conftest import ORIGIN
from tests.server.playing import open_table
from tests.server.running import Server

TOKEN = "let-me-count"


class Kept(logging.Handler):
    """Keeps every line."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log() -> Iterator[Kept]:
    kept, ours = Kept(), logging.getLogger("ludotheque")
    before = ours.level
    ours.addHandler(kept)
    ours.setLevel(logging.DEBUG)
    yield kept
    ours.removeHandler(kept)
    ours.setLevel(before)


def test_figures_and_logs_tell_all_but_secrets(settings: Settings, log: Kept):
    prepare(settings)
    with TestClient(create_app(replace(settings, metrics=TOKEN)), base_url=ORIGIN) as client:
        client.headers["origin"] = ORIGIN
        made = client.post(
            "/api/tables", json={"game": "smallworld", "seats": [{"kind": "me"}, {"kind": "link"}]}
        ).json()
        players = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "me"}])
        assert any(player.move() for player in players)
        client.get(f"/seat/{made['invitations'][0]['code']}")
        client.get("/no/such/page")
        position = client.app.state.site.hall.lives[players[0].table].position
        figures = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert figures.headers["x-request-id"]
    secrets = [players[0].token, made["host"], made["invitations"][0]["code"], position.table.pledge.secret, TOKEN]
    secrets += [position.table.host, position.seats[0].sitting, players[0].table, "Léa", "position"]
    for text in (figures.text, "\n".join(log.lines)):
        assert [secret for secret in secrets if secret in text] == []
    assert "ludotheque_answers_total 1\n" in figures.text
    assert 'route="/api/tables/{id}/answer",status="200"} 1' in figures.text.replace("{id:str}", "{id}")
    told = [json.loads(line) for line in log.lines if '"route"' in line]
    assert all(line["request"] and line["status"] for line in told if line["route"] != "none")
    assert len({line.get("request") for line in told}) > 5


@pytest.mark.parametrize("shown", ["", "Bearer ", "Bearer wrong", f"Basic {TOKEN}"])
def test_without_the_token_there_are_no_figures(settings: Settings, shown: str):
    prepare(settings)
    for chosen in (replace(settings, metrics=TOKEN), settings):
        with TestClient(create_app(chosen), base_url=ORIGIN) as client:
            assert client.get("/metrics", headers={"authorization": shown}).status_code == 404


def test_a_server_logs_requests_only_where_that_is_asked_for(tmp_path: Path):
    """Plain: nothing but what went wrong. As JSON: a line for each request, and nothing else around it."""
    logged: dict[str, list[str]] = {}
    for form in ("", "json"):
        server = Server(f"sqlite:///{tmp_path}/{form}.sqlite", workers=0, log=form)
        with (tmp_path / f"log{form}").open("wb") as file:
            server.start(file)
            httpx.get(f"{server.url}/rules/smallworld")
            server.kill()
        logged[form] = (tmp_path / f"log{form}").read_text().splitlines()
    assert logged[""] == []
    assert "/rules/{game}" in [json.loads(line).get("route") for line in logged["json"]]
