"""Who sits where: sitting down, leaving, going to another device, being replaced or removed; and who may talk."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.errors import BadSetup
from ludotheque.server.hall import Hall, is_robots_turn
from ludotheque.server.live import Position
from ludotheque.server.people import NOT_YOURS, REMOVED, NoInvitation, NotAllowed, NotNow, new_code, told_apart
from ludotheque.server.supervision import Supervisor
from ludotheque.store import rows as store
from ludotheque.store.rows import SeatRow

STAND_IN = "normal"
# What a seat is wanted for, and that its owner does not give it up.
BY_BOT, BY_INVITATION, REFUSED = "bot", "invitation", "refused"
WANTED = (BY_BOT, BY_INVITATION)
# Seconds to object, and how long the host then leaves the seat in peace.
OBJECTION, PEACE = 60.0, 600.0
MUTE, REMOVE = "muted", "removed"
REPLACING = "replacing"
NOBODY: dict[str, Any] = {"person": None, "sitting": None, "invitation": None, "notice": None, "notice_until": 0.0}


@dataclass(frozen=True)
class Guest:
    """Somebody who sits down: which browser, what they are called, by which code, and what they add to chance."""

    person: str
    name: str
    code: str
    added: str


async def sit(hall: Hall, id: str, seat: int, person: str, name: str, added: str = "") -> SeatRow:
    """Sit down on a seat that anybody may take."""
    async with hall.changing(id) as (live, connection):
        place = live.position.seats[seat]
        if live.position.table.sanctions.get(person) == REMOVE:
            raise NotAllowed(*REMOVED)
        if place.kind != store.OPEN or place.taken:
            raise BadSetup("this seat is not free", "cette place n'est pas libre")
        await _sit_down(connection, live.position, place, Guest(person, name, new_code(), added))
    return live.position.seats[seat]


async def seat_of(hall: Hall, code: str) -> SeatRow:
    """Return the seat that a code invites to, or that somebody took with it."""
    place: SeatRow | None = await hall.query(lambda connection: store.seat_of_code(connection, code))
    if place is None:
        raise NoInvitation
    return place


async def accept(hall: Hall, code: str, person: str, name: str, added: str = "") -> SeatRow:
    """Sit down by an invitation, or take one's seat to this device; either uses the code up."""
    found = await seat_of(hall, code)
    async with hall.changing(found.table_id) as (live, connection):
        place = live.position.seats[found.seat]
        if place.sitting == code and place.person == person:
            return place
        if place.invitation != code:
            raise NoInvitation
        if place.taken:
            await _move(connection, live.position, place, code, person)
        else:
            await _lift(connection, live.position, person)
            await _sit_down(connection, live.position, place, Guest(person, name, code, added))
    return live.position.seats[found.seat]


async def _sit_down(connection: AsyncConnection, position: Position, place: SeatRow, guest: Guest) -> None:
    others = (other.name for other in position.seats if other.taken and other.seat != place.seat)
    name = told_apart(guest.name, others)
    here: dict[str, Any] = {"taken": True, "name": name, "bot": None, "seen": store.now()}
    if position.begun is None:
        here["added"] = guest.added
    await _reseat(
        connection, position, place, "sits", **{**NOBODY, **here, "person": guest.person, "sitting": guest.code}
    )


async def _move(connection: AsyncConnection, position: Position, place: SeatRow, code: str, person: str) -> None:
    """Give a sitting to another browser of the same person; who hosts the table does so from there."""
    arrived = {"person": person, "sitting": code, "invitation": None, "seen": store.now()}
    if not await store.change_seat_if(connection, place, **arrived):
        raise NoInvitation
    table = position.table
    if table.host == place.person and len(position.held_by(place.person)) == 1:
        await store.change_table(connection, table.id, host=person)


async def _lift(connection: AsyncConnection, position: Position, person: str) -> None:
    """Let somebody whom the host invites again be as if they had never been removed."""
    table = position.table
    if person in table.sanctions:
        kept = {other: kind for other, kind in table.sanctions.items() if other != person}
        await store.change_table(connection, table.id, sanctions=kept)


async def _reseat(
    connection: AsyncConnection, position: Position, was: SeatRow, happened: str, **values: Any
) -> Position:
    """Change who plays a seat, unless somebody else was quicker, and say so at the table."""
    new = replace(was, **values)
    if not await store.change_seat_if(connection, was, **values):
        raise NotNow("somebody else was quicker", "quelqu'un d'autre a été plus rapide")
    seats = tuple(new if place.seat == was.seat else place for place in position.seats)
    facts = {"robots_turn": is_robots_turn(position, seats), "changed": store.now()}
    await store.change_table(connection, was.table_id, **facts)
    await store.add_message(connection, was.table_id, was.seat, new.name if happened == "sits" else was.name, happened)
    return replace(position, seats=seats)


async def invite(hall: Hall, id: str, seat: int, code: str | None) -> SeatRow:
    """Set the code of a seat: a new one ends an earlier one, none withdraws it."""
    async with hall.changing(id) as (live, connection):
        await store.change_seat_if(connection, live.position.seats[seat], invitation=code)
    return live.position.seats[seat]


