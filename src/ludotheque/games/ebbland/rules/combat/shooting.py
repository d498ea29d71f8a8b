"""The shooting round: each side names targets and rolls, the attacker first; wounds fall together."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.combat.rolls import Armour, Suffer, Throw, strike
from ludotheque.games.ebbland.rules.combat.wounds import WoundStep
from ludotheque.games.ebbland.rules.effects.conditions import BEFORE, SHOOTING
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.standing import has, is_stunned, string_of
from ludotheque.games.ebbland.rules.events.combat import AimTaken
from ludotheque.games.ebbland.rules.question import Question
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import ELUSIVE, FOR_ROUND, IN_RANGED, NONE, PLATED, RANGED, SCATTER
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step


class Shooting(Step[Ebbland]):
    """Round B, if both sides have fighters (B-4, B-36)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        if not s.pool(combat.attacker) or not s.pool(combat.defender):
            return
        combat.phase = SHOOTING
        combat.used_round = []
        combat.settled = False
        s.then(
            [
                Window(IN_RANGED, s.order()),
                Aim(combat.attacker),
                Aim(combat.defender),
                WoundStep(),
                RoundOver(),
            ]
        )


class RoundOver(Step[Ebbland]):
    """Let go of what held for this round."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        s.changes = [change for change in s.changes if change.span != FOR_ROUND]
        combat = s.combat
        if combat is not None:
            combat.phase = BEFORE
            combat.used_round = []


def marks(s: Ebbland, seat: int) -> list[int]:
    """Return whom shooters of a seat may name."""
    combat = s.combat
    assert combat is not None
    return [slot for slot in s.pool(combat.other(seat)) if not has(s, slot, ELUSIVE)]


class Aim(Step[Ebbland]):
    """Each shooter of a side names a target, then all roll, then plated targets (CC-RANGED-01 to -05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        shooters = [slot for slot in s.pool(self.seat) if string_of(s, slot, RANGED) and not is_stunned(s, slot)]
        if shooters and marks(s, self.seat):
            s.then([NameMark(self.seat, shooters, [])])


class NameMark(Question):
    """Name the target of the next shooter, or hold its fire (B-54)."""

    __slots__ = ("shooters", "shots")

    def __init__(self, seat: int, shooters: list[int], shots: list[list[int]]) -> None:
        super().__init__(seat)
        self.shooters = shooters
        # Of those who have named theirs: the shooter, then its targets.
        self.shots = shots

    def named(self) -> list[int]:
        """Return what the shooter at hand has named already: several only if it scatters."""
        last = self.shots[-1] if self.shots else []
        return last[1:] if last and last[0] == self.shooters[0] else []

    def answers(self, s: Ebbland) -> list[Option]:
        named = self.named()
        shooter = self.shooters[0]
        free = [slot for slot in marks(s, self.seat) if slot not in named]
        return [*(Option("shoot", "fighter", slot, shooter) for slot in free), button("hold")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        shooter = self.shooters[0]
        shots = self.shots
        if option.verb == "shoot":
            named = self.named()
            shots = [*(shots[:-1] if named else shots), [shooter, *named, option.index]]
            s.tell(AimTaken(self.seat, s.fighter(shooter).card, shooter, option.index, s.fighter(option.index).card))
            if has(s, shooter, SCATTER) and len(named) + 1 < len(marks(s, self.seat)):
                s.then([NameMark(self.seat, self.shooters, shots)])
                return
        if len(self.shooters) > 1:
            s.then([NameMark(self.seat, self.shooters[1:], shots)])
        elif shots:
            fire(s, shots)


def fire(s: Ebbland, shots: list[list[int]]) -> None:
    """Queue a roll for each shot, then armour of those it works for."""
    steps: list[Step[Ebbland]] = []
    for shot in shots:
        steps += [Throw(shot[0], RANGED), Hit(shot)]
    struck = dict.fromkeys(slot for shot in shots for slot in shot[1:])
    for slot in struck:
        if has(s, slot, PLATED):
            steps.append(Armour(slot))
        steps.append(Suffer(slot))
    s.then(steps)


class Hit(Step[Ebbland]):
    """Lay the shots that hit on their target; a scattering shooter shares them out (B-41)."""

    __slots__ = ("shot",)

    def __init__(self, shot: list[int]) -> None:
        self.shot = shot

    def run(self, s: Ebbland) -> None:
        hits = s.roll_at.result
        s.roll_at.fighter = NONE
        if len(self.shot) > 2 and hits > 0:
            s.then([Share(s.fighter(self.shot[0]).seat, self.shot, hits)])
        else:
            strike(s, self.shot[0], self.shot[1], hits)


class Share(Question):
    """Say whom the next hit of a scattering shooter strikes."""

    __slots__ = ("hits", "shot")

    def __init__(self, seat: int, shot: list[int], hits: int) -> None:
        super().__init__(seat)
        self.shot = shot
        self.hits = hits

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("share", "fighter", slot) for slot in self.shot[1:]]

    def chosen(self, s: Ebbland, option: Option) -> None:
        strike(s, self.shot[0], option.index, 1)
        if self.hits > 1:
            s.then([Share(self.seat, self.shot, self.hits - 1)])
