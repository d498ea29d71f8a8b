"""A table from its rows: played again by today's rules, or told as it was kept where they lead elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludotheque.errors import BadRecord, LudothequeError
from ludotheque.game import Game, Outcome, Setup
from ludotheque.games import load
from ludotheque.kernel import SPECTATOR, State
from ludotheque.match import Match
from ludotheque.moments import Moment, events_of, moment_of, position_of, read, unpack_all
from ludotheque.recall import Forgotten, differs, is_sealed, last_good, recall
from ludotheque.record import Answer
from ludotheque.server.live import Entry, Live, Position, last_answer, play
from ludotheque.store.rows import OVER, WAITING, AnswerRow, Message, SeatRow, TableRow


class Changed(LudothequeError):
    """The rows can be played, but lead elsewhere than they did."""


@dataclass(frozen=True)
class Rows:
    """All that is written of a table."""

    table: TableRow
    seats: Sequence[SeatRow]
    talk: Sequence[Message]
    answers: Sequence[AnswerRow]
    # How it stood at the start and after each row, as far as that was kept.
    past: list[Moment | None]

    @property
    def game(self) -> Game:
        """Return the game as it is today."""
        return load(self.table.game)

    @property
    def setup(self) -> Setup:
        """Return how the table was made, as far as today's game knows such tables."""
        table = self.table
        return self.game.setup_of(table.players, table.options, table.edition, table.rules)

    def match(self, state: State | None = None) -> Match:
        """Return the game of the table at its start, or at a position."""
        names = [seat.name for seat in self.seats]
        return Match(
            self.game, self.setup, self.table.first_seed, names, state=state, position=self.table.position or ""
        )

    def upto(self, number: int) -> Rows:
        """Return the same without the answers from a number on."""
        return replace(self, answers=self.answers[:number], past=self.past[: number + 1])

    def told_to(self, number: int, state: State) -> Match:
        """Return the game at a position that was kept, with all that was told before."""
        return _told(self.upto(number), self.match(state)).position.match

    def seated(self, match: Match | None, closed: bool = False) -> Position:
        """Return the table as it is before any row is told."""
        marks = dict.fromkeys((SPECTATOR, *range(self.table.players)), 0)
        return Position(
            self.table, tuple(self.seats), tuple(self.talk), match, [], 0, frozenset(), marks, is_closed=closed
        )


def rebuild(
    table: TableRow,
    seats: Sequence[SeatRow],
    talk: Sequence[Message],
    answers: Sequence[AnswerRow],
    opening: bytes | None = None,
) -> Live:
    """Return a table as its rows tell it; where today's rules lead elsewhere, as it was kept."""
    if [place.seat for place in seats] != list(range(table.players)):
        raise BadRecord("the seats of this table are damaged", "les places de cette table sont abîmées")
    past = unpack_all([read(opening), *(read(row.moment) for row in answers)])
    rows = Rows(table, seats, talk, answers, past)
    if table.state == WAITING:
        return Live(rows.seated(None), {})
    try:
        live = _played(rows)
    except Exception as error:
        live = _as_kept(rows, error)
    if table.state == OVER and table.outcome:
        live.position.match.ended = Outcome(tuple(table.outcome["scores"]), tuple(table.outcome["winners"]))
    return live


def _played(rows: Rows) -> Live:
    """Play the rows since the rules changed last; fail if that leads elsewhere than it did."""
    first = rows.table.eras[-1][0] if rows.table.eras else 0
    live = _begun(rows)
    # Of a table that never kept how it stood, this is made good.
    unkept = [] if first or all(rows.past) else [_start(live.position.match)]
    last = max((number for number, moment in enumerate(rows.past) if moment), default=0)
    for row in rows.answers[first:]:
        before = live.position.match
        after = _after(before, row, rows.table)
        live.position = live.take(row, after)
        if row.number + 1 == last and differs(after, rows.past[last]):
            raise Changed("the rules lead elsewhere than they did", "les règles mènent ailleurs qu'alors")
        if unkept:
            unkept.append(_moment(before, after, row))
    live.unkept = unkept
    kept = rows.past[-1]
    live.stored = kept.position if kept else b""
    return live


