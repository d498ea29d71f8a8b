"""Victory points: who has reached ten, and what happens when a game does not end (B-56)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.events.phases import GameEnded
from ludotheque.games.ebbland.rules.state import GOAL, Ebbland
from ludotheque.kernel.step import Step

# Rounds without any change after which the game is over.
STILL_ROUNDS: Final = 3


def check_win(s: Ebbland) -> bool:
    """End the game once somebody has ten: the highest total, then the active seat, then to the left (CC-WIN-01)."""
    totals = [side.total() for side in s.sides]
    best = max(totals)
    if best < GOAL or s.winners:
        return len(s.winners) > 0
    for seat in s.seats_from(s.active):
        if totals[seat] == best:
            finish(s, [seat])
            break
    return True


def finish(s: Ebbland, winners: list[int]) -> None:
    """Leave nothing to do."""
    s.winners = winners
    s.agenda.clear()
    s.tell(GameEnded(winners[0], winners, [side.total() for side in s.sides]))


def check_stillness(s: Ebbland) -> None:
    """End a game in which all Stocks are empty and no total has changed for three rounds (B-56)."""
    totals = [side.total() for side in s.sides]
    if totals != s.totals or any(side.stock for side in s.sides):
        s.totals = totals
        s.quiet = 0
        return
    s.quiet += 1
    if s.quiet >= STILL_ROUNDS * len(s.sides):
        finish(s, [seat for seat, total in enumerate(totals) if total == max(totals)])


class CheckWin(Step[Ebbland]):
    """See whether somebody has won, after everything that belongs to one event (B-35)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        check_win(s)
