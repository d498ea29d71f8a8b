"""What all handlers share: the hall, the bots, the key, the limits; and who is asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Protocol

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import TooManyRequestsException

from ludotheque.kernel import SPECTATOR
from ludotheque.server import people, render
from ludotheque.server.bell import Bell
from ludotheque.server.company import Viewer
from ludotheque.server.hall import Check, Hall, by_a_person
from ludotheque.server.live import Live, Position
from ludotheque.server.metrics import Tally
from ludotheque.server.network import Neighbourhood, is_here
from ludotheque.server.people import (
    BAD_TOKEN,
    ENDED,
    MUTED,
    NO_SPECTATORS,
    NOT_HOST,
    NOT_YOURS,
    REMOVED,
    AnyRequest,
    Badge,
    NotAllowed,
    Person,
    Signer,
)
from ludotheque.server.reviews import Reviews
from ludotheque.server.robots import Robots
from ludotheque.server.scene import Scene, next_seat
from ludotheque.server.seating import MUTE
from ludotheque.server.settings import Settings
from ludotheque.server.streams import Streams
from ludotheque.server.supervision import Supervisor
from ludotheque.store import Database
from ludotheque.store.rows import SeatRow

Form = dict[str, str]
VISITORS = 20_000
# Where a request keeps who sent it and what its token stands for: a page that follows a table is asked each time.
ASKER, BADGE = "asker", "badge"
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


class Watcher(Protocol):
    """Looks at tables for something to do."""

    def look(self, live: Live) -> None:
        """Do what is to be done at a table."""


@dataclass
class Site:
    """The parts of a running server."""

    settings: Settings
    database: Database
    hall: Hall
    robots: Robots
    reviews: Reviews
    signer: Signer
    writes: Buckets
    crowds: Buckets
    openings: Buckets
    reads: Buckets
    crowds_of_readers: Buckets
    streams: Streams
    supervisor: Supervisor
    passers: Watcher
    neighbourhood: Neighbourhood
    tally: Tally = field(default_factory=Tally)
    bell: Bell = field(default_factory=Bell)


async def form(request: AnyRequest) -> Form:
    """Return the fields of a form, the last value of each."""
    return {name: str(value) for name, value in (await request.form()).items() if isinstance(value, str)}


def site(request: Request[Any, Any, Any]) -> Site:
    """Return the server that a request came to."""
    found: Site = request.app.state.site
    return found


def person(request: AnyRequest) -> Person:
    """Return whose browser a request comes from."""
    signer = site(request).signer
    kept: tuple[Signer, Person] | None = request.scope["state"].get(ASKER)
    if kept is None or kept[0] is not signer:
        kept = request.scope["state"][ASKER] = signer, signer.person(request.cookies.get(people.WHO))
    return kept[1]


def bearer(request: AnyRequest) -> Badge | None:
    """Return what the token stands for that a program shows."""
    signer = site(request).signer
    kept: tuple[Signer, Badge | None] | None = request.scope["state"].get(BADGE)
    if kept is None or kept[0] is not signer:
        kept = request.scope["state"][BADGE] = signer, _shown(request, signer)
    return kept[1]


def _shown(request: AnyRequest, signer: Signer) -> Badge | None:
    """Return what the token of a request stands for, if it shows one, and refuse one that is not ours."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    badge = signer.badge(token.strip())
    if badge is None:
        raise NotAllowed(*(ENDED if signer.was_good(token.strip()) else BAD_TOKEN))
    return badge


def check_rate(request: AnyRequest, opens_table: bool = False) -> None:
    """Refuse a visitor who writes too much."""
    here = site(request)
    badge = bearer(request)
    address = address_of(request)
    who = f"{badge.table}.{badge.seat}" if badge else visitor(request, address)
    # Cookies are had for the asking: whoever collects them still has one address.
    if not here.writes.take(who) or not here.crowds.take(address):
        raise TooManyRequestsException("too many requests")
    if opens_table and not here.openings.take(address):
        raise TooManyRequestsException("too many requests")


