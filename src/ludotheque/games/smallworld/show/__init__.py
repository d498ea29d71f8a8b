"""Small World as it is seen: drawn, on a page, in characters; `SHOW` is what the library needs of it."""

from ludotheque.game import Show
from ludotheque.games.smallworld.show import board, caution, goal, guide, page, symbols, textboard
from ludotheque.games.smallworld.words.en.counsels import COUNSELS as ENGLISH
from ludotheque.games.smallworld.words.fr.counsels import COUNSELS as FRENCH
from ludotheque.page import places_in
from ludotheque.typography import all_shown

SHOW = Show(
    board=board.board,
    page=page.page,
    text_board=textboard.text_board,
    option_icon=page.option_icon,
    goal=goal.goal,
    guide=guide.guide,
    cutout=guide.cutout,
    symbols=symbols.symbols,
    counsels={"fr": all_shown(FRENCH, "fr"), "en": all_shown(ENGLISH, "en")},
    caution=caution.caution,
    touched=places_in(region="region"),
)
