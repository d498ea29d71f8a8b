"""A whole training: generations of games, weights from all of them, and only what passes the gate goes on."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

from ludotheque.games import load
from ludotheque.general import study_of
from ludotheque.learnt import FORM, Study, Weights, encode
from ludotheque.simulate import Plan, spread_out
from ludotheque.training.course import Course, Generation, Means, Verdict
from ludotheque.training.fit import DOUBTS, named, sifted, solve, total
from ludotheque.training.gate import duel
from ludotheque.training.lessons import Chunk, Sums, study_games

# Games per task.
CHUNK = 25
# One task of so many is kept to see what the weights explain of games that they were not learnt from.
HELD = 10
# Seeds of one generation, and of the gate, are far from all others.
GENERATION = 10_000_000
GATE = 5_000_000
# Whom everybody is measured by: the judgement that was made by hand, one answer ahead.
BASE = "greedy:mind=plain"
# Guesses that players take for each answer in training: a few will do, and thousands of games wait.
GUESSES = 3


def train(course: Course, folder: Path, means: Means) -> tuple[Path | None, list[Generation]]:
    """Train; return the file of the last weights that passed the gate, if any did, and all generations."""
    game = load(course.game)
    game.setup(course.players, course.options)
    study = study_of(game, course.players)
    folder.mkdir(parents=True, exist_ok=True)
    pool = [BASE]
    champion: Path | None = None
    learnt: list[Sums] = []
    found: list[Generation] = []
    for number in range(1, course.generations + 1):
        learnt += _play(course, pool, number, means)
        weights, share = fit(course, study, learnt)
        path = folder / f"{course.game}-{course.players}-{course.seed}-{number}.json"
        path.write_bytes(encode(weights))
        gate = _gate(course, path, champion, number, means)
        passed = all(verdict.low > 0.5 for verdict in gate.values())
        found.append(Generation(number, weights.games, share, gate, passed))
        if passed:
            weights.gate = {opponent: msgspec.to_builtins(verdict) for opponent, verdict in gate.items()}
            path.write_bytes(encode(weights))
            champion = path
            pool.append(f"greedy:mind={path}")
    return champion, found


def fit(course: Course, study: Study, learnt: list[Sums]) -> tuple[Weights, float]:
    """Return the weights that all games so far give, and what those of nine tenths explain of the last tenth."""
    kept = [sums for sums in learnt if sums.number % HELD != HELD - 1]
    held = [sums for sums in learnt if sums.number % HELD == HELD - 1]
    # Positions of one game say much the same, in some games of a thousand of them: how much to doubt is tried out.
    doubt, share = sifted(total(kept), total(held)) if kept and held else (DOUBTS[0], 0.0)
    sums = total(learnt)
    rows = named(study, solve(sums, doubt))
    return Weights(FORM, course.game, course.players, study.schema, sums.games, sums.data, {}, rows), share


def _play(course: Course, pool: list[str], number: int, means: Means) -> list[Sums]:
    hasty = tuple(f"{player},guesses={GUESSES}" for player in pool)
    plan = Plan(course.game, course.players, hasty, dict(course.options))
    first = course.seed + number * GENERATION
    seeds = range(first, first + course.games)
    groups = [seeds[start : start + CHUNK] for start in range(0, course.games, CHUNK)]
    chunks = [Chunk(number * len(groups) + place, plan, group) for place, group in enumerate(groups)]
    means.begin("games", number, len(chunks))
    sums = []
    for done in spread_out(study_games, chunks, means.jobs, means.ray):
        sums.append(done)
        means.step()
    return sums


def _gate(course: Course, path: Path, champion: Path | None, number: int, means: Means) -> dict[str, Verdict]:
    opponents = {"greedy": BASE} | ({"champion": f"greedy:mind={champion}"} if champion is not None else {})
    seed = course.seed + number * GENERATION + GATE
    found = {}
    for name, opponent in opponents.items():
        plan = Plan(course.game, course.players, (f"greedy:mind={path}", opponent), dict(course.options))
        means.begin(name, number, 2 * course.deals)
        found[name] = duel(plan, course.deals, seed, means.jobs, means.ray, means.step)
    return found


def ship(course: Course, champion: Path) -> Path:
    """Copy weights to where the game finds them, and return the place."""
    place = Path(str(files(f"ludotheque.games.{course.game}.data"))) / f"weights-{course.players}.json"
    place.write_bytes(champion.read_bytes())
    return place
