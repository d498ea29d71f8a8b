"""Options as numbers: a block of numbers for each verb and kind of thing that it points at."""

from __future__ import annotations

from ludotheque.kernel.option import Option


class Block:
    """Numbers from `first` on: what a verb points at, from `low` up to `high`, each with so many arguments."""

    __slots__ = ("args", "first", "high", "kind", "last", "low", "verb")

    def __init__(self, verb: str, kind: str, first: int, low: int, high: int, args: int) -> None:
        self.verb = verb
        self.kind = kind
        self.first = first
        self.low = low
        self.high = high
        self.args = args
        # The number after that of its last option.
        self.last = first + (high - low) * args

    def has(self, option: Option) -> bool:
        """Tell whether an option of its verb and kind is in this block."""
        return self.low <= option.index < self.high and 0 <= option.arg < self.args

    def number(self, option: Option) -> int:
        """Return the number of an option that is in this block."""
        return self.first + (option.index - self.low) * self.args + option.arg

    def option(self, number: int) -> Option:
        """Return the option of a number in this block."""
        index, arg = divmod(number - self.first, self.args)
        return Option(self.verb, self.kind, self.low + index, arg)


class Numbering:
    """All blocks of a game, one behind the other; finds the number of an option without remembering each."""

    __slots__ = ("blocks", "size", "verbs")

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        # By verb and kind; several where later editions added to what was there.
        self.verbs: dict[str, dict[str, list[Block]]] = {}
        self.size = 0

    def add(self, verb: str, kind: str, high: int, args: int) -> None:
        """Give numbers to what a verb can point at and did not before, up to a highest thing."""
        known = self.verbs.setdefault(verb, {}).setdefault(kind, [])
        block = Block(verb, kind, self.size, known[-1].high if known else 0, high, args)
        known.append(block)
        self.blocks.append(block)
        self.size = block.last

    def number(self, option: Option) -> int:
        """Return the number of an option; one that has none is a KeyError."""
        return self._block(option).number(option)

    def numbers(self, options: list[Option]) -> list[int]:
        """Return the numbers of options; most of them follow another of the same verb and kind."""
        found: list[int] = []
        block: Block | None = None
        for option in options:
            if block is None or option.verb is not block.verb or option.kind is not block.kind or not block.has(option):
                block = self._block(option)
            found.append(block.number(option))
        return found

    def _block(self, option: Option) -> Block:
        kinds = self.verbs.get(option.verb)
        blocks = None if kinds is None else kinds.get(option.kind)
        if blocks is not None:
            for block in blocks:
                if block.has(option):
                    return block
        raise KeyError(option)

    def option(self, number: int) -> Option:
        """Return the option of a number; a number without one is a KeyError."""
        for block in self.blocks:
            if block.first <= number < block.last:
                return block.option(number)
        raise KeyError(number)
