"""Deeds in combat: wounds, hits, help, who fights whom and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludotheque.games.ebbland.rules.combat.rolls import defend_at_once
from ludotheque.games.ebbland.rules.effects.effect import Deed, Play, Target
from ludotheque.games.ebbland.rules.effects.meant import meant
from ludotheque.games.ebbland.rules.effects.resolve import Bury
from ludotheque.games.ebbland.rules.effects.standing import is_warded
from ludotheque.games.ebbland.rules.events.cards import Restored
from ludotheque.games.ebbland.rules.events.combat import (
    Challenged,
    Committed,
    Healed,
    Soaked,
    TargetNamed,
    Withdrawn,
    Wounded,
)
from ludotheque.games.ebbland.rules.piles import leave_pool
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


class ByNumber(Deed):
    """The base of what somebody gets so many of."""

    __slots__ = ("number", "target")

    def __init__(self, target: Target, number: int) -> None:
        super().__init__([target])
        self.target = target
        self.number = number


class Wound(ByNumber):
    """Wounds at once, against which nothing helps (B-31)."""

    __slots__ = ()
    word: ClassVar[str] = "wound"

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            fighter = s.fighter(slot)
            fighter.wounds += self.number
            if play.fighter() >= 0:
                fighter.killers |= 1 << play.fighter()
            s.tell(Wounded(fighter.seat, fighter.card, slot, self.number))
            s.then([Bury([slot])])


class Hits(ByNumber):
    """Hits, against which armour and block are rolled at once; they are nobody's strikes (B-30)."""

    __slots__ = ()
    word: ClassVar[str] = "hits"

    def do(self, s: Ebbland, play: Play) -> None:
        struck = meant(s, play, self.target)
        for slot in struck:
            s.fighter(slot).hits += self.number
        defend_at_once(s, struck)


class Soak(ByNumber):
    """Wounds that were about to be taken are not."""

    __slots__ = ()
    word: ClassVar[str] = "soak"

    def can(self, s: Ebbland, play: Play) -> bool:
        return not meant(s, play, self.target) or any(
            s.fighter(slot).pending > 0 for slot in meant(s, play, self.target)
        )

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return s.fighter(thing).pending > 0

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            fighter = s.fighter(slot)
            fighter.pending = max(0, fighter.pending - self.number)
            if fighter.pending == 0:
                fighter.strikers = 0
            s.tell(Soaked(fighter.seat, fighter.card, slot, self.number))


class Heal(ByNumber):
    """Wounds are removed."""

    __slots__ = ()
    word: ClassVar[str] = "heal"

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return s.fighter(thing).wounds > 0

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            fighter = s.fighter(slot)
            fighter.wounds = max(0, fighter.wounds - self.number)
            s.tell(Healed(fighter.seat, fighter.card, slot, self.number))


class Commit(Deed):
    """Somebody who is not in the pool joins it free of charge (B-10, B-50)."""

    __slots__ = ("target",)
    word: ClassVar[str] = "commit"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return not s.fighter(thing).pooled

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            s.fighter(slot).pooled = True
            s.tell(Committed(play.seat, s.fighter(slot).card, slot, 0))


class Withdraw(Deed):
    """Somebody leaves the pool unharmed."""

    __slots__ = ("target",)
    word: ClassVar[str] = "withdraw"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def do(self, s: Ebbland, play: Play) -> None:
        for slot in meant(s, play, self.target):
            leave_pool(s, slot)
            s.tell(Withdrawn(s.fighter(slot).seat, s.fighter(slot).card, slot))


class Pair(Deed):
    """Two fighters face each other, before other pairs are made (B-51)."""

    __slots__ = ("first", "second")
    word: ClassVar[str] = "pair"

    def __init__(self, first: Target, second: Target) -> None:
        super().__init__([first, second])
        self.first = first
        self.second = second

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        combat = s.combat
        return combat is not None and thing not in combat.pairs

    def do(self, s: Ebbland, play: Play) -> None:
        combat = s.combat
        assert combat is not None
        pair = [meant(s, play, self.first)[0], meant(s, play, self.second)[0]]
        combat.pairs += pair
        s.tell(Challenged(play.seat, s.fighter(pair[0]).card, pair[0], pair[1], s.fighter(pair[1]).card))


class Retarget(Deed):
    """The attack now targets another unsacked site that is not warded (B-49)."""

    __slots__ = ("target",)
    word: ClassVar[str] = "retarget"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        combat = s.combat
        site = thing % SITES_EACH
        if combat is None or site == combat.target or s.sides[play.seat].sacked[site]:
            return False
        return not is_warded(s, thing)

    def do(self, s: Ebbland, play: Play) -> None:
        combat = s.combat
        assert combat is not None
        for site in meant(s, play, self.target):
            combat.target = site % SITES_EACH
            combat.had_logistics = s.sides[combat.defender].logistics[combat.target] != NONE
            s.tell(TargetNamed(play.seat, site))


class Restore(Deed):
    """A sacked site becomes unsacked."""

    __slots__ = ("target",)
    word: ClassVar[str] = "restore"

    def __init__(self, target: Target) -> None:
        super().__init__([target])
        self.target = target

    def may(self, s: Ebbland, play: Play, target: Target, thing: int) -> bool:
        return s.sides[play.seat].sacked[thing % SITES_EACH]

    def do(self, s: Ebbland, play: Play) -> None:
        for site in meant(s, play, self.target):
            s.sides[play.seat].sacked[site % SITES_EACH] = False
            s.tell(Restored(play.seat, site))
