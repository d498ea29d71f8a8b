"""What a bot is: a value that chooses for a seat, from what that seat may see and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from ludotheque.errors import NotYourTurn
from ludotheque.kernel import Ask, Option, State, waiting


class Bot(Protocol):
    """Plays a seat. It gets the view of that seat, never the state."""

    name: str

    def choose(self, view: State, seat: int) -> Option:
        """Answer the question that the seat is asked."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of each option."""

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return an opinion on each option, the best first."""


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of an option: its share of the choice (they make 1) and what the seat may expect of it."""

    option: Option
    weight: float
    value: float


def question(view: State, seat: int) -> Ask[Any]:
    """Return what a seat is asked now."""
    for ask in waiting(view):
        if ask.seat == seat:
            return ask
    raise NotYourTurn(f"seat {seat} is not asked now", f"la place {seat} n'a pas à répondre maintenant")
