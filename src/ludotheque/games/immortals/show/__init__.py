"""Immortals as it is seen: drawn, on a page, in characters; `SHOW` is what the library needs of it."""

from ludotheque.game import Show
from ludotheque.games.immortals.rules.state import at
from ludotheque.games.immortals.show import board, caution, goal, guide, page, symbols, textboard
from ludotheque.games.immortals.words.en.counsels import COUNSELS as ENGLISH
from ludotheque.games.immortals.words.fr.counsels import COUNSELS as FRENCH
from ludotheque.kernel import Event
from ludotheque.typography import all_shown


def touched(event: Event) -> tuple[str, ...]:
    """Return the places that an event is about, as they are drawn."""
    places = (getattr(event, name, -1) for name in ("origin", "place"))
    return tuple(at("", place).element() for place in places if isinstance(place, int) and place >= 0)


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
    touched=touched,
)
