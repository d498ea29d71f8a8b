"""How a duel ends: who is pushed back, what that brings, what is left of the defender's turn."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.conquest import withdraw
from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.events.combat import CombatEnded, Conquered
from ludotheque.games.mageknight.rules.events.duel import PushedBack
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.land.map import is_safe, reveal_near
from ludotheque.games.mageknight.rules.lasting import Gift, set_up
from ludotheque.games.mageknight.rules.pieces import AT_REST, NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import PROTECT, QUIET
from ludotheque.games.mageknight.rules.turn.finish import FinishAhead, due, return_dice, shelter
from ludotheque.games.mageknight.rules.turn.quiet import QuietTime
from ludotheque.kernel.step import Step


def refuges(s: MageKnight, seat: int) -> list[int]:
    """Return the safe spaces next to the fight to which a hero can be pushed back (MK-PVP-52, 53)."""
    combat = s.combat
    assert combat is not None
    return [space for space in s.layout.near[combat.space] if is_safe(s, seat, space)]


def prize(s: MageKnight, winner: int, loser: int) -> int:
    """Return the fame of a victory, by levels reached (MK-PVP-57 to 59)."""
    mine = s.players[winner]
    other = s.players[loser]
    if mine.level < other.level:
        return 1 + 2 * (other.level - mine.level)
    return 1 if mine.level == other.level and mine.fame < other.fame else 0


def push_back(s: MageKnight, winner: int, space: int) -> None:
    """Push the other hero onto a space, provoking nobody: the fight is over and won (MK-PVP-52, 54, 56)."""
    duel = duel_of(s)
    assert duel is not None
    loser = duel.rival(winner)
    s.players[loser].space = space
    s.tell(PushedBack(loser, space))
    if loser == s.turn.seat:
        s.turn.path = [space]
    fame = prize(s, winner, loser)
    if fame:
        gain_fame(s, winner, fame)
    if winner == duel.aggressor:
        seize(s, winner, loser)
    reveal_near(s, loser)
    s.then([EndDuel(winner)])


def seize(s: MageKnight, winner: int, loser: int) -> None:
    """Take the keep or the tower out of which its owner was pushed, or an ally who held it."""
    combat = s.combat
    assert combat is not None
    spot = s.spots[combat.space]
    site = s.layout.site[combat.space]
    held = spot.shield != NOBODY and s.house.company.are_allied(spot.shield, loser)
    if held and s.house.scenario.is_owned(site):
        s.spots[combat.space] = spot.with_shield(winner)
        s.tell(Conquered(winner, combat.space, site))


class EndDuel(Step[MageKnight]):
    """The fight is over; if nobody was pushed back, the aggressor withdraws (MK-PVP-21, 60, 61)."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, s: MageKnight) -> None:
        """Send the aggressor back, and let the defender finish its part; then the aggressor goes on."""
        duel = duel_of(s)
        assert duel is not None
        if self.winner == NOBODY:
            withdraw(s, duel.aggressor)
        for seat in (duel.aggressor, duel.defender):
            effort = s.effort(seat)
            effort.blows = []
            effort.move = 0
            effort.phase = QUIET
        s.combat = None
        s.tell(CombatEnded(duel.aggressor))
        if duel.full:
            s.hand_over(duel.defender)
            s.then([QuietTime(duel.defender), FinishAhead(duel.defender)])
        else:
            s.then([*due(s, duel.defender), EndPart(duel.defender)])


class EndPart(Step[MageKnight]):
    """A defender who took part in part is done: unused mana is kept for its own turn (MK-PVP-17, 18)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Keep the mana, give back what dice were used."""
        effort = s.effort(self.seat)
        for colour, tokens in enumerate(effort.tokens):
            for _ in range(tokens):
                set_up(s, Gift(self.seat, colour))
        return_dice(s, self.seat)
        if effort.rules[PROTECT]:
            # Whether the banner is asked about shows whether Wounds are in hand.
            s.hand_over(self.seat)
        s.then([RestAgain(self.seat)])
        shelter(s, self.seat)


class RestAgain(Step[MageKnight]):
    """A hero has nothing at hand any more until its turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Forget what it had."""
        s.players[self.seat].effort = AT_REST
