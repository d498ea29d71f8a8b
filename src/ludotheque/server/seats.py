"""The page of a table's seats: invitations, bots for the absent, other devices, and what the host may do."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.server import people, seating
from ludotheque.server.company import Company, Viewer, may_stand_in
from ludotheque.server.guard import wants_json
from ludotheque.server.live import Live, Position
from ludotheque.server.people import NOT_YOURS, AnyRequest, NotAllowed, NotNow, new_code
from ludotheque.server.scene import Scene
from ludotheque.server.seating import STAND_IN, WANTED
from ludotheque.server.site import (
    Form,
    asker,
    check_host,
    check_rate,
    form,
    held_seats,
    html,
    is_host,
    link,
    links,
    look,
    own_seat,
    site,
)
from ludotheque.server.table import done, number
from ludotheque.store.rows import Message, SeatRow


@get("/t/{id:str}/seats", include_in_schema=False)
async def seats(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Show who sits where, and what the reader may do about it."""
    live = await site(request).hall.open(id)
    position = live.position
    viewer = look(request, position).viewer
    if not viewer.held and not is_host(request, position):
        return Redirect(f"/t/{id}", status_code=303)
    return html(
        request,
        "seats.html",
        s=(Company if position.begun is None else Scene)(live, position, viewer),
        is_host=is_host(request, position),
        links=links(request, position, viewer) | own_links(request, position, viewer),
        spaced=people.spaced,
        asked_for=WANTED,
        speakers=speakers(position),
    )


def own_links(request: AnyRequest, position: Position, viewer: Viewer) -> dict[int, str]:
    """Return the links by which the reader's own seats go to another device."""
    own = (place for place in position.seats if place.seat in viewer.held and place.invitation)
    return {place.seat: link(request, place) for place in own}


def speakers(position: Position) -> list[Message]:
    """Return who of the spectators has talked lately, each with what they said last."""
    found = {message.person: message for message in position.talk if message.kind == "say" and message.seat < 0}
    return [message for person, message in found.items() if person and person != position.table.host]


def seat_of(position: Position, fields: Form) -> int:
    """Return the seat that a form is about."""
    seat = number(fields, "seat")
    if not 0 <= seat < len(position.seats):
        raise NotAllowed(*NOT_YOURS)
    return seat


def to_seats(id: str) -> Response[Any]:
    """Lead back to the seats."""
    return Redirect(f"/t/{id}/seats", status_code=303)


def unsure(request: AnyRequest, place: SeatRow, what: str, fields: Form, is_here: bool = False) -> Response[Any] | None:
    """Return a page that asks whether somebody really wants to do something; none once they have said so."""
    if fields.get("sure") == "yes":
        return None
    if wants_json(request):
        raise NotNow("this has to be confirmed: say sure=yes", "cela demande confirmation : dire sure=yes")
    return html(request, "sure.html", place=place, what=what, is_here=is_here, fields=fields)


async def opened(request: AnyRequest, id: str) -> tuple[Live, Form]:
    """Return the table and the form of a request that changes seats."""
    check_rate(request)
    return await site(request).hall.open(id), await form(request)


