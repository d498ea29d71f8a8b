"""The table: its page, its stream of updates, and what people do at it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, TooManyRequestsException, ValidationException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from ludotheque.errors import NotYourTurn
from ludotheque.game import Refusal
from ludotheque.kernel import SPECTATOR, Option
from ludotheque.server import advice, gathering, opening, parts, people, updates
from ludotheque.server.company import Viewer
from ludotheque.server.decks import with_own_decks
from ludotheque.server.guard import wants_json
from ludotheque.server.live import Live, Position
from ludotheque.server.opening import Order, Place
from ludotheque.server.people import AnyRequest, clean_name, clean_text
from ludotheque.server.render import rule_link
from ludotheque.server.scene import Scene
from ludotheque.server.site import (
    LONGEST_NUMBER,
    Form,
    address_of,
    by_owner,
    check_may_talk,
    check_rate,
    common,
    form,
    held_seats,
    links,
    look,
    look_again,
    own_seat,
    person,
    scene,
    seat_number,
    site,
    with_cookie,
)
from ludotheque.typography import shown
from ludotheque.wish import ANY

TEXT = 300
# More answers in a row than anybody gives at once.
MOST_IN_TURN = 40


def number(fields: Form, name: str) -> int:
    """Return a field that must be a number."""
    text = fields.get(name, "")
    if not text.removeprefix("-").isdecimal() or len(text) > LONGEST_NUMBER:
        raise ValidationException(f"{name} must be a number")
    return int(text)


def option_of(text: str) -> Option:
    """Read an option as a form sends it."""
    verb, kind, index, arg = (text.split(".") + [""] * 4)[:4]
    if not index.isdecimal() or not arg.removeprefix("-").isdecimal() or len(text) > 100:
        raise ValidationException("this is not an option")
    return Option(verb, kind, int(index), int(arg))


def options_of(text: str) -> list[Option]:
    """Read an option as a form sends it, or several that are answered in a row."""
    parts = text.split(" ")
    if len(parts) > MOST_IN_TURN:
        raise ValidationException("these are too many options")
    return [option_of(part) for part in parts]


def done(request: AnyRequest, id: str, position: Position, seat: int) -> Response[Any]:
    """Answer a write: a script gets the number, a reader goes back to the table."""
    if wants_json(request):
        return Response({"number": position.marks[seat]}, status_code=200, media_type=MediaType.JSON)
    return Redirect(f"/t/{id}", status_code=303)


@get("/t/{id:str}", include_in_schema=False)
async def table(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """Show a table."""
    live = await site(request).hall.open(id)
    site(request).passers.look(live)
    position = live.position
    seen = look(request, position)
    who = person(request)
    if position.begun is None:
        return gathering.page(request, live, seen.viewer)
    text = parts.page(
        scene(live, position, seen), links(request, position, seen.viewer), seen.handed_to, **common(request, who)
    )
    return with_cookie(request, Response(text, media_type=MediaType.HTML), who)


@get("/t/{id:str}/update", include_in_schema=False)
async def update(request: AnyRequest, id: FromPath[str], since: FromQuery[int] = 0) -> Response[bytes]:
    """Return everything that changes, for a page whose stream does not come through."""
    live = await site(request).hall.open(id)
    seen = await look_again(request, live, since)
    live.position.check_begun()
    offered = links(request, live.position, seen.viewer)
    found = updates.draw(live, live.position, seen.viewer, offered, seen.handed_to).whole({}, max(0, since))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@post("/t/{id:str}/answer", include_in_schema=False)
async def answer(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Answer a question."""
    check_rate(request)
    fields = await form(request)
    hall = site(request).hall
    seat = own_seat(request, (await hall.open(id)).position, fields.get("seat"))
    options = options_of(fields.get("option", ""))
    position = await hall.answer_in_turn(id, seat, number(fields, "question"), options, by_owner(request))
    return done(request, id, position, seat)


