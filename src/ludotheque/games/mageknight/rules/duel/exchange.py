"""Exchanges of blows: one hero attacks or passes, the other one blocks, and the roles change."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.combat.attack import agilities, can_attack, lunge
from ludotheque.games.mageknight.rules.duel.facing import (
    attack_elements,
    attack_points,
    attacks,
    damage_left,
    duel_of,
)
from ludotheque.games.mageknight.rules.duel.outcome import EndDuel
from ludotheque.games.mageknight.rules.duel.repel import Repel
from ludotheque.games.mageknight.rules.duel.spoils import SpendDamage
from ludotheque.games.mageknight.rules.events.duel import AttackMade, AttackMet, AttackWaived, MeleeBegan
from ludotheque.games.mageknight.rules.fight import Duel
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALL_SIEGE, BLOCK, BLOCKING, SALVO, SHOOTING, STARTING, STRIKING
from ludotheque.games.mageknight.rules.turn.plays import can_play, carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# So many in a row end a phase.
BOTH_PASS: Final = 2


class NextAttack(Step[MageKnight]):
    """The roles change; two passes end a phase, the second phase is hand to hand (MK-PVP-20 to 22, 40 to 43, 55)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Let the next one attack, unless the fight is over."""
        duel = duel_of(s)
        if duel is None:
            return
        if duel.passes == BOTH_PASS and duel.melee:
            s.then([EndDuel(NOBODY)])
            return
        if duel.passes == BOTH_PASS:
            duel.melee = True
            duel.passes = 0
            duel.attacker = duel.aggressor
            s.tell(MeleeBegan(NOBODY))
        elif duel.attacker == NOBODY:
            duel.attacker = duel.defender
        duel.laid = False
        s.then([Attacking(duel.attacker)])


def moment(duel: Duel, seat: int) -> int:
    """Return the flag of the first moment of the combat, if a hero has not played anything in it yet."""
    return 0 if duel.begun >> seat & 1 else STARTING


class Attacking(Step[MageKnight]):
    """A hero lays an attack ready (MK-PVP-23, 24, 44)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask as long as there may be something to do, else pass."""
        duel = duel_of(s)
        assert duel is not None
        # Nothing before this is taken back: the other one has seen it, asked or not (MK-UNDO-05).
        s.hand_over(self.seat)
        effort = s.effort(self.seat)
        if duel.melee:
            effort.phase = STRIKING | moment(duel, self.seat)
        else:
            effort.phase = SHOOTING | moment(duel, self.seat) | (SALVO if effort.rules[ALL_SIEGE] else 0)
        if attack_points(s) or may_do(s, self.seat, can_attack(s, self.seat)):
            s.then([LaunchAttack(self.seat)])
        else:
            waive(s, duel)


def may_do(s: MageKnight, seat: int, can: bool) -> bool:
    """Tell whether a hero is asked: whoever holds cards always is, or a silent pass would tell what they are not."""
    return can or len(s.players[seat].hand) > 0


class LaunchAttack(Ask[MageKnight]):
    """Lay attacks ready and attack with them, or pass."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played, and to attack; who has laid an attack ready does not pass."""
        duel = duel_of(s)
        assert duel is not None
        points = attack_points(s)
        options: list[Option] = []
        if points:
            options.append(button("launch"))
        plays(s, self.seat, options)
        agilities(s, self.seat, options)
        if not points or not duel.laid:
            options.append(button("pass"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Attack, pass, or play something and ask again."""
        duel = duel_of(s)
        assert duel is not None
        if option.verb == "pass":
            waive(s, duel)
        elif option.verb == "launch":
            duel.passes = 0
            s.tell(AttackMade(self.seat, attack_points(s)))
            s.then([AnswerAttack(duel.rival(self.seat))])
        else:
            duel.laid = True
            duel.begun |= 1 << self.seat
            s.then([Attacking(self.seat)])
            if option.verb == "agility":
                lunge(s, self.seat, option.index)
            else:
                carry_out(s, self.seat, option)


def waive(s: MageKnight, duel: Duel) -> None:
    """Pass: it is the other one's turn to attack."""
    s.tell(AttackWaived(duel.attacker))
    duel.passes += 1
    duel.attacker = duel.rival(duel.attacker)
    s.then([NextAttack()])


class AnswerAttack(Step[MageKnight]):
    """The other hero blocks, wholly or in part (MK-PVP-27 to 29)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask as long as something of the attack is left, and something to play."""
        duel = duel_of(s)
        assert duel is not None
        s.hand_over(self.seat)
        s.effort(self.seat).phase = BLOCKING | moment(duel, self.seat)
        if damage_left(s) and may_do(s, self.seat, can_play(s, self.seat)):
            s.then([BlockAttack(self.seat)])
        else:
            s.then([MeetAttack()])


class BlockAttack(Ask[MageKnight]):
    """Block, or let pass what is left of the attack."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played, and to stop."""
        options: list[Option] = []
        plays(s, self.seat, options)
        options.append(button("next"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Play and ask again, or stop."""
        if option.verb == "next":
            s.then([MeetAttack()])
            return
        duel = duel_of(s)
        assert duel is not None
        duel.begun |= 1 << self.seat
        s.then([AnswerAttack(self.seat)])
        carry_out(s, self.seat, option)


class MeetAttack(Step[MageKnight]):
    """Attack and block meet: what is left is damage; blocks that leave nothing may strike back (MK-PVP-32, 69)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Reckon, and let the attacker spend the damage."""
        duel = duel_of(s)
        assert duel is not None
        damage = damage_left(s)
        steps: list[Step[Any]] = []
        blocker = duel.rival(duel.attacker)
        if attack_points(s):
            s.tell(AttackMet(blocker, damage))
            if not damage:
                riders = [blow.rider for blow in s.effort(blocker).blows if blow.how == BLOCK]
                steps += [Repel(blocker, rider) for rider in riders if rider is not None]
        s.then([*steps, EndExchange(damage, attack_elements(s)), NextAttack()])


class EndExchange(Step[MageKnight]):
    """What was played is used up, the damage is spent, and the other one may attack (MK-PVP-33, 40)."""

    __slots__ = ("damage", "elements")

    def __init__(self, damage: int, elements: int) -> None:
        self.damage = damage
        self.elements = elements

    def run(self, s: MageKnight) -> None:
        """Clear attack and block away."""
        duel = duel_of(s)
        assert duel is not None
        attacker = duel.attacker
        used = attacks(s, attacker)
        effort = s.effort(attacker)
        effort.blows = [blow for blow in effort.blows if blow not in used]
        blocker = s.effort(duel.rival(attacker))
        blocker.blows = [blow for blow in blocker.blows if blow.how != BLOCK]
        duel.attacker = duel.rival(attacker)
        if self.damage:
            s.then([SpendDamage(attacker, self.damage, self.elements)])
