"""What happened, and which seats may know it: the base of each game's events."""

from typing import Any, ClassVar

import msgspec

from ludotheque.kernel.seat import EVERYONE, Seat, only


# Not compiled: these are made in C, about as fast as compiled classes, and need no `__init__` to be written.
class Event(msgspec.Struct, gc=False):
    """Something that happened by the doing of a seat. A game declares a class for each, whose fields tell the rest."""

    # How programs call it; a class without a name is only a shape that others share.
    name: ClassVar[str] = ""
    # The clause of the rulebook that it follows from, if it is a single one.
    clause: ClassVar[str] = ""
    # The symbol beside it in the log, if any; "mark" makes it a heading.
    icon: ClassVar[str] = ""
    # Fields that no sentence tells and no drawing shows.
    for_programs: ClassVar[tuple[str, ...]] = ()

    seat: Seat

    def seen_by(self) -> int:
        """Return the set of seats that may know of it."""
        return EVERYONE

    def is_seen_by(self, seat: Seat) -> bool:
        """Tell whether this seat may know of it; a spectator (-1) knows only what everyone does."""
        seats = self.seen_by()
        return seats == EVERYONE or (seat >= 0 and (seats >> seat) & 1 == 1)

    def symbol(self) -> str:
        """Return its symbol, which may depend on what happened."""
        return self.icon

    def details(self) -> dict[str, Any]:
        """Return the fields of its own by name: all but the seat."""
        return {field: getattr(self, field) for field in self.__struct_fields__ if field != "seat"}

    def as_dict(self) -> dict[str, Any]:
        """Return it in plain data, with its name: what `codec.event_of` understands."""
        return {"name": self.name, "seat": self.seat, **self.details()}


class Secret(Event):
    """Something that only its own seat may know."""

    def seen_by(self) -> int:
        """Tell nobody else."""
        return only(self.seat)
