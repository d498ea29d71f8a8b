"""What time is left to a player, and how it presses."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.heroes.goods import hand_limit
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight

# What a move point on the way is worth while the goal is to find something, and where it is only one of several.
URGENT: Final = 1.0
CURIOUS: Final = 0.47
# Heroes who have seen little do not look for more than they can deal with.
SEASONED: Final = 6.1
# How dear cards are where they may serve for many things.
FRUGAL: Final = 0.33
# Cards one can play in a turn without running short; what is played now is sure.
PACE: Final = 2.5
PATIENCE: Final = 0.7
# With so many cards still to come, those in hand may wait for better company.
COMPANY: Final = 4.0
# How much a card is worth that will hardly be played any more.
SPARE: Final = 0.05
# Turns in a round.
ROUND_LENGTH: Final = 6.0
# Land found later than so many rounds before the end is of little use.
DAWN: Final = 1.6


class Clock:
    """What time is left: turns of this round after the one being played, rounds after this one, both as rounds."""

    __slots__ = ("rounds", "span", "thrift", "turns", "zest")

    def __init__(self, s: MageKnight, seat: int) -> None:
        player = s.players[seat]
        self.turns = turns_left(s, seat)
        self.rounds = len(s.house.nights) - max(1, s.round)
        found = is_found(s)
        if found:
            self.rounds = 0
        self.span = self.rounds + min(1.0, self.turns / ROUND_LENGTH)
        if is_urgent(s) and not found:
            self.zest = URGENT
        else:
            self.zest = CURIOUS * min(1.0, self.span / DAWN) * min(1.0, (1 + s.box.level(player.fame)) / SEASONED)
        # A full hand, whatever is left of it: cards do not grow dearer by being spent.
        cards = hand_limit(s, player) + len(player.deck)
        eager = URGENT if is_urgent(s) and not found else FRUGAL
        thrift = eager * PATIENCE * min(1.0, PACE * self.turns / max(1, cards))
        # The last cards of a round find no others to go with.
        self.thrift = max(SPARE, thrift * min(1.0, (1 + len(player.deck)) / COMPANY))


def turns_left(s: MageKnight, seat: int) -> float:
    """Return how many turns of this round a seat still has after the one being played."""
    if is_found(s):
        return max(0, s.countdown - 1) if s.countdown != NONE else 1
    mine = s.turn.seat == seat
    if s.announced != NOBODY:
        return 0 if mine else 1
    dummy = s.dummy
    if dummy is not None:
        return 1 + len(dummy.deck) / 3.7
    return 1 + min([len(player.deck) + len(player.hand) for player in s.players]) / 3.5


def is_urgent(s: MageKnight) -> bool:
    """Tell whether the goal is to find something, as soon as possible."""
    return s.house.scenario.is_search and s.house.company.rewards_speed


def is_found(s: MageKnight) -> bool:
    """Tell whether what was to be found is found."""
    return s.house.scenario.is_search and s.house.scenario.is_goal_reached(s)
