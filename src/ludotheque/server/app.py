"""The server put together: database, hall, bots, pages, API."""

from __future__ import annotations

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
from ludotheque.review import Pains
from ludotheque.server import (
    decks,
    doors,
    finding,
    friends,
    gathering,
    guard,
    howto,
    installing,
    lessons,
    lobby,
    metrics,
    passing,
    puzzles,
    replay,
    review,
    rulebook,
    seats,
    share,
    stream,
    table,
    verification,
)
from ludotheque.server.api import Api
from ludotheque.server.ear import HEARING, READING, Ear
from ludotheque.server.express import Express
from ludotheque.server.hall import Hall
from ludotheque.server.network import Neighbourhood
from ludotheque.server.people import AnyRequest, Signer
from ludotheque.server.reasons_api import ReasonsApi
from ludotheque.server.render import asset, static
from ludotheque.server.reviews import Reviews
from ludotheque.server.robots import CLOCKS, Robots
from ludotheque.server.seating import REPLACING, replace_those_due
from ludotheque.server.seats_api import SeatsApi
from ludotheque.server.settings import Settings
from ludotheque.server.site import CROWD, Buckets, Site, check_reading
from ludotheque.server.streams import Streams
from ludotheque.server.supervision import Supervisor
from ludotheque.store import Database, check_database, is_current, migrate
from ludotheque.store import rows as store

BODY = 64_000
PRESENCE = 30.0
FOREVER = "public, max-age=31536000, immutable"
# Streams compress themselves, event by event; what an answer gets back is a few bytes.
COMPRESSION = CompressionConfig(
    backend="gzip", minimum_size=500, gzip_compress_level=5, exclude=["/stream$", "/(answer|undo|say|here)$"]
)
PAGES = [
    lobby.lobby,
    lobby.lists,
    lobby.lobby_stream,
    table.table,
    table.update,
    table.answer,
    table.undo,
    table.why,
    table.about,
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
    friends.friends,
    friends.open_to_friends,
    gathering.watch,
    gathering.add_chance,
    gathering.begin,
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
    replay.position,
    replay.upload,
    replay.fork,
    replay.results,
    review.review,
    review.progress,
    review.review_json,
    finding.find,
    finding.attempt,
    share.share_svg,
    share.share_png,
    verification.verify,
    howto.how_to_play,
    howto.picture,
    howto.figure,
    installing.manifest,
    installing.worker,
    installing.offline,
    lessons.learn,
    lessons.tell_coach,
    puzzles.list_puzzles,
    puzzles.open_puzzle,
    rulebook.rules,
    rulebook.chapter,
    decks.workshop,
    decks.work,
    decks.review,
    passing.ask_me,
]


class NotMigrated(LudothequeError):
    """The database lacks migrations, and is not one that a server brings up to date by itself."""


def prepare(settings: Settings) -> None:
    """Bring an embedded database up to date; ask for `ludotheque migrate` where others use it too."""
    if settings.database.startswith("sqlite"):
        migrate(settings.database)
    elif not is_current(settings.database):
        raise NotMigrated(
            "the database is not up to date: run `ludotheque migrate`",
            "la base de données n'est pas à jour : lancez `ludotheque migrate`",
        )
    check_database(settings.database)


