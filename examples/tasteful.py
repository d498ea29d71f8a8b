"""A bot of one's own: takes what the game itself says is worth a look, and now and then something else."""

from ludotheque import arena
from ludotheque.bots import question
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Option, State


class Tasteful:
    """Looks at no position but its own view, and at no future at all."""

    name = "tasteful"

    def __init__(self, game: Game, seed: int = 0, whim: int = 20) -> None:
        self.game = game
        self.dice = dice_for(seed)
        # One choice in so many is made without looking.
        self.whim = whim

    def choose(self, view: State, seat: int) -> Option:
        """Return the option that the game likes best."""
        ask = question(view, seat)
        options = ask.options(view)
        if self.dice.below(self.whim) == 0:
            return options[self.dice.below(len(options))]
        return max(options, key=lambda option: self.game.mind.taste(view, ask, option))


if __name__ == "__main__":
    for standing in arena.tournament("smallworld", ["examples.tasteful:Tasteful", "random"], games=40):
        print(f"{standing.name}: {standing.wins.rate:.0%} of {standing.wins.cases} games won")
