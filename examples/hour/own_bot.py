"""A bot of one's own: it sees what its seat may see, and plays in the arena beside the others."""

import sys

from ludotheque.arena import tournament
from ludotheque.game import Game
from ludotheque.kernel import Option, State, waiting


class Hasty:
    """Takes the option that the game likes best at first sight, without looking ahead."""

    name = "hasty"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game

    def choose(self, view: State, seat: int) -> Option:
        """Return the option of the highest taste."""
        ask = next(ask for ask in waiting(view) if ask.seat == seat)
        return max(ask.options(view), key=lambda option: self.game.mind.taste(view, ask, option))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for standing in tournament("smallworld", ["examples.hour.own_bot:Hasty", "random"], games=games, jobs=1):
        print(standing)
