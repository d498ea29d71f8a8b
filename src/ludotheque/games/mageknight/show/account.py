"""What the final scores are made of, part by part."""

from __future__ import annotations

from ludotheque.game import Summand
from ludotheque.games.mageknight.rules.state import MageKnight

# What decides where a scenario counts no score, and the clause that says so.
DECIDES = {"one_to_return": ("portal", "MK-SCN-RETURN-10")}


def account(s: MageKnight) -> list[Summand]:
    """Return what each part of the scores brings every seat; parts that bring nobody anything are left out."""
    if s.house.scenario.name in DECIDES:
        what, clause = DECIDES[s.house.scenario.name]
        return [Summand(what, (), clause)]
    columns = [s.house.scenario.parts(s, seat) for seat in range(len(s.players))]
    found = [
        Summand(row[0].name, tuple(part.points for part in row), row[0].clause) for row in zip(*columns, strict=True)
    ]
    return [part for part in found if any(part.points) or part is found[0]]
