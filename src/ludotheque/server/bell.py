"""The lobby lives: pages that show it are told whenever any table changes, and then ask for the lists anew."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress

from litestar.exceptions import TooManyRequestsException

from ludotheque.server.live import Live

# Many changes within so many seconds are told as one.
PAUSE = 1.0
# After so long without news, others may have happened on another node.
BEAT = 20.0
# Pages of one address, and of all, that may listen at once.
OF_AN_ADDRESS, OF_ALL = 60, 2000


class Bell:
    """Rings whenever a table changes, for everybody who listens."""

    def __init__(self) -> None:
        self.listeners: dict[asyncio.Event, str] = {}

    def ring(self, live: Live | None = None) -> None:
        """Tell all listeners that something has changed."""
        for event in self.listeners:
            event.set()

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
