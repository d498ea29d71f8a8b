"""Look for answers that can be taken back although they tell something hidden, at every table of a game.

python tools/leaks.py mageknight --games 200 --out kept.jsonl  # goes on where it was cut off
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import click
from reasons import Table, tables

from ludotheque import contract, games
from ludotheque.engine import engine
from ludotheque.game import Game
from ludotheque.match import Match


def tried(match: Match, chance: random.Random, each: int) -> Iterator[str]:
    """Try some answers to the open questions, those that are taken and others; say what each did."""
    for question in match.questions():
        for option in chance.sample(question.options, min(each, len(question.options))):
            twin = match.copy()
            twin.answer(option, question.seat)
            before = twin.kept[-1]
            if twin.state.revealed != before.revealed:
                yield "final"
                continue
            try:
                contract.check_secrets(twin, before)
            except contract.Broken as leak:
                yield f"{type(question.ask).__name__}: {leak}"
            else:
                yield "free"


def play(game: Game, table: Table, seed: int, each: int, every: int) -> dict[str, object]:
    """Play a random game and return how many answers were final, how many told nothing, and which did."""
    chance = random.Random(f"{game.name} {seed}")
    match = Match(game, game.setup(*table), seed)
    begun, counts, leaks = time.process_time(), {"final": 0, "free": 0}, list[str]()
    while questions := match.questions():
        if chance.randrange(every) == 0:
            for what in tried(match, chance, each):
                if what in counts:
                    counts[what] += 1
                else:
                    leaks.append(f"answer {len(match.moves)}, {what}")
        question = chance.choice(questions)
        match.answer(chance.choice(question.options), question.seat)
    seconds = round(time.process_time() - begun, 2)
    return {"seed": seed, "players": table[0], "options": dict(table[1]), **counts, "leaks": leaks, "seconds": seconds}


@click.command()
@click.argument("name")
@click.option("--games", "count", default=200)
@click.option("--seed", default=1)
@click.option("--each", default=6, help="answers tried at a question")
@click.option("--every", default=8, help="positions between two that are looked at, about")
@click.option("--out", type=click.Path(path_type=Path), help="file that keeps each game, so that none is played twice")
def main(name: str, count: int, seed: int, each: int, every: int, out: Path | None) -> None:
    """Play and sum up; what leaks is printed, and then the command fails."""
    game = games.load(name)
    kept = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    rows = {row["seed"]: row for row in map(json.loads, kept)}
    for one, table in tables(game, count, seed):
        if one not in rows:
            rows[one] = play(game, table, one, each, every)
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(rows[one]) + "\n")
        for leak in rows[one]["leaks"]:
            click.echo(f"seed {one}, {table}: {leak}")
    chosen = [rows[one] for one in range(seed, seed + count)]
    free, final, leaks = (sum(row["free"] for row in chosen), sum(row["final"] for row in chosen), 0)
    leaks = sum(len(row["leaks"]) for row in chosen)
    click.echo(f"{name} ({engine()}): {count} games, {free} answers that tell nothing, {final} final, {leaks} leaks")
    sys.exit(1 if leaks else 0)


if __name__ == "__main__":
    main()
