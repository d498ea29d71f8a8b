"""Small World as it is seen: drawn, on a page, in characters; `SHOW` is what the library needs of it."""

from ludotheque.game import Show
from ludotheque.games.smallworld.show import board, page, textboard

SHOW = Show(
    board=board.board,
    page=page.page,
    text_board=textboard.text_board,
    event_icon=page.event_icon,
    option_icon=page.option_icon,
)
