"""Units of other heroes: how an option points at one, by its owner and its place."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import Option

# So many units an owner can have at most, and more: what a board and a record call them by.
STEP: Final = 10


def unit_option(verb: str, owner: int, place: int) -> Option:
    """Return the option that points at somebody else's unit."""
    return Option(verb, "rival_unit", owner * STEP + place)


def owner_of(index: int) -> int:
    """Return whose unit it is."""
    return index // STEP


def place_of(index: int) -> int:
    """Return its place among the units of its owner."""
    return index % STEP
