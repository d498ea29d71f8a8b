"""Plays every table of a game to its end: each value of an option by each number of players, or pairs of options."""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path

from ludotheque import simulate
from ludotheque.engine import engine
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.games import load

Options = Mapping[str, str]


def is_allowed(game: Game, players: int, options: Options) -> bool:
    """Tell whether there can be such a table."""
    try:
        game.setup(players, options)
    except BadSetup:
        return False
    return True


def by_value(game: Game, option: str) -> Iterator[tuple[int, Options]]:
    """Give each value of an option with each number of players that it allows, alone or with one more option."""
    others = [{}, *({other.name: value} for other in game.rules.table for value in other.values)]
    for value, players in product(values(game, option), game.seats):
        chosen = ({option: value, **more} for more in others if option not in more)
        found = next((options for options in chosen if is_allowed(game, players, options)), None)
        if found is not None:
            yield players, found


def values(game: Game, option: str) -> tuple[str, ...]:
    """Return the values of an option."""
    return next(one.values for one in game.rules.table if one.name == option)


def by_pair(game: Game, option: str) -> Iterator[tuple[int, Options]]:
    """Give each pair of values of two options with the first table that takes both, from another start each time."""
    chosen = [(one.name, value) for one in game.rules.table if one.name != option for value in one.values[1:]]
    bases = [(players, {option: value}) for value, players in product(values(game, option), game.seats)]
    pairs = [dict(pair) for pair in combinations(chosen, 2) if pair[0][0] != pair[1][0]]
    for start, pair in enumerate([*({name: value} for name, value in chosen), *pairs]):
        turned = bases[start % len(bases) :] + bases[: start % len(bases)]
        found = next(((n, {**base, **pair}) for n, base in turned if is_allowed(game, n, {**base, **pair})), None)
        if found is not None:
            yield found


def play(game: Game, players: int, options: Options, bot: str, seeds: range) -> dict[str, object]:
    """Play a table so often, and return what came of it: how many ended, the longest, what went wrong."""
    what = simulate.plan(game.name, players, (bot,), options)
    begun, lengths, faults = time.process_time(), [], []
    for seed in seeds:
        try:
            lengths.append(simulate.play(what, seed).answers)
        except Exception as error:
            faults.append(f"seed {seed}: {error!r}")
    used = round(time.process_time() - begun, 2)
    longest, mean = max(lengths, default=0), round(sum(lengths) / len(lengths)) if lengths else 0
    row = {"options": dict(options), "players": players, "bot": bot, "ended": len(lengths), "longest": longest}
    return {**row, "mean": mean, "seconds": used, "faults": faults}


def main() -> None:
    """Play and write a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--over", help="the option whose values are played, by default the first one")
    parser.add_argument("--pairs", action="store_true", help="pairs of values of the other options instead")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="file for the lines, to which they are added")
    chosen = parser.parse_args()
    game = load(chosen.game)
    option = chosen.over or game.rules.table[0].name
    faults = 0
    for players, options in (by_pair if chosen.pairs else by_value)(game, option):
        row = play(game, players, options, chosen.bot, range(chosen.seed, chosen.seed + chosen.games))
        line = json.dumps({"engine": engine(), **row})
        print(line, flush=True)
        if chosen.out:
            with chosen.out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        faults += bool(row["faults"])
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
