"""Looking back: replays, records as files, forks, results."""

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import codec
from ludotheque import record as records
from ludotheque.chance import fingerprint
from ludotheque.kernel import SPECTATOR
from ludotheque.match import new, replay
from ludotheque.server import hall
from tests.house.source import ROOT
from tests.server.playing import Player, load_finished, open_table, play_out

Client = TestClient[Litestar]


@pytest.fixture
def over(client: Client) -> Player:
    """A seat of a finished game."""
    return load_finished(client)


@pytest.fixture
def taken_back(client: Client) -> Player:
    """A seat of a finished game in which something was taken back."""
    players = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "link", "name": "Basile"}])
    undone = False
    for _ in range(400):
        for player in players:
            if player.move() and not undone:
                undone = player.post("undo", {"number": player.view()["number"]}).status_code == 200
        if undone:
            break
    assert undone
    play_out(players)
    return players[0]


def test_any_move_can_be_seen_again_by_any_seat(client: Client, taken_back: Player):
    page = client.get(f"/t/{taken_back.table}/replay?n=12&seat=1").text
    assert re.search(r"Move 12 of \d+", page)
    assert page.count('aria-label="secret coins"') == 1
    assert client.get(f"/t/{taken_back.table}/replay?n=99999").status_code == 200
    assert client.get(f"/t/{taken_back.table}/replay?n=-5").status_code == 200
    assert client.get(f"/t/{taken_back.table}/replay?seat=7").status_code == 403


def test_players_see_a_finished_game_with_their_own_eyes_unless_they_choose(client: Client, over: Player):
    def secrets(address: str) -> int:
        return client.get(address).text.count('aria-label="secret coins"')

    address = f"/t/{over.table}/replay?n=12"
    assert (secrets(address), secrets(f"{address}&seat={SPECTATOR}")) == (1, 2)
    client.cookies.clear()
    assert secrets(address) == 2


def test_who_played_alone_is_seen_by_everybody_when_it_is_over(client: Client):
    table = load_finished(client, "mageknight", 1).table
    client.cookies.clear()
    assert '<option value="0" selected>' in client.get(f"/t/{table}/replay?n=12").text


def test_the_past_is_kept_of_a_few_games_only(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hall, "PASTS", 2)
    tables = [load_finished(client).table for _ in range(3)]
    for table in tables:
        assert "Move 7 of" in client.get(f"/t/{table}/replay?n=7").text
    lives = client.app.state.site.hall.lives
    assert [lives[table].past is None for table in tables] == [True, False, False]
    assert "Move 8 of" in client.get(f"/t/{tables[0]}/replay?n=8").text
    assert [lives[table].past is None for table in tables] == [False, True, False]


def test_the_record_replays_and_can_be_loaded_again(client: Client, taken_back: Player):
    data = client.get(f"/t/{taken_back.table}/record.json")
    assert "attachment" in data.headers["content-disposition"]
    match = replay(records.decode(data.content))
    assert match.outcome() is not None
    page = client.post("/records", files={"record": ("game.json", data.content)})
    assert "/replay" in str(page.url)
    assert "Basile" in page.text


def test_a_record_of_the_terminal_goes_on_in_the_browser(client: Client, tmp_path: Path):
    match = new("smallworld", 2, seed=3, names=["Ada", "Robot"])
    for _ in range(5):
        question = match.question()
        assert question is not None
        match.answer(question.options[-1])
    saved = match.record()
    saved.kinds = ["human", "greedy"]
    page = client.post("/records", files={"record": ("game.json", records.encode(saved))})
    assert "/t/" in str(page.url)
    table = str(page.url).rpartition("/")[2]
    found = client.get(f"/api/tables/{table}").json()
    assert [seat["bot"] for seat in found["seats"]] == [None, "greedy"]
    assert found["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", b'{"format": 1, "game": "chess"}'])
def test_a_damaged_record_is_refused(client: Client, data: bytes):
    assert client.post("/records", files={"record": ("game.json", data)}).status_code == 400


def test_a_forged_record_is_refused(client: Client, over: Player):
    record = records.decode(client.get(f"/t/{over.table}/record.json").content)
    record.answers[20].chance = [1, 2, 3]
    assert client.post("/records", files={"record": ("game.json", records.encode(record))}).status_code == 400


def test_a_deeply_nested_record_is_refused(client: Client):
    assert client.post("/records", files={"record": ("game.json", b"[" * 100_000)}).status_code == 400


@pytest.mark.parametrize("kind", ["os:abort", "http.server:test", "search:ms=99999999", "normal", "random", "nobody"])
def test_a_record_cannot_have_the_server_run_what_it_does_not_offer(client: Client, kind: str):
    saved = new("smallworld", 2, seed=3, names=["Ada", "Robot"]).record()
    saved.kinds = ["human", kind]
    page = client.post("/records", files={"record": ("game.json", records.encode(saved))})
    found = client.get(f"/api/tables/{str(page.url).rpartition('/')[2]}").json()
    assert found["seats"][1]["bot"] == {"search:ms=99999999": "strong", "random": "random"}.get(kind, "normal")


@pytest.mark.parametrize(
    "change",
    [{"names": ["Ada"]}, {"kinds": ["human"]}, {"forks": [(0, 1)] * 200}, {"kinds": ["human", "greedy", "greedy"]}],
)
def test_a_record_that_fits_no_table_is_refused(client: Client, change: dict[str, object]):
    saved = new("smallworld", 2, seed=3, names=["Ada", "Robot"]).record()
    for name, value in change.items():
        setattr(saved, name, value)
    assert client.post("/records", files={"record": ("game.json", records.encode(saved))}).status_code == 400


