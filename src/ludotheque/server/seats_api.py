"""The seats of a table over the JSON API: invitations, bots for the absent, other devices, and what the host may do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from ludotheque.chance import Added
from ludotheque.server import gathering, seating, seats
from ludotheque.server.api import TableId, TableInfo, open_for, table_info
from ludotheque.server.live import Live
from ludotheque.server.papers import Invitation, invitation, invitations
from ludotheque.server.people import NOT_HOST, NOT_YOURS, AnyRequest, NotAllowed, NotNow, new_code
from ludotheque.server.site import check_host, check_rate, own_seat, own_seats, site

Seat = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Whose(msgspec.Struct):
    """One's own seat; it need not be named by whoever has only one."""

    seat: Seat | None = None


class Which(msgspec.Struct):
    """A seat of the table."""

    seat: Seat


class Replacing(msgspec.Struct):
    """Who is to have a seat instead of the person there; `sure` confirms it."""

    seat: Seat
    by: Literal["bot", "invitation"] = "bot"
    sure: bool = False


class Removing(msgspec.Struct):
    """Who is to be removed from the table; `sure` confirms it."""

    seat: Seat
    sure: bool = False


class Muting(msgspec.Struct):
    """Who may not talk any longer, or again: whoever sits in a seat, or said something."""

    seat: Seat | None = None
    message: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    muted: bool = True


class Wanted(msgspec.Struct):
    """When a seat changes hands if nobody objects, in seconds since 1970; zero if it just has."""

    until: float


class NewChance(msgspec.Struct):
    """What a seat adds to the chance of a table that has not begun: random bytes in hexadecimal."""

    added: Added


class SeatsApi(Controller):
    """Who sits where. The host shows the token of the table or of their own seat."""

    path = "/api/tables/{id:str}"
    tags = ("seats",)

    @post("/chance", summary="Add to the chance of a table", status_code=200)
    async def chance(self, request: AnyRequest, id: TableId, data: JSONBody[NewChance]) -> TableInfo:
        """Mix bytes into the chance of a table that has not begun; it begins when nobody else is expected to."""
        check_rate(request)
        mine = own_seats(request, (await open_for(request, id)).position)
        return table_info(await site(request).hall.add_chance(id, mine, data.added))

    @post("/begin", summary="Begin without waiting", status_code=200)
    async def begin(self, request: AnyRequest, id: TableId) -> TableInfo:
        """Deal to those who sit; whoever sits down later adds nothing to the chance of the table."""
        check_rate(request)
        if not gathering.may_begin(request, (await open_for(request, id)).position):
            raise NotAllowed(*NOT_HOST)
        return table_info(await site(request).hall.begin(id, waits=False))

    @get("/invitations", summary="List the invitations")
    async def list(self, request: AnyRequest, id: TableId) -> list[Invitation]:
        """Return the invitations that nobody has used, for the host."""
        position = (await open_for(request, id)).position
        check_host(request, position, 0)
        return invitations(request, position)

    @post("/invitations", summary="Invite somebody")
    async def invite(self, request: AnyRequest, id: TableId, data: JSONBody[Which]) -> Invitation:
        """Make an invitation to a free seat, which ends an earlier one; for the host."""
        live = await self.open(request, id)
        return invitation(request, await seats.invited(request, live, known(live, data.seat)))

    @post("/withdraw", summary="Withdraw an invitation", status_code=200)
    async def withdraw(self, request: AnyRequest, id: TableId, data: JSONBody[Which]) -> TableInfo:
        """Withdraw the invitation to a seat, or the code for another device."""
        live = await self.open(request, id)
        await seats.withdrawn(request, live, known(live, data.seat))
        return table_info(live.position)

    @post("/move", summary="Go to another device")
    async def move(self, request: AnyRequest, id: TableId, data: JSONBody[Whose]) -> Invitation:
        """Return a code by which one's own seat is taken to another device, once; this token then ends."""
        live = await self.open(request, id)
        seat = own_seat(request, live.position, data.seat)
        return invitation(request, await seating.invite(site(request).hall, id, seat, new_code()))

    @post("/leave", summary="Leave the table", status_code=200)
    async def leave(self, request: AnyRequest, id: TableId, data: JSONBody[Whose]) -> TableInfo:
        """Give one's seat up; the token ends."""
        live = await self.open(request, id)
        await seating.leave(site(request).hall, id, own_seat(request, live.position, data.seat))
        return table_info(live.position)

    @post("/robot", summary="Let a bot play", status_code=200)
    async def robot(self, request: AnyRequest, id: TableId, data: JSONBody[Which]) -> TableInfo:
        """Let a bot play for oneself or for an absent player, until they are back."""
        live = await self.open(request, id)
        return table_info(await seats.stand_in(request, live, known(live, data.seat)))

    @post("/back", summary="Play again", status_code=200)
    async def back(self, request: AnyRequest, id: TableId, data: JSONBody[Whose]) -> TableInfo:
        """Play one's seat again instead of the bot."""
        live = await self.open(request, id)
        return table_info(await seats.take_back(request, live, own_seat(request, live.position, data.seat)))

    @post("/replace", summary="Replace a player", status_code=200)
    async def replace(self, request: AnyRequest, id: TableId, data: JSONBody[Replacing]) -> Wanted:
        """Give a seat to a bot or an invitation, for the host; whoever is there has a minute to object."""
        live = await self.open(request, id)
        seats.replaceable(request, live.position, known(live, data.seat))
        confirmed(data.sure)
        return Wanted(await seating.ask_for(site(request).hall, id, data.seat, data.by))

    @post("/object", summary="Object to being replaced", status_code=200)
    async def refuse(self, request: AnyRequest, id: TableId, data: JSONBody[Whose]) -> TableInfo:
        """Stay: the host is not given the seat, and cannot ask for it again for a while."""
        live = await self.open(request, id)
        await seating.refuse(site(request).hall, id, own_seat(request, live.position, data.seat))
        return table_info(live.position)

    @post("/mute", summary="Mute somebody", status_code=200)
    async def mute(self, request: AnyRequest, id: TableId, data: JSONBody[Muting]) -> TableInfo:
        """Let somebody no longer talk at the table, or talk again; for the host."""
        live = await self.open(request, id)
        seat = None if data.seat is None else known(live, data.seat)
        await seats.muted(request, live, seat, data.message, data.muted)
        return table_info(live.position)

    @post("/remove", summary="Remove somebody", status_code=200)
    async def remove(self, request: AnyRequest, id: TableId, data: JSONBody[Removing]) -> TableInfo:
        """Remove a player from the table, for the host: no seat, no talk, no way back but by an invitation."""
        live = await self.open(request, id)
        seats.replaceable(request, live.position, known(live, data.seat))
        confirmed(data.sure)
        await seating.remove(site(request).hall, id, data.seat)
        return table_info(live.position)

    async def open(self, request: AnyRequest, id: str) -> Live:
        """Return a table that a request wants to change."""
        check_rate(request)
        return await open_for(request, id)


def known(live: Live, seat: int) -> int:
    """Return a seat that the table has."""
    if seat >= len(live.position.seats):
        raise NotAllowed(*NOT_YOURS)
    return seat


def confirmed(sure: bool) -> None:
    """Refuse what has to be meant and was not said twice."""
    if not sure:
        raise NotNow("this has to be confirmed: say sure", "cela demande confirmation : dire sure")
