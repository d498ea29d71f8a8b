"""The open database: connections to read, one transaction at a time to write, and word of what changed elsewhere."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from secrets import token_hex
from typing import Any

import platformdirs
import psycopg
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludotheque.store.checking import folder_of
from ludotheque.store.writer import Work, Writer, set_pragmas

VARIABLE = "LUDOTHEQUE_DATABASE_URL"
CHANNEL = "ludotheque"
WAKE = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("word", type_=sa.String)))
# A PostgreSQL that does not answer is given up after some seconds instead of minutes.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
TROUBLES = (
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.TimeoutError,
    psycopg.OperationalError,
    ConnectionError,
    TimeoutError,
)


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


def is_trouble(error: BaseException) -> bool:
    """Tell whether the database itself fails: it is away, its disk is full, or it cannot be written to."""
    return isinstance(error, TROUBLES) or (isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated)


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
            # A connection is tried before it is used: after an outage nobody is handed a dead one.
            self.engine = create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_timeout=10,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=PATIENCE,
            )
            return
        folder_of(self.url)
        self.engine = create_async_engine(self.url, hide_parameters=True)
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

    async def commit(self, work: Work) -> None:
        """Carry out some statements in one transaction; when this returns it is on the disk."""
        started = time.perf_counter()
        if self.is_embedded:
            if self._writer is None:
                self._writer = Writer(self.url.set(drivername="sqlite"))
            self.busy += await asyncio.wrap_future(self._writer.submit(work))
            return
        async with self.engine.begin() as connection:
            for statement, values in work:
                await connection.execute(statement, values)
        self.busy += time.perf_counter() - started

    async def announce(self, connection: AsyncConnection, word: str) -> None:
        """Wake the other nodes when this transaction is committed; it carries no news but where to look."""
        for statement, values in self.announcement(word):
            await connection.execute(statement, values)

    def announcement(self, word: str) -> Work:
        """Return what wakes the other nodes; nothing where there are no others."""
        return [] if self.is_embedded else [(WAKE, {"word": f"{word} {self.name}"})]

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Pass on what other nodes announce until the connection breaks; an empty word means: some may be missed."""
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True, **PATIENCE) as connection:
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
