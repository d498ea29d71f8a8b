"""The block phase: enemies attack, monsters are summoned, attacks are blocked one by one."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.elements import block_needed, stops
from ludotheque.games.mageknight.rules.combat.foes import (
    abilities_of,
    attack_of,
    attackers,
    find,
    is_summoner,
)
from ludotheque.games.mageknight.rules.events.combat import Blocked, Summoned
from ludotheque.games.mageknight.rules.fight import Combat, Foe
from ludotheque.games.mageknight.rules.heroes.goods import discard_token, draw_tokens
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BLOCK,
    BLOCKING,
    SKIP,
)
from ludotheque.games.mageknight.rules.traits import BROWN, SWIFT
from ludotheque.games.mageknight.rules.turn.plays import can_play, carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class BlockPhase(Step[MageKnight]):
    """Summon, then block (MK-BLOCK-01, 03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Let summoners draw their monsters, then ask."""
        combat = s.combat
        assert combat is not None
        combat.fresh = False
        # Attacks that were played and defeated nobody are lost (MK-RANGED-17).
        effort = s.effort(self.seat)
        effort.blows = []
        if effort.rules[SKIP] or not combat.foes:
            return
        for foe in combat.foes[:]:
            if is_summoner(s, foe) and not foe.halted:
                summon(s, self.seat, combat, foe)
        effort.phase = BLOCKING
        s.then([Blocking(self.seat)])


def summon(s: MageKnight, seat: int, combat: Combat, foe: Foe) -> None:
    """Draw a brown token that stands in for the summoner (MK-BLOCK-03 to 06)."""
    for token in draw_tokens(s, [BROWN], True):
        monster = Foe(token, NONE, False, NONE)
        monster.summoned = True
        foe.away = True
        combat.foes.append(monster)
        s.tell(Summoned(seat, token))


class Blocking(Step[MageKnight]):
    """Ask for blocks as long as there is something to do."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, unless nobody attacks any more."""
        effort = s.effort(self.seat)
        if not attackers(s) or effort.rules[SKIP]:
            return
        # Blocks laid ready are lost with the phase: nobody is led past them unasked.
        if any(blow.how == BLOCK for blow in effort.blows) or can_play(s, self.seat):
            s.then([Defend(self.seat)])


class Defend(Ask[MageKnight]):
    """Block an attack, or take the damage."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer attacks that the blocks laid ready would stop, what can be played, and to go on."""
        options: list[Option] = []
        if s.effort(self.seat).blows:
            for foe in attackers(s):
                if block_total(s, self.seat, foe, 0) >= needed(s, self.seat, foe, 0):
                    options.append(Option("block", "enemy", foe.token))
        plays(s, self.seat, options)
        options.append(button("next"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it and ask again, or go on."""
        if option.verb == "next":
            return
        s.then([Blocking(self.seat)])
        if option.verb == "block":
            block(s, self.seat, option.index, 0)
        else:
            carry_out(s, self.seat, option)


def block_total(s: MageKnight, seat: int, foe: Foe, held: int) -> int:
    """Return what the blocks laid ready come to against an enemy (MK-BLOCK-14)."""
    against = s.kind(foe).element
    full = 0
    halved = 0
    for number, blow in enumerate(s.effort(seat).blows):
        if blow.how != BLOCK or held >> number & 1:
            continue
        rider = blow.rider
        points = blow.amount if rider is None else blow.amount + rider.more(s, foe)
        if stops(blow.element, against):
            full += points
        else:
            halved += points
    return full + halved // 2


def needed(s: MageKnight, seat: int, foe: Foe, held: int) -> int:
    """Return the block it takes: twice the attack of a swift enemy, unless it was slowed down (MK-BLOCK-15, 16)."""
    attack = attack_of(s, foe)
    abilities = abilities_of(s, foe)
    if not abilities & SWIFT:
        return attack
    for number, blow in enumerate(s.effort(seat).blows):
        rider = blow.rider
        if rider is not None and rider.slows() and blow.how == BLOCK and not held >> number & 1:
            return attack
    return block_needed(attack, abilities)


def spare_guards(s: MageKnight, seat: int, foe: Foe, held: int) -> list[int]:
    """Return the blocks that are not needed against an enemy."""
    found: list[int] = []
    for number, blow in enumerate(s.effort(seat).blows):
        without = held | 1 << number
        if (
            blow.how == BLOCK
            and not held >> number & 1
            and block_total(s, seat, foe, without) >= needed(s, seat, foe, without)
        ):
            found.append(number)
    return found


def block(s: MageKnight, seat: int, token: int, held: int) -> None:
    """Block an attack, unless a block that is not needed may be kept for another enemy (MK-BLOCK-21)."""
    foe = find(s, token)
    if len(attackers(s)) > 1 and spare_guards(s, seat, foe, held):
        s.then([KeepGuard(seat, token, held)])
    else:
        parry(s, seat, foe, held)


class KeepGuard(Ask[MageKnight]):
    """Keep blocks that are not needed for another enemy, or block with all of them."""

    __slots__ = ("held", "token")

    def __init__(self, seat: int, token: int, held: int) -> None:
        self.seat = seat
        self.token = token
        self.held = held

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each block that can be spared."""
        spare = spare_guards(s, self.seat, find(s, self.token), self.held)
        return [*(Option("hold", "blow", number) for number in spare), button("block")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Keep it, or block."""
        if option.verb == "hold":
            block(s, self.seat, self.token, self.held | 1 << option.index)
        else:
            parry(s, self.seat, find(s, self.token), self.held)


def parry(s: MageKnight, seat: int, foe: Foe, held: int) -> None:
    """Block an enemy, and let happen what the blocks do besides (MK-BLOCK-02, 17, 18)."""
    effort = s.effort(seat)
    used = [blow for number, blow in enumerate(effort.blows) if blow.how == BLOCK and not held >> number & 1]
    effort.blows = [blow for number, blow in enumerate(effort.blows) if blow.how != BLOCK or held >> number & 1]
    foe.blocked = True
    s.tell(Blocked(seat, foe.token))
    for blow in used:
        rider = blow.rider
        if rider is not None:
            rider.strike_back(s, seat, foe)
    if foe.summoned:
        dismiss(s, foe)


def dismiss(s: MageKnight, foe: Foe) -> None:
    """Discard a summoned monster; it brings no fame."""
    combat = s.combat
    assert combat is not None
    combat.foes.remove(foe)
    discard_token(s, foe.token)
