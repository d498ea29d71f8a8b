"""Live updates: one stream per open page, each event a new position, compressed as it goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from operator import is_

import msgspec
from isal import isal_zlib
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ludotheque.kernel import SPECTATOR
from ludotheque.server import render, updates
from ludotheque.server.live import Live, Position
from ludotheque.server.people import AnyRequest, NotAllowed
from ludotheque.server.site import Look, address_of, links, look, look_again, site
from ludotheque.server.updates import Reader

# How often a stream shows that it lives, and by what.
BEAT = 15.0
HERE = b": here\n\n"
# The window reaches back over the last events (2**15, and 16 more for a gzip header), which new ones resemble.
WINDOW = 15 + 16
# A third of the work that zlib makes of it, and half of its memory for an open page, for a twelfth more bytes.
LEVEL = 1


class Reseated(Exception):
    """Whoever follows a table has sat down, or sits there no longer."""


@get("/t/{id:str}/stream", include_in_schema=False)
async def stream(
    request: AnyRequest,
    id: FromPath[str],
    since: FromQuery[int] = 0,
    have: FromQuery[str] = "{}",
    scripts: FromQuery[str] = "",
) -> Stream:
    """Follow a table: each event brings what changed for this viewer; a page with old scripts is told so first."""
    here = site(request)
    live = await here.hall.open(id)
    seen = await look_again(request, live, since)
    live.position.check_begun()
    reader, eyes = Reader(_known(have), since), Eyes(request)

    def draw(position: Position) -> bytes:
        started = time.thread_time()
        now = eyes.look(position)
        if now.viewer.held != seen.viewer.held:
            raise Reseated
        offered = links(request, position, now.viewer)
        event = reader.next(updates.draw(live, position, now.viewer, offered, now.handed_to))
        here.hall.spent["rendering"] += time.thread_time() - started
        return event

    gzip = "gzip" in request.headers.get("accept-encoding", "")
    who = seen.viewer.held[0] if seen.viewer.held and seen.viewer.seat == SPECTATOR else seen.viewer.seat
    live.note(seen.viewer.held)
    # Refused while a refusal can still be sent; counted once the stream begins.
    here.streams.check(live, who, address_of(request))
    following = here.streams.following(live, who, address_of(request))
    events = follow(live, following, draw, is_old=scripts not in ("", render.scripts()))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if gzip:
        headers["content-encoding"] = "gzip"
    return Stream(_zipped(events) if gzip else events, media_type="text/event-stream", headers=headers)


class Eyes:
    """As whom a stream looks at a table: found anew when who sits where, or who may look, has changed."""

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.last: tuple[tuple[object, ...], Look] | None = None

    def look(self, position: Position) -> Look:
        """Return how the stream sees a table; a screen that several share may see as another after each answer."""
        table = position.table
        rests_on = position.seats, table.host, table.watched, site(self.request).signer
        if self.last is not None and all(map(is_, self.last[0], rests_on)):
            return self.last[1]
        found = look(self.request, position)
        self.last = (rests_on, found) if len(found.viewer.held) < 2 else None
        return found


def _known(text: str) -> dict[str, str]:
    try:
        return msgspec.json.decode(text.encode()[:4000], type=dict[str, str])
    except msgspec.MsgspecError:
        return {}


async def follow(
    live: Live,
    following: AbstractContextManager[asyncio.Queue[Position | None]],
    draw: Callable[[Position], bytes],
    is_old: bool = False,
) -> AsyncIterator[bytes]:
    """Yield the position now and each later one where it shows anything, and a sign of life in between."""
    yield b"retry: 1000\n\n"
    if is_old:
        yield b"event: renewed\ndata:\n\n"
    with following as queue, _beating(queue):
        try:
            if drawn := draw(live.position):
                yield drawn
            while True:
                position = await queue.get()
                if drawn := HERE if position is None else draw(position):
                    yield drawn
        except (Reseated, NotAllowed):
            # What was open to this page may no longer be: it has to ask anew as who it is now.
            yield b"event: reseated\ndata:\n\n"


@contextmanager
def _beating(queue: asyncio.Queue[Position | None]) -> Iterator[None]:
    """Let a stream show that it lives, at fixed times: a pause that begins anew would tell of what it must not."""
    loop = asyncio.get_running_loop()
    next_beat: asyncio.TimerHandle

    def beat() -> None:
        nonlocal next_beat
        next_beat = loop.call_later(BEAT, beat)
        if queue.empty():
            queue.put_nowait(None)

    next_beat = loop.call_later(BEAT, beat)
    try:
        yield
    finally:
        next_beat.cancel()


async def _zipped(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Compress a stream so that each event can be read as soon as it comes."""
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, WINDOW)
    async for event in events:
        yield packer.compress(event) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
