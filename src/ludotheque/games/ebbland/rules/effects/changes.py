"""What holds for a while or all the time: numbers, modifiers, life, keywords, prices, limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ludotheque.games.ebbland.rules.effects.effect import Deed, Filter, Play, Target
from ludotheque.games.ebbland.rules.effects.meant import meant, source_of
from ludotheque.games.ebbland.rules.events.cards import Changed, Discounted
from ludotheque.games.ebbland.rules.state import Change, Discount
from ludotheque.games.ebbland.rules.terms import FOR_ROLL

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland

# What a change changes.
NUMBER: Final = 0
MODIFIER: Final = 1
LIFE: Final = 2
KEYWORD: Final = 3
STUNNED: Final = 4
COMMITMENT: Final = 5
# What is changed for a seat, not for a fighter.
PRICE: Final = 6
TASKS: Final = 7
DISCARDS: Final = 8
LEAST_HAND: Final = 9
WARDED: Final = 10


class Lasting(Deed):
    """The base of what changes a fighter for a while; as a static effect it is looked up, never done."""

    __slots__ = ("span", "target")

    def __init__(self, what: int, target: Target, value: int, span: int) -> None:
        super().__init__([target])
        self.what = what
        self.stat = target.stat
        self.target = target
        self.value = value
        self.span = span

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            change = Change(self.what, slot, self.target.stat, self.value, self.span, source_of(s, play))
            s.changes.append(change)
            s.tell(Changed(play.seat, s.fighter(slot).card, slot, self.what, self.target.stat, self.value))


class Add(Lasting):
    """A number joins a string."""

    __slots__ = ()
    word: ClassVar[str] = "add"

    def __init__(self, target: Target, number: int, span: int) -> None:
        super().__init__(NUMBER, target, number, span)


class Mod(Lasting):
    """Something is added to the 2D6."""

    __slots__ = ()
    word: ClassVar[str] = "mod"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(MODIFIER, target, value, span)


class Hp(Lasting):
    """Hit points change."""

    __slots__ = ()
    word: ClassVar[str] = "hp"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(LIFE, target, value, span)


class Grant(Lasting):
    """Somebody has a keyword."""

    __slots__ = ()
    word: ClassVar[str] = "grant"

    def __init__(self, target: Target, keyword: int, span: int) -> None:
        super().__init__(KEYWORD, target, keyword, span)


class Stun(Lasting):
    """Somebody makes no shooting and no hit rolls."""

    __slots__ = ()
    word: ClassVar[str] = "stun"

    def __init__(self, target: Target, span: int) -> None:
        super().__init__(STUNNED, target, 1, span)


class CommitCost(Lasting):
    """Committing somebody costs more or less."""

    __slots__ = ()
    word: ClassVar[str] = "commit_cost"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(COMMITMENT, target, value, span)

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return not s.fighter(thing).pooled


class Cost(Deed):
    """Matching cards of the owner cost more or less (B-53)."""

    __slots__ = ("die", "filter", "span")
    word: ClassVar[str] = "cost"

    def __init__(self, filter: Filter, die: int, value: int, span: int) -> None:
        super().__init__([])
        self.what = PRICE
        self.filter = filter
        self.die = die
        self.value = value
        self.span = span

    def do(self, s: Ebbland, play: Play) -> None:
        s.discounts.append(Discount(play.seat, self.filter, self.die, self.value))
        s.tell(Discounted(play.seat, self.die, self.value))


class Allowance(Deed):
    """The base of what changes a figure of the owner all the time."""

    __slots__ = ("span",)

    def __init__(self, what: int, value: int, span: int) -> None:
        super().__init__([])
        self.what = what
        self.value = value
        self.span = span

    def do(self, s: Ebbland, play: Play) -> None:
        raise AssertionError("what stands is not done")


class TaskMod(Allowance):
    """Something is added to task rolls, to all or to the one at hand."""

    __slots__ = ()
    word: ClassVar[str] = "task_mod"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(TASKS, value, span)

    def do(self, s: Ebbland, play: Play) -> None:
        assert self.span == FOR_ROLL
        s.task_bonus += self.value


class StockLimit(Allowance):
    """More cards may be discarded in the stock phase."""

    __slots__ = ()
    word: ClassVar[str] = "stock_limit"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(DISCARDS, value, span)


class MinimumHand(Allowance):
    """The minimum hand changes."""

    __slots__ = ()
    word: ClassVar[str] = "hand_min"

    def __init__(self, target: Target, value: int, span: int) -> None:
        super().__init__(LEAST_HAND, value, span)


class Ward(Deed):
    """A site cannot be named as target."""

    __slots__ = ("span",)
    word: ClassVar[str] = "ward"

    def __init__(self, target: Target, span: int) -> None:
        super().__init__([target])
        self.what = WARDED
        self.span = span

    def do(self, s: Ebbland, play: Play) -> None:
        raise AssertionError("what stands is not done")
