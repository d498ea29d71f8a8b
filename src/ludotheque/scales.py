"""A judgement that learns: what a game hopes for a seat by its own lights, and learnt weights for what it notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# The lead over nobody: any real one is better.
NOBODY: Final = -1e6


class Scales:
    """Weighs what a judgement notices; `table` holds the weights of all features for each phase of the game."""

    def __init__(self, table: list[list[float]]) -> None:
        self.table = table
        self.weights = table[0]
        self.total = 0.0

    def open(self, phase: int) -> None:
        """Begin anew, at a moment of the game: as many turns or rounds as are left."""
        self.weights = self.table[phase if phase < len(self.table) else -1]
        self.total = 0.0

    def put(self, feature: int, amount: float) -> None:
        """Count a feature so many times."""
        self.total += self.weights[feature] * amount


class Notes(Scales):
    """Scales that weigh nothing and keep what was noticed: what weights are learnt from."""

    def __init__(self) -> None:
        super().__init__([[]])
        self.phase = 0
        self.found: dict[int, float] = {}

    def open(self, phase: int) -> None:
        """Begin anew, and remember the moment."""
        self.phase = phase
        self.found = {}

    def put(self, feature: int, amount: float) -> None:
        """Keep how often a feature was counted."""
        self.found[feature] = self.found.get(feature, 0.0) + amount


class Judgement:
    """How good positions are for a seat: its hope less that of the others, with learnt weights if there are any."""

    def __init__(
        self,
        hope: Callable[[Any, int, int, Scales | None], float],
        seats: Callable[[Any], int],
        tables: dict[int, list[list[float]]],
        evenly: bool = False,
    ) -> None:
        self.hope = hope
        self.seats = seats
        # With weights, the lead may be the one over all others alike: who is best of them is little surer than a guess.
        self.evenly = evenly
        # By number of seats; the game's own judgement stands alone where nothing was learnt.
        self.scales: dict[int, Scales] = {players: Scales(table) for players, table in tables.items()}

    def value(self, s: Any, seat: int) -> float:
        """Return what a seat plays for: the lead over the best other one, or over all alike."""
        if self.evenly and self.seats(s) in self.scales:
            return self._lead(s, seat, True)
        return self._lead(s, seat, False)

    def lead(self, s: Any, seat: int) -> float:
        """Return the lead of a seat over the best other one, or what it hopes for if it is alone."""
        return self._lead(s, seat, False)

    def _lead(self, s: Any, seat: int, evenly: bool) -> float:
        seats = self.seats(s)
        scales = self.scales.get(seats)
        own = self.hope(s, seat, seat, scales)
        if seats == 1:
            return own
        best = NOBODY
        total = 0.0
        for other in range(seats):
            if other != seat:
                hope = self.hope(s, other, seat, scales)
                total += hope
                if hope > best:
                    best = hope
        return own - (total / (seats - 1) if evenly else best)
