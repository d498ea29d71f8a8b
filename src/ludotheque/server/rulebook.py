"""The rulebook: its chapters, each on a page of its own, and a search over all clauses of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ludotheque import rulebook as book
from ludotheque.games import load, names
from ludotheque.rulebook import Clause
from ludotheque.server import people
from ludotheque.server.people import AnyRequest
from ludotheque.server.site import html

LONGEST = 100


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook: its place, its title, its clauses."""

    number: int
    title: str
    clauses: list[Clause]


def chapters(game: str, language: str, text: str = "") -> list[Chapter]:
    """Return the chapters of a game in order, each once, with the clauses that hold a text."""
    found: dict[str, list[Clause]] = {clause.section: [] for clause in book.clauses(game)}
    for clause in book.clauses(game):
        if clause.holds(text):
            found[clause.section].append(clause)
    titled = enumerate(found.items(), 1)
    return [Chapter(number, book.section_title(game, section, language), held) for number, (section, held) in titled]


@get("/rules/{game:str}", include_in_schema=False)
async def rules(
    request: AnyRequest, game: FromPath[str], q: FromQuery[str] = "", tests: FromQuery[str] = ""
) -> Response[Any]:
    """Show the chapters of a game's rules, or the clauses that hold a text."""
    text = q[:LONGEST]
    every = chapters(game, people.language(request), text)
    shown = [chapter for chapter in every if chapter.clauses] if text else []
    return _page(request, game, chapters=every, shown=shown, q=text, tests=tests)


@get("/rules/{game:str}/{part:str}", include_in_schema=False)
async def chapter(
    request: AnyRequest, game: FromPath[str], part: FromPath[str], tests: FromQuery[str] = ""
) -> Response[Any]:
    """Show one chapter, by its number or by a clause that stands in it."""
    every = chapters(game, people.language(request))
    shown = [one for one in every if part == str(one.number) or any(clause.id == part for clause in one.clauses)]
    if not shown:
        raise NotFoundException
    return _page(request, game, chapters=every, shown=shown, q="", tests=tests)


def _page(request: AnyRequest, game: str, **values: Any) -> Response[Any]:
    title = load(game).cover.titles[people.language(request)] if game in names() else game.capitalize()
    found = sum(len(chapter.clauses) for chapter in values["shown"])
    total = len(book.clauses(game))
    return html(
        request, "rules.html", title=title, game=game, total=total, found=found, tests_of=book.tests_of, **values
    )
