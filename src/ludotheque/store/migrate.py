"""Brings a database up to date, once however many processes try."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

# Any number will do, as long as nothing else takes the same lock of PostgreSQL.
LOCK = 7203114


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def sync_url(url: str) -> str:
    """Return the address of a database for a driver that waits."""
    return url.replace("sqlite+aiosqlite:", "sqlite:")


def migrate(url: str, to: str = "head") -> None:
    """Run the migrations that a database lacks, under a lock so that two nodes never run them at once."""
    engine = sa.create_engine(sync_url(url))
    config = _config()
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_advisory_lock({LOCK})"))
                connection.commit()
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            connection.commit()
    finally:
        engine.dispose()


def is_current(url: str) -> bool:
    """Tell whether a database has all migrations."""
    engine = sa.create_engine(sync_url(url))
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()
    return found == ScriptDirectory.from_config(_config()).get_current_head()
