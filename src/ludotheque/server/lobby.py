"""The lobby: games, a form for a new table, my tables, open ones, finished ones."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from litestar import Response, get
from litestar.response import Stream

from ludotheque import puzzles
from ludotheque.errors import LudothequeError
from ludotheque.game import Game, TableOption
from ludotheque.games import load, names
from ludotheque.pupil import LEAVE
from ludotheque.server import people, texts
from ludotheque.server.decks import MINE, kept_by
from ludotheque.server.opening import BOTS, CLOSED, ME, SEAT_KINDS, table_name
from ludotheque.server.people import AnyRequest
from ludotheque.server.render import cover
from ludotheque.server.site import address_of, html, person, site
from ludotheque.store import rows as store
from ludotheque.store.decks import DeckRow
from ludotheque.store.rows import SeatRow, TableRow
from ludotheque.typography import shown

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Row:
    """A table as the lobby lists it."""

    name: str
    game: str
    title: str
    icon: str
    note: str
    names: list[str]
    seats: list[int]
    badge: str
    href: str
    verb: str
    verb_icon: str = ""
    is_turn: bool = False


@dataclass(frozen=True)
class Lists:
    """The tables that the lobby shows to somebody: their own, those with free seats, finished ones."""

    mine: list[Row]
    open: list[Row]
    finished: list[Row]
    # Where a guided game is under way, by game.
    lessons: dict[str, str]


@get("/", include_in_schema=False)
async def lobby(request: AnyRequest) -> Response[str]:
    """Show the lobby."""
    language, lists = people.language(request), await listed(request)
    waiting = sum(row.is_turn for row in lists.mine)
    shown = in_order()
    decks = await kept_by(request)
    games = [card(load(name), language, decks, lists.lessons.get(name, "")) for name in shown]
    return html(
        request,
        "lobby.html",
        games=games,
        chosen=wanted if (wanted := request.query_params.get("game")) in shown else shown[0],
        seat_kinds=SEAT_KINDS,
        levels=len(BOTS),
        table_name=table_name(language),
        own_deck=f"{MINE}{request.query_params.get('deck', '')}",
        greeting=texts.say(language, f"waiting-{waiting if waiting < 2 else 'n'}", n=waiting),
        lists=lists,
    )


@get("/lists", include_in_schema=False)
async def lists(request: AnyRequest) -> Response[str]:
    """Return the tables of the lobby alone, for a page that shows them anew."""
    return html(request, "lists.html", lists=await listed(request))


@get("/lobby/stream", include_in_schema=False)
async def lobby_stream(request: AnyRequest) -> Stream:
    """Follow the lobby."""
    bell, address = site(request).bell, address_of(request)
    bell.check(address)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(bell.news(address), media_type="text/event-stream", headers=headers)


async def listed(request: AnyRequest) -> Lists:
    """Return the tables that the lobby shows to whoever asks."""
    language, who, hall = people.language(request), person(request), site(request).hall
    held = await hall.query(lambda c: store.held_by(c, who.id))
    mine = await hall.query(lambda c: store.list_tables(c, store.is_mine(list(held)))) if held else []
    free = [
        table for table in await hall.query(lambda c: store.list_tables(c, store.is_open())) if table.id not in held
    ]
    over = await hall.query(lambda c: store.list_tables(c, store.is_over(), most=12))
    seats = await hall.query(lambda c: store.get_seats(c, [table.id for table in (*mine, *free, *over)]))
    my_rows = rows(mine, lambda table: my_row(table, seats[table.id], held[table.id], language))
    return Lists(
        sorted(my_rows, key=lambda row: not row.is_turn),
        rows(free, lambda table: open_row(table, seats[table.id], language)),
        rows(over, lambda table: finished_row(table, seats[table.id], language)),
        {table.game: f"/t/{table.id}" for table in reversed(mine) if is_lesson(table)},
    )


def rows(tables: list[TableRow], tell: Callable[[TableRow], Row]) -> list[Row]:
    """Return what the lobby tells of some tables; one of which nothing can be told hides no other."""
    found = []
    for table in tables:
        try:
            found.append(tell(table))
        except (LudothequeError, LookupError, TypeError, ValueError) as error:
            log.warning("table %s cannot be listed: %r", table.id, error)
    return found


def in_order() -> list[str]:
    """Return the games that have a page, each at its place on the shelf, then those without one."""
    shown = [name for name in names() if load(name).has_page()]
    return sorted(shown, key=lambda name: (load(name).cover.place, name))


def is_lesson(table: TableRow) -> bool:
    """Tell whether a table is a lesson that its pupil is still in."""
    said = [mark.what for mark in table.pupil.marks] if table.pupil else [LEAVE]
    return table.state == store.PLAYING and LEAVE not in said[-1:]


def card(game: Game, language: str, decks: list[DeckRow], lesson: str = "") -> dict[str, object]:
    """Return a game as the gallery shows it."""
    low, high, pitch = game.seats[0], game.seats[-1], game.cover.pitches.get(language, "")
    robots = [ME, *[BOTS[1]] * (game.usual_seats() - 1)]
    return {
        "name": game.name,
        "title": game.cover.titles[language],
        "pitch": shown(pitch, language),
        "range": str(low) if low == high else texts.say(language, "players-range", low=low, high=high),
        "minutes": game.cover.minutes,
        "icon": game.cover.icon,
        "cover": cover(game.name, game.cover.icon),
        "lesson": lesson,
        "least": low,
        "most": high,
        "default_seats": robots + [CLOSED] * (high - len(robots)),
        "options": [option_field(game, option, language) for option in game.rules.table],
        "has_puzzles": bool(puzzles.ids(game.name)),
        "has_decks": game.decks is not None,
        "own_decks": [(f"{MINE}{deck.id}", deck.name) for deck in decks if is_playable(game, deck)],
    }


def is_playable(game: Game, deck: DeckRow) -> bool:
    """Tell whether somebody's deck is one of this game and breaks none of its rules."""
    return deck.game == game.name and game.decks is not None and game.decks.review(deck.text, "en").is_playable


