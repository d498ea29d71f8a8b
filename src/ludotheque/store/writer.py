"""The writer of the embedded database: one thread, and one sync to disk for as many answers as are waiting."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import lru_cache
from operator import itemgetter
from queue import Empty, SimpleQueue
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

# WAL lets readers read while one writes; FULL puts each commit on the disk before it is acknowledged.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
# Jobs that share one commit at most.
MOST = 64

# What is carried out together: statements that stay the same, which the database knows by heart, and their values.
Work = Sequence[tuple[sa.Executable, Mapping[str, Any]]]
# What is told when it is done: the seconds that the job took of the writer's time.
Job = tuple[Work, "Future[float]"]


def set_pragmas(connection: Any, record: Any) -> None:
    """Set a new connection to SQLite up."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Writer:
    """Carries out jobs in the order in which they come. A job that fails leaves no trace and hinders no other."""

    def __init__(self, url: sa.URL) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", _without_implicit_transactions)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.connection: sa.Connection | None = None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Work) -> Future[float]:
        """Ask for some statements to be carried out together."""
        done: Future[float] = Future()
        self.jobs.put((work, done))
        return done

    def close(self) -> None:
        """End the thread after what is already asked for."""
        self.jobs.put(None)
        self.thread.join()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    def _run(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            try:
                while len(batch) < MOST and (more := self.jobs.get_nowait()) is not None:
                    batch.append(more)
                if len(batch) < MOST:
                    self.jobs.put(None)
            except Empty:
                pass
            # Whoever gave up before the work began gets none; after that it can no longer be cancelled.
            self._carry_out([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _carry_out(self, batch: list[Job]) -> None:
        """Carry out jobs with one sync to disk; if one of them fails, each by itself."""
        if not batch:
            return
        started = time.perf_counter()
        failed: dict[int, BaseException] = {}
        try:
            self._write([work for work, _ in batch])
        except BaseException:
            failed = self._one_by_one(batch)
        share = (time.perf_counter() - started) / len(batch)
        for number, (_, done) in enumerate(batch):
            if number in failed:
                done.set_exception(failed[number])
            else:
                done.set_result(share)

    def _one_by_one(self, batch: list[Job]) -> dict[int, BaseException]:
        failed: dict[int, BaseException] = {}
        for number, (work, _) in enumerate(batch):
            try:
                self._write([work], has_failed=True)
            except BaseException as error:
                failed[number] = error
        return failed

    def _write(self, works: Sequence[Work], has_failed: bool = False) -> None:
        """Write all of it or nothing; the connection is kept as long as all goes well. What failed is told in full."""
        connection = self.connection or self.engine.connect()
        self.connection = None
        try:
            with connection.begin():
                for statement, values in _alike(works):
                    if has_failed:
                        connection.execute(statement, values)
                    else:
                        _execute(connection, statement, values)
        except BaseException:
            connection.close()
            raise
        self.connection = connection


def _alike(works: Sequence[Work]) -> Iterator[tuple[sa.Executable, list[Mapping[str, Any]]]]:
    """Yield the statements of several jobs, each once with all its values: jobs are about different tables."""
    found: dict[sa.Executable, list[Mapping[str, Any]]] = {}
    for work in works:
        for statement, values in work:
            found.setdefault(statement, []).append(values)
    yield from found.items()


def _execute(connection: sa.Connection, statement: sa.Executable, values: Sequence[Mapping[str, Any]]) -> None:
    """Carry out a statement as SQLAlchemy would, by what it says of it once: asking it each time costs most of it."""
    text, columns = _prepared(connection.dialect, statement, tuple(values[0]))
    rows = [tuple([write(row) for write in columns]) for row in values]
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    driver.executemany(text, rows)


@lru_cache(maxsize=64)
def _prepared(
    dialect: sa.Dialect, statement: sa.Executable, names: tuple[str, ...]
) -> tuple[str, list[Callable[[Mapping[str, Any]], Any]]]:
    """Return a statement as the driver takes it, and what makes each of its values of a row."""
    compiled = statement.compile(dialect=dialect, column_keys=list(names))  # type: ignore[attr-defined]
    return str(compiled), [_column(dialect, compiled.binds[name]) for name in compiled.positiontup]


def _column(dialect: sa.Dialect, bind: sa.BindParameter[Any]) -> Callable[[Mapping[str, Any]], Any]:
    written, value = bind.type.dialect_impl(dialect).bind_processor(dialect), itemgetter(bind.key)
    return value if written is None else lambda row: written(value(row))


def _without_implicit_transactions(connection: Any, record: Any) -> None:
    connection.isolation_level = None
    set_pragmas(connection, record)