@post("/t/{id:str}/robot", include_in_schema=False)
async def robot(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Let a bot play for somebody who may come back: for oneself, or for a player who is not there."""
    live, fields = await opened(request, id)
    seat = seat_of(live.position, fields)
    after = await stand_in(request, live, seat)
    return done(request, id, after, seat)


async def stand_in(request: AnyRequest, live: Live, seat: int) -> Position:
    """Let a bot play a seat, if the request may want that."""
    position, held = live.position, held_seats(request, live.position)
    viewer = Viewer(people.language(request), held=held, person=asker(request, position))
    if seat not in held and not may_stand_in(live, position, viewer, seat):
        raise NotAllowed(*NOT_YOURS)
    if position.seats[seat].bot:
        return position
    return await site(request).hall.change_seat(position.table.id, seat, "robot", bot=STAND_IN)


@post("/t/{id:str}/back", include_in_schema=False)
async def back(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Take one's seat back from the bot."""
    live, fields = await opened(request, id)
    seat = own_seat(request, live.position, fields.get("seat"))
    return done(request, id, await take_back(request, live, seat), seat)


async def take_back(request: AnyRequest, live: Live, seat: int) -> Position:
    """Play one's seat again instead of the bot."""
    position = live.position
    if not position.seats[seat].bot or position.seats[seat].kind == "bot":
        return position
    return await site(request).hall.change_seat(position.table.id, seat, "back", bot=None)


@post("/t/{id:str}/invite", include_in_schema=False)
async def invite(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Make an invitation to a free seat, which ends an earlier one."""
    live, fields = await opened(request, id)
    await invited(request, live, seat_of(live.position, fields))
    return to_seats(id)


async def invited(request: AnyRequest, live: Live, seat: int) -> SeatRow:
    """Return a free seat with a new invitation, for the host."""
    if not check_host(request, live.position, seat).is_free:
        raise NotNow("this seat is not free", "cette place n'est pas libre")
    return await seating.invite(site(request).hall, live.position.table.id, seat, new_code())


@post("/t/{id:str}/withdraw", include_in_schema=False)
async def withdraw(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Withdraw an invitation, or the code for another device."""
    live, fields = await opened(request, id)
    await withdrawn(request, live, seat_of(live.position, fields))
    return to_seats(id)


async def withdrawn(request: AnyRequest, live: Live, seat: int) -> None:
    """End the code of a seat: the host that of a free one, everybody that of their own."""
    if seat not in held_seats(request, live.position):
        check_host(request, live.position, seat)
    await seating.invite(site(request).hall, live.position.table.id, seat, None)


@post("/t/{id:str}/move", include_in_schema=False)
async def move(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Make a code by which one's own seat is taken to another device."""
    live, fields = await opened(request, id)
    seat = own_seat(request, live.position, fields.get("seat"))
    await seating.invite(site(request).hall, id, seat, new_code())
    return to_seats(id)


@post("/t/{id:str}/leave", include_in_schema=False)
async def leave(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Leave the table."""
    live, fields = await opened(request, id)
    seat = own_seat(request, live.position, fields.get("seat"))
    if page := unsure(request, live.position.seats[seat], "leave", fields):
        return page
    await seating.leave(site(request).hall, id, seat)
    return Redirect("/", status_code=303)


@post("/t/{id:str}/replace", include_in_schema=False)
async def replace(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Give somebody's seat to a bot or to whoever is invited; whoever is there may object first."""
    live, fields = await opened(request, id)
    place = replaceable(request, live.position, seat_of(live.position, fields))
    wanted = fields.get("by", "")
    if wanted not in WANTED:
        raise NotAllowed(*NOT_YOURS)
    if page := unsure(request, place, f"replace-{wanted}", fields, live.is_here(place.seat)):
        return page
    await seating.ask_for(site(request).hall, id, place.seat, wanted)
    return to_seats(id)


def replaceable(request: AnyRequest, position: Position, seat: int) -> SeatRow:
    """Return a seat in which somebody else than the host sits, and refuse everybody but the host."""
    place = check_host(request, position, seat)
    if place.is_free or place.kind == "bot" or place.person == position.table.host:
        raise NotAllowed(*NOT_YOURS)
    return place


@post("/t/{id:str}/object", include_in_schema=False)
async def object_to_it(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Object to being replaced."""
    live, fields = await opened(request, id)
    seat = own_seat(request, live.position, fields.get("seat"))
    await seating.refuse(site(request).hall, id, seat)
    return done(request, id, live.position, seat)


@post("/t/{id:str}/mute", include_in_schema=False)
async def mute(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Let somebody no longer talk at the table, or talk again."""
    live, fields = await opened(request, id)
    seat = number(fields, "seat") if "seat" in fields else None
    message = number(fields, "message") if "message" in fields else None
    await muted(request, live, seat, message, fields.get("muted") == "yes")
    return to_seats(id)


async def muted(request: AnyRequest, live: Live, seat: int | None, message: int | None, is_muted: bool) -> None:
    """Mute whoever sits in a seat or has said something, or let them talk again; for the host."""
    position = live.position
    said = (line.person for line in position.talk if line.id == message and line.person)
    check_host(request, position, 0)
    who = replaceable(request, position, seat).person if seat is not None else next(said, None)
    if who is None or who == position.table.host:
        raise NotAllowed(*NOT_YOURS)
    await seating.mute(site(request).hall, position.table.id, who, is_muted)


@post("/t/{id:str}/remove", include_in_schema=False)
async def remove(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Remove somebody from the table."""
    live, fields = await opened(request, id)
    place = replaceable(request, live.position, seat_of(live.position, fields))
    if page := unsure(request, place, "remove", fields):
        return page
    await seating.remove(site(request).hall, id, place.seat)
    return to_seats(id)
