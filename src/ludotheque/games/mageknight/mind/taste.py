"""Which options are worth a look, cheaply: what bots try first."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.mind.outlook import lore
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.finish import DiscardSome
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

# What each verb is worth trying, other things being equal.
TASTES: Final = {
    "explore": 3.0,
    "strike": 3.0,
    "done": 3.0,
    "push": 2.5,
    "block": 2.5,
    "recruit": 2.0,
    "launch": 1.5,
    "loot": 1.5,
    "hit": 1.0,
    "wound": 1.0,
    "mend": 1.5,
    "learn": 1.0,
    "move": 0.8,
    "skill": 0.6,
    "strong": 0.5,
    "activate": 0.5,
    "basic": 0.4,
    "challenge": 0.3,
    "enter": 0.3,
    "mark": 1.0,
    "incant": 0.3,
    "interact": 0.0,
    "attack": -0.2,
    "partial": 0.2,
    "full": 0.0,
    "next": -0.3,
    "pass": -0.3,
    "sideways": -0.3,
    "end": -0.5,
    "announce": -1.0,
    "rest": -1.0,
    "burn": -1.5,
    # Never, whatever the position.
    "concede": -999.0,
}
# To go back to where one has been this turn.
BACK: Final = -1.5
# To leave damage that could still buy something.
LEAVE: Final = -2.0
# By number: Great Start and the tactics that draw cards are liked best.
TACTICS: Final = [0.5, 0.6, 0.2, 0.8, 1.0, 0.4, 0.3, 1.0, 0.2, 0.5, 0.8, 0.0]


def taste(s: MageKnight, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first."""
    verb = option.verb
    if verb == "tactic":
        return TACTICS[option.index]
    if verb == "give":
        if isinstance(ask, DiscardSome):
            return 0.0
        # What is given up should not be missed.
        return -lore(s).worth[option.index]
    if isinstance(ask, PlaceDamage) and verb == "done":
        return LEAVE
    if verb == "move" and option.index in s.turn.path:
        return BACK
    return TASTES.get(verb, 0.0)
