"""Tables on which a record has been played, so that a test begins at the moment it is about."""

from collections.abc import Callable

from playwright.sync_api import Page

from ludotheque import bots, games, record
from ludotheque.match import Match, Question
from ludotheque.record import HUMAN
from tests.browser.people import ready, visit

Moment = Callable[[Question], bool]


def recorded(players: int, seed: int, moment: Moment, name: str = "smallworld", **options: str) -> bytes:
    """A game that bots played until a question of the first seat, which a person answers from there on."""
    game = games.load(name)
    names = ["Léa", "Basile", "Ondine", "Camille", "Tovak"][:players]
    match = Match(game, game.setup(players, options), seed, names)
    match.kinds = (HUMAN, *["easy"] * (players - 1))
    bot = bots.make("random", game, seed)
    while (question := match.question()) and not (question.seat == 0 and moment(question)):
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return record.encode(match.record())


def offers(verb: str) -> Moment:
    return lambda question: any(option.verb == verb for option in question.options)


def never(question: Question) -> bool:
    return False


def load(page: Page, data: bytes) -> str:
    """Open a table on which a record has been played, and return its address."""
    visit(page, "/")
    ready(page)
    page.set_input_files("#record", {"name": "game.json", "mimeType": "application/json", "buffer": data})
    page.wait_for_url("**/t/**")
    ready(page)
    return page.url.partition("/replay")[0]
