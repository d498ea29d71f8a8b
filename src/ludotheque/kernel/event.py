"""What happened, in numbers, and which seats may know it."""

from typing import Final

EVERYONE: Final = -1


def only(*seats: int) -> int:
    """Return the `seen_by` of an event that only these seats may see."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Event:
    """Something that happened: its name, whose doing, the element concerned, figures, who may see it."""

    __slots__ = ("figures", "index", "kind", "name", "seat", "seen_by")

    def __init__(
        self,
        name: str,
        seat: int,
        kind: str = "",
        index: int = 0,
        figures: list[int] | None = None,
        seen_by: int = EVERYONE,
    ) -> None:
        self.name = name
        self.seat = seat
        self.kind = kind
        self.index = index
        self.figures: list[int] = [] if figures is None else figures
        self.seen_by = seen_by

    def is_seen_by(self, seat: int) -> bool:
        """Tell whether this seat may know of the event; a spectator (-1) sees only public ones."""
        return self.seen_by == EVERYONE or (seat >= 0 and (self.seen_by >> seat) & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.kind!r}, {self.index}, {self.figures}, {self.seen_by})"
