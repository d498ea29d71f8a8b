"""The generators of chance: a quick one, one with a key that nobody can foresee, one that somebody wrote down."""

from hashlib import shake_256
from typing import ClassVar, Final

# L'Ecuyer's combined generator (1988): every product stays below 2**47, so compiled code never boxes an int.
M1: Final = 2147483563
M2: Final = 2147483399


class Dice:
    """The quick generator, for guesses of bots, simulations and tests: whoever has seen enough of it foresees it."""

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


# A word is four bytes; a block is what one call draws ahead, four rounds of the sponge.
WORD: Final = 4294967296
BLOCK: Final = 544


def block(key: bytes, number: int) -> bytes:
    """Return a block of the stream that only the key tells: SHAKE-256 of key and number."""
    return shake_256(key + number.to_bytes(8, "big")).digest(BLOCK)


class KeyedDice(Dice):
    """The generator of a table: nothing it has given tells what it will give, unless one has its key."""

    __slots__ = ("ahead", "drawn", "key")

    # What the rest follows from.
    SAVED: ClassVar[tuple[str, ...]] = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0, ahead: bytes = b"") -> None:
        super().__init__(0)
        self.key = key
        # How many bytes of the stream are used up, and the block in which the next ones lie; copies share it.
        self.drawn = drawn
        self.ahead = ahead or block(key, drawn // BLOCK)

    def below(self, sides: int) -> int:
        """Return a number from 0 to `sides` - 1, each exactly as likely."""
        if not 0 < sides <= WORD:
            raise ValueError(f"no die has {sides} sides")
        # The words at the upper end that would favour low numbers are passed over.
        fair = WORD - WORD % sides
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % sides

    def word(self) -> int:
        """Return the next 32 bits of the stream."""
        place = self.drawn % BLOCK
        ahead = self.ahead
        self.drawn += 4
        if place + 4 == BLOCK:
            self.ahead = block(self.key, self.drawn // BLOCK)
        return ahead[place] << 24 | ahead[place + 1] << 16 | ahead[place + 2] << 8 | ahead[place + 3]

    def copy(self) -> Dice:
        """Return a generator that will give the same numbers; what is drawn ahead is shared."""
        return KeyedDice(self.key, self.drawn, self.ahead)


class ScriptedDice(Dice):
    """Dice of a puzzle or a test: the next throws are written down, then the quick generator goes on."""

    __slots__ = ("script",)

    def __init__(self, script: list[int], seed: int = 0) -> None:
        super().__init__(seed)
        self.script = script

    def below(self, sides: int) -> int:
        """Return the next number of the script, from the last face if it is negative; any, if such a die has it not."""
        if self.script:
            number = self.script.pop(0)
            if -sides <= number < sides:
                return number % sides
        return super().below(sides)

    def shuffle(self, pile: list[int]) -> None:
        """Bring a pile into random order; the script is for what is thrown."""
        script = self.script
        self.script = []
        super().shuffle(pile)
        self.script = script

    def copy(self) -> Dice:
        """Return dice that will give the same numbers."""
        twin = ScriptedDice(self.script[:])
        twin.a = self.a
        twin.b = self.b
        return twin


class Undecided(Exception):
    """A throw that somebody else has to decide: a die of so many sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class OpenDice(Dice):
    """Dice that throw nothing themselves: they give what was decided, and stop where nothing was decided yet."""

    __slots__ = ("decided", "given")

    def __init__(self, decided: list[int]) -> None:
        super().__init__(0)
        self.decided = decided
        self.given = 0

    def below(self, sides: int) -> int:
        """Return the next number that was decided; a die of one side needs no decision."""
        if sides == 1:
            return 0
        if self.given == len(self.decided):
            raise Undecided(sides)
        self.given += 1
        return self.decided[self.given - 1]

    def copy(self) -> Dice:
        """Return dice that go on from here."""
        twin = OpenDice(self.decided)
        twin.given = self.given
        return twin
