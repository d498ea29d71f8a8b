"""Games by the thousand on all cores: one row per game, and what the rows say together."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from statistics import NormalDist, fmean, quantiles, stdev
from typing import Any, TypeVar

import msgspec

from ludotheque import bots
from ludotheque.chance import dice_for
from ludotheque.errors import BadSetup, needing
from ludotheque.games import load
from ludotheque.kernel import State, advance, answer, waiting

Task = TypeVar("Task")
Done = TypeVar("Done")

# Games per task: enough that handing them out costs nothing, few enough that progress shows.
CHUNK = 20


@dataclass(frozen=True)
class Plan:
    """What is to be played: game, seats, table options and a bot per seat, as a worker needs it."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)


class Row(msgspec.Struct):
    """One finished game."""

    game: str
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    answers: int
    # What the game says of each seat, such as the races it led: [seat, kind, name].
    labels: list[tuple[int, str, str]]
    # What the game counts, such as regions, fame or cities, as it was at the end: a number for each seat.
    figures: dict[str, list[int]] = {}


def plan(game: str, players: int, specs: Sequence[str] = ("random",), options: Mapping[str, str] | None = None) -> Plan:
    """Return a checked plan; fewer bots than seats are repeated in turn."""
    load(game).setup(players, options)
    for spec in specs:
        bots.parse(spec)
    return Plan(game, players, tuple(specs[seat % len(specs)] for seat in range(players)), dict(options or {}))


def play(what: Plan, seed: int) -> Row:
    """Play one game; bots change seats from seed to seed, so that no seat favours one."""
    return play_seated(what, [what.bots[(seat + seed) % what.players] for seat in range(what.players)], seed)


def play_seated(what: Plan, seats: Sequence[str], seed: int, opening: int = 0) -> Row:
    """Play one game with these bots in these seats; chance gives the first answers if there is to be an opening."""
    game = load(what.game)
    players = [bots.make(spec, game, seed=seed * 31 + seat, trust=True) for seat, spec in enumerate(seats)]
    s = begin(what.game, what.players, seed, what.options)
    open_with_chance(s, opening, seed)
    labels = [label for event in s.events for label in game.mind.labels(event)]
    count = 0
    while asks := waiting(s):
        ask = asks[0]
        answer(s, ask, players[ask.seat].choose(game.rules.sight(s, ask.seat), ask.seat))
        labels += [label for event in s.events for label in game.mind.labels(event)]
        count += 1
    outcome = game.rules.outcome(s)
    assert outcome is not None
    counted = game.writing.figures.items()
    figures = {name: [figure(s, seat) for seat in range(what.players)] for name, figure in counted}
    return Row(what.game, seed, list(seats), list(outcome.scores), list(outcome.winners), count, labels, figures)


def begin(game: str, players: int, seed: int, options: Mapping[str, str] | None = None) -> State:
    """Return a deal, as far as the first question."""
    known = load(game)
    s = known.rules.start(known.setup(players, options), dice_for(seed))
    advance(s)
    return s


def open_with_chance(s: State, answers: int, seed: int) -> None:
    """Let chance give so many answers, or as many as the game has."""
    dice = dice_for(seed + 1)
    for _ in range(answers):
        asks = waiting(s)
        if not asks:
            return
        options = asks[0].options(s)
        answer(s, asks[0], options[dice.below(len(options))])


def play_chunk(what: Plan, seeds: Sequence[int]) -> list[Row]:
    """Play several games; what a worker process, here or on a cluster, is given to do."""
    return [play(what, seed) for seed in seeds]


def run(what: Plan, seeds: Sequence[int], jobs: int | None = None, ray: str | None = None) -> Iterator[Row]:
    """Play all seeds on all cores, or on a Ray cluster, and give the rows as they come."""
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    for rows in spread_out(partial(play_chunk, what), chunks, jobs, ray):
        yield from rows


def spread_out(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int | None = None, ray: str | None = None
) -> Iterator[Done]:
    """Do tasks on all cores, or on a Ray cluster, and give what they return as it comes."""
    return on_all_cores(work, tasks, jobs) if ray is None else _on_ray(work, tasks, ray)


def on_all_cores(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int | None = None) -> Iterator[Done]:
    """Do tasks in worker processes and give what they return as it comes; with one process, right here."""
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(work: Callable[[Task], Done], tasks: Sequence[Task], address: str) -> Iterator[Done]:
    with needing("Ray", "ray"):
        import ray
    ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(lambda task: work(task))
    waiting_for = [remote.remote(task) for task in tasks]
    while waiting_for:
        done, waiting_for = ray.wait(waiting_for)
        yield from ray.get(done)


@dataclass(frozen=True)
class Share:
    """How often something won: wins (a shared win counts in part), cases, and the 95 % interval of the rate."""

    wins: float
    cases: int
    rate: float
    low: float
    high: float


def share(wins: float, cases: int) -> Share:
    """Return a win rate with its Wilson interval."""
    if not cases:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.975)
    rate = wins / cases
    middle = (rate + z * z / (2 * cases)) / (1 + z * z / cases)
    half = z / (1 + z * z / cases) * (rate * (1 - rate) / cases + z * z / (4 * cases * cases)) ** 0.5
    return Share(wins, cases, rate, max(0.0, middle - half), min(1.0, middle + half))


def summary(rows: Sequence[Row]) -> dict[str, Any]:
    """Return what the rows say together: win rates by seat, bot and label, lengths, scores and figures."""
    if not rows:
        raise BadSetup("there is no game to sum up", "il n'y a aucune partie à résumer")
    groups: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for seat in range(len(row.scores)):
            won = 1 / len(row.winners) if seat in row.winners else 0.0
            groups["seat"][str(seat + 1)].append(won)
            groups["bot"][row.bots[seat]].append(won)
        for seat, kind, name in row.labels:
            groups[kind][name].append(1 / len(row.winners) if seat in row.winners else 0.0)
    return {
        "game": rows[0].game,
        "games": len(rows),
        "win_rate": {kind: _shares(names) for kind, names in groups.items()},
        "answers": spread([row.answers for row in rows]),
        "scores": spread([score for row in rows for score in row.scores]),
        "winning_scores": spread([max(row.scores) for row in rows]),
        "figures": {name: spread([n for row in rows for n in row.figures[name]]) for name in rows[0].figures},
    }


def _shares(names: Mapping[str, list[float]]) -> dict[str, dict[str, float]]:
    found = {name: share(sum(wins), len(wins)) for name, wins in sorted(names.items())}
    return {name: msgspec.to_builtins(value) for name, value in found.items()}


def spread(values: Sequence[int]) -> dict[str, float]:
    """Return the mean with half its 95 % interval, the median, the ends, and the tenth and ninetieth percentile."""
    cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return {
        "mean": fmean(values),
        "margin": NormalDist().inv_cdf(0.975) * error,
        "min": min(values),
        "p10": cuts[0],
        "median": cuts[4],
        "p90": cuts[8],
        "max": max(values),
    }


def encode(rows: Iterable[Row]) -> bytes:
    """Return rows as lines of JSON."""
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
