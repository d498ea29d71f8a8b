"""Options as numbers from 0 to N - 1, for learners that want a fixed list of actions."""

from ludotheque.components import editions
from ludotheque.errors import NotAnOption
from ludotheque.game import Game, Verb
from ludotheque.kernel import Option
from ludotheque.kernel.numbering import Numbering


class Actions:
    """Every option a game can ever offer, numbered; what a later edition adds comes behind all that was there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbering = Numbering()
        for edition in editions(game.rules.edition):
            for verb in game.rules.verbs:
                self.numbering.add(verb.verb, verb.kind, size_of(verb, edition), verb.args)
        self.size = self.numbering.size

    def number(self, option: Option) -> int:
        """Return the number of an option."""
        try:
            return self.numbering.number(option)
        except KeyError:
            raise NotAnOption(
                f"{option} is beyond the table of verbs", f"{option} dépasse la table des verbes"
            ) from None

    def option(self, number: int) -> Option:
        """Return the option of a number."""
        try:
            return self.numbering.option(number)
        except KeyError:
            raise NotAnOption(
                f"action {number} does not exist; they go from 0 to {self.size - 1}",
                f"l'action {number} n'existe pas ; elles vont de 0 à {self.size - 1}",
            ) from None


def size_of(verb: Verb, edition: int) -> int:
    """Return how many things an edition has for a verb to point at."""
    return verb.earlier[edition - 1] if edition <= len(verb.earlier) else verb.count
