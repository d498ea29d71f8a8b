"""The open database: connections to read, one transaction at a time to write, and word of what changed elsewhere."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from secrets import token_hex

import platformdirs
import psycopg
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludotheque.store.writer import Writer, set_pragmas

VARIABLE = "LUDOTHEQUE_DATABASE_URL"
CHANNEL = "ludotheque"


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
        # Tells what this process announces from what others do.
        self.name = token_hex(4)
        self._writing = asyncio.Lock()
        self._writer: Writer | None = None
        # Seconds spent writing answers, for whoever measures.
        self.busy = 0.0
        if not self.is_embedded:
            self.engine = create_async_engine(self.url, pool_size=8, max_overflow=8)
            return
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(self.url)
        event.listen(self.engine.sync_engine, "connect", set_pragmas)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction; on leaving it what was written is on the disk. SQLite has one writer at a time."""
        async with self._writing if self.is_embedded else nullcontext(), self.engine.begin() as connection:
            yield connection

    async def commit(self, statements: Sequence[sa.Executable]) -> None:
        """Carry out some statements in one transaction; when this returns it is on the disk."""
        started = time.perf_counter()
        if self.is_embedded:
            if self._writer is None:
                self._writer = Writer(self.url.set(drivername="sqlite"))
            self.busy += await asyncio.wrap_future(self._writer.submit(statements))
            return
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        self.busy += time.perf_counter() - started

    async def announce(self, connection: AsyncConnection, word: str) -> None:
        """Wake the other nodes when this transaction is committed; it carries no news but where to look."""
        for statement in self.announcement(word):
            await connection.execute(statement)

    def announcement(self, word: str) -> list[sa.Executable]:
        """Return the statement that wakes the other nodes; none where there are no others."""
        return [] if self.is_embedded else [sa.select(sa.func.pg_notify(CHANNEL, f"{word} {self.name}"))]

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
                word, _, node = notice.payload.partition(" ")
                if node != self.name:
                    hear(word)

    async def close(self) -> None:
        """Close all connections."""
        if self._writer is not None:
            self._writer.close()
        await self.engine.dispose()
