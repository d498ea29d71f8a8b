"""A picture to share of a finished game: who won, the scores over the game, what decided it, and the last position."""

from __future__ import annotations

import asyncio
import re

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
from ludotheque.server.site import check_rate, site
from ludotheque.svg.markup import escape
from ludotheque.svg.picture import picture
from ludotheque.svg.png import to_png
from ludotheque.svg.text import shortened, wrapped

WIDTH, HEIGHT = 1200, 630
# The sheet with words at the left, the board at the right.
LEFT, SHEET, EDGE = 50, 540, 16
HEAD = re.compile(r"<svg\b[^>]*>")
VIEW = re.compile(r'viewBox="([^"]+)"')


@get("/t/{id:str}/share.svg", include_in_schema=False)
async def share_svg(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """Give the picture as SVG."""
    return Response(await _drawn(request, id), media_type="image/svg+xml")


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
    verdict = scene.verdict()
    title = scene.game.cover.titles[scene.language]
    parts = [
        f'<rect class="share-table" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<rect class="share-sheet" x="{EDGE}" y="{EDGE}" width="{SHEET}" height="{HEIGHT - 2 * EDGE}" rx="12"/>',
        _text("share-name", 66, f"Ludothèque · {title}"),
        *(_text("share-title", 120 + 50 * row, line) for row, line in enumerate(wrapped(verdict, 460, 40))),
        *_ranks(scene),
        _chart(scene, lines),
        *(_text("share-note", 560 + 26 * row, line) for row, line in enumerate(wrapped(moment, 460, 20)) if moment),
        _board(scene),
    ]
    return picture(WIDTH, HEIGHT, "\n".join(part for part in parts if part), f"Ludothèque · {title}", verdict)


def _text(class_: str, y: float, text: str, x: float = LEFT) -> str:
    return f'<text class="{class_}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _ranks(scene: Scene) -> list[str]:
    assert scene.outcome is not None
    found = []
    for row, (_, seat) in enumerate(ranked(scene.outcome)):
        y = 224 + 38 * row
        place = f'x="{LEFT}" y="{y - 19}" width="22" height="22"'
        mark = f'<use class="share-mark" href="#i-seat-{scene.look(seat)}" {place}/>'
        name = _text("share-player", y, shortened(scene.names[seat], 330, 24), LEFT + 34)
        score = f'<text class="share-score" x="{SHEET - 26}" y="{y}">{scene.outcome.scores[seat]}</text>'
        found.append(f'<g data-seat="{scene.look(seat)}">{mark}</g>{name}{score}')
    return found


def _chart(scene: Scene, lines: list[Curve]) -> str:
    """Draw the scores over the game, small."""
    drawn = "".join(
        f'<g data-seat="{scene.look(line.seat)}"><polyline class="share-line" points="{line.points}"/></g>'
        for line in lines
    )
    top = 400 if len(lines) < 5 else 420
    return f'<g transform="translate({LEFT - 24} {top}) scale(.58 .28)">{drawn}</g>'


def _board(scene: Scene) -> str:
    """Draw the last position beside the words, as large as it goes."""
    drawn = str(scene.page.board) or scene.game.show.board(scene.view, SPECTATOR, scene.language, scene.names)
    head = HEAD.search(drawn)
    view = VIEW.search(head[0]) if head else None
    if head is None or view is None:
        return ""
    left, top, wide, high = (float(number) for number in view[1].split())
    room = (EDGE + SHEET + 8, EDGE, WIDTH - 2 * EDGE - SHEET - 8, HEIGHT - 2 * EDGE)
    # As large as fills the room; what stands out at the sides is cut off.
    scale = max(room[2] / wide, room[3] / high)
    x, y = (room[i] + room[i + 2] / 2 - scale * middle for i, middle in ((0, left + wide / 2), (1, top + high / 2)))
    inside = drawn[head.end() : drawn.rindex("</svg>")]
    window = f'<rect x="{room[0]}" y="{room[1]}" width="{room[2]}" height="{room[3]}"/>'
    return (
        f'<clipPath id="share-window">{window}</clipPath><g clip-path="url(#share-window)">'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})">{inside}</g></g>'
    )
