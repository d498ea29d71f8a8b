"""Brings a database up to date, once however many processes try."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludotheque.store.checking import check, folder_of, told

# Any number will do, as long as nothing else takes the same lock of PostgreSQL.
LOCK = 7203114
# Seconds to wait for a PostgreSQL that does not answer.
PATIENCE = 5


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def sync_url(url: str) -> str:
    """Return the address of a database for a driver that waits."""
    return url.replace("sqlite+aiosqlite:", "sqlite:")


@contextmanager
def connected(url: str) -> Iterator[sa.Connection]:
    """Give a connection; what is wrong with the database is told in one line."""
    with told(url):
        address = sa.make_url(sync_url(url))
        folder_of(address)
        is_remote = address.get_backend_name() == "postgresql"
        waits = {"connect_timeout": PATIENCE} if is_remote else {}
        engine = sa.create_engine(address, hide_parameters=True, connect_args=waits)
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def migrate(url: str, to: str = "head") -> None:
    """Run the migrations that a database lacks, under a lock so that two nodes never run them at once."""
    config = _config()
    with connected(url) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_lock({LOCK})"))
            connection.commit()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()


def revision(connection: sa.Connection) -> str | None:
    """Return the last migration that a database had; none if it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def is_current(url: str) -> bool:
    """Tell whether a database has all migrations; one that has others comes from a newer version."""
    scripts = ScriptDirectory.from_config(_config())
    with connected(url) as connection:
        found = revision(connection)
        if found is not None:
            scripts.get_revision(found)
    return found == scripts.get_current_head()


def check_database(url: str) -> None:
    """Refuse a database that is up to date but cannot be read or written."""
    with connected(url) as connection:
        check(connection)


def is_empty(url: str) -> bool:
    """Tell whether a database holds nothing of ours yet."""
    with connected(url) as connection:
        return revision(connection) is None
