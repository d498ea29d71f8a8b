"""Why a pebble cannot be taken now."""

from __future__ import annotations

from examples.nim.rules.turn import MOST
from ludotheque.game import Refusal
from ludotheque.kernel import Option, State, waiting


def reasons(view: State, seat: int, wished: Option) -> list[Refusal]:
    """Return all causes with their clauses; none if the element can be chosen."""
    if wished.index >= MOST:
        return [Refusal("most", "NI-TAKE-01", (MOST,))]
    return [Refusal("turn", "NI-TAKE-02")] if all(ask.seat != seat for ask in waiting(view)) else []
