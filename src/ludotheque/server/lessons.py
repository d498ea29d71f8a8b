"""Lessons: opening one, and what a pupil says to the coach."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque import games
from ludotheque.lessons import Coach, load, track
from ludotheque.pupil import AGREE, LEAVE, READ, RETURN, SKIP, Mark
from ludotheque.server import people
from ludotheque.server.coaching import coach_of
from ludotheque.server.guard import wants_json
from ludotheque.server.hall import Hall
from ludotheque.server.live import Position
from ludotheque.server.opening import open_lesson
from ludotheque.server.people import AnyRequest, NotNow, clean_name
from ludotheque.server.site import check_rate, form, own_seat, person, site, with_cookie
from ludotheque.server.table import done, number
from ludotheque.store import rows as store

# What can be pressed besides what is only noted: play the next answer, or all of the step; go back to the lesson.
DO, BACK, END = "do", "back", "end"
NO_COACH = ("there is no lesson at this table", "il n'y a pas de leçon à cette table")


@post("/learn/{game:str}", include_in_schema=False)
async def learn(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """Open the first lesson of a game."""
    check_rate(request, opens_table=True)
    who, lesson = person(request), load(games.load(game).name)
    name, language = clean_name(who.name), people.language(request)
    await asyncio.to_thread(track, lesson.game, lesson.id)
    live = await open_lesson(site(request).hall, lesson, who.id, name, language)
    return with_cookie(request, Redirect(f"/t/{live.position.table.id}", status_code=303), who)


@post("/t/{id:str}/lesson", include_in_schema=False)
async def tell_coach(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Do what a pupil asks the coach for: do it for me, skip, go on like this, back to the lesson, leave."""
    check_rate(request)
    fields = await form(request)
    hall = site(request).hall
    position = (await hall.open(id)).position
    seat = own_seat(request, position, fields.get("seat"))
    coach = coach_of(position)
    if coach is None or coach.seat != seat:
        raise NotNow(*NO_COACH)
    what, step = fields.get("what", ""), number(fields, "step")
    if what == BACK and not coach.can_undo():
        return await _open_again(request, coach)
    return done(request, id, await _heed(hall, position, coach, what, step), seat)


async def _heed(hall: Hall, position: Position, coach: Coach, what: str, step: int) -> Position:
    """Do what is asked; what was pressed for another step than the one on is out of date, and nothing happens."""
    if what == BACK:
        return await _take_back(hall, position, coach)
    if what in (LEAVE, RETURN, AGREE, END):
        return await _note(hall, position, Mark(len(coach.match.moves), LEAVE if what == END else what, step))
    if coach.step != step:
        return position
    answers = coach.to_do()
    if what in (DO, SKIP) and answers:
        return await _answer(hall, position, coach.seat, answers[: 1 if what == DO else None])
    if what in (READ, SKIP):
        return await _note(hall, position, Mark(len(coach.match.moves), what, step))
    return position


async def _answer(hall: Hall, position: Position, seat: int, answers: list[Any]) -> Position:
    """Give answers in a row for the pupil, as long as nobody else is asked in between."""
    for option in answers:
        question = position.match.question(seat)
        if question is None or option not in question.options:
            break
        position = await hall.answer(position.table.id, seat, position.marks[seat], option)
    return position


async def _take_back(hall: Hall, position: Position, coach: Coach) -> Position:
    again: Coach | None = coach
    while again is not None and again.strayed is not None:
        position = await hall.undo(position.table.id, coach.seat, position.marks[coach.seat])
        again = coach_of(position)
    return position


async def _note(hall: Hall, position: Position, mark: Mark) -> Position:
    id = position.table.id
    async with hall.changing(id) as (live, connection):
        pupil = live.position.table.pupil
        assert pupil is not None
        await store.change_table(connection, id, pupil=pupil.with_mark(mark))
    return (await hall.open(id)).position


async def _open_again(request: AnyRequest, coach: Coach) -> Response[Any]:
    """Open the lesson on another table where the pupil went another way."""
    check_rate(request, opens_table=True)
    who = person(request)
    name, language = clean_name(who.name), people.language(request)
    live = await open_lesson(site(request).hall, coach.lesson, who.id, name, language, coach.went_astray_at())
    address = f"/t/{live.position.table.id}"
    if wants_json(request):
        return Response({"number": 0, "go": address})
    return Redirect(address, status_code=303)
