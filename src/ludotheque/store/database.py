"""The open database: connections to read, one transaction at a time to write, and word of what changed elsewhere."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import platformdirs
import psycopg
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

VARIABLE = "LUDOTHEQUE_DATABASE_URL"
CHANNEL = "ludotheque"
# WAL lets readers read while one writes; FULL puts each commit on the disk before it is acknowledged.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def data_folder() -> Path:
    """Return the folder where programs of this user keep their data."""
    return platformdirs.user_data_path("ludotheque", appauthor=False)


def default_url() -> str:
    """Return the address that the environment gives, or that of the embedded database."""
    return os.environ.get(VARIABLE) or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def async_url(url: str) -> str:
    """Return the address of a database for a driver that does not wait."""
    for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+psycopg:")):
        if url.startswith(plain):
            return url.replace(plain, driver, 1)
    return url


class Database:
    """A database that this process has open."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(async_url(url))
        self.is_embedded = self.url.get_backend_name() == "sqlite"
        if self.is_embedded and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(self.url, **({} if self.is_embedded else {"pool_size": 8, "max_overflow": 8}))
        self._writing = asyncio.Lock()
        if self.is_embedded:
            event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction; on leaving it what was written is on the disk. SQLite has one writer at a time."""
        if self.is_embedded:
            async with self._writing, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def announce(self, connection: AsyncConnection, word: str) -> None:
        """Wake the other nodes when this transaction is committed; it carries no news but where to look."""
        if not self.is_embedded:
            await connection.execute(sa.text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": word})

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Pass on what other nodes announce, for ever; an empty word means that some may have been missed."""
        while not self.is_embedded:
            with suppress(psycopg.OperationalError, OSError):
                await self._listen_once(hear)
            await asyncio.sleep(0.5)

    async def _listen_once(self, hear: Callable[[str], None]) -> None:
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            hear("")
            async for notice in connection.notifies():
                hear(notice.payload)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
