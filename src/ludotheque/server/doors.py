"""How people come in: invitations, free seats, what they are called, language and theme."""

from __future__ import annotations

from typing import Any, get_args

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.chance import fingerprint
from ludotheque.games import load
from ludotheque.server import gathering, people, seating, texts
from ludotheque.server.live import Position
from ludotheque.server.people import (
    LANG,
    PREFERENCES,
    THEME,
    YEAR,
    AnyRequest,
    NoInvitation,
    Person,
    clean_code,
    clean_name,
)
from ludotheque.server.render import cover
from ludotheque.server.site import check_rate, form, html, person, site, with_cookie
from ludotheque.server.table import number
from ludotheque.store import rows as store
from ludotheque.store.rows import SeatRow


@get("/seat", include_in_schema=False, sync_to_thread=False)
def enter_code(request: AnyRequest) -> Response[Any]:
    """Ask for the code of an invitation, for those who cannot open its link."""
    return html(request, "code.html")


@post("/seat", include_in_schema=False)
async def open_code(request: AnyRequest) -> Response[Any]:
    """Go to the invitation of a code that was typed."""
    check_rate(request)
    code = clean_code((await form(request)).get("code", ""))
    place = await seating.seat_of(site(request).hall, code)
    return Redirect(f"/seat/{code}" if place.invitation == code else f"/t/{place.table_id}", status_code=303)


@get("/seat/{code:str}", include_in_schema=False)
async def seat_link(request: AnyRequest, code: FromPath[str]) -> Response[Any]:
    """Show whoever opens an invitation what awaits them; the seat is taken by the button, not by a preview."""
    hall = site(request).hall
    place = await seating.seat_of(hall, code)
    if place.invitation != code:
        return _already_there(request, place)
    return _invitation(request, (await hall.open(place.table_id)).position, [place.seat], is_mine=place.taken)


def _already_there(request: AnyRequest, place: SeatRow) -> Response[Any]:
    """Lead somebody who comes back by an invitation they used to their table."""
    if place.person != person(request).id:
        raise NoInvitation
    return Redirect(f"/t/{place.table_id}", status_code=303)


@post("/seat/{code:str}", include_in_schema=False)
async def take_seat(request: AnyRequest, code: FromPath[str]) -> Response[Any]:
    """Sit down by an invitation, or go on with one's game on this device."""
    check_rate(request)
    hall = site(request).hall
    place = await seating.seat_of(hall, code)
    who, name = await _introduced(request)
    added = gathering.added(await form(request))
    await seating.accept(hall, code, who.id, name or _player_n(request, place.seat), added)
    return _seated(request, place.table_id, Person(who.id, name or who.name))


@get("/t/{id:str}/join", include_in_schema=False)
async def free_seats(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Offer the free seats of a table."""
    position = (await site(request).hall.open(id)).position
    free = open_seats(position)
    return _invitation(request, position, free) if free else Redirect(f"/t/{id}", status_code=303)


@post("/t/{id:str}/join", include_in_schema=False)
async def take_free_seat(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Sit down on a free seat."""
    check_rate(request)
    seat = number(await form(request), "seat")
    hall = site(request).hall
    if seat not in open_seats((await hall.open(id)).position):
        return Redirect(f"/t/{id}", status_code=303)
    who, name = await _introduced(request)
    added = gathering.added(await form(request))
    await seating.sit(hall, id, seat, who.id, name or _player_n(request, seat), added)
    return _seated(request, id, Person(who.id, name or who.name))


def open_seats(position: Position) -> list[int]:
    """Return the seats that anybody may take."""
    return [place.seat for place in position.seats if place.kind == store.OPEN and not place.taken]


def _invitation(request: AnyRequest, position: Position, seats: list[int], is_mine: bool = False) -> Response[Any]:
    game = load(position.table.game)
    others = [place for place in position.seats if place.taken and place.seat not in seats]
    title, picture = game.cover.titles[people.language(request)], cover(game.name, game.cover.icon)
    return html(
        request,
        "seat.html",
        table=position.table,
        commitment=fingerprint(position.table.last_seed),
        is_early=position.begun is None,
        is_foreseeable=position.is_foreseeable,
        game=title,
        seats=seats,
        others=others,
        called=_called(position, seats[0]),
        picture=picture,
        is_mine=is_mine,
    )


def _called(position: Position, seat: int) -> str:
    """Return how the host called whoever is invited to a seat on which nobody has sat yet."""
    name = position.seats[seat].name
    unnamed = {texts.say(language, "player-n", n=seat + 1) for language in get_args(people.Language)}
    return "" if position.begun is not None or name in unnamed else name


async def _introduced(request: AnyRequest) -> tuple[Person, str]:
    """Return who sits down, and what they want to be called."""
    who = person(request)
    return who, clean_name((await form(request)).get("name", "")) or clean_name(who.name)


def _player_n(request: AnyRequest, seat: int) -> str:
    return texts.say(people.language(request), "player-n", n=seat + 1)


def _seated(request: AnyRequest, id: str, who: Person) -> Response[Any]:
    return _remember(request, Redirect(f"/t/{id}", status_code=303), who)


def _remember(request: AnyRequest, response: Response[Any], who: Person) -> Response[Any]:
    return with_cookie(request, response, Person(who.id, who.name, is_new=True))


@post("/settings", include_in_schema=False)
async def settings(request: AnyRequest) -> Response[Any]:
    """Set name, language, theme or what else one prefers, and go back to where one was."""
    check_rate(request)
    fields = await form(request)
    secure = site(request).settings.secure
    back = fields.get("back", "/")
    response = Redirect(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", status_code=303)
    for name, known in {LANG: ("fr", "en"), THEME: ("auto", "light", "dark"), **PREFERENCES}.items():
        if fields.get(name) in known:
            cookie = Cookie(name, "/", fields[name], max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            response.set_cookie(cookie)
    if "name" in fields:
        return _remember(request, response, Person(person(request).id, clean_name(fields["name"])))
    return response
