"""The database: its settings, its migrations, and what it refuses."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from ludotheque import moments
from ludotheque.match import Match, new
from ludotheque.server.rebuilding import rebuild
from ludotheque.store import Database, is_current, migrate
from ludotheque.store import rows as store
from ludotheque.store.migrate import sync_url
from ludotheque.store.rows import AnswerRow, SeatRow, TableRow
from ludotheque.store.schema import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    base = request.getfixturevalue("postgres_url")
    name = f"test_{tmp_path.name.replace('-', '_').replace('[', '_').replace(']', '')}"[:40]
    with sa.create_engine(
        base.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    ).connect() as c:
        c.execute(sa.text(f'CREATE DATABASE "{name}"'))
    return str(base).rpartition("/")[0] + f"/{name}"


def on(url: str, work: Any) -> Any:
    """Run something with an open database."""

    async def run() -> Any:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def a_table(match: Match) -> tuple[TableRow, list[SeatRow]]:
    table = TableRow(
        "a-table", "Table", "smallworld", match.game.version, 2, dict(match.setup.options), match.seed, "me", "playing",
        0, [0], False, [1, 10], None, 1.0, 2.0,
    )  # fmt: skip
    return table, [SeatRow("a-table", seat, "person", f"#{seat}", None, True) for seat in range(2)]


def test_migrations_lead_to_the_schema(empty: str):
    migrate(empty)
    assert is_current(empty)
    with sa.create_engine(sync_url(Database(empty).url.render_as_string(hide_password=False))).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_database_of_the_first_migration_is_upgraded_with_its_games(empty: str):
    migrate(empty, "0001")
    assert not is_current(empty)
    match = new("smallworld", 2, seed=5)
    table, seats = a_table(match)
    old = {
        name: value
        for name, value in vars(table).items()
        if name
        not in (
            *("clock", "watched", "origin", "origin_number", "forks", "edition", "sanctions", "pledge", "eras"),
            *("position", "pupil"),
        )
    }

    async def fill(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(metadata.tables["tables"].insert().values(**old))
            for seat in seats:
                values = {name: getattr(seat, name) for name in ("table_id", "seat", "kind", "name", "bot", "taken")}
                await connection.execute(metadata.tables["seats"].insert().values(**values))
            for row in answers(match, 9):
                values = {name: value for name, value in vars(row).items() if name not in ("follows", "moment")}
                await connection.execute(metadata.tables["answers"].insert().values(**values))

    on(empty, fill)
    migrate(empty)
    found = on(empty, read)
    assert (found.position.table.watched, found.position.table.edition) == (True, 1)
    assert found.position.match.number == 9
    assert found.position.match.record().answers == match.record().answers


def answers(match: Match, count: int) -> list[AnswerRow]:
    """Play some answers and return them as rows."""
    rows = []
    for number in range(count):
        question = match.question()
        assert question is not None
        option = question.options[0]
        match.answer(option)
        chance = list(match.state.chance)
        wanted = (option.verb, option.kind, option.index, option.arg, chance)
        rows.append(AnswerRow("a-table", number, question.seat, number, False, *wanted, 3.0))
    return rows


async def read(database: Database) -> Any:
    async with database.read() as connection:
        table = await store.get_table(connection, "a-table")
        assert table is not None
        seats = (await store.get_seats(connection, ["a-table"]))["a-table"]
        rows = await store.get_answers(connection, "a-table")
        opening = await store.get_opening(connection, "a-table")
    return rebuild(table, seats, [], rows, opening)


def test_no_two_answers_have_the_same_number(empty: str):
    migrate(empty)
    match = new("smallworld", 2, seed=5)
    row = answers(match, 1)[0]

    async def twice(database: Database) -> None:
        async with database.write() as connection:
            await store.add_table(connection, *a_table(match))
        for _ in range(2):
            async with database.write() as connection:
                await store.add_answer(connection, row)

    with pytest.raises(IntegrityError):
        on(empty, twice)


def test_one_node_at_a_time_holds_a_lease(empty: str):
    migrate(empty)

    async def claims(database: Database) -> list[bool]:
        found = []
        for node, seconds in (("a", 60.0), ("b", 60.0), ("a", -1.0), ("b", 60.0), ("a", 60.0)):
            async with database.write() as connection:
                found.append(await store.lease(connection, "t", 0, node, seconds))
        return found

    assert on(empty, claims) == [True, False, True, True, False]


@pytest.mark.parametrize("fits", [True, False])
def test_a_game_outlives_a_change_of_rules_by_its_answers_or_else_by_what_was_kept(empty: str, fits: bool):
    migrate(empty)
    match = new("smallworld", 2, seed=5)
    rows = answers(match, 6)
    table, seats = a_table(match)

    async def fill(database: Database) -> None:
        again = new("smallworld", 2, seed=5)
        answers(again, 4)
        kept = moments.write(moments.pack(moments.moment_of(again.game, again.state, []), 0, b""))
        async with database.write() as connection:
            await store.add_table(connection, TableRow(**{**vars(table), "rules": "0"}), seats)
            first = rows[0] if fits else replace(rows[0], chance=[7, 7])
            await store.add_answers(connection, [first, *rows[1:3], replace(rows[3], moment=kept), *rows[4:]])

    on(empty, fill)
    live = on(empty, read)
    assert live.position.match.number == 6
    assert live.position.table.eras == ([] if fits else [(6, match.game.version, 6)])
    assert live.position.match.record().digest == match.record().digest


def test_sqlite_is_set_to_last(tmp_path: Path):
    async def pragmas(database: Database) -> list[Any]:
        found = []
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            async with database.read() as connection:
                found.append((await connection.exec_driver_sql(f"PRAGMA {name}")).scalar())
        return found

    assert on(f"sqlite:///{tmp_path / 'x.sqlite'}", pragmas) == ["wal", 2, 1, 10000]