def _begun(rows: Rows) -> Live:
    """Return the table at its start, or where its rules changed last."""
    if not rows.table.eras:
        match = rows.match()
        match.fork_if_due(rows.table.forks)
        return Live(rows.seated(match), {})
    number, _, good = rows.table.eras[-1]
    state = position_of(rows.game, rows.setup, rows.past[good], firm=True)
    if state is None:
        raise Forgotten(rows.table.last_rules)
    return _told(rows.upto(number), rows.match(state))


def _after(before: Match, row: AnswerRow, table: TableRow) -> Match:
    after = before.copy()
    play(after, row)
    after.fork_if_due(table.forks)
    return after


def _start(match: Match) -> Moment:
    return moment_of(match.game, match.state, match.first_events, chance=match.opening)


def _moment(before: Match, after: Match, row: AnswerRow) -> Moment:
    events = [] if row.undo else after.state.events
    return moment_of(after.game, after.state, events, is_sealed(before.state, after.state))


def _as_kept(rows: Rows, why: Exception) -> Live:
    """Return a table at its last good position: one that was kept, or as far as the rows can be played."""
    rows, is_over = replace(rows, past=list(rows.past)), rows.table.state == OVER
    good = last_good(rows.game, rows.setup, rows.past, firm=not is_over)
    tries = [_go_on(rows, rows.told_to(good[0], good[1]))] if good else []
    tries += [found for found in _from_the_start(rows) if not isinstance(why, Changed)]
    closed = not tries and not is_over
    if closed and (shown := last_good(rows.game, rows.setup, rows.past, firm=False)):
        tries = [(shown[0], rows.match(shown[1]))]
    if not tries:
        raise Forgotten(rows.table.last_rules) from why
    number, match = max(tries, key=lambda found: found[0])
    table = rows.table
    if not is_over and not closed:
        table = replace(table, eras=[*table.eras, (len(rows.answers), rows.game.version, number)])
    live = _told(replace(rows, table=table), match, closed)
    live.is_moved = table is not rows.table
    # From now on this is what it was like.
    live.unkept = rows.past if live.is_moved else ()
    return live


def _from_the_start(rows: Rows) -> list[tuple[int, Match]]:
    """Play all rows as far as they fit; what they tell stands where nothing was kept."""
    try:
        match = _begun(rows).position.match
    except Exception:
        return []
    if not match.number:
        rows.past[0] = rows.past[0] or _start(match)
    return [_go_on(rows, match)]


def _go_on(rows: Rows, match: Match) -> tuple[int, Match]:
    """Play rows as far as they fit, and note how the game stood where that was not kept."""
    number = match.number
    for row in rows.answers[number:]:
        try:
            after = _after(match, row, rows.table)
            moment = _moment(match, after, row)
        except Exception:
            break
        match, number = after, number + 1
        rows.past[number] = rows.past[number] or moment
    return number, match


def _told(rows: Rows, match: Match, closed: bool = False) -> Live:
    """Return a table whose rows are told as they were kept, with the game where it goes on."""
    live = Live(rows.seated(match, closed), {})
    void = {number for to, _, good in rows.table.eras for number in range(good, to)}
    for row, moment in zip(rows.answers, rows.past[1:], strict=True):
        events = events_of(rows.game, moment) if not row.undo else []
        entry = Entry(row.number, row.seat, row.undo, events, moment is not None and moment.sealed, row.at)
        live.position = live.add(entry, row, match)
        undone = {row.number} if row.number in void else set()
        if row.undo and row.number not in void:
            undone = {last_answer(live.position.log, live.position.undone, row.seat)}
        live.position = replace(live.position, undone=live.position.undone | undone)
    given = [row for row in rows.answers if not row.undo and row.number not in live.position.undone]
    answers = [Answer(row.seat, row.verb, row.kind, row.index, row.arg, row.chance) for row in given]
    recall(match, answers, [rows.past[0], *(rows.past[row.number + 1] for row in given)])
    match.number = len(rows.answers)
    match.kept = []
    match.forks = [fork for fork in rows.table.forks if fork[0] <= len(answers)]
    return live