def test_a_seed_beyond_the_database_is_refused(client: Client):
    saved = new("smallworld", 2, seed=2**70, names=["Ada", "Robot"]).record()
    assert client.post("/records", files={"record": ("game.json", records.encode(saved))}).status_code == 400


def test_a_fork_goes_its_own_way(client: Client, over: Player):
    page = client.post(f"/t/{over.table}/fork", data={"n": 20, "seat": 1})
    fork = str(page.url).rpartition("/")[2]
    assert fork != over.table
    found = client.get(f"/api/tables/{fork}").json()
    assert found["state"] == "playing"
    assert [seat["kind"] for seat in found["seats"]] == ["bot", "person"]
    before = client.get(f"/t/{over.table}/replay?n=20").text
    after = client.get(f"/t/{fork}/replay?n=20").text
    pieces = re.compile(r'<g id="stack-[^>]*>|<g [^>]*id="stack-[^>]*>')
    assert pieces.findall(before) == pieces.findall(after)


def test_a_fork_is_played_against_the_same_bots(client: Client, over: Player):
    record = records.decode(client.get(f"/t/{over.table}/record.json").content)
    record.kinds = ["easy", "human"]
    page = client.post("/records", files={"record": ("game.json", records.encode(record))})
    table = str(page.url).partition("/t/")[2].partition("/")[0]
    levels = []
    for seat in (1, 0):
        fork = str(client.post(f"/t/{table}/fork", data={"n": 20, "seat": seat}).url).rpartition("/")[2]
        with client.portal() as portal:
            seats = portal.call(client.app.state.site.hall.open, fork).position.seats
        levels.append([place.bot for place in seats])
    assert levels == [["easy", None], [None, "normal"]]


def test_a_fork_draws_new_chance_for_what_nobody_has_seen(client: Client, over: Player):
    origin = records.decode(client.get(f"/t/{over.table}/record.json").content)
    futures = set()
    for _ in range(3):
        fork = str(client.post(f"/t/{over.table}/fork", data={"n": 20, "seat": 1}).url).rpartition("/")[2]
        found = client.get(f"/api/tables/{fork}").json()
        assert found["fingerprint"] != fingerprint(origin.seed)
        with client.portal() as portal:
            match = portal.call(client.app.state.site.hall._read, fork).position.match
        was = replay(origin, upto=20)
        for seat in (0, 1, SPECTATOR):
            assert codec.dump(match.game, match.view(seat)) == codec.dump(was.game, was.view(seat))
        assert replay(match.record()).record() == match.record()
        futures.add((tuple(match.state.race_pile), tuple(match.state.power_pile), match.state.dice.a))
        futures.add((tuple(was.state.race_pile), tuple(was.state.power_pile), was.state.dice.a))
    assert len(futures) == 4


def test_a_fork_is_forked_again_downloaded_and_loaded(client: Client, over: Player):
    record = records.decode(client.get(f"/t/{over.table}/record.json").content)
    match = replay(record, upto=8)
    match.fork(5)
    while question := match.question():
        match.answer(question.options[-1])
        if len(match.moves) == 12:
            match.fork(6)
    data = records.encode(match.record())
    page = client.post("/records", files={"record": ("game.json", data)})
    table = re.search(r"/t/([^/]+)/replay", str(page.url))[1]
    again = records.decode(client.get(f"/t/{table}/record.json").content)
    assert [tuple(fork) for fork in again.forks] == [(8, 5), (12, 6)]
    assert again.digest == match.record().digest
    assert "Seed: 6" in client.get(f"/t/{table}/results").text
    fork = str(client.post(f"/t/{table}/fork", data={"n": 10, "seat": 0}).url).rpartition("/")[2]
    assert "Move 10 of 10" in client.get(f"/t/{fork}/replay").text


def test_a_game_that_is_played_cannot_be_forked(client: Client):
    player = open_table(client, [{"kind": "me"}, {"kind": "link"}])[0]
    assert client.post(f"/t/{player.table}/fork", data={"n": 0, "seat": 0}).status_code == 403
    assert client.get(f"/t/{player.table}/record.json").status_code == 403


def test_results_show_ranks_and_a_curve_per_player(client: Client, over: Player):
    page = client.get(f"/t/{over.table}/results").text
    assert page.count('class="chart-line"') == 2
    assert "wins with" in page or "win with" in page
    assert "Seed: " in page


def test_playing_again_opens_a_table_like_it(client: Client, over: Player):
    page = client.post(f"/t/{over.table}/again")
    found = client.get(f"/api/tables/{str(page.url).rpartition('/')[2]}").json()
    assert [seat["name"] for seat in found["seats"]] == ["Léa", "Basile"]
    assert found["state"] == "playing"


def test_the_lobby_lists_what_is_mine_open_and_finished(client: Client, over: Player):
    client.post(
        "/tables", data={"game": "smallworld", "seat-0": "me", "seat-1": "open", "name": "Ouverte", "watched": "yes"}
    )
    mine = client.get("/").text
    assert "Ouverte" in mine
    client.cookies.clear()
    strangers = client.get("/").text
    assert re.search(r'href="/t/[^"]+/join"[^>]*aria-label="Sit down: Ouverte"', strangers)
    assert f'href="/t/{over.table}/results"' in strangers


def test_a_record_of_earlier_rules_is_played_on_by_them_after_a_restart(client: Client):
    kept = (ROOT / "tests" / "fixtures" / "0.1.0" / "records" / "immortals-4-running.json").read_bytes()
    page = client.post("/records", files={"record": ("game.json", kept)})
    id = page.url.path.removeprefix("/t/")
    client.app.state.site.hall.lives.clear()
    assert client.get(f"/t/{id}").status_code == 200
    assert client.app.state.site.hall.lives[id].position.table.rules == "1"
