"""How often a seat wants to be asked in windows, and when it passes by itself meanwhile."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.combat.announcement import ChooseVictory
from ludotheque.games.ebbland.rules.effects.resolve import Offer
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.rules.turn import LastChance
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import waiting

ALWAYS: Final = "always"
# In one's own turn and in combats in which one attacks or is attacked; or in one's own turn alone.
FIGHT: Final = "fight"
TURN: Final = "turn"
MANNERS: Final = (ALWAYS, FIGHT, TURN)


def passes(view: Ebbland, seat: int, manner: str) -> Option | None:
    """Return that a seat passes a window, by what everybody sees; nothing if it is asked, as duties always are."""
    asks = waiting(view)
    if manner == ALWAYS or not asks or asks[0].seat != seat or not isinstance(asks[0], (Offer, LastChance)):
        return None
    combat = view.combat
    is_fight = manner == FIGHT and combat is not None and combat.part(seat) != NONE
    return None if view.active == seat or is_fight else button("pass")


def is_secret(view: Ebbland, seat: int) -> bool:
    """Tell whether a seat is asked for cards that it may hold or not: in a window, or for a Victory card."""
    asks = waiting(view)
    return len(asks) > 0 and asks[0].seat == seat and isinstance(asks[0], (Offer, ChooseVictory))
