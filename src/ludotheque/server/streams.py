"""Pages that follow tables: how many may, so that nobody takes the place of those who play."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.exceptions import TooManyRequestsException

from ludotheque.server.live import Live, Position

# On one node, pages that may follow one table: of one seat, of spectators, of spectators from one address.
OF_A_SEAT, OF_SPECTATORS, OF_ONE_ADDRESS = 12, 300, 60
# And of all tables together, from one address.
OF_AN_ADDRESS = 400


class Streams:
    """Who follows what from where. Spectators only ever take places of spectators."""

    def __init__(self) -> None:
        self.places: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def following(self, live: Live, seat: int, address: str) -> Iterator[asyncio.Queue[Position | None]]:
        """Give a queue of a table's positions, none for a sign of life, for as long as somebody follows it."""
        places = (
            [("", address), (live.position.table.id, address)] if seat < 0 else [(live.position.table.id, f"#{seat}")]
        )
        self.check(live, seat, address)
        self.places.update(places)
        try:
            with live.follow(seat) as queue:
                yield queue
        finally:
            self.places.subtract(places)
            for place in places:
                if not self.places[place]:
                    del self.places[place]

    def check(self, live: Live, seat: int, address: str) -> None:
        """Refuse a page too many."""
        is_full = live.present(seat) >= OF_A_SEAT
        if seat < 0:
            here, anywhere = self.places[live.position.table.id, address], self.places["", address]
            is_full = live.present(seat) >= OF_SPECTATORS or here >= OF_ONE_ADDRESS or anywhere >= OF_AN_ADDRESS
        if is_full:
            raise TooManyRequestsException("too many pages follow this table")
