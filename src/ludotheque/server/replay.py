"""Looking back: any moment of a game, its record as a file, its scores as a chart, and forks of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from ludotheque import record as records
from ludotheque.game import Outcome
from ludotheque.kernel import SPECTATOR, State
from ludotheque.match import Match
from ludotheque.recall import whole_record
from ludotheque.server import gathering, opening, parts, people
from ludotheque.server.company import Viewer
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live, Position
from ludotheque.server.people import NO_SPECTATORS, NOT_OVER, AnyRequest, NotAllowed, clean_name
from ludotheque.server.scene import Scene
from ludotheque.server.site import address_of, check_rate, form, held_seats, html, look, person, site, tags, with_cookie
from ludotheque.server.skyline import readable
from ludotheque.server.table import number

RECORD_SIZE = 2_000_000
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 420, 70, 150, 16, 40


def kept(position: Position) -> list[int]:
    """Return the numbers of the answers that were not taken back, in order."""
    return [
        entry.number
        for entry in position.log[: position.length]
        if not entry.undo and entry.number not in position.undone
    ]


def known_moves(position: Position) -> int:
    """Return how many moves of a game everybody knows of: not those of secret choices that are still open."""
    numbers = kept(position)
    while numbers and position.match.outcome() is None and position.log[numbers[-1]].sealed:
        numbers.pop()
    return len(numbers)


async def positions(hall: Hall, live: Live, position: Position) -> list[State]:
    """Return every position of a game from its start to now: played again beside the loop, and kept for a while."""
    match = position.match
    if live.past is None or live.past[0] != match.number:
        hall.keep_past(live, match.number, await asyncio.to_thread(match.positions))
    assert live.past is not None
    return live.past[1]


def at_move(position: Position, past: list[State], n: int) -> Position:
    """Return a game as it stood after its first n answers that were not taken back."""
    whole = position.match
    if n >= len(whole.moves):
        return position
    match = whole.copy()
    match.state = past[n]
    match.moves = whole.moves[:n]
    upto = kept(position)[n]
    return replace(position, begun=match, length=upto)


def turns(match: Match, past: list[State]) -> list[tuple[int, int]]:
    """Return the first move of each round: which round, and after how many answers."""
    found: list[tuple[int, int]] = []
    for n, state in enumerate(past):
        kept = match.kept_at(n)
        now = kept.now if kept else match.game.rules.progress(state).now
        if not found or found[-1][0] != now:
            found.append((now, n))
    return found


@get("/t/{id:str}/replay", include_in_schema=False)
async def replay(
    request: AnyRequest, id: FromPath[str], n: FromQuery[int | None] = None, seat: FromQuery[int | None] = None
) -> Response[Any]:
    """Show a moment of a game: as a spectator while it lasts, as any seat once it is over."""
    live = await site(request).hall.open(id)
    position = live.position
    seat = usual_eyes(request, position) if seat is None else seat
    check_may_look(request, position, seat)
    past = await positions(site(request).hall, live, position)
    of = known_moves(position)
    n = of if n is None else max(0, min(of, n))
    scene = Scene(live, at_move(position, past, n), Viewer(people.language(request), seat, looks_back=True))
    return html(
        request,
        "replay.html",
        s=scene,
        parts=parts.on_page(scene),
        board=scene.board(),
        log=Markup(parts.log_html(scene, scene.said())),
        n=n,
        of=of,
        seat=seat,
        is_over=position.match.outcome() is not None,
        turns=turns(position.match, past[: of + 1]),
        **told_by_links(request, live, position),
    )


def told_by_links(request: AnyRequest, live: Live, position: Position) -> dict[str, Any]:
    """Return what a link to the replay of a finished game is shown with; nothing while it goes on."""
    if position.match.outcome() is None:
        return {}
    scene = Scene(live, position, Viewer(people.language(request), SPECTATOR, looks_back=True))
    return {"shared": tags(request, position.table.id, scene.game.cover.titles[scene.language], scene.ending.verdict())}


def usual_eyes(request: AnyRequest, position: Position) -> int:
    """Return with whose eyes a game is seen again unless one chooses: one's own, or those of who played alone."""
    if position.match.outcome() is None:
        return SPECTATOR
    alone = [0] if len(position.seats) == 1 else []
    return next(iter([*sorted(held_seats(request, position)), *alone]), SPECTATOR)


def check_may_look(request: AnyRequest, position: Position, seat: int) -> None:
    """Refuse to show a running game with the eyes of a seat, or a private one to strangers."""
    if not position.table.watched and not held_seats(request, position):
        raise NotAllowed(*NO_SPECTATORS)
    if seat != SPECTATOR and (position.match.outcome() is None or not 0 <= seat < len(position.seats)):
        raise NotAllowed(*NOT_OVER)


def finished(request: AnyRequest, live: Live) -> Position:
    """Return a finished game, and refuse one that is still played: its record would tell its secrets."""
    check_may_look(request, live.position, SPECTATOR)
    if live.position.match.outcome() is None:
        raise NotAllowed(*NOT_OVER)
    return live.position


def record_of(position: Position, past: list[State] | None = None) -> records.Record:
    """Return the record of a game, with who plays it as the table says; with its past, all to show it for ever."""
    record = position.match.record() if past is None else whole_record(position.match, past)
    if position.match.past:
        record.rules = position.table.rules
    record.names = list(position.names)
    record.kinds = [place.bot or opening.HUMAN for place in position.seats]
    return record


