"""How the page lays out what a game puts beside its board."""

import re

from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import bots, games
from ludotheque.kernel import button
from ludotheque.match import Match
from ludotheque.page import Item, Kind, Shelf
from ludotheque.record import HUMAN
from ludotheque.server.pieces import macros
from tests.server.test_ways import load, marching

Client = TestClient[Litestar]


def drawn(kind: Kind, item: Item, lit: dict[str, str]) -> str:
    return str(macros("en").shelf(Shelf("mine", "Mine", kind, items=(item,)), lit, {}))


def first_button(html: str) -> str:
    found = re.search(r"<button[^>]* data-element.*?</button>", html, re.DOTALL)
    assert found
    return found[0]


def test_a_card_that_was_taken_up_is_pressed():
    card = Item("card-1", "Heartwood", drawing="<svg></svg>")
    assert "aria-pressed" not in drawn("cards", card, {})
    chosen = Item("card-1", "Heartwood", drawing="<svg></svg>", is_chosen=True)
    assert 'aria-pressed="true"' in first_button(drawn("cards", chosen, {}))


def test_a_paragraph_that_an_option_says_is_known_by_its_number(client: Client):
    match = marching(4, 0)
    page = client.get(f"/t/{load(client, match)}").text
    card = next(option.element() for option in match.question().options if option.verb == "sideways")  # type: ignore[union-attr]
    told = re.search(rf'id="{card}"[^>]* data-told="([\d ]*)"', page)
    assert told
    assert "2" in told[1].split()


def test_the_button_that_puts_a_card_back_is_marked(client: Client):
    game = games.load("immortals")
    match = Match(game, game.setup(3), 4, ["Léa", "Basile", "Ondine"], [HUMAN, "easy", "easy"])
    bot = bots.make("random", game, 4)
    while (question := match.question()) and not (question.seat == 0 and button("back") in question.options):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    page = client.get(f"/t/{load(client, match)}").text
    assert re.findall(r'value="([\w.]+)"[^>]* data-puts-back', page) == ["back.button.0.0"]


def test_a_space_says_what_can_be_done_there():
    space = Item("space-1", "Transition", tone="dark")
    assert "aria-label" not in first_button(drawn("spaces", space, {}))
    lit = first_button(drawn("spaces", space, {"space-1": "Lay it on Transition"}))
    assert 'aria-label="Lay it on Transition"' in lit
    assert "is-legal" in lit
    assert 'data-half="dark"' in lit


def test_a_laid_card_has_the_colour_of_its_band():
    empty = first_button(drawn("spaces", Item("space-1", "Build"), {}))
    assert 'class="slot"' in empty
    filled = first_button(drawn("spaces", Item("space-1", "Build", note="Heartwood", note_tone="band-dark"), {}))
    assert 'class="laid band-dark">Heartwood' in filled
