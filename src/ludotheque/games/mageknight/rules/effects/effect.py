"""What a card, a skill or a unit may say: effects, amounts and conditions, small values that are never mutated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ludotheque.games.mageknight.rules.terms import ALWAYS

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.state import MageKnight

# What an effect comes from.
FROM_CARD: Final = 0
FROM_UNIT: Final = 1
FROM_SKILL: Final = 2


class Play:
    """Whence an effect comes: seat, card, unit or skill, its colour, the colour picked, mana owed. Never mutated."""

    __slots__ = ("colour", "index", "origin", "owed", "picked", "seat")

    def __init__(self, seat: int, origin: int, index: int, colour: int, picked: int, owed: list[int]) -> None:
        self.seat = seat
        self.origin = origin
        self.index = index
        self.colour = colour
        self.picked = picked
        self.owed = owed

    def with_picked(self, picked: int) -> Play:
        """Return the same play with a colour picked."""
        return Play(self.seat, self.origin, self.index, self.colour, picked, self.owed)

    def with_owed(self, owed: list[int]) -> Play:
        """Return the same play with other mana owed."""
        return Play(self.seat, self.origin, self.index, self.colour, self.picked, owed)


class Effect:
    """The base of all effects: when it is of use, if it counts by itself, whether it can be done and how."""

    __slots__ = ("neutral", "phases")

    def __init__(self, phases: int, neutral: bool = False) -> None:
        self.phases = phases
        self.neutral = neutral

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell whether it would do something, were this the part of the turn for it."""
        raise NotImplementedError

    def do(self, s: MageKnight, play: Play) -> None:
        """Let it happen; what must be asked is queued."""
        raise NotImplementedError

    def can_now(self, s: MageKnight, play: Play) -> bool:
        """Tell whether it can do something now."""
        return self.phases & s.players[play.seat].effort.phase != 0 and self.can(s, play)

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Tell whether the mana token that must be spent at once could pay for something in it."""
        return False


class Deed(Effect):
    """The base of effects that are said in one word, with a number or two."""

    __slots__ = ()

    # How the tables and the words of each language call it.
    word: ClassVar[str] = ""

    def __init__(self, phases: int = ALWAYS, neutral: bool = False) -> None:
        super().__init__(phases, neutral)


class Standing(Deed):
    """The base of what is never done but holds as long as its card or skill is there: the rules look for that."""

    __slots__ = ()

    def __init__(self, phases: int = 0) -> None:
        super().__init__(phases)

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that there is nothing to do."""
        return False

    def do(self, s: MageKnight, play: Play) -> None:
        """Refuse: there is nothing to do."""
        raise AssertionError("what stands is not done")


class Count:
    """The base of what an amount may count."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def of(self, s: MageKnight, seat: int) -> int:
        """Return how many there are for a seat."""
        raise NotImplementedError


class Amount:
    """A number, perhaps more per something that is counted when it is needed."""

    __slots__ = ("base", "count", "each", "most")

    def __init__(self, base: int, each: int = 0, count: Count | None = None, most: int = 99) -> None:
        self.base = base
        self.each = each
        self.count = count
        self.most = most

    def now(self, s: MageKnight, seat: int) -> int:
        """Return what it comes to now."""
        count = self.count
        if count is None:
            return self.base
        return min(self.most, self.base + self.each * count.of(s, seat))


class Condition:
    """The base of what may be so or not."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def holds(self, s: MageKnight, seat: int) -> bool:
        """Tell whether it is so for a seat."""
        raise NotImplementedError
