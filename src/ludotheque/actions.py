"""Options as numbers from 0 to N - 1, for learners that want a fixed list of actions."""

from dataclasses import dataclass

from ludotheque.components import editions
from ludotheque.errors import NotAnOption
from ludotheque.game import Game, Verb
from ludotheque.kernel import Option


@dataclass(frozen=True)
class Block:
    """Options of one verb that came with one edition: what they point at has numbers from `low` up to `high`."""

    first: int
    verb: Verb
    low: int
    high: int

    @property
    def last(self) -> int:
        """Return the number after that of its last option."""
        return self.first + (self.high - self.low) * self.verb.args

    def option(self, number: int) -> Option:
        """Return the option of a number in this block."""
        index, arg = divmod(number - self.first, self.verb.args)
        return Option(self.verb.verb, self.verb.kind, self.low + index, arg)


class Actions:
    """Every option a game can ever offer, numbered; what a later edition adds comes behind all that was there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = 0
        self.blocks: dict[tuple[str, str], list[Block]] = {}
        for edition in editions(game.rules.edition):
            for verb in game.rules.verbs:
                self._add(verb, size_of(verb, edition))

    def _add(self, verb: Verb, high: int) -> None:
        blocks = self.blocks.setdefault((verb.verb, verb.kind), [])
        block = Block(self.size, verb, blocks[-1].high if blocks else 0, high)
        blocks.append(block)
        self.size = block.last

    def number(self, option: Option) -> int:
        """Return the number of an option."""
        for block in self.blocks[option.verb, option.kind]:
            if block.low <= option.index < block.high and 0 <= option.arg < block.verb.args:
                return block.first + (option.index - block.low) * block.verb.args + option.arg
        raise NotAnOption(f"{option} is beyond the table of verbs", f"{option} dépasse la table des verbes")

    def option(self, number: int) -> Option:
        """Return the option of a number."""
        for blocks in self.blocks.values():
            for block in blocks:
                if block.first <= number < block.last:
                    return block.option(number)
        raise NotAnOption(
            f"action {number} does not exist; they go from 0 to {self.size - 1}",
            f"l'action {number} n'existe pas ; elles vont de 0 à {self.size - 1}",
        )


def size_of(verb: Verb, edition: int) -> int:
    """Return how many things an edition has for a verb to point at."""
    return verb.earlier[edition - 1] if edition <= len(verb.earlier) else verb.count
