"""What people count in a game: for hints, reviews and results that speak of regions, coins and wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel import Event, Option


def nothing_held(s: Any, seat: int) -> list[tuple[str, int]]:
    """Count nothing."""
    return []


def nothing_earned(event: Event) -> list[tuple[int, str, int]]:
    """Say nothing about what points are for."""
    return []


def nothing_seen(view: Any, seat: int, option: Option) -> list[tuple[str, int]]:
    """Say nothing about what an option points at."""
    return []


def nothing_counted(view: Any, s: Any) -> None:
    """Know no more than a view shows."""


def never_dealing(s: Any) -> bool:
    """Let a game begin with the first question."""
    return False


def never_thrown(s: Any) -> bool:
    """Let whatever chance gives have happened when the next question is asked."""
    return False


def each_alone(s: Any, seats: int) -> tuple[int, ...]:
    """Let every seat play for itself."""
    return tuple(range(seats))


@dataclass(frozen=True)
class Ledger:
    """What a seat has that people count, what it is called, and what answers are for."""

    # A whole position and a seat: what it has, by name, what matters most first.
    holdings: Callable[[Any, int], list[tuple[str, int]]] = nothing_held
    # A view, a seat and an option: what can be seen where it points, by name, that tells it apart from others.
    seen: Callable[[Any, int, Option], list[tuple[str, int]]] = nothing_seen
    # Names of what it is better to have less of.
    burdens: frozenset[str] = frozenset()
    # How much of the game is over, from 0 to 1, where rounds do not tell.
    stage: Callable[[Any], float] | None = None
    # Whether seats are still dealt to one after the other, so that who has cards already is not ahead of others.
    is_dealing: Callable[[Any], bool] = never_dealing
    # A position and a seat: a number that changes when the seat's next turn begins, where others are asked in between.
    turn: Callable[[Any, int], int] | None = None
    # Whether a lead hides who comes next: not where it is read the same whoever's turn it is.
    heeds_turns: bool = True
    # Whether dice are cast and what they do has not happened yet: nothing can be read from such a position.
    is_thrown: Callable[[Any], bool] = never_thrown
    # Names of events that say what came of a throw, where dice alone do not.
    fates: frozenset[str] = frozenset()
    # Which side each seat plays for: those with the same number win or lose together.
    sides: Callable[[Any, int], tuple[int, ...]] = each_alone
    # Table options without which a chance says nothing: what was measured with others does not count.
    apart: tuple[str, ...] = ()
    # Verbs that a turn is played for, and those of which only the last in a row says where it leads.
    aims: frozenset[str] = frozenset()
    legs: frozenset[str] = frozenset()
    # What an event brought: seat, what for, points; all of them together make the scores.
    earned: Callable[[Event], list[tuple[int, str, int]]] = nothing_earned
    # A view and the whole position: puts into the view what is hidden only from those who did not count along.
    count_along: Callable[[Any, Any], None] = nothing_counted
    # By language: what points were for; what is counted and what is seen, one and several; by verb,
    # with or without its kind and index, what an answer is for.
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    names: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    sights: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    plans: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
