"""How the page lays out what a game puts beside its board."""

import re

from ludotheque.page import Item, Kind, Shelf
from ludotheque.server.render import environment


def drawn(kind: Kind, item: Item, lit: dict[str, str]) -> str:
    macros = environment().get_template("parts.html").module
    return str(macros.shelf(None, Shelf("mine", "Mine", kind, items=(item,)), lit))  # type: ignore[attr-defined]


def button(html: str) -> str:
    found = re.search(r"<button.*?</button>", html, re.DOTALL)
    assert found
    return found[0]


def test_a_card_that_was_taken_up_is_pressed():
    card = Item("card-1", "Heartwood", drawing="<svg></svg>")
    assert "aria-pressed" not in drawn("cards", card, {})
    chosen = Item("card-1", "Heartwood", drawing="<svg></svg>", is_chosen=True)
    assert 'aria-pressed="true"' in button(drawn("cards", chosen, {}))


def test_a_space_says_what_can_be_done_there():
    space = Item("space-1", "Transition", tone="dark")
    assert "aria-label" not in button(drawn("spaces", space, {}))
    lit = button(drawn("spaces", space, {"space-1": "Lay it on Transition"}))
    assert 'aria-label="Lay it on Transition"' in lit
    assert "is-legal" in lit
    assert 'data-half="dark"' in lit


def test_a_laid_card_has_the_colour_of_its_band():
    empty = button(drawn("spaces", Item("space-1", "Build"), {}))
    assert 'class="slot"' in empty
    filled = button(drawn("spaces", Item("space-1", "Build", note="Heartwood", note_tone="band-dark"), {}))
    assert 'class="laid band-dark">Heartwood' in filled
