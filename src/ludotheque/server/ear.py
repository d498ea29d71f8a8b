"""The ear for other nodes: what they announced, until it has been read here."""

from __future__ import annotations

import asyncio

from ludotheque.server.hall import Hall
from ludotheque.server.supervision import Supervisor

HEARING, READING = "hearing other nodes", "reading what other nodes wrote"
# How often a table that could not be read is looked at again.
PAUSE = 0.25


class Ear:
    """Tables that other nodes have changed. Nothing is forgotten before it is read."""

    def __init__(self, hall: Hall, supervisor: Supervisor) -> None:
        self.hall, self.supervisor = hall, supervisor
        self.pending: dict[str, None] = {}
        self.woken = asyncio.Event()

    async def listen(self) -> None:
        """Listen to other nodes until the connection breaks."""
        await self.hall.database.listen(self.hear)

    def hear(self, word: str) -> None:
        """Note a table that changed; an empty word means that others may have been missed."""
        if not word:
            self.supervisor.recover(HEARING)
        self.pending.update(dict.fromkeys([word] if word else self.hall.lives))
        self.woken.set()

    async def read(self) -> None:
        """Wait for word, and read what it is about."""
        self.woken.clear()
        due = [id for id in self.pending if not self.supervisor.is_aside(READING, id)]
        if due:
            await self.supervisor.each(READING, due, self._read)
            return
        try:
            await asyncio.wait_for(self.woken.wait(), PAUSE if self.pending else None)
        except TimeoutError:
            return

    async def _read(self, id: str) -> None:
        # Taken off the list first: what is announced while it is read must be read again.
        self.pending.pop(id, None)
        try:
            await self.hall.catch_up(id)
        except BaseException:
            self.pending[id] = None
            raise
