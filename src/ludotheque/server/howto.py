"""How to play: one page a game, made of what the game says of itself, with its own board as the picture."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludotheque import bots, rulebook
from ludotheque.game import Game
from ludotheque.games import load
from ludotheque.goal import Goal
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, new
from ludotheque.server import people, texts
from ludotheque.server.people import AnyRequest
from ludotheque.server.site import drawing, html

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
        clauses=clauses(goal),
        symbols=found.show.symbols(language),
        words=found.words[language].glossary(),
    )


def clauses(goal: Goal) -> dict[str, rulebook.Clause]:
    """Return the clauses that the page unfolds, by their ids."""
    return {point.clause: rulebook.clause(point.clause) for point in (*goal.facts, *goal.turn) if point.clause}


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