@get("/static/{mark:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def static_file(mark: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """Give a file that pages refer to; an old page is sent to the file as it is now."""
    with suppress(KeyError):
        data, kind = static(name)
        if asset(name) != f"/static/{mark}/{name}":
            return Redirect(asset(name), status_code=307, headers={"cache-control": "no-cache"})
        return Response(data, media_type=kind, headers={"cache-control": FOREVER})
    raise NotFoundException


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, Any]]:
    """Say whether all is well, and what is ill; 503 if some work as a whole is."""
    site: Site = request.app.state.site
    ill = site.supervisor.complaints()
    said = {"version": __version__, "tables": len(site.hall.lives), "state": "ill" if ill else "well", "ill": ill}
    if site.settings.measures:
        said["seconds"] = {**site.hall.spent, "database": site.database.busy}
    return Response(said, status_code=503 if site.supervisor.is_ill() else 200)


class Library(Litestar):
    """The application. Litestar fails at every turn over a host that is none: such a request goes no further."""

    def __init__(self, *routes: Any, **chosen: Any) -> None:
        super().__init__(*routes, **chosen)
        self.express = Express(self)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take a request."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
        elif not guard.has_host(scope["headers"]):
            await send({"type": "http.response.start", "status": 400, "headers": guard.HEADERS})
            await send({"type": "http.response.body", "body": b""})
        elif found := self.express.found(scope):
            await self.express.take(found, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None, neighbourhood: Neighbourhood | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    chosen = settings or Settings()
    return Library(
        [*PAGES, static_file, health, metrics.metrics, Api, SeatsApi, ReasonsApi],
        lifespan=[lambda app: _lifespan(app, chosen, neighbourhood)],
        before_send=[guard.add_headers, metrics.note],
        before_request=_before,
        exception_handlers={LudothequeError: guard.answer_error, Exception: guard.answer_error},
        compression_config=COMPRESSION,
        # What is logged, and how, is for `serve` to say.
        logging_config=None,
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
    metrics.begin(request.scope)
    guard.check_name(request)
    guard.check_origin(request)
    check_reading(request)


@asynccontextmanager
async def _lifespan(app: Litestar, settings: Settings, neighbourhood: Neighbourhood | None) -> AsyncIterator[None]:
    database = Database(settings.database)
    hall = Hall(database, settings.cache)
    async with database.write() as connection:
        key = await store.setting(connection, "key", token_urlsafe(32))
    supervisor = Supervisor()
    robots = Robots(hall, settings, supervisor)
    passers = passing.Passers(hall, supervisor)
    app.state.site = Site(
        settings,
        database,
        hall,
        robots,
        Reviews(robots, Pains()),
        Signer(key),
        *_limits(settings),
        Streams(),
        supervisor,
        passers,
        neighbourhood or Neighbourhood(settings),
    )
    hall.watchers.append(app.state.site.bell.look)
    _start_work(supervisor, hall, robots, min(1.0, settings.lease / 3))
    supervisor.start("backups", lambda: _notice_backup(app.state.site), 1.0)
    try:
        yield
    finally:
        await supervisor.close()
        await app.state.site.reviews.close()
        await robots.close()
        await passers.close()
        await database.close()


def _limits(settings: Settings) -> tuple[Buckets, Buckets, Buckets, Buckets, Buckets]:
    """Return how much visitors and crowds may write, how many tables they may open, and how much they may read."""
    return (
        Buckets(settings.writes, settings.burst),
        Buckets(settings.writes * CROWD, settings.burst * CROWD),
        Buckets(settings.new_tables / 600, settings.new_tables),
        Buckets(settings.reads, settings.read_burst),
        Buckets(settings.reads * CROWD, settings.read_burst * CROWD),
    )


async def _notice_backup(site: Site) -> None:
    """Begin anew with what a backup brought, be it the key that cookies are signed with."""
    if await site.hall.reread_if_restored():
        async with site.database.write() as connection:
            site.signer = Signer(await store.setting(connection, "key", token_urlsafe(32)))


def _start_work(supervisor: Supervisor, hall: Hall, robots: Robots, rest: float) -> None:
    """Start what goes on beside requests."""
    supervisor.start("bots", robots.look_everywhere, rest)
    supervisor.start(CLOCKS, robots.stop_clocks, rest)
    supervisor.start(REPLACING, lambda: replace_those_due(hall, supervisor), rest)
    supervisor.start("presence", hall.note_presence, PRESENCE)
    if not hall.database.is_embedded:
        ear = Ear(hall, supervisor)
        supervisor.start(HEARING, ear.listen)
        supervisor.start(READING, ear.read)
