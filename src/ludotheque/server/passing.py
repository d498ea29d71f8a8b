"""Seats that pass by themselves: a person says how often to be asked, and the rest is answered for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import randbelow
from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from ludotheque.errors import BadAnswer
from ludotheque.kernel import Option
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live, Position
from ludotheque.server.people import AnyRequest
from ludotheque.server.site import check_rate, form, own_seat, site
from ludotheque.server.supervision import Supervisor
from ludotheque.server.table import done
from ludotheque.store import is_trouble
from ludotheque.store import rows as store

PASSING = "passing"
# Milliseconds until a seat passes: drawn anew each time, as people take now less and now more to press a button.
PAUSE = (400, 2000)


def due(position: Position) -> list[tuple[int, Option]]:
    """Return the seats that pass by themselves now, with what they answer."""
    found = [(seat, position.answer_for(seat)) for seat in position.asked()]
    return [(seat, option) for seat, option in found if option is not None]


class Passers:
    """Answers for those who do not want to be asked."""

    def __init__(self, hall: Hall, supervisor: Supervisor, pause: tuple[int, int] = PAUSE) -> None:
        self.hall, self.supervisor, self.pause = hall, supervisor, pause
        self.busy: dict[str, asyncio.Task[None]] = {}
        hall.watchers.append(self.look)

    def look(self, live: Live) -> None:
        """Pass for whoever is asked and does not want to be, unless that is under way."""
        id = live.position.table.id
        if id not in self.busy and due(live.position):
            task = asyncio.create_task(self._pass(live))
            self.busy[id] = task
            task.add_done_callback(lambda done: self.busy.pop(id, None) and None)

    async def _pass(self, live: Live) -> None:
        """Answer as long as there is something to pass; the question may have gone meanwhile, or the wish."""
        id = live.position.table.id
        try:
            while due(live.position):
                low, high = self.pause
                await asyncio.sleep((low + randbelow(high - low + 1)) / 1000)
                for seat, option in due(live.position)[:1]:
                    with suppress(BadAnswer):
                        await self.hall.answer(id, seat, live.position.marks[seat], option)
        except Exception as error:
            # Looked at again when somebody comes to the table.
            if not is_trouble(error):
                self.supervisor.fail(PASSING, error, id)

    async def close(self) -> None:
        """Pass no more."""
        for task in list(self.busy.values()):
            task.cancel()


@post("/t/{id:str}/manner", include_in_schema=False)
async def ask_me(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Say how often a seat wants to be asked; nobody else is told."""
    check_rate(request)
    fields = await form(request)
    hall = site(request).hall
    position = (await hall.open(id)).position
    seat = own_seat(request, position, fields.get("seat"))
    known = position.match.game.manners
    wanted = fields.get("manner", "")
    if known is not None and wanted in known.names:
        async with hall.changing(id) as (_, connection):
            await store.change_seat(connection, id, seat, manner=wanted)
    return done(request, id, (await hall.open(id)).position, seat)
