"""Scoring a round, and who has won."""

from __future__ import annotations

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.immortals.rules.events import PhaseBegan, Scored
from ludotheque.games.immortals.rules.state import CAPITAL, PLACES, PROVINCES, REGIONS, SANCTUARY, Immortals
from ludotheque.kernel.step import Step

REGIONS_PER_POINT: Final = 2
# Points for a province by regions held there (IM-SCORE-08, 10).
PROVINCE_POINTS: Final = [0, 0, 0, 2, 2, 3]
TRACK: Final = 60


class Scoring(Step[Immortals]):
    """Everybody scores, the first player last (IM-SCORE-01)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Count from the left neighbour of the round's first player on."""
        s.tell(PhaseBegan(s.leader, 3))
        for seat in s.seats_from((s.leader + 1) % len(s.players)):
            parts = points(s, seat)
            total = sum(parts)
            s.players[seat].score += total
            s.tell(Scored(seat, total, parts[0], parts[1], parts[2], parts[3]))


def points(s: Immortals, seat: int) -> list[int]:
    """Return the points of a seat's regions, Sanctuaries, Capitals and provinces (IM-SCORE-02 to 11)."""
    regions = sanctuaries = capitals = 0
    provinces = [0] * (2 * PROVINCES)
    for place in range(PLACES):
        if s.owner[place] != seat:
            continue
        regions += 1
        if s.buildings[place] == SANCTUARY:
            sanctuaries += 1
        elif s.buildings[place] == CAPITAL:
            capitals += 1
        if place < REGIONS:
            provinces[s.world.province[place]] += 1
        else:
            provinces[PROVINCES + s.world.province[place - REGIONS]] += 1
    bonus = 0
    for held in provinces:
        bonus += PROVINCE_POINTS[held]
    return [regions // REGIONS_PER_POINT, sanctuaries, capitals, bonus]


def armies_on_board(s: Immortals, seat: int) -> int:
    """Return a seat's armies in the regions of both realms: the tie-break (IM-END-04)."""
    return sum(s.armies[place] for place in range(PLACES) if s.owner[place] == seat)


def winners(s: Immortals) -> list[int]:
    """Return who leads: most points, then most armies on the board, then all who are still level (IM-END-03 to 05)."""
    ranks = [1000 * player.score + armies_on_board(s, seat) for seat, player in enumerate(s.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def pawn(score: int) -> int:
    """Return the space of the Victory pawn: after 60 it begins again at 1 (IM-SCORE-12)."""
    return score if score <= TRACK else (score - 1) % TRACK + 1


def has_marker(score: int) -> bool:
    """Tell whether the +60 marker is taken (IM-SCORE-12, 13)."""
    return score > TRACK


def tie(s: Immortals) -> Tie | None:
    """Return how many armies the leaders have on the board, if several lead (IM-END-04)."""
    most = max(player.score for player in s.players)
    seats = tuple(seat for seat, player in enumerate(s.players) if player.score == most)
    if len(seats) < 2:
        return None
    figures = tuple(armies_on_board(s, seat) for seat in seats)
    clause = "IM-END-04" if figures.count(max(figures)) == 1 else "IM-END-05"
    return Tie(seats, clause, figures, "armies")
