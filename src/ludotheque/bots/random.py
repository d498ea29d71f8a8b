"""Takes any option: the measure of all others."""

from ludotheque.bots.bot import Opinion, question
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Option, State


class RandomBot:
    """Chooses among the options without looking."""

    name = "random"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.dice = dice_for(seed)

    def choose(self, view: State, seat: int) -> Option:
        """Return any option."""
        options = question(view, seat).options(view)
        return options[self.dice.below(len(options))]

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Like all options the same."""
        options = question(view, seat).options(view)
        return [Opinion(option, 1 / len(options), 0.0) for option in options]
