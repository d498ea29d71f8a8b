"""What goes on beside requests: kept going whatever fails, tried again after growing pauses, named while ill."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ludotheque.store import is_trouble

log = logging.getLogger(__name__)
# Seconds before something is tried again: at first, at most, and at most for one table, which nobody else waits for.
FIRST, LONGEST, LONGEST_FOR_A_TABLE = 0.25, 2.0, 60.0


@dataclass(frozen=True)
class Illness:
    """Something that fails: how often in a row, since when, what it says, and until when it is left alone."""

    times: int
    since: float
    why: str
    until: float


class Supervisor:
    """Runs the work of a server, and remembers which work is ill, or which table at it."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.sleep = sleep
        # By work and table; the empty table stands for the work as a whole.
        self.ill: dict[tuple[str, str], Illness] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, work: str, do: Callable[[], Awaitable[None]], rest: float = 0.0) -> None:
        """Do some work for ever, with a rest after each time."""
        self.tasks.append(asyncio.create_task(self._keep(work, do, rest), name=work))

    async def close(self) -> None:
        """End all work."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _keep(self, work: str, do: Callable[[], Awaitable[None]], rest: float) -> None:
        while True:
            try:
                await do()
            except Exception as error:
                await self.sleep(self.fail(work, error))
            else:
                self.recover(work)
                await self.sleep(rest)

    async def each(self, work: str, tables: Iterable[str], do: Callable[[str], Awaitable[None]]) -> None:
        """Do some work for one table after the other; one that fails is set aside, unless the database is at fault."""
        for table in tables:
            if self.is_aside(work, table):
                continue
            try:
                await do(table)
            except Exception as error:
                if is_trouble(error):
                    raise
                self.fail(work, error, table)
            else:
                self.recover(work, table)

    def fail(self, work: str, error: Exception, table: str = "") -> float:
        """Note that something failed, and return after how many seconds it may be tried again."""
        before = self.ill.get((work, table))
        times, since = (before.times + 1, before.since) if before else (1, time.time())
        pause = min(FIRST * (1 << min(times - 1, 20)), LONGEST_FOR_A_TABLE if table else LONGEST)
        self.ill[work, table] = Illness(times, since, type(error).__name__, time.monotonic() + pause)
        # The whole story once, then ever more rarely that it is not over.
        if times & (times - 1) == 0:
            where = f" at table {table}" if table else ""
            log.error("%s%s failed %d times in a row", work, where, times, exc_info=error if times == 1 else None)
        return pause

    def recover(self, work: str, table: str = "") -> None:
        """Note that something works."""
        if before := self.ill.pop((work, table), None):
            where = f" at table {table}" if table else ""
            log.warning("%s%s works again after %d failures", work, where, before.times)

    def forget(self, work: str, besides: Iterable[str]) -> None:
        """Forget the tables that some work no longer has to do with."""
        for table in {table for name, table in self.ill if name == work and table}.difference(besides):
            del self.ill[work, table]

    def is_aside(self, work: str, table: str) -> bool:
        """Tell whether a table is to be left alone for now."""
        illness = self.ill.get((work, table))
        return illness is not None and illness.until > time.monotonic()

    def is_ill(self) -> bool:
        """Tell whether some work as a whole fails, not only at single tables."""
        return any(not table for _, table in self.ill)

    def complaints(self) -> list[dict[str, Any]]:
        """Return what is ill, for whoever looks after the server; what exactly went wrong is in the log."""
        return [
            {"work": work, "table": table or None, "failures": found.times, "since": found.since, "why": found.why}
            for (work, table), found in sorted(self.ill.items())
        ]
