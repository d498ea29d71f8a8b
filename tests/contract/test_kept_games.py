"""Games that earlier versions wrote down are still read: records, snapshots, and whole databases."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from ludotheque import bots, codec, games, record
from ludotheque.match import Match, replay, resume
from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings
from tests.house.source import ROOT

FIXTURES = ROOT / "tests" / "fixtures"
VERSIONS = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir())
RECORDS = [path for version in VERSIONS for path in sorted((FIXTURES / version / "records").glob("*.json"))]
SNAPSHOTS = [path for version in VERSIONS for path in sorted((FIXTURES / version / "snapshots").glob("*.bin"))]


def named(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


def told(path: Path) -> dict[str, object]:
    """What the version that wrote a record said of its end."""
    return dict(json.loads((path.parents[1] / "summary.json").read_text(encoding="utf-8"))[path.stem])


def now(match: Match) -> dict[str, object]:
    """The same, said by this version."""
    outcome = match.outcome()
    return {
        "answers": len(match.moves),
        "scores": list(outcome.scores) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
        "now": list(match.game.rules.scores(match.state)),
        "asked": [question.seat for question in match.questions()],
        "options": [len(question.options) for question in match.questions()],
    }


def play_out(match: Match) -> None:
    """Let anybody finish the game."""
    bot = bots.make("random", match.game, 7)
    while question := match.question():
        match.answer(bot.choose(match.view(question.seat), question.seat))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_kept_record_replays_to_the_same_end_and_can_be_played_on(path: Path):
    match = replay(record.read(path))
    assert now(match) == told(path)
    play_out(match)
    assert match.outcome() is not None


@pytest.mark.parametrize("path", SNAPSHOTS, ids=named)
def test_a_kept_snapshot_is_the_same_position(path: Path):
    moment = 150 if path.stem.endswith("-150") else None
    kept = record.read(path.parents[1] / "records" / f"{path.stem.removesuffix('-150')}.json")
    game = games.load(kept.game)
    setup = game.setup(kept.players, kept.options)
    again = replay(kept, moment)
    state = codec.load(game, setup, path.read_bytes())
    assert codec.dump(game, state) == codec.dump(game, again.state)
    play_out(resume(game, setup, kept.seed, kept.names, state, len(again.moves)))


def tables(path: Path) -> list[tuple[str, str]]:
    """Every table of a database as its row says: its id, its state."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("select id, state from tables").fetchall()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_kept_database_opens_with_all_its_tables(version: str, tmp_path: Path):
    shutil.copy(FIXTURES / version / "tables.sqlite", tmp_path / "tables.sqlite")
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0, writes=0, new_tables=0)
    prepare(settings)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        for id, state in tables(tmp_path / "tables.sqlite"):
            assert client.get(f"/api/tables/{id}/view").json()["table"]["state"] == state
            past = "replay?n=5" if state == "over" else ""
            assert client.get(f"/t/{id}/{past}").status_code == 200
