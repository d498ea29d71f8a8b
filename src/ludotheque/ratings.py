"""How good players are, from the games they played: win rates and Bradley-Terry ratings with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random

from ludotheque.simulate import Share, share

AVERAGE = 1500.0
# Ten times the odds.
SPREAD = 400.0
DRAWS = 400
ROUNDS = 60

# How often each entrant (row) was ahead of each other one (column); a tie is half.
Cross = list[list[float]]


@dataclass(frozen=True)
class Result:
    """How a game ended: the entrants by seat, their scores, and the seats that won."""

    entrants: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How one entrant did: wins (shared ones in part), its rating with an interval, its scores, and whom it beat."""

    name: str
    wins: Share
    rating: float
    rating_low: float
    rating_high: float
    mean_score: float
    against: Mapping[str, Share]


def standings(names: Sequence[str], results: Sequence[Result], seed: int = 0) -> list[Standing]:
    """Return how all entrants stand, the best rated first."""
    cross = cross_table(len(names), results)
    rated = ratings([[_expected(cross, i, j) for j in range(len(names))] for i in range(len(names))])
    chance = Random(seed)
    draws = [ratings(redrawn(cross, chance)) for _ in range(DRAWS)]
    table = []
    for i, name in enumerate(names):
        sample = sorted(draw[i] for draw in draws)
        low, high = sample[DRAWS // 40], sample[-1 - DRAWS // 40]
        against = {
            other: share(cross[i][j], round(cross[i][j] + cross[j][i])) for j, other in enumerate(names) if j != i
        }
        wins, mean_score = tally(i, results)
        table.append(Standing(name, wins, rated[i], low, high, mean_score, against))
    return sorted(table, key=lambda standing: standing.rating, reverse=True)


def side_by_side(results: Sequence[Result], entrants: int) -> list[Result]:
    """Return games of one player as if those who had the same deal had sat at one table: the best score wins."""
    deals = [results[start : start + entrants] for start in range(0, len(results), entrants)]
    found = []
    for deal in deals:
        scores = tuple(result.scores[0] for result in deal)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        found.append(Result(tuple(result.entrants[0] for result in deal), scores, winners))
    return found


def tally(entrant: int, results: Sequence[Result]) -> tuple[Share, float]:
    """Return the wins of an entrant among the seats it had, and its mean score."""
    sat = [(result, seat) for result in results for seat, who in enumerate(result.entrants) if who == entrant]
    wins = sum((seat in result.winners) / len(result.winners) for result, seat in sat)
    return share(wins, len(sat)), sum(result.scores[seat] for result, seat in sat) / max(len(sat), 1)


def cross_table(entrants: int, results: Sequence[Result]) -> Cross:
    """Return who was ahead of whom: winners of all others, the rest by score."""
    cross = [[0.0] * entrants for _ in range(entrants)]
    for result in results:
        ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
        for one, other in combinations(range(len(ranks)), 2):
            ahead = 0.5 + 0.5 * ((ranks[one] > ranks[other]) - (ranks[one] < ranks[other]))
            i, j = result.entrants[one], result.entrants[other]
            if i != j:
                cross[i][j] += ahead
                cross[j][i] += 1 - ahead
    return cross


def _expected(cross: Cross, i: int, j: int) -> float:
    # What one should expect after these games, knowing nothing before (Jeffreys): never all, never nothing.
    games = cross[i][j] + cross[j][i]
    return games * (cross[i][j] + 0.5) / (games + 1)


def redrawn(cross: Cross, chance: Random) -> Cross:
    """Return a table that might as well have come out: each pair's rate drawn from what is known of it."""
    drawn = [[0.0] * len(cross) for _ in cross]
    for i, j in combinations(range(len(cross)), 2):
        games = cross[i][j] + cross[j][i]
        if games:
            drawn[i][j] = games * chance.betavariate(cross[i][j] + 0.5, cross[j][i] + 0.5)
            drawn[j][i] = games - drawn[i][j]
    return drawn


def ratings(cross: Cross) -> list[float]:
    """Return Bradley-Terry ratings on Elo's scale; a tie of each with an average player keeps them finite."""
    strength = [1.0] * len(cross)
    for _ in range(ROUNDS):
        for i, mine in enumerate(strength):
            met = [(cross[i][j] + cross[j][i]) / (mine + theirs) for j, theirs in enumerate(strength) if j != i]
            strength[i] = (sum(cross[i]) + 0.5) / (sum(met) + 1 / (mine + 1))
    points = [SPREAD * log10(power) for power in strength]
    middle = sum(points) / len(points)
    return [AVERAGE + point - middle for point in points]
