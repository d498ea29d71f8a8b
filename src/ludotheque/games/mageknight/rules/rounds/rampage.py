"""The variants with more rampaging enemies: who comes back at the end of a round (MK-VAR-38 to 44)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.land import RampagersCame
from ludotheque.games.mageknight.rules.heroes.goods import draw_tokens
from ludotheque.games.mageknight.rules.land.map import heroes_on, is_rampaging
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from ludotheque.games.mageknight.rules.traits import BROWN

WARM: Final = (RED, GREEN, GOLD)
COLD: Final = (WHITE, BLUE, BLACK)
EXTREME: Final = 2


def empty_lairs(s: MageKnight) -> list[int]:
    """Return the printed spaces of rampaging enemies on which nobody stands and no token lies, hidden or not."""
    spaces = [space for space, pile in enumerate(s.layout.rampaging) if pile >= 0 and not s.spots[space].hidden]
    return [space for space in spaces if not is_rampaging(s, space) and not heroes_on(s, space, NOBODY)]


def come_back(s: MageKnight) -> None:
    """Roll a die for each empty lair: by day warm colours bring an enemy back, by night cold ones."""
    for space in empty_lairs(s):
        colour = s.roll(COLOURS)
        hit = colour in (COLD if s.night else WARM)
        if s.house.rampage == EXTREME:
            # MK-VAR-44.
            refill(s, space, hit)
        elif hit:
            # MK-VAR-39, 40 and 42.
            refill(s, space, colour >= GOLD)


def refill(s: MageKnight, space: int, is_joined: bool) -> None:
    """Put a new enemy on a lair, perhaps with a brown one beside it."""
    piles = [s.layout.rampaging[space], BROWN] if is_joined else [s.layout.rampaging[space]]
    tokens = draw_tokens(s, piles, True)
    if tokens:
        s.spots[space] = s.spots[space].with_tokens(tokens, True)
        s.tell(RampagersCame(NOBODY, space, tokens))
