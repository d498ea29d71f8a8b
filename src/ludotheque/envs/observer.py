"""What a seat may know, as numbers: raw by the game's schema, as one row of a network's input, or as tables."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ludotheque import codec
from ludotheque.chance import dice_for
from ludotheque.game import Game, Setup
from ludotheque.kernel import Seat, State, advance
from ludotheque.kernel.desk import Eyes
from ludotheque.kernel.numbering import Numbering
from ludotheque.schema import CATEGORY, COUNT, SEAT, Schema

Numbers = NDArray[np.float32]


def fresh(game: Game, setup: Setup, seed: int) -> State:
    """Return a new game up to its first question."""
    s = game.rules.start(setup, dice_for(seed))
    advance(s)
    return s


class Observer:
    """Looks at tables of one setup with the eyes of their seats."""

    def __init__(self, game: Game, setup: Setup, numbering: Numbering | None = None) -> None:
        classes = sorted(codec.classes(game).values(), key=lambda cls: cls.__name__)
        self.eyes = Eyes(
            setup.players,
            {cls: number for number, cls in enumerate(classes)},
            [codec.fields(cls) for cls in classes],
            game.rules.sight,
            game.mind.observe,
            Numbering() if numbering is None else numbering,
        )
        self.schema: Schema = game.mind.schema(fresh(game, setup, 0), len(classes))
        self.size = self.schema.size
        self._plan_row()

    def _plan_row(self) -> None:
        """Find out where each raw number goes in a row where each value of a category has a place of its own."""
        there, first = -1, 0
        plain: list[tuple[int, int, float]] = []
        coded: list[tuple[int, int, int, int]] = []
        self.names: list[str] = []
        for source, (name, column) in enumerate(self.schema.columns()):
            if name.endswith(".there"):
                there = source
            if column.kind in (CATEGORY, SEAT):
                coded.append((source, there, first, column.size))
                self.names += [f"{name}={value}" for value in range(column.size)]
            else:
                plain.append((source, first, 1 / column.size if column.kind == COUNT else 1.0))
                self.names.append(name)
            first += column.width
        self.width = first
        self._plain_from, self._plain_to = (np.array([row[i] for row in plain], np.intp) for i in (0, 1))
        self._scale = np.array([scale for _, _, scale in plain], np.float32)
        self._coded_from, self._there, self._coded_to, self._most = (
            np.array([row[i] for row in coded], np.intp) for i in range(4)
        )

    def raw(self, view: State, seat: Seat) -> Numbers:
        """Return all numbers as the schema declares them."""
        return np.frombuffer(self.written(view, seat), np.float32)

    def written(self, view: State, seat: Seat) -> bytes:
        """Return the same as bytes, four for each number."""
        out = BytesWriter()
        self.eyes.write(view, seat, out, None)
        return out.getvalue()

    def rows(self, raw: Numbers) -> Numbers:
        """Return observations as rows of a network's input: counts around 1, a place for each value of a category."""
        many = len(raw)
        out = np.zeros((many, self.width + 1), np.float32)
        out[:, self._plain_to] = raw[:, self._plain_from] * self._scale
        codes = raw[:, self._coded_from].astype(np.intp)
        known = (codes >= 0) & (codes < self._most) & (raw[:, self._there] > 0)
        # What is not known goes to a place behind the last, which is cut off.
        np.put_along_axis(out, np.where(known, self._coded_to + codes, self.width), 1.0, axis=1)
        return out[:, : self.width]

    def row(self, view: State, seat: Seat) -> Numbers:
        """Return one observation as a row of a network's input."""
        first: Numbers = self.rows(self.raw(view, seat)[np.newaxis])[0]
        return first

    def tables(self, raw: Numbers) -> dict[str, Numbers]:
        """Return one observation as tables, a row for each thing; the first column says whether it is there."""
        found: dict[str, Any] = {}
        first = 0
        for table in self.schema.tables:
            width = len(table.all_columns)
            found[table.name] = raw[first : first + table.rows * width].reshape(table.rows, width)
            first += table.rows * width
        return found
