"""A position in characters and in sentences: a map, lists beside it, and what each thing on them is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Span:
    """A few characters of one look; colours are `#rrggbb`, or empty for those of the surroundings."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False
    italic: bool = False


# One way to write something; where several are given, the longest comes first and the first that fits is taken.
Form = tuple[Span, ...]


@dataclass(frozen=True)
class Thing:
    """An element of the board, as options and refusals point at it: its name, and sentences for who cannot see it."""

    element: str
    name: str
    # One sentence; then what is worth knowing besides, such as the neighbours of a region.
    says: str
    more: str = ""


@dataclass(frozen=True)
class Area(Thing):
    """A place on the map: its shape, its ground, and what is written on it, the weightiest line first."""

    polygon: tuple[Point, ...] = ()
    at: Point = (0.0, 0.0)
    paper: str = ""
    ink: str = ""
    # Characters strewn over the ground by turns: what grows there, the mark of whoever holds it.
    texture: tuple[Span, ...] = ()
    lines: tuple[tuple[Form, ...], ...] = ()


@dataclass(frozen=True)
class Row(Thing):
    """A line of a list beside the map; without an element it is a remark, left out where there is little room."""

    forms: tuple[Form, ...] = ()
    # What to write where remarks are left out, if something else.
    brief: tuple[Form, ...] = ()


@dataclass(frozen=True)
class Panel:
    """A list beside the map."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class TextBoard:
    """All that a terminal shows of a position."""

    # Where the game stands, such as the turn.
    title: str = ""
    size: Point = (1.0, 1.0)
    areas: tuple[Area, ...] = ()
    panels: tuple[Panel, ...] = ()
    # Signs used on the map, and what they mean.
    legend: tuple[tuple[str, str], ...] = ()
    # Where the action is, and how much of the map a column may span at most: a map that is too large for its frame is
    # cut out around what is looked at. Zero: the map always fits.
    focus: Point = (0.0, 0.0)
    cell: float = 0.0

    def things(self) -> Iterator[Thing]:
        """Return everything that has a name of its own, on the map and beside it."""
        yield from self.areas
        for panel in self.panels:
            yield from (row for row in panel.rows if row.element)


def length(form: Form) -> int:
    """Return how many characters a form takes."""
    return sum(len(span.text) for span in form)


def plain(form: Form) -> str:
    """Return a form without its looks."""
    return "".join(span.text for span in form)
