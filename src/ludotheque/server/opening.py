"""Opening tables: from a form, from a program, from a record, or from a moment of another game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow, token_urlsafe
from typing import Final

from ludotheque import bots, positions
from ludotheque.chance import Pledge, Seed, pledge
from ludotheque.errors import BadPosition, BadRecord, BadSetup
from ludotheque.game import Game, Setup
from ludotheque.games import load
from ludotheque.kernel import SPECTATOR, waiting
from ludotheque.lessons import Lesson, opened
from ludotheque.match import Match, begin
from ludotheque.moments import write
from ludotheque.pupil import READ, Mark, Pupil
from ludotheque.recall import reopen, whole_record, with_last
from ludotheque.record import Record
from ludotheque.server import texts, thinking
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live
from ludotheque.server.people import clean_name, new_code, told_apart
from ludotheque.store import rows as store
from ludotheque.store.rows import AnswerRow, SeatRow, TableRow

ME, HERE, LINK, OPEN, CLOSED = "me", "here", "link", "open", "closed"
BOTS: Final = tuple(f"bot-{level}" for level in bots.LEVELS)
SEAT_KINDS: Final = (ME, HERE, LINK, OPEN, *BOTS, CLOSED)
HUMAN = "human"
# Who plays the other seats of a lesson, where the game goes another way than told.
LESSON_BOT = "easy"
# Seconds a person may think, at least and at most.
CLOCK = (1, 30 * 24 * 3600)
# How often a game may have been forked one from the other.
FORKS = 100
FORKED = " ⑂ "
BOT_NAMES = ("Ondine", "Basile", "Camille", "Aubin", "Isaure", "Gaspard", "Mélusine", "Odilon", "Séraphine", "Théodule")
TABLE_NAMES = (
    ("Les Quatre Vents", "The Four Winds"),
    ("La Lanterne sourde", "The Dark Lantern"),
    ("Au Dragon repu", "The Sated Dragon"),
    ("Le Pont aux corbeaux", "Raven Bridge"),
    ("La Dernière Chope", "The Last Tankard"),
    ("Trois dés et un bouton", "Three Dice and a Button"),
    ("Marée basse", "Low Tide"),
    ("Le Griffon boiteux", "The Limping Griffin"),
    ("Sel et fer", "Salt and Iron"),
    ("La Tour penchée", "The Leaning Tower"),
)


@dataclass(frozen=True)
class Place:
    """A seat as somebody wants it: me, here, link, open, closed, or a bot by level or description."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it."""

    game: str
    places: Sequence[Place]
    options: Mapping[str, str]
    name: str = ""
    clock: int = 0
    watched: bool = True
    # Whether nothing is dealt before all have sat down and have added to the table's chance what they want.
    waits: bool = False
    # Whether whoever opens it will add something, once they have seen the fingerprint.
    adds: bool = False

    @property
    def has_free_seats(self) -> bool:
        """Tell whether people are still expected."""
        return any(place.kind in (LINK, OPEN) for place in self.places)


def table_name(language: str) -> str:
    """Return any good name for a table."""
    return TABLE_NAMES[randbelow(len(TABLE_NAMES))][0 if language == "fr" else 1]


async def open_table(hall: Hall, order: Order, person: str, person_name: str, language: str) -> Live:
    """Open a table as ordered."""
    game = load(order.game)
    if order.clock and not CLOCK[0] <= order.clock <= CLOCK[1]:
        raise BadSetup(
            f"a clock runs for {CLOCK[0]} to {CLOCK[1]} seconds, not {order.clock}",
            f"une horloge dure de {CLOCK[0]} à {CLOCK[1]} secondes, pas {order.clock}",
        )
    places = [place for place in order.places if place.kind != CLOSED]
    setup = game.setup(len(places), order.options)
    id = token_urlsafe(9)
    seats = [_seat(id, seat, place, person, person_name, language) for seat, place in enumerate(places)]
    name = clean_name(order.name) or table_name(language)
    table = _table(id, name, game, setup, person, pledge(id, [""] * len(places)))
    table = replace(table, clock=order.clock or None, watched=order.watched)
    if order.waits:
        table = replace(table, state=store.WAITING)
        seats = [replace(place, added=None) if order.adds or not place.taken else place for place in seats]
    return await hall.add(table, _with_bot_names(_told_apart(seats)))


def quick_places(game: str) -> list[Place]:
    """Return the seats of a table to play at once: me, and bots in the others."""
    return [Place(ME), *[Place("bot-normal")] * (load(game).usual_seats() - 1)]


