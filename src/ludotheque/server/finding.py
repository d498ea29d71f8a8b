"""Find a better move: a turning point of a review given back to whoever reads it, who tries until it is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from ludotheque.review import CHOICE, Turning
from ludotheque.review.lines import Line
from ludotheque.review.reasons import compared, differences, listed, plan
from ludotheque.review.texts import say
from ludotheque.review.told import Story, Told
from ludotheque.review.turnings import SURE
from ludotheque.server import parts, people
from ludotheque.server.company import Viewer
from ludotheque.server.people import AnyRequest
from ludotheque.server.pieces import piece
from ludotheque.server.replay import at_move, finished, positions
from ludotheque.server.review import asked_again, eyes, job_of
from ludotheque.server.reviews import Job
from ludotheque.server.scene import Scene
from ludotheque.server.site import check_rate, form, html, site
from ludotheque.server.table import number, option_of

# What came of a try: the best there is, better than what was played, or neither.
FOUND, BETTER, WORSE = "found", "better", "worse"
# So many tries are kept on the page.
MOST = 12


@dataclass(frozen=True)
class Try:
    """A move that was tried: its words, the chance it leads to, what came of it, and what speaks for or against it."""

    text: str
    chance: str
    state: str
    why: str


def judged(turning: Turning, line: Line) -> str:
    """Say what came of a try: what cannot be told from the best counts as found, if it beats what was played."""
    best, taken = turning.lines
    if line.option == best.option:
        return FOUND
    if line.chance <= taken.chance or line.option == taken.option:
        return WORSE
    return FOUND if best.chance - line.chance <= SURE * line.doubt else BETTER


def reason(story: Story, turning: Turning, line: Line, state: str) -> str:
    """Say what a good try brings against what was played, or what another one lacks against the best."""
    best, taken = turning.lines
    game, language = story.match.game, story.language
    if state == FOUND:
        return compared(game, line, taken, language)
    lacks = listed(game, differences(game, line, best), False, language)
    return say(language, "lacks", prices=lacks) if lacks else ""


def choices_of(told: list[Told]) -> list[Told]:
    """Return the turning points at which there was something better to choose."""
    return [one for one in told if one.turning.kind == CHOICE]


def back_to(id: str, seat: int) -> Redirect:
    """Lead to the review."""
    return Redirect(f"/t/{id}/review?{urlencode({'seat': seat})}", status_code=303)


def tries_of(job: Job, story: Story, one: Told, tried: list[str]) -> list[Try]:
    """Tell what came of the moves that were tried, the newest first."""
    found = []
    for value in reversed(tried):
        line = job.tried.get((one.turning.after, option_of(value)))
        if line is None:
            continue
        state = judged(one.turning, line)
        why = reason(story, one.turning, line, state)
        said = story.option(one.turning.after, line.choice())
        found.append(Try(said, story.value(line.chance), state, why))
    return found


@get("/t/{id:str}/review/find", include_in_schema=False)
async def find(
    request: AnyRequest, id: FromPath[str], at: FromQuery[int], seat: FromQuery[int], tried: FromQuery[str] = ""
) -> Response[Any]:
    """Ask for a better move than the one that was played at a turning point."""
    check_rate(request)
    live = await site(request).hall.open(id)
    position = finished(request, live)
    seat, job = eyes(request, position, seat), job_of(request, position, seat)
    if job.review is None:
        return back_to(id, seat)
    past = await positions(site(request).hall, live, position)
    language = people.language(request)
    story = Story(position.match, past, job.review, language)
    told = choices_of(story.turnings())
    one = next((one for one in told if one.number == at), None)
    if one is None:
        return back_to(id, seat)
    moment = at_move(position, past, one.turning.after)
    scene = asked_again(live, moment, Viewer(language, seat, held=(seat,)))
    seen = Scene(live, moment, Viewer(language, seat, looks_back=True))
    tries = tries_of(job, story, one, tried.split()[-MOST:])
    return html(
        request,
        "find.html",
        s=scene,
        parts={**parts.on_page(scene), "players": parts.on_page(seen)["players"]},
        board=scene.board(),
        story=story,
        one=one,
        seat=seat,
        place=told.index(one) + 1,
        of=len(told),
        after=next((other for other in told if other.number > at), None),
        tries=tries,
        tried=tried,
        is_found=any(one.state == FOUND for one in tries[:1]),
        clue=clue(story, one),
        places=offered(scene, False),
        buttons=offered(scene, True),
    )


def offered(scene: Scene, as_buttons: bool) -> list[Markup]:
    """Return what could be chosen, drawn: places of the board as a list, or buttons."""
    drawn = ("option_button", "button", "") if as_buttons else ("place",)
    choices = [choice for choice in scene.choices() if not choice.steps and choice.is_button == as_buttons]
    return [Markup(piece(scene.language, drawn[0], choice, *drawn[1:])) for choice in choices]


def clue(story: Story, one: Told) -> list[str]:
    """Say what the better move is for and what it brings, not which it is."""
    best, taken = one.turning.lines
    game = story.match.game
    said = [plan(game, best.choice(), story.language), compared(game, best, taken, story.language)]
    return [line for line in said if line]


@post("/t/{id:str}/review/find", include_in_schema=False)
async def attempt(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Play a move on from a turning point, on the same guesses as those of the review, and keep what comes of it."""
    check_rate(request)
    fields = await form(request)
    position = finished(request, await site(request).hall.open(id))
    seat, at = eyes(request, position, number(fields, "seat")), number(fields, "at")
    job, value = job_of(request, position, seat), fields.get("option", "")
    turning = _turning(job, at)
    if turning is None:
        return back_to(id, seat)
    if await site(request).reviews.attempt(job, seat, turning, option_of(value)) is None:
        return back_to(id, seat)
    earlier = [one for one in fields.get("tried", "").split() if one != value]
    tried = " ".join([*earlier, value][-MOST:])
    query = urlencode({"seat": seat, "at": at, "tried": tried})
    return Redirect(f"/t/{id}/review/find?{query}", status_code=303)


def _turning(job: Job, at: int) -> Turning | None:
    found = job.review.turnings if job.review is not None else []
    if not 1 <= at <= len(found) or found[at - 1].kind != CHOICE:
        return None
    return found[at - 1]
