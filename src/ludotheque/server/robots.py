"""Seats that bots play: who is asked, who lets them think, and what happens when a thinker dies."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from secrets import randbits
from typing import TypeVar
from zlib import crc32

import sqlalchemy as sa

from ludotheque import codec
from ludotheque.errors import BadAnswer, NotYourTurn
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match
from ludotheque.review.lines import Line
from ludotheque.server import coaching, thinking
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live, Position
from ludotheque.server.plates import is_settled
from ludotheque.server.settings import Settings
from ludotheque.server.shares import Shares, TooManyWait
from ludotheque.server.supervision import Supervisor
from ludotheque.store import is_trouble
from ludotheque.store import rows as store

T = TypeVar("T")
log = logging.getLogger(__name__)
# So many tables are looked at in one go.
MOST = 500
OPENING, ANSWERING, CLOCKS = "opening for bots", "answering for bots", "clocks"


def least_time(match: Match, seat: int, settings: Settings) -> float:
    """Return how long an answer of a bot takes at least; by what everybody sees, so that a pause tells nothing."""
    manners = match.game.manners
    is_secret = manners is not None and manners.is_secret(match.view(SPECTATOR), seat)
    return max(settings.pace, settings.hush if is_secret else 0.0)


class Robots:
    """Lets bots think in processes of their own, and answers for them."""

    def __init__(self, hall: Hall, settings: Settings, supervisor: Supervisor) -> None:
        self.hall = hall
        self.supervisor = supervisor
        self.is_begun = False
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.leased: dict[tuple[str, int], float] = {}
        # Seats that a hint is being thought of for: one at a time.
        self.advising: set[tuple[str, int]] = set()
        self.shares = Shares(max(1, settings.workers))
        hall.watchers.append(self.look)

    async def look_everywhere(self) -> None:
        """Look for bots that nobody lets think: their node has died, or they could not answer."""
        if not self.is_begun:
            async with self.hall.database.write() as connection:
                await store.release(connection, None if self.hall.database.is_embedded else self.settings.node)
            self.is_begun = True
        self.leased = {key: until for key, until in self.leased.items() if until > store.now()}
        if self.settings.workers:
            waiting = await self._list(store.waits_for_a_robot(), OPENING, ANSWERING)
            await self.supervisor.each(OPENING, (id for id in waiting if id not in self.busy), self._look_at)

    async def _look_at(self, id: str) -> None:
        self.look(await self.hall.open(id))

    async def stop_clocks(self) -> None:
        """Let a bot play for people whose time is up."""
        await self.supervisor.each(CLOCKS, await self._list(store.is_late(store.now()), CLOCKS), self._stop_clock)

    async def _stop_clock(self, id: str) -> None:
        position = (await self.hall.open(id)).position
        for seat in position.asked():
            if not position.is_excused(seat, store.now()):
                await self.hall.change_seat(id, seat, "clock", bot="normal")

    async def _list(self, where: sa.ColumnElement[bool], *works: str) -> list[str]:
        """Return tables to work at; those that are set aside take no other's place."""
        most = MOST + len(self.supervisor.ill)
        found: list[str] = await self.hall.query(lambda connection: store.list_ids(connection, where, most))
        for work in works:
            self.supervisor.forget(work, found)
        return found

    def look(self, live: Live) -> None:
        """Let a bot think if one is asked and none thinks for this table yet."""
        id = live.position.table.id
        is_free = id not in self.busy and not self.supervisor.is_aside(ANSWERING, id)
        if self.settings.workers and is_free and asked_bots(live.position):
            task = asyncio.create_task(self._play(live))
            self.busy[id] = task
            task.add_done_callback(lambda done: self.busy.pop(id, None) and None)

    async def _play(self, live: Live) -> None:
        """Answer for bots as long as they are asked; what fails is tried again by whoever looks everywhere."""
        id = live.position.table.id
        try:
            while seats := asked_bots(live.position):
                if not await self._claim(live, seats[0]):
                    return
                with suppress(BadAnswer):
                    await self._answer(live, seats[0])
                self.supervisor.recover(ANSWERING, id)
        except TooManyWait:
            # Tried again by whoever looks everywhere.
            self._say_queues(live, True)
        except Exception as error:
            if is_trouble(error):
                log.warning("a bot cannot answer at table %s for now: %s", id, type(error).__name__)
            else:
                # A process that dies takes others' thoughts with it: whoever is at fault soon waits longest.
                self.supervisor.fail(ANSWERING, error, id)

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
        begun, position = time.monotonic(), live.position
        level = position.seats[seat].bot
        assert level is not None
        match = position.match
        trail = [codec.dump(match.game, past) for past in match.trail(seat)]
        table = position.table
        option = coaching.scripted(position, seat)
        if option is None:
            async with self.shares.turn(table.id, table.host, lambda: self._say_queues(live, True)):
                self._say_queues(live, False)
                option = await self._think(thinking.choose, position, seat, level, trail)
        await asyncio.sleep(max(0.0, begun + least_time(match, seat, self.settings) - time.monotonic()))
        await self.hall.answer(position.table.id, seat, position.marks[seat], option, _by_a_bot)

    def _say_queues(self, live: Live, is_so: bool) -> None:
        """Tell those at a table that its bots wait for their turn, or no longer do."""
        if live.queues != is_so:
            live.queues = is_so
            live.publish(live.position)

    async def _think(
        self, function: Callable[..., T], position: Position, seat: int, *more: object, is_steady: bool = False
    ) -> T:
        """Let a function think about what a seat sees; if steady, it comes to the same each time."""
        match = position.match
        view = codec.dump(match.game, match.view(seat))
        seed = crc32(view) if is_steady else randbits(48)
        return await self._submitted(function, match.game.name, match.setup, view, seat, *more, seed)

    async def advise(self, position: Position, seat: int, address: str) -> list[Line]:
        """Return what the strongest bot would do for a seat and what else it thought of, from what that seat sees."""
        key = (position.table.id, seat)
        self.advising.add(key)
        try:
            async with self.shares.turn("", address, lambda: None):
                # Whoever asks again where nothing has changed is told the same.
                return await self._think(thinking.advise, position, seat, is_steady=True)
        finally:
            self.advising.discard(key)

    async def work(self, address: str, function: Callable[..., T], *more: object) -> T:
        """Return what a function makes in a process where bots think, when it is the turn of whoever asked."""
        async with self.shares.turn("", address, lambda: None):
            return await self._submitted(function, *more)

    async def _submitted(self, function: Callable[..., T], *more: object) -> T:
        pool = self._workers()
        try:
            job: Future[T] = pool.submit(function, *more)
            return await asyncio.wrap_future(job)
        except BrokenProcessPool:
            # Whoever needs a bot next starts new processes.
            if self.pool is pool:
                self._drop_pool()
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Not forked: a worker shares no memory with the server, so it cannot see more than it is sent.
            fresh = multiprocessing.get_context("spawn")
            # One more than there are places: whoever hardly thinks has one beside them.
            self.pool = ProcessPoolExecutor(max(1, self.settings.workers) + 1, fresh, initializer=thinking.begin)
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


def _by_a_bot(position: Position, seat: int) -> None:
    """Refuse an answer of a bot for a seat that a person has come back to."""
    if not position.seats[seat].bot:
        name = position.seats[seat].name
        raise NotYourTurn(f"{name} plays again", f"{name} joue de nouveau")


def asked_bots(position: Position) -> list[int]:
    """Return the seats that are asked and that a bot plays; none once a puzzle is solved or missed."""
    seats = [seat for seat in position.asked() if position.seats[seat].bot]
    return [] if seats and is_settled(position.match) else seats