async def leave(hall: Hall, id: str, seat: int) -> None:
    """Give one's seat up: a bot plays it while others are there; the host hands the table on."""
    async with hall.changing(id) as (live, connection):
        position, place = live.position, live.position.seats[seat]
        if place.person is None:
            raise NotAllowed(*NOT_YOURS)
        await _hand_on(connection, position, place)
        await _vacate(connection, position, place, "leaves")


async def _hand_on(connection: AsyncConnection, position: Position, place: SeatRow) -> None:
    others = [other for other in position.seats if other.person not in (None, place.person)]
    leaves = len(position.held_by(place.person)) == 1
    if position.table.host == place.person and leaves and others:
        await store.change_table(connection, place.table_id, host=others[0].person)
        await store.add_message(connection, place.table_id, others[0].seat, others[0].name, "hosts")


async def _vacate(
    connection: AsyncConnection, position: Position, place: SeatRow, happened: str, **values: Any
) -> Position:
    """End a sitting, and let a bot go on if somebody is left to play against."""
    others = any(other.person for other in position.seats if other.seat != place.seat)
    bot = STAND_IN if others else None
    if position.begun is None:
        values["added"] = None
    return await _reseat(connection, position, place, happened, **{**NOBODY, "taken": False, "bot": bot, **values})


async def ask_for(hall: Hall, id: str, seat: int, wanted: str) -> float:
    """Want a seat for a bot or an invitation; return when, zero if at once, for whoever is there may object first."""
    async with hall.changing(id) as (live, connection):
        place = live.position.seats[seat]
        if not live.is_here(seat):
            await _replaced(connection, live.position, place, wanted)
            return 0.0
        if place.notice_until > store.now():
            raise _too_soon(place)
        until = store.now() + OBJECTION
        await store.change_seat_if(connection, place, notice=wanted, notice_until=until)
        await store.add_message(connection, id, seat, place.name, "warned")
    return until


def _too_soon(place: SeatRow) -> NotNow:
    minutes = max(1, round((place.notice_until - store.now()) / 60))
    if place.notice == REFUSED:
        return NotNow(
            f"{place.name} has objected; ask again in {minutes} min",
            f"{place.name} s'y est opposé ; redemandez dans {minutes} min",
        )
    return NotNow(f"{place.name} has already been asked", f"{place.name} a déjà été prévenu")


async def _replaced(connection: AsyncConnection, position: Position, place: SeatRow, wanted: str) -> None:
    code = new_code() if wanted == BY_INVITATION else None
    await _vacate(connection, position, place, "replaced", kind=store.PERSON, invitation=code, bot=STAND_IN)


async def refuse(hall: Hall, id: str, seat: int) -> None:
    """Object to being replaced: it does not happen, and is not asked again for a while."""
    async with hall.changing(id) as (live, connection):
        place = live.position.seats[seat]
        peace = {"notice": REFUSED, "notice_until": store.now() + PEACE}
        if place.notice in WANTED and await store.change_seat_if(connection, place, **peace):
            await store.add_message(connection, id, seat, place.name, "objects")


async def replace_those_due(hall: Hall, supervisor: Supervisor) -> None:
    """Replace those who were told of it and have let their time pass."""
    due: dict[str, list[int]] = {}
    for place in await hall.query(lambda connection: store.due_notices(connection, WANTED, store.now())):
        due.setdefault(place.table_id, []).append(place.seat)

    async def replace_at(id: str) -> None:
        for seat in due[id]:
            with suppress(NotNow):
                await _replace_due(hall, id, seat)

    supervisor.forget(REPLACING, due)
    await supervisor.each(REPLACING, due, replace_at)


async def _replace_due(hall: Hall, id: str, seat: int) -> None:
    async with hall.changing(id) as (live, connection):
        place = live.position.seats[seat]
        # Another node may have been here, or its owner have objected in the last moment.
        if place.notice in WANTED and place.notice_until <= store.now():
            await _replaced(connection, live.position, place, place.notice or BY_BOT)


async def mute(hall: Hall, id: str, person: str, muted: bool) -> None:
    """Let somebody no longer talk at a table, or talk again; whoever was removed stays removed."""
    async with hall.changing(id) as (live, connection):
        sanctions = dict(live.position.table.sanctions)
        if muted:
            sanctions.setdefault(person, MUTE)
        elif sanctions.get(person) == MUTE:
            del sanctions[person]
        await store.change_table(connection, id, sanctions=sanctions)


async def remove(hall: Hall, id: str, seat: int) -> None:
    """Send somebody away from the table: no seat, no talk, and no way back but by a new invitation."""
    async with hall.changing(id) as (live, connection):
        position, person = live.position, live.position.seats[seat].person
        if person is None:
            return
        for held in position.held_by(person):
            place = position.seats[held]
            position = await _vacate(connection, position, place, "removed", kind=store.PERSON, bot=STAND_IN)
        sanctions = {**position.table.sanctions, person: REMOVE}
        await store.change_table(connection, id, sanctions=sanctions)


def appeal(position: Position, seat: int) -> SeatRow | None:
    """Return a seat of which its owner was told that the host wants it, while they may object."""
    place = position.seats[seat] if seat >= 0 else None
    return place if place and place.notice in WANTED and place.notice_until > store.now() else None
