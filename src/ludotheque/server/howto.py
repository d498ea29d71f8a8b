"""How to play: one page a game, made of what the game says of itself, with pictures cut from its own board."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludotheque import bots, lessons, rulebook
from ludotheque.game import Game, Talk
from ludotheque.games import load
from ludotheque.goal import Goal
from ludotheque.guide import Cutout, Guide
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, new
from ludotheque.server import people, texts
from ludotheque.server.people import AnyRequest
from ludotheque.server.site import drawing, html
from ludotheque.svg import cutout as svg

# The moment that the picture shows: so many answers into a game of this seed.
SEED, ANSWERS = 7, 60


@get("/how/{game:str}", include_in_schema=False)
async def how_to_play(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """Show what one plays for, what a turn is, how the table looks, and what the words mean."""
    language = people.language(request)
    found = load(game)
    goal = found.show.goal(moment(game, language).talk(SPECTATOR), language)
    if not goal.aim:
        raise NotFoundException
    return html(
        request,
        "howto.html",
        game=found,
        goal=goal,
        guide=(explained := found.show.guide(language)),
        shown={block.figure: cutout(found.name, block.figure, language) for block in explained.blocks if block.figure},
        clauses=clauses(goal, explained),
        symbols=found.show.symbols(language),
        words=found.words[language].glossary(),
    )


def clauses(goal: Goal, guide: Guide) -> dict[str, rulebook.Clause]:
    """Return the clauses that the page unfolds, by their ids."""
    points = (*goal.facts, *goal.turn, *(point for block in guide.blocks for point in block.points))
    ids = [point.clause for point in points] + [block.clause for block in guide.blocks]
    return {id: rulebook.clause(id) for id in ids if id}


@cache
def moment(name: str, language: str) -> Match:
    """Return a game under way, always the same one."""
    game: Game = load(name)
    seats = game.usual_seats()
    names = tuple(texts.say(language, "player-n", n=seat + 1) for seat in range(seats))
    match, bot = new(name, seats, SEED, {}, names), bots.make("random", game, SEED)
    for _ in range(ANSWERS):
        asked = next((seat for seat in range(seats) if match.question(seat)), None)
        if asked is None:
            break
        match.answer(bot.choose(match.view(asked), asked), asked)
    return match


@get("/how/{game:str}/table.svg", include_in_schema=False)
async def picture(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """Give the table at that moment, drawn as the table draws it: a picture with a style of its own."""
    return drawing(drawn(load(game).name, people.language(request)))


@cache
def drawn(name: str, language: str) -> str:
    """Return the table at that moment as SVG."""
    match = moment(name, language)
    return match.game.show.board(match.view(SPECTATOR), SPECTATOR, language, match.names)


@get("/how/{game:str}/picture/{figure:str}", include_in_schema=False)
async def figure(request: AnyRequest, game: FromPath[str], figure: FromPath[str]) -> Response[str]:
    """Give a picture of what is explained, light or dark."""
    try:
        return drawing(pictured(load(game).name, figure, people.language(request), "dark" in request.query_params))
    except KeyError:
        raise NotFoundException from None


@cache
def pictured(name: str, figure: str, language: str, dark: bool) -> str:
    """Return a picture of what is explained as SVG."""
    return svg.cutout(cutout(name, figure, language), load(name).cover.titles[language], dark)


@cache
def cutout(name: str, figure: str, language: str) -> Cutout:
    """Return what a picture is cut from: the table at the beginning of a step of the game's first lesson."""
    lesson = lessons.load(name)

    def talk(step: int) -> Talk:
        names = tuple(texts.say(language, "player-n", n=seat + 1) for seat in range(lesson.seats))
        return lessons.opened(lesson, step, names).talk(lesson.eyes)

    return load(name).show.cutout(figure, talk, language)