def check_reading(request: AnyRequest) -> None:
    """Refuse a visitor who reads too much; what browsers keep and the sign of life are free."""
    if request.method not in ("GET", "HEAD") or request.scope["path"].startswith(("/static/", "/health")):
        return
    here, address = site(request), address_of(request)
    shown = request.headers.get("authorization") or visitor(request, address)
    if not here.reads.take(shown[:LONGEST_NAME]) or not here.crowds_of_readers.take(address):
        raise TooManyRequestsException("too many requests")


def visitor(request: AnyRequest, address: str) -> str:
    """Return by what a visitor is told from others: a cookie that we gave, else the address."""
    known = person(request)
    return address if known.is_new else known.id


def address_of(request: AnyRequest) -> str:
    """Return from where a request comes; of a newer address only the part that one household shares."""
    host, _ = request.scope.get("client") or ("", 0)
    return ":".join(host.split(":")[:4]) if ":" in host else host


def held_seats(request: AnyRequest, position: Position) -> tuple[int, ...]:
    """Return the seats of a table that a request may act for; a token ends with its sitting."""
    badge = bearer(request)
    if badge is None:
        return position.held_by(person(request).id)
    if badge.table != position.table.id or badge.seat is None:
        return ()
    if not is_current(badge, position):
        raise NotAllowed(*ENDED)
    return (badge.seat,)


def is_current(badge: Badge, position: Position) -> bool:
    """Tell whether somebody still sits in a seat by the same sitting as when they got a token."""
    places = {place.seat: place.sitting for place in position.seats}
    return badge.seat in places and places[badge.seat] == badge.id


def asker(request: AnyRequest, position: Position) -> str:
    """Return as whom a request comes to a table: the browser of its cookie, or the one that a token stands for."""
    badge = bearer(request)
    if badge is None or badge.table != position.table.id:
        return person(request).id
    return badge.id if badge.seat is None else position.seats[held_seats(request, position)[0]].person or ""


def is_host(request: AnyRequest, position: Position) -> bool:
    """Tell whether a request comes from the host of a table."""
    return asker(request, position) == position.table.host


def check_host(request: AnyRequest, position: Position, seat: int) -> SeatRow:
    """Return a seat that the host wants to do something with, and refuse everybody else."""
    if not is_host(request, position):
        raise NotAllowed(*NOT_HOST)
    if not 0 <= seat < len(position.seats):
        raise NotAllowed(*NOT_YOURS)
    return position.seats[seat]


def own_seats(request: AnyRequest, position: Position) -> tuple[int, ...]:
    """Return all seats that a request may act for, and refuse whoever has none."""
    held = held_seats(request, position)
    if not held:
        raise NotAllowed(*NOT_YOURS)
    return held


def own_seat(request: AnyRequest, position: Position, seat: object) -> int:
    """Return the seat that a request acts for, and refuse one that is not its own."""
    held = held_seats(request, position)
    wanted = held[0] if seat in (None, "") and len(held) == 1 else seat_number(str(seat))
    if wanted not in held:
        raise NotAllowed(*NOT_YOURS)
    return wanted


def by_owner(request: AnyRequest) -> Check:
    """Return what refuses an answer for a seat once it is no longer the request's own, or a bot plays it."""

    def check(position: Position, seat: int) -> None:
        own_seat(request, position, seat)
        by_a_person(position, seat)

    return check


