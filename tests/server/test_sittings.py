"""A seat is nobody's but whose who sits there: tokens end with the sitting, invitations serve once, hosts ask first."""

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server import live, seating
from ludotheque.server.app import create_app, prepare
from ludotheque.server.people import Person, Signer, clean_code, new_code, spaced
from ludotheque.server.settings import Settings
from tests.contract.test_kept_games import FIXTURES
from tests.server.conftest import ORIGIN
from tests.server.playing import Player, accept, open_table, player
from tests.server.running import serving
from tests.server.test_seats import opened, until

Client = TestClient[Litestar]
THREE = [{"kind": "me", "name": "Léa"}, {"kind": "link", "name": "Basile"}, {"kind": "link", "name": "Ondine"}]


@pytest.fixture
def players(client: Client) -> list[Player]:
    found = open_table(client, THREE)
    client.cookies.clear()
    return found


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is at the table but those whose pages are open."""
    monkeypatch.setattr(live, "PRESENT", -1e9)


def invite(host: Player, seat: int) -> dict[str, Any]:
    return dict(host.post("invitations", {"seat": seat}).raise_for_status().json())


def seats(one: Player) -> list[dict[str, Any]]:
    return list(one.client.get(f"/api/tables/{one.table}", headers={"cookie": ""}).json()["seats"])


def talk(client: Client, table: str) -> str:
    return str(client.get(f"/t/{table}", headers={"cookie": ""}).text.partition('id="talk"')[2].partition("</ul>")[0])


def page_of(host: Player, path: str = "") -> str:
    return str(host.client.get(f"/t/{host.table}{path}", headers=host.headers).text)


def test_a_copied_token_does_not_read_the_hand_of_whoever_sits_there_later(client: Client, players: list[Player]):
    host, guest, _ = players
    copied = Player(client, guest.table, guest.seat, guest.token)
    guest.post("leave", {}).raise_for_status()
    later = player(client, accept(client, invite(host, guest.seat), name="Camille"))
    assert later.view()["seat"] == guest.seat
    for path in ("view", "events"):
        refused = copied.get(path)
        assert refused.status_code == 403
        assert "has ended" in refused.json()["error"]
    assert copied.post("answer", {"number": 0, "verb": "pick", "kind": "combo"}).status_code == 403
    for path in ("", "/update", "/stream"):
        assert client.get(f"/t/{guest.table}{path}", headers=copied.headers).status_code == 403


def test_creators_keep_no_token_but_their_own(client: Client):
    made = client.post("/api/tables", json={"game": "smallworld", "seats": THREE}).json()
    assert [token["seat"] for token in made["seats"]] == [0]
    assert [invitation["seat"] for invitation in made["invitations"]] == [1, 2]
    used = accept(client, made["invitations"][0])
    again = {"invitation": made["invitations"][0]["code"]}
    refused = client.post(f"/api/tables/{used['table']}/join", json=again)
    assert (refused.status_code, refused.json()["kind"]) == (404, "NoInvitation")


def test_only_the_host_sees_invitations(client: Client):
    made = client.post("/api/tables", json={"game": "smallworld", "seats": THREE}).json()
    client.cookies.clear()
    host, guest = player(client, made["seats"][0]), player(client, accept(client, made["invitations"][0]))
    free = made["invitations"][1]["code"]
    for path in ("", "/update", "/seats"):
        assert free in page_of(host, path)
        assert free not in page_of(guest, path)
        assert free not in client.get(f"/t/{host.table}{path}").text
    assert [each["code"] for each in host.get("invitations").json()] == [free]
    assert guest.get("invitations").status_code == 403
    assert guest.post("invitations", {"seat": 2}).status_code == 403


def test_a_host_without_a_seat_has_a_token_to_host_by(client: Client):
    order = {"game": "smallworld", "seats": [{"kind": "bot"}, {"kind": "link"}], "watched": False}
    made = client.post("/api/tables", json=order).json()
    host = Player(client, made["table"]["id"], -1, made["host"])
    assert invite(host, 1)["code"] != made["invitations"][0]["code"]
    assert host.get("view").json()["seat"] == -1
    assert host.post("answer", {"number": 0, "verb": "pick", "kind": "combo", "seat": 1}).status_code == 403


def test_an_invitation_serves_once_and_leads_its_owner_back(client: Client):
    table = opened(client, "me", "link")
    host = dict(client.cookies)
    code = client.app.state.site.hall.lives[table].position.seats[1].invitation
    client.cookies.clear()
    assert client.post(f"/seat/{code}", data={"name": "Basile"}).url.path == f"/t/{table}"
    assert client.get(f"/seat/{code}").url.path == f"/t/{table}", "whoever used it is led to the table"
    assert client.post(f"/seat/{code}").url.path == f"/t/{table}", "a form that is sent twice does no harm"
    for other in (host, {}):
        client.cookies.clear()
        client.cookies.update(other)
        assert client.get(f"/seat/{code}").status_code == 404
        assert client.post(f"/seat/{code}").status_code == 404


def test_an_invitation_is_renewed_and_withdrawn(client: Client):
    (host,) = open_table(client, [{"kind": "me"}, {"kind": "open"}])
    first, second = invite(host, 1), invite(host, 1)
    assert client.get(f"/seat/{first['code']}").status_code == 404
    assert client.get(f"/seat/{second['code']}").status_code == 200
    host.post("withdraw", {"seat": 1}).raise_for_status()
    assert client.get(f"/seat/{second['code']}").status_code == 404
    assert host.post("invitations", {"seat": 0}).status_code == 409, "nobody is invited to a seat that is taken"


def test_a_seat_goes_to_another_device_and_leaves_the_first(client: Client):
    table = opened(client, "me", "link")
    desktop = dict(client.cookies)
    client.post(f"/t/{table}/move", data={"seat": 0})
    shown = client.get(f"/t/{table}/seats").text
    code = client.app.state.site.hall.lives[table].position.seats[0].invitation
    assert spaced(code) in shown
    client.cookies.clear()
    assert "Your seat comes along" in client.post("/seat", data={"code": spaced(code).lower()}).text
    assert 'data-seat="0"' in client.post(f"/seat/{code}").text
    assert "/seat/" in client.get(f"/t/{table}").text, "who hosts the table does so from there"
    client.cookies.clear()
    client.cookies.update(desktop)
    page = client.get(f"/t/{table}").text
    assert 'data-seat="-1"' in page
    assert "/seat/" not in page


def test_a_token_ends_when_its_seat_goes_to_another_device(client: Client, players: list[Player]):
    _, guest, _ = players
    token = accept(client, guest.post("move", {}).json())
    assert token["seat"] == guest.seat
    assert guest.get("view").status_code == 403
    assert player(client, token).view()["table"]["seats"][1]["name"] == "Basile"


def test_whoever_is_there_is_asked_before_being_replaced(client: Client, players: list[Player]):
    host, guest, _ = players
    guest.view()
    assert host.post("replace", {"seat": 1}).status_code == 409, "it has to be confirmed"
    wanted = host.post("replace", {"seat": 1, "by": "bot", "sure": True}).json()
    assert wanted["until"] > 0
    assert guest.view()["notice"] == guest.get("events").json()["notice"] == {"wanted": "bot", **wanted}
    assert "I am staying" in page_of(guest)
    assert "I am staying" not in page_of(host)
    assert "asks for Basile" in talk(client, host.table)


def test_whoever_objects_stays_and_is_left_in_peace(client: Client, players: list[Player]):
    host, guest, _ = players
    host.post("replace", {"seat": 1, "sure": True}).raise_for_status()
    guest.post("object", {}).raise_for_status()
    assert guest.view()["notice"] is None
    again = host.post("replace", {"seat": 1, "sure": True})
    assert (again.status_code, again.json()["kind"]) == (409, "NotNow")
    assert "has objected" in again.json()["error"]
    assert "Basile stays." in talk(client, host.table)


def test_whoever_says_nothing_is_replaced(client: Client, players: list[Player], monkeypatch: pytest.MonkeyPatch):
    host, guest, _ = players
    monkeypatch.setattr(seating, "OBJECTION", 0.0)
    host.post("replace", {"seat": 1, "by": "invitation", "sure": True}).raise_for_status()
    until("the seat is free", lambda: not seats(host)[1]["taken"])
    assert guest.get("view").status_code == 403
    (invitation,) = host.get("invitations").json()
    assert accept(client, invitation, name="Camille")["seat"] == 1
    assert seats(host)[1] == {"seat": 1, "name": "Camille", "kind": "person", "taken": True, "bot": None}


@pytest.mark.usefixtures("gone")
def test_whoever_is_away_is_replaced_at_once(players: list[Player]):
    host, guest, _ = players
    assert host.post("replace", {"seat": 1, "sure": True}).json() == {"until": 0.0}
    assert guest.get("view").status_code == 403
    assert (seats(host)[1]["taken"], seats(host)[1]["bot"]) == (False, "normal")


@pytest.mark.usefixtures("gone")
def test_an_absent_player_whom_a_bot_stands_in_for_can_come_back(players: list[Player]):
    host, guest, _ = players
    assert host.post("robot", {"seat": 1}).json()["seats"][1]["bot"] == "normal"
    assert guest.post("back", {}).json()["seats"][1]["bot"] is None


def test_nobody_but_the_host_replaces_mutes_or_removes(players: list[Player]):
    host, guest, other = players
    for path in ("replace", "mute", "remove"):
        assert guest.post(path, {"seat": other.seat, "sure": True}).status_code == 403
        assert host.post(path, {"seat": host.seat, "sure": True}).status_code == 403, "not even to themselves"
        assert host.post(path, {"seat": 9, "sure": True}).status_code == 403


def test_the_host_mutes_a_player_and_lets_them_talk_again(client: Client, players: list[Player]):
    host, guest, other = players
    guest.post("chat", {"text": "une"}).raise_for_status()
    host.post("mute", {"seat": 1}).raise_for_status()
    refused = guest.post("chat", {"text": "deux"})
    assert refused.status_code == 403
    assert "muted" in refused.json()["error"]
    other.post("chat", {"text": "trois"}).raise_for_status()
    host.post("mute", {"seat": 1, "muted": False}).raise_for_status()
    guest.post("chat", {"text": "quatre"}).raise_for_status()
    said = talk(client, host.table)
    assert [word in said for word in ("une", "deux", "trois", "quatre")] == [True, False, True, True]


def test_the_host_mutes_a_spectator_by_what_they_said(client: Client, players: list[Player]):
    host = players[0]
    client.get("/")
    client.post(f"/t/{host.table}/say", data={"text": "bruit"})
    line = next(one for one in client.app.state.site.hall.lives[host.table].position.talk if one.text == "bruit")
    host.post("mute", {"message": line.id}).raise_for_status()
    assert client.post(f"/t/{host.table}/say", data={"text": "encore"}).status_code == 403
    assert "bruit" in page_of(host, "/seats")


def test_nobody_sits_down_under_the_name_of_somebody_who_is_there(client: Client):
    invited = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "open"}, {"kind": "open"}])
    for seat, name in enumerate(("  lÉA ", "Le\u0301a"), 1):
        join = {"seat": seat, "name": name}
        client.post(f"/api/tables/{invited[0].table}/join", json=join, headers={"cookie": ""}).raise_for_status()
    assert [place["name"] for place in seats(invited[0])] == ["Léa", "lÉA 2", "Le\u0301a 3"]


def test_whoever_opens_a_table_gives_each_seat_a_name_of_its_own(client: Client):
    here = [{"kind": "me", "name": "Léa"}, {"kind": "here", "name": "Léa"}, {"kind": "bot", "bot": "easy"}]
    assert [place["name"] for place in seats(open_table(client, here)[0])][:2] == ["Léa", "Léa 2"]


def test_a_spectator_with_the_name_of_a_player_is_not_taken_for_them(client: Client, players: list[Player]):
    host = players[0]
    client.get("/")
    client.post("/settings", data={"name": "Léa"})
    client.post(f"/t/{host.table}/say", data={"text": "Je me rends"})
    said = talk(client, host.table)
    assert "(a spectator)" in said or "(un spectateur)" in said
    host.post("chat", {"text": "Jamais"}).raise_for_status()
    assert "spect" not in talk(client, host.table).rpartition("<li")[2]


def test_whoever_is_removed_neither_plays_nor_talks_nor_sits_down_again(client: Client):
    table = opened(client, "me", "open", "open")
    host = dict(client.cookies)
    client.cookies.clear()
    client.post(f"/t/{table}/join", data={"seat": 1, "name": "Basile"})
    guest = dict(client.cookies)
    be(client, host)
    assert "Remove Basile" in client.post(f"/t/{table}/remove", data={"seat": 1}).text, "it has to be confirmed"
    client.post(f"/t/{table}/remove", data={"seat": 1, "sure": "yes"})
    code = client.app.state.site.hall.lives[table].position.seats[2].invitation
    be(client, guest)
    assert 'data-seat="-1"' in client.get(f"/t/{table}").text
    assert client.post(f"/t/{table}/say", data={"text": "x"}).status_code == 403
    assert client.post(f"/t/{table}/join", data={"seat": 2}).status_code == 403
    assert 'data-seat="2"' in client.post(f"/seat/{code}").text, "the host may think better of it"


def be(client: Client, cookies: dict[str, str]) -> None:
    client.cookies.clear()
    client.cookies.update(cookies)


def test_a_table_goes_on_without_its_host(client: Client, players: list[Player]):
    host, guest, _ = players
    host.post("leave", {}).raise_for_status()
    assert seats(guest)[0]["bot"] == "normal"
    assert "Basile is the host now." in talk(client, guest.table)
    invite(guest, 0)


def test_a_table_that_everybody_has_left_waits(client: Client):
    (host,) = open_table(client, [{"kind": "me"}, {"kind": "bot"}])
    host.post("leave", {}).raise_for_status()
    assert (seats(host)[0]["taken"], seats(host)[0]["bot"]) == (False, None)


def test_everything_is_done_on_the_page_without_a_script(client: Client):
    table = opened(client, "me", "link")
    for action, says in (("invite", "/seat/"), ("withdraw", "Invite")):
        assert says in client.post(f"/t/{table}/{action}", data={"seat": 1}).text
    assert "Leave the table?" in client.post(f"/t/{table}/leave", data={"seat": 0}).text
    assert client.post(f"/t/{table}/leave", data={"seat": 0, "sure": "yes"}).url.path == "/"
    assert client.get(f"/t/{table}/seats").url.path in (f"/t/{table}", f"/t/{table}/seats")


def test_codes_are_typed_as_one_likes():
    code = new_code()
    assert clean_code(f" {spaced(code).lower()} ") == code
    assert len({new_code() for _ in range(100)}) == 100


@pytest.mark.parametrize("path", ["/t/{}/answer", "/t/{}/undo", "/api/tables/{}/answer", "/api/tables/{}/undo"])
def test_a_request_that_waits_while_the_sitting_ends_is_refused(client: Client, players: list[Player], path: str):
    asked = players[0]
    table = client.app.state.site.hall.lives[asked.table]
    form = {"seat": 0, "question": 0, "option": "pick.combo.0.0"}
    body = {"seat": 0, "number": 0, **({} if "undo" in path else {"verb": "pick", "kind": "combo", "index": 0})}
    sent: dict[str, Any] = {"json": body} if "api" in path else {"data": form}

    async def wait_and_end() -> httpx.Response:
        transport = httpx.ASGITransport(client.app)
        async with httpx.AsyncClient(transport=transport, base_url=str(client.base_url)) as wire:
            async with table.lock:
                waiting = asyncio.create_task(wire.post(path.format(asked.table), headers=asked.headers, **sent))
                await asyncio.sleep(0.1)
                others = table.position.seats[1:]
                gone = replace(table.position.seats[0], sitting="another", person="another")
                table.position = replace(table.position, seats=(gone, *others))
            return await waiting

    answer = client.blocking_portal.call(wait_and_end)
    assert (answer.status_code, table.position.length) == (403, 0)


@pytest.mark.slow
def test_a_page_that_is_open_loses_the_seat_with_the_sitting(tmp_path: Path):
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0) as server:
        wire = httpx.Client(base_url=server.url, timeout=30)
        host, guest, _ = open_table(wire, THREE)
        lines: list[str] = []

        def follow() -> None:
            with wire.stream("GET", f"/t/{host.table}/stream", headers=guest.headers) as answer:
                lines.extend(answer.iter_lines())

        thread = threading.Thread(target=follow)
        thread.start()
        until("the page follows", lambda: "online" in httpx.get(f"{server.url}/t/{host.table}?lang=en").text)
        host.post("remove", {"seat": 1, "sure": True}).raise_for_status()
        thread.join(120)
        assert not thread.is_alive(), "the stream ends with the sitting"
        assert lines[-3:-1] == ["event: reseated", "data:"]


def test_people_of_an_older_database_stay_seated_and_their_tokens_end(tmp_path: Path):
    path = tmp_path / "tables.sqlite"
    shutil.copy(FIXTURES / "0.1.0" / "tables.sqlite", path)
    with closing(sqlite3.connect(path)) as old:
        held = old.execute("select table_id, seat, person from holders").fetchall()
        (key,) = old.execute("select value from settings where name = 'key'").fetchone()
    assert held
    signer, settings = Signer(key), Settings(database=f"sqlite:///{path}", workers=0, writes=0, new_tables=0)
    prepare(settings)
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        for table, seat, person in held:
            client.cookies.clear()
            client.cookies.set("ludotheque", signer.cookie(Person(person), secure=False).value or "")
            assert client.get(f"/t/{table}/seats?lang=en").url.path == f"/t/{table}/seats"
            assert seat in client.app.state.site.hall.lives[table].position.held_by(person)
            client.cookies.clear()
            token = f"{table}.{seat}.{signer.sign('seat', f'{table}.{seat}')}"
            refused = client.get(f"/api/tables/{table}/view", headers={"authorization": f"Bearer {token}"})
            assert (refused.status_code, "has ended" in refused.json()["error"]) == (403, True)
            assert client.get(f"/seat/{token}?lang=en").status_code == 404
