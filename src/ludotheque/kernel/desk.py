"""Games under way as learners play them, many at once: options by number, masks, what the asked seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from ludotheque.kernel.numbering import Numbering
from ludotheque.kernel.option import Option
from ludotheque.kernel.seat import Seat
from ludotheque.kernel.sheet import Memory, Sheet, Trace
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, answer, waiting


class Eyes:
    """How the seats of one setup see, and by which numbers they answer."""

    __slots__ = ("fields", "memory", "numbering", "numbers", "observe", "players", "sight")

    def __init__(
        self,
        players: int,
        numbers: dict[type, int],
        fields: list[tuple[str, ...]],
        sight: Callable[[Any, Seat], Any],
        observe: Callable[[Any, Seat, Sheet], None],
        numbering: Numbering,
    ) -> None:
        self.players = players
        # The number of each class that a view holds, and the names of its fields.
        self.numbers = numbers
        self.fields = fields
        self.sight = sight
        self.observe = observe
        self.numbering = numbering
        self.memory = Memory()

    def write(self, view: State, seat: Seat, out: BytesWriter, trace: Trace | None) -> None:
        """Write what a seat sees of a view."""
        self.observe(view, seat, Sheet(seat, self.players, self.numbers, self.fields, self.memory, out, trace))


class Desk:
    """One game: its position, who is asked first, and the options of that question with their numbers."""

    __slots__ = ("ask", "eyes", "numbers", "options", "seat", "shown", "state", "traces")

    def __init__(self, eyes: Eyes, state: State) -> None:
        self.eyes = eyes
        self.traces = [Trace() for _ in range(eyes.players)]
        # The numbers that the mask shows.
        self.shown: list[int] = []
        self.put(state)

    def put(self, state: State) -> None:
        """Go on from a position."""
        self.state = state
        self.look()

    def look(self) -> None:
        """Find out who is asked now, and what."""
        asks = waiting(self.state)
        self.ask: Ask[Any] | None = None
        self.seat: Seat = 0
        self.options: list[Option] = []
        self.numbers: list[int] = []
        if asks:
            ask = asks[0]
            self.ask = ask
            self.seat = ask.seat
            self.options = ask.options(self.state)
            self.numbers = self.eyes.numbering.numbers(self.options)

    def can(self, action: int) -> bool:
        """Tell whether the asked seat has an action."""
        return action in self.numbers

    def take(self, action: int) -> None:
        """Take an action that the asked seat has."""
        ask = self.ask
        assert ask is not None
        answer(self.state, ask, self.options[self.numbers.index(action)])
        self.look()

    def write(self, seat: Seat, out: BytesWriter) -> None:
        """Write what a seat sees."""
        eyes = self.eyes
        eyes.write(eyes.sight(self.state, seat), seat, out, self.traces[seat])


def play(desks: list[Desk], actions: list[int]) -> int:
    """Take the action of each game, unless one is not possible; return whose that is, or -1."""
    for place, desk in enumerate(desks):
        if not desk.can(actions[place]):
            return place
    for place, desk in enumerate(desks):
        desk.take(actions[place])
    return -1


def show(desks: list[Desk], out: BytesWriter, masks: BytesWriter, size: int) -> None:
    """Write anew what the asked seat of each game sees, and which of so many actions it has."""
    out.truncate(0)
    first = 0
    for desk in desks:
        desk.write(desk.seat, out)
        for number in desk.shown:
            masks[first + number] = 0
        for number in desk.numbers:
            masks[first + number] = 1
        desk.shown = desk.numbers
        first += size
