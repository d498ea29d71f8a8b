"""What a training is asked for and what it reports; nothing here needs more than Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Verdict:
    """How often a bot came out ahead of another, deal by deal: the rate with its 95 % interval; even is a half."""

    deals: int
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Course:
    """What to train and how long: all that the weights depend on."""

    game: str
    players: int
    games: int = 3000
    generations: int = 2
    deals: int = 400
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Generation:
    """What one generation came to: the share of what hope missed that it explains, and how it did at the gate."""

    number: int
    games: int
    explained: float
    gate: Mapping[str, Verdict]
    passed: bool


@dataclass(frozen=True)
class Means:
    """Where it runs, and whom to tell what goes on: what begins, in which generation, its steps, and each one."""

    jobs: int | None = None
    ray: str | None = None
    begin: Callable[[str, int, int], None] = lambda what, number, steps: None
    step: Callable[[], None] = lambda: None
