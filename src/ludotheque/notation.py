"""Cards as data: what a game needs to read a line of formal notation into effects."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any, TypeVar

from ludotheque.modules import modules_of

Item = TypeVar("Item")


class Reader:
    """Takes words off the front of a line; a game derives its own, which knows the words."""

    def __init__(self, text: str, token: re.Pattern[str]) -> None:
        self.text = text
        self.tokens: list[str] = token.findall(text)

    def peek(self) -> str:
        """Return the next word without taking it."""
        return self.tokens[0] if self.tokens else ""

    def take(self, wanted: str = "") -> str:
        """Take the next word, which must be the wanted one."""
        if not self.tokens:
            raise ValueError(f"{self.text!r}: something is missing at the end")
        word = self.tokens.pop(0)
        if wanted and word != wanted:
            raise ValueError(f"{self.text!r}: {word!r} instead of {wanted!r}")
        return word

    def took(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.peek() != word:
            return False
        self.take()
        return True

    def number(self) -> int:
        """Take a number."""
        return int(self.take())

    def numbers(self) -> list[int]:
        """Take all numbers that follow."""
        found = []
        while self.peek().lstrip("+-").isdigit():
            found.append(self.number())
        return found

    def several(self, one: Callable[[], Item], mark: str) -> list[Item]:
        """Take things of a kind with a mark between them."""
        found = [one()]
        while self.took(mark):
            found.append(one())
        return found

    def finish(self) -> None:
        """Make sure that nothing is left."""
        if self.tokens:
            raise ValueError(f"{self.text!r}: what is {self.tokens[0]!r} doing there?")


def open_up(*packages: ModuleType) -> None:
    """Load all modules of packages, so that what they declare can be found."""
    for package in packages:
        for _ in modules_of(package):
            pass


def family(base: type) -> Iterator[type]:
    """Yield a class and all that derive from it: nobody has to enter what can be found."""
    yield base
    children: list[type] = base.__subclasses__()
    for child in children:
        yield from family(child)


def by_word(base: Any) -> Mapping[str, Any]:
    """Return the classes of a family that say their word themselves."""
    found: Iterable[Any] = family(base)
    return {cls.word: cls for cls in found if cls.word}
