"""A table in memory: a cache of what the database holds, and those who follow it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, TypeVar

from ludotheque.chance import Pledge
from ludotheque.errors import BadAnswer, BadRecord
from ludotheque.kernel import SPECTATOR, Event, KeyedDice, Option, State, waiting
from ludotheque.match import Match
from ludotheque.moments import Moment
from ludotheque.recall import is_sealed
from ludotheque.store.rows import GRACE, AnswerRow, Message, SeatRow, TableRow, now
from ludotheque.verify import Check

TALK = 100
# A page that falls behind by more gets the newest position at once.
BACKLOG = 30
# Presence is noted twice a minute: whoever was seen within so many seconds is there.
PRESENT = 75.0


class NotBegun(BadAnswer):
    """People are still sitting down: nothing is dealt yet."""

    def __init__(self) -> None:
        super().__init__(
            "the game begins when everybody has sat down", "la partie commence quand tout le monde est assis"
        )


Row = TypeVar("Row")
# Who comes and goes is told after so many seconds, and later where many pages must be drawn for it.
NEWS_OF_PEOPLE, FOR_EACH_PAGE = 0.5, 0.02


@dataclass(frozen=True)
class Entry:
    """One row as it went into the log: what it made happen, or that it took something back."""

    number: int
    seat: int
    undo: bool
    events: list[Event]
    # Given in secret while others were still choosing: nothing of it shows to them.
    sealed: bool
    at: float


@dataclass(frozen=True)
class Position:
    """A table at one moment. Never changed, so whoever holds it can draw it in peace."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    talk: tuple[Message, ...]
    # The game; none as long as people are sitting down.
    begun: Match | None
    # The log up to this moment; the list itself is shared and grows.
    log: list[Entry]
    length: int
    # Numbers of answers that were taken back.
    undone: frozenset[int]
    # How many rows each seat, or a spectator, may know of: the number of the next question as they are told it.
    marks: dict[int, int]
    # It can only be looked at: today's rules cannot go on from where it stands.
    is_closed: bool = False

    @property
    def match(self) -> Match:
        """Return the game, and refuse what needs one before it has begun."""
        self.check_begun()
        assert self.begun is not None
        return self.begun

    def check_begun(self) -> None:
        """Refuse what needs a game before it has begun."""
        if self.begun is None:
            raise NotBegun

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the players are called."""
        return tuple([seat.name for seat in self.seats])

    @property
    def is_foreseeable(self) -> bool:
        """Tell whether somebody may know what comes: a loaded record brings its seed along, a position its dice."""
        if self.begun is None:
            return False
        seed = self.begun.last_seed
        is_ours = isinstance(seed, Pledge) and seed.table == self.table.id
        return not is_ours or not isinstance(self.begun.state.dice, KeyedDice)

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """Return the seats in which a browser sits."""
        return tuple([place.seat for place in self.seats if place.person == person]) if person else ()

    def asked(self) -> list[int]:
        """Return the seats that must answer now."""
        return [] if self.begun is None or self.is_closed else asked(self.begun.state)

    def answer_for(self, seat: int) -> Option | None:
        """Return what is answered for a seat that does not want to be asked, by what all see: so it tells nothing."""
        place = self.seats[seat]
        manners = self.begun.game.manners if self.begun is not None else None
        if self.begun is None or manners is None or not place.manner or place.bot:
            return None
        return manners.answer(self.begun.view(SPECTATOR), seat, place.manner)

    def entries(self, seat: int) -> list[tuple[int, Entry]]:
        """Return the part of the log that a seat may see, numbered as if there were nothing else."""
        seen = (entry for entry in self.log[: self.length] if not entry.sealed or entry.seat == seat)
        return list(enumerate(seen))

    def news(self, seat: int, since: int) -> list[Entry]:
        """Return what a seat may see of the log from a number on, as it is numbered for that seat."""
        return list(self.backwards(seat, max(0, self.marks[seat] - max(0, since))))[::-1]

    def backwards(self, seat: int, most: int | None = None) -> Iterator[Entry]:
        """Return what a seat may see of the log, the last first."""
        entries = islice(reversed(self.log), len(self.log) - self.length, None)
        return islice((entry for entry in entries if not entry.sealed or entry.seat == seat), most)

    def last_secret(self, seat: int) -> float | None:
        """Return when a seat last answered, if nobody else knows of it and nothing that all know has happened since."""
        last = next(self.backwards(seat), None)
        return last.at if last is not None and last.sealed else None

    def since(self, seat: int) -> float:
        """Return from when the time of a seat counts: from its own answers and from what all know of, nothing else."""
        return max(self.last_secret(seat) or 0.0, self.table.changed)

    def is_excused(self, seat: int, at: float) -> bool:
        """Tell, where the time of a table is up, whether a seat has more because it has just answered in secret."""
        own = self.last_secret(seat)
        return own is not None and own + (self.table.clock or 0) * (1 + GRACE) >= at

    def moves(self, seat: int) -> int:
        """Return how many answers a seat knows of that were not taken back."""
        if not self.undone:
            return self.marks[seat]
        return sum(1 for _, entry in self.entries(seat) if not entry.undo and entry.number not in self.undone)


class Live:
    """A table in memory, who follows it, and the lock that keeps its rows in order."""

    def __init__(self, position: Position, given: dict[tuple[int, int], Option | None]) -> None:
        self.position = position
        # What each seat answered to each question, for requests that come twice; None for an undo.
        self.given = given
        self.lock = asyncio.Lock()
        self.followers: dict[asyncio.Queue[Position | None], int] = {}
        # Its bots wait for their turn to think.
        self.queues = False
        # When somebody last did something for a seat on this node.
        self.noted: dict[int, float] = {}
        # Who was here when it was last told, and what will tell it next.
        self.told_here: Counter[int] = Counter()
        self.telling: asyncio.TimerHandle | None = None
        # All positions up to a number, once somebody has looked back.
        self.past: tuple[int, list[State]] | None = None
        # What was found when the chance of the finished game was checked.
        self.checks: list[Check] | None = None
        # The last position as it is kept, to pack the next one against; empty if unknown: then the next is kept whole.
        self.stored = b""
        # How it stood all along, if that was never kept; and whether it was just found to go on under other rules.
        self.unkept: Sequence[Moment | None] = ()
        self.is_moved = False
        # Lines of the log that were already put into words, by number, viewer and language.
        self.sentences: dict[tuple[object, ...], list[Any]] = {}
        # What was said, and how it was drawn for whom: to look for it by every message would take ever longer.
        self.talk: tuple[tuple[Message, ...], dict[tuple[object, ...], str]] = ((), {})
        # How it was drawn last, by who may see what.
        self.drawings: dict[tuple[object, ...], object] = {}

    def publish(self, position: Position) -> None:
        """Make a position the current one and pass it to everybody who follows the table."""
        self.position = position
        # The same position may be drawn otherwise now: others are there, or a bot waits.
        self.drawings.clear()
        for queue in self.followers:
            if queue.qsize() >= BACKLOG:
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(position)

    @contextmanager
    def follow(self, seat: int) -> Iterator[asyncio.Queue[Position | None]]:
        """Follow the table for a while; everybody else will see that somebody came and went."""
        queue: asyncio.Queue[Position | None] = asyncio.Queue()
        self.followers[queue] = seat
        self.tell_soon()
        try:
            yield queue
        finally:
            del self.followers[queue]
            self.tell_soon()

    def tell_soon(self) -> None:
        """Tell those at the table who is there, once for all who come and go in a moment."""
        if self.telling is None:
            pause = NEWS_OF_PEOPLE + FOR_EACH_PAGE * len(self.followers)
            self.telling = asyncio.get_running_loop().call_later(pause, self.tell_who_is_here)

    def tell_who_is_here(self) -> None:
        """Draw the table anew for everybody if others are there than before."""
        self.telling = None
        here = Counter(self.followers.values())
        if here != self.told_here:
            self.told_here = here
            self.publish(self.position)

    def present(self, seat: int) -> int:
        """Return how many pages of a seat, or of spectators, are open on this node."""
        return list(self.followers.values()).count(seat)

    def note(self, held: Sequence[int]) -> None:
        """Note that somebody is at some seats now."""
        self.noted.update(dict.fromkeys(held, now()))

    def is_here(self, seat: int) -> bool:
        """Tell whether the person of a seat is at the table, on this node or another one."""
        place = self.position.seats[seat]
        if any(map(self.present, self.position.held_by(place.person))):
            return True
        return place.person is not None and max(place.seen, self.noted.get(seat, 0.0)) > now() - PRESENT

    def take(self, row: AnswerRow, match: Match) -> Position:
        """Return the position after one more row, which the match has already played."""
        after = self.add(entry_of(row, self.position.match, match), row, match)
        if not row.undo:
            return after
        return replace(after, undone=after.undone | {last_answer(after.log, after.undone, row.seat)})

    def add(self, entry: Entry, row: AnswerRow, match: Match) -> Position:
        """Return the position with one more line in the log."""
        before = self.position
        before.log.append(entry)
        # The question as the seat was told its number; rows of a loaded record do not know it.
        self.given[row.seat, before.marks[row.seat]] = option_of(row)
        marks = {
            seat: mark + 1 if not entry.sealed or seat == row.seat else mark for seat, mark in before.marks.items()
        }
        return with_fields(before, begun=match, length=len(before.log), marks=marks)


def with_fields(value: Row, **fields: object) -> Row:
    """Return a frozen value with other fields: what `dataclasses.replace` does, without looking at every field."""
    found = object.__new__(type(value))
    vars(found).update(vars(value), **fields)
    return found


def asked(state: State) -> list[int]:
    """Return the seats that must answer now."""
    return [ask.seat for ask in waiting(state)]


def option_of(row: AnswerRow) -> Option | None:
    """Return the option of a row; none if it is an undo."""
    return None if row.undo else Option(row.verb, row.kind, row.index, row.arg)


def entry_of(row: AnswerRow, before: Match, after: Match) -> Entry:
    """Return the line of the log for a row that led from one position to another."""
    events = [] if row.undo else after.state.events
    return Entry(row.number, row.seat, row.undo, events, is_sealed(before.state, after.state), row.at)


def last_answer(log: Sequence[Entry], undone: frozenset[int], seat: int) -> int:
    """Return the number of the answer that an undo of a seat takes back."""
    kept = (entry.number for entry in reversed(log) if entry.seat == seat and not entry.undo)
    return next(number for number in kept if number not in undone)


def play(match: Match, row: AnswerRow) -> None:
    """Play a row that is in the database, and check that chance gives what it gave then."""
    option = option_of(row)
    if option is None:
        match.undo(row.seat, once_allowed=True)
        return
    match.answer(option, row.seat, follows=row.follows)
    if match.state.chance != row.chance:
        raise BadRecord(
            f"chance gives something else than at answer {row.number}",
            f"le hasard donne autre chose qu'à la réponse {row.number}",
        )
