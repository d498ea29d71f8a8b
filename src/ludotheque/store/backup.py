"""Backups: all that a database holds at one moment, as an SQLite file, while servers go on; and back from it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from ludotheque.errors import LudothequeError, why_not_the_file
from ludotheque.store.checking import address
from ludotheque.store.migrate import connected, migrate, revision
from ludotheque.store.rows import RESTORED, fresh_mark
from ludotheque.store.schema import metadata

# Rows that are read and written at once.
BATCH = 500
# Finds rows about others that are not there.
ORPHANS = "PRAGMA foreign_key_check"


class BadBackup(LudothequeError):
    """A file cannot be written as a backup, or is none."""


def backup(url: str, path: Path) -> None:
    """Write all tables of a database to a file, as they are at one moment; servers may go on meanwhile."""
    with _told(path), TemporaryDirectory(dir=path.parent) as folder:
        draft = Path(folder) / path.name
        copy_to(url, draft)
        draft.chmod(0o600)
        draft.replace(path)


def copy_to(url: str, path: Path) -> None:
    """Copy a database to an SQLite file of the same version."""
    found = address(url)
    if found.get_backend_name() == "sqlite":
        from_ = f"{Path(found.database or '').absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(from_, uri=True)) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)
        return
    with connected(url) as source:
        # All tables as they are at the first look.
        source = source.execution_options(isolation_level="REPEATABLE READ")
        migrate(f"sqlite:///{path}", _revision(source, url))
        with connected(f"sqlite:///{path}") as target:
            _copy(source, target)


def restore(path: Path, url: str) -> None:
    """Put the tables of a backup in the place of all that a database holds; servers that have it open notice."""
    with _told(path), TemporaryDirectory() as folder:
        work = f"sqlite:///{Path(folder) / 'backup.sqlite'}"
        copy_to(f"sqlite:///{path}", Path(folder) / "backup.sqlite")
        _bring_up_to_date(path, work)
        migrate(url)
        with connected(work) as source, connected(url) as target:
            _copy(source, target)


def _bring_up_to_date(path: Path, work: str) -> None:
    """Make a copy of a backup one of this version that can be read; whatever fails is the fault of the file."""
    try:
        with connected(work) as source:
            _revision(source, str(path))
        migrate(work)
        with connected(work) as source:
            _read(source)
    except LudothequeError as error:
        raise BadBackup(*(text.replace(work, str(path)) for text in error.args)) from error


def _read(source: sa.Connection) -> None:
    """Read all rows of a database, and fail as SQLite does if anything is missing or damaged."""
    try:
        if (damage := source.exec_driver_sql("PRAGMA integrity_check").scalar()) != "ok":
            raise sqlite3.DatabaseError(damage)
        if not metadata.tables.keys() <= _tables(source).keys() or source.exec_driver_sql(ORPHANS).first():
            raise sqlite3.DatabaseError("something is missing")
        for table in metadata.sorted_tables:
            for _ in source.execute(table.select()).partitions(BATCH):
                pass
    except Exception as error:
        raise sqlite3.DatabaseError(" ".join(str(error).split())[:200]) from error


def _revision(connection: sa.Connection, name: str) -> str:
    found = revision(connection)
    if found is None:
        raise BadBackup(f"{name} holds nothing of ours", f"{name} ne contient rien de la Ludothèque")
    return found


def _copy(source: sa.Connection, target: sa.Connection) -> None:
    """Replace all rows of one database by those of another of the same version, in one transaction."""
    old, new = _tables(source), _tables(target)
    for name in reversed(new):
        target.execute(new[name].delete())
    for name in new:
        for rows in source.execute(old[name].select()).mappings().partitions(BATCH):
            target.execute(new[name].insert(), [dict(row) for row in rows])
    target.execute(new["settings"].delete().where(new["settings"].c.name == RESTORED))
    target.execute(new["settings"].insert().values(name=RESTORED, value=fresh_mark()))
    if target.dialect.name == "postgresql":
        # New messages are numbered after those that were copied.
        last = "(SELECT COALESCE(MAX(id), 0) + 1 FROM messages)"
        target.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('messages', 'id'), {last})"))
    target.commit()


def _tables(connection: sa.Connection) -> dict[str, sa.Table]:
    """Return the tables of a database as they are, those that others refer to first."""
    found = sa.MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type.none_as_null = True
    return {table.name: table for table in found.sorted_tables if table.name != "alembic_version"}


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say in one line what is wrong with a file."""
    try:
        yield
    except sqlite3.Error as error:
        raise BadBackup(f"{path} is no backup: {error}", f"{path} n'est pas une sauvegarde : {error}") from error
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise BadBackup(f"cannot use {path}: {en}", f"impossible d'utiliser {path} : {fr}") from error
