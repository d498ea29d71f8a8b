"""The other hero's units as targets: what it takes to wound them, what they resist, what they have lost."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.elements import resisted
from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.events.duel import UnitWeakened
from ludotheque.games.mageknight.rules.events.units import UnitWounded
from ludotheque.games.mageknight.rules.fight import Bane
from ludotheque.games.mageknight.rules.heroes.banners import unit_armour, unit_resistance
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BARE_FIRE,
    BARE_RESIST,
    BLUE,
    FIRE,
    ICE,
    JUSTICE,
    PHYSICAL,
    RED,
    UNITS_SAFE,
)


def standing_units(s: MageKnight, owner: int) -> list[int]:
    """Return the units that an effect may be aimed at, by their places: those without a Wound (MK-PVP-63)."""
    return [place for place, unit in enumerate(s.players[owner].units) if not unit.wounds]


def armour_in_duel(s: MageKnight, owner: int, place: int) -> int:
    """Return the armour of a unit with all that lowers it, never less than 1 (MK-PVP-67)."""
    duel = duel_of(s)
    assert duel is not None
    armour = unit_armour(s, owner, s.players[owner].units[place])
    for bane in duel.banes:
        if bane.seat == owner and bane.place == place:
            armour -= bane.armour
    return armour if armour > 1 else 1


def resistance_in_duel(s: MageKnight, owner: int, place: int) -> int:
    """Return what a unit resists against the other hero, as a set of elements."""
    duel = duel_of(s)
    assert duel is not None
    resist = unit_resistance(s, owner, s.players[owner].units[place])
    for bane in duel.banes:
        if bane.seat == owner and bane.place == place:
            if bane.bare & BARE_RESIST:
                return 0
            if bane.bare & BARE_FIRE:
                resist &= ~(1 << FIRE)
    if s.effort(duel.rival(owner)).rules[JUSTICE]:
        resist &= ~(1 << PHYSICAL)
    return resist


def price_of_wound(s: MageKnight, owner: int, place: int, elements: int) -> int:
    """Return the damage it takes to wound a unit: its armour, doubled if it resists the attack (MK-PVP-34, 36)."""
    armour = armour_in_duel(s, owner, place)
    return 2 * armour if resisted(resistance_in_duel(s, owner, place)) & elements else armour


def can_be_hit(s: MageKnight, owner: int) -> list[int]:
    """Return the units that may be wounded, by their places (MK-PVP-35)."""
    return [] if s.effort(owner).rules[UNITS_SAFE] else standing_units(s, owner)


def is_unit_immune(s: MageKnight, owner: int, place: int, colour: int) -> bool:
    """Tell whether effects of a colour do nothing to a unit (MK-PVP-64, 65)."""
    if colour == RED:
        return resistance_in_duel(s, owner, place) >> FIRE & 1 == 1
    return colour == BLUE and resistance_in_duel(s, owner, place) >> ICE & 1 == 1


def wound_unit(s: MageKnight, owner: int, place: int) -> None:
    """Wound a unit, by damage or by what would destroy an enemy (MK-PVP-34, 66)."""
    unit = s.players[owner].units[place]
    s.players[owner].units[place] = unit.with_wounds(1)
    s.tell(UnitWounded(owner, unit.kind, place))


def weaken(s: MageKnight, owner: int, place: int, armour: int, bare: int) -> None:
    """Let a unit lose armour or resistances for the rest of the combat (MK-PVP-71)."""
    duel = duel_of(s)
    assert duel is not None
    duel.banes.append(Bane(owner, place, armour, bare))
    s.tell(UnitWeakened(owner, s.players[owner].units[place].kind, place))