def _seat(id: str, seat: int, place: Place, person: str, person_name: str, language: str) -> SeatRow:
    if place.kind not in SEAT_KINDS and not (place.kind == "bot" and place.bot):
        raise BadSetup(f"no seat is of kind {place.kind!r}", f"aucune place n'est du genre {place.kind!r}")
    name = clean_name(place.name)
    if place.kind.startswith("bot"):
        level = place.bot or place.kind.removeprefix("bot-")
        return SeatRow(id, seat, store.BOT, name, level, True)
    if place.kind == ME:
        name = name or person_name
    name = name or texts.say(language, "player-n", n=seat + 1)
    if place.kind in (ME, HERE):
        return _taken(id, seat, name, person)
    kind = store.OPEN if place.kind == OPEN else store.PERSON
    return SeatRow(id, seat, kind, name, None, False, invitation=new_code())


def _taken(id: str, seat: int, name: str, person: str) -> SeatRow:
    return SeatRow(id, seat, store.PERSON, name, None, True, store.now(), person, new_code())


def _told_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Let nobody who sits at a new table have the name of somebody before them."""
    names: list[str] = []
    for place in seats:
        names.append(told_apart(place.name, filter(None, names)) if place.taken and place.name else place.name)
    return [replace(place, name=name) for place, name in zip(seats, names, strict=True)]


def _with_bot_names(seats: list[SeatRow]) -> list[SeatRow]:
    """Give each nameless bot a name that nobody else at the table has."""
    free = [name for name in BOT_NAMES if name not in {seat.name for seat in seats}]
    return [seat if seat.name else replace(seat, name=free.pop(randbelow(len(free)))) for seat in seats]


def _table(id: str, name: str, game: Game, setup: Setup, host: str, seed: Seed) -> TableRow:
    """Return the row of a table; what follows from its answers is written when it is opened."""
    at = store.now()
    pledged = seed if isinstance(seed, Pledge) else None
    return TableRow(
        id,
        name,
        game.name,
        setup.rules,
        setup.players,
        dict(setup.options),
        0 if isinstance(seed, Pledge) else seed,
        host,
        store.PLAYING,
        0,
        [],
        False,
        [0, 0],
        None,
        at,
        at,
        edition=setup.edition,
        pledge=pledged,
    )


def rows_of(id: str, record: Record) -> list[AnswerRow]:
    """Return the answers of a record as the rows of a table."""
    return [
        AnswerRow(
            id, n, given.seat, n, False, given.verb, given.kind, given.index, given.arg, given.chance, store.now()
        )
        for n, given in enumerate(record.answers)
    ]


async def open_record(hall: Hall, record: Record, person: str, name: str) -> Live:
    """Open a table on which a record has been played; people's seats are mine, bots go on as bots."""
    return await _opened(hall, token_urlsafe(9), record, person, name)


async def _opened(hall: Hall, id: str, record: Record, person: str, name: str) -> Live:
    return await _add(hall, record, *await _recorded(id, record, person, name))


async def open_position(hall: Hall, data: bytes, file: str, person: str, person_name: str, name: str) -> Live:
    """Open a table on which a position lies; whoever is asked first is me, unless the file says who plays."""
    id = token_urlsafe(9)
    record = await asyncio.to_thread(_begun, data, file, person_name, id)
    return await _opened(hall, id, record, person, name)


def _begun(data: bytes, file: str, person_name: str, id: str) -> Record:
    """Return the record of a game that has just begun from a position file."""
    try:
        position = positions.parse(data.decode(), file)
    except UnicodeDecodeError as error:
        raise BadPosition(f"{file} is no text", f"{file} n'est pas du texte") from error
    if not position.game.writing.is_checked:
        raise BadPosition(
            f"positions of {position.game.name} can only be played in the terminal so far",
            f"les positions de {position.game.name} ne se jouent pour l'instant que dans le terminal",
        )
    asked = next((ask.seat for ask in waiting(position.state())), 0)
    seat = position.eyes if position.eyes != SPECTATOR else asked
    kinds = position.head.kinds or [HUMAN if other == seat else "normal" for other in range(position.setup.players)]
    names = position.head.names or [f"#{other + 1}" for other in range(position.setup.players)]
    if person_name and not position.head.names:
        names[seat] = person_name
    # Its chance is that of any table, unless the file brings its own.
    seed = position.head.seed or pledge(id, [""] * position.setup.players)
    return begin(position, seed, names, kinds).record()


async def open_lesson(hall: Hall, lesson: Lesson, person: str, person_name: str, language: str, step: int = 0) -> Live:
    """Open a table for a lesson, at its start or at one of its steps: one seat mine, bots in the others."""
    id = token_urlsafe(9)
    mine = person_name or texts.say(language, "player-n", n=lesson.eyes + 1)
    names = tuple(name if seat != lesson.eyes else mine for seat, name in enumerate(lesson.names or [mine]))
    match = await asyncio.to_thread(opened, lesson, step, names)
    kinds = [HUMAN if seat == lesson.eyes else LESSON_BOT for seat in range(lesson.seats)]
    seats = [_recorded_seat(id, seat, kind, names[seat], person) for seat, kind in enumerate(kinds)]
    marks = [Mark(0, READ, number) for number, past in enumerate(lesson.step[:step]) if past.is_read]
    table = _table(id, lesson.title.say(language), match.game, match.setup, person, lesson.seed)
    table = replace(table, pupil=Pupil(lesson.id, marks), watched=False)
    return await hall.add(table, seats, rows_of(id, match.record()))


