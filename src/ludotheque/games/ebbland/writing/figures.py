"""What puzzles of Ebbland may ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludotheque.games.ebbland.rules.state import Ebbland, Fighter


def fighters(s: Ebbland) -> list[Fighter]:
    """Return all characters in play."""
    return [fighter for fighter in s.fighters if fighter is not None]


FIGURES: Mapping[str, Callable[[Ebbland, int], int]] = {
    "points": lambda s, seat: s.sides[seat].total(),
    "characters": lambda s, seat: len(s.characters(seat)),
    "wounds": lambda s, seat: sum(fighter.wounds for fighter in fighters(s) if fighter.seat == seat),
    "foes": lambda s, seat: sum(1 for fighter in fighters(s) if fighter.seat != seat),
    "sacks": lambda s, seat: s.sides[seat].sacks,
    "hand": lambda s, seat: len(s.sides[seat].hand),
    "com": lambda s, seat: s.sides[seat].com,
    "log": lambda s, seat: s.sides[seat].log,
    "markers": lambda s, seat: s.sides[seat].markers,
}
