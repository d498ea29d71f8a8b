"""Ebbland as it is seen: drawn, on a page, in characters; `SHOW` is what the library needs of it."""

from ludotheque.game import Show
from ludotheque.games.ebbland.show import board, caution, goal, guide, page, symbols, textboard
from ludotheque.page import places_in

SHOW = Show(
    board=board.board,
    page=page.page,
    text_board=textboard.text_board,
    option_icon=page.option_icon,
    goal=goal.goal,
    guide=guide.guide,
    cutout=guide.cutout,
    symbols=symbols.symbols,
    caution=caution.caution,
    touched=places_in(slot="fighter", foe_slot="fighter", mark_slot="fighter", ally_slot="fighter"),
)
