"""Whatever is sent, the answer is a sentence: no request gives a 500."""

import asyncio
from dataclasses import replace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.app import prepare
from ludotheque.server.settings import Settings
from ludotheque.store import migrate
from tests.server.playing import load_finished, open_table
from tools.fuzz import fuzz

Client = TestClient[Litestar]
ME = {"kind": "me"}
LONG = "9" * 5000


def test_a_few_hundred_odd_requests_break_nothing(settings: Settings):
    prepare(settings)
    assert asyncio.run(fuzz(settings, 400, seed=1)).broken == []


@pytest.mark.slow
def test_a_few_hundred_odd_requests_break_nothing_on_postgresql(settings: Settings, postgres_url: str):
    migrate(postgres_url)
    assert asyncio.run(fuzz(replace(settings, database=postgres_url), 400, seed=2)).broken == []


def test_numbers_of_five_thousand_digits_are_refused(client: Client):
    player = open_table(client, [ME, ME])[0]
    client.get("/")
    table = f"/t/{player.table}"
    order = {"game": "smallworld", f"seat-{LONG}": "me", "seat-0": "me", "seat-1": "link"}
    assert client.post("/tables", data=order).status_code == 200
    assert client.post(f"{table}/answer", data={"seat": LONG, "question": "0", "option": "a.b.0.0"}).status_code == 403
    assert client.get(table, headers={"cookie": f"at-{player.table}={LONG}"}).status_code == 200
    assert client.get(f"{table}/update", params={"since": LONG}).status_code == 400
    assert player.post("answer", {"number": int("9" * 4000), "verb": "x", "kind": "y"}).status_code == 400


@pytest.mark.parametrize("host", ["[", "[::1", "a:99999999", "a:b", "a b", "a/b", "a@b", "é", '"><b>', "::1", LONG])
@pytest.mark.parametrize("path", ["/", "/nosuch", "/api/games", "/friends"])
def test_a_host_that_is_none_is_refused(client: Client, host: str, path: str):
    assert client.get(path, headers={"host": host.encode()}).status_code == 400


def test_a_request_is_to_one_host(client: Client):
    twice = [("host", "testserver.local"), ("host", "evil.example")]
    assert client.get("/", headers=twice).status_code == 400
    for host in ("testserver.local", "[::1]:8017", "127.0.0.1:80", "my_host"):
        assert client.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("body", ["[" * 50_000, '{"a":' * 10_000, '{"text":"\\ud800"}', '{"text":"\\u0000"}'])
def test_json_that_cannot_be_read_is_refused(client: Client, body: str):
    player = open_table(client, [ME, ME])[0]
    headers = {**player.headers, "content-type": "application/json"}
    refused = client.post(f"/api/tables/{player.table}/chat", content=body, headers=headers)
    assert refused.status_code == 400
    assert refused.json()["error"]


def test_what_is_no_letter_is_left_out_of_what_people_say(client: Client):
    player = open_table(client, [ME, ME])[0]
    assert player.post("chat", {"text": "good\0  evening\x1b 👩‍👧"}).status_code == 200
    said = client.app.state.site.hall.lives[player.table].position.talk[-1]
    assert said.text == "good evening 👩‍👧"


def test_a_table_forked_again_and_again_keeps_a_name_that_fits(client: Client):
    table = load_finished(client).table
    client.app.state.site.hall.lives[table].position.table.__dict__["name"] = "N" * 40 + " ⑂ 7"
    page = client.post(f"/t/{table}/fork", data={"seat": "0", "n": "3"})
    assert f"{'N' * 40} ⑂ 3 ·" in page.text


@pytest.mark.parametrize("id", ["%00", "a%00b", "x" * 17, "é", "%ff", "..%2f"])
def test_what_is_no_table_is_said_to_be_none(client: Client, id: str):
    assert client.get(f"/t/{id}").status_code == 404
    assert client.get(f"/api/tables/{id}").status_code in (400, 404)


def test_unknown_tables_leave_nothing_behind(client: Client):
    for n in range(20):
        assert client.get(f"/t/unknown{n}").status_code == 404
    assert client.app.state.site.hall.opening == {}
    assert not client.app.state.site.hall.lives


def test_a_card_beyond_the_last_is_refused_with_a_sentence(client: Client):
    made = client.post("/api/tables", json={"game": "mageknight", "seats": [ME]}).json()
    table, headers = made["table"]["id"], {"authorization": f"Bearer {made['seats'][0]['token']}"}
    for _ in range(60):
        question = client.get(f"/api/tables/{table}/view", headers=headers).json()["question"]
        odd = {"number": question["number"], "verb": "basic", "kind": "card", "index": 9999}
        assert client.post(f"/api/tables/{table}/answer", json=odd, headers=headers).status_code == 409
        right = {name: question["options"][0][name] for name in ("verb", "kind", "index", "arg")}
        client.post(f"/api/tables/{table}/answer", json={**odd, **right}, headers=headers).raise_for_status()
