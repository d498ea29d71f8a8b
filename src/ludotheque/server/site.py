"""What all handlers share: the hall, the bots, the key, the limits; and who is asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import TooManyRequestsException

from ludotheque.kernel import SPECTATOR
from ludotheque.server import people, render
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live, Position
from ludotheque.server.people import BAD_TOKEN, NO_SPECTATORS, NOT_YOURS, AnyRequest, NotAllowed, Person, Signer
from ludotheque.server.robots import Robots
from ludotheque.server.scene import Scene, Viewer, next_seat
from ludotheque.server.settings import Settings
from ludotheque.server.streams import Streams
from ludotheque.server.supervision import Supervisor
from ludotheque.store import Database
from ludotheque.store import rows as store

VISITORS = 20_000
# How many visitors may write at full speed from one address.
CROWD = 20
# Digits of a number that somebody sends.
LONGEST_NUMBER = 9
# Letters by which a visitor is told from others.
LONGEST_NAME = 200


class Buckets:
    """How much each visitor may still do: a bucket that fills slowly and empties with each request."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Take one from a visitor's bucket; tell whether there was one."""
        if self.rate <= 0:
            return True
        at = time.monotonic()
        level, before = self.levels.pop(visitor, (self.size, at))
        level = min(self.size, level + (at - before) * self.rate)
        self.levels[visitor] = (level - 1 if level >= 1 else level, at)
        if len(self.levels) > VISITORS:
            self.levels.popitem(last=False)
        return level >= 1


@dataclass
class Site:
    """The parts of a running server."""

    settings: Settings
    database: Database
    hall: Hall
    robots: Robots
    signer: Signer
    writes: Buckets
    crowds: Buckets
    openings: Buckets
    reads: Buckets
    crowds_of_readers: Buckets
    streams: Streams
    supervisor: Supervisor


def site(request: Request[Any, Any, Any]) -> Site:
    """Return the server that a request came to."""
    found: Site = request.app.state.site
    return found


def person(request: AnyRequest) -> Person:
    """Return whose browser a request comes from."""
    return site(request).signer.person(request.cookies.get(people.WHO))


def bearer(request: AnyRequest) -> tuple[str, int] | None:
    """Return table and seat of the token that a program shows."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    seat = site(request).signer.seat_of(token.strip())
    if seat is None:
        raise NotAllowed(*BAD_TOKEN)
    return seat


def check_rate(request: AnyRequest, opens_table: bool = False) -> None:
    """Refuse a visitor who writes too much."""
    here = site(request)
    token = bearer(request)
    address = address_of(request)
    known = person(request)
    who = f"{token[0]}.{token[1]}" if token else address if known.is_new else known.id
    # Cookies are had for the asking: whoever collects them still has one address.
    if not here.writes.take(who) or not here.crowds.take(address):
        raise TooManyRequestsException("too many requests")
    if opens_table and not here.openings.take(address):
        raise TooManyRequestsException("too many requests")


def check_reading(request: AnyRequest) -> None:
    """Refuse a visitor who reads too much; what browsers keep and the sign of life are free."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(("/static/", "/health")):
        return
    here, address, known = site(request), address_of(request), person(request)
    shown = request.headers.get("authorization") or (address if known.is_new else known.id)
    if not here.reads.take(shown[:LONGEST_NAME]) or not here.crowds_of_readers.take(address):
        raise TooManyRequestsException("too many requests")


def address_of(request: AnyRequest) -> str:
    """Return from where a request comes; of a newer address only the part that one household shares."""
    host = request.client.host if request.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host


def held_seats(request: AnyRequest, position: Position) -> tuple[int, ...]:
    """Return the seats of a table that a request may act for."""
    token = bearer(request)
    if token is not None:
        return (token[1],) if token[0] == position.table.id else ()
    return tuple(position.holders.get(person(request).id, ()))


def own_seat(request: AnyRequest, position: Position, seat: object) -> int:
    """Return the seat that a request acts for, and refuse one that is not its own."""
    held = held_seats(request, position)
    wanted = held[0] if seat in (None, "") and len(held) == 1 else seat_number(str(seat))
    if wanted not in held:
        raise NotAllowed(*NOT_YOURS)
    return wanted


def seat_number(text: str) -> int:
    """Return the seat that somebody names; what is no number, or a very long one, is nobody's."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else SPECTATOR


@dataclass(frozen=True)
class Look:
    """As which seat a request looks at a table, and to whom the screen must be handed first, if to anybody."""

    viewer: Viewer
    handed_to: int | None


def look(request: AnyRequest, position: Position) -> Look:
    """Return how a request sees a table; whoever holds no seat sees what spectators see, if the table admits them."""
    held = held_seats(request, position)
    if not held and not position.table.watched:
        raise NotAllowed(*NO_SPECTATORS)
    viewer = Viewer(people.language(request), held=held, person=person(request).id)
    return look_again(position, viewer, at(request, position))


def look_again(position: Position, viewer: Viewer, at: int) -> Look:
    """Return how the same screen sees a later position."""
    seat, handed_to = next_seat(position, viewer.held, at)
    return Look(Viewer(viewer.language, seat, viewer.held, viewer.person), handed_to)


def at(request: AnyRequest, position: Position) -> int:
    """Return who sits before a shared screen now."""
    return seat_number(request.cookies.get(f"at-{position.table.id}", ""))


def scene(live: Live, position: Position, seen: Look) -> Scene:
    """Return a position as somebody sees it."""
    return Scene(live, position, seen.viewer)


def links(request: AnyRequest, position: Position, viewer: Viewer) -> dict[int, str]:
    """Return the links to seats that nobody has taken yet, for those who sit at the table."""
    if not viewer.held:
        return {}
    here = site(request)
    free = [place.seat for place in position.seats if place.kind != store.BOT and not place.taken and not place.bot]
    base = str(request.base_url).rstrip("/")
    return {seat: f"{base}/seat/{here.signer.seat_token(position.table.id, seat)}" for seat in free}


def html(request: AnyRequest, template: str, status: int = 200, **values: Any) -> Response[str]:
    """Return a page for whoever asked."""
    who = person(request)
    text = render.render(template, people.language(request), **common(request, who), **values)
    return with_cookie(request, Response(text, media_type=MediaType.HTML, status_code=status), who)


def common(request: AnyRequest, who: Person) -> dict[str, Any]:
    """Return what every page needs to know of its reader."""
    return {"person": who, "theme": people.theme(request), "path": request.url.path}


def with_cookie(request: AnyRequest, response: Response[Any], who: Person) -> Response[Any]:
    """Give a browser that came for the first time the cookie by which it is known."""
    if who.is_new:
        here = site(request)
        response.set_cookie(here.signer.cookie(who, here.settings.secure))
    return response
