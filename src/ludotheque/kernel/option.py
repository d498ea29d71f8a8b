"""What a seat may do: a verb and the element of the board it points at."""

from typing import Final

BUTTON: Final = "button"


class Option:
    """One possible answer, a small value: verb, board element (`kind`, `index`) and an argument."""

    __slots__ = ("arg", "index", "kind", "verb")

    def __init__(self, verb: str, kind: str, index: int = 0, arg: int = 0) -> None:
        self.verb = verb
        self.kind = kind
        self.index = index
        self.arg = arg

    def element(self) -> str:
        """Return the id of the drawn element that stands for this option."""
        if self.kind != BUTTON:
            return f"{self.kind}-{self.index}"
        return f"button-{self.verb}-{self.index}" if self.index else f"button-{self.verb}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.index == other.index
            and self.arg == other.arg
            and self.verb == other.verb
            and self.kind == other.kind
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.kind, self.index, self.arg))

    def __reduce__(self) -> tuple[type["Option"], tuple[str, str, int, int]]:
        # A compiled class does not find out by itself how it is made again in another process.
        return Option, (self.verb, self.kind, self.index, self.arg)

    def __repr__(self) -> str:
        return f"Option({self.verb!r}, {self.kind!r}, {self.index}, {self.arg})"


def button(verb: str, index: int = 0) -> Option:
    """Return an option that is a button of the question, not a place on the board."""
    return Option(verb, BUTTON, index)
