"""What is read from the database and written to it, as small values and one function per sentence of SQL."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.chance import Pledge, Seed
from ludotheque.components import FIRST_EDITION
from ludotheque.game import Outcome
from ludotheque.pupil import Pupil
from ludotheque.store.schema import answers, leases, messages, openings, seats, settings, tables
from ludotheque.store.writer import Work

PERSON, OPEN, BOT = "person", "open", "bot"
# A table begins when all have sat down and have added to its chance what they want; nothing is dealt before.
WAITING, PLAYING, OVER = "waiting", "playing", "over"
# The setting that tells servers that all they remember may be wrong.
RESTORED = "restored"


@dataclass(frozen=True)
class TableRow:
    """A table to play at."""

    id: str
    name: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    seed: int
    host: str
    state: str
    number: int
    asked: list[int]
    robots_turn: bool
    progress: list[int]
    outcome: dict[str, list[int]] | None
    created: float
    changed: float
    clock: int | None = None
    watched: bool = True
    origin: str | None = None
    origin_number: int | None = None
    forks: list[tuple[int, Seed]] = field(default_factory=list)
    edition: int = FIRST_EDITION
    # Who may not talk here, or was removed: "muted" or "removed" by browser.
    sanctions: dict[str, str] = field(default_factory=dict)
    pledge: Pledge | None = None
    position: str | None = None
    # From which row on it was played under other rules, under which, and after how many rows it stood then.
    eras: list[tuple[int, str, int]] = field(default_factory=list)
    # Of a guided game: which lesson, and what the pupil said.
    pupil: Pupil | None = None

    @property
    def last_rules(self) -> str:
        """Return the rules that it is played under now."""
        return self.eras[-1][1] if self.eras else self.rules

    @property
    def first_seed(self) -> Seed:
        """Return where chance comes from at the start of the game."""
        return self.seed if self.pledge is None else self.pledge

    @property
    def last_seed(self) -> Seed:
        """Return where chance comes from now: for a fork, from what was drawn anew last."""
        return self.forks[-1][1] if self.forks else self.first_seed

    def with_added(self, added: Sequence[str]) -> TableRow:
        """Return the table with what the seats have added to the chance that is still to come."""
        last = self.last_seed
        if not isinstance(last, Pledge):
            return self
        full = last.with_added(added)
        if self.forks:
            return replace(self, forks=[*self.forks[:-1], (self.forks[-1][0], full)])
        return replace(self, pledge=full)


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table: who sits there, and the level of the bot that plays it now, if one does."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    taken: bool
    seen: float = 0.0
    # Whose browser acts for it, by which sitting; nobody's if the seat is free or a bot's.
    person: str | None = None
    sitting: str | None = None
    # The code that lets somebody sit down here, or the owner come from another device.
    invitation: str | None = None
    # What the host wants the seat for, or that its owner refused, and until when that stands.
    notice: str | None = None
    notice_until: float = 0.0
    # What it adds to the table's secret: empty for nothing, none as long as it may still add something.
    added: str | None = ""
    # How often whoever sits there wants to be asked, by a name of the game's; empty for always.
    manner: str = ""

    @property
    def is_free(self) -> bool:
        """Tell whether a person could sit down here; a bot may play meanwhile."""
        return self.kind != BOT and not self.taken

    @property
    def is_ready(self) -> bool:
        """Tell whether the game need not wait for it."""
        return bool(self.bot) or (self.taken and self.added is not None)


@dataclass(frozen=True)
class AnswerRow:
    """One answer or undo."""

    table_id: str
    number: int
    seat: int
    question: int
    undo: bool
    verb: str = ""
    kind: str = ""
    index: int = 0
    arg: int = 0
    chance: list[int] = field(default_factory=list)
    at: float = 0.0
    # How many answers right before it were chosen at once with it.
    follows: int = 0
    # How the game stood after it, packed against how it stood before; none if that was never kept.
    moment: bytes | None = None


@dataclass(frozen=True)
class Message:
    """Something said at a table, or something that happened to a seat."""

    id: int
    table_id: str
    seat: int
    name: str
    kind: str
    text: str
    at: float
    person: str = ""


def ending(outcome: Outcome) -> dict[str, list[int]]:
    """Return how a game ended as a table's row says it."""
    return {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def now() -> float:
    """Return the time as it is written in the database: seconds since 1970."""
    return time.time()


async def add_table(connection: AsyncConnection, table: TableRow, places: Sequence[SeatRow]) -> None:
    """Write a new table with its seats and who sits there."""
    await connection.execute(tables.insert().values(**vars(table)))
    await connection.execute(seats.insert(), [vars(place) for place in places])


async def get_table(connection: AsyncConnection, id: str) -> TableRow | None:
    """Return a table."""
    row = (await connection.execute(tables.select().where(tables.c.id == id))).mappings().first()
    return TableRow(**row) if row else None


async def lock_table(connection: AsyncConnection, id: str) -> TableRow:
    """Return a table that nobody else changes before this transaction ends."""
    wanted = tables.select().where(tables.c.id == id).with_for_update()
    return TableRow(**(await connection.execute(wanted)).mappings().one())


async def get_seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of some tables."""
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    wanted = seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in (await connection.execute(wanted)).mappings():
        found[row["table_id"]].append(SeatRow(**row))
    return found


async def change_table(connection: AsyncConnection, id: str, **values: Any) -> None:
    """Write some columns of a table."""
    await connection.execute(tables.update().where(tables.c.id == id).values(**values))


async def change_seat(connection: AsyncConnection, id: str, seat: int, **values: Any) -> None:
    """Write some columns of a seat."""
    where = (seats.c.table_id == id) & (seats.c.seat == seat)
    await connection.execute(seats.update().where(where).values(**values))


async def note_seen(connection: AsyncConnection, present: Sequence[tuple[str, int]]) -> None:
    """Note that somebody is at these seats."""
    here = (seats.c.table_id == sa.bindparam("id")) & (seats.c.seat == sa.bindparam("place"))
    rows = [{"id": id, "place": seat, "at": now()} for id, seat in present]
    await connection.execute(seats.update().where(here).values(seen=sa.bindparam("at")), rows)


async def change_seat_if(connection: AsyncConnection, was: SeatRow, **values: Any) -> bool:
    """Write some columns of a seat if the same person sits there by the same right as before; tell whether so."""
    where = (seats.c.table_id == was.table_id) & (seats.c.seat == was.seat) & (seats.c.taken == was.taken)
    same = (seats.c.sitting == was.sitting) & (seats.c.invitation == was.invitation) & (seats.c.notice == was.notice)
    result = await connection.execute(seats.update().where(where & same).values(**values))
    return result.rowcount == 1


async def add_chance(connection: AsyncConnection, id: str, seat: int, added: str) -> None:
    """Write what a seat adds to the chance of a game that has not begun; what it added once stays."""
    missing = (seats.c.table_id == id) & (seats.c.seat == seat) & seats.c.added.is_(None)
    await connection.execute(seats.update().where(missing).values(added=added))


async def seat_of_code(connection: AsyncConnection, code: str) -> SeatRow | None:
    """Return the seat that a code invites to, or that somebody took with it."""
    wanted = seats.select().where((seats.c.invitation == code) | (seats.c.sitting == code))
    row = (await connection.execute(wanted)).mappings().first()
    return SeatRow(**row) if row else None


async def due_notices(connection: AsyncConnection, kinds: Sequence[str], at: float) -> list[SeatRow]:
    """Return the seats whose owners were told of one of these things and let their time pass."""
    wanted = seats.select().where(seats.c.notice.in_(kinds) & (seats.c.notice_until <= at))
    return [SeatRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def add_answer(connection: AsyncConnection, answer: AnswerRow) -> None:
    """Write an answer; fails if another one already has its number."""
    await connection.execute(answers.insert().values(**vars(answer)))


ADD_ANSWER = answers.insert()
CHANGE_TABLE = tables.update().where(tables.c.id == sa.bindparam("which"))


def answer_statements(given: Sequence[AnswerRow], facts: dict[str, Any]) -> Work:
    """Return what writes answers, and what the table's row says after them."""
    rows = [(ADD_ANSWER, vars(row)) for row in given]
    return [*rows, (CHANGE_TABLE, {"which": given[-1].table_id, **facts})]


async def add_answers(connection: AsyncConnection, rows: Sequence[AnswerRow]) -> None:
    """Write many answers at once."""
    if rows:
        await connection.execute(answers.insert(), [vars(row) for row in rows])


async def get_answers(connection: AsyncConnection, id: str, since: int = 0) -> list[AnswerRow]:
    """Return the answers of a table from a number on, in order."""
    wanted = answers.select().where((answers.c.table_id == id) & (answers.c.number >= since)).order_by(answers.c.number)
    return [AnswerRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def keep_moments(connection: AsyncConnection, id: str, moments: dict[int, bytes]) -> None:
    """Write how a game stood after so many answers; after none, if that was not kept yet."""
    if 0 in moments:
        await _upsert(connection, openings, {"table_id": id, "moment": moments[0]}, {})
    here = (answers.c.table_id == id) & (answers.c.number == sa.bindparam("place"))
    rows = [{"place": number - 1, "kept": moment} for number, moment in moments.items() if number]
    if rows:
        await connection.execute(answers.update().where(here).values(moment=sa.bindparam("kept")), rows)


async def get_opening(connection: AsyncConnection, id: str) -> bytes | None:
    """Return how a game stood before its first answer, if that was kept."""
    return (await connection.execute(sa.select(openings.c.moment).where(openings.c.table_id == id))).scalar()


async def add_message(
    connection: AsyncConnection, id: str, seat: int, name: str, kind: str, text: str = "", person: str = ""
) -> Message:
    """Write what was said or happened."""
    at = now()
    values = {"table_id": id, "seat": seat, "name": name, "kind": kind, "text": text, "at": at, "person": person}
    result = await connection.execute(messages.insert().values(**values).returning(messages.c.id))
    return Message(result.scalar_one(), id, seat, name, kind, text, at, person)


async def get_messages(connection: AsyncConnection, id: str, after: int = 0, most: int = 100) -> list[Message]:
    """Return the last things said at a table, oldest first."""
    wanted = messages.select().where((messages.c.table_id == id) & (messages.c.id > after))
    rows = (await connection.execute(wanted.order_by(messages.c.id.desc()).limit(most))).mappings()
    return [Message(**row) for row in rows][::-1]


async def held_by(connection: AsyncConnection, person: str) -> dict[str, list[int]]:
    """Return the seats that a browser may act for, by table."""
    found: dict[str, list[int]] = {}
    for row in await connection.execute(seats.select().where(seats.c.person == person).order_by(seats.c.seat)):
        found.setdefault(row.table_id, []).append(row.seat)
    return found


async def list_tables(connection: AsyncConnection, where: sa.ColumnElement[bool], most: int = 30) -> list[TableRow]:
    """Return tables, those that changed last first; one that cannot be read hides no other."""
    wanted = tables.select().where(where).order_by(tables.c.changed.desc()).limit(most)
    with suppress(ValueError):
        return [TableRow(**row) for row in (await connection.execute(wanted)).mappings()]
    found = []
    for id in await list_ids(connection, where, most):
        with suppress(ValueError):
            found.append(await get_table(connection, id))
    return [table for table in found if table]


async def list_ids(connection: AsyncConnection, where: sa.ColumnElement[bool], most: int) -> list[str]:
    """Return the names of tables, those that changed last first, without reading what else is written of them."""
    wanted = sa.select(tables.c.id).where(where).order_by(tables.c.changed.desc()).limit(most)
    return list((await connection.execute(wanted)).scalars())


def is_mine(ids: Sequence[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a table is one of these, and still played."""
    return tables.c.id.in_(ids) & (tables.c.state != OVER) & is_no_puzzle()


def is_no_puzzle() -> sa.ColumnElement[bool]:
    """Return the condition that a table is for a whole game: tries at puzzles are not listed among games."""
    return tables.c.position.is_(None) | sa.not_(tables.c.position.startswith("puzzle = "))


def is_open() -> sa.ColumnElement[bool]:
    """Return the condition that a table has a seat that anybody may take."""
    free = (seats.c.table_id == tables.c.id) & (seats.c.kind == OPEN) & sa.not_(seats.c.taken)
    return (tables.c.state != OVER) & sa.exists().where(free)


def is_over() -> sa.ColumnElement[bool]:
    """Return the condition that a game is finished and may be watched."""
    return (tables.c.state == OVER) & tables.c.watched & is_no_puzzle()


def is_running() -> sa.ColumnElement[bool]:
    """Return the condition that a game is not finished."""
    return tables.c.state != OVER


def was_never_kept() -> sa.ColumnElement[bool]:
    """Return the condition that nothing says how a game stood all along."""
    return (tables.c.state != WAITING) & sa.not_(sa.exists().where(openings.c.table_id == tables.c.id))


def waits_for_a_robot() -> sa.ColumnElement[bool]:
    """Return the condition that a bot is asked."""
    return (tables.c.state == PLAYING) & tables.c.robots_turn


# Whoever is late has so much of the clock's time again before a bot plays.
GRACE = 0.25
# A clock is there for those who wait: with fewer people at a table than this it stands still.
COMPANY = 2


def is_late(at: float) -> sa.ColumnElement[bool]:
    """Return the condition that others wait for somebody who has thought for longer than the clock allows."""
    late = tables.c.clock.is_not(None) & (tables.c.changed + tables.c.clock * (1 + GRACE) < at)
    people = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None)).scalar_subquery()
    return (tables.c.state == PLAYING) & sa.not_(tables.c.robots_turn) & late & (people >= COMPANY)


async def lease(connection: AsyncConnection, id: str, seat: int, node: str, seconds: float) -> bool:
    """Claim the right to let a bot think for a seat; tell whether this node has it."""
    at = now()
    values = {"table_id": id, "seat": seat, "node": node, "until": at + seconds}
    free = (leases.c.until < at) | (leases.c.node == node)
    return await _upsert(connection, leases, values, {"node": node, "until": at + seconds}, free)


async def release(connection: AsyncConnection, node: str | None = None) -> None:
    """Give up the leases of a node, or those of all."""
    await connection.execute(leases.delete().where(leases.c.node == node if node else sa.true()))


async def restored(connection: AsyncConnection) -> str | None:
    """Return the mark of the last backup that was put in place of everything, if one was."""
    return (await connection.execute(sa.select(settings.c.value).where(settings.c.name == RESTORED))).scalar()


def fresh_mark() -> str:
    """Return a mark that no other restoring has."""
    return token_hex(8)


async def setting(connection: AsyncConnection, name: str, fresh: str) -> str:
    """Return a shared setting, which is the fresh value if nobody has set it yet."""
    await _upsert(connection, settings, {"name": name, "value": fresh}, {})
    wanted = sa.select(settings.c.value).where(settings.c.name == name)
    return str((await connection.execute(wanted)).scalar_one())


async def _upsert(
    connection: AsyncConnection,
    table: sa.Table,
    values: dict[str, Any],
    change: dict[str, Any],
    where: sa.ColumnElement[bool] | None = None,
) -> bool:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    keys = list(table.primary_key.columns)
    statement: Any = insert(table).values(**values)
    if change:
        statement = statement.on_conflict_do_update(index_elements=keys, set_=change, where=where)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=keys)
    return (await connection.execute(statement.returning(keys[0]))).first() is not None
