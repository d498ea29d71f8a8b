"""How people come in: seat links, free seats, what they are called, language and theme."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.chance import fingerprint
from ludotheque.games import load
from ludotheque.server import gathering, people, texts
from ludotheque.server.live import Position
from ludotheque.server.lobby import cover
from ludotheque.server.people import LANG, THEME, YEAR, AnyRequest, Person, clean_name
from ludotheque.server.site import check_rate, form, html, person, site, with_cookie
from ludotheque.server.table import number
from ludotheque.store import rows as store


@get("/seat/{token:str}", include_in_schema=False)
async def seat_link(request: AnyRequest, token: FromPath[str]) -> Response[Any]:
    """Show whoever opens a seat link what awaits them; the seat is taken by the button, not by a preview."""
    found = site(request).signer.seat_of(token)
    if found is None:
        raise NotFoundException
    return _invitation(request, (await site(request).hall.open(found[0])).position, [found[1]])


@post("/seat/{token:str}", include_in_schema=False)
async def take_seat(request: AnyRequest, token: FromPath[str]) -> Response[Any]:
    """Sit down by a seat link."""
    check_rate(request)
    found = site(request).signer.seat_of(token)
    if found is None:
        raise NotFoundException
    return await _sit(request, *found, needs_free=False)


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
    if seat not in open_seats((await site(request).hall.open(id)).position):
        return Redirect(f"/t/{id}", status_code=303)
    return await _sit(request, id, seat, needs_free=True)


def open_seats(position: Position) -> list[int]:
    """Return the seats that anybody may take."""
    return [place.seat for place in position.seats if place.kind == store.OPEN and not place.taken]


def _invitation(request: AnyRequest, position: Position, seats: list[int]) -> Response[Any]:
    game = load(position.table.game)
    others = [place for place in position.seats if place.taken and place.seat not in seats]
    title, picture = game.cover.titles[people.language(request)], cover(game.name, game.cover.icon)
    return html(
        request,
        "seat.html",
        table=position.table,
        commitment=fingerprint(position.table.last_seed),
        is_early=position.begun is None,
        game=title,
        seats=seats,
        others=others,
        picture=picture,
    )


async def _sit(request: AnyRequest, id: str, seat: int, needs_free: bool) -> Response[Any]:
    fields = await form(request)
    who = person(request)
    name = clean_name(fields.get("name", "")) or clean_name(who.name)
    shown = name or texts.say(people.language(request), "player-n", n=seat + 1)
    await site(request).hall.sit(id, seat, who.id, shown, needs_free, gathering.added(fields))
    response = Redirect(f"/t/{id}", status_code=303)
    return _remember(request, response, Person(who.id, name or who.name))


def _remember(request: AnyRequest, response: Response[Any], who: Person) -> Response[Any]:
    return with_cookie(request, response, Person(who.id, who.name, is_new=True))


@post("/settings", include_in_schema=False)
async def settings(request: AnyRequest) -> Response[Any]:
    """Set name, language or theme, and go back to where one was."""
    check_rate(request)
    fields = await form(request)
    secure = site(request).settings.secure
    back = fields.get("back", "/")
    response = Redirect(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", status_code=303)
    for name, known in ((LANG, ("fr", "en")), (THEME, ("auto", "light", "dark"))):
        if fields.get(name) in known:
            cookie = Cookie(name, "/", fields[name], max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            response.set_cookie(cookie)
    if "name" in fields:
        return _remember(request, response, Person(person(request).id, clean_name(fields["name"])))
    return response
