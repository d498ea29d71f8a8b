"""Puzzles in the browser: a page that lists those of a game, and tables that begin from one."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.games import load
from ludotheque.puzzles import Puzzle, ids, puzzle, puzzles
from ludotheque.server import opening, people, texts
from ludotheque.server.people import AnyRequest, clean_name
from ludotheque.server.site import address_of, check_rate, html, person, site, with_cookie
from ludotheque.typography import shown


@get("/puzzles/{game:str}", include_in_schema=False)
async def list_puzzles(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """List the puzzles of a game."""
    if not ids(game):
        raise NotFoundException
    return html(request, "puzzles.html", game=load(game), puzzles=puzzles(game), say=_say(people.language(request)))


def _say(language: str) -> Any:
    return lambda text: shown(text.say(language), language)


@post("/puzzles/{game:str}/{id:str}", include_in_schema=False)
async def open_puzzle(request: AnyRequest, game: FromPath[str], id: FromPath[str]) -> Response[Any]:
    """Open a table on which a puzzle lies."""
    if not ids(game):
        raise NotFoundException
    check_rate(request, opens_table=True)
    who, language = person(request), people.language(request)
    found = puzzle(game, id[:40])
    record = await asyncio.to_thread(lambda: found.begun(_names(found, clean_name(who.name), language)).record())
    name = texts.say(language, "puzzle-n", n=found.number, title=shown(found.file.title.say(language), language))
    live = await opening.open_record(site(request).hall, record, who.id, name)
    site(request).robots.shares.note(live.position.table.id, address_of(request))
    return with_cookie(request, Redirect(f"/t/{live.position.table.id}", status_code=303), who)


def _names(found: Puzzle, name: str, language: str) -> tuple[str, ...]:
    """Return what those at the table are called: whoever solves it by name."""
    seats = range(found.position.setup.players)
    called = [texts.say(language, "player-n", n=seat + 1) for seat in seats]
    called[found.seat] = name or called[found.seat]
    return tuple(called)
