"""Why something is not possible now: all causes, the nearest to being mended first, with the clauses they rest on."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.column import VISIBLE
from ludotheque.games.smallworld.rules.refusals.buttons import BUTTONS
from ludotheque.games.smallworld.rules.refusals.phase import AWAITED, KIND_VERBS, wrong_verb
from ludotheque.games.smallworld.rules.refusals.places import PLACES
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.rules.turn import Turn
from ludotheque.kernel import BUTTON, Ask, Option, advance, waiting
from ludotheque.wish import is_granted, is_near, not_there

__all__ = ["reasons"]


def reasons(view: SmallWorld, seat: int, wished: Option) -> list[Refusal]:
    """Return all that keeps a seat from what it wishes; nothing if it can have it."""
    limits = {"region": view.map.size, "combo": VISIBLE, "seat": len(view.players)}
    if wished.kind != BUTTON and wished.index >= limits[wished.kind]:
        raise not_there(wished.element(), limits)
    asks = waiting(view)
    if not asks:
        return [Refusal("over", "SW-END-02")]
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return _out_of_turn(view, seat, wished, asks[0].seat)
    return _barred(view, ask, wished)


def _barred(view: SmallWorld, ask: Ask[Any], wished: Option) -> list[Refusal]:
    """Say what keeps the seat that is asked from something."""
    options = ask.options(view)
    if is_granted(options, wished):
        return []
    if is_near(options, wished) and wished.verb in ("place", "camp"):
        return [Refusal("one_left", "SW-REDEPLOY-03" if wished.verb == "place" else "SW-POWER-BIVOUACKING-01")]
    if wished.kind == BUTTON:
        return BUTTONS[wished.verb](view, ask)
    refusals = wrong_verb(view, ask, wished.kind, wished.verb, wished.index)
    if refusals:
        return refusals
    verb = "" if wished.verb == KIND_VERBS.get(wished.kind) else wished.verb
    return PLACES.get((type(ask), wished.kind), PLACES[None, wished.kind])(view, ask, wished.index, verb)


def _out_of_turn(view: SmallWorld, seat: int, wished: Option, asked: int) -> list[Refusal]:
    """Say what would still be in the way in a turn of one's own, and that this is somebody else's."""
    turn = Refusal("not_your_turn", "SW-PICK-01", (asked,))
    if not 0 <= seat < len(view.players):
        return [turn]
    own = view.copy()
    own.agenda = [Turn(seat)]
    advance(own)
    ask = waiting(own)[0]
    # What belongs to another moment of that turn is possible in it.
    if ask.seat != seat:
        return [turn]
    return [*(refusal for refusal in _barred(own, ask, wished) if refusal.reason not in AWAITED), turn]
