"""What learners are given: tables of things with named columns, declared by each game and written by its `observe`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

FLAG = "flag"
COUNT = "count"
CATEGORY = "category"
SEAT = "seat"


@dataclass(frozen=True)
class Column:
    """A number of each row: its name, what it counts, and the highest value, or how many values there are."""

    name: str
    kind: str
    size: int = 1

    @property
    def low(self) -> int:
        """Return the lowest value: -1 stands for none of a category, for nobody, and for what is not known."""
        return 0 if self.kind == FLAG else -1

    @property
    def high(self) -> float:
        """Return the highest value; counts may go beyond what is usual."""
        return float("inf") if self.kind == COUNT else self.size - 1 if self.kind in (CATEGORY, SEAT) else 1

    @property
    def width(self) -> int:
        """Return how many numbers it takes where each value of a category is a number of its own."""
        return self.size if self.kind in (CATEGORY, SEAT) else 1


def flag(name: str) -> Column:
    """Declare something that holds or not."""
    return Column(name, FLAG)


def flags(name: str, size: int) -> tuple[Column, ...]:
    """Declare several things that hold or not."""
    return tuple(flag(f"{name}_{i}") for i in range(size))


def count(name: str, usual: int) -> Column:
    """Declare an amount; the highest usual one is 1 to a learner."""
    return Column(name, COUNT, usual)


def counts(name: str, size: int, usual: int) -> tuple[Column, ...]:
    """Declare an amount of each of several things."""
    return tuple(count(f"{name}_{i}", usual) for i in range(size))


def category(name: str, size: int) -> Column:
    """Declare one of so many values that have no order."""
    return Column(name, CATEGORY, size)


def categories(name: str, places: int, size: int) -> tuple[Column, ...]:
    """Declare one of so many values for each of several places."""
    return tuple(category(f"{name}_{i}", size) for i in range(places))


def seat(name: str, players: int) -> Column:
    """Declare a seat, counted from the one that looks."""
    return Column(name, SEAT, players)


@dataclass(frozen=True)
class Table:
    """Things of one kind, a row each: whether it is there, then its columns. One row for what there is once."""

    name: str
    rows: int
    columns: tuple[Column, ...]

    @property
    def all_columns(self) -> tuple[Column, ...]:
        """Return its columns with the first, which says whether the row is there."""
        return (flag("there"), *self.columns)


def things(name: str, rows: int, width: int) -> Table:
    """Declare small things of any class, as `Sheet.things` writes them: the class, then the numbers it holds."""
    return Table(name, rows, (count("class", 100), *counts("holds", width - 1, 10)))


def agenda(classes: int, rows: int, width: int, question: int = 0) -> tuple[Table, Table]:
    """Declare the question, of a width of its own if it holds much, and the steps after it, as `Sheet` writes them."""
    asked = Table("question", 1, (category("class", classes), *counts("holds", (question or width) - 1, 10)))
    return asked, things("agenda", rows - 1, width)


@dataclass(frozen=True)
class Schema:
    """All tables of a game's observations at tables of one setup."""

    tables: tuple[Table, ...]

    @property
    def size(self) -> int:
        """Return how many numbers `observe` writes."""
        return sum(table.rows * len(table.all_columns) for table in self.tables)

    def columns(self) -> Iterator[tuple[str, Column]]:
        """Give each number that `observe` writes, with its name."""
        for table in self.tables:
            for row in range(table.rows):
                for column in table.all_columns:
                    yield f"{table.name}[{row}].{column.name}", column

    @property
    def hash(self) -> str:
        """Return a fingerprint: what was learnt from one schema fits no other."""
        return sha256(repr(self.tables).encode()).hexdigest()[:16]
