"""Who plays a seat: by link, several at one screen, a bot for somebody who is away, and back."""

import re
import time
from dataclasses import replace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings
from ludotheque.server.site import Site
from ludotheque.store import rows as store
from tests.server.conftest import ORIGIN
from tests.server.playing import Player, open_table

Client = TestClient[Litestar]


def opened(client: Client, *kinds: str, **fields: str) -> str:
    seats = {f"seat-{seat}": kind for seat, kind in enumerate(kinds)}
    names = {f"name-{seat}": f"Joueur{seat}" for seat in range(len(kinds))}
    page = client.post("/tables", data={"game": "smallworld", "watched": "yes", **seats, **names, **fields})
    return str(page.url).rpartition("/")[2]


def until(what: str, check: object) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if check():  # type: ignore[operator]
            return
        time.sleep(0.05)
    raise AssertionError(what)


@pytest.fixture
def with_bots(settings: Settings):  # type: ignore[no-untyped-def]
    prepare(settings)
    with TestClient(create_app(replace(settings, workers=1)), base_url=ORIGIN) as client:
        client.headers.update({"origin": ORIGIN, "accept-language": "en"})
        yield client


def test_a_seat_link_gives_the_seat_to_whoever_opens_it(client: Client):
    table = opened(client, "me", "link")
    link = re.search(r'data-copy="[^"]*(/seat/[^"]+)"', client.get(f"/t/{table}").text)
    assert link is not None
    client.cookies.clear()
    invitation = client.get(link[1])
    assert "A seat is waiting for you" in invitation.text
    assert not client.get(f"/api/tables/{table}").json()["seats"][1]["taken"], "a preview takes no seat"
    page = client.post(link[1], data={"name": "Basile"})
    assert 'data-seat="1"' in page.text
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Basile"


def test_a_changed_invitation_gives_nothing(client: Client):
    table = opened(client, "me", "link")
    link = re.search(r'data-copy="[^"]*(/seat/[^"]+)"', client.get(f"/t/{table}").text)
    assert link is not None
    for changed in (link[1][:-1] + "1", link[1][:-1], "/seat/x", "/seat/...", f"/seat/{table}.1.AAAA"):
        assert client.get(changed).status_code == 404
        assert client.post(changed).status_code == 404


def test_a_shared_screen_is_covered_until_the_next_player_is_there(client: Client):
    table = opened(client, "me", "here")
    page = client.get(f"/t/{table}").text
    assert 'class="hand-over' in page
    assert "data-yours" not in page
    seat = re.search(r'name="seat" value="(\d)"><button[^>]*id="button-here"', page)
    assert seat is not None
    page = client.post(f"/t/{table}/here", data={"seat": seat[1]}).text
    assert 'class="hand-over' not in page
    assert "data-yours" in page


def test_a_covered_screen_shows_nobodys_purse(client: Client):
    table = opened(client, "me", "here")
    page = client.get(f"/t/{table}").text
    assert page.count('aria-label="secret coins"') == 2


def test_a_screen_without_secrets_needs_no_cover(client: Client):
    table = opened(client, "me", "here", **{"option-coins": "open"})
    page = client.get(f"/t/{table}").text
    assert 'class="hand-over' not in page
    assert "data-yours" in page


def test_a_seat_is_handed_to_a_bot_and_taken_back(with_bots: Client):
    table = opened(with_bots, "me", "link")
    with_bots.post(f"/t/{table}/robot", data={"seat": 0})
    with_bots.post(f"/t/{table}/robot", data={"seat": 1})
    until("bots play for both", lambda: with_bots.get(f"/api/tables/{table}/view").json()["number"] > 6)
    with_bots.post(f"/t/{table}/back", data={"seat": 0})
    until("the seat waits again", lambda: with_bots.get(f"/api/tables/{table}").json()["asked"] == [0])
    number = with_bots.get(f"/api/tables/{table}/view").json()["number"]
    page = with_bots.get(f"/t/{table}").text
    assert "data-yours" in page
    assert "is back." in page
    time.sleep(0.3)
    assert with_bots.get(f"/api/tables/{table}/view").json()["number"] == number


