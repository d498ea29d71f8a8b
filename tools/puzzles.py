"""Tries puzzles: does the solution hold, do random answers or the greedy bot find one, does search.

`python tools/puzzles.py [GAME [NUMBER]] [--search NODES] [--tries N]` prints a line for each; exit 1 if one is unsound.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludotheque import bots, codec
from ludotheque.game import Game
from ludotheque.kernel import Option, State, answer, waiting
from ludotheque.naming import spell
from ludotheque.puzzles import SOLVED, Puzzle, idle_answer, puzzle, puzzles, with_puzzles

# A turn that goes on longer goes round in circles.
LONGEST = 120


@dataclass
class Search:
    """Goes through all that a seat can do until something is over, each position once."""

    game: Game
    seat: int
    is_over: Callable[[State], bool]
    # What an end is worth; none for one that does not count.
    worth: Callable[[State], float]
    nodes: int
    seen: set[bytes] = field(default_factory=set)
    best: float = float("-inf")
    path: list[str] = field(default_factory=list)
    ends: int = 0
    # Whether what is thrown is told, so that one may go on after it.
    foreseen: bool = False
    enough: float = float("inf")

    def run(self, s: State) -> bool:
        """Search from a position; tell whether all of it was seen."""
        stack: list[tuple[State, tuple[str, ...]]] = [(s, ())]
        while stack and self.nodes > 0 and self.best < self.enough:
            here, path = stack.pop()
            if self.is_over(here):
                self.end(here, path)
                continue
            ask = waiting(here)[0]
            if ask.seat != self.seat or (here.revealed != s.revealed and not self.foreseen):
                # What comes after something hidden was seen is left to itself: a puzzle is solved by what one knows.
                after = here.copy()
                is_own = ask.seat == self.seat
                answer(after, ask, idle_answer(after, ask) if is_own else ask.options(after)[0])
                stack.append((after, path))
                continue
            stack += self.children(here, ask, path)
        return not stack

    def children(self, s: State, ask: Any, path: tuple[str, ...]) -> list[tuple[State, tuple[str, ...]]]:
        """Return the positions that follow from a question and were not seen yet."""
        found: list[tuple[State, tuple[str, ...]]] = []
        for option in ask.options(s):
            after = s.copy()
            answer(after, ask, option)
            self.nodes -= 1
            mark = codec.dump(self.game, after)
            if mark not in self.seen and len(path) < LONGEST:
                self.seen.add(mark)
                found.append((after, (*path, spell(self.game, s, option))))
        return found

    def end(self, s: State, path: tuple[str, ...]) -> None:
        """Look at an end."""
        self.ends += 1
        worth = self.worth(s)
        if worth > self.best:
            self.best, self.path = worth, list(path)


def searched(it: Puzzle, nodes: int) -> tuple[list[str], bool]:
    """Return a solution that search finds, if it does, and whether it saw everything before it stopped."""
    search = Search(it.game, it.seat, it.is_over, lambda s: float(it.is_met(s)), nodes, enough=1.0)
    search.foreseen = bool(it.position.head.chance)
    whole = search.run(it.state())
    return (search.path if search.best >= 1.0 else []), whole


def luck(it: Puzzle, tries: int) -> float:
    """Return how often random answers solve it."""
    return sum(played(it, random_answer(Random(number))) for number in range(tries)) / tries


def random_answer(dice: Random) -> Callable[[State, Any], Option]:
    """Return somebody who answers anything."""
    return lambda s, ask: dice.choice(ask.options(s))


def greedily(it: Puzzle) -> bool:
    """Tell whether the greedy bot solves it."""
    bot = bots.make("greedy", it.game, 1)
    return played(it, lambda s, ask: bot.choose(it.game.rules.sight(s, ask.seat), ask.seat))


def played(it: Puzzle, choose: Callable[[State, Any], Option]) -> bool:
    """Tell whether somebody solves it."""
    s = it.state()
    for _ in range(LONGEST):
        if it.is_over(s):
            break
        ask = waiting(s)[0]
        answer(s, ask, choose(s, ask) if ask.seat == it.seat else ask.options(s)[0])
    return it.is_over(s) and it.is_met(s)


def main() -> int:
    """Try puzzles and say how they fare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("number", nargs="?")
    parser.add_argument(
        "--search", type=int, default=0, metavar="NODES", help="look for a solution in so many positions"
    )
    parser.add_argument("--tries", type=int, default=100, help="how often to answer at random")
    chosen = parser.parse_args()
    unsound = 0
    for game in [chosen.game] if chosen.game else with_puzzles():
        for it in [puzzle(game, chosen.number)] if chosen.number else puzzles(game):
            good = it.verdict(it.solved()) == SOLVED
            lucky, greedy = luck(it, chosen.tries), greedily(it)
            said = f"solution {'holds' if good else 'FAILS'}, random {lucky:.0%}, greedy {'too' if greedy else 'fails'}"
            if chosen.search:
                path, whole = searched(it, chosen.search)
                said += f", search {'finds ' + ' / '.join(path) if path else 'finds none'}{' of all' if whole else ''}"
            print(f"{game} {it.number} {it.id}: {said}", flush=True)
            unsound += not good or lucky > 0.1
    return min(unsound, 1)


if __name__ == "__main__":
    sys.exit(main())
