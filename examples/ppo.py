"""Learns a game by playing itself: PPO with masks, a small network in NumPy. `python -m examples.ppo smallworld`."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

import ludotheque


class Network:
    """One hidden layer; what it gives is a liking for each action and the margin it expects."""

    def __init__(self, size: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights = {
            "in": chance.normal(0, size**-0.5, (size, hidden)),
            "like": np.zeros((hidden, actions)),
            "expect": np.zeros((hidden, 1)),
        }
        self.moments = {name: [np.zeros_like(array), np.zeros_like(array)] for name, array in self.weights.items()}
        self.updates = 0

    def think(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return what the hidden layer holds, the chance of each action, and the margin expected."""
        hidden = np.tanh(seen @ self.weights["in"])
        likes = np.where(masks > 0, hidden @ self.weights["like"], -1e9)
        likes = np.exp(likes - likes.max(axis=1, keepdims=True))
        return hidden, likes / likes.sum(axis=1, keepdims=True), (hidden @ self.weights["expect"])[:, 0]

    def move(self, gradients: dict[str, np.ndarray], rate: float) -> None:
        """Go a step against the gradients, as Adam does."""
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            scale = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] -= rate * first / (1 - 0.9**self.updates) / scale


@dataclass
class Batch:
    """What was seen and done, and what came of it."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    likely: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)


def play(network: Network, tables: ludotheque.envs.vector.TableVector, games: int, seed: int) -> Batch:
    """Let the network play all seats until so many games are over, and return what all seats lived through."""
    chance = np.random.default_rng(seed)
    seen, infos = tables.reset(seed=seed)
    lived: dict[tuple[int, int], list[tuple[np.ndarray, np.ndarray, int, float]]] = defaultdict(list)
    sums = np.zeros_like(infos["rewards"])
    batch = Batch()
    while games > 0:
        _, likely, _ = network.think(seen, infos["action_mask"])
        actions = (likely.cumsum(axis=1) > chance.random((len(likely), 1))).argmax(axis=1)
        for place, seat in enumerate(infos["seat"]):
            step = (seen[place], infos["action_mask"][place], int(actions[place]), float(likely[place, actions[place]]))
            lived[place, int(seat)].append(step)
        seen, _, over, _, infos = tables.step(actions)
        sums += infos["rewards"]
        for place in np.flatnonzero(over):
            games -= 1
            for seat in range(sums.shape[1]):
                add(batch, lived.pop((int(place), seat), []), float(sums[place, seat]))
            sums[place] = 0
    return batch


def add(batch: Batch, steps: list[tuple[np.ndarray, np.ndarray, int, float]], margin: float) -> None:
    """Add what a seat lived through in a game that ended so far ahead, or behind."""
    for seen, mask, action, likely in steps:
        batch.seen.append(seen)
        batch.masks.append(mask)
        batch.actions.append(action)
        batch.likely.append(likely)
        batch.margins.append(margin)


def learn(network: Network, batch: Batch, rate: float = 3e-3, epochs: int = 3, clip: float = 0.2) -> None:
    """Make what went better than expected more likely, but not by much at once."""
    seen, masks = np.array(batch.seen), np.array(batch.masks)
    actions, before, margins = np.array(batch.actions), np.array(batch.likely), np.array(batch.margins)
    chance = np.random.default_rng(network.updates)
    for _ in range(epochs):
        for part in np.array_split(chance.permutation(len(actions)), max(1, len(actions) // 512)):
            hidden, likely, expected = network.think(seen[part], masks[part])
            rows = np.arange(len(part))
            gain = margins[part] - expected
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = likely[rows, actions[part]] / before[part]
            # Beyond the clip nothing pushes any more.
            push = np.where((gain > 0) & (ratio > 1 + clip) | (gain < 0) & (ratio < 1 - clip), 0.0, gain * ratio)
            liking = likely * push[:, None]
            liking[rows, actions[part]] -= push
            doubt = (
                0.01 * likely * (np.log(likely + 1e-9) - (likely * np.log(likely + 1e-9)).sum(axis=1, keepdims=True))
            )
            liking = (liking + doubt) / len(part)
            wrong = (expected - margins[part])[:, None] / len(part)
            back = (liking @ network.weights["like"].T + wrong @ network.weights["expect"].T) * (1 - hidden**2)
            network.move({"in": seen[part].T @ back, "like": hidden.T @ liking, "expect": hidden.T @ wrong}, rate)


def strength(network: Network, game: str, games: int, seed: int) -> float:
    """Return how often the network wins against random play, in each seat by turns."""
    tables = ludotheque.vector(game, 16, reward="win")
    chance = np.random.default_rng(seed)
    seen, infos = tables.reset(seed=seed)
    wins, played = 0.0, 0
    while played < games:
        _, likely, _ = network.think(seen, infos["action_mask"])
        masks = infos["action_mask"]
        ours = infos["seat"] == np.arange(16) % infos["rewards"].shape[1]
        odds = np.where(ours[:, None], likely, masks / masks.sum(axis=1, keepdims=True))
        actions = (odds.cumsum(axis=1) > chance.random((16, 1))).argmax(axis=1)
        seen, _, over, _, infos = tables.step(actions)
        for place in np.flatnonzero(over):
            played += 1
            wins += max(infos["rewards"][place, place % infos["rewards"].shape[1]], 0.0)
    return float(wins / played)


def main() -> None:
    """Learn, and print a line of JSON for each generation: games played so far, and wins against random play."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="smallworld")
    options.add_argument("--generations", type=int, default=30)
    options.add_argument("--games", type=int, default=64, help="of each generation")
    options.add_argument("--test-games", type=int, default=100)
    chosen = options.parse_args()
    tables = ludotheque.vector(chosen.game, 16, reward="margin")
    network = Network(tables.single_observation_space.shape[0], int(tables.single_action_space.n))
    for generation in range(chosen.generations + 1):
        if generation:
            learn(network, play(network, tables, chosen.games, seed=generation))
        wins = strength(network, chosen.game, chosen.test_games, seed=1000)
        print(json.dumps({"games": generation * chosen.games, "wins": wins}), flush=True)


if __name__ == "__main__":
    main()
