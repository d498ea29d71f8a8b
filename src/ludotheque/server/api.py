"""The JSON API: create a table, join it, look, answer, take back, and what happened since."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import ValidationException
from litestar.openapi.spec import Example
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque import codec, naming
from ludotheque.chance import Added, Seed, fingerprint
from ludotheque.errors import BadSetup
from ludotheque.games import load, names
from ludotheque.kernel import SPECTATOR, Event, Option
from ludotheque.server import opening, people, seating
from ludotheque.server.doors import open_seats
from ludotheque.server.live import Live, Position
from ludotheque.server.papers import Invitation, Notice, SeatToken, invitations, notice_of, seat_token, told_to
from ludotheque.server.people import (
    OTHER_TABLE,
    AnyRequest,
    Badge,
    NoInvitation,
    NotAllowed,
    clean_code,
    clean_name,
    clean_text,
)
from ludotheque.server.scene import Scene
from ludotheque.server.site import (
    address_of,
    asker,
    bearer,
    by_owner,
    check_may_talk,
    check_may_watch,
    check_rate,
    held_seats,
    is_current,
    look,
    look_again,
    own_seat,
    person,
    site,
)
from ludotheque.store import rows as store

LONGEST_WAIT = 25.0
LONGEST_TEXT = 300
Short = Annotated[str, msgspec.Meta(max_length=60)]
Small = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,16}$", examples=[Example(value="n0such-table")])]


class NewSeat(msgspec.Struct):
    """A seat as it is wanted."""

    kind: Literal["me", "here", "link", "open", "bot"] = "me"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    # A level, from the weakest to the strongest.
    bot: Literal["beginner", "easy", "normal", "strong"] = "normal"


class NewTable(msgspec.Struct):
    """A table as it is wanted."""

    game: Short
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    name: Short = ""
    clock: Annotated[int, msgspec.Meta(ge=0, le=10**7)] = 0
    watched: bool = True
    # Deal only when all have sat down and have added to the chance of the table, or when somebody says so.
    waits: bool = False


class SeatInfo(msgspec.Struct):
    """A seat as everybody may know it."""

    seat: int
    name: str
    kind: str
    taken: bool
    bot: str | None


class TableInfo(msgspec.Struct):
    """A table as everybody may know it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    state: str
    asked: list[int]
    seats: list[SeatInfo]
    clock: int | None
    scores: list[int]
    winners: list[int]
    # The hash of what chance comes from; once the game is over also that itself: the secret, and what seats added.
    fingerprint: str
    seed: Seed | None


class Created(msgspec.Struct):
    """A new table: tokens of one's own seats, invitations to those of others, and a token to host the table by."""

    table: TableInfo
    seats: list[SeatToken]
    invitations: list[Invitation]
    host: str


class OptionInfo(msgspec.Struct):
    """Something a seat may answer, and what it is called."""

    verb: str
    kind: str
    index: int
    arg: int
    text: str
    # The same by ids of components, such as "conquer region:hill_1".
    id: str


class QuestionInfo(msgspec.Struct):
    """What a seat is asked: give the number back with the answer."""

    number: int
    seat: int
    text: str
    detail: str
    options: list[OptionInfo]


class ViewInfo(msgspec.Struct):
    """A table as one seat sees it: every field of the position, unknown ones blanked, and its question."""

    table: TableInfo
    seat: int
    number: int
    question: QuestionInfo | None
    position: dict[str, Any]
    notice: Notice | None


class EventInfo(msgspec.Struct):
    """Something that happened: its name, whose doing, its fields by name, and all that in a sentence."""

    number: int
    name: str
    seat: int
    fields: dict[str, Any]
    text: str


class EventsInfo(msgspec.Struct):
    """What happened from a number on; ask again from `number`."""

    number: int
    state: str
    asked: list[int]
    # Answers that were taken back.
    undone: list[int]
    events: list[EventInfo]
    notice: Notice | None


