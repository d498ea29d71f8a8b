"""Attacking enemies: the ranged and siege phase, and the attack phase."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.combat.blows import element_of, points_of, serves
from ludotheque.games.mageknight.rules.combat.elements import resisted
from ludotheque.games.mageknight.rules.combat.foes import armour_of, defeat, find, present
from ludotheque.games.mageknight.rules.duel.facing import is_outranged
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    ALL_SIEGE,
    ATTACK,
    BLOCK,
    PHYSICAL,
    RANGED,
    SALVO,
    SHOOTING,
    STARTING,
    STRIKING,
)
from ludotheque.games.mageknight.rules.turn.plays import can_play, carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


def attack_total(s: MageKnight, seat: int, foes: list[Foe], held: int) -> int:
    """Return what the attacks laid ready, but for those held back, come to against enemies (MK-RANGED-05 to 12)."""
    effort = s.effort(seat)
    shooting = effort.phase & SHOOTING != 0
    fortified = False
    halving = 0
    for foe in foes:
        if shooting:
            walls = s.walls(seat, foe)
            if walls > 1:
                return -1
            fortified = fortified or walls > 0
        halving |= resisted(s.resistance(seat, foe))
    full = 0
    halved = 0
    for number, blow in enumerate(effort.blows):
        if held >> number & 1 or not serves(effort, blow, shooting, fortified):
            continue
        element = element_of(effort, blow)
        points = points_of(effort, element, blow, shooting)
        if halving >> element & 1:
            halved += points
        else:
            full += points
    return full + halved // 2


def armour_total(s: MageKnight, foes: list[Foe]) -> int:
    """Return the armour of several enemies together (MK-RANGED-13)."""
    return sum(armour_of(s, foe) for foe in foes)


def suffices(s: MageKnight, seat: int, foes: list[Foe], held: int = 0) -> bool:
    """Tell whether the attacks laid ready defeat all these enemies."""
    return attack_total(s, seat, foes, held) >= armour_total(s, foes)


def strikes(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the enemies that the attacks laid ready would defeat."""
    if not s.effort(seat).blows:
        return
    for foe in present(s):
        if suffices(s, seat, [foe]):
            options.append(Option("strike", "enemy", foe.token))


def strike(s: MageKnight, seat: int, tokens: list[int]) -> None:
    """Ask for more targets or for attacks to hold back where that is possible, then defeat the targets."""
    foes = [find(s, token) for token in tokens]
    if more_targets(s, seat, foes):
        s.then([AlsoStrike(seat, tokens)])
    else:
        land(s, seat, tokens, 0)


def more_targets(s: MageKnight, seat: int, foes: list[Foe]) -> list[Foe]:
    """Return the enemies that the same attack could defeat as well."""
    return [foe for foe in present(s) if foe not in foes and suffices(s, seat, [*foes, foe])]


class AlsoStrike(Ask[MageKnight]):
    """Choose further targets for the same attack, or strike (MK-RANGED-02, MK-ATTACK-07)."""

    __slots__ = ("tokens",)

    def __init__(self, seat: int, tokens: list[int]) -> None:
        self.seat = seat
        self.tokens = tokens

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that the attack would still defeat."""
        more = more_targets(s, self.seat, [find(s, token) for token in self.tokens])
        return [*(Option("strike", "enemy", foe.token) for foe in more), button("strike")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Add a target or strike."""
        if option.kind == "enemy":
            strike(s, self.seat, [*self.tokens, option.index])
        else:
            land(s, self.seat, self.tokens, 0)


def spare_blows(s: MageKnight, seat: int, tokens: list[int], held: int) -> list[int]:
    """Return the attacks that are not needed to defeat the targets."""
    foes = [find(s, token) for token in tokens]
    found: list[int] = []
    for number, blow in enumerate(s.effort(seat).blows):
        if blow.how != BLOCK and not held >> number & 1 and suffices(s, seat, foes, held | 1 << number):
            found.append(number)
    return found


def land(s: MageKnight, seat: int, tokens: list[int], held: int) -> None:
    """Strike, unless an attack that is not needed may be kept for another enemy (MK-RANGED-19)."""
    if len(present(s)) > len(tokens) and spare_blows(s, seat, tokens, held):
        s.then([HoldBack(seat, tokens, held)])
        return
    effort = s.effort(seat)
    effort.blows = [blow for number, blow in enumerate(effort.blows) if held >> number & 1 or blow.how == BLOCK]
    for token in tokens:
        defeat(s, seat, find(s, token))


