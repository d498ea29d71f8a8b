"""Seats at a table, and sets of them."""

from typing import Final, TypeAlias

# A place at the table, counted from zero.
Seat: TypeAlias = int
# The seat of somebody who only watches.
SPECTATOR: Final = -1
# All seats and whoever watches, as a set of seats; other sets have a bit per seat.
EVERYONE: Final = -1


def only(*seats: Seat) -> int:
    """Return these seats as a set."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
