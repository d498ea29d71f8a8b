"""Where a game can be judged best: between two turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Interval:
    """How many turns have begun, and what a position between two turns is worth to a seat, in points."""

    turns: Callable[[Any], int]
    worth: Callable[[Any, int], float]
