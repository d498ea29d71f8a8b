"""What a question is about: its race, the tokens that race can use, what a region costs it."""

from __future__ import annotations

from typing import Any

from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.conquest import cost
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, MoveCamps, PlaceCamp, PlaceHero
from ludotheque.games.smallworld.rules.redeploy import Leave, Place, Rearrange
from ludotheque.games.smallworld.rules.state import Folk, SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel import Ask

# Every question of the game; tables of sentences are keyed by these names.
ASKS: tuple[type[Ask[Any]], ...] = (
    *(Pick, Begin, March, Leave, Rearrange, Place),
    *(Build, MoveCamps, PlaceCamp, PlaceHero, MakePact, RetireNow),
)
ATTACKS = ("conquer", "attempt", "dragon", "replace")


def folk_of(view: SmallWorld, ask: Ask[Any]) -> Folk:
    """Return the race a question is about: the one it names, or else the active one."""
    if isinstance(ask, Begin | March | Rearrange | Place):
        return view.folk(ask.seat, ask.race)
    folk = view.players[ask.seat].folk
    assert folk is not None
    return folk


def hand_of(view: SmallWorld, ask: Ask[Any]) -> int:
    """Return the tokens a race can use now; at the start of a turn those it would ready (SW-DECLINE-01)."""
    folk = folk_of(view, ask)
    return view.ready(folk) if isinstance(ask, Begin) else folk.hand


def is_retreat(view: SmallWorld, ask: Ask[Any]) -> bool:
    """Tell whether a seat places tokens after a defeat, at the end of somebody else's turn."""
    return ask.seat != view.seat


def price(view: SmallWorld, ask: Ask[Any], region: int) -> int:
    """Return the tokens that a region costs the race asked."""
    folk = folk_of(view, ask)
    return cost(view, view.trait(folk), view.held(folk.race), region)
