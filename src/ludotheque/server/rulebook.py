"""The rulebook: all clauses of a game, searchable, each with an address of its own."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ludotheque import rulebook as book
from ludotheque.games import load, names
from ludotheque.server import people
from ludotheque.server.people import AnyRequest
from ludotheque.server.site import html


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: AnyRequest, game: FromPath[str], q: FromQuery[str] = "") -> Response[Any]:
    """Show the rules of a game, or those that hold a text."""
    language = people.language(request)
    every = book.clauses(game)
    found = [clause for clause in every if clause.holds(q[:100])]
    chapters = [
        (section, book.section_title(game, section, language), list(members))
        for section, members in groupby(found, key=lambda clause: clause.section)
    ]
    title = load(game).cover.titles[language] if game in names() else game.capitalize()
    return html(
        request,
        "rules.html",
        title=title,
        game=game,
        q=q[:100],
        total=len(every),
        found=len(found),
        chapters=chapters,
        tests_of=book.tests_of,
    )
