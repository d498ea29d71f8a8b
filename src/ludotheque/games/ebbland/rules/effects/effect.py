"""What a card may say: abilities, conditions, deeds and whom they are about; small values that are never mutated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludotheque.games.ebbland.rules.terms import FROM_FIGHTER, FROM_GEAR, GEAR_EACH, NONE, ON_ANY

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland
    from ludotheque.games.ebbland.rules.traits import Card


class Play:
    """An effect being used: whose, where it comes from, what was picked and paid for it. Never mutated."""

    __slots__ = ("card", "effect", "index", "paid", "picks", "place", "seat")

    def __init__(
        self, seat: int, place: int, index: int, card: int, effect: int, picks: list[int] | None = None, paid: int = 0
    ) -> None:
        self.seat = seat
        self.place = place
        self.index = index
        self.card = card
        self.effect = effect
        # Selectors and what they stand for, in turn.
        self.picks: list[int] = [] if picks is None else picks
        self.paid = paid

    def fighter(self) -> int:
        """Return the fighter that bears the text, or -1."""
        if self.place == FROM_FIGHTER:
            return self.index
        return self.index // GEAR_EACH if self.place == FROM_GEAR else NONE

    def key(self) -> int:
        """Return a number for this text on this card in play, to note its use."""
        return ((self.seat * 8 + self.place) * 512 + self.index) * 4 + self.effect

    def pick(self, selector: int) -> int:
        """Return what a selector stands for, or -1 if nothing was picked yet."""
        for i in range(0, len(self.picks), 2):
            if self.picks[i] == selector:
                return self.picks[i + 1]
        return NONE

    def with_pick(self, selector: int, value: int) -> Play:
        """Return the same play with something picked."""
        return Play(
            self.seat, self.place, self.index, self.card, self.effect, [*self.picks, selector, value], self.paid
        )

    def with_paid(self, paid: int) -> Play:
        """Return the same play with the Control of what was given up for it."""
        return Play(self.seat, self.place, self.index, self.card, self.effect, self.picks, paid)


class Filter:
    """Which cards are meant: kinds, classes and factions as bits (none: all), a span of Control, and flags."""

    __slots__ = (
        "above_paid",
        "classes",
        "died_now",
        "factions",
        "generic",
        "high",
        "kinds",
        "low",
        "next",
        "on",
        "other",
        "owner",
    )

    def __init__(self) -> None:
        self.kinds = 0
        self.classes = 0
        self.factions = 0
        self.low = 0
        self.high = 99
        self.generic = False
        self.other = False
        self.owner = False
        self.on = ON_ANY
        self.died_now = False
        self.next = False
        self.above_paid = False

    def fits(self, card: Card, paid: int = 0) -> bool:
        """Tell whether a printed card is meant."""
        return (
            (self.kinds == 0 or self.kinds >> card.kind & 1 == 1)
            and (self.classes == 0 or (card.klass >= 0 and self.classes >> card.klass & 1 == 1))
            and (self.factions == 0 or self.factions >> card.faction & 1 == 1)
            and self.low <= card.control <= self.high
            and not (self.generic and card.unique)
            and not (self.above_paid and card.control <= paid)
        )


class Target:
    """Whom or what a call is about: a selector, a filter, and the string it changes or -1."""

    __slots__ = ("filter", "selector", "stat")

    def __init__(self, selector: int, filter: Filter, stat: int = NONE) -> None:
        self.selector = selector
        self.filter = filter
        self.stat = stat


class Condition:
    """The base of what may be so or not."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def holds(self, s: Ebbland, play: Play) -> bool:
        """Tell whether it is so."""
        raise NotImplementedError


class Quantity:
    """The base of what conditions compare."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def of(self, s: Ebbland, play: Play) -> int:
        """Return how many there are."""
        raise NotImplementedError


class Deed:
    """The base of what a call does: whom it needs, whether it can be done, and how."""

    __slots__ = ("stat", "targets", "value", "what")

    word: ClassVar[str] = ""

    def __init__(self, targets: list[Target]) -> None:
        self.targets = targets
        # Of what holds for a while: what it changes (`changes`), of which string, and by how much.
        self.what = NONE
        self.stat = NONE
        self.value = 0

    def can(self, s: Ebbland, play: Play) -> bool:
        """Tell whether it would do something, given that there is somebody to do it to."""
        return True

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        """Tell whether this thing, which the filter lets through, may be picked."""
        return True

    def do(self, s: Ebbland, play: Play) -> None:
        """Let it happen; what must be asked is queued."""
        raise NotImplementedError


class Static:
    """One thing that a text brings about all the time, where its conditions hold."""

    __slots__ = ("conditions", "deed", "effect")

    def __init__(self, effect: int, conditions: list[Condition], deed: Deed) -> None:
        self.effect = effect
        self.conditions = conditions
        self.deed = deed


class Ability:
    """One text of a card: when, under which conditions, at what price, how often, how likely, and what it does."""

    __slots__ = ("choices", "conditions", "limit", "payments", "task", "window")

    def __init__(
        self,
        window: int,
        conditions: list[Condition],
        payments: list[list[int]],
        limit: int,
        task: int,
        choices: list[list[Deed]],
    ) -> None:
        self.window = window
        self.conditions = conditions
        # Each a kind and a number.
        self.payments = payments
        self.limit = limit
        self.task = task
        self.choices = choices
