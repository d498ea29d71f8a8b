"""Makes chances from leads: plays games between bots, fits how sharp a lead is, and checks it on other games."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.chance import dice_for
from ludotheque.games import load
from ludotheque.kernel import State, answer, waiting
from ludotheque.review.chances import FORM, KEPT, Bin, Fit, Kept, Model, hopes, kept, shared, sharpness, stage
from ludotheque.review.eyes import Eyes
from ludotheque.review.probe import is_stale, judged
from ludotheque.simulate import Plan, begin, spread_out

# Positions that a game gives, guesses that are looked at in each, and of those who play.
SAMPLES, GUESSES, HASTE = 12, 3, 3
# Games per task; every other task is for the check.
CHUNK = 10
# How long, and in how large steps, the fit is sought.
STEPS, PACE = 1500, 0.03
# How far a curve usually bends: few games must say so louder than many to be believed that it bends more.
BEND = 1.5
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
    game: int


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
        at = past[dice.below(len(past) - 1)]
        eyes = Eyes(game, model, dice.below(plan.players), GUESSES)
        found.append(Sample(eyes.leads(at), stage(game, at), model.places(at), won))
    return found


def calibrate(
    name: str, players: int, games: int, seed: int, options: dict[str, str], jobs: int | None, step: Callable[[], None]
) -> Fit:
    """Return a fit from half of the games, checked on the other half."""
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
    made = len(halves[0]) // SAMPLES
    mind = judged(game, players, options)
    fit = Fit(players, {name: chosen.options[name] for name in options}, made, data, mind, checked=games - made)
    if len(halves[0][0].leads) == 1:
        return _fit_score(fit, *halves)
    return _fit_chances(fit, *halves)


def _fit_chances(fit: Fit, made: list[Sample], held: list[Sample]) -> Fit:
    behind = np.array([hopes(sample.leads) for sample in made])
    t = np.array([sample.stage for sample in made])
    won = np.array([sample.won for sample in made])
    sides = behind.shape[1]
    places = np.array([sample.places for sample in made])
    marks = np.stack([(places == place).astype(float) for place in range(sides)])
    curve, turns = _sought(behind, np.stack([t**power for power in range(3)]), won, marks, fit.games)
    fit.sharpness = [round(float(number), 5) for number in curve]
    fit.turns = [round(float(number), 5) for number in turns]
    fit.check = tenths(
        [
            Called(chance, sample.won[side], number // SAMPLES)
            for number, sample in enumerate(held)
            for side, chance in enumerate(said(fit, sample))
        ]
    )
    return fit


def _sought(behind: Array, powers: Array, won: Array, marks: Array, games: int) -> tuple[Array, Array]:
    """Return the most likely curve and turns, by climbing with a little inertia (Adam)."""
    sides = behind.shape[1]
    found = np.zeros(3 + sides)
    width = max(1e-6, float(np.std(behind)))
    found[0] = -np.log(width)
    # Positions of one game are not independent: a game weighs as one.
    doubt = np.array([0.0, *[BEND**-2] * 2, *[width**-2] * sides]) / max(1, games)
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
        slope -= doubt * found
        slow, square = 0.9 * slow + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        scaled = slow / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        found = found + PACE * (1 - step / STEPS) * scaled
    return found[:3], found[3:] - found[3]


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
    by_game: defaultdict[int, float] = defaultdict(float)
    for one in group:
        by_game[one.game] += one.won - one.said - (won - said)
    error = sqrt(sum(gap**2 for gap in by_game.values())) / count
    return Bin(len(group), round(said, places), round(won, places), round(error, places))


def _fit_score(fit: Fit, made: list[Sample], held: list[Sample]) -> Fit:
    def columns(samples: list[Sample]) -> Array:
        return np.array([[1.0, one.leads[0], one.stage, one.leads[0] * one.stage] for one in samples])

    came = np.array([one.won[0] for one in made])
    fit.score = [round(float(number), 5) for number in np.linalg.lstsq(columns(made), came, rcond=None)[0]]
    missed = np.abs(came - columns(made) @ np.array(fit.score)) * np.sqrt(np.pi / 2)
    t = np.array([[1.0, one.stage] for one in made])
    fit.spread = [round(float(number), 5) for number in np.linalg.lstsq(t, missed, rcond=None)[0]]
    hoped = columns(held) @ np.array(fit.score)
    order = np.argsort(hoped)
    for part in np.array_split(order, TENTHS):
        fit.check.append(_bin([Called(float(hoped[i]), held[i].won[0], int(i) // SAMPLES) for i in part], 2))
    return fit


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
