"""Games outlive new rules: what has happened is shown as it was, and what still runs goes on from where it stood."""

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import codec, games
from ludotheque import record as records
from ludotheque.errors import BadRecord
from ludotheque.games.smallworld.rules import conquest, state, turn
from ludotheque.recall import reopen
from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings
from tests.house.source import ROOT
from tests.server.conftest import ORIGIN
from tests.server.playing import Player, load_finished, open_table

pytestmark = pytest.mark.interpreted

Client = TestClient[Litestar]
Patch = pytest.MonkeyPatch
TWO = [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Basile"}]
GONE = "sea-entry"
VERSIONS = sorted(path.name for path in (ROOT / "tests" / "fixtures").iterdir() if path.is_dir())


def count_up(patch: Patch, name: str, **rules: Any) -> None:
    """Let a game have other rules than before."""
    game = games.load(name)
    patch.setitem(games._registered, name, replace(game, version="99", rules=replace(game.rules, **rules)))


def dearer(patch: Patch) -> None:
    """Every conquest costs two tokens more."""
    real = conquest.cost
    patch.setattr(conquest, "cost", lambda *words: real(*words) + 2)
    count_up(patch, "smallworld")


def without_conquests(patch: Patch) -> None:
    """Nobody may conquer any more."""
    real = turn.March.options
    patch.setattr(turn.March, "options", lambda ask, s: [each for each in real(ask, s) if each.verb != "conquer"])
    count_up(patch, "smallworld")


def without_a_field(patch: Patch) -> None:
    """Nothing of a position says any more what was attacked."""
    names = codec.fields(state.SmallWorld)
    patch.setitem(codec._fields, state.SmallWorld, tuple(name for name in names if name != "attacked"))
    count_up(patch, "smallworld")


def without_an_option(patch: Patch) -> None:
    """A table can no longer choose where one enters, and one does otherwise than before."""
    rules = games.load("smallworld").rules
    table = tuple(option for option in rules.table if option.name != GONE)
    blank, start = rules.blank, rules.start
    count_up(
        patch,
        "smallworld",
        table=table,
        blank=lambda setup: blank(replace(setup, options={**setup.options, GONE: "no"})),
        start=lambda setup, dice: start(replace(setup, options={**setup.options, GONE: "no"}), dice),
    )


def quietly_dearer(patch: Patch) -> None:
    """Every conquest costs more, and nobody has counted the version of the rules up."""
    dearer(patch)
    patch.setitem(games._registered, "smallworld", replace(games.load("smallworld"), version="2"))


CHANGES = [dearer, without_conquests, without_a_field, without_an_option, quietly_dearer]
Change = Callable[[Patch], None]


def restart(client: Client) -> None:
    """Forget what is in memory, as after a restart."""
    client.app.state.site.hall.lives.clear()


def board(client: Client, id: str, n: int) -> str:
    """The board of a moment of the past, and what was told until then."""
    page = client.get(f"/t/{id}/replay?n={n}&seat=-1", headers={"accept-language": "en"}).raise_for_status().text
    return "".join(re.findall(r'<svg class="board.*?</svg>|<ol class="log".*?</ol>', page, re.DOTALL))


def play(players: list[Player], answers: int) -> None:
    while answers:
        for player in players:
            answers -= bool(answers and player.move())


@pytest.mark.parametrize("change", CHANGES)
def test_a_finished_game_is_shown_as_it_was_under_any_rules(client: Client, monkeypatch: Patch, change: Change):
    id = load_finished(client).table
    pages = [f"/t/{id}/results", f"/api/tables/{id}"]
    shown = [board(client, id, n) for n in (0, 7, 60, 999)]
    told = [re.sub(r"\d+ s", "", client.get(page).raise_for_status().text) for page in pages[1:]]
    kept = records.decode(client.get(f"/t/{id}/record.json").content)
    change(monkeypatch)
    restart(client)
    assert [board(client, id, n) for n in (0, 7, 60, 999)] == shown
    assert [client.get(page).raise_for_status().text for page in pages[1:]] == told
    assert client.get(pages[0]).status_code == 200
    again = records.decode(client.get(f"/t/{id}/record.json").content)
    assert (again.answers, again.outcome, again.chance) == (kept.answers, kept.outcome, kept.chance)
    assert [moment.scores for moment in again.moments] == [moment.scores for moment in kept.moments]


@pytest.mark.parametrize("change", CHANGES)
def test_a_running_game_goes_on_from_where_it_stood(client: Client, monkeypatch: Patch, change: Change):
    players = open_table(client, TWO)
    play(players, 40)
    id = players[0].table
    before = players[0].view()
    shown = [board(client, id, n) for n in (0, 9, 30)]
    change(monkeypatch)
    for _ in range(2):
        restart(client)
        after = players[0].view()
        kept = {name: value for name, value in after["position"].items() if name != "attacked"}
        assert kept.items() <= before["position"].items()
        assert (after["number"], after["table"]["asked"]) == (before["number"], before["table"]["asked"])
        assert [board(client, id, n) for n in (0, 9, 30)] == shown
    play(players, 12)
    restart(client)
    assert client.get(f"/t/{id}/replay?n=45").status_code == 200


@pytest.mark.parametrize(("language", "said"), [("en", "The rules have changed"), ("fr", "Les règles ont changé")])
def test_players_are_told_that_the_rules_have_changed(client: Client, monkeypatch: Patch, language: str, said: str):
    players = open_table(client, TWO)
    play(players, 30)
    dearer(monkeypatch)
    restart(client)
    page = client.get(f"/t/{players[0].table}", headers={"accept-language": language}).text
    assert 'id="new-rules"' in page
    assert page.count(said) == 2
    assert ("New rules" if language == "en" else "Nouvelles règles") in page
    play(players, 6)
    assert 'id="new-rules"' not in client.get(f"/t/{players[0].table}").text


def test_rules_that_changed_nothing_so_far_are_not_spoken_of(client: Client, monkeypatch: Patch):
    players = open_table(client, TWO)
    play(players, 30)
    count_up(monkeypatch, "smallworld")
    restart(client)
    assert 'id="new-rules"' not in client.get(f"/t/{players[0].table}").text


def test_a_position_that_cannot_be_read_is_replaced_by_the_answers(client: Client, tmp_path: Path):
    players = open_table(client, TWO)
    play(players, 30)
    before = players[0].view()
    alter(tmp_path, "UPDATE answers SET moment = X'00FF00'")
    restart(client)
    assert players[0].view() == before
    play(players, 3)


def test_answers_that_cannot_be_played_are_replaced_by_what_was_kept(client: Client, tmp_path: Path):
    players = open_table(client, TWO)
    play(players, 30)
    before = players[0].view()
    alter(tmp_path, "UPDATE answers SET verb = 'dance' WHERE number = 11")
    restart(client)
    assert players[0].view()["position"] == before["position"]
    play(players, 3)


def test_a_game_goes_on_from_before_what_it_cannot_go_on_from(client: Client, tmp_path: Path):
    players = open_table(client, TWO)
    play(players, 30)
    alter(tmp_path, "UPDATE answers SET moment = NULL, verb = 'dance' WHERE number >= 20")
    restart(client)
    page = client.get(f"/t/{players[0].table}", headers={"accept-language": "en"}).text
    assert "10 answers earlier" in page
    assert client.get(f"/t/{players[0].table}/replay").text.count("Move 20 of 20") == 2
    play(players, 3)


def test_a_game_that_cannot_go_on_can_be_looked_at(client: Client, monkeypatch: Patch):
    players = open_table(client, TWO)
    play(players, 30)
    monkeypatch.setattr(codec, "try_out", refuse)
    dearer(monkeypatch)
    monkeypatch.setattr("ludotheque.server.rebuilding._begun", refuse)
    restart(client)
    page = client.get(f"/t/{players[0].table}", headers={"accept-language": "en"})
    assert "cannot go on under the new ones" in page.text
    assert client.get(f"/t/{players[0].table}/replay?n=9").status_code == 200
    wanted = {"number": 30, "verb": "x", "kind": "button", "index": 0, "arg": 0}
    assert players[0].post("answer", wanted).status_code == 409


def refuse(*words: object) -> None:
    raise BadRecord("no")


def test_a_record_is_shown_for_ever_and_can_be_forked(client: Client, monkeypatch: Patch):
    id = load_finished(client).table
    data = client.get(f"/t/{id}/record.json").content
    shown = board(client, id, 60)
    without_conquests(monkeypatch)
    match = reopen(records.decode(data))
    assert match.outcome() == records.decode(data).outcome
    assert len(match.positions()) == len(match.moves) + 1
    page = client.post("/records", files={"record": ("game.json", data)})
    again = page.url.path.split("/")[2]
    assert board(client, again, 60) == shown
    assert client.get(f"/t/{again}/results").status_code == 200
    fork = client.post(f"/t/{again}/fork", data={"n": "40", "seat": "0"})
    assert client.get(f"/api/tables/{fork.url.path.split('/')[2]}/view").json()["table"]["state"] == "playing"


def alter(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("change", [dearer, without_conquests, without_a_field, without_an_option])
def test_a_kept_database_opens_under_other_rules(monkeypatch: Patch, tmp_path: Path, change: Change, version: str):
    shutil.copy(ROOT / "tests" / "fixtures" / version / "tables.sqlite", tmp_path / "tables.sqlite")
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0, writes=0, new_tables=0, reads=0)
    change(monkeypatch)
    prepare(settings)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        tables = connection.execute("SELECT id, state, outcome FROM tables WHERE game = 'smallworld'").fetchall()
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        for id, state, _ in tables:
            assert client.get(f"/api/tables/{id}/view").json()["table"]["state"] == state
            assert client.get(f"/t/{id}/replay?n=5").status_code == 200
            if state == "over":
                assert client.get(f"/t/{id}/results").status_code == 200
                assert client.get(f"/t/{id}/record.json").status_code == 200
