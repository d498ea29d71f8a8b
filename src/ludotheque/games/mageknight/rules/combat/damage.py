"""The damage phase: what was not blocked wounds units and hero."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.block import dismiss
from ludotheque.games.mageknight.rules.combat.elements import damage_dealt, resisted
from ludotheque.games.mageknight.rules.combat.foes import abilities_of, attack_of, attackers, find
from ludotheque.games.mageknight.rules.duel.facing import forget_unit
from ludotheque.games.mageknight.rules.events.heroes import Paralyzed, Poisoned
from ludotheque.games.mageknight.rules.events.units import UnitDestroyed, UnitResisted, UnitWounded
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.heroes.banners import drop_banner, unit_armour, unit_resistance
from ludotheque.games.mageknight.rules.heroes.goods import armour, lose_hand, take_wounds
from ludotheque.games.mageknight.rules.pieces import WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLOCK, SKIP, SUFFERING, UNITS_SAFE
from ludotheque.games.mageknight.rules.traits import PARALYZE, POISON
from ludotheque.games.mageknight.rules.turn.plays import can_act, carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class DamagePhase(Step[MageKnight]):
    """Unblocked enemies deal their damage, one by one, in the order the player wants (MK-DAMAGE-01, 02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Take the next attacker; when none is left, summoners come back."""
        effort = s.effort(self.seat)
        effort.phase = SUFFERING
        # Blocks that were not used are lost.
        effort.blows = [blow for blow in effort.blows if blow.how != BLOCK]
        foes = [] if effort.rules[SKIP] else attackers(s)
        if not foes:
            come_back(s)
        elif len(foes) == 1 and not can_act(s, self.seat):
            # A tactic can be used as well at one's leisure: no damage spoils it.
            s.then([Hit(self.seat, foes[0].token, damage_of(s, foes[0])), DamagePhase(self.seat)])
        else:
            s.then([ChooseAttacker(self.seat), DamagePhase(self.seat)])


def come_back(s: MageKnight) -> None:
    """Let the summoners return for the attack phase, and their monsters go (MK-DAMAGE-25)."""
    combat = s.combat
    assert combat is not None
    for foe in combat.foes[:]:
        if foe.summoned:
            dismiss(s, foe)
        foe.away = False


def damage_of(s: MageKnight, foe: Foe) -> int:
    """Return the damage of an enemy's attack."""
    return damage_dealt(attack_of(s, foe), abilities_of(s, foe))


class ChooseAttacker(Ask[MageKnight]):
    """Choose whose damage is assigned next, or play something first (MK-DAMAGE-02, MK-TURN-25, MK-COMBAT-25)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each unblocked enemy, and what can be played."""
        options = [Option("suffer", "enemy", foe.token) for foe in attackers(s)]
        plays(s, self.seat, options)
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Assign its damage, or play."""
        if option.verb == "suffer":
            s.then([Hit(self.seat, option.index, damage_of(s, find(s, option.index)))])
        else:
            carry_out(s, self.seat, option)


class Hit(Step[MageKnight]):
    """Damage to be assigned: to units if there are any, the rest to the hero (MK-DAMAGE-05, 13)."""

    __slots__ = ("damage", "seat", "token")

    def __init__(self, seat: int, token: int, damage: int) -> None:
        self.seat = seat
        self.token = token
        self.damage = damage

    def run(self, s: MageKnight) -> None:
        """Ask only if a unit could take it."""
        foe = find(s, self.token)
        if self.damage > 0 and shields(s, s.players[self.seat]):
            s.then([AssignDamage(self.seat, self.token, self.damage)])
            return
        if self.damage > 0:
            wound_hero(s, self.seat, foe, self.damage)
        foe.dealt = True
        if foe.summoned:
            dismiss(s, foe)


def shields(s: MageKnight, player: Player) -> list[int]:
    """Return the units that may take damage: unwounded, present, not used up by resisting (MK-DAMAGE-06, 07, 11)."""
    combat = s.combat
    assert combat is not None
    if player.effort.rules[UNITS_SAFE]:
        return []
    absorbed = combat.side(player.seat).absorbed
    return [
        place
        for place, unit in enumerate(player.units)
        if not unit.wounds and not absorbed >> place & 1 and (combat.units or unit.loyal)
    ]


class AssignDamage(Ask[MageKnight]):
    """Choose a unit to take the damage, or let the hero take it all."""

    __slots__ = ("damage", "token")

    def __init__(self, seat: int, token: int, damage: int) -> None:
        self.seat = seat
        self.token = token
        self.damage = damage

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the units that can, and the hero."""
        places = shields(s, s.players[self.seat])
        return [*(Option("absorb", "unit", place) for place in places), button("hero")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Assign, and go on with what is left."""
        foe = find(s, self.token)
        if option.verb == "hero":
            wound_hero(s, self.seat, foe, self.damage)
            s.then([Hit(self.seat, self.token, 0)])
        else:
            left = absorb(s, self.seat, foe, option.index, self.damage)
            s.then([Hit(self.seat, self.token, left)])


def absorb(s: MageKnight, seat: int, foe: Foe, place: int, damage: int) -> int:
    """Let a unit take damage and return what is left (MK-DAMAGE-08, 09, 12, 19, 21, 22)."""
    player = s.players[seat]
    combat = s.combat
    assert combat is not None
    unit = player.units[place]
    armour_points = unit_armour(s, seat, unit)
    if resisted(unit_resistance(s, seat, unit)) >> s.kind(foe).element & 1:
        damage -= armour_points
        if damage <= 0:
            combat.side(seat).absorbed |= 1 << place
            s.tell(UnitResisted(seat, unit.kind, place))
            return 0
    abilities = abilities_of(s, foe)
    if abilities & PARALYZE:
        s.tell(UnitDestroyed(seat, unit.kind, place))
        remove_unit(s, player, place)
    else:
        player.units[place] = unit.with_wounds(2 if abilities & POISON else 1)
        s.tell(UnitWounded(seat, unit.kind, place))
    return max(0, damage - armour_points)


def remove_unit(s: MageKnight, player: Player, place: int) -> None:
    """Take a unit out of the game; its banner is discarded (MK-UNITS-09, 19)."""
    drop_banner(player, player.units[place])
    del player.units[place]
    combat = s.combat
    if combat is not None:
        side = combat.side(player.seat)
        below = side.absorbed & ((1 << place) - 1)
        side.absorbed = below | side.absorbed >> (place + 1) << place
        if combat.duel is not None:
            forget_unit(s, combat.duel, player, place)


def wound_hero(s: MageKnight, seat: int, foe: Foe, damage: int) -> None:
    """Give the hero a Wound per started slice of armour, with poison and paralysis (MK-DAMAGE-14, 20, 23)."""
    player = s.players[seat]
    plate = armour(s, player)
    wounds = (damage + plate - 1) // plate
    take_wounds(s, seat, wounds)
    abilities = abilities_of(s, foe)
    if abilities & POISON:
        for _ in range(wounds):
            player.discard.append(WOUND)
        s.effort(seat).poison += wounds
        s.tell(Poisoned(seat, wounds))
    if abilities & PARALYZE:
        lose_hand(s, player)
        s.tell(Paralyzed(seat))
