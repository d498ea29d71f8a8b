"""Counts the ways to answer the first questions of fixed games, for the golden file."""

import json
from pathlib import Path

from ludotheque import contract, games
from ludotheque.chance import dice_for
from ludotheque.kernel import advance

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "perft.json"
SEEDS = (1, 7)
MOST = 20_000


def counts(name: str, players: int, seed: int) -> list[int]:
    """Return the counts at depth 1, 2, … as long as they stay small."""
    game = games.load(name)
    s = game.rules.start(game.setup(players), dice_for(seed))
    advance(s)
    found: list[int] = []
    while not found or found[-1] * found[-1] < MOST * (found[-2] if len(found) > 1 else 1):
        found.append(contract.perft(s, len(found) + 1))
        if len(found) > 6:
            break
    return found


def main() -> None:
    """Write the file."""
    rows = {
        f"{name} {players} {seed}": counts(name, players, seed)
        for name in games.names()
        for players in games.load(name).seats
        for seed in SEEDS
    }
    GOLDEN.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
