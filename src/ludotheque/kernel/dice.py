"""The generator of chance: two small ints, copied for nothing."""

from typing import Final

# L'Ecuyer's combined generator (1988): every product stays below 2**47, so compiled code never boxes an int.
M1: Final = 2147483563
M2: Final = 2147483399


class Dice:
    """A generator that lives in the state; guesses of bots get one of their own."""

    __slots__ = ("a", "b")

    def __init__(self, seed: int = 0) -> None:
        self.a = seed % (M1 - 1) + 1
        self.b = seed // (M1 - 1) % (M2 - 1) + 1

    def below(self, sides: int) -> int:
        """Return a number from 0 to `sides` - 1."""
        self.a = 40014 * self.a % M1
        self.b = 40692 * self.b % M2
        return (self.a - self.b) % (M1 - 1) * sides // (M1 - 1)

    def shuffle(self, pile: list[int]) -> None:
        """Bring a pile into random order."""
        for last in range(len(pile) - 1, 0, -1):
            pick = self.below(last + 1)
            kept = pile[last]
            pile[last] = pile[pick]
            pile[pick] = kept

    def copy(self) -> "Dice":
        """Return a generator that will give the same numbers."""
        twin = Dice(0)
        twin.a = self.a
        twin.b = self.b
        return twin