@get("/t/{id:str}/record.json", include_in_schema=False)
async def download(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Give the record of a finished game as a file."""
    live = await site(request).hall.open(id)
    position = finished(request, live)
    past = await positions(site(request).hall, live, position)
    record = await asyncio.to_thread(record_of, position, past)
    headers = {"content-disposition": f'attachment; filename="{position.table.game}-{id}.json"'}
    return Response(records.encode(record), media_type=MediaType.JSON, headers=headers)


@get("/t/{id:str}/position.toml", include_in_schema=False)
async def position(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """Give the position as a file, with what whoever asks sees of it and nothing else."""
    now = (await site(request).hall.open(id)).position
    text = now.match.written(look(request, now).viewer.seat)
    headers = {"content-disposition": f'attachment; filename="{now.table.game}-{id}.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/records", include_in_schema=False, request_max_body_size=RECORD_SIZE)
async def upload(request: AnyRequest) -> Response[Any]:
    """Load a record or a position, whoever made it, and open its table or its replay."""
    check_rate(request, opens_table=True)
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile):
        raise ClientException("no file was sent")
    data, called = await file.read(), clean_name(file.filename) or "record"
    who, hall = person(request), site(request).hall
    name = opening.table_name(people.language(request))
    if called.endswith(".toml"):
        live = await opening.open_position(hall, data, called, who.id, clean_name(who.name), name)
    else:
        live = await opening.open_record(hall, records.decode(data, called), who.id, name)
    id, is_over = live.position.table.id, live.position.match.outcome() is not None
    site(request).robots.shares.note(id, address_of(request))
    return with_cookie(request, Redirect(f"/t/{id}/replay?n=0" if is_over else f"/t/{id}", status_code=303), who)


@post("/t/{id:str}/fork", include_in_schema=False)
async def fork(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Play on from a moment of a finished game, against bots."""
    check_rate(request, opens_table=True)
    fields = await form(request)
    live = await site(request).hall.open(id)
    position = finished(request, live)
    seat = number(fields, "seat")
    if not 0 <= seat < len(position.seats):
        raise ClientException("there is no such seat")
    n = max(0, min(len(position.match.moves) - 1, number(fields, "n")))
    who = person(request)
    fresh = await opening.fork(
        site(request).hall, live, n, seat, who.id, clean_name(who.name), gathering.will_add(fields)
    )
    site(request).robots.shares.note(fresh.position.table.id, address_of(request))
    return with_cookie(request, Redirect(f"/t/{fresh.position.table.id}", status_code=303), who)


@dataclass(frozen=True)
class Curve:
    """The score of a seat over the rounds, as a line of the chart."""

    seat: int
    name: str
    points: str
    end: tuple[float, float]
    label_y: float
    score: int


@get("/t/{id:str}/results", include_in_schema=False)
async def results(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Show how a game ended: ranks, and the scores over the rounds."""
    live = await site(request).hall.open(id)
    position = finished(request, live)
    scene = Scene(live, position, Viewer(people.language(request), held=held_seats(request, position)))
    assert scene.outcome is not None
    rounds, scores = history(position.match, await positions(site(request).hall, live, position))
    return html(
        request,
        "results.html",
        s=scene,
        ranked=ranked(scene.outcome),
        tie=scene.ending.tie(),
        curves=curves(position, scores),
        rounds=readable([(now, round(x_of(i, len(rounds)), 1)) for i, now in enumerate(rounds)]),
        levels=levels(scores),
        rows=list(zip(rounds, scores, strict=True)),
        verdict=scene.ending.verdict(),
        shared=tags(request, id, scene.game.cover.titles[scene.language], scene.ending.verdict()),
    )


def ranked(outcome: Outcome) -> list[tuple[int, int]]:
    """Return rank and seat of everybody, the best first; those who are level share a rank."""
    standing = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def history(match: Match, past: list[State]) -> tuple[list[int], list[tuple[int, ...]]]:
    """Return the rounds, and the scores at the end of each."""
    starts = turns(match, past)
    rounds = [now for now, _ in starts]
    ends = [start for _, start in starts[1:]] + [len(match.moves)]
    return rounds, [scores_at(match, past, end) for end in ends]


def scores_at(match: Match, past: list[State], n: int) -> tuple[int, ...]:
    """Return the scores after so many answers, as they were counted then; at the end with what counts only there."""
    outcome = match.outcome() if n == len(match.moves) else None
    if outcome is not None:
        return outcome.scores
    kept = match.kept_at(n)
    return tuple(kept.scores) if kept else match.game.rules.scores(past[n])


def x_of(i: int, count: int) -> float:
    """Return where a round stands on the chart."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (i / (count - 1) if count > 1 else 1.0)


def top_of(scores: list[tuple[int, ...]]) -> int:
    """Return the highest score that the chart must show."""
    return max([1, *(score for row in scores for score in row)])


def y_of(score: float, top: int) -> float:
    """Return where a score stands on the chart."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - max(0.0, score) / top)


def levels(scores: list[tuple[int, ...]]) -> list[tuple[int, float]]:
    """Return the lines across the chart."""
    top = top_of(scores)
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 250, 1000, 10**9) if top / step <= 6)
    return [(score, round(y_of(score, top), 1)) for score in range(0, top + 1, step)]


def curves(position: Position, scores: list[tuple[int, ...]]) -> list[Curve]:
    """Return a line per seat, its name at the end, moved apart where names would meet."""
    top, found = top_of(scores), []
    for seat, name in enumerate(position.names):
        if not scores or seat >= len(scores[-1]):
            continue
        points = [(round(x_of(i, len(scores)), 1), round(y_of(row[seat], top), 1)) for i, row in enumerate(scores)]
        line = " ".join(f"{x},{y}" for x, y in points)
        found.append(Curve(seat, name, line, points[-1], points[-1][1] + 5, scores[-1][seat]))
    last = -99.0
    for i, curve in sorted(enumerate(found), key=lambda pair: pair[1].label_y):
        last = max(curve.label_y, last + 20)
        found[i] = replace(curve, label_y=round(last, 1))
    return found
