"""Seats that bots play: who is asked, who lets them think, and what happens when a thinker dies."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from secrets import randbits
from typing import TypeVar

from ludotheque import codec
from ludotheque.errors import BadAnswer
from ludotheque.server import seating, thinking
from ludotheque.server.foresight import Prospect
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live, Position
from ludotheque.server.settings import Settings
from ludotheque.store import rows as store

T = TypeVar("T")
log = logging.getLogger(__name__)


class Robots:
    """Lets bots think in processes of their own, and answers for them."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.leased: dict[tuple[str, int], float] = {}
        # Seats that a hint is being thought of for: one at a time.
        self.advising: set[tuple[str, int]] = set()
        hall.watchers.append(self.look)

    async def run(self) -> None:
        """Look again and again for bots whose node has died, and for people whose time is up."""
        async with self.hall.database.write() as connection:
            await store.release(connection, None if self.hall.database.is_embedded else self.settings.node)
        while True:
            with suppress(OSError):
                await self._look_everywhere()
            await asyncio.sleep(min(1.0, self.settings.lease / 3))

    async def _look_everywhere(self) -> None:
        if self.settings.workers:
            waiting = await self.hall.query(lambda c: store.list_tables(c, store.waits_for_a_robot(), most=500))
            for table in waiting:
                if table.id not in self.busy:
                    self.look(await self.hall.open(table.id))
        await seating.replace_those_due(self.hall)
        for table in await self.hall.query(lambda c: store.list_tables(c, store.is_late(store.now()), most=100)):
            for seat in table.asked:
                await self.hall.change_seat(table.id, seat, "clock", bot="normal")

    def look(self, live: Live) -> None:
        """Let a bot think if one is asked and none thinks for this table yet."""
        id = live.position.table.id
        if self.settings.workers and id not in self.busy and asked_bots(live.position):
            task = asyncio.create_task(self._play(live))
            self.busy[id] = task
            task.add_done_callback(lambda done: self.busy.pop(id, None) and None)

    async def _play(self, live: Live) -> None:
        try:
            while seats := asked_bots(live.position):
                if not await self._claim(live, seats[0]):
                    return
                with suppress(BadAnswer):
                    await self._answer(live, seats[0])
        except BrokenProcessPool:
            log.warning("a process in which bots think has died")
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not answer at table %s", live.position.table.id)

    async def _claim(self, live: Live, seat: int) -> bool:
        key = (live.position.table.id, seat)
        if self.leased.get(key, 0.0) > store.now() + self.settings.lease / 2:
            return True
        async with self.hall.database.write() as connection:
            won = await store.lease(connection, *key, self.settings.node, self.settings.lease)
        if won:
            self.leased[key] = store.now() + self.settings.lease
        return won

    async def _answer(self, live: Live, seat: int) -> None:
        position = live.position
        level = position.seats[seat].bot
        assert level is not None
        paced = asyncio.sleep(self.settings.pace)
        match = position.match
        trail = [codec.dump(match.game, past) for past in match.trail(seat)]
        option, _ = await asyncio.gather(self._think(thinking.choose, position, seat, level, trail), paced)
        await self.hall.answer(position.table.id, seat, position.marks[seat], option, by_bot=True)

    async def _think(self, function: Callable[..., T], position: Position, seat: int, *more: object) -> T:
        match = position.match
        view = codec.dump(match.game, match.view(seat))
        pool = self._workers()
        try:
            job: Future[T] = pool.submit(function, match.game.name, match.setup, view, seat, *more, randbits(48))
            return await asyncio.wrap_future(job)
        except BrokenProcessPool:
            # Whoever needs a bot next starts new processes.
            if self.pool is pool:
                self._drop_pool()
            raise

    async def advise(self, position: Position, seat: int) -> list[Prospect]:
        """Return what the strongest bot would do for a seat and what else it thought of, from what that seat sees."""
        key = (position.table.id, seat)
        self.advising.add(key)
        try:
            return await self._think(thinking.advise, position, seat)
        finally:
            self.advising.discard(key)

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Not forked: a worker shares no memory with the server, so it cannot see more than it is sent.
            fresh = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(max(1, self.settings.workers), fresh, initializer=thinking.begin)
        return self.pool

    def _drop_pool(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.busy.values()):
            task.cancel()
        self._drop_pool()


def asked_bots(position: Position) -> list[int]:
    """Return the seats that are asked and that a bot plays."""
    return [seat for seat in position.asked() if position.seats[seat].bot]
