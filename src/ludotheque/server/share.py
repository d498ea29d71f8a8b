"""A picture to share of a finished game: who won, the scores over the game, what decided it, and the last position."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromPath

from ludotheque.kernel import SPECTATOR
from ludotheque.review import CHOICE
from ludotheque.review.told import Story
from ludotheque.server import people
from ludotheque.server.company import Viewer
from ludotheque.server.people import AnyRequest
from ludotheque.server.replay import Curve, curves, finished, history, positions, ranked
from ludotheque.server.scene import Scene
from ludotheque.server.site import check_rate, drawing, site
from ludotheque.svg.markup import escape
from ludotheque.svg.picture import picture
from ludotheque.svg.png import to_png
from ludotheque.svg.text import shortened, wrapped

WIDTH, HEIGHT = 1200, 630
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Plan:
    """Where things stand: the sheet with words, the board, the order, the chart, and what decided the game."""

    sheet: Box
    room: Box
    # The corner and the width of what is written; the place of the first of the order, and where scores end.
    left: float
    wide: float
    order: tuple[float, float]
    scores: float
    # Where the chart begins, and how much smaller it is than the one of the results.
    chart: tuple[float, float, float, float]
    # How high what decided the game is written; nowhere, if there is no room.
    note: float | None = None


# A board beside the words, or, if it is much wider than high, below them.
BESIDE = Plan((16, 16, 468, 598), (500, 16, 684, 598), 46, 400, (46, 224), 458, (24, 400, 0.5, 0.28), 562)
BELOW = Plan((16, 16, 1168, 196), (16, 228, 1168, 386), 46, 460, (540, 64), 790, (800, 58, 0.42, 0.3))
WIDE = 2.0
HEAD = re.compile(r"<svg\b[^>]*>")
VIEW = re.compile(r'viewBox="([^"]+)"')
CLASSES = re.compile(r'class="([^"]+)"')
# With more players the order takes room from the chart.
MANY = 4
# So much room is left beside a face for the name written in its corner.
MARGIN = 16


@get("/t/{id:str}/share.svg", include_in_schema=False)
async def share_svg(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """Give the picture as SVG."""
    return drawing(await _drawn(request, id))


@get("/t/{id:str}/share.png", include_in_schema=False)
async def share_png(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Give the picture as PNG, for those who show links."""
    drawn = await _drawn(request, id)
    return Response(await asyncio.to_thread(to_png, drawn, width=WIDTH), media_type="image/png")


async def _drawn(request: AnyRequest, id: str) -> str:
    check_rate(request)
    live = await site(request).hall.open(id)
    position = finished(request, live)
    past = await positions(site(request).hall, live, position)
    language = people.language(request)
    scene = Scene(live, position, Viewer(language, SPECTATOR, looks_back=True))
    _, scores = history(position.match, past)
    jobs = [job for (table, _), job in site(request).reviews.jobs.items() if table == id and job.review]
    moment = ""
    for job in jobs[:1]:
        assert job.review is not None
        told = Story(position.match, past, job.review, language).turnings()
        moment = next((one.title for one in told if one.turning.kind == CHOICE), told[0].title if told else "")
    return card(scene, curves(position, scores), moment)


def card(scene: Scene, lines: list[Curve], moment: str) -> str:
    """Return the picture."""
    verdict = scene.ending.verdict()
    title = scene.game.cover.titles[scene.language]
    drawn = str(scene.page.board) or scene.game.show.board(scene.view, SPECTATOR, scene.language, scene.names)
    view = _view(scene, drawn)
    plan = BELOW if view is not None and view[2] > WIDE * view[3] else BESIDE
    left, top, wide, high = plan.sheet
    parts = [
        f'<rect class="share-table" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<rect class="share-sheet" x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" rx="12"/>',
        _text("share-name", 60, f"Ludothèque · {title}", plan.left),
        *(
            _text("share-title", 112 + 46 * row, line, plan.left)
            for row, line in enumerate(wrapped(verdict, plan.wide, 38))
        ),
        *_ranks(scene, plan),
        _chart(scene, lines, plan) if scene.ending.unscored() is None else "",
        *_note(moment, plan),
        _board(drawn, view, plan.room) if view is not None else "",
    ]
    return picture(WIDTH, HEIGHT, "\n".join(part for part in parts if part), f"Ludothèque · {title}", verdict)


def _text(class_: str, y: float, text: str, x: float) -> str:
    return f'<text class="{class_}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _note(moment: str, plan: Plan) -> list[str]:
    """Write what decided the game, where there is room for it."""
    if not moment or plan.note is None:
        return []
    return [
        _text("share-note", plan.note + 26 * row, line, plan.left)
        for row, line in enumerate(wrapped(moment, plan.wide, 20))
    ]


def _ranks(scene: Scene, plan: Plan) -> list[str]:
    assert scene.outcome is not None
    left, top = plan.order
    has_scores = scene.ending.unscored() is None
    found = []
    for row, (_, seat) in enumerate(ranked(scene.outcome)):
        y = top + 38 * row
        place = f'x="{left:g}" y="{y - 19:g}" width="22" height="22"'
        mark = f'<use class="share-mark" href="#i-seat-{scene.look(seat)}" {place}/>'
        name = _text("share-player", y, shortened(scene.names[seat], plan.scores - left - 100, 24), left + 34)
        score = f'<text class="share-score" x="{plan.scores:g}" y="{y:g}">{scene.outcome.scores[seat]}</text>'
        found.append(f'<g data-seat="{scene.look(seat)}">{mark}</g>{name}{score if has_scores else ""}')
    return found


def _chart(scene: Scene, lines: list[Curve], plan: Plan) -> str:
    """Draw the scores over the game, small."""
    drawn = "".join(
        f'<g data-seat="{scene.look(line.seat)}"><polyline class="share-line" points="{line.points}"/></g>'
        for line in lines
    )
    left, top, across, down = plan.chart
    lower = 20 if len(lines) > MANY else 0
    return f'<g transform="translate({left:g} {top + lower:g}) scale({across:g} {down:g})">{drawn}</g>'


def _view(scene: Scene, drawn: str) -> Box | None:
    """Return the part of the board that the picture shows: what matters of a board with faces, else all of it."""
    if scene.page.faces:
        left, top, wide, high = scene.page.faces[0].tight
        return left - MARGIN, top, wide + MARGIN, high
    head = HEAD.search(drawn)
    view = VIEW.search(head[0]) if head else None
    if view is None:
        return None
    left, top, wide, high = (float(number) for number in view[1].split())
    return left, top, wide, high


def _board(drawn: str, view: Box, room: Box) -> str:
    """Draw a part of the last position, as large as there is room: whole, or filling it if the map goes on anyway."""
    head = HEAD.search(drawn)
    assert head is not None
    left, top, wide, high = view
    goes_on = "slice" in head[0]
    scale = (max if goes_on else min)(room[2] / wide, room[3] / high)
    x, y = (room[i] + (room[i + 2] - scale * view[i + 2]) / 2 - scale * view[i] for i in (0, 1))
    shown = ((room[0] - x) / scale, (room[1] - y) / scale, room[2] / scale, room[3] / scale) if goes_on else view
    left, top, wide, high = shown
    inside = drawn[head.end() : drawn.rindex("</svg>")]
    classes = CLASSES.search(head[0])
    window = f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{8 / scale:.1f}"/>'
    return (
        f'<g class="{classes[1] if classes else ""}" transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})">'
        f'<clipPath id="share-window">{window}</clipPath><g clip-path="url(#share-window)">{inside}</g></g>'
    )