async def _add(hall: Hall, record: Record, table: TableRow, seats: list[SeatRow], is_told: bool) -> Live:
    """Write a table with the answers of a record: with what it keeps of them, if today's rules cannot play them."""
    rows = rows_of(table.id, record)
    if not is_told:
        return await hall.add(table, seats, rows)
    opening, *kept = [write(moment) for moment in record.moments]
    return await hall.add(table, seats, [replace(row, moment=kept[row.number]) for row in rows], opening)


async def _recorded(id: str, record: Record, person: str, name: str) -> tuple[TableRow, list[SeatRow], bool]:
    """Return the rows of a table for a record, and whether it is only told."""
    _check(record)
    # Long games take a while: the other tables go on meanwhile.
    match = await asyncio.to_thread(reopen, record)
    if record.position:
        await asyncio.to_thread(_check_shown, match)
    kinds = record.kinds or [HUMAN] * record.players
    seats = [_recorded_seat(id, seat, kind, record.names[seat], person) for seat, kind in enumerate(kinds)]
    table = replace(_table(id, name, match.game, match.setup, person, match.seed), forks=record.forks)
    table = replace(table, position=record.position or None)
    if match.past:
        table = replace(table, rules=record.rules[:16])
    if match.ended:
        table = replace(table, state=store.OVER, outcome=store.ending(match.ended))
    return table, seats, bool(match.past)


def _check_shown(match: Match) -> None:
    """Refuse a position that no page can show: somebody wrote of what cannot lie on a table."""
    show = match.game.show
    try:
        for seat in (SPECTATOR, *range(match.setup.players)):
            talk = match.talk(seat)
            for language in ("fr", "en"):
                show.page(talk, language)
                show.goal(talk, language)
                show.text_board(talk, language).things()
    except Exception as error:
        raise BadPosition(
            "this position cannot be shown: something in it cannot lie on a table",
            "cette position ne peut se montrer : quelque chose y est qui ne peut se trouver sur une table",
        ) from error


def _recorded_seat(id: str, seat: int, kind: str, name: str, person: str) -> SeatRow:
    name = clean_name(name) or f"#{seat + 1}"
    if kind == HUMAN:
        return _taken(id, seat, name, person)
    return SeatRow(id, seat, store.BOT, name, thinking.level_of(kind), True)


def _check(record: Record) -> None:
    """Refuse a record that replays but does not fit a table."""
    kinds = record.kinds or [HUMAN] * record.players
    if not len(kinds) == len(record.names) == record.players:
        raise BadRecord(
            f"this record has {record.players} players, but {len(record.names)} names and {len(kinds)} kinds of them",
            f"cet enregistrement a {record.players} joueurs, mais {len(record.names)} noms et {len(kinds)} genres",
        )
    numbers = [seed for seed in (record.seed, *(seed for _, seed in record.forks)) if isinstance(seed, int)]
    if not all(0 <= seed < 2**63 for seed in numbers) or len(record.forks) > FORKS:
        raise BadRecord(
            f"the seed of a table is below 2**63, and it is forked at most {FORKS} times",
            f"la graine d'une table est inférieure à 2**63, et elle bifurque au plus {FORKS} fois",
        )


async def fork(
    hall: Hall, live: Live, number: int, seat: int, person: str, person_name: str, waits: bool = False
) -> Live:
    """Open a table that goes its own way from a moment of a finished game: one seat mine, bots in the others."""
    id, position = token_urlsafe(9), live.position
    is_told = bool(position.match.past)
    record = await asyncio.to_thread(whole_record, position.match) if is_told else position.match.record()
    record.rules, record.outcome = position.table.rules, None
    record.answers, record.moments = record.answers[:number], record.moments[: number + 1]
    record.forks = [fork for fork in record.forks if fork[0] <= number]
    # Against the same bots; one of middling strength for each person.
    kinds = [place.bot or "normal" for place in position.seats]
    kinds[seat] = HUMAN
    record.kinds = kinds
    record.names = list(position.names)
    if person_name:
        record.names[seat] = person_name
    match = await asyncio.to_thread(reopen, record, number)
    # Whoever saw that game knows what came next: chance is drawn anew for all that nobody had seen by then.
    match.fork(pledge(id, [""] * record.players))
    record.digest, record.forks = match.record().digest, match.forks
    if match.past:
        record.moments = with_last(record.moments, match)
    name = f"{position.table.name.partition(FORKED)[0]}{FORKED}{number}"
    table, seats, is_told = await _recorded(id, record, person, name)
    table = replace(table, origin=position.table.id, origin_number=number)
    # What is only told has drawn its chance already.
    if waits and not is_told:
        table = replace(table, state=store.WAITING)
        seats[seat] = replace(seats[seat], added=None)
    return await _add(hall, record, table, seats, is_told)
