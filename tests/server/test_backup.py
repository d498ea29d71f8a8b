"""Backups: made and put back while a server runs, on both databases, and from one to the other."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from ludotheque.store import backup, migrate, restore
from ludotheque.store.backup import BadBackup
from tests.contract.test_kept_games import FIXTURES
from tests.server.conftest import ORIGIN
from tests.server.playing import Player, open_table

TWO = [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Basile"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is up to date and empty."""
    found = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if request.param == "postgresql":
        base = str(request.getfixturevalue("postgres_url"))
        found = f"{base.rpartition('/')[0]}/backup_{time.monotonic_ns()}"
        engine = sa.create_engine(base.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {found.rpartition('/')[2]}"))
    migrate(found)
    return found


def serving(url: str) -> Any:
    settings = Settings(database=url, workers=0, writes=0, new_tables=0, reads=0)
    client = TestClient(create_app(settings), base_url=ORIGIN)
    client.headers["origin"] = ORIGIN
    return client


def move(players: list[Player], times: int) -> None:
    while times:
        for player in players:
            times -= bool(times and player.move())


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < deadline, "nothing changes"
        time.sleep(0.05)


def test_a_backup_is_put_back_while_the_server_runs(url: str, tmp_path: Path):
    with serving(url) as client:
        players = open_table(client, TWO)
        move(players, 20)
        players[0].post("chat", {"text": "here"})
        before = players[0].view()
        backup(url, tmp_path / "backup")
        move(players, 5)
        open_table(client, TWO)
        until(lambda: client.app.state.site.hall.mark is not None)
        restore(tmp_path / "backup", url)
        until(lambda: players[0].view()["number"] == before["number"])
        assert players[0].view() == before
        move(players, 3)
        players[0].post("chat", {"text": "again"}).raise_for_status()


def test_a_backup_goes_to_another_database(url: str, tmp_path: Path):
    with serving(url) as client:
        players = open_table(client, TWO)
        move(players, 20)
        before = players[0].view()
    backup(url, tmp_path / "backup")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(tmp_path / "backup", other)
    restore(tmp_path / "backup", url)
    for place in (other, url):
        with serving(place) as client:
            players[0].client = client
            assert players[0].view() == before


def test_what_is_no_backup_changes_nothing(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    (tmp_path / "text").write_text("Once upon a time " * 400)
    sa.create_engine(f"sqlite:///{tmp_path / 'alien'}").connect().execute(sa.text("CREATE TABLE x (y INTEGER)"))
    for name in ("text", "nowhere", "alien"):
        with pytest.raises(BadBackup):
            restore(tmp_path / name, url)
    with pytest.raises(BadBackup):
        backup(url, tmp_path / "no" / "folder")


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE messages",
        "DELETE FROM tables",
        "UPDATE tables SET options = '{{{'",
        "UPDATE alembic_version SET version_num = 'later'",
        "ALTER TABLE seats DROP COLUMN name",
    ],
)
def test_a_damaged_backup_is_named_and_changes_nothing(tmp_path: Path, damage: str):
    url, path = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "backup"
    restore(FIXTURES / "2026-11" / "tables.sqlite", url)
    backup(url, path)
    before = (tmp_path / "tables.sqlite").read_bytes()
    with closing(sqlite3.connect(path)) as file:
        file.execute(damage)
        file.commit()
    with pytest.raises(BadBackup, match=str(path)):
        restore(path, url)
    assert (tmp_path / "tables.sqlite").read_bytes() == before
