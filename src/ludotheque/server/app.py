"""The server put together: database, hall, bots, pages, API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque import __version__
from ludotheque.errors import LudothequeError
from ludotheque.server import doors, guard, lobby, replay, rulebook, seats, stream, table
from ludotheque.server.api import Api
from ludotheque.server.hall import Hall
from ludotheque.server.people import AnyRequest, Signer
from ludotheque.server.render import asset, static
from ludotheque.server.robots import Robots
from ludotheque.server.seats_api import SeatsApi
from ludotheque.server.settings import Settings
from ludotheque.server.site import CROWD, Buckets, Site
from ludotheque.store import Database, is_current, migrate
from ludotheque.store import rows as store

BODY = 64_000
PRESENCE = 30.0
FOREVER = "public, max-age=31536000, immutable"
# Streams compress themselves, event by event.
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=500, gzip_compress_level=5, exclude=["/stream$"])
PAGES = [
    lobby.lobby,
    table.table,
    table.update,
    table.answer,
    table.undo,
    table.why,
    table.hint,
    table.say,
    table.here,
    table.new_table,
    table.quick_table,
    table.again,
    doors.enter_code,
    doors.open_code,
    doors.seat_link,
    doors.take_seat,
    doors.free_seats,
    doors.take_free_seat,
    doors.settings,
    seats.seats,
    seats.robot,
    seats.back,
    seats.invite,
    seats.withdraw,
    seats.move,
    seats.leave,
    seats.replace,
    seats.object_to_it,
    seats.mute,
    seats.remove,
    stream.stream,
    replay.replay,
    replay.download,
    replay.upload,
    replay.fork,
    replay.results,
    rulebook.rules,
]


class NotMigrated(LudothequeError):
    """The database lacks migrations, and is not one that a server brings up to date by itself."""


def prepare(settings: Settings) -> None:
    """Bring an embedded database up to date; ask for `ludotheque migrate` where others use it too."""
    database = Database(settings.database)
    if database.is_embedded:
        migrate(settings.database)
    elif not is_current(settings.database):
        raise NotMigrated(
            "the database is not up to date: run `ludotheque migrate`",
            "la base de données n'est pas à jour : lancez `ludotheque migrate`",
        )


@get("/static/{mark:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def static_file(mark: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """Give a file that pages refer to; an old page is sent to the file as it is now."""
    with suppress(KeyError):
        data, kind = static(name)
        if asset(name) != f"/static/{mark}/{name}":
            return Redirect(asset(name), status_code=307, headers={"cache-control": "no-cache"})
        return Response(data, media_type=f"{kind}; charset=utf-8", headers={"cache-control": FOREVER})
    raise NotFoundException


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, Any]:
    """Say that the server lives, and what it has spent its time on."""
    site: Site = request.app.state.site
    seconds = {**site.hall.spent, "database": site.database.busy}
    return {"version": __version__, "tables": len(site.hall.lives), "seconds": seconds}


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    chosen = settings or Settings()
    return Litestar(
        [*PAGES, static_file, health, Api, SeatsApi],
        lifespan=[lambda app: _lifespan(app, chosen)],
        before_send=[guard.add_headers],
        before_request=_before,
        exception_handlers={LudothequeError: guard.answer_error, Exception: guard.answer_error},
        compression_config=COMPRESSION,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{}, {"seat": []}],
        ),
        state=State(),
        signature_types=[Request],
    )


async def _before(request: Request[Any, Any, Any]) -> None:
    guard.check_origin(request)


@asynccontextmanager
async def _lifespan(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    database = Database(settings.database)
    hall = Hall(database, settings.cache)
    async with database.write() as connection:
        key = await store.setting(connection, "key", token_urlsafe(32))
    robots = Robots(hall, settings)
    writes = Buckets(settings.writes, settings.burst)
    crowds = Buckets(settings.writes * CROWD, settings.burst * CROWD)
    openings = Buckets(settings.new_tables / 600, settings.new_tables)
    app.state.site = Site(settings, database, hall, robots, Signer(key), writes, crowds, openings)
    words: asyncio.Queue[str] = asyncio.Queue()
    tasks = [
        asyncio.create_task(robots.run()),
        asyncio.create_task(database.listen(words.put_nowait)),
        asyncio.create_task(_hear(hall, words)),
        asyncio.create_task(_note_presence(hall)),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await robots.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        await database.close()


async def _note_presence(hall: Hall) -> None:
    """Write down every now and then who is at the tables."""
    while True:
        await asyncio.sleep(PRESENCE)
        await hall.note_presence()


async def _hear(hall: Hall, words: asyncio.Queue[str]) -> None:
    """Read again what other nodes announce; an empty word means that some were missed."""
    while True:
        id = await words.get()
        if id:
            await hall.catch_up(id)
        else:
            await hall.catch_up_all()
