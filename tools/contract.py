"""Plays the tables that stand for all tables of a game with every check of the contract after every answer."""

import argparse
import sys
import time
from pathlib import Path

from ludotheque import contract
from ludotheque.engine import engine
from ludotheque.games import load, names

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.contract.tables import tables


def main() -> None:
    """Play and say how each table went; stop at the first breach."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--seed", type=int, default=1000, help="added to the seed of each table")
    chosen = parser.parse_args()
    for name in chosen.games or names():
        game = load(name)
        for setup, seed in tables(game):
            begun = time.process_time()
            match = contract.check(game, setup, chosen.seed + seed, first=game.rules.longest)
            used = f"{time.process_time() - begun:.1f} s {engine()}"
            print(f"{name} {setup.players} seed {chosen.seed + seed}: {len(match.moves)} answers, {used}", flush=True)


if __name__ == "__main__":
    main()
