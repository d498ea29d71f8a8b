"""The row of pebbles, drawn alone and on a page."""

from examples.nim.rules.state import Nim
from ludotheque.game import Talk
from ludotheque.page import Page, Panel
from ludotheque.svg.markup import tag
from ludotheque.svg.sprite import icon, symbols

SIZE = 60


def board(view: Nim, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Draw every pebble, the first ones to be taken first."""
    drawn = "".join(pebble(number) for number in range(view.pebbles))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" id="board" viewBox="0 0 {SIZE * max(1, view.pebbles)} {SIZE}">'
    return f"{head}<defs>{symbols(drawn)}</defs>{drawn}</svg>"


def pebble(number: int) -> str:
    """Draw one pebble; its id is what options point at."""
    stone = icon("nim-pebble", SIZE, SIZE * (number + 0.5), SIZE / 2)
    return tag("g", stone, id=f"pebble-{number}", class_="nim-pebble")


def page(talk: Talk, language: str) -> Page:
    """Return the board with the players beside it."""
    panels = tuple(Panel(seat) for seat in range(len(talk.names)))
    return Page(board=board(talk.view, talk.you, language, talk.names), panels=panels)
