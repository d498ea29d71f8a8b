"""What games teach: positions on the way, what was noticed in them, and by how much each seat won in the end."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.bots import Bot
from ludotheque.bots.steady import Steady
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.games import load
from ludotheque.general import study_of
from ludotheque.kernel import Dice, State, answer, waiting
from ludotheque.learnt import DEGREE, Study, curve
from ludotheque.scales import Notes
from ludotheque.simulate import Plan, begin

# One position of so many is kept: neighbours say the same.
SPARSE = 6
# One answer of so many is any: positions that good players avoid must be judged too.
STRAY = 20

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Chunk:
    """Games for one worker: the plan, whose bots draw lots for the seats, and the seeds."""

    number: int
    plan: Plan
    seeds: Sequence[int]


@dataclass
class Sums:
    """All that a fit needs of any number of positions: squares and products, and a hash over what they were."""

    number: int
    rows: int
    games: int
    squares: Matrix
    products: Matrix
    target: float
    data: str


@dataclass
class Moment:
    """A position that was kept: for each seat the hope by hand and what was noticed, as it sees itself."""

    hopes: list[float] = field(default_factory=list)
    noticed: list[Matrix] = field(default_factory=list)


def study_games(chunk: Chunk) -> Sums:
    """Play games and sum up what they teach, in whatever process this is."""
    game = load(chunk.plan.game)
    study = study_of(game, chunk.plan.players)
    size = DEGREE * len(study.names)
    sums = Sums(chunk.number, 0, len(chunk.seeds), np.zeros((size, size)), np.zeros(size), 0.0, "")
    digest = hashlib.sha256()
    for seed in chunk.seeds:
        rows, target = lessons(game, study, chunk.plan, seed)
        digest.update(rows.astype(np.float32).tobytes() + target.astype(np.float32).tobytes())
        sums.rows += len(target)
        sums.squares += rows.T @ rows
        sums.products += rows.T @ target
        sums.target += float(target @ target)
    sums.data = digest.hexdigest()
    return sums


def lessons(game: Game, study: Study, plan: Plan, seed: int) -> tuple[Matrix, Matrix]:
    """Play one game; return what was noticed for each pair of seats, and what hope had missed of the final lead."""
    dice = dice_for(seed * 7919 + 1)
    specs = [plan.bots[dice.below(len(plan.bots))] for _ in range(plan.players)]
    players = [unguarded(bots.make(spec, game, seed=seed * 31 + seat, trust=True)) for seat, spec in enumerate(specs)]
    s = begin(plan.game, plan.players, seed, plan.options)
    moments = play_through(game, study, s, players, dice)
    outcome = game.rules.outcome(s)
    assert outcome is not None
    pairs = [pair for moment in moments for pair in compare(moment, outcome.scores)]
    size = DEGREE * len(study.names)
    if not pairs:
        return np.zeros((0, size)), np.zeros(0)
    return np.array([row for row, _ in pairs]), np.array([missed for _, missed in pairs])


def unguarded(bot: Bot) -> Bot:
    """Return a bot that does not look back: stray answers lead out of any circle, and looking takes half the time."""
    return bot.bot if isinstance(bot, Steady) else bot


def play_through(game: Game, study: Study, s: State, players: Sequence[Bot], dice: Dice) -> list[Moment]:
    """Play a position to its end, with stray answers, and return the moments that were kept."""
    moments: list[Moment] = []
    while asks := waiting(s):
        ask = asks[0]
        if dice.below(STRAY) == 0:
            options = ask.options(s)
            option = options[dice.below(len(options))]
        else:
            option = players[ask.seat].choose(game.rules.sight(s, ask.seat), ask.seat)
        answer(s, ask, option)
        if dice.below(SPARSE) == 0 and waiting(s):
            moments.append(look(study, s))
    return moments


def look(study: Study, s: Any) -> Moment:
    """Return what is hoped and noticed in a position; nothing is hidden here, so each seat is seen as by itself."""
    moment = Moment()
    for seat in range(study.seats(s)):
        hope, row = notice(study, s, seat)
        moment.hopes.append(hope)
        moment.noticed.append(row)
    return moment


def notice(study: Study, s: Any, seat: int) -> tuple[float, Matrix]:
    """Return the hope of a seat by hand, and its features bent by how much of the game is left."""
    notes = Notes()
    hope = study.hope(s, seat, seat, notes)
    row = np.zeros((DEGREE, len(study.names)))
    bend = curve(min(notes.phase / study.phases, 1.0))
    for feature, amount in notes.found.items():
        if study.names[feature] not in study.unlearnt:
            row[:, feature] = [factor * amount for factor in bend]
    return hope, row.ravel()


def compare(moment: Moment, scores: Sequence[int]) -> list[tuple[Matrix, float]]:
    """Return, for each seat and each other one, what is noticed more of it, and what hope missed of its final lead."""
    if len(scores) == 1:
        return [(moment.noticed[0], scores[0] - moment.hopes[0])]
    found = []
    for one in range(len(scores)):
        for other in range(len(scores)):
            if one != other:
                row = moment.noticed[one] - moment.noticed[other]
                lead = moment.hopes[one] - moment.hopes[other]
                found.append((row, scores[one] - scores[other] - lead))
    return found
