"""Measures what learners get: steps a second of many games at once in one process, by seconds of processor."""

import argparse
import time
from statistics import median

import numpy as np

import ludotheque
from ludotheque.engine import engine

# Random numbers to choose actions with are made beforehand; choosing is not measured.
DRAWS = 64


def measure(game: str, players: int, form: str, rounds: int, steps: int) -> list[float]:
    """Play at random and return the steps a second of each round."""
    tables = ludotheque.vector(game, 32, players=players, observation=form)
    _, infos = tables.reset(seed=5)
    chance = np.random.default_rng(1)
    draws = chance.random((DRAWS, *infos["action_mask"].shape), np.float32)
    found = []
    for _ in range(rounds):
        spent = 0.0
        for _ in range(steps):
            actions = (draws[chance.integers(DRAWS)] * infos["action_mask"]).argmax(1)
            before = time.process_time()
            infos = tables.step(actions)[4]
            spent += time.process_time() - before
        found.append(steps * tables.num_envs / spent)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--form", choices=("raw", "row"), default="row")
    options.add_argument("--rounds", type=int, default=8)
    options.add_argument("--steps", type=int, default=40, help="of all 32 games, in a round")
    chosen = options.parse_args()
    found = measure(chosen.game, chosen.players, chosen.form, chosen.rounds, chosen.steps)
    print(f"{chosen.game} {chosen.form}, {engine()}: median {median(found):.0f}, best {max(found):.0f} steps a second")


if __name__ == "__main__":
    main()
