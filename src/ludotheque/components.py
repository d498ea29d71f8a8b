"""Tables of components: each row has a number that never changes, and the edition it came with."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any

Row = Mapping[str, Any]
# The edition of rows that say nothing else, and of games that were written down before editions were.
FIRST_EDITION = 1


def read(package: str, name: str) -> dict[str, Any]:
    """Return a table file that lies in a package."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


class Table:
    """Components of one kind, each in the place that its number `n` says, wherever its row stands in the file."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self._printed = sorted(rows, key=lambda row: int(row["n"]))
        _check(self._printed)
        self.rows = self.of(self.edition)
        self.number: dict[str, int] = {row["id"]: row["n"] for row in self._printed}

    @cached_property
    def edition(self) -> int:
        """Return the newest edition that added or changed a row."""
        return max(max(since(row), *_changes(row)) for row in self._printed)

    def of(self, edition: int) -> list[Row]:
        """Return the rows of an edition by number: what came later has the higher numbers."""
        return [_as_of(row, edition) for row in self._printed if since(row) <= edition]

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """Return how many rows each edition has, from the first on."""
        return tuple(len(self.of(edition)) for edition in editions(self.edition))


def since(row: Row) -> int:
    """Return the edition that a row came with."""
    return int(row.get("since", FIRST_EDITION))


def _changes(row: Row) -> list[int]:
    return [FIRST_EDITION, *(int(edition) for edition in row.get("changed", {}))]


def _as_of(row: Row, edition: int) -> Row:
    made = dict(row)
    changed: Mapping[str, Row] = made.pop("changed", {})
    for later in sorted(changed, key=int):
        if int(later) <= edition:
            made |= changed[later]
    return made


def _check(rows: list[Row]) -> None:
    numbers = [row["n"] for row in rows]
    if numbers != list(range(len(rows))):
        raise ValueError(f"numbers go from 0 up without gaps, each used once, not {numbers}")
    editions = [since(row) for row in rows]
    if editions != sorted(editions):
        raise ValueError(f"what came later has a higher number, but editions go {editions}")


def editions(last: int) -> range:
    """Return all editions up to the last one."""
    return range(FIRST_EDITION, last + 1)


def newest(tables: Iterable[Table]) -> int:
    """Return the newest edition of a box."""
    return max(table.edition for table in tables)