def option_field(game: Game, option: TableOption, language: str) -> dict[str, object]:
    """Return a table option as the form shows it."""
    called = game.words[language].table
    choices = [(value, shown(called(option.name, value), language)) for value in option.values]
    return {
        "name": option.name,
        "text": shown(called(option.name), language),
        "choices": choices,
        "takes_text": option.holds_deck,
        "is_first": option == game.rules.table[0],
    }


def row(table: TableRow, seats: list[SeatRow], language: str, **values: object) -> Row:
    """Return what all rows of the lobby share."""
    game = load(table.game)
    places = [seat.seat for seat in seats]
    return Row(
        name=table.name,
        game=table.game,
        title=game.cover.titles[language],
        icon=game.cover.icon,
        names=[seat.name for seat in seats],
        seats=places,
        **values,  # type: ignore[arg-type]
    )


def my_row(table: TableRow, seats: list[SeatRow], held: list[int], language: str) -> Row:
    """Return one of my tables: whose turn it is."""
    mine = [seat for seat in table.asked if seat in held and not seats[seat].bot]
    thinker = seats[table.asked[0]] if table.asked else seats[0]
    waits = texts.say(language, "x-thinks" if thinker.taken else "waits-for", name=thinker.name)
    if table.state == store.WAITING:
        waits = texts.say(language, "badge-gathering")
    if mine and is_lesson(table):
        waits = texts.say(language, "badge-lesson")
    return row(
        table,
        seats,
        language,
        note=_round(table, language),
        badge=texts.say(language, "your-turn") if mine and not is_lesson(table) else waits,
        href=f"/t/{table.id}",
        verb=texts.say(language, "play" if mine else "watch"),
        is_turn=bool(mine),
    )


def open_row(table: TableRow, seats: list[SeatRow], language: str) -> Row:
    """Return a table with free seats."""
    free = sum(1 for seat in seats if seat.kind == store.OPEN and not seat.taken)
    pace = "pace-0" if table.clock not in (60, 180, 86400) else f"pace-{table.clock}"
    note = texts.count(language, "free-seats", free)
    badge = texts.say(language, pace)
    return row(
        table, seats, language, note=note, badge=badge, href=f"/t/{table.id}/join", verb=texts.say(language, "sit-down")
    )


def finished_row(table: TableRow, seats: list[SeatRow], language: str) -> Row:
    """Return a finished game."""
    outcome = table.outcome or {"scores": [], "winners": []}
    winners = [seats[seat].name for seat in outcome["winners"]]
    names = f" {texts.say(language, 'and')} ".join(part for part in (", ".join(winners[:-1]), *winners[-1:]) if part)
    note = texts.say(language, f"wins-{min(2, len(winners))}", names=names)
    # Where nobody has a point, none were counted.
    badge = " : ".join(map(str, sorted(outcome["scores"], reverse=True))) if any(outcome["scores"]) else ""
    verb = texts.say(language, "replay")
    return row(
        table, seats, language, note=note, badge=badge, href=f"/t/{table.id}/results", verb=verb, verb_icon="ui-replay"
    )


def _round(table: TableRow, language: str) -> str:
    now, of = table.progress
    return texts.say(language, "round-of" if of else "round", now=now, of=of).lower() if now else ""
