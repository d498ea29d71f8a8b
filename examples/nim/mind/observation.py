"""What a seat sees, for learners."""

from examples.nim.rules.state import Nim
from ludotheque.kernel.sheet import Sheet
from ludotheque.schema import Schema, Table, agenda, count


def schema(view: Nim, classes: int) -> Schema:
    """Declare the tables: the pebbles, and what is to be done next."""
    return Schema((Table("table", 1, (count("pebbles", 20),)), *agenda(classes, 1, 2)))


def observe(view: Nim, seat: int, sheet: Sheet) -> None:
    """Write what a seat sees."""
    sheet.flag(True)
    sheet.count(view.pebbles)
    sheet.agenda(view, 1, 2)
