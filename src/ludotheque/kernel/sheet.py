"""What a seat sees as a row of numbers, written quickly: games put them in the order that their schema declares."""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Final

from librt.strings import BytesWriter, write_f32_le

from ludotheque.kernel.seat import Seat
from ludotheque.kernel.state import State

WIDEST: Final = 4096
ZEROS: Final = bytes(4 * WIDEST)
# Short stretches of zeros and of nothing, cut once.
SHORT: Final = 64
BLANKS: Final = [bytes(4 * size) for size in range(SHORT)]
NOTHINGS: Final = [pack("<f", -1.0) * size for size in range(SHORT)]
# Rows that are remembered at most.
MOST: Final = 20_000
# The upper half of whole numbers as floats of four bytes; the lower half of these is nothing.
UPPER: Final = [int.from_bytes(pack("<f", number)[2:], "little") for number in range(257)]


class Memory:
    """Rows as they were written before, for the sheets of one setup: things change less often than they are seen."""

    __slots__ = ("heaps", "rows")

    def __init__(self) -> None:
        # By a number that tells all that the row shows.
        self.rows: dict[int, bytes] = {}
        # Heaps with nothing on them, by their size and number.
        self.heaps: dict[int, bytes] = {}


class Trace:
    """What a seat was last shown at one table, block by block, and what each block told of."""

    __slots__ = ("blocks", "lines", "marks", "parts", "rows", "steps", "things")

    def __init__(self) -> None:
        self.parts: list[list[object]] = []
        self.blocks: list[bytes] = []
        # Things that never change stand for themselves; what else their rows tell, as a number; and the rows.
        self.things: list[object] = []
        self.marks: list[int] = []
        self.lines: list[bytes] = []
        # So do steps: those that are still to come, the last first, with their rows.
        self.steps: list[object] = []
        self.rows: list[bytes] = []

    def put(self, number: int, parts: list[object], block: bytes) -> None:
        """Remember a block; they come in the same order each time."""
        if number == len(self.blocks):
            self.parts.append(parts)
            self.blocks.append(block)
        else:
            self.parts[number] = parts
            self.blocks[number] = block