class HoldBack(Ask[MageKnight]):
    """Keep attacks that are not needed for another enemy, or strike with all of them."""

    __slots__ = ("held", "tokens")

    def __init__(self, seat: int, tokens: list[int], held: int) -> None:
        self.seat = seat
        self.tokens = tokens
        self.held = held

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each attack that can be spared."""
        spare = spare_blows(s, self.seat, self.tokens, self.held)
        return [*(Option("hold", "blow", number) for number in spare), button("strike")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Hold it back, or strike."""
        if option.verb == "hold":
            land(s, self.seat, self.tokens, self.held | 1 << option.index)
            return
        effort = s.effort(self.seat)
        effort.blows = [
            blow for number, blow in enumerate(effort.blows) if self.held >> number & 1 or blow.how == BLOCK
        ]
        for token in self.tokens:
            defeat(s, self.seat, find(s, token))


class RangedPhase(Step[MageKnight]):
    """The ranged and siege phase: any number of attacks (MK-RANGED-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask as long as there is something to do."""
        if not present(s):
            return
        combat = s.combat
        assert combat is not None
        effort = s.effort(self.seat)
        effort.phase = SHOOTING | (STARTING if combat.fresh else 0) | (SALVO if effort.rules[ALL_SIEGE] else 0)
        # Attacks laid ready are lost with the phase: nobody is led past them unasked.
        if effort.blows or can_attack(s, self.seat):
            s.then([Shoot(self.seat)])


class Shoot(Ask[MageKnight]):
    """Attack from afar, or let the enemies come."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played now, enemies that would fall, and to go on."""
        return ways_to_attack(s, self.seat)

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it and ask again, or go on."""
        if option.verb == "next":
            return
        combat = s.combat
        assert combat is not None
        combat.fresh = False
        s.then([RangedPhase(self.seat)])
        act(s, self.seat, option)


def ways_to_attack(s: MageKnight, seat: int) -> list[Option]:
    """Return enemies that would fall, what can be played, move points that can be turned into attacks, and to go on."""
    options: list[Option] = []
    strikes(s, seat, options)
    plays(s, seat, options)
    agilities(s, seat, options)
    options.append(button("next"))
    return options


def act(s: MageKnight, seat: int, option: Option) -> None:
    """Strike, turn move points into attack, or play something."""
    if option.verb == "strike":
        strike(s, seat, [option.index])
    elif option.verb == "agility":
        lunge(s, seat, option.index)
    else:
        carry_out(s, seat, option)


def agilities(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer to turn move points into attacks (Agility): one for attack 1, two for ranged attack 1."""
    effort = s.effort(seat)
    agility = effort.rules[AGILITY]
    if not agility:
        return
    if effort.phase & (STRIKING | SALVO) and effort.move >= 1:
        options.append(button("agility", ATTACK))
    if agility % 2 == 0 and effort.move >= 2 and not is_outranged(s, seat, RANGED):
        options.append(button("agility", RANGED))


def can_attack(s: MageKnight, seat: int) -> bool:
    """Tell whether there is anything to play, or move points to turn into attacks, with no attack laid ready yet."""
    options: list[Option] = []
    agilities(s, seat, options)
    return len(options) > 0 or can_play(s, seat)


def lunge(s: MageKnight, seat: int, how: int) -> None:
    """Turn move points into an attack."""
    effort = s.effort(seat)
    effort.move -= 2 if how == RANGED else 1
    effort.blows.append(Blow(how, PHYSICAL, 1))


class StrikePhase(Step[MageKnight]):
    """The attack phase: all attacks count alike, walls do not (MK-ATTACK-01 to 07)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask as long as there is something to do."""
        if not present(s):
            return
        effort = s.effort(self.seat)
        effort.phase = STRIKING
        if effort.blows or can_attack(s, self.seat):
            s.then([Strike(self.seat)])


class Strike(Ask[MageKnight]):
    """Attack, or end the fight."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played now, enemies that would fall, and to stop."""
        return ways_to_attack(s, self.seat)

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it and ask again, or stop."""
        if option.verb == "next":
            return
        again: list[Step[Any]] = [StrikePhase(self.seat)]
        s.then(again)
        act(s, self.seat, option)