def test_only_time_lets_others_hand_a_seat_to_a_bot(client: Client):
    (host, guest, other) = open_table(client, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    client.cookies.clear()
    assert client.post(f"/t/{host.table}/robot", data={"seat": 0}, headers=guest.headers).status_code == 403
    site: Site = client.app.state.site
    live = site.hall.lives[host.table]
    long_ago = time.time() - 3 * 86400
    places = [replace(place, seen=long_ago) for place in live.position.seats]
    live.position = replace(live.position, table=replace(live.position.table, created=long_ago), seats=tuple(places))
    assert client.post(f"/t/{host.table}/robot", data={"seat": other.seat}, headers=guest.headers).status_code == 200


def test_a_person_cannot_answer_while_a_bot_plays_the_seat(client: Client):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    player: Player = next(one for one in players if one.view()["question"])
    answer = player.pick(player.view()["question"])
    client.post(f"/t/{player.table}/robot", data={"seat": player.seat}, headers=player.headers)
    refused = player.post("answer", answer)
    assert refused.status_code == 409
    assert "bot plays" in refused.json()["error"]


def test_a_bot_takes_over_when_the_clock_runs_out(with_bots: Client):
    players = open_table(with_bots, [{"kind": "me"}, {"kind": "link"}], clock=1)
    table = players[0].table
    until("time is up", lambda: any(seat["bot"] for seat in with_bots.get(f"/api/tables/{table}").json()["seats"]))
    until("the bot plays", lambda: players[0].view()["number"] > 0)
    assert "Time is up" in with_bots.get(f"/t/{table}").text


def test_a_dead_worker_does_not_stall_the_game(with_bots: Client):
    (player,) = open_table(with_bots, [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    with_bots.post(f"/t/{player.table}/robot", data={"seat": 0}, headers=player.headers)
    until("bots play", lambda: player.view()["number"] > 3)
    site: Site = with_bots.app.state.site
    pool = site.robots.pool
    assert pool is not None
    for process in list(pool._processes.values()):
        process.kill()
    until("the game goes on to its end", lambda: player.view()["table"]["state"] == "over")


def test_a_hint_comes_with_a_reason(with_bots: Client):
    players = open_table(with_bots, [{"kind": "me"}, {"kind": "link"}])
    player = next(one for one in players if one.view()["question"])
    advice = with_bots.post(f"/t/{player.table}/hint", data={"seat": player.seat}, headers=player.headers).json()
    assert advice["text"].startswith("The bot would play “")
    assert advice["element"].startswith("combo-")
    assert len(advice["reasons"][0]) > 20
    again = with_bots.post(f"/t/{player.table}/hint", data={"seat": player.seat}, headers=player.headers).json()
    assert again["text"] == advice["text"], "nothing has changed in between"
    other = players[1 - players.index(player)]
    refused = with_bots.post(
        f"/t/{other.table}/hint", data={"seat": other.seat}, headers={**other.headers, "accept": "application/json"}
    )
    assert refused.status_code == 409


def test_whoever_comes_back_finds_a_button_for_it(client: Client):
    table = opened(client, "me", "bot-easy")
    assert 'id="button-back"' not in client.get(f"/t/{table}").text
    client.post(f"/t/{table}/robot", data={"seat": 0})
    assert 'id="button-back"' in client.get(f"/t/{table}").text
    client.post(f"/t/{table}/back", data={"seat": 0})
    assert 'id="button-back"' not in client.get(f"/t/{table}").text


def in_turn(players: list[Player]) -> list[Player]:
    """Return players with the one who is asked first."""
    return sorted(players, key=lambda one: one.view()["question"] is None)


def is_late_after(client: Client, table: str, seconds: int) -> bool:
    """Tell whether a bot would be called so many seconds after the last move."""
    hall = client.app.state.site.hall
    where = store.is_late(hall.lives[table].position.table.changed + seconds)
    with client.portal() as portal:
        return table in portal.call(hall.query, lambda connection: store.list_ids(connection, where, 10))


@pytest.mark.parametrize(("seconds", "late"), [(110, False), (130, True)])
def test_a_clock_that_runs_out_gives_some_grace(client: Client, seconds: int, late: bool):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}], clock=100)
    assert is_late_after(client, players[0].table, seconds) == late


def test_a_clock_calls_no_bot_where_nobody_waits(client: Client):
    alone = open_table(client, [{"kind": "me"}], game="mageknight", clock=100)[0].table
    assert not is_late_after(client, alone, 10**6)


def test_when_all_have_gone_the_game_waits_for_the_first_who_is_back(client: Client):
    asked, gone = in_turn(open_table(client, [{"kind": "me"}, {"kind": "link"}], clock=100))
    client.post(f"/t/{asked.table}/robot", data={"seat": gone.seat}, headers=gone.headers)
    assert not is_late_after(client, asked.table, 10**6)
    client.post(f"/t/{asked.table}/back", data={"seat": gone.seat}, headers=gone.headers)
    assert is_late_after(client, asked.table, 10**6)


def test_a_clock_is_shown_only_where_somebody_waits(client: Client):
    asked, other = in_turn(open_table(client, [{"kind": "me"}, {"kind": "link"}], clock=100))
    address = f"/t/{asked.table}"
    assert "data-deadline" in client.get(address, headers=asked.headers).text
    client.post(f"{address}/robot", data={"seat": other.seat}, headers=other.headers)
    page = client.get(address, headers=asked.headers).text
    assert "data-deadline" not in page
    assert "nobody is waiting for you" in page