@post("/t/{id:str}/undo", include_in_schema=False)
async def undo(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Take back what was chosen last."""
    check_rate(request)
    fields = await form(request)
    hall = site(request).hall
    seat = own_seat(request, (await hall.open(id)).position, fields.get("seat"))
    position = await hall.undo(id, seat, number(fields, "question"), by_owner(request))
    return done(request, id, position, seat)


@get("/t/{id:str}/why", include_in_schema=False)
async def why(
    request: AnyRequest,
    id: FromPath[str],
    element: FromQuery[str],
    verb: FromQuery[str] = "",
    arg: FromQuery[int] = ANY,
) -> Response[Any]:
    """Say why something cannot be chosen, or not in one way, with the clause it rests on."""
    live = await site(request).hall.open(id)
    seen = scene(live, live.position, look(request, live.position))
    refusals: list[Refusal] = []
    if seen.viewer.seat != SPECTATOR and len(element) < 60 and len(verb) < 60:
        refusals = seen.match.reasons(seen.viewer.seat, element, verb, arg)
    if not refusals:
        return Response({"text": seen.say("no-reason" if seen.question else "not-your-turn"), "clause": ""})
    first, *others = [explained(seen, refusal) for refusal in refusals]
    return Response({**first, "also": seen.say("also") if others else "", "others": others})


@get("/t/{id:str}/about", include_in_schema=False)
async def about(request: AnyRequest, id: FromPath[str], element: FromQuery[str]) -> Response[Any]:
    """Say what something on the board is, as it is told to who cannot see it."""
    live = await site(request).hall.open(id)
    seen = scene(live, live.position, look(request, live.position))
    things = seen.game.show.text_board(seen.talk, seen.language).things()
    thing = next((thing for thing in things if thing.element == element), None)
    if thing is None:
        raise NotFoundException
    # Who reads the name above needs it no more.
    says = thing.says.removeprefix(thing.name).lstrip(" \u202f\xa0:,")
    text = says[:1].upper() + says[1:]
    return Response({"title": shown(thing.name, seen.language), "text": shown(text, seen.language)})


def explained(seen: Scene, refusal: Refusal) -> dict[str, str]:
    """Return one cause for the page: its sentence, its clause, and where that can be read."""
    link = rule_link(seen.game.name, refusal.clause) if refusal.clause else ""
    rule = seen.say("rule", clause=refusal.clause) if refusal.clause else ""
    return {"text": seen.words.refusal(seen.talk, refusal), "clause": refusal.clause, "link": link, "rule": rule}


@post("/t/{id:str}/hint", include_in_schema=False)
async def hint(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Ask a bot what it would do here, and why, from what the seat sees."""
    check_rate(request)
    fields = await form(request)
    here = site(request)
    live = await here.hall.open(id)
    seat = own_seat(request, live.position, fields.get("seat"))
    seen = Scene(live, live.position, Viewer(people.language(request), seat, held_seats(request, live.position)))
    if seen.question is None:
        raise NotYourTurn("it is not your turn", "ce n'est pas à vous de jouer")
    if (id, seat) in here.robots.advising:
        raise TooManyRequestsException("a hint is on its way")
    found = await here.robots.advise(live.position, seat, address_of(request))
    text, *reasons = advice.told(seen, seen.question.ask, found)
    first, *others = [line.choice().element() for line in found]
    return Response({"element": first, "other": next(iter(others), ""), "text": text, "reasons": reasons})


@post("/t/{id:str}/say", include_in_schema=False)
async def say(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Say something at the table, as a seat or as a spectator."""
    check_rate(request)
    fields = await form(request)
    hall = site(request).hall
    position = (await hall.open(id)).position
    seen = look(request, position)
    seat = SPECTATOR
    if seen.viewer.held:
        seat = seen.viewer.seat if seen.viewer.seat in seen.viewer.held else seen.viewer.held[0]
    check_may_talk(position, seen.viewer.person)
    text = clean_text(fields.get("text", ""), TEXT)
    name = position.names[seat] if seat >= 0 else clean_name(person(request).name)
    if text:
        position = await hall.say(id, seat, name, text, seen.viewer.person)
    return done(request, id, position, seat)


@post("/t/{id:str}/here", include_in_schema=False)
async def here(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Say who sits before a shared screen now."""
    fields = await form(request)
    position = (await site(request).hall.open(id)).position
    seat = own_seat(request, position, fields.get("seat"))
    response = Redirect(f"/t/{id}", status_code=303)
    secure = site(request).settings.secure
    response.set_cookie(Cookie(f"at-{id}", f"/t/{id}", str(seat), httponly=True, samesite="lax", secure=secure))
    return response


@post("/tables", include_in_schema=False)
async def new_table(request: AnyRequest) -> Response[Any]:
    """Open a table as the form says."""
    check_rate(request, opens_table=True)
    fields = await form(request)
    seats = sorted(int(name[5:]) for name in fields if name.startswith("seat-") and seat_number(name[5:]) >= 0)
    order = Order(
        fields.get("game", ""),
        [Place(fields[f"seat-{seat}"], fields.get(f"name-{seat}", "")) for seat in seats[:8]],
        await with_own_decks(request, fields.get("game", ""), chosen_options(fields)),
        fields.get("name", "")[:60],
        number(fields, "clock") if fields.get("clock") else 0,
        fields.get("watched") == "yes",
    )
    return await _opened(request, order, fields)


def chosen_options(fields: Form) -> dict[str, str]:
    """Return the table options of a form: what somebody wrote themselves stands before what they chose."""
    chosen = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    own = {name.removeprefix("own-"): value.strip() for name, value in fields.items() if name.startswith("own-")}
    return {**chosen, **{name: value for name, value in own.items() if value}}


@post("/tables/quick", include_in_schema=False)
async def quick_table(request: AnyRequest) -> Response[Any]:
    """Open a table against bots at once."""
    check_rate(request, opens_table=True)
    fields = await form(request)
    game = fields.get("game", "")
    return await _opened(request, Order(game, opening.quick_places(game), {}), fields)


async def _opened(request: AnyRequest, order: Order, fields: Form) -> Response[Any]:
    who = person(request)
    adds = gathering.will_add(fields)
    order = replace(order, waits=order.has_free_seats or adds, adds=adds)
    live = await opening.open_table(site(request).hall, order, who.id, _name(request), people.language(request))
    site(request).robots.shares.note(live.position.table.id, address_of(request))
    return with_cookie(request, Redirect(f"/t/{live.position.table.id}", status_code=303), who)


def _name(request: AnyRequest) -> str:
    return clean_name(person(request).name)


@post("/t/{id:str}/again", include_in_schema=False)
async def again(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Open another table like one that is finished: the same seats, new chance."""
    check_rate(request, opens_table=True)
    fields = await form(request)
    live: Live = await site(request).hall.open(id)
    table, held = live.position.table, held_seats(request, live.position)
    places = [
        Place("bot", place.name, place.bot or "")
        if place.kind == "bot"
        else Place("here" if place.seat in held else "link", place.name)
        for place in live.position.seats
    ]
    order = Order(table.game, places, table.options, table.name, table.clock or 0, table.watched)
    return await _opened(request, order, fields)
