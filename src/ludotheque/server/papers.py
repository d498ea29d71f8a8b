"""What a program gets to sit at a table by: tokens of its own seats, invitations, and word of what the host wants."""

from __future__ import annotations

import msgspec

from ludotheque.server import seating
from ludotheque.server.live import Position
from ludotheque.server.people import AnyRequest, Badge
from ludotheque.server.site import link, site
from ludotheque.store.rows import SeatRow


class SeatToken(msgspec.Struct):
    """The right to act for a seat as long as one sits there: the token goes into the Authorization header."""

    table: str
    seat: int
    token: str


class Invitation(msgspec.Struct):
    """A code that lets one person sit down, once; the link is for a browser."""

    table: str
    seat: int
    code: str
    link: str


class Notice(msgspec.Struct):
    """The host wants the seat for a bot or an invitation, and gets it then (seconds since 1970) if nobody objects."""

    wanted: str
    until: float


def told_to(position: Position, seat: int) -> tuple[str | None, str | None]:
    """Return by which sitting a seat is played, and what its owner was told."""
    return (position.seats[seat].sitting, position.seats[seat].notice) if seat >= 0 else (None, None)


def seat_token(request: AnyRequest, place: SeatRow) -> SeatToken:
    """Return the right to act for a seat, which ends with the sitting."""
    token = site(request).signer.token(Badge(place.table_id, place.seat, place.sitting or ""))
    return SeatToken(place.table_id, place.seat, token)


def invitation(request: AnyRequest, place: SeatRow) -> Invitation:
    """Return the invitation to a seat."""
    return Invitation(place.table_id, place.seat, place.invitation or "", link(request, place))


def invitations(request: AnyRequest, position: Position) -> list[Invitation]:
    """Return the invitations to all free seats."""
    return [invitation(request, place) for place in position.seats if place.is_free and place.invitation]


def notice_of(position: Position, seat: int) -> Notice | None:
    """Return what the owner of a seat was told and may object to."""
    place = seating.appeal(position, seat)
    return Notice(place.notice or "", place.notice_until) if place else None
