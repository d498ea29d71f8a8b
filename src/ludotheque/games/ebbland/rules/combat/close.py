"""A close round: pairs, support, strikes of the attacker and the defender, armour, block, wounds."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.combat.rolls import Armour, Block, Suffer, Throw, strike
from ludotheque.games.ebbland.rules.combat.shooting import RoundOver
from ludotheque.games.ebbland.rules.combat.wounds import FallNow, WoundStep
from ludotheque.games.ebbland.rules.effects.conditions import FIRST
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.standing import has, is_stunned
from ludotheque.games.ebbland.rules.events.combat import Paired, Supported
from ludotheque.games.ebbland.rules.question import Question
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import FOE_MISSED, FOR_FIRST_ROUND, HIT, IN_CLOSE, NONE, SWIFT
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Step


class CloseRound(Step[Ebbland]):
    """Round C or D, if both sides have fighters (CC-CLOSE2-04); pairs that still stand go on (B-15)."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        if self.round > FIRST:
            s.changes = [change for change in s.changes if change.span != FOR_FIRST_ROUND]
        if not s.pool(combat.attacker) or not s.pool(combat.defender):
            return
        combat.phase = self.round
        combat.used_round = []
        combat.settled = False
        challenge(s)
        for slot in [*s.pool(combat.attacker), *s.pool(combat.defender)]:
            s.fighter(slot).backs = NONE
        s.then(
            [
                Match(combat.attacker),
                Support(combat.attacker),
                Support(combat.defender),
                Window(IN_CLOSE, s.order()),
                Strikes(combat.attacker),
                Strikes(combat.defender),
                WoundStep(),
                RoundOver(),
            ]
        )


def challenge(s: Ebbland) -> None:
    """Make the pairs that effects have asked for, if both are still there (B-51)."""
    combat = s.combat
    assert combat is not None
    for place in range(0, len(combat.pairs), 2):
        first, second = combat.pairs[place], combat.pairs[place + 1]
        if first in free(s, combat.attacker) and second in free(s, combat.defender):
            match(s, first, second)
    combat.pairs = []


def free(s: Ebbland, seat: int) -> list[int]:
    """Return the fighters of a side that face nobody and support nobody."""
    return [slot for slot in s.pool(seat) if s.fighter(slot).foe == NONE and s.fighter(slot).backs == NONE]


def match(s: Ebbland, first: int, second: int) -> None:
    """Let two fighters face each other."""
    s.fighter(first).foe = second
    s.fighter(second).foe = first
    s.tell(Paired(s.fighter(first).seat, s.fighter(first).card, first, second, s.fighter(second).card))


class Match(Step[Ebbland]):
    """Sides make pairs in turn until only one has free fighters (CC-CLOSE1-01 to -03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        own, others = free(s, self.seat), free(s, combat.other(self.seat))
        if len(own) == 1 and len(others) == 1:
            match(s, own[0], others[0])
        elif own and others:
            s.then([MakePair(self.seat), Match(combat.other(self.seat))])


class MakePair(Question):
    """Say who faces whom."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        combat = s.combat
        assert combat is not None
        others = free(s, combat.other(self.seat))
        return [Option("pair", "fighter", other, own) for own in free(s, self.seat) for other in others]

    def chosen(self, s: Ebbland, option: Option) -> None:
        match(s, option.arg, option.index)


def duels(s: Ebbland, seat: int) -> list[int]:
    """Return the fighters of a side that face somebody."""
    return [slot for slot in s.pool(seat) if s.fighter(slot).foe != NONE]


class Support(Step[Ebbland]):
    """Whoever is left over supports a duel of the own side, chosen where there are several (CC-CLOSE1-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        left, fought = free(s, self.seat), duels(s, self.seat)
        if not left or not fought:
            return
        if len(fought) > 1:
            s.then([ChooseDuel(self.seat, left[0]), Support(self.seat)])
            return
        for slot in left:
            back(s, slot, fought[0])


def back(s: Ebbland, slot: int, ally: int) -> None:
    """Let a fighter support an ally."""
    s.fighter(slot).backs = ally
    s.tell(Supported(s.fighter(slot).seat, s.fighter(slot).card, slot, ally, s.fighter(ally).card))


class ChooseDuel(Question):
    """Say which duel a fighter supports."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("support", "fighter", ally, self.slot) for ally in duels(s, self.seat)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        back(s, self.slot, option.index)


class Strikes(Step[Ebbland]):
    """All fighters of a side strike, then the struck roll armour and block (CC-CLOSE1-07 to -12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        steps: list[Step[Ebbland]] = []
        for slot in duels(s, self.seat):
            if not is_stunned(s, slot):
                steps += [Throw(slot, HIT), Land(slot)]
        for slot in s.pool(self.seat):
            if s.fighter(slot).backs != NONE:
                steps += assisting(s, slot)
        for slot in s.pool(combat.other(self.seat)):
            steps += [Armour(slot), Block(slot), Suffer(slot), Swiftly(slot)]
        s.then(steps)


class Land(Step[Ebbland]):
    """Lay the strikes of a fighter on its opponent; if it missed, the opponent may answer."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        rolled = s.roll_at.fighter == self.slot
        hits = s.roll_at.result if rolled else 0
        s.roll_at.fighter = NONE
        fighter = s.fighters[self.slot]
        if fighter is None or fighter.foe == NONE:
            return
        strike(s, self.slot, fighter.foe, hits)
        if rolled and hits == 0:
            s.then([Window(FOE_MISSED, [s.fighter(fighter.foe).seat], fighter.foe)])


class Assist(Step[Ebbland]):
    """A supporter gives the duel one strike (CC-CLOSE1-06, B-7); where supporters roll, one at most (B-52)."""

    __slots__ = ("slot", "struck")

    def __init__(self, slot: int, struck: int = NONE) -> None:
        self.slot = slot
        # Whom it strikes, if the ally it supported is dead (B-42).
        self.struck = struck

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        hits = 1
        if s.house.support_rolls:
            hits = min(1, s.roll_at.result) if s.roll_at.fighter == self.slot else 0
        s.roll_at.fighter = NONE
        struck = self.struck
        if struck == NONE and fighter is not None and fighter.backs != NONE:
            struck = s.fighter(fighter.backs).foe
        if fighter is not None and struck != NONE:
            strike(s, self.slot, struck, hits)


def assisting(s: Ebbland, slot: int, struck: int = NONE) -> list[Step[Ebbland]]:
    """Return what a supporter does: it strikes, perhaps after a roll."""
    if s.house.support_rolls and not is_stunned(s, slot):
        return [Throw(slot, HIT), Assist(slot, struck)]
    return [Assist(slot, struck)]


class Swiftly(Step[Ebbland]):
    """Strikes of a swift opponent become wounds at once, those of its supporters along with them (B-42)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is None or fighter.foe == NONE or not has(s, fighter.foe, SWIFT):
            return
        supporters = [slot for slot in s.pool(fighter.seat) if s.fighter(slot).backs == self.slot]
        s.then([FallNow(self.slot), Avenge(self.slot, supporters, fighter.foe)])


class Avenge(Step[Ebbland]):
    """Supporters of an opponent that a swift attacker has killed still hit; it stops the strikes with those to come."""

    __slots__ = ("foe", "slot", "supporters")

    def __init__(self, slot: int, supporters: list[int], foe: int) -> None:
        self.slot = slot
        self.supporters = supporters
        self.foe = foe

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        if s.fighters[self.slot] is None and s.fighter(self.foe).seat == combat.attacker:
            s.then([step for slot in self.supporters for step in assisting(s, slot, self.foe)])