class NewAnswer(msgspec.Struct):
    """The answer to a question: its number, and the option as it was offered."""

    number: Small
    verb: Annotated[str, msgspec.Meta(max_length=32)] = ""
    kind: Annotated[str, msgspec.Meta(max_length=32)] = ""
    index: Small = 0
    arg: Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)] = 0
    # Instead of the four above.
    id: Annotated[str, msgspec.Meta(max_length=100)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class NewUndo(msgspec.Struct):
    """The wish to take back what was chosen last, at the number that the view says."""

    number: Small
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class NewPlayer(msgspec.Struct):
    """Somebody who sits down: by an invitation, on a free seat, or on the first free one."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    invitation: Short = ""
    # Random bytes in hexadecimal, to be mixed into the chance of a table that has not begun.
    added: Added = ""


class Done(msgspec.Struct):
    """An answer was taken, now or when it came before; the next number to answer or ask from."""

    number: int
    state: str


class Said(msgspec.Struct):
    """Something to say at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class GameInfo(msgspec.Struct):
    """A game of the library."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    rules: str
    # Options that take any other text as well, such as a deck of one's own.
    written: list[str]


def option_of(position: Position, seat: int, data: NewAnswer) -> Option:
    """Return the option of an answer, in numbers or by ids of components."""
    if not data.id:
        return Option(data.verb, data.kind, data.index, data.arg)
    match = position.match
    question = match.question(seat)
    offered = question.options if question is not None else []
    return naming.option_called(match.game, match.view(seat), offered, data.id)


class Api(Controller):
    """The JSON API. Programs show the token of their seat as `Authorization: Bearer TOKEN`."""

    path = "/api"
    tags = ("tables",)

    @get("/games", summary="List the games")
    async def games(self, request: AnyRequest) -> list[GameInfo]:
        """Return all games and their table options, the default first; those in `written` take other texts too."""
        language = people.language(request)
        found = [load(name) for name in names()]
        return [
            GameInfo(
                game.name,
                game.cover.titles[language],
                list(game.seats),
                {option.name: list(option.values) for option in game.rules.table},
                f"/rules/{game.name}",
                [option.name for option in game.rules.table if option.holds_deck],
            )
            for game in found
        ]

    @post("/tables", summary="Open a table")
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> Created:
        """Open a table and return the tokens of one's own seats, and an invitation to each that waits for somebody."""
        check_rate(request, opens_table=True)
        places = [opening.Place(seat.kind, seat.name, seat.bot if seat.kind == "bot" else "") for seat in data.seats]
        order = opening.Order(
            data.game, places, data.options, data.name, data.clock, data.watched, data.waits, data.waits
        )
        language = people.language(request)
        who = person(request).id
        position = (await opening.open_table(site(request).hall, order, who, "", language)).position
        site(request).robots.shares.note(position.table.id, address_of(request))
        mine = [seat_token(request, place) for place in position.seats if place.person]
        host = site(request).signer.token(Badge(position.table.id, None, who))
        return Created(table_info(position), mine, invitations(request, position), host)

    @get("/tables/{id:str}", summary="Look at a table from outside")
    async def table(self, request: AnyRequest, id: TableId) -> TableInfo:
        """Return what everybody may know of a table."""
        return table_info((await open_for(request, id)).position)

    @post("/tables/{id:str}/join", summary="Sit down")
    async def join(self, request: AnyRequest, id: TableId, data: JSONBody[NewPlayer]) -> SeatToken:
        """Sit down by an invitation or on a free seat, and return the token of the sitting."""
        check_rate(request)
        hall, who, code = site(request).hall, person(request).id, clean_code(data.invitation)
        if code:
            place = await seating.seat_of(hall, code)
            if place.table_id != id:
                raise NoInvitation
            name = clean_name(data.name) or place.name
            return seat_token(request, await seating.accept(hall, code, who, name, data.added))
        free = open_seats((await open_for(request, id)).position)
        seat = data.seat if data.seat is not None else next(iter(free), -1)
        if seat not in free:
            raise BadSetup("this seat is not free", "cette place n'est pas libre")
        name = clean_name(data.name) or f"#{seat + 1}"
        return seat_token(request, await seating.sit(hall, id, seat, who, name, data.added))

    @get("/tables/{id:str}/view", summary="Look at the game")
    async def view(self, request: AnyRequest, id: TableId) -> ViewInfo:
        """Return the position as the seat of the token sees it, or as a spectator does."""
        live = await open_for(request, id)
        if live.position.begun is None:
            held = held_seats(request, live.position)
            return ViewInfo(table_info(live.position), held[0] if held else SPECTATOR, 0, None, {}, None)
        return view_info(live, self.scene(request, live))

    @post("/tables/{id:str}/answer", summary="Answer a question", status_code=200)
    async def answer(self, request: AnyRequest, id: TableId, data: JSONBody[NewAnswer]) -> Done:
        """Answer the question that a seat is asked. The same request again gets what already happened."""
        check_rate(request)
        position = (await open_for(request, id)).position
        seat = own_seat(request, position, data.seat)
        option = option_of(position, seat, data)
        after = await site(request).hall.answer(id, seat, data.number, option, by_owner(request))
        return Done(after.marks[seat], after.table.state)

    @post("/tables/{id:str}/undo", summary="Take back what was chosen last", status_code=200)
    async def undo(self, request: AnyRequest, id: TableId, data: JSONBody[NewUndo]) -> Done:
        """Take the seat's last answer back, and those chosen at once with it, if nothing was revealed since."""
        check_rate(request)
        position = (await open_for(request, id)).position
        seat = own_seat(request, position, data.seat)
        after = await site(request).hall.undo(id, seat, data.number, by_owner(request))
        return Done(after.marks[seat], after.table.state)

    @get("/tables/{id:str}/events", summary="What happened since")
    async def events(
        self,
        request: AnyRequest,
        id: TableId,
        since: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    ) -> EventsInfo:
        """Return what happened from a number on; with `wait`, stay until something does or the seconds are over."""
        live = await open_for(request, id)
        seat = (await look_again(request, live, since)).viewer.seat
        if live.position.begun is None:
            await until_begun(request, live, seat, wait)
            return EventsInfo(0, live.position.table.state, live.position.asked(), [], [], None)
        scene = self.scene(request, live)
        if wait and scene.number <= since and scene.outcome is None:
            await until_later(request, live, seat, since, wait)
            scene = self.scene(request, live)
        return events_info(scene, since)

    @post("/tables/{id:str}/chat", summary="Say something", status_code=200)
    async def chat(self, request: AnyRequest, id: TableId, data: JSONBody[Said]) -> Done:
        """Say something at the table as the seat of the token."""
        check_rate(request)
        position = (await open_for(request, id)).position
        seat = own_seat(request, position, None)
        who = asker(request, position)
        check_may_talk(position, who)
        text = clean_text(data.text, LONGEST_TEXT)
        if not text:
            raise ValidationException("there is nothing to read in this text")
        after = await site(request).hall.say(id, seat, position.names[seat], text, who)
        return Done(after.marks[seat], after.table.state)

    def scene(self, request: AnyRequest, live: Live) -> Scene:
        """Return what the seat of a request sees."""
        seen = look(request, live.position)
        return Scene(live, live.position, seen.viewer)


async def open_for(request: AnyRequest, id: str) -> Live:
    """Return a table, and refuse one that the request may not see."""
    hall = site(request).hall
    live = await hall.open(id)
    badge = bearer(request)
    if badge is not None and badge.table != id:
        raise NotAllowed(*OTHER_TABLE)
    if badge is not None and badge.seat is not None and not is_current(badge, live.position):
        # Whoever sat down on another node may be here before the word of it.
        await hall.catch_up(id)
    held = held_seats(request, live.position)
    check_may_watch(request, live.position, held)
    live.note(held if badge else ())
    return live


async def until_later(request: AnyRequest, live: Live, seat: int, since: int, seconds: float) -> None:
    """Wait until a seat may know of something after a number, or until its owner is told something."""
    before = told_to(live.position, seat)
    await until(request, live, seat, lambda now: now.marks[seat] > since or told_to(now, seat) != before, seconds)


async def until_begun(request: AnyRequest, live: Live, seat: int, seconds: float) -> None:
    """Wait until all have sat down and the game begins."""
    await until(request, live, seat, lambda now: now.begun is not None, seconds)


async def until(request: AnyRequest, live: Live, seat: int, holds: Callable[[Position], bool], seconds: float) -> None:
    """Wait until something holds of a table, for so many seconds at most."""
    if not seconds or holds(live.position):
        return
    with site(request).streams.following(live, seat, address_of(request)) as queue, suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not holds(live.position):
                await queue.get()


def table_info(position: Position) -> TableInfo:
    """Return what everybody may know of a table."""
    table, outcome = position.table, position.table.outcome or {"scores": [], "winners": []}
    seats = [SeatInfo(place.seat, place.name, place.kind, place.taken, place.bot) for place in position.seats]
    return TableInfo(
        table.id,
        table.name,
        table.game,
        table.options,
        table.state,
        table.asked,
        seats,
        table.clock,
        outcome["scores"],
        outcome["winners"],
        fingerprint(table.last_seed),
        table.last_seed if table.state == store.OVER else None,
    )


def view_info(live: Live, scene: Scene) -> ViewInfo:
    """Return the position as one seat sees it."""
    _, fields, values, *_ = msgspec.msgpack.decode(codec.dump(scene.game, scene.view))
    position = dict(zip(fields, values, strict=True))
    seat, table = scene.viewer.seat, table_info(scene.position)
    return ViewInfo(table, seat, scene.number, question_info(scene), position, notice_of(scene.position, seat))


def question_info(scene: Scene) -> QuestionInfo | None:
    """Return what the viewer is asked."""
    question = scene.question
    if question is None:
        return None
    options = [
        OptionInfo(
            option.verb,
            option.kind,
            option.index,
            option.arg,
            scene.words.option(scene.talk, question.ask, option),
            naming.spell(scene.game, scene.talk.view, option),
        )
        for option in question.options
    ]
    return QuestionInfo(scene.number, question.seat, scene.title(), scene.detail(), options)


def events_info(scene: Scene, since: int) -> EventsInfo:
    """Return what the viewer may know of what happened from a number on."""
    entries = [pair for pair in scene.position.entries(scene.viewer.seat) if pair[0] >= since]
    found = [
        event_info(scene, number, event)
        for number, entry in entries
        for event in entry.events
        if event.is_seen_by(scene.viewer.seat)
    ]
    undone = [number for number, entry in entries if entry.number in scene.position.undone]
    position, notice = scene.position, notice_of(scene.position, scene.viewer.seat)
    return EventsInfo(scene.number, position.table.state, position.asked(), undone, found, notice)


def event_info(scene: Scene, number: int, event: Event) -> EventInfo:
    """Return one thing that happened."""
    text = scene.words.event(scene.talk, event)
    return EventInfo(number, event.name, event.seat, event.details(), text)
