"""Two heroes face to face: whether they may fight, whose attack it is, what attack and block come to."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.blows import element_of, points_of, serves
from ludotheque.games.mageknight.rules.combat.elements import stops
from ludotheque.games.mageknight.rules.events.duel import AttackCancelled, UnitHeldBack
from ludotheque.games.mageknight.rules.fight import Bane, Duel
from ludotheque.games.mageknight.rules.land.map import heroes_at
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, Blow, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALL_SIEGE, BLOCK, BREACH, COLDFIRE, RANGED
from ludotheque.games.mageknight.rules.traits import CITY, PORTAL

# Units of others are numbered by seat and place.


def duel_of(s: MageKnight) -> Duel | None:
    """Return the duel that is on, if one is."""
    combat = s.combat
    return None if combat is None else combat.duel


def is_partial(s: MageKnight, seat: int) -> bool:
    """Tell whether a hero only defends itself, and will have its own turn (MK-PVP-14 to 18)."""
    combat = s.combat
    if combat is None or combat.duel is None:
        return False
    return seat == combat.duel.defender and not combat.duel.full


# Whether they may fight.


def is_duel_open(s: MageKnight) -> bool:
    """Tell whether players may fight each other now (MK-PVP-03, MK-MOVE-37 to 39)."""
    return s.house.duels and s.announced == NOBODY and s.countdown == NONE


def target_on(s: MageKnight, space: int, seat: int) -> int:
    """Return whom a hero attacks by stopping on a space, or NOBODY (MK-PVP-01 to 03, 08)."""
    if not is_duel_open(s) or s.layout.site[space] in (PORTAL, CITY):
        return NOBODY
    for rival in heroes_at(s, space, seat):
        # MK-TEAM-09: allies do not fight each other.
        if not s.players[rival].ahead and not s.house.company.are_allied(rival, seat):
            return rival
    return NOBODY


# Attack and block.


def has_rampart(s: MageKnight, seat: int) -> bool:
    """Tell whether a keep or tower shelters the other hero from attacks to come: siege alone counts (MK-PVP-25)."""
    combat = s.combat
    if combat is None or combat.duel is None or not combat.fortified:
        return False
    duel = combat.duel
    return seat == duel.aggressor and not duel.melee and not s.effort(seat).rules[BREACH]


def is_outranged(s: MageKnight, seat: int, how: int) -> bool:
    """Tell whether a ranged attack is of no use against the walls of the other hero."""
    return how == RANGED and has_rampart(s, seat) and not s.effort(seat).rules[ALL_SIEGE]


def attacks(s: MageKnight, seat: int) -> list[Blow]:
    """Return the attacks laid ready that count in this phase (MK-PVP-24, 25, 44)."""
    duel = duel_of(s)
    assert duel is not None
    effort = s.effort(seat)
    walled = has_rampart(s, seat)
    return [blow for blow in effort.blows if serves(effort, blow, not duel.melee, walled)]


def attack_points(s: MageKnight) -> int:
    """Return what the attack comes to."""
    duel = duel_of(s)
    assert duel is not None
    effort = s.effort(duel.attacker)
    shooting = not duel.melee
    points = 0
    for blow in attacks(s, duel.attacker):
        points += points_of(effort, element_of(effort, blow), blow, shooting)
    return points


def attack_elements(s: MageKnight) -> int:
    """Return the elements in the attack, as a set (MK-PVP-28, 46)."""
    duel = duel_of(s)
    assert duel is not None
    effort = s.effort(duel.attacker)
    elements = 0
    for blow in attacks(s, duel.attacker):
        elements |= 1 << element_of(effort, blow)
    return elements


def is_efficient(block: int, elements: int) -> bool:
    """Tell whether a block counts in full: it stops one of the elements in the attack (MK-PVP-27, 28)."""
    return any(elements >> element & 1 and stops(block, element) for element in range(COLDFIRE + 1))


def block_points(s: MageKnight) -> int:
    """Return what the blocks laid ready come to."""
    duel = duel_of(s)
    assert duel is not None
    elements = attack_elements(s)
    full = 0
    halved = 0
    for blow in s.effort(duel.rival(duel.attacker)).blows:
        if blow.how != BLOCK:
            continue
        rider = blow.rider
        points = blow.amount if rider is None else blow.amount + rider.more_in_duel(elements)
        if is_efficient(blow.element, elements):
            full += points
        else:
            halved += points
    return full + halved // 2


def is_swift(s: MageKnight) -> bool:
    """Tell whether it takes two points of block for one: at range, unless a block slows attacks (MK-PVP-30, 31)."""
    duel = duel_of(s)
    assert duel is not None
    if duel.melee:
        return False
    for blow in s.effort(duel.rival(duel.attacker)).blows:
        rider = blow.rider
        if blow.how == BLOCK and rider is not None and rider.slows():
            return False
    return True


def damage_left(s: MageKnight) -> int:
    """Return what is left of the attack (MK-PVP-29 to 32, 47)."""
    block = block_points(s)
    return max(0, attack_points(s) - (block // 2 if is_swift(s) else block))


# Units in the fight.


def taking_part(s: MageKnight) -> list[int]:
    """Return the attacker's units that have a share in the attack, by their places (MK-PVP-68, 72)."""
    duel = duel_of(s)
    assert duel is not None
    units = s.players[duel.attacker].units
    shares = [blow.unit for blow in attacks(s, duel.attacker)]
    return [place for place in range(len(units)) if place in shares]


def hold_back(s: MageKnight, place: int) -> None:
    """Take the share of a unit out of the attack; the unit stays spent (MK-PVP-72)."""
    duel = duel_of(s)
    assert duel is not None
    owner = duel.attacker
    effort = s.effort(owner)
    served = attacks(s, owner)
    effort.blows = [blow for blow in effort.blows if blow.unit != place or blow not in served]
    s.tell(UnitHeldBack(owner, s.players[owner].units[place].kind, place))


def forget_unit(s: MageKnight, duel: Duel, player: Player, place: int) -> None:
    """Let attacks and curses know that a unit is gone, and that those behind it have moved up."""
    banes = [bane for bane in duel.banes if bane.seat != player.seat or bane.place != place]
    duel.banes = [
        Bane(bane.seat, bane.place - 1, bane.armour, bane.bare)
        if bane.seat == player.seat and bane.place > place
        else bane
        for bane in banes
    ]
    player.effort.blows = [
        Blow(blow.how, blow.element, blow.amount, blow.rider, NONE if blow.unit == place else blow.unit - 1)
        if blow.unit >= place
        else blow
        for blow in player.effort.blows
    ]


def cancel_attack(s: MageKnight, seat: int) -> None:
    """Let the attack come to nothing; what was played for it stays spent (MK-PVP-74)."""
    duel = duel_of(s)
    assert duel is not None
    effort = s.effort(duel.attacker)
    lost = attacks(s, duel.attacker)
    effort.blows = [blow for blow in effort.blows if blow not in lost]
    s.tell(AttackCancelled(seat))


def opponents(s: MageKnight, seat: int) -> int:
    """Return how many enemies the other hero counts for: itself, units ready or in this attack or block (MK-PVP-70)."""
    duel = duel_of(s)
    assert duel is not None
    player = s.players[duel.rival(seat)]
    shares = [blow.unit for blow in player.effort.blows]
    units = [place for place, unit in enumerate(player.units) if place in shares or (unit.ready and not unit.wounds)]
    return len(units) + 1
