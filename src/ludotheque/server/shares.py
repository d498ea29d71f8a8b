"""Whose bot thinks next: visitors take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import pow

from ludotheque.errors import LudothequeError

# So many bots may wait for their turn on one node.
MOST = 300
# Seconds after which what a visitor's bots have thought counts half.
HALF_LIFE = 30.0
# What a thought that has not ended yet counts, in seconds.
RUNNING = 1.0
# Seconds after which those who wait are told so.
SILENCE = 2.0
# Visitors and tables that are remembered.
REMEMBERED = 20_000


class TooManyWait(LudothequeError):
    """So many bots wait for their turn that no other may."""

    def __init__(self) -> None:
        super().__init__(
            "many bots are thinking just now: ask again in a moment",
            "beaucoup de robots réfléchissent en ce moment : redemandez dans un instant",
        )


@dataclass(eq=False)
class Waiting:
    """A bot that waits: whose table it is, from which address that was opened, and what ends the wait."""

    address: str
    person: str
    ready: asyncio.Future[None]


class Shares:
    """A few places to think at, and a queue before them that is fair to addresses, and to people within each.

    One more is kept beside them for whoever has hardly thought of late: a crowd fills the places, and each answer
    of somebody's quick bot would wait until one of them is through.
    """

    def __init__(self, places: int, most: int = MOST) -> None:
        self.free = places
        self.side = 1
        self.most = most
        self.queue: list[Waiting] = []
        self.running: Counter[str] = Counter()
        # Seconds of thinking by visitor, and when that was counted.
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        # From which address a table was opened.
        self.opened: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """Remember from where a table was opened."""
        self.opened[table] = address
        if len(self.opened) > REMEMBERED:
            self.opened.popitem(last=False)

    @asynccontextmanager
    async def turn(self, table: str, person: str, tell: Callable[[], None]) -> AsyncIterator[None]:
        """Wait for a place to think, tell whoever is concerned if that takes long, and keep it for a while."""
        address = self.opened.get(table, person)
        visitors = {address, person}
        is_beside = not self.free and self.side > 0 and all(map(self.is_light, visitors))
        if is_beside:
            self.side -= 1
        else:
            await self._wait(Waiting(address, person, asyncio.get_running_loop().create_future()), tell)
        self.running.update(visitors)
        started = time.monotonic()
        try:
            yield
        finally:
            self.running.subtract(visitors)
            self.running = +self.running
            for visitor in visitors:
                self.charge(visitor, time.monotonic() - started)
            if is_beside:
                self.side += 1
            else:
                self._leave()

    async def _wait(self, waiting: Waiting, tell: Callable[[], None]) -> None:
        if self.free:
            self.free -= 1
            return
        self._make_room(waiting)
        self.queue.append(waiting)
        try:
            if not (await asyncio.wait([waiting.ready], timeout=SILENCE))[0]:
                tell()
            await waiting.ready
        except asyncio.CancelledError:
            if waiting in self.queue:
                self.queue.remove(waiting)
            elif not waiting.ready.cancelled():
                self._leave()
            raise

    def _make_room(self, comer: Waiting) -> None:
        """Let go whoever came last of those who wait most, if the queue is full; that may be the newcomer."""
        if len(self.queue) < self.most:
            return
        crowds = Counter(waiting.address for waiting in self.queue)
        crowds[comer.address] += 1
        largest = max(crowds, key=lambda address: (crowds[address], address == comer.address))
        if largest == comer.address:
            raise TooManyWait
        last = next(waiting for waiting in reversed(self.queue) if waiting.address == largest)
        self.queue.remove(last)
        last.ready.set_exception(TooManyWait())

    def _leave(self) -> None:
        """Give a place to whoever has had least, or leave it free."""
        if not self.queue:
            self.free += 1
            return
        # At one moment for all: those of one address weigh the same, and of one person the first to come goes first.
        now = time.monotonic()
        first = min(self.queue, key=lambda one: (self.weight(one.address, now), self.weight(one.person, now)))
        self.queue.remove(first)
        first.ready.set_result(None)

    def is_light(self, visitor: str) -> bool:
        """Tell whether a visitor has hardly thought of late, and does not now."""
        return self.weight(visitor, time.monotonic()) < RUNNING

    def weight(self, visitor: str, now: float) -> float:
        """Return how much a visitor has had lately."""
        seconds, at = self.used.get(visitor, (0.0, 0.0))
        return seconds * pow(0.5, (now - at) / HALF_LIFE) + RUNNING * self.running[visitor]

    def charge(self, visitor: str, seconds: float) -> None:
        """Note that a visitor has thought for so long."""
        now = time.monotonic()
        before = self.weight(visitor, now) - RUNNING * self.running[visitor]
        self.used.pop(visitor, None)
        self.used[visitor] = (before + seconds, now)
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)
