"""Wounds of a round: bodyguards, effects that spare, then they fall together."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.effects.conditions import SHOOTING
from ludotheque.games.ebbland.rules.effects.resolve import Bury, Window
from ludotheque.games.ebbland.rules.effects.standing import has
from ludotheque.games.ebbland.rules.events.combat import Guarded, Wounded
from ludotheque.games.ebbland.rules.question import Question
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import BODYGUARD, WOUNDED
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step


def hurt(s: Ebbland) -> list[int]:
    """Return the fighters that are about to take wounds."""
    found: list[int] = []
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None and fighter.pending > 0:
            found.append(slot)
    return found


class WoundStep(Step[Ebbland]):
    """Unblocked strikes and shots of both sides become wounds at the same time (CC-RANGED-06, CC-CLOSE1-13)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        if not hurt(s):
            combat.settled = True
            return
        steps: list[Step[Ebbland]] = []
        if combat.phase == SHOOTING:
            steps += [Guard(slot) for slot in hurt(s)]
        seats = [seat for seat in s.order() if any(s.fighter(slot).seat == seat for slot in hurt(s))]
        s.then([*steps, Window(WOUNDED, seats), Fall()])


def fall(s: Ebbland, slot: int) -> None:
    """Let the wounds that a fighter is about to take fall."""
    fighter = s.fighter(slot)
    fighter.wounds += fighter.pending
    fighter.killers |= fighter.strikers
    s.tell(Wounded(fighter.seat, fighter.card, slot, fighter.pending))
    fighter.pending = fighter.strikers = 0


class Fall(Step[Ebbland]):
    """Wounds fall, then all whose life is used up die (CC-RANGED-08, CC-CLOSE1-14)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        combat.settled = True
        struck = hurt(s)
        for slot in struck:
            fall(s, slot)
        s.then([Bury(struck)])


class FallNow(Step[Ebbland]):
    """The wounds of one fighter do not wait for the others': after the wound step, or of a swift opponent."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is not None and fighter.pending > 0:
            s.then([Window(WOUNDED, [fighter.seat]), FallAtOnce(self.slot)])


class FallAtOnce(Step[Ebbland]):
    """What was not spared falls."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        fighter = s.fighters[self.slot]
        if fighter is not None and fighter.pending > 0:
            fall(s, self.slot)
            s.then([Bury([self.slot])])


def guards(s: Ebbland, slot: int) -> list[int]:
    """Return the bodyguards that could take the shot wounds of an ally, once a combat each (B-39)."""
    combat = s.combat
    if combat is None:
        return []
    allies = s.pool(s.fighter(slot).seat)
    return [ally for ally in allies if ally != slot and ally not in combat.guarded and has(s, ally, BODYGUARD)]


class Guard(Step[Ebbland]):
    """Ask for a bodyguard where there is one."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        if guards(s, self.slot):
            s.then([StepIn(s.fighter(self.slot).seat, self.slot)])


class StepIn(Question):
    """Let a bodyguard take the wounds of an ally, or not."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def answers(self, s: Ebbland) -> list[Option]:
        return [*(Option("guard", "fighter", ally) for ally in guards(s, self.slot)), button("pass")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        combat = s.combat
        if option.verb == "pass" or combat is None:
            return
        combat.guarded.append(option.index)
        spared = s.fighter(self.slot)
        guard = s.fighter(option.index)
        guard.pending += spared.pending
        guard.strikers |= spared.strikers
        spared.pending = spared.strikers = 0
        s.tell(Guarded(self.seat, guard.card, option.index, self.slot, spared.card))
