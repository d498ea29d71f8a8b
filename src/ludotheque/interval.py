"""Where a game can be judged best: between two turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Interval:
    """How many turns have begun, what a position between two is worth to a seat, and what is rehearsed."""

    turns: Callable[[Any], int]
    # In points; nothing if it is judged as at any other moment.
    worth: Callable[[Any, int], float] | None = None
    # How many turns: the one that is under way and those after it.
    length: int = 1
    # Whether `search` rehearses if nothing else is said, or only where it is asked for.
    usual: bool = True
    # So many answers, the best at first sight, are rehearsed; what is so many points worse at first sight is not.
    cast: int = 4
    hopeless: float = 1.5
    # First sight counts as so many rehearsals. By how many standard errors another answer must be better than its own.
    trust: float = 0.0
    doubt: float = 0.7