class Sheet:
    """Numbers of four bytes in a row; seats are counted from the one that looks; -1 stands for nobody or nothing."""

    __slots__ = ("aside", "block", "fields", "memory", "numbers", "out", "parts", "players", "room", "seat", "trace")

    def __init__(
        self,
        seat: Seat,
        players: int,
        numbers: dict[type, int],
        fields: list[tuple[str, ...]],
        memory: Memory | None = None,
        out: BytesWriter | None = None,
        trace: Trace | None = None,
    ) -> None:
        self.out = BytesWriter() if out is None else out
        self.seat = seat
        self.players = players
        # The number of each class of steps and what steps hold, and the names of their fields by that number.
        self.numbers = numbers
        self.fields = fields
        self.memory = Memory() if memory is None else memory
        self.trace = trace
        # The block that is written, and what it tells of; where to go on after what is written to be kept.
        self.block = -1
        self.parts: list[object] = []
        self.aside: list[BytesWriter] = []
        # How many numbers the thing that is written may still have.
        self.room = 0

    def again(self, parts: list[object]) -> bool:
        """Write the next block as it was, if all that it tells of is the same; if not, `done` ends the block."""
        # The parts are things and lists that nobody changes any more, such as those of a view.
        self.block += 1
        trace = self.trace
        if trace is None:
            return False
        if self.block < len(trace.parts) and trace.parts[self.block] == parts:
            self.out.write(trace.blocks[self.block])
            return True
        self.parts = parts
        self._step_aside()
        return False

    def done(self) -> None:
        """End a block that was not there before."""
        if self.trace is not None:
            self.trace.put(self.block, self.parts, self._step_back())

    def same(self, number: int, thing: object, mark: int) -> bool:
        """Write the row of a thing that never changes as it was; if it is another, or its mark is, `noted` ends it."""
        trace = self.trace
        if trace is None:
            return False
        if number < len(trace.things) and trace.things[number] is thing and trace.marks[number] == mark:
            self.out.write(trace.lines[number])
            return True
        self._step_aside()
        return False

    def noted(self, number: int, thing: object, mark: int) -> None:
        """End a row that was not there before; the first time they come one after the other."""
        trace = self.trace
        if trace is None:
            return
        row = self._step_back()
        if number == len(trace.things):
            trace.things.append(thing)
            trace.marks.append(mark)
            trace.lines.append(row)
        else:
            trace.things[number] = thing
            trace.marks[number] = mark
            trace.lines[number] = row

    def recall(self, key: int) -> bool:
        """Write the row that was kept under this number; if there is none, `keep` ends it. No key is below nothing."""
        if key < 0:
            return False
        row = self.memory.rows.get(key)
        if row is None:
            self._step_aside()
            return False
        self.out.write(row)
        return True

    def keep(self, key: int) -> None:
        """End a row that `recall` did not know, and remember it."""
        if key < 0:
            return
        if len(self.memory.rows) >= MOST:
            self.memory.rows.clear()
        self.memory.rows[key] = self._step_back()

    def _step_aside(self) -> None:
        self.aside.append(self.out)
        self.out = BytesWriter()

    def _step_back(self) -> bytes:
        written = self.out.getvalue()
        self.out = self.aside.pop()
        self.out.write(written)
        return written

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
        if mask == 0:
            self.skip(size)
            return
        for i in range(size):
            write_f32_le(self.out, 1.0 if mask >> i & 1 else 0.0)

    def held(self, things: list[int], size: int) -> None:
        """Write how many there are of each kind of thing."""
        place = len(self.out)
        self.skip(size)
        self._pile(things, size, place, 1)

    def heaps(self, heaps: list[list[int]], size: int) -> None:
        """Write a row for each kind of thing: that it is there, and how many of it lie on each heap."""
        parts: list[object] = [*heaps]
        if self.again(parts):
            return
        place = len(self.out)
        trace = self.trace
        if trace is not None and self.block < len(trace.blocks):
            self.out.write(trace.blocks[self.block])
            self._pile_anew(heaps, trace.parts[self.block], size, place)
        else:
            self.laid(heaps, size)
        self.done()

    def laid(self, heaps: list[list[int]], size: int) -> None:
        """Write the same, whatever was there before."""
        place = len(self.out)
        self.out.write(self._bare(len(heaps), size))
        for number, heap in enumerate(heaps):
            self._pile(heap, size, place + 4 * (1 + number), 1 + len(heaps))

    def _bare(self, heaps: int, size: int) -> bytes:
        key = size * WIDEST + heaps
        empty = self.memory.heaps.get(key)
        if empty is None:
            empty = (pack("<f", 1.0) + bytes(4 * heaps)) * size
            self.memory.heaps[key] = empty
        return empty

    def _pile_anew(self, heaps: list[list[int]], before: list[object], size: int, place: int) -> None:
        """Change the heaps that are not as they were."""
        width = 1 + len(heaps)
        for number, heap in enumerate(heaps):
            old = before[number]
            assert isinstance(old, list)
            if old != heap:
                first = place + 4 * (1 + number)
                self._clear(old, size, first, width)
                self._pile(heap, size, first, width)

    def _clear(self, things: list[int], size: int, place: int, width: int) -> None:
        for thing in things:
            if 0 <= thing < size:
                upper = place + 4 * thing * width + 2
                self.out[upper] = 0
                self.out[upper + 1] = 0

    def _pile(self, things: list[int], size: int, place: int, width: int) -> None:
        """Put how many there are of each thing where nothing is written yet, so many numbers apart."""
        for thing in things:
            if 0 <= thing < size:
                upper = place + 4 * thing * width + 2
                # Most things are there once.
                number = UPPER[1] if self.out[upper + 1] == 0 else UPPER[min(things.count(thing), 256)]
                self.out[upper] = number & 255
                self.out[upper + 1] = number >> 8

    def row(self, things: list[int], size: int) -> None:
        """Write the first things of a list in their order, and -1 where there are no more."""
        out = self.out
        known = len(things)
        for thing in things if known <= size else things[:size]:
            write_f32_le(out, float(thing))
        while known < size:
            width = min(size - known, SHORT - 1)
            out.write(NOTHINGS[width])
            known += width

    def skip(self, count: int) -> None:
        """Write zeros, for a row that is not there."""
        if 0 <= count < SHORT:
            self.out.write(BLANKS[count])
            return
        while count > 0:
            width = min(count, WIDEST)
            self.out.write(ZEROS[: 4 * width])
            count -= width

    def agenda(self, s: State, rows: int, width: int, question: int = 0) -> None:
        """Write the question and the steps after it that the seat knows of: their class and what they hold."""
        todo = s.lanes[self.seat] if s.lanes and self.seat < len(s.lanes) else s.agenda
        last = len(todo) - 1
        if last >= 0:
            self._thing(todo[last], question or width)
        else:
            self.skip(1 + (question or width))
        known = min(max(last, 0), rows - 1)
        for i in range(known):
            self._step(last - 1 - i, todo[last - 1 - i], width)
        self.skip((rows - 1 - known) * (1 + width))

    def _step(self, depth: int, step: object, width: int) -> None:
        trace = self.trace
        if trace is None:
            self._thing(step, width)
            return
        while len(trace.steps) <= depth:
            trace.steps.append(None)
            trace.rows.append(b"")
        if trace.steps[depth] is step:
            self.out.write(trace.rows[depth])
            return
        self._step_aside()
        self._thing(step, width)
        trace.steps[depth] = step
        trace.rows[depth] = self._step_back()

    def things(self, things: Sequence[object], rows: int, width: int) -> None:
        """Write small things of any class, a row each: that it is there, its class, the numbers that it holds."""
        parts: list[object] = [*things]
        if self.again(parts):
            return
        known = min(len(parts), rows)
        for i in range(known):
            self._thing(parts[i], width)
        self.skip((rows - known) * (1 + width))
        self.done()

    def _thing(self, thing: object, width: int) -> None:
        write_f32_le(self.out, 1.0)
        self.room = width
        self._flatten(thing)
        self.skip(self.room)

    def _put(self, number: float) -> None:
        write_f32_le(self.out, number)
        self.room -= 1

    def _flatten(self, thing: object) -> None:
        if self.room == 0:
            return
        if isinstance(thing, int):
            self._put(float(thing))
        elif isinstance(thing, list):
            # Numbers of things may be below zero, so the length tells where a list ends.
            self._put(float(len(thing)))
            for item in thing:
                self._flatten(item)
        else:
            number = self.numbers.get(type(thing), -1)
            self._put(float(number))
            if number >= 0:
                for name in self.fields[number]:
                    value: object = getattr(thing, name)
                    if name == "seat" and isinstance(value, int) and value >= 0:
                        value = (value - self.seat) % self.players
                    self._flatten(value)

    def written(self) -> bytes:
        """Return all numbers so far, as bytes."""
        return self.out.getvalue()
