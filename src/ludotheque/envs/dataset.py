"""Games as data for learners: a row for each decision, in Parquet; and a check that plays every row again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludotheque import bots
from ludotheque.envs.table import Table, World
from ludotheque.errors import BadRecord, needing, why_not_the_file

with needing("PyArrow", "dataset"):
    import pyarrow as pa
    import pyarrow.parquet as pq

# What a file says of itself is kept under this name.
KEY = b"ludotheque"


class About(msgspec.Struct):
    """What a file says of itself: what was played, by whom, and what its numbers mean."""

    game: str
    rules: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seeds: list[int]
    schema: str
    size: int
    actions: int


@dataclass(frozen=True)
class Checked:
    """What a check has found out: how many games and decisions were played again, all alike."""

    games: int
    decisions: int


def columns(size: int) -> pa.Schema:
    """Return the columns of a file: whose decision, what was seen, possible and done, and what came of it."""
    return pa.schema(
        [
            ("seed", pa.int64()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), size)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("score", pa.int32()),
            ("margin", pa.int32()),
            ("won", pa.float32()),
        ]
    )


def export(
    path: Path,
    game: str,
    seeds: Sequence[int],
    players: int | None = None,
    specs: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
) -> int:
    """Let bots play games and write their decisions; return how many there were."""
    world = World(game, players, options, "win")
    setup, seated = world.setup, [specs[seat % len(specs)] for seat in range(world.players)]
    about = About(
        game, world.game.version, setup.players, dict(setup.options), seated, list(seeds),
        world.observer.schema.hash, world.observer.size, world.actions.size,
    )  # fmt: skip
    kept = columns(world.observer.size).with_metadata({KEY: msgspec.json.encode(about)})
    decisions = 0
    try:
        with pq.ParquetWriter(path, kept, compression="zstd") as file:
            for seed in seeds:
                rows = list(_played(world, seated, seed))
                file.write_table(pa.Table.from_pylist(rows, schema=kept))
                decisions += len(rows)
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise BadRecord(f"cannot write {path}: {en}", f"impossible d'écrire {path} : {fr}") from error
    return decisions


def _played(world: World, specs: Sequence[str], seed: int) -> Iterator[dict[str, Any]]:
    """Play a game and give its decisions, once it is known what came of them."""
    players = [bots.make(spec, world.game, seed=seed * 31 + seat, trust=True) for seat, spec in enumerate(specs)]
    table = Table(world, seed)
    rows: list[dict[str, Any]] = []
    while not table.is_over:
        view = table.view(table.seat)
        option = players[table.seat].choose(view, table.seat)
        row = _decision(table, seed, len(rows))
        row["action"] = world.actions.number(option)
        rows.append(row)
        table.act(row["action"])
    return (row | _result(table, row["seat"]) for row in rows)


def _decision(table: Table, seed: int, number: int) -> dict[str, Any]:
    seen = table.raw(table.seat)
    return {
        "seed": seed,
        "number": number,
        "seat": table.seat,
        "observation": seen,
        "legal": sorted(table.legal(table.seat)),
    }


def _result(table: Table, seat: int) -> dict[str, Any]:
    outcome = table.outcome()
    assert outcome is not None
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return {"score": outcome.scores[seat], "margin": outcome.scores[seat] - max(others, default=0), "won": won}


def check(path: Path) -> Checked:
    """Play all games of a file again from their seeds; whatever differs is an error with its row."""
    file, about = _opened(path)
    world = World(about.game, about.players, about.options, "win")
    here = (world.game.version, world.observer.schema.hash, world.observer.size, world.actions.size)
    if (about.rules, about.schema, about.size, about.actions) != here:
        raise BadRecord(
            f"{path} was made by other rules ({about.rules}, schema {about.schema}) than these ({here[0]}, {here[1]})",
            f"{path} vient d'autres règles ({about.rules}, schéma {about.schema}) que celles-ci ({here[0]}, {here[1]})",
        )
    games, decisions = set(), 0
    table: Table | None = None
    waiting: list[dict[str, Any]] = []
    for batch in file.iter_batches():
        for row in batch.to_pylist():
            if table is None or row["number"] == 0:
                table, waiting = Table(world, row["seed"]), []
            _compare(path, decisions, row, _decision(table, row["seed"], len(waiting)))
            waiting.append(row)
            table.act(row["action"])
            games.add(row["seed"])
            decisions += 1
            if table.is_over:
                for number, past in enumerate(waiting):
                    _compare(path, decisions - len(waiting) + number, past, _result(table, past["seat"]))
    if table is not None and not table.is_over:
        raise BadRecord(f"{path} ends in the middle of a game", f"{path} s'arrête au milieu d'une partie")
    return Checked(len(games), decisions)


def _opened(path: Path) -> tuple[Any, About]:
    try:
        file = pq.ParquetFile(path)
        return file, msgspec.json.decode(file.schema_arrow.metadata[KEY], type=About)
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise BadRecord(f"cannot read {path}: {en}", f"impossible de lire {path} : {fr}") from error
    except (pa.ArrowException, msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadRecord(f"{path} is not a file of decisions", f"{path} n'est pas un fichier de décisions") from error


def _compare(path: Path, number: int, row: dict[str, Any], again: dict[str, Any]) -> None:
    for name, value in again.items():
        if not np.array_equal(np.asarray(row[name], np.float32), np.asarray(value, np.float32)):
            raise BadRecord(
                f"{path}, row {number + 1}: {name} is not what the game gives",
                f"{path}, ligne {number + 1} : {name} n'est pas ce que donne la partie",
            )
    if "legal" in again and row["action"] not in row["legal"]:
        raise BadRecord(f"{path}, row {number + 1}: the action is none", f"{path}, ligne {number + 1} : pas une action")
