"""Why a pebble cannot be taken now."""

from __future__ import annotations

from examples.nim.rules.turn import MOST
from ludotheque.game import Refusal
from ludotheque.kernel import Option, State, waiting


def why_not(view: State, seat: int, wished: Option) -> Refusal | None:
    """Return the reason with its clause; nothing if the element can be chosen."""
    if all(ask.seat != seat for ask in waiting(view)):
        return Refusal("turn", "NI-TAKE-02")
    return Refusal("most", "NI-TAKE-01", (MOST,)) if wished.index >= MOST else None
