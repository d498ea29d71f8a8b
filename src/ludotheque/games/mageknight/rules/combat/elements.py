"""Elements, told once for rules and bots alike: what a block stops, what a resistance halves, what abilities double."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.terms import COLDFIRE, FIRE, ICE, PHYSICAL
from ludotheque.games.mageknight.rules.traits import BRUTAL, SWIFT


def stops(block: int, attack: int) -> bool:
    """Tell whether a block of an element stops an attack of another in full (MK-BLOCK-10 to 13)."""
    if attack == PHYSICAL or block == COLDFIRE:
        return True
    return (attack == FIRE and block == ICE) or (attack == ICE and block == FIRE)


def resisted(resistances: int) -> int:
    """Return the elements that resistances halve, as a set: cold fire only where fire and ice are resisted."""
    if resistances >> FIRE & 1 and resistances >> ICE & 1:
        return resistances | 1 << COLDFIRE
    return resistances


def block_needed(attack: int, abilities: int) -> int:
    """Return the block that an attack takes: twice as much if it is swift (MK-BLOCK-15)."""
    return 2 * attack if abilities & SWIFT else attack


def damage_dealt(attack: int, abilities: int) -> int:
    """Return the damage of an attack: twice as much if it is brutal (MK-DAMAGE-03, 04)."""
    return 2 * attack if abilities & BRUTAL else attack
