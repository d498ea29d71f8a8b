"""A table deals when all have sat down and added to its chance; what was pledged before can be checked after."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import record as records
from ludotheque.chance import Pledge, commitment_to
from ludotheque.match import replay
from ludotheque.server.site import Site
from ludotheque.verify import check
from tests.server.playing import load_finished, open_table

Client = TestClient[Litestar]
MINE, THEIRS = "ab" * 32, "cd" * 32


def opened(client: Client, *kinds: str, **fields: str) -> str:
    """Open a table in a browser with scripts: it says that it will add something."""
    seats = {f"seat-{seat}": kind for seat, kind in enumerate(kinds)}
    return str(
        client.post("/tables", data={"game": "smallworld", "adds": "yes", "watched": "yes", **seats, **fields}).url
    )[-12:]


def state(client: Client, table: str) -> str:
    return str(client.get(f"/api/tables/{table}").json()["state"])


def pledge_of(client: Client, table: str) -> Pledge:
    site: Site = client.app.state.site
    seed = site.hall.lives[table].position.table.last_seed
    assert isinstance(seed, Pledge)
    return seed


def invitation(client: Client, table: str) -> str:
    link = re.search(r'data-copy="[^"]*(/seat/[^"]+)"', client.get(f"/t/{table}").text)
    assert link is not None
    return link[1]


def test_a_table_shows_its_fingerprint_before_anybody_adds_anything(client: Client):
    table = opened(client, "me", "bot-easy")
    page = client.get(f"/t/{table}").text
    told = client.get(f"/api/tables/{table}").json()
    assert (told["state"], told["seed"], told["asked"]) == ("waiting", None, [])
    assert f'data-commitment="{told["fingerprint"]}"' in page
    assert 'data-adds="yes"' in page
    assert client.post(f"/t/{table}/chance", data={"added": MINE}).status_code == 200
    seed = pledge_of(client, table)
    assert state(client, table) == "playing"
    assert seed.added == (MINE, "")
    assert seed.table == table
    assert seed.commitment == told["fingerprint"] == commitment_to(seed.secret)


def test_the_game_waits_for_those_who_are_expected(client: Client):
    table = opened(client, "me", "link")
    client.post(f"/t/{table}/chance", data={"added": MINE})
    link = invitation(client, table)
    assert state(client, table) == "waiting"
    client.cookies.clear()
    assert f'data-commitment="{client.get(f"/api/tables/{table}").json()["fingerprint"]}"' in client.get(link).text
    page = client.post(link, data={"name": "Basile", "added": THEIRS})
    assert 'data-seat="1"' in page.text
    assert pledge_of(client, table).added == (MINE, THEIRS)
    assert state(client, table) == "playing"


def test_the_host_begins_without_waiting_and_late_comers_add_nothing(client: Client):
    table = opened(client, "me", "link")
    link, host = invitation(client, table), dict(client.cookies)
    client.cookies.clear()
    assert client.post(f"/t/{table}/begin").status_code == 403
    client.cookies.update(host)
    client.post(f"/t/{table}/chance", data={"added": MINE})
    assert client.post(f"/t/{table}/begin").status_code == 200
    client.cookies.clear()
    client.post(link, data={"name": "Basile", "added": THEIRS})
    assert pledge_of(client, table).added == (MINE, "")


def test_what_a_seat_added_stays(client: Client):
    table = opened(client, "me", "link")
    for added in (MINE, THEIRS):
        client.post(f"/t/{table}/chance", data={"added": added})
    client.post(f"/t/{table}/begin")
    client.post(f"/t/{table}/chance", data={"added": THEIRS})
    assert pledge_of(client, table).added == (MINE, "")


def test_a_bot_in_the_last_free_seat_lets_the_game_begin(client: Client):
    table = opened(client, "me", "link")
    client.post(f"/t/{table}/chance", data={"added": MINE})
    client.post(f"/t/{table}/robot", data={"seat": 1})
    assert state(client, table) == "playing"


def test_without_a_script_nobody_waits_for_one(client: Client):
    table = str(client.post("/tables/quick", data={"game": "smallworld"}).url)[-12:]
    assert state(client, table) == "playing"
    assert pledge_of(client, table).added == ("", "", "")


@pytest.mark.parametrize("added", ["xy", "abc", "AB", "ab" * 65, " ab"])
def test_what_is_no_addition_is_refused(client: Client, added: str):
    table = opened(client, "me", "link")
    assert client.post(f"/t/{table}/chance", data={"added": added}).status_code == 400
    assert client.post(invitation(client, table), data={"added": added}).status_code == 400
    assert state(client, table) == "waiting"


def test_a_stranger_adds_nothing(client: Client):
    table = opened(client, "me", "link")
    client.cookies.clear()
    assert client.post(f"/t/{table}/chance", data={"added": MINE}).status_code == 403


@pytest.mark.parametrize("path", ["replay", "results", "verify", "record.json", "update", "stream", "why?element=x"])
def test_what_needs_a_game_is_refused_until_there_is_one(client: Client, path: str):
    table = opened(client, "me", "link")
    assert client.get(f"/t/{table}/{path}").status_code == 409


def test_a_page_is_told_when_somebody_sat_down(client: Client):
    table = opened(client, "me", "link")
    marks = [client.get(f"/t/{table}/gathering").json()["mark"]]
    client.post(f"/t/{table}/chance", data={"added": MINE})
    marks.append(client.get(f"/t/{table}/gathering").json()["mark"])
    client.post(f"/t/{table}/begin")
    marks.append(client.get(f"/t/{table}/gathering").json()["mark"])
    assert len(set(marks)) == 3


def test_the_lobby_lists_a_table_that_has_not_begun(client: Client):
    table = opened(client, "me", "open", name="Marée")
    assert f'href="/t/{table}"' in client.get("/").text
    client.cookies.clear()
    assert f'href="/t/{table}/join"' in client.get("/").text


def test_a_table_survives_a_restart_before_it_has_begun(client: Client):
    table = opened(client, "me", "link")
    client.post(f"/t/{table}/chance", data={"added": MINE})
    client.app.state.site.hall.lives.clear()
    assert state(client, table) == "waiting"
    client.post(f"/t/{table}/begin")
    client.app.state.site.hall.lives.clear()
    assert state(client, table) == "playing"
    assert pledge_of(client, table).added == (MINE, "")


def test_a_program_may_wait_add_and_begin(client: Client):
    (player, *_) = open_table(client, [{"kind": "me"}, {"kind": "open"}], waits=True)
    told = player.post("chance", {"added": MINE}).json()
    assert told["state"] == "waiting"
    client.cookies.clear()
    joined = client.post(f"/api/tables/{player.table}/join", json={"name": "Ada", "added": THEIRS})
    assert joined.status_code == 201
    assert player.view()["table"]["state"] == "playing"
    assert pledge_of(client, player.table).added == (MINE, THEIRS)


def test_a_program_is_told_that_the_table_waits(client: Client):
    (player, *_) = open_table(client, [{"kind": "me"}, {"kind": "open"}], waits=True)
    view, events = player.view(), player.get("events", wait=0.01).json()
    assert (view["table"]["state"], view["question"], view["position"], view["seat"]) == ("waiting", None, {}, 0)
    assert (events["state"], events["number"], events["events"]) == ("waiting", 0, [])
    option = {"number": 0, "verb": "stop", "kind": "button"}
    assert player.post("answer", option).status_code == 409


def test_a_program_need_not_wait(client: Client):
    (player, *_) = open_table(client, [{"kind": "me"}, {"kind": "open"}], waits=True)
    assert player.post("begin", {}).json()["state"] == "playing"


def test_a_fork_waits_for_fresh_chance(client: Client):
    over = load_finished(client)
    page = client.post(f"/t/{over.table}/fork", data={"n": 20, "seat": 1, "adds": "yes"})
    table = str(page.url)[-12:]
    assert state(client, table) == "waiting"
    client.post(f"/t/{table}/chance", data={"added": MINE})
    live = client.app.state.site.hall.lives[table]
    assert state(client, table) == "playing"
    assert pledge_of(client, table).added == ("", MINE)
    match = live.position.match
    assert len(match.moves) == 20
    assert replay(match.record()).record() == match.record()
    assert all(line.is_good for line in check(match.record()))


def test_a_finished_game_is_checked_for_everybody(client: Client):
    over = load_finished(client)
    page = client.get(f"/t/{over.table}/verify").text
    assert "Everything matches" in page
    assert page.count('data-good="yes"') == len(
        check(records.decode(client.get(f"/t/{over.table}/record.json").content))
    )
    assert f'href="/t/{over.table}/verify"' in client.get(f"/t/{over.table}/results").text
    assert f'href="/t/{over.table}/verify"' in client.get(f"/t/{over.table}/replay").text


def test_nothing_sent_while_a_game_lasts_has_its_secret(client: Client):
    table = opened(client, "me", "link")
    client.post(f"/t/{table}/chance", data={"added": MINE})
    secret = pledge_of(client, table).secret
    before = [client.get(path).text for path in (f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/gathering", "/")]
    client.post(f"/t/{table}/begin")
    paths = (f"/t/{table}", f"/t/{table}/update", f"/t/{table}/replay", f"/api/tables/{table}/view", "/health")
    key = pledge_of(client, table).key().hex()
    for text in [*before, *(client.get(path).text for path in paths)]:
        assert secret not in text
        assert key not in text
        assert MINE not in text


def test_a_host_without_scripts_adds_nothing_and_nobody_waits_for_it(client: Client):
    table = opened(client, "me", "link", adds="")
    link = invitation(client, table)
    client.cookies.clear()
    client.post(link, data={"name": "Basile", "added": THEIRS})
    assert state(client, table) == "playing"
    assert pledge_of(client, table).added == ("", THEIRS)


def test_who_leaves_before_the_game_begins_has_added_nothing(client: Client):
    table = opened(client, "me", "open", "link")
    host = dict(client.cookies)
    client.cookies.clear()
    client.post(f"/t/{table}/join", data={"seat": 1, "name": "Basile", "added": THEIRS})
    client.post(f"/t/{table}/leave", data={"seat": 1, "sure": "yes"})
    client.cookies.clear()
    client.cookies.update(host)
    client.post(f"/t/{table}/chance", data={"added": MINE})
    client.post(f"/t/{table}/begin")
    assert pledge_of(client, table).added == (MINE, "", "")


def test_the_host_sees_to_the_seats_before_the_game_begins(client: Client):
    table = opened(client, "me", "link")
    before = invitation(client, table)
    page = client.post(f"/t/{table}/invite", data={"seat": 1})
    assert page.url.path == f"/t/{table}/seats"
    assert before not in page.text
    assert invitation(client, table) != before


def test_whoever_is_invited_by_a_name_finds_it_filled_in(client: Client):
    names = {"name-0": "Léa", "name-1": "Basile", "name-2": ""}
    table = opened(client, "me", "link", "link", **names)
    links = re.findall(r'data-copy="[^"]*(/seat/[^"]+)"', client.get(f"/t/{table}").text)
    client.cookies.clear()
    named, unnamed = (client.get(link).text for link in links)
    assert 'name="name" maxlength="40" value="Basile"' in named
    assert 'name="name" maxlength="40" value=""' in unnamed
