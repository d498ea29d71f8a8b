"""What a hero is good at, read from the own card and the skills: how many of them help to move, to fight and so on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.games.mageknight import data

# The words of the notation of effects, by what they are good for: moving, fighting, influence and units, magic.
LEANINGS: tuple[frozenset[str], ...] = (
    frozenset({"move", "travel", "weather", "sideways"}),
    frozenset({"attack", "ranged", "siege", "block", "curse", "leadership", "sideways"}),
    frozenset({"influence", "ready", "bonds", "leadership", "sideways"}),
    frozenset({"mana", "crystal", "invoke", "polarize", "freeze_source", "exploit"}),
)
MOST = 5
WORD = re.compile(r"[a-z_]+")


def leanings(hero: Mapping[str, Any]) -> tuple[int, ...]:
    """Return how much a hero leans to each of the four, from none to the most."""
    own = next(row for row in data.ALL_CARDS if row["id"] == hero["card"])
    skills = [row["effect"] for row in data.SKILL_ROWS if row["hero"] == hero["id"]]
    said = [set(WORD.findall(effect)) for effect in (own["basic"], *skills)]
    return tuple(min(MOST, sum(bool(words & one) for words in said)) for one in LEANINGS)
