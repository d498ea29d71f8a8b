"""Steps of the rules, questions to seats, and the loop that runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.option import Option

if TYPE_CHECKING:
    from ludotheque.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sentence of the rulebook: runs once, then is gone. Never mutated, so copies share it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        """Change the state and queue what follows with `s.then`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for a seat to choose one of its options."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Option]:
        """Return what the seat may answer: never empty, all distinct."""
        raise NotImplementedError

    def take(self, s: S, option: Option) -> None:
        """Do what was chosen; the caller has made sure that it is an option."""
        raise NotImplementedError


class Together(Step[S]):
    """Several seats answer at once, each in its own lane; nothing shows until the last is ready."""

    __slots__ = ("firsts",)

    def __init__(self, firsts: list[Ask[S]]) -> None:
        self.firsts = firsts

    def run(self, s: S) -> None:
        """Open one lane per asked seat."""
        s.together = self
        s.lanes = [[] for _ in range(1 + max(ask.seat for ask in self.firsts))]
        for ask in self.firsts:
            s.lanes[ask.seat].append(ask)


class Sealed(Ask[S]):
    """What one seat sees of another seat's open lane: that it is not ready, and nothing else."""

    __slots__ = ()

    def options(self, s: S) -> list[Option]:
        """Return nothing: this question belongs to somebody else."""
        return []


def waiting(s: State) -> list[Ask[State]]:
    """Return the open questions: none when the game is over, several when seats answer together."""
    asks: list[Ask[State]] = []
    if s.lanes:
        for lane in s.lanes:
            if lane:
                top = lane[-1]
                assert isinstance(top, Ask)
                asks.append(top)
    elif s.agenda:
        top = s.agenda[-1]
        assert isinstance(top, Ask)
        asks.append(top)
    return asks


def advance(s: State) -> None:
    """Run steps until a seat must answer or nothing is left to do."""
    while s.agenda and not s.lanes:
        top = s.agenda[-1]
        if isinstance(top, Ask):
            return
        s.agenda.pop()
        top.run(s)


def answer(s: State, ask: Ask[State], option: Option) -> None:
    """Give an open question its answer and go on to the next one. Trusts the caller."""
    s.events = []
    s.chance = []
    s.cause = None
    s.speaker = ask.seat
    if s.lanes:
        _answer_in_lane(s, ask, option)
    else:
        s.agenda.pop()
        ask.take(s, option)
    advance(s)


def _answer_in_lane(s: State, ask: Ask[State], option: Option) -> None:
    s.lane = ask.seat
    lane = s.lanes[ask.seat]
    lane.pop()
    ask.take(s, option)
    while lane and not isinstance(lane[-1], Ask):
        lane.pop().run(s)
    s.lane = -1
    for other in s.lanes:
        if other:
            return
    s.lanes = []
    s.together = None
