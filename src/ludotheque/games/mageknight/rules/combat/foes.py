"""Enemies in a fight: their numbers with all that changes them, and their defeat."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.twist import is_twisted, more_armour, more_fame, show_twist
from ludotheque.games.mageknight.rules.events.combat import Defeated, Halted
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.heroes.goods import change_reputation, discard_token, gain_fame
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE, COLDFIRE, FIRE, GREEN, ICE, PHYSICAL, RED, WHITE
from ludotheque.games.mageknight.rules.traits import BRUTAL, DRAGONS, POISON, SUMMON


def defends(s: MageKnight, foe: Foe, colour: int) -> bool:
    """Tell whether an enemy defends a city of a colour; summoned monsters defend none (MK-CITY-01, MK-VAR-30)."""
    return foe.city != NONE and not foe.summoned and s.cities[foe.city].has(colour)


def armour_of(s: MageKnight, foe: Foe) -> int:
    """Return the armour of an enemy, never less than 1 (MK-CITY-02)."""
    armour = s.kind(foe).armour - foe.armour_less
    if defends(s, foe, WHITE):
        armour += 1
    return (armour if armour > 1 else 1) + more_armour(s, foe)


def attack_of(s: MageKnight, foe: Foe) -> int:
    """Return the attack of an enemy (MK-CITY-03, 04)."""
    kind = s.kind(foe)
    attack = kind.attack
    if attack and is_twisted(s, foe, RED):
        attack += 1
    if attack and defends(s, foe, BLUE) and kind.element != PHYSICAL:
        attack += 1 if kind.element == COLDFIRE else 2
    return attack


def abilities_of(s: MageKnight, foe: Foe) -> int:
    """Return the abilities of an enemy as a set (MK-CITY-05, 06)."""
    kind = s.kind(foe)
    abilities = kind.abilities
    if kind.element == PHYSICAL and kind.attack:
        if defends(s, foe, RED):
            abilities |= BRUTAL
        if defends(s, foe, GREEN):
            abilities |= POISON
    return abilities


def has_foes(s: MageKnight) -> bool:
    """Tell whether there is an enemy left to fight, or another hero."""
    combat = s.combat
    return combat is not None and (len(combat.foes) > 0 or combat.duel is not None)


def present(s: MageKnight) -> list[Foe]:
    """Return the enemies that can be dealt with now: a summoner hides behind its monster (MK-BLOCK-05)."""
    combat = s.combat
    return [] if combat is None else [foe for foe in combat.foes if not foe.away]


def attackers(s: MageKnight) -> list[Foe]:
    """Return the enemies whose attack is still to be met."""
    return [foe for foe in present(s) if not foe.blocked and not foe.halted and not foe.dealt and attack_of(s, foe) > 0]


def find(s: MageKnight, token: int) -> Foe:
    """Return an enemy of the fight by its token."""
    combat = s.combat
    assert combat is not None
    for foe in combat.foes:
        if foe.token == token:
            return foe
    raise KeyError(token)


def halt(s: MageKnight, seat: int, token: int) -> None:
    """Keep an enemy from attacking in this fight."""
    foe = find(s, token)
    foe.halted = True
    s.tell(Halted(seat, token))


def is_immune(s: MageKnight, seat: int, foe: Foe, colour: int) -> bool:
    """Tell whether effects of a colour, other than attack and block, do nothing to an enemy (MK-COMBAT-26 to 28)."""
    if colour == RED:
        return s.resistance(seat, foe) >> FIRE & 1 == 1
    return colour == BLUE and s.resistance(seat, foe) >> ICE & 1 == 1


def fame_of(s: MageKnight, foe: Foe) -> int:
    """Return the fame for a defeated enemy: half of it, the sum rounded up, or twice as much, where a rule says so."""
    fame = s.kind(foe).fame + more_fame(s, foe)
    combat = s.combat
    if foe.half and combat is not None:
        return (combat.spoils + fame + 1) // 2 - (combat.spoils + 1) // 2
    return 2 * fame if foe.double else fame


def defeat(s: MageKnight, seat: int, foe: Foe) -> None:
    """Remove a defeated enemy and gain its fame at once (MK-RANGED-14, 15)."""
    combat = s.combat
    assert combat is not None
    combat.foes.remove(foe)
    fame = fame_of(s, foe)
    if foe.half:
        combat.spoils += s.kind(foe).fame
    if not foe.summoned:
        # Its fame would tell of the die (MK-VAR-55).
        show_twist(s, combat)
    s.tell(Defeated(seat, foe.token))
    s.effort(seat).defeated += 1
    discard_token(s, foe.token)
    _leave(s, seat, foe)
    if not foe.summoned:
        gain_fame(s, seat, fame)


def _leave(s: MageKnight, seat: int, foe: Foe) -> None:
    """Take a defeated enemy off its space or out of its city; rampaging ones bring reputation (MK-RESULT-02 to 04)."""
    if foe.summoned:
        return
    if foe.city != NONE:
        city = s.cities[foe.city]
        rest = [token for token in city.tokens if token != foe.token]
        s.cities[foe.city] = city.with_tokens(rest, city.up, [*city.shields, seat], city.leader)
    elif foe.space != NONE:
        spot = s.spots[foe.space]
        s.spots[foe.space] = spot.with_tokens([token for token in spot.tokens if token != foe.token], spot.up)
        if not foe.site:
            # MK-VAR-41: each of a pair is worth the same.
            change_reputation(s, seat, 2 if s.kind(foe).pile == DRAGONS and not foe.paired else 1)


def is_summoner(s: MageKnight, foe: Foe) -> bool:
    """Tell whether an enemy summons instead of attacking."""
    return s.kind(foe).abilities & SUMMON != 0
