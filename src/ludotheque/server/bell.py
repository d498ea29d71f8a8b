"""The lobby lives: whenever it has something new to tell of a table, pages that show it ask for the lists anew."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from weakref import WeakKeyDictionary

from litestar.exceptions import TooManyRequestsException

from ludotheque.server.live import Live

# Many changes within so many seconds are told as one.
PAUSE = 1.0
# After so long without news, others may have happened on another node.
BEAT = 20.0
# Pages of one address, and of all, that may listen at once.
OF_AN_ADDRESS, OF_ALL = 60, 2000


class Bell:
    """Rings whenever the lobby tells something new of a table, for everybody who listens."""

    def __init__(self) -> None:
        self.listeners: dict[asyncio.Event, str] = {}
        # What the lobby told of tables when it last rang for them.
        self.told: WeakKeyDictionary[Live, tuple[object, ...]] = WeakKeyDictionary()

    def ring(self) -> None:
        """Tell all listeners that something has changed."""
        for event in self.listeners:
            event.set()

    def look(self, live: Live) -> None:
        """Ring if a table changed in anything that a lobby shows."""
        table = live.position.table
        told = table.state, table.asked, table.progress, live.position.seats
        if self.told.get(live) != told:
            self.told[live] = told
            self.ring()

    def check(self, address: str) -> None:
        """Refuse a listener too many."""
        if len(self.listeners) >= OF_ALL or Counter(self.listeners.values())[address] >= OF_AN_ADDRESS:
            raise TooManyRequestsException("too many pages show the lobby")

    async def news(self, address: str) -> AsyncIterator[bytes]:
        """Yield an event after each change, not too often."""
        event = asyncio.Event()
        self.listeners[event] = address
        try:
            yield b"retry: 3000\n\n"
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), BEAT)
                event.clear()
                yield b"event: changed\ndata:\n\n"
                await asyncio.sleep(PAUSE)
        finally:
            del self.listeners[event]
