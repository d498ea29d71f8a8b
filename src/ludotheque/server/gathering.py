"""A table at which people are still sitting down: nothing is dealt before each has added to its chance."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ValidationException
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.chance import MOST, fingerprint
from ludotheque.games import load
from ludotheque.server.company import Company, Viewer
from ludotheque.server.guard import wants_json
from ludotheque.server.live import Live, Position
from ludotheque.server.people import NOT_HOST, AnyRequest, NotAllowed
from ludotheque.server.render import cover, digest
from ludotheque.server.site import (
    Form,
    check_rate,
    form,
    held_seats,
    html,
    is_host,
    links,
    look,
    own_seats,
    site,
)

# The field in which a page says that its script will add to the chance of the table once it is open.
ADDS = "adds"


def will_add(fields: Form) -> bool:
    """Tell whether the browser that sent a form will add to the chance of the table that it opens."""
    return fields.get(ADDS) == "yes"


def added(fields: Form) -> str:
    """Return what a form adds to the chance of a table, in hexadecimal; nothing without a script."""
    text = fields.get("added", "")
    if not re.fullmatch(r"([0-9a-f]{2})*", text) or len(text) > 2 * MOST:
        raise ValidationException("this is not what a seat adds")
    return text


def mark(position: Position) -> str:
    """Return what changes whenever the page does."""
    seats = [(place.name, place.bot, place.taken, place.added is None) for place in position.seats]
    return digest(repr((position.table.state, seats)).encode())


def page(request: AnyRequest, live: Live, viewer: Viewer) -> Response[str]:
    """Show who has sat down, whom the game waits for, and what keeps its chance fair."""
    position = live.position
    game = load(position.table.game)
    return html(
        request,
        "gathering.html",
        table=position.table,
        title=game.cover.titles[viewer.language],
        picture=cover(game.name, game.cover.icon),
        s=Company(live, position, viewer),
        links=links(request, position, viewer),
        may_begin=may_begin(request, position),
        adds=any(position.seats[seat].added is None for seat in viewer.held),
        commitment=fingerprint(position.table.last_seed),
        mark=mark(position),
    )


def may_begin(request: AnyRequest, position: Position) -> bool:
    """Tell whether a request may end the waiting: the host's, and any player's once all have sat down."""
    all_sit = all(place.taken for place in position.seats)
    return is_host(request, position) or (all_sit and bool(held_seats(request, position)))


@get("/t/{id:str}/gathering", include_in_schema=False)
async def watch(request: AnyRequest, id: FromPath[str]) -> dict[str, str]:
    """Say by a mark whether anything has changed since a page was drawn."""
    live = await site(request).hall.open(id)
    live.note(look(request, live.position).viewer.held)
    return {"mark": mark(live.position)}


@post("/t/{id:str}/chance", include_in_schema=False)
async def add_chance(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Add to the chance of a game that has not begun; it begins when nobody else is expected to."""
    check_rate(request)
    hall = site(request).hall
    seats = own_seats(request, (await hall.open(id)).position)
    return _done(request, await hall.add_chance(id, seats, added(await form(request))))


@post("/t/{id:str}/begin", include_in_schema=False)
async def begin(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Begin without waiting any longer; whoever sits down later adds nothing."""
    check_rate(request)
    hall = site(request).hall
    position = (await hall.open(id)).position
    if not may_begin(request, position):
        raise NotAllowed(*NOT_HOST)
    return _done(request, await hall.begin(id, waits=False))


def _done(request: AnyRequest, position: Position) -> Response[Any]:
    if wants_json(request):
        return Response({"mark": mark(position)}, status_code=200, media_type=MediaType.JSON)
    return Redirect(f"/t/{position.table.id}", status_code=303)
