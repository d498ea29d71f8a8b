"""What a seat sees as a row of numbers, written quickly: games put them in the order that their schema declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_f32_le

from ludotheque.kernel.seat import Seat
from ludotheque.kernel.state import State

WIDEST: Final = 4096
ZEROS: Final = bytes(4 * WIDEST)


class Sheet:
    """Numbers of four bytes in a row; seats are counted from the one that looks; -1 stands for nobody or nothing."""

    __slots__ = ("fields", "numbers", "out", "players", "seat")

    def __init__(self, seat: Seat, players: int, numbers: dict[type, int], fields: list[tuple[str, ...]]) -> None:
        self.out = BytesWriter()
        self.seat = seat
        self.players = players
        # The number of each class of steps and what steps hold, and the names of their fields by that number.
        self.numbers = numbers
        self.fields = fields

    def put(self, value: float) -> None:
        """Write a number."""
        write_f32_le(self.out, value)

    def count(self, value: int) -> None:
        """Write a whole number."""
        write_f32_le(self.out, float(value))

    def flag(self, holds: bool) -> None:
        """Write whether something holds."""
        write_f32_le(self.out, 1.0 if holds else 0.0)

    def who(self, seat: Seat) -> None:
        """Write a seat, as counted from the one that looks; -1 for nobody."""
        write_f32_le(self.out, -1.0 if seat < 0 else float((seat - self.seat) % self.players))

    def bits(self, mask: int, size: int) -> None:
        """Write the lowest bits of a mask, one number each."""
        for i in range(size):
            write_f32_le(self.out, 1.0 if mask >> i & 1 else 0.0)

    def held(self, things: list[int], size: int) -> None:
        """Write how many there are of each kind of thing."""
        counts = [0] * size
        for thing in things:
            if 0 <= thing < size:
                counts[thing] += 1
        for count in counts:
            write_f32_le(self.out, float(count))

    def heaps(self, heaps: list[list[int]], size: int) -> None:
        """Write a row for each kind of thing: that it is there, and how many of it lie on each heap."""
        counts = [[0] * size for _ in heaps]
        for heap, count in zip(heaps, counts, strict=True):
            for thing in heap:
                if 0 <= thing < size:
                    count[thing] += 1
        for thing in range(size):
            write_f32_le(self.out, 1.0)
            for count in counts:
                write_f32_le(self.out, float(count[thing]))

    def row(self, things: list[int], size: int) -> None:
        """Write the first things of a list in their order, and -1 where there are no more."""
        for i in range(size):
            write_f32_le(self.out, float(things[i]) if i < len(things) else -1.0)

    def skip(self, count: int) -> None:
        """Write zeros, for a row that is not there."""
        while count > 0:
            width = min(count, WIDEST)
            self.out.write(ZEROS[: 4 * width])
            count -= width

    def agenda(self, s: State, rows: int, width: int, question: int = 0) -> None:
        """Write the question and the steps after it that the seat knows of: their class and what they hold."""
        todo = s.lanes[self.seat] if s.lanes and self.seat < len(s.lanes) else s.agenda
        todo = todo[::-1]
        self.things(todo[:1], 1, question or width)
        self.things(todo[1:], rows - 1, width)

    def things(self, things: Sequence[object], rows: int, width: int) -> None:
        """Write small things of any class, a row each: that it is there, its class, the numbers that it holds."""
        for i in range(rows):
            if i < len(things):
                found: list[float] = [1.0]
                self._flatten(things[i], found, 1 + width)
                for number in found:
                    write_f32_le(self.out, number)
                self.skip(1 + width - len(found))
            else:
                self.skip(1 + width)

    def _flatten(self, thing: object, found: list[float], width: int) -> None:
        if len(found) >= width:
            return
        if isinstance(thing, int):
            found.append(float(thing))
        elif isinstance(thing, list):
            # Numbers of things may be below zero, so the length tells where a list ends.
            found.append(float(len(thing)))
            for item in thing:
                self._flatten(item, found, width)
        else:
            number = self.numbers.get(type(thing), -1)
            found.append(float(number))
            if number >= 0:
                for name in self.fields[number]:
                    value: object = getattr(thing, name)
                    if name == "seat" and isinstance(value, int) and value >= 0:
                        value = (value - self.seat) % self.players
                    self._flatten(value, found, width)

    def written(self) -> bytes:
        """Return all numbers so far, as bytes."""
        return self.out.getvalue()
