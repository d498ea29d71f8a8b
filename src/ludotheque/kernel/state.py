"""The state every game's own state builds on: agenda, dice, events and what was revealed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.seat import Seat
from ludotheque.kernel.step import Sealed, Step, Together

# Stands in a view for what the seat may not know.
UNKNOWN: Final = -9


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what is left to do, the dice, what just happened. Games add their fields."""

    __slots__ = ("agenda", "cause", "chance", "dice", "events", "lane", "lanes", "revealed", "speaker", "together")

    def __init__(self) -> None:
        self.agenda: list[Step[Any]] = []
        self.lanes: list[list[Step[Any]]] = []
        self.lane = -1
        self.together: Together[Any] | None = None
        self.dice = Dice(0)
        self.events: list[Event] = []
        self.chance: list[int] = []
        self.revealed = 0
        # Why the last answer can no longer be taken back: what came to light first, and how much had been told by then;
        # of use only to whoever has just answered, so not copied.
        self.cause: tuple[str, int] | None = None
        # Who has just answered, or had a say since then; set anew by every answer, so not copied either.
        self.speaker: Seat = -1

    def share_with(self, twin: State) -> None:
        """Give a fresh copy the kernel's fields; each game's `copy` calls it."""
        twin.agenda = self.agenda[:]
        if self.lanes:
            twin.lanes = [lane[:] for lane in self.lanes]
        twin.lane = self.lane
        twin.together = self.together
        twin.dice = self.dice.copy()
        # Both lists are replaced at the next answer and appended to only by the state that made them.
        twin.events = self.events[:]
        twin.chance = self.chance[:]
        twin.revealed = self.revealed

    def copy(self) -> State:
        """Return an independent twin; every game overrides this."""
        raise NotImplementedError

    def then(self, steps: list[Step[Any]]) -> None:
        """Queue steps before everything that is still to do; the first listed runs first."""
        todo = self.agenda if self.lane < 0 else self.lanes[self.lane]
        for i in range(len(steps) - 1, -1, -1):
            todo.append(steps[i])

    def tell(self, event: Event) -> None:
        """Say what just happened; the function that changed the state calls it."""
        self.events.append(event)

    def roll(self, sides: int) -> int:
        """Throw a die in the open: 0 to `sides` - 1."""
        self.seal("roll")
        result = self.dice.below(sides)
        self.chance.append(result)
        return result

    def draw(self, pile: list[int]) -> int:
        """Take the top (last) of a hidden pile; whoever gets it learns it."""
        self.seal("draw")
        card = pile.pop()
        self.chance.append(card)
        return card

    def flip(self, thing: int) -> int:
        """Turn over something that lay hidden and is now seen."""
        self.seal("flip")
        self.chance.append(thing)
        return thing

    def peek(self, thing: int) -> int:
        """Let a seat look at something hidden and leave it where it lies."""
        self.seal("peek")
        self.chance.append(thing)
        return thing

    def seal(self, cause: str = "hidden") -> None:
        """Let nothing before this be taken back: something hidden shows, or a turn is over by the rules ("turn")."""
        self.revealed += 1
        if self.cause is None:
            self.cause = (cause, len(self.events))

    def hand_over(self, seat: Seat) -> None:
        """Let a seat react, even if it will not be asked: nothing that others did before can be taken back."""
        if seat != self.speaker:
            self.speaker = seat
            self.seal("reaction")

    def shuffle(self, pile: list[int]) -> None:
        """Bring a pile into random order; nobody learns anything."""
        self.dice.shuffle(pile)

    def veil(self, seat: Seat) -> None:
        """Blank what the kernel knows and this seat may not: dice, chance, other lanes, unseen events."""
        self.dice = Dice(0)
        self.chance = []
        # While choices are sealed, even the moment when the last news went away would tell of one.
        self.events = [] if self.lanes else [event for event in self.events if event.is_seen_by(seat)]
        for owner, lane in enumerate(self.lanes):
            if lane and owner != seat:
                self.lanes[owner] = [Sealed(owner)]

    def unveil(self, dice: Dice) -> None:
        """Make a view playable again for a bot's guess: own dice, sealed lanes from their start."""
        self.dice = dice
        if self.together is not None:
            for first in self.together.firsts:
                lane = self.lanes[first.seat]
                if lane and isinstance(lane[-1], Sealed):
                    self.lanes[first.seat] = [first]
