"""The gate: new weights play the last champion and plain greedy on paired deals, and must be surely better."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, stdev

from ludotheque.arena import Fixture, play_fixture
from ludotheque.ratings import Result, cross_table
from ludotheque.simulate import Plan, spread_out
from ludotheque.training.course import Verdict


def duel(
    plan: Plan,
    deals: int,
    seed: int,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Verdict:
    """Let the plan's first bot meet its second: each deal is played twice, with seats changed."""
    results: list[tuple[int, Result]] = []
    for result in spread_out(play_fixture, pairings(plan, deals, seed), jobs, ray):
        results.append(result)
        progress()
    return verdict(results)


def pairings(plan: Plan, deals: int, seed: int) -> list[Fixture]:
    """Return the games: the bots sit in turn around the table, once beginning with the one, once with the other."""
    return [Fixture(number, plan, seating(plan.players, number % 2), seed + number // 2) for number in range(2 * deals)]


def seating(players: int, first: int) -> tuple[int, ...]:
    """Return who sits where; alone at the table, one after the other."""
    return tuple((first + seat) % 2 for seat in range(players))


def verdict(results: Sequence[tuple[int, Result]]) -> Verdict:
    """Return the first bot's share, deal by deal: games of one deal are no independent witnesses."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for number, result in results:
        by_deal[number // 2].append(result)
    shares = [share_of(by_deal[deal]) for deal in sorted(by_deal)]
    rate = fmean(shares)
    half = NormalDist().inv_cdf(0.975) * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 0.5
    return Verdict(len(shares), len(results), rate, max(0.0, rate - half), min(1.0, rate + half))


def share_of(deal: Sequence[Result]) -> float:
    """Return how often the first bot was ahead of the second in a deal; two games of one player are compared."""
    if all(len(result.entrants) == 1 for result in deal):
        scores = {result.entrants[0]: result.scores[0] for result in deal}
        return 0.5 + 0.5 * ((scores[0] > scores[1]) - (scores[0] < scores[1]))
    cross = cross_table(2, deal)
    return cross[0][1] / (cross[0][1] + cross[1][0])
