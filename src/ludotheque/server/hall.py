"""All tables of this node: opened from the database when asked for, changed in it before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque import moments
from ludotheque.errors import BadAnswer, BadRecord, LudothequeError, NotYourTurn, OldQuestion
from ludotheque.kernel import SPECTATOR, Option, State
from ludotheque.match import Match
from ludotheque.recall import Forgotten, is_sealed
from ludotheque.server.live import TALK, Live, Position, asked, play, with_fields
from ludotheque.server.rebuilding import rebuild
from ludotheque.store import Database, is_trouble
from ludotheque.store import rows as store
from ludotheque.store.rows import AnswerRow, SeatRow, TableRow

log = logging.getLogger(__name__)
# Of so many games all positions are kept at once, for those who look back.
PASTS = 16
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class NoTable(LudothequeError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("this table does not exist, or no longer does", "cette table n'existe pas, ou plus")


class Unopenable(LudothequeError):
    """There is such a table, but what is written of it makes no game."""

    def __init__(self) -> None:
        super().__init__(
            "this table cannot be opened: what is kept of it makes no game. Whoever runs the server knows",
            "cette table ne s'ouvre pas : ce qui en est gardé ne fait pas une partie. Qui tient le serveur le sait",
        )


class Closed(BadAnswer):
    """The game can only be looked at."""

    def __init__(self) -> None:
        super().__init__(
            "the rules have changed since, and this game cannot go on under the new ones; it can be looked at",
            "les règles ont changé depuis, et cette partie ne peut continuer avec les nouvelles ; on peut la regarder",
        )


# Refuses, by a position, an answer for a seat.
Check = Callable[[Position, int], object]


def by_a_person(position: Position, seat: int) -> None:
    """Refuse an answer of a person for a seat that a bot plays."""
    if position.seats[seat].bot:
        name = position.seats[seat].name
        raise NotYourTurn(f"a bot plays for {name}", f"un robot joue pour {name}")


class Hall:
    """The tables, and the only place where they are changed."""

    def __init__(self, database: Database, cache: int = 1000) -> None:
        self.database = database
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.cache = cache
        self.opening: dict[str, asyncio.Lock] = {}
        # Called after each change of a table, in the order of the changes.
        self.watchers: list[Callable[[Live], None]] = []
        # Tables whose past is kept, the one looked at last at the end.
        self.looked_back: list[Live] = []
        # When it was last noted who is at the tables.
        self.noted = 0.0
        # Which backup was put in place of everything last, once that was asked.
        self.mark: tuple[str | None] | None = None
        # Answers and undos that this node took, and seconds spent, for whoever measures.
        self.answered = 0
        self.spent = {"engine": 0.0, "rendering": 0.0}

    async def open(self, id: str) -> Live:
        """Return a table, from memory or from the database."""
        live = self.lives.get(id)
        if live is None and not TABLE_ID.fullmatch(id):
            raise NoTable
        if live is None:
            try:
                async with self.opening.setdefault(id, asyncio.Lock()):
                    live = self.lives.get(id) or await self._read(id)
                    self.lives[id] = live
            finally:
                self.opening.pop(id, None)
            self._forget_some()
        self.lives.move_to_end(id)
        return live

    async def _read(self, id: str) -> Live:
        try:
            return await self._rebuild(id)
        except Exception as error:
            if isinstance(error, NoTable | Forgotten) or is_trouble(error):
                raise
            raise Unopenable from error

    async def _rebuild(self, id: str) -> Live:
        async with self.database.read() as connection:
            table = await store.get_table(connection, id)
            if table is None:
                raise NoTable
            seats = (await store.get_seats(connection, [id]))[id]
            talk = await store.get_messages(connection, id, most=TALK)
            rows = await store.get_answers(connection, id)
            opening = await store.get_opening(connection, id)
        live = rebuild(table, seats, talk, rows, opening)
        try:
            if live.unkept:
                await self._keep(live)
        except DBAPIError as error:
            # Tried again when it is opened next.
            log.warning("what table %s was like cannot be kept for now: %s", id, type(error).__name__)
        if live.is_moved:
            await self._move(live, table)
        return live

    async def _keep(self, live: Live) -> None:
        """Write how a game stood all along that was begun before that was kept, or came from elsewhere."""
        known = {number: moments.write(moment) for number, moment in moments.pack_known(live.unkept).items()}
        async with self.database.write() as connection:
            await store.keep_moments(connection, live.position.table.id, known)
        last = live.unkept[-1]
        live.stored, live.unkept = last.position if last and not live.is_moved else b"", ()

    async def _move(self, live: Live, before: TableRow) -> None:
        """Write from where on a game goes on under other rules, and say so at the table, unless another node has."""
        table = live.position.table
        async with self.database.write() as connection:
            if (await store.lock_table(connection, table.id)).eras == before.eras:
                await store.change_table(
                    connection, table.id, eras=table.eras, **_facts(live.position.match, live.position.seats)
                )
                message = await store.add_message(connection, table.id, SPECTATOR, "", "changed")
                await self.database.announce(connection, table.id)
                live.position = replace(live.position, talk=(*live.position.talk[1 - TALK :], message))
        live.is_moved = False

    def _forget_some(self) -> None:
        if len(self.lives) > self.cache:
            for id in [id for id, live in self.lives.items() if not live.followers and not live.lock.locked()]:
                if len(self.lives) <= self.cache:
                    return
                del self.lives[id]

    def keep_past(self, live: Live, number: int, past: list[State]) -> None:
        """Keep all positions of a game that somebody looks back on, and forget those of the game longest ago."""
        live.past = (number, past)
        self.looked_back = [*(other for other in self.looked_back if other is not live), live]
        if len(self.looked_back) > PASTS:
            self.looked_back.pop(0).past = None

    def publish(self, live: Live, position: Position) -> None:
        """Make a position known: the database already has it."""
        live.publish(position)
        for watch in self.watchers:
            watch(live)

    async def add(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        answers: Sequence[AnswerRow] = (),
        opening: bytes | None = None,
    ) -> Live:
        """Write a new table, perhaps with the answers of another one, and open it."""
        async with self.database.write() as connection:
            await store.add_table(connection, table, seats)
            await store.add_answers(connection, answers)
            if opening is not None:
                await store.keep_moments(connection, table.id, {0: opening})
        live = await self.open(table.id)
        if live.position.begun is not None:
            await self._change(live, **_facts(live.position.match, live.position.seats))
        else:
            self.publish(live, live.position)
        return live

    async def answer(self, id: str, seat: int, question: int, option: Option, check: Check = by_a_person) -> Position:
        """Answer a question for a seat, if it may be; a request that comes twice gets what already happened."""
        return await self._add(id, seat, question, option, check)

    async def answer_in_turn(
        self, id: str, seat: int, question: int, options: Sequence[Option], check: Check = by_a_person
    ) -> Position:
        """Answer questions one after the other; stop where something came out or the next answer is no longer one."""
        live = await self.open(id)
        await self.reach(live, seat, question)
        revealed = live.position.match.state.revealed
        position = await self.answer(id, seat, question, options[0], check)
        for number, option in enumerate(options[1:], question + 1):
            if position.marks[seat] != number or not position.match.may_follow(seat, option, revealed):
                break
            position = await self._add(id, seat, number, option, check, follows=number - question)
        return position

    async def undo(self, id: str, seat: int, question: int, check: Check = by_a_person) -> Position:
        """Take back what a seat chose last, one answer or several that it gave at once, as far as the rules allow."""
        return await self._add(id, seat, question, None, check)

    async def _add(
        self, id: str, seat: int, question: int, option: Option | None, check: Check, follows: int = 0
    ) -> Position:
        live = await self.open(id)
        async with live.lock:
            if live.position.begun is None or question > live.position.marks[seat]:
                # Whoever asks knows more than this node has heard of.
                await self._catch_up(live)
            for _ in range(3):
                if (seat, question) in live.given:
                    return _what_happened(live, seat, question, option)
                # Whoever asked may have lost the seat while others were served.
                check(live.position, seat)
                with suppress(IntegrityError):
                    return await self._try(live, seat, question, option, follows)
                # Another node was quicker: read what it wrote and look again.
                await self._catch_up(live)
            raise _old(question, live.position.marks[seat])

    async def _try(self, live: Live, seat: int, question: int, option: Option | None, follows: int) -> Position:
        before = live.position
        if question != before.marks[seat]:
            raise _old(question, before.marks[seat])
        if before.is_closed:
            raise Closed
        started = time.thread_time()
        steps = _undone(before, seat) if option is None else [_answered(before, seat, option, follows)]
        match = steps[-1][1]
        played = time.thread_time()
        facts = _facts(match, before.seats)
        if is_sealed(before.match.state, match.state) and facts["asked"] == asked(before.match.state):
            # Nobody else may know that anything has happened.
            facts["changed"] = before.table.changed
        rows, stored = _kept(steps, before.match, live.stored)
        announcement = self.database.announcement(before.table.id)
        await self.database.commit([*store.answer_statements(rows, facts), *announcement])
        self.spent["engine"] += played - started
        live.stored = stored
        self.answered += len(steps)
        for row, after in steps:
            live.position = live.take(row, after)
        self.publish(live, with_fields(live.position, table=with_fields(live.position.table, **facts)))
        return live.position

    async def reach(self, live: Live, seat: int, number: int) -> None:
        """Read what another node wrote, if somebody may know of more than this node does."""
        if live.position.begun is None or number > live.position.marks[seat]:
            async with live.lock:
                await self._catch_up(live)

    async def catch_up(self, id: str) -> None:
        """Read what another node wrote about a table that is in memory here."""
        live = self.lives.get(id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        if live.position.begun is None:
            await self._look_again(live)
            return
        before = live.position
        id = before.table.id
        async with self.database.read() as connection:
            table = await store.get_table(connection, id)
            seats = (await store.get_seats(connection, [id]))[id]
            rows = await store.get_answers(connection, id, before.match.number)
            talk = await store.get_messages(connection, id, most=TALK)
        assert table is not None
        fresh = {"table": table, "seats": tuple(seats), "talk": tuple(talk)}
        for row in rows:
            match = live.position.match.copy()
            play(match, row)
            live.stored = _stored(row, live.stored)
            self.publish(live, replace(live.take(row, match), **fresh))  # type: ignore[arg-type]
        if not rows and any(getattr(before, name) != value for name, value in fresh.items()):
            self.publish(live, replace(before, **fresh))  # type: ignore[arg-type]

    async def _look_again(self, live: Live) -> None:
        """Read a table anew that had not begun when it was read last."""
        fresh = await self._read(live.position.table.id)
        live.given, live.stored, live.past, live.checks = fresh.given, fresh.stored, None, None
        live.sentences.clear()
        self.publish(live, fresh.position)

    async def begin(self, id: str, waits: bool = True) -> Position:
        """Deal, unless somebody still sits down or may add to the chance of the table and the game waits for them."""
        live = await self.open(id)
        async with live.lock:
            if live.position.begun is None:
                await self._begin(live, waits)
            return live.position

    async def _begin(self, live: Live, waits: bool) -> None:
        id, before = live.position.table.id, live.position
        async with self.database.write() as connection:
            table = await store.lock_table(connection, id)
            seats = (await store.get_seats(connection, [id]))[id]
            if table.state == store.WAITING and (not waits or all(place.is_ready for place in seats)):
                rows = await store.get_answers(connection, id)
                table = replace(table.with_added([place.added or "" for place in seats]), state=store.PLAYING)
                match = rebuild(table, seats, before.talk, rows).position.match
                chance = {"pledge": table.pledge, "forks": table.forks}
                await store.change_table(connection, id, **chance, **_facts(match, seats))
                await self.database.announce(connection, id)
        await self._look_again(live)

    async def add_chance(self, id: str, seats: Sequence[int], added: str) -> Position:
        """Let whoever holds some seats add to the chance of a game that has not begun; it begins after the last."""
        live = await self.open(id)
        async with live.lock:
            if live.position.begun is not None:
                return live.position
            async with self.database.write() as connection:
                if (await store.lock_table(connection, id)).state == store.WAITING:
                    for place, seat in enumerate(seats):
                        await store.add_chance(connection, id, seat, "" if place else added)
                await self.database.announce(connection, id)
            await self._begin(live, waits=True)
            return live.position

    async def _change(self, live: Live, **values: Any) -> None:
        """Write columns of the table itself."""
        async with live.lock:
            id = live.position.table.id
            async with self.database.write() as connection:
                await store.change_table(connection, id, **values)
                await self.database.announce(connection, id)
            self.publish(live, replace(live.position, table=replace(live.position.table, **values)))

    async def change_seat(self, id: str, seat: int, kind: str, name: str = "", **values: Any) -> Position:
        """Change who plays a seat, and say so at the table: sits, robot, back, clock."""
        live = await self.open(id)
        async with live.lock:
            old = live.position.seats[seat]
            new = replace(old, **values, name=name or old.name)
            seats = tuple(new if place.seat == seat else place for place in live.position.seats)
            robots_turn = is_robots_turn(live.position, seats)
            facts: dict[str, Any] = {"robots_turn": robots_turn, "changed": store.now()}
            async with self.database.write() as connection:
                await store.change_seat(connection, id, seat, **values, name=new.name)
                await store.change_table(connection, id, **facts)
                message = await store.add_message(connection, id, seat, new.name, kind)
                await self.database.announce(connection, id)
            table = replace(live.position.table, **facts)
            talk = (*live.position.talk[1 - TALK :], message)
            self.publish(live, replace(live.position, seats=seats, table=table, talk=talk))
            if live.position.begun is None:
                await self._begin(live, waits=True)
            return live.position

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[tuple[Live, AsyncConnection]]:
        """Give a table as it is now and a transaction about it; what was written is made known on leaving."""
        live = await self.open(id)
        async with live.lock:
            await self._catch_up(live)
            async with self.database.write() as connection:
                if live.position.begun is None and (await store.lock_table(connection, id)).state != store.WAITING:
                    await self._look_again(live)
                yield live, connection
                await self.database.announce(connection, id)
            await (self._begin(live, waits=True) if live.position.begun is None else self._catch_up(live))

    async def reread_if_restored(self) -> bool:
        """Read all tables anew if a backup was put in place of everything; tell whether so."""
        mark = (await self.query(store.restored),)
        before, self.mark = self.mark, mark
        if before is None or before == mark:
            return False
        for id, live in list(self.lives.items()):
            async with live.lock:
                try:
                    await self._look_again(live)
                except LudothequeError:
                    self.lives.pop(id, None)
        return True

    async def note_presence(self) -> None:
        """Note who has been at the tables since the last time; nobody needs to be woken for it."""
        since, self.noted = self.noted, store.now()
        present: set[tuple[str, int]] = set()
        for id, live in self.lives.items():
            present |= {(id, seat) for seat in live.followers.values() if seat >= 0}
            present |= {(id, seat) for seat, at in live.noted.items() if at >= since}
        if not present:
            return
        try:
            async with self.database.write() as connection:
                await store.note_seen(connection, sorted(present))
        except BaseException:
            # Whoever was there is noted next time.
            self.noted = since
            raise

    async def say(self, id: str, seat: int, name: str, text: str, person: str = "") -> Position:
        """Say something at a table."""
        live = await self.open(id)
        async with live.lock:
            async with self.database.write() as connection:
                message = await store.add_message(connection, id, seat, name, "say", text, person)
                await self.database.announce(connection, id)
            self.publish(live, replace(live.position, talk=(*live.position.talk[1 - TALK :], message)))
            return live.position

    async def query(self, ask: Callable[[AsyncConnection], Any]) -> Any:
        """Read something from the database."""
        async with self.database.read() as connection:
            return await ask(connection)


def _answered(before: Position, seat: int, option: Option, follows: int) -> tuple[AnswerRow, Match]:
    """Return the row of an answer, and the game after it."""
    match, number, said = before.match.copy(), before.match.number, (option.verb, option.kind, option.index, option.arg)
    match.answer(option, seat, follows=follows)
    chance = list(match.state.chance)
    row = AnswerRow(before.table.id, number, seat, before.marks[seat], False, *said, chance, store.now(), follows)
    return row, match


def _kept(steps: Sequence[tuple[AnswerRow, Match]], before: Match, stored: bytes) -> tuple[list[AnswerRow], bytes]:
    """Return rows with how the game stood after each of them, and the last position as it is kept."""
    rows = []
    for row, after in steps:
        events = [] if row.undo else after.state.events
        moment = moments.moment_of(after.game, after.state, events, is_sealed(before.state, after.state))
        rows.append(with_fields(row, moment=moments.write(moments.pack(moment, row.number + 1, stored))))
        before, stored = after, moment.position
    return rows, stored


def _stored(row: AnswerRow, before: bytes) -> bytes:
    """Return the position as it is kept after a row of another node; nothing if it cannot be read."""
    moment = moments.read(row.moment)
    with suppress(BadRecord):
        return moments.unpack(moment, before).position if moment else b""
    return b""


def _undone(before: Position, seat: int) -> list[tuple[AnswerRow, Match]]:
    """Return a row for each answer that is taken back, and the game after each of them."""
    steps, match, question = [], before.match, before.marks[seat]
    for step in range(max(1, before.match.chosen_last(seat))):
        number, match = match.number, match.copy()
        match.undo(seat)
        steps.append((AnswerRow(before.table.id, number, seat, question + step, True, at=store.now()), match))
    return steps


def _facts(match: Match, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """Return what a table's row says about its game."""
    outcome = match.outcome()
    progress = match.game.rules.progress(match.state)
    return {
        "number": match.number,
        "state": store.PLAYING if outcome is None else store.OVER,
        "asked": asked(match.state),
        "robots_turn": any(seats[seat].bot for seat in asked(match.state)),
        "progress": [progress.now, progress.of],
        "outcome": None if outcome is None else store.ending(outcome),
        "changed": store.now(),
    }


def is_robots_turn(position: Position, seats: Sequence[SeatRow]) -> bool:
    """Tell whether a bot is asked, with these in the seats."""
    return any(seats[seat].bot for seat in position.asked())


def _what_happened(live: Live, seat: int, question: int, option: Option | None) -> Position:
    if live.given[seat, question] != option:
        raise _old(question, live.position.marks[seat])
    return live.position


def _old(question: int, now: int) -> OldQuestion:
    return OldQuestion(
        f"question {question} is no longer open; now it is question {now}",
        f"la question {question} n'est plus ouverte ; c'est maintenant la question {now}",
    )
