"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.column import VISIBLE
from ludotheque.games.smallworld.rules.refusals.buttons import BUTTONS
from ludotheque.games.smallworld.rules.refusals.phase import wrong_verb
from ludotheque.games.smallworld.rules.refusals.places import PLACES
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import BUTTON, Ask, Option, waiting
from ludotheque.wish import is_near, not_there

__all__ = ["why_not"]


def why_not(view: SmallWorld, seat: int, wished: Option) -> Refusal | None:
    """Return why a seat cannot do what it wishes now; nothing if it can."""
    limits = {"region": view.map.size, "combo": VISIBLE, "seat": len(view.players)}
    if wished.kind != BUTTON and wished.index >= limits[wished.kind]:
        raise not_there(wished.element(), limits)
    asks = waiting(view)
    if not asks:
        return Refusal("over", "SW-END-02")
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return Refusal("not_your_turn", "SW-PICK-01", (asks[0].seat,))
    if is_near(ask.options(view), wished):
        return None
    if wished.kind == BUTTON:
        return BUTTONS[wished.verb](view, ask)
    refusal = wrong_verb(view, ask, wished.kind, wished.verb)
    return refusal or PLACES.get((type(ask), wished.kind), PLACES[None, wished.kind])(
        view, ask, wished.index, wished.verb
    )
