"""Says what heroes have at each round of Solo Conquest, and what each of these things goes with in the end."""

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.games import load
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import ARTIFACT, SPELL
from ludotheque.games.mageknight.rules.turn.turn import March, Opening
from ludotheque.kernel import answer, waiting
from ludotheque.simulate import begin

GAME = load("mageknight")
# How strongly weights are held at nothing, so that things that come together share what they go with.
DOUBT = 8.0


def milestones(s: MageKnight) -> dict[str, float]:
    """Return what the hero has, by name."""
    player = s.players[0]
    piles = (player.hand, player.deck, player.discard, player.play)
    cards = [card for pile in piles for card in pile if card >= 0]
    kinds = [s.box.cards[card].kind for card in cards if card != WOUND]
    found = {"fame": player.fame, "level": s.box.level(player.fame), "units": len(player.units)}
    found |= {"spells": kinds.count(SPELL), "artifacts": kinds.count(ARTIFACT), "skills": len(player.skills)}
    found |= {"wounds": cards.count(WOUND), "crystals": sum(player.crystals), "reputation": player.reputation}
    found |= {"shields": sum(spot.shield == 0 for spot in s.spots), "tiles hidden": len(s.tile_deck)}
    return {name: float(number) for name, number in found.items()}


def played(seed: int, bot: str) -> tuple[dict[int, dict[str, float]], int]:
    """Play a game alone; return what the hero had at the first turn of each round, and its score."""
    s = begin("mageknight", 1, seed, {"scenario": "solo_conquest"})
    assert isinstance(s, MageKnight)
    player = bots.make(bot, GAME, seed=seed * 31, trust=True)
    found: dict[int, dict[str, float]] = {}
    while asks := waiting(s):
        if s.round not in found and isinstance(asks[0], March | Opening):
            found[s.round] = milestones(s)
        answer(s, asks[0], player.choose(GAME.rules.sight(s, 0), 0))
    outcome = GAME.rules.outcome(s)
    assert outcome is not None
    return found, outcome.scores[0]


def weights(rows: NDArray[np.float64], scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what one more of each thing goes with, the others being equal."""
    spread = rows.std(axis=0) + 1e-9
    scaled = (rows - rows.mean(axis=0)) / spread
    pull = scaled.T @ scaled + DOUBT * np.eye(rows.shape[1])
    found: NDArray[np.float64] = np.linalg.solve(pull, scaled.T @ (scores - scores.mean())) / spread
    return found


def table(games: list[tuple[dict[int, dict[str, float]], int]]) -> Iterator[str]:
    """Return a line for each round: mean and weight of each thing."""
    for number in range(2, 7):
        known = [(found[number], score) for found, score in games if number in found]
        rows = np.array([list(row.values()) for row, _ in known])
        found = weights(rows, np.array([float(score) for _, score in known]))
        things = zip(known[0][0], rows.mean(axis=0), found, strict=True)
        yield f"round {number}: " + ", ".join(f"{name} {mean:.1f} ({weight:+.1f})" for name, mean, weight in things)


def main() -> None:
    """Play and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bot", default="search:iterations=8")
    options.add_argument("--seed", type=int, default=2002)
    options.add_argument("--games", type=int, default=58)
    chosen = options.parse_args()
    games = [played(chosen.seed + number, chosen.bot) for number in range(chosen.games)]
    print(f"{len(games)} games, mean score {sum(score for _, score in games) / len(games):.1f}")
    for line in table(games):
        print(line)


if __name__ == "__main__":
    main()
