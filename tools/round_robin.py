"""Lets the decks of a game's box play each other, the same bot at both seats; each deal twice, decks at either seat."""

import argparse
import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import TypedDict

from ludotheque.games import load
from ludotheque.simulate import Plan, play_seated, share


class Row(TypedDict):
    """One game: its deal, the decks by seats, what the first of them won, scores and length."""

    seed: int
    decks: list[str]
    won: float
    scores: list[int]
    answers: int


def fixtures(decks: tuple[str, ...], games: int, seed: int) -> Iterator[tuple[int, str, str]]:
    """Give seed and decks by seats of all games, pair by pair in turn, so that a run that is cut short is fair."""
    for number in range(games):
        for pair in combinations(decks, 2):
            first, second = pair if number % 2 == 0 else pair[::-1]
            yield seed + number // 2, first, second


def play(game: str, bot: str, seed: int, first: str, second: str, names: tuple[str, ...]) -> Row:
    """Play one game and return what came of it."""
    plan = Plan(game, 2, (bot, bot), dict(zip(names, (first, second), strict=True)))
    row = play_seated(plan, [bot, bot], seed)
    won = sum(1 / len(row.winners) for winner in row.winners if winner == 0)
    return {"seed": seed, "decks": [first, second], "won": won, "scores": row.scores, "answers": row.answers}


def wins(rows: list[Row], deck: str, other: str = "") -> tuple[float, int]:
    """Return how many games a deck has won, of how many, against another or against all."""
    total, games = 0.0, 0
    for row in rows:
        first, second = row["decks"]
        if deck in (first, second) and (not other or other in (first, second)):
            games += 1
            total += row["won"] if deck == first else 1 - row["won"]
    return total, games


def table(rows: list[Row], decks: tuple[str, ...]) -> str:
    """Return the result in Markdown, with the 95 % interval of each deck."""
    lines = ["| wins of | " + " | ".join(decks) + " | all |", "|---" * (len(decks) + 2) + "|"]
    for deck in decks:
        cells = []
        for other in decks:
            won, games = wins(rows, deck, other) if other != deck else (0.0, 0)
            cells.append(f"{won:g} of {games}" if games else "")
        rate = share(*wins(rows, deck))
        cells.append(f"{100 * rate.rate:.0f} % of {rate.cases} ({100 * rate.low:.0f} to {100 * rate.high:.0f})")
        lines.append(f"| {deck} | " + " | ".join(cells) + " |")
    lines.append(f"first seat: {sum(row['won'] for row in rows):g} of {len(rows)}")
    short = sum(max(row["scores"]) < 10 for row in rows)
    return "\n".join([*lines, f"without ten points: {short} of {len(rows)}"])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--bot", default="search:iterations=60", help="who plays both seats")
    options.add_argument("--games", type=int, default=100, help="games a pair")
    options.add_argument("--seed", type=int, default=0, help="first seed")
    options.add_argument("--out", type=Path, help="append a line of JSON per game")
    options.add_argument("--from", dest="earlier", type=Path, nargs="*", default=[], help="only count what was kept")
    chosen = options.parse_args()
    game = load(chosen.game)
    assert game.decks is not None, f"{chosen.game} is not played with decks"
    rows: list[Row] = [
        json.loads(line) for path in chosen.earlier for line in path.read_text(encoding="utf-8").splitlines()
    ]
    if not chosen.earlier:
        names = tuple(option.name for option in game.rules.table if option.holds_deck)[:2]
        for seed, first, second in fixtures(game.decks.box, chosen.games, chosen.seed):
            rows.append(play(chosen.game, chosen.bot, seed, first, second, names))
            if chosen.out:
                with chosen.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(rows[-1]) + "\n")
    print(table(rows, game.decks.box))


if __name__ == "__main__":
    main()
