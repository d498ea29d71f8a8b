"""Every symbol has a name and an explanation in both languages, at the table and on the page of how to play."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import bots, games
from ludotheque.match import Match
from ludotheque.page import Fact
from ludotheque.svg.sprite import sprite
from tests.server.playing import open_table

Client = TestClient[Litestar]
GAMES = [name for name in games.names() if games.load(name).has_page()]


def facts(found: object) -> Iterator[Fact]:
    if isinstance(found, Fact):
        yield found
    elif isinstance(found, tuple):
        for part in found:
            yield from facts(part)
    elif is_dataclass(found):
        for field in fields(found):
            yield from facts(getattr(found, field.name))


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_explain_the_same_symbols(name: str):
    show = games.load(name).show
    french, english = ([symbol.icon for symbol in show.symbols(language)] for language in ("fr", "en"))
    assert french == english
    assert len(set(french)) == len(french)
    assert set(french) <= {icon.removeprefix("i-") for icon in sprite()}


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_beside_the_board_is_explained(name: str):
    game = games.load(name)
    known = {symbol.icon for symbol in game.show.symbols("en")}
    match = Match(game, game.setup(game.usual_seats(), {}), 1)
    bot = bots.make("random", game, 1)
    for number in range(120):
        question = match.question()
        if question is None:
            break
        if number % 12 == 0:
            page = game.show.page(match.talk(question.seat), "en")
            assert {fact.icon for fact in facts(page)} - known <= {"ui-next"}
        match.answer(bot.choose(match.view(question.seat), question.seat))


def test_a_place_says_what_it_is(client: Client):
    table = open_table(client, [{"kind": "me"}, {"kind": "link"}])[0].table
    told = client.get(f"/t/{table}/about", params={"element": "region-3"}).json()
    assert told["title"]
    assert told["text"]
    assert not told["text"].startswith(told["title"])
    assert client.get(f"/t/{table}/about", params={"element": "nothing"}).status_code == 404
