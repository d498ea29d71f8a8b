"""Weights that were learnt: small files with what they rest on, read from a game's folder or from anywhere else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.errors import BadBot
from ludotheque.scales import Judgement, Scales

# The form of the file; others are not read.
FORM = 1
# A weight is a curve over the game: so many numbers for 1, t, t², where t is how much of the game is left.
DEGREE = 3


@dataclass(frozen=True)
class Study:
    """What training needs of a game: named features, and a hope for each seat that puts them on scales."""

    names: tuple[str, ...]
    # A position, a seat, whose eyes look, and scales or none: what the seat may end with.
    hope: Callable[[Any, int, int, Scales | None], float]
    seats: Callable[[Any], int]
    # The most turns or rounds that can be left: where weights are learnt for the very beginning.
    phases: int
    # Table options under which games are played for training.
    options: Mapping[str, str] = field(default_factory=dict)
    # Whether a lead that was learnt is the one over all others alike, instead of the best of them.
    evenly: bool = False
    # Features that are weighed by hand only: what seats are about to do tells in what order they were asked.
    unlearnt: frozenset[str] = frozenset()

    @property
    def schema(self) -> str:
        """Return what tells these features from others."""
        text = "\n".join([str(FORM), str(self.phases), *self.names])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class Weights(msgspec.Struct):
    """What a training found, for a number of seats: what it was made from, how it was measured, and the weights."""

    form: int
    game: str
    players: int
    schema: str
    # Which games it was learnt from: how many, and a hash over all they said.
    games: int
    data: str
    # What the gate measured, by opponent: wins, games, rate, low, high.
    gate: dict[str, dict[str, float]]
    weights: dict[str, list[float]]


def curve(left: float) -> list[float]:
    """Return what the numbers of a weight are multiplied with, when this share of the game is left."""
    return [left**power for power in range(DEGREE)]


def table(study: Study, weights: Mapping[str, Sequence[float]]) -> list[list[float]]:
    """Return the weight of every feature for each number of turns left."""
    rows = [weights.get(name, [0.0] * DEGREE) for name in study.names]
    curves = [curve(phase / study.phases) for phase in range(study.phases + 1)]
    return [[sum(a * b for a, b in zip(row, bend, strict=True)) for row in rows] for bend in curves]


def encode(found: Weights) -> bytes:
    """Return a file of weights: one feature a line."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def decode(data: bytes) -> Weights | None:
    """Return the weights of a file, or nothing if it is not one of this form."""
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.MsgspecError:
        return None
    return found if found.form == FORM else None


def fits(study: Study, found: Weights) -> bool:
    """Tell whether weights are for these features."""
    return found.schema == study.schema and all(len(numbers) == DEGREE for numbers in found.weights.values())


def shipped(package: str, study: Study) -> dict[int, Weights]:
    """Return the weights that lie in a package and fit, by number of seats; others are left aside."""
    lying = sorted(
        (entry for entry in files(package).iterdir() if entry.name.startswith("weights-")), key=lambda entry: entry.name
    )
    found = [weights for entry in lying if (weights := decode(entry.read_bytes())) is not None]
    return {weights.players: weights for weights in found if fits(study, weights)}


def judgement(study: Study, found: Iterable[Weights]) -> Judgement:
    """Return a game's judgement with these weights; its own where there are none."""
    tables = {weights.players: table(study, weights.weights) for weights in found}
    return Judgement(study.hope, study.seats, tables, study.evenly)


def read(path: str) -> Weights:
    """Return the weights of a file."""
    try:
        found = decode(Path(path).read_bytes())
    except OSError as error:
        raise BadBot(f"cannot read {path}: {error}", f"{path} est illisible : {error}") from error
    if found is None:
        raise BadBot(f"{path} holds no weights", f"{path} ne contient pas de poids")
    return found
