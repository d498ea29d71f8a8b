"""Why a pebble cannot be taken now."""

from __future__ import annotations

from examples.nim.rules.turn import MOST
from ludotheque.game import Refusal
from ludotheque.kernel import State, waiting


def why_not(view: State, seat: int, element: str, verb: str) -> Refusal | None:
    """Return the reason with its clause; nothing if the element can be chosen."""
    if all(ask.seat != seat for ask in waiting(view)):
        return Refusal("turn", "NI-TAKE-02")
    number = element.removeprefix("pebble-")
    return Refusal("most", "NI-TAKE-01", (MOST,)) if number.isdigit() and int(number) >= MOST else None
