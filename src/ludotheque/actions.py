"""Options as numbers from 0 to N - 1, for learners that want a fixed list of actions."""

from ludotheque.errors import NotAnOption
from ludotheque.game import Game
from ludotheque.kernel import Option


class Actions:
    """Every option a game can ever offer, numbered; the numbers follow from the game's table of verbs."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first: dict[tuple[str, str], tuple[int, int, int]] = {}
        self.size = 0
        for verb in game.rules.verbs:
            self.first[verb.verb, verb.kind] = (self.size, verb.count, verb.args)
            self.size += verb.count * verb.args

    def number(self, option: Option) -> int:
        """Return the number of an option."""
        first, count, args = self.first[option.verb, option.kind]
        if not (0 <= option.index < count and 0 <= option.arg < args):
            raise NotAnOption(f"{option} is beyond the table of verbs", f"{option} dépasse la table des verbes")
        return first + option.index * args + option.arg

    def option(self, number: int) -> Option:
        """Return the option of a number."""
        for (verb, kind), (first, count, args) in self.first.items():
            if first <= number < first + count * args:
                return Option(verb, kind, (number - first) // args, (number - first) % args)
        raise NotAnOption(
            f"action {number} does not exist; they go from 0 to {self.size - 1}",
            f"l'action {number} n'existe pas ; elles vont de 0 à {self.size - 1}",
        )