def seat_number(text: str) -> int:
    """Return the seat that somebody names; what is no number, or a very long one, is nobody's."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else SPECTATOR


def check_may_watch(request: AnyRequest, position: Position, held: tuple[int, ...]) -> None:
    """Refuse whoever holds no seat of a table that admits no spectators, and does not host it."""
    if not held and not position.table.watched and not is_host(request, position):
        raise NotAllowed(*NO_SPECTATORS)


@dataclass(frozen=True)
class Look:
    """As which seat a request looks at a table, and to whom the screen must be handed first, if to anybody."""

    viewer: Viewer
    handed_to: int | None


def look(request: AnyRequest, position: Position) -> Look:
    """Return how a request sees a table; whoever holds no seat sees what spectators see, if the table admits them."""
    held = held_seats(request, position)
    check_may_watch(request, position, held)
    seat, handed_to = next_seat(position, held, at(request, position))
    return Look(Viewer(people.language(request), seat, held, asker(request, position)), handed_to)


async def look_again(request: AnyRequest, live: Live, since: int) -> Look:
    """Return as whom a request looks at a table, once this node knows of it as much as whoever asks."""
    await site(request).hall.reach(live, look(request, live.position).viewer.seat, since)
    return look(request, live.position)


def at(request: AnyRequest, position: Position) -> int:
    """Return who sits before a shared screen now."""
    return seat_number(request.cookies.get(f"at-{position.table.id}", ""))


def scene(live: Live, position: Position, seen: Look) -> Scene:
    """Return a position as somebody sees it."""
    return Scene(live, position, seen.viewer)


def check_may_talk(position: Position, who: str) -> None:
    """Refuse somebody whom the host has muted or removed."""
    sanction = position.table.sanctions.get(who)
    if sanction:
        raise NotAllowed(*(MUTED if sanction == MUTE else REMOVED))


def links(request: AnyRequest, position: Position, viewer: Viewer) -> dict[int, str]:
    """Return the invitations to free seats, for the host alone."""
    if viewer.person != position.table.host:
        return {}
    free = (place for place in position.seats if place.is_free and place.invitation)
    return {place.seat: link(request, place) for place in free}


def link(request: AnyRequest, place: SeatRow) -> str:
    """Return the address that lets one person sit down."""
    return f"{base(request).rstrip('/')}/seat/{place.invitation}"


def base(request: AnyRequest) -> str:
    """Return the address of the server for links that others get: not this machine's own, if there is a better one."""
    better = site(request).neighbourhood.addresses
    return better[0] if better and is_here(request.base_url.hostname) else str(request.base_url)


def reaches_nobody(request: AnyRequest) -> bool:
    """Tell whether a link that is given now works on the machine of the server only."""
    return is_here(request.base_url.hostname) and not site(request).neighbourhood.addresses


def html(request: AnyRequest, template: str, status: int = 200, **values: Any) -> Response[str]:
    """Return a page for whoever asked."""
    who = person(request)
    text = render.render(template, people.language(request), **common(request, who), **values)
    return with_cookie(request, Response(text, media_type=MediaType.HTML, status_code=status), who)


def drawing(svg: str) -> Response[str]:
    """Return a picture that has its style inside, which is all that it may do."""
    only_style = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}
    return Response(svg, media_type="image/svg+xml", headers=only_style)


def common(request: AnyRequest, who: Person) -> dict[str, Any]:
    """Return what every page needs to know of its reader."""
    chosen = {name: people.preference(request, name) for name in people.PREFERENCES}
    return {
        "person": who,
        "theme": people.theme(request),
        "path": request.url.path,
        "prefers": chosen,
        "only_here": reaches_nobody(request),
    }


def with_cookie(request: AnyRequest, response: Response[Any], who: Person) -> Response[Any]:
    """Give a browser that came for the first time the cookie by which it is known."""
    if who.is_new:
        here = site(request)
        response.set_cookie(here.signer.cookie(who, here.settings.secure))
    return response


def tags(request: AnyRequest, id: str, title: str, text: str) -> dict[str, Any]:
    """Return what those who show links are told of a finished game."""
    here = f"{base(request).rstrip('/')}/t/{id}"
    # Whoever fetches the picture for a link says no language: it has that of the page.
    image = f"{here}/share.png?lang={people.language(request)}"
    return {"url": f"{here}/results", "image": image, "title": title, "text": text}
