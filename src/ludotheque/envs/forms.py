"""The forms that observations come in: one row for a network, raw numbers by the schema, or tables of things."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.envs.rows import Numbers
from ludotheque.envs.table import Table, World
from ludotheque.errors import BadSetup
from ludotheque.kernel import Seat
from ludotheque.schema import Column, category, count
from ludotheque.schema import Table as Things

MOST_OPTIONS = 512


class Form:
    """The base: raw numbers."""

    def __init__(self, world: World) -> None:
        self.observer = world.observer
        self.world = world

    def space(self) -> spaces.Space[Any]:
        """Return the space that observations are of."""
        return box([column for _, column in self.observer.schema.columns()], (self.observer.size,))

    def seen(self, table: Table, seat: Seat) -> Any:
        """Return what a seat sees."""
        return table.raw(seat)


class AsRow(Form):
    """Counts around one, and a place for each value of a category."""

    def space(self) -> spaces.Space[Any]:
        """Return a box without bounds: counts may go beyond what is usual."""
        return spaces.Box(-np.inf, np.inf, (self.observer.width,), np.float32)

    def seen(self, table: Table, seat: Seat) -> Any:
        """Return one row."""
        return self.observer.plan.row(table.raw(seat))


class AsTables(Form):
    """A table for each kind of thing, a row for each of them; and the options as rows, as far as there is room."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self._verbs = {verb: number for number, verb in enumerate(world.verbs)}
        self._kinds = {kind: number for number, kind in enumerate(world.kinds)}
        # An option points at a row: the kind and the index are those of the thing it is about.
        self.options = Things(
            "options",
            MOST_OPTIONS,
            (
                category("verb", len(world.verbs)),
                category("kind", len(world.kinds)),
                count("index", 100),
                count("arg", 10),
                count("action", world.actions.size),
            ),
        )

    def space(self) -> spaces.Space[Any]:
        """Return a box for each table."""
        tables: dict[str, spaces.Space[Any]] = {
            table.name: box(list(table.all_columns) * table.rows, (table.rows, len(table.all_columns)))
            for table in (*self.observer.schema.tables, self.options)
        }
        return spaces.Dict(tables)

    def seen(self, table: Table, seat: Seat) -> Any:
        """Return the tables."""
        return {**self.observer.tables(table.raw(seat)), "options": self._offered(table, seat)}

    def _offered(self, table: Table, seat: Seat) -> Numbers:
        rows = np.zeros((MOST_OPTIONS, len(self.options.all_columns)), np.float32)
        numbers = table.legal(seat)[:MOST_OPTIONS]
        options = [self.world.actions.option(number) for number in numbers]
        if options:
            rows[: len(options)] = [
                (1, self._verbs[option.verb], self._kinds[option.kind], option.index, option.arg, number)
                for option, number in zip(options, numbers, strict=True)
            ]
        return rows


def box(columns: list[Column], shape: tuple[int, ...]) -> spaces.Box:
    """Return the space of numbers that have these bounds; what is hidden may be told by a lower one."""
    high = np.array([column.high for column in columns], np.float32).reshape(shape)
    return spaces.Box(np.full(shape, -np.inf, np.float32), high, shape, np.float32)


FORMS: dict[str, type[Form]] = {"row": AsRow, "raw": Form, "tables": AsTables}


def form_called(name: str, world: World) -> Form:
    """Return a form of observations by its name."""
    if name not in FORMS:
        raise BadSetup(
            f"there is no form {name!r} of observations; there are: {', '.join(FORMS)}",
            f"il n'y a pas de forme d'observation {name!r} ; il y a : {', '.join(FORMS)}",
        )
    return FORMS[name](world)
