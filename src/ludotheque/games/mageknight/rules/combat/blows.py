"""Attacks laid ready: which of them count, as what, and for how much."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.pieces import Blow, Effort
from ludotheque.games.mageknight.rules.terms import (
    ALL_COLDFIRE,
    ALL_SIEGE,
    BLOCK,
    COLDFIRE,
    JUSTICE,
    PHYSICAL,
    RANGED,
    SIEGE,
)


def serves(effort: Effort, blow: Blow, shooting: bool, fortified: bool) -> bool:
    """Tell whether an attack counts now: at range only ranged and siege, against walls only siege."""
    if blow.how == BLOCK:
        return False
    if not shooting or effort.rules[ALL_SIEGE]:
        return True
    return blow.how == SIEGE or (blow.how == RANGED and not fortified)


def element_of(effort: Effort, blow: Blow) -> int:
    """Return the element of an attack: all of them are cold fire by Altem Mages."""
    return COLDFIRE if effort.rules[ALL_COLDFIRE] else blow.element


def points_of(effort: Effort, element: int, blow: Blow, shooting: bool) -> int:
    """Return what an attack is worth: physical ones twice as much with the Sword of Justice, hand to hand."""
    doubled = element == PHYSICAL and not shooting and effort.rules[JUSTICE]
    return 2 * blow.amount if doubled else blow.amount
