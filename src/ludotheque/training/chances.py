"""Makes chances from leads: plays games between bots, fits how sharp a lead is, and checks it crosswise."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise, product
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.chance import dice_for
from ludotheque.errors import BadSetup
from ludotheque.games import load
from ludotheque.kernel import State, answer, waiting
from ludotheque.review.chances import FORM, KEPT, Bin, Fit, Kept, Model, hopes, kept, shared, sharpness, stage
from ludotheque.review.eyes import Eyes
from ludotheque.review.flights import landed
from ludotheque.review.probe import is_stale, judged
from ludotheque.simulate import Plan, begin, spread_out

# Positions that a game gives, guesses that are looked at in each, and of those who play.
SAMPLES, GUESSES, HASTE = 12, 3, 3
# Games per task; every other task is of the other half.
CHUNK = 10
# How long, and in how large steps, the fit is sought.
STEPS, PACE = 1500, 0.03
# How far a curve usually bends: few games must say so louder than many to be believed that it bends more.
BEND = 1.5
# How near those of like tables a curve usually is, and what a place in the order of turns hides, of how far leads lie
# apart: by games held apart, 10 of each scenario of Mage Knight (docs/results/chances.md).
NEAR, NEAR_TURNS = 0.25, 0.1
TENTHS = 10
Array = NDArray[np.float64]


class Sample(msgspec.Struct, array_like=True):
    """A position as a seat saw it: leads, stage, places in the order of turns, and what share of the win each had."""

    leads: list[float]
    stage: float
    places: list[int]
    won: list[float]


@dataclass(frozen=True)
class Called:
    """A chance, or a score, that was called in a game, and what came."""

    said: float
    won: float
    # Which half it was in, and which game of it.
    game: tuple[int, int]


@dataclass(frozen=True)
class Task:
    """Games to play and look at."""

    number: int
    plan: Plan
    seeds: Sequence[int]


def sampled(task: Task) -> tuple[int, list[Sample]]:
    """Play games and return the number of the task and some positions of each game."""
    return task.number, [sample for seed in task.seeds for sample in _game(task.plan, seed)]


def _game(plan: Plan, seed: int) -> list[Sample]:
    game, dice = load(plan.game), dice_for(seed + 1)
    players = [bots.make(spec, game, seed=seed * 31 + seat) for seat, spec in enumerate(plan.bots)]
    s = begin(plan.game, plan.players, seed, plan.options)
    past: list[State] = [s.copy()]
    while asks := waiting(s):
        ask = asks[0]
        answer(s, ask, players[ask.seat].choose(game.rules.sight(s, ask.seat), ask.seat))
        past.append(s.copy())
    model = Model(game, past[0], game.setup(plan.players, plan.options))
    won = model.ended(s)
    assert won is not None
    found = []
    for _ in range(SAMPLES):
        at = past[landed(game, past, dice.below(len(past) - 1))]
        eyes = Eyes(game, model, dice.below(plan.players), GUESSES)
        found.append(Sample(eyes.leads(at), stage(game, at), model.places(at), won))
    return found


@dataclass(frozen=True)
class Played:
    """Positions of the games of a table, in two halves, and the fit that is still to be made of them."""

    fit: Fit
    halves: Sequence[list[Sample]]

    def part(self, number: int) -> list[Sample]:
        """Return a half, or with any other number both."""
        return self.halves[number] if number < 2 else self.halves[0] + self.halves[1]

    def is_score(self) -> bool:
        """Tell whether those who play win or lose together: then it is the final score that is to be expected."""
        return len(self.halves[0][0].leads) == 1


def calibrate(
    name: str, players: int, games: int, seed: int, options: dict[str, str], jobs: int | None, step: Callable[[], None]
) -> Fit:
    """Return a fit to games, checked crosswise."""
    return crossed(gathered(name, players, games, seed, options, jobs, step))


def gathered(
    name: str, players: int, games: int, seed: int, options: dict[str, str], jobs: int | None, step: Callable[[], None]
) -> Played:
    """Play games of a table and return some positions of each."""
    game = load(name)
    chosen = game.setup(players, options)
    plan = Plan(name, players, (f"greedy:guesses={HASTE}",) * players, dict(options))
    seeds = range(seed, seed + games)
    tasks = [Task(place, plan, seeds[start : start + CHUNK]) for place, start in enumerate(range(0, games, CHUNK))]
    by_task: dict[int, list[Sample]] = {}
    for number, found in spread_out(sampled, tasks, jobs):
        by_task[number] = found
        step()
    places = sorted(by_task)
    halves = [[sample for place in places[half::2] for sample in by_task[place]] for half in (0, 1)]
    data = hashlib.sha256(msgspec.json.encode(halves)).hexdigest()[:16]
    mind = judged(game, players, options)
    return Played(Fit(players, {name: chosen.options[name] for name in options}, games, data, mind), halves)


def together(tables: Sequence[Played]) -> list[Fit]:
    """Return a fit for each of several tables: where games are few, those of like tables say how a lead counts."""
    groups: dict[int, list[Played]] = defaultdict(list)
    for table in tables:
        groups[len(table.halves[0][0].leads)].append(table)
    found: dict[int, Fit] = {}
    for alike in groups.values():
        # Where a lead means something else, so that a fit of its own is nearer, a table neither helps nor is helped.
        shapes = _shapes(alike)
        like = [table for table in alike if _missed(table, shapes) <= _missed(table, None)]
        common = _shapes(like) if like else None
        for table in alike:
            table.fit.is_drawn = True
            found[id(table)] = crossed(table, common if table in like else None)
    return [found[id(table)] for table in tables]


def _shapes(tables: Sequence[Played]) -> list[Array]:
    """Return what tables have in common by either half and by both: a check is drawn only towards the other half."""
    shape = _slopes if tables[0].is_score() else _shape
    return [shape([table.part(part) for table in tables]) for part in range(3)]


def crossed(table: Played, shapes: Sequence[Array] | None = None) -> Fit:
    """Fit to all games, and check it crosswise: what a fit to one half of them says of the other."""
    fit = table.fit
    (_score if table.is_score() else _chances)(fit, table.part(2), shapes[2] if shapes else None)
    called = _called(table, shapes)
    fit.checked, fit.is_crossed = fit.games, True
    fit.check = tenth_parts(called) if table.is_score() else tenths(called)
    return fit


def _called(table: Played, shapes: Sequence[Array] | None) -> list[Called]:
    """Return what fits to either half of the games say of the other, and what came."""
    found: list[Called] = []
    for part, held in enumerate(reversed(table.halves)):
        half = msgspec.structs.replace(table.fit, games=len(table.part(part)) // SAMPLES)
        (_score if table.is_score() else _chances)(half, table.part(part), shapes[part] if shapes else None)
        for number, sample in enumerate(held):
            hoped = expected_of(half, [sample]).tolist() if table.is_score() else said(half, sample)
            game = (part, number // SAMPLES)
            found += [Called(chance, won, game) for chance, won in zip(hoped, sample.won, strict=True)]
    return found


def _missed(table: Played, shapes: Sequence[Array] | None) -> float:
    """Return how far what came is from what is called, squared."""
    return sum((one.won - one.said) ** 2 for one in _called(table, shapes))


def _chances(fit: Fit, made: list[Sample], shape: Array | None) -> None:
    """Fit how sharp a lead is, and what a place in the order of turns hides."""
    found = _sought(made, fit.games, shape)
    fit.sharpness = [round(float(number), 5) for number in found[:3]]
    fit.turns = [round(float(number), 5) for number in found[3:]]


def _shape(tables: Sequence[list[Sample]]) -> Array:
    """Return the curve and the turns that are most likely if they are the same at several tables."""
    made = [sample for table in tables for sample in table]
    return _sought(made, len(made) // SAMPLES, None)


def _sought(made: list[Sample], games: int, shape: Array | None) -> Array:
    """Return the most likely curve and turns, near a shape if there is one, by climbing with some inertia (Adam)."""
    behind = np.array([hopes(sample.leads) for sample in made])
    t = np.array([sample.stage for sample in made])
    won = np.array([sample.won for sample in made])
    places = np.array([sample.places for sample in made])
    marks = np.stack([(places == place).astype(float) for place in range(behind.shape[1])])
    powers = np.stack([t**power for power in range(3)])
    width = max(1e-6, float(np.std(behind)))
    if shape is None:
        usual = np.zeros(3 + len(marks))
        found = usual.copy()
        found[0] = -np.log(width)
        doubt = np.array([0.0, *[BEND**-2] * 2, *[width**-2] * len(marks)])
    else:
        usual, found = shape, shape.copy()
        doubt = np.array([NEAR**-2] * 3 + [(NEAR_TURNS * width) ** -2] * len(marks))
    # Positions of one game are not independent: a game weighs as one.
    doubt = doubt / max(1, games)
    slow, square = np.zeros_like(found), np.zeros_like(found)
    for step in range(1, STEPS + 1):
        sharp = np.exp(found[:3] @ powers)[:, None]
        shifted = behind + np.tensordot(found[3:], marks, 1)
        chances = np.exp(sharp * shifted - (sharp * shifted).max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        gap = won - chances
        slope = np.concatenate(
            [
                powers @ (gap * sharp * shifted).sum(1) / len(won),
                [(gap * sharp * mark).sum() / len(won) for mark in marks],
            ]
        )
        slope -= doubt * (found - usual)
        slow, square = 0.9 * slow + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        scaled = slow / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        found = found + PACE * (1 - step / STEPS) * scaled
    return np.concatenate([found[:3], found[3:] - found[3]])


def said(fit: Fit, sample: Sample) -> list[float]:
    """Return the chances that a fit gives to a position."""
    behind = [
        hope + (fit.turns[place] if place >= 0 else 0.0)
        for hope, place in zip(hopes(sample.leads), sample.places, strict=True)
    ]
    return shared(behind, sharpness(fit, sample.stage))


def tenths(called: Sequence[Called]) -> list[Bin]:
    """Return what was said and what came, for chances from 0 to 10 %, from 10 to 20 %, and so on."""
    groups: list[list[Called]] = [[] for _ in range(TENTHS)]
    for one in called:
        groups[min(TENTHS - 1, int(one.said * TENTHS))].append(one)
    return [_bin(group, 4) for group in groups]


def _bin(group: Sequence[Called], places: int) -> Bin:
    count = max(1, len(group))
    said, won = (sum(figures) / count for figures in ([one.said for one in group], [one.won for one in group]))
    by_game: defaultdict[tuple[int, int], float] = defaultdict(float)
    for one in group:
        by_game[one.game] += one.won - one.said - (won - said)
    error = sqrt(sum(gap**2 for gap in by_game.values())) / count
    return Bin(len(group), round(said, places), round(won, places), round(error, places))


def expected_of(fit: Fit, samples: list[Sample]) -> Array:
    """Return the final scores that a fit lets one expect in some positions."""
    scores: Array = _columns(samples) @ np.array(fit.score)
    return scores


def _columns(samples: list[Sample]) -> Array:
    return np.array([[1.0, one.leads[0], one.stage, one.leads[0] * one.stage] for one in samples])


def _slopes(tables: Sequence[list[Sample]]) -> Array:
    """Return how much a lead counts at the start, and more each stage, if it is the same at several tables."""
    rows, came = [], []
    for number, made in enumerate(tables):
        columns = _columns(made)
        row = np.zeros((len(made), 2 * len(tables) + 2))
        # Where it begins and how it drifts is every table's own.
        row[:, 2 * number], row[:, 2 * number + 1] = columns[:, 0], columns[:, 2]
        row[:, -2:] = columns[:, [1, 3]]
        rows.append(row)
        came += [sample.won[0] for sample in made]
    slopes: Array = np.linalg.lstsq(np.vstack(rows), np.array(came), rcond=None)[0][-2:]
    return slopes


def _score(fit: Fit, made: list[Sample], slopes: Array | None) -> None:
    """Fit the final score to expect, and how far off it may be."""
    came, columns = np.array([one.won[0] for one in made]), _columns(made)
    if slopes is None:
        score = np.linalg.lstsq(columns, came, rcond=None)[0]
    else:
        own = np.linalg.lstsq(columns[:, [0, 2]], came - columns[:, [1, 3]] @ slopes, rcond=None)[0]
        score = np.array([own[0], slopes[0], own[1], slopes[1]])
    fit.score = [round(float(number), 5) for number in score]
    missed = np.abs(came - expected_of(fit, made)) * np.sqrt(np.pi / 2)
    t = np.array([[1.0, one.stage] for one in made])
    fit.spread = [round(float(number), 5) for number in np.linalg.lstsq(t, missed, rcond=None)[0]]


def tenth_parts(called: Sequence[Called]) -> list[Bin]:
    """Return what was said and what came, for ten groups of as many positions by what was said."""
    order = sorted(called, key=lambda one: one.said)
    ends = [len(order) * part // TENTHS for part in range(TENTHS + 1)]
    return [_bin(order[first:last], 2) for first, last in pairwise(ends)]


def apart(name: str) -> list[tuple[int, dict[str, str]]]:
    """Return the tables of a game that cannot be compared, such as scenarios, each by every number of players."""
    game, found = load(name), []
    named = [(one.name, one.values) for one in game.rules.table if one.name in game.ledger.apart]
    for values in product(*(values for _, values in named)):
        options = {option: value for (option, _), value in zip(named, values, strict=True)}
        for players in game.seats:
            with suppress(BadSetup):
                game.setup(players, options)
                found.append((players, options))
    return found


def stale(name: str) -> list[Fit]:
    """Return what is shipped with a game and was made for another judgement than today's."""
    return [fit for fit in kept(name).fits if is_stale(load(name), fit)]


def ship(name: str, fit: Fit) -> Path:
    """Keep a fit with its game, in place of the one for as many seats."""
    before = [one for one in kept(name).fits if (one.players, one.options) != (fit.players, fit.options)]
    fits = sorted([*before, fit], key=lambda one: (one.players, sorted(one.options.items())))
    place = Path(str(files(f"ludotheque.games.{name}.data"))) / KEPT
    place.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(FORM, name, fits)), indent=1) + b"\n")
    kept.cache_clear()
    return place
