"""Tournaments of bots: fair seats, all cores, win rates and ratings with their confidence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from ludotheque import bots
from ludotheque.errors import BadSetup
from ludotheque.games import load
from ludotheque.ratings import Result, Standing, side_by_side, standings
from ludotheque.simulate import Plan, play_seated, spread_out


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament, as any process understands it: its number, the plan, who sits where, and the seed."""

    number: int
    plan: Plan
    # The entrants, as places in the plan's list of bots, by seat.
    seats: tuple[int, ...]
    seed: int


def play_fixture(fixture: Fixture) -> tuple[int, Result]:
    """Play one game of a tournament, in whatever process this is."""
    specs = [fixture.plan.bots[entrant] for entrant in fixture.seats]
    row = play_seated(fixture.plan, specs, fixture.seed)
    return fixture.number, Result(fixture.seats, tuple(row.scores), tuple(row.winners))


def lineups(entrants: int, players: int) -> list[tuple[int, ...]]:
    """Return who sits together: each group, turned through all seats; where bots are few, some sit twice; or alone."""
    if players == 1:
        return [(entrant,) for entrant in range(entrants)]
    if entrants >= players:
        groups = list(combinations(range(entrants), players))
    else:
        groups = [group for group in combinations_with_replacement(range(entrants), players) if len(set(group)) > 1]
    return [group[turn:] + group[:turn] for turn in range(players) for group in groups]


def fixtures(plan: Plan, games: int, seed: int) -> list[Fixture]:
    """Return the games of a tournament: all line-ups play the same deal before the next is made."""
    around = lineups(len(plan.bots), plan.players)
    return [
        Fixture(number, plan, around[number % len(around)], seed + number // len(around)) for number in range(games)
    ]


def tournament(
    game: str,
    specs: Sequence[str],
    games: int = 200,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    ms: float | None = None,
    jobs: int | None = None,
    progress: Callable[[], None] = lambda: None,
    ray: str | None = None,
) -> list[Standing]:
    """Let bots play so many games in all, and return how each stands, the best first; `progress` is called per game."""
    plan = check(game, [bots.timed(spec, ms) for spec in specs], games, players, options)
    results: list[tuple[int, Result]] = []
    for result in spread_out(play_fixture, fixtures(plan, games, seed), jobs, ray):
        results.append(result)
        progress()
    played = [result for _, result in sorted(results, key=lambda result: result[0])]
    return standings(labels(specs), side_by_side(played, len(specs)) if players == 1 else played, seed)


def check(game: str, specs: Sequence[str], games: int, players: int, options: Mapping[str, str] | None) -> Plan:
    """Return the plan of a tournament, or say what is wrong with it."""
    rules = load(game)
    rules.setup(players, options)
    if len(specs) < 2:
        raise BadSetup("a tournament needs at least two bots", "un tournoi demande au moins deux robots")
    if games < 1:
        raise BadSetup(
            f"a tournament needs at least one game, not {games}", f"un tournoi compte au moins une partie, pas {games}"
        )
    for spec in specs:
        bots.make(spec, rules, trust=True)
    return Plan(game, players, tuple(specs), dict(options or {}))


def labels(specs: Sequence[str]) -> list[str]:
    """Name the entrants as they were described; where two are alike, by number."""
    return [f"{spec}#{specs[:i].count(spec) + 1}" if spec in specs[:i] else spec for i, spec in enumerate(specs)]
