"""Rolls of 2D6 against strings, and what the struck do about it: armour, block, wounds about to be taken."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.combat.wounds import FallNow
from ludotheque.games.ebbland.rules.effects.changes import MODIFIER
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.standing import has, modifier_of, reasons, string_of
from ludotheque.games.ebbland.rules.events.combat import Rolled
from ludotheque.games.ebbland.rules.state import Ebbland, Thrown
from ludotheque.games.ebbland.rules.terms import (
    AFTER_BLOCK_ROLL,
    AFTER_HIT_ROLL,
    AFTER_RANGED_ROLL,
    ARMOUR,
    BLOCK,
    HIT,
    NONE,
    PIERCING,
    RANGED,
)
from ludotheque.kernel.step import Step


def count(string: list[int], total: int, exact: bool) -> int:
    """Return how many numbers of a string a total meets or exceeds, or is equal to (CC-KEYWORD-16)."""
    if exact:
        return string.count(total)
    met = 0
    for number in string:
        if total >= number:
            met += 1
    return met


def throw(s: Ebbland, slot: int, stat: int) -> None:
    """Roll 2D6 with all modifiers against a string; the result waits to be counted."""
    dice = [1 + s.roll(6), 1 + s.roll(6)]
    modifier = modifier_of(s, slot, stat)
    numbers = string_of(s, slot, stat)
    roll = s.roll_at
    roll.fighter = slot
    roll.stat = stat
    roll.total = dice[0] + dice[1] + modifier
    roll.result = count(numbers, roll.total, s.house.exact)
    why = reasons(s, slot, MODIFIER, stat) if modifier else []
    note_roll(s, slot, stat, dice, modifier, numbers, why)
    fighter = s.fighter(slot)
    s.tell(Rolled(fighter.seat, fighter.card, slot, stat, dice, modifier, numbers, roll.result, why))


def note_roll(
    s: Ebbland, slot: int, stat: int, dice: list[int], modifier: int, numbers: list[int], why: list[int]
) -> None:
    """Keep a roll for all to see until the next round's; one that is made again takes its place (B-28)."""
    combat = s.combat
    if combat is None:
        return
    if combat.rolls and combat.rolls[-1].phase != combat.phase:
        combat.rolls = []
    if s.roll_at.again and combat.rolls:
        combat.rolls.pop()
    combat.rolls.append(Thrown(slot, combat.phase, stat, dice, modifier, numbers, why))


class Throw(Step[Ebbland]):
    """Roll for a fighter, if it has a string for it; then effects may change the roll."""

    __slots__ = ("slot", "stat")

    def __init__(self, slot: int, stat: int) -> None:
        self.slot = slot
        self.stat = stat

    def run(self, s: Ebbland) -> None:
        roll = s.roll_at
        roll.again = False
        roll.fighter = NONE
        roll.result = 0
        if s.fighters[self.slot] is None or not string_of(s, self.slot, self.stat):
            return
        throw(s, self.slot, self.stat)
        if self.stat == HIT:
            s.then([Window(AFTER_HIT_ROLL, s.order())])
        elif self.stat == RANGED:
            s.then([Window(AFTER_RANGED_ROLL, s.order())])
        elif self.stat == BLOCK:
            s.then([Window(AFTER_BLOCK_ROLL, s.order())])


def strike(s: Ebbland, striker: int, struck: int, hits: int) -> None:
    """Lay hits of a fighter on another; armour does nothing against piercing ones."""
    target = s.fighters[struck]
    if target is None or hits <= 0:
        return
    if has(s, striker, PIERCING):
        target.piercing += hits
    else:
        target.hits += hits
    target.strikers |= 1 << striker


class Armour(Step[Ebbland]):
    """A struck fighter rolls its armour against what can be stopped (CC-CLOSE1-08, B-40)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is not None and fighter.hits > 0:
            s.then([Throw(self.slot, ARMOUR), Stop(self.slot)])


class Block(Step[Ebbland]):
    """A fighter that is still struck rolls its block (CC-CLOSE1-09)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is not None and fighter.hits + fighter.piercing > 0:
            s.then([Throw(self.slot, BLOCK), Stop(self.slot)])


class Stop(Step[Ebbland]):
    """Take the strikes that the roll at hand cancels off a fighter; the piercing ones last."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        stopped = s.roll_at.result
        was_block = s.roll_at.stat == BLOCK
        s.roll_at.fighter = NONE
        if fighter is None:
            return
        rest = max(0, stopped - fighter.hits)
        fighter.hits = max(0, fighter.hits - stopped)
        if was_block:
            fighter.piercing = max(0, fighter.piercing - rest)


class Suffer(Step[Ebbland]):
    """What was neither stopped by armour nor blocked is about to become wounds."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is None:
            return
        fighter.pending += fighter.hits + fighter.piercing
        fighter.hits = fighter.piercing = 0
        if fighter.pending == 0:
            fighter.strikers = 0


class PutBack(Step[Ebbland]):
    """Put the roll back that was being counted when something else had to be rolled."""

    __slots__ = ("again", "fighter", "result", "stat", "total")

    def __init__(self, fighter: int, stat: int, total: int, result: int, again: bool) -> None:
        self.fighter = fighter
        self.stat = stat
        self.total = total
        self.result = result
        self.again = again

    def run(self, s: Ebbland) -> None:
        roll = s.roll_at
        roll.fighter = self.fighter
        roll.stat = self.stat
        roll.total = self.total
        roll.result = self.result
        roll.again = self.again


def defend_at_once(s: Ebbland, slots: list[int]) -> None:
    """Let fighters roll armour and block against hits of an effect; a roll at hand is kept (B-30)."""
    roll = s.roll_at
    combat = s.combat
    steps: list[Step[Ebbland]] = []
    for slot in slots:
        steps += [Armour(slot), Block(slot), Suffer(slot)]
        if combat is not None and combat.settled:
            steps.append(FallNow(slot))
    s.then([*steps, PutBack(roll.fighter, roll.stat, roll.total, roll.result, roll.again)])
