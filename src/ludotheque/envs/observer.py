"""What a seat may know, as numbers: raw by the game's schema, as one row of a network's input, or as tables."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.strings import BytesWriter

from ludotheque import codec
from ludotheque.chance import dice_for
from ludotheque.envs.rows import Numbers, Plan, Rows
from ludotheque.game import Game, Setup
from ludotheque.kernel import Seat, State, advance
from ludotheque.kernel.desk import Eyes
from ludotheque.kernel.numbering import Numbering
from ludotheque.schema import Schema


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
        self.plan = Plan(self.schema)
        self.names, self.width = self.plan.names, self.plan.width

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
        return Rows(self.plan, len(raw)).look(raw)

    def row(self, view: State, seat: Seat) -> Numbers:
        """Return one observation as a row of a network's input."""
        return self.plan.row(self.raw(view, seat))

    def tables(self, raw: Numbers) -> dict[str, Numbers]:
        """Return one observation as tables, a row for each thing; the first column says whether it is there."""
        found: dict[str, Any] = {}
        first = 0
        for table in self.schema.tables:
            width = len(table.all_columns)
            found[table.name] = raw[first : first + table.rows * width].reshape(table.rows, width)
            first += table.rows * width
        return found
