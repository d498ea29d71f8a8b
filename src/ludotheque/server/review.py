"""After the game in the browser: the review with the eyes of a seat, how far it is while bots think, and its JSON."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ludotheque.kernel import SPECTATOR, State
from ludotheque.review import CHOICE, Turning, report
from ludotheque.review.told import Story
from ludotheque.server import people
from ludotheque.server.company import Viewer
from ludotheque.server.facing import face_of, front, turned
from ludotheque.server.live import Live, Position
from ludotheque.server.people import AnyRequest
from ludotheque.server.render import Layers
from ludotheque.server.replay import at_move, check_may_look, finished, positions, record_of, usual_eyes
from ludotheque.server.reviews import Job
from ludotheque.server.scene import Scene
from ludotheque.server.site import address_of, check_rate, html, site, tags
from ludotheque.server.skyline import skyline


def eyes(request: AnyRequest, position: Position, seat: int | None) -> int:
    """Return with whose eyes a game is reviewed: those chosen, one's own, or the winner's."""
    if seat is None:
        seat = usual_eyes(request, position)
    outcome = position.match.outcome()
    if seat == SPECTATOR and outcome is not None:
        seat = next(iter(outcome.winners), 0)
    check_may_look(request, position, seat)
    return seat


def job_of(request: AnyRequest, position: Position, seat: int) -> Job:
    """Return the review of a game, begun if need be."""
    reviews = site(request).reviews
    return reviews.job(position.table.id, seat, position.match, record_of(position), address_of(request))


def asked_again(live: Live, position: Position, viewer: Viewer) -> Scene:
    """Return a moment of a game as if its seat were asked once more, whoever played it."""
    seats = tuple(replace(place, bot=None) if place.seat == viewer.seat else place for place in position.seats)
    return Scene(live, replace(position, seats=seats), viewer)


def picture(live: Live, position: Position, past: list[State], turning: Turning, viewer: Viewer) -> Layers:
    """Draw the board before a turning point, with the part in sight that the move was about."""
    moment = at_move(position, past, turning.after)
    scene = Scene(live, moment, viewer)
    if not scene.page.faces:
        return scene.board()
    # What was played tells it best, then what was asked: what follows from it may lie anywhere.
    face = face_of(scene.board(), [turning.choice().element()])
    if not face:
        asked = asked_again(live, moment, replace(viewer, held=(viewer.seat,), looks_back=False))
        events = [event for event in position.match.moves[turning.after].events if event.is_seen_by(viewer.seat)]
        touched = [element for event in events for element in scene.game.show.touched(event)]
        face = front(asked.board()) if asked.question is not None else face_of(scene.board(), touched)
    return turned(scene, face)


@get("/t/{id:str}/review", include_in_schema=False)
async def review(
    request: AnyRequest, id: FromPath[str], seat: FromQuery[int | None] = None, at: FromQuery[int | None] = None
) -> Response[Any]:
    """Show the review of a finished game, or how far it is."""
    check_rate(request)
    live = await site(request).hall.open(id)
    position = finished(request, live)
    seat = eyes(request, position, seat)
    job = job_of(request, position, seat)
    language = people.language(request)
    scene = Scene(live, position, Viewer(language, seat, looks_back=True))
    if job.review is None:
        error = job.error.say(language) if job.error else ""
        return html(request, "review_wait.html", s=scene, seat=seat, job=job, error=error)
    past = await positions(site(request).hall, live, position)
    story = Story(position.match, past, job.review, language)
    told = story.turnings()
    first = next((one for one in told if one.turning.kind == CHOICE), told[0] if told else None)
    shown = next((one for one in told if one.number == at), first)
    moment = None
    if shown is not None:
        moment = picture(live, position, past, shown.turning, Viewer(language, seat, looks_back=True))
    return html(
        request,
        "review.html",
        s=scene,
        seat=seat,
        story=story,
        told=told,
        shown=shown,
        moment=moment,
        chart=skyline(job.review, position.names, story),
        verdict=scene.ending.verdict(),
        shared=tags(request, id, scene.game.cover.titles[language], scene.ending.verdict()),
    )


@get("/t/{id:str}/review/progress", include_in_schema=False)
async def progress(request: AnyRequest, id: FromPath[str], seat: FromQuery[int]) -> Response[Any]:
    """Say how far a review is."""
    position = finished(request, await site(request).hall.open(id))
    check_may_look(request, position, seat)
    job = job_of(request, position, seat)
    error = job.error.say(people.language(request)) if job.error else ""
    return Response({"done": job.done, "of": job.of, "ready": job.review is not None, "error": error})


@get("/t/{id:str}/review.json", include_in_schema=False)
async def review_json(request: AnyRequest, id: FromPath[str], seat: FromQuery[int | None] = None) -> Response[Any]:
    """Give a review as JSON; while it is made, how far it is."""
    check_rate(request)
    position = finished(request, await site(request).hall.open(id))
    seat = eyes(request, position, seat)
    job = job_of(request, position, seat)
    if job.error is not None:
        raise job.error
    if job.review is None:
        return Response({"done": job.done, "of": job.of}, status_code=202)
    return Response(report.encode(job.review), media_type="application/json")
