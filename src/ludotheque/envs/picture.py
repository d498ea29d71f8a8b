"""A table as a picture: what a terminal or a browser would show of it."""

from ludotheque.envs.table import Table
from ludotheque.game import Talk
from ludotheque.kernel import Seat
from ludotheque.textmap.page import page


def picture(table: Table, seat: Seat, as_svg: bool) -> str:
    """Return a position as a seat sees it, with its question: drawn, or in characters."""
    game, view = table.world.game, table.view(seat)
    if as_svg:
        return game.show.board(view, seat, "en")
    talk, words = Talk(view, table.world.names, seat), game.words["en"]
    board = page(game.show.text_board(talk, "en"))
    ask = table.ask
    if ask is None:
        return board
    question = words.question(Talk(view, table.world.names, ask.seat), ask)
    return "\n\n".join(part for part in (board, f"{table.world.names[ask.seat]}: {question}") if part)
