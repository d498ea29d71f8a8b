"""Step E, the end of a combat: the frenzied die, then sack, Victory cards and Control/VP rolls are scored in order."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.effects.conditions import AFTER
from ludotheque.games.ebbland.rules.effects.effect import Play
from ludotheque.games.ebbland.rules.effects.resolve import Bury, Carry, Window
from ludotheque.games.ebbland.rules.effects.standing import holds
from ludotheque.games.ebbland.rules.events.combat import CombatEnded, ControlRolled, Sacked, Unfulfilled
from ludotheque.games.ebbland.rules.piles import leave_pool
from ludotheque.games.ebbland.rules.state import Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import (
    COMBAT_END,
    FOR_COMBAT,
    FOR_FIRST_ROUND,
    FOR_ROUND,
    FROM_HAND,
    NONE,
    SACKED,
    SITES_EACH,
    VP_ROLL,
    VP_ROLL_WON,
)
from ludotheque.games.ebbland.rules.victory import CheckWin
from ludotheque.kernel.step import Step

FIRST_SACK: Final = 3
LATER_SACK: Final = 1


class Aftermath(Step[Ebbland]):
    """Score in order: sack, Victory cards, rolls for the dead (CC-COMBAT-END-05, B-35)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        combat.phase = AFTER
        for fighter in s.fighters:
            if fighter is not None:
                fighter.pending = fighter.hits = fighter.piercing = fighter.strikers = 0
        scored: list[Step[Ebbland]] = [Sack(), CheckWin(), Victories(), CheckWin(), Rolls(0)]
        s.then([Bury(list(range(len(s.fighters)))), Window(COMBAT_END, s.order()), *scored])


def is_sacked(s: Ebbland, combat: Combat) -> bool:
    """Tell whether the target falls: attackers are left in the pool and no defender (B-4, B-38)."""
    return combat.target != NONE and len(s.pool(combat.attacker)) > 0 and not s.pool(combat.defender)


class Sack(Step[Ebbland]):
    """A site that fell loses its token, logistics and artifact (CC-COMBAT-END-01, -02, B-5, B-23)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        if not is_sacked(s, combat):
            return
        site = combat.target
        loser, winner = s.sides[combat.defender], s.sides[combat.attacker]
        combat.sacked = True
        loser.sacked[site] = True
        loser.lay_by([card for card in (loser.logistics[site], loser.artifacts[site]) if card != NONE])
        loser.logistics[site] = loser.artifacts[site] = NONE
        points = LATER_SACK if winner.sacks else FIRST_SACK
        winner.sacks += 1
        winner.points += points
        place = combat.defender * SITES_EACH + site
        s.tell(Sacked(combat.attacker, place, points))
        s.then([Window(SACKED, [combat.defender], place)])


class Victories(Step[Ebbland]):
    """Both Victory cards are checked together and discarded (CC-COMBAT-END-03, B-19)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        for part, seat in enumerate([combat.attacker, combat.defender]):
            card = combat.victory[part]
            if card == NONE:
                continue
            combat.victory[part] = NONE
            s.sides[seat].lay_by([card])
            play = Play(seat, FROM_HAND, card, card, 0)
            if holds(s, play, s.box.cards[card].abilities[0]):
                s.then([Carry(play, 0, 0)])
            else:
                s.tell(Unfulfilled(seat, card))


class Rolls(Step[Ebbland]):
    """Each side makes a Control/VP roll per enemy killed, the attacker's first (CC-COMBAT-END-04)."""

    __slots__ = ("made",)

    def __init__(self, made: int) -> None:
        self.made = made

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        fallen = [dead for dead in combat.dead if dead.seat == combat.defender]
        fallen += [dead for dead in combat.dead if dead.seat == combat.attacker]
        if self.made < len(fallen):
            dead = fallen[self.made]
            roller = combat.other(dead.seat)
            s.roll_at.bonus = 0
            s.then([Window(VP_ROLL, [roller]), ControlRoll(roller, dead.card), CheckWin(), Rolls(self.made + 1)])


class ControlRoll(Step[Ebbland]):
    """1 VP if the die is not above the Control of the dead (CC-WIN-04, B-6)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Ebbland) -> None:
        die = 1 + s.roll(6)
        wins = die - s.roll_at.bonus <= s.box.cards[self.card].control
        s.tell(ControlRolled(self.seat, self.card, die, s.roll_at.bonus, wins))
        if wins:
            s.sides[self.seat].points += 1
            s.then([Window(VP_ROLL_WON, [self.seat])])


class Disband(Step[Ebbland]):
    """Wounds vanish and survivors return to their active areas (B-8, CC-COMBAT-END-06, -07)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = s.combat
        assert combat is not None
        for slot, fighter in enumerate(s.fighters):
            if fighter is not None:
                leave_pool(s, slot)
                fighter.wounds = fighter.killers = 0
        for part, seat in enumerate([combat.attacker, combat.defender]):
            if combat.victory[part] != NONE:
                s.sides[seat].lay_by([combat.victory[part]])
        s.changes = [change for change in s.changes if change.span not in (FOR_ROUND, FOR_FIRST_ROUND, FOR_COMBAT)]
        s.combat = None
        s.tell(CombatEnded(combat.attacker))
