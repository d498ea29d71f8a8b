"""The parts of the screen that draw a text board: the map, and the lists beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ludotheque.textboard import Area, Form, Panel, Row, Span, TextBoard, length
from ludotheque.textmap.canvas import CHIP_INK, CHIP_PAPER, Canvas, Cell, draw
from ludotheque.textmap.raster import NOWHERE

Numbers = Mapping[str, Sequence[int]]
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@cache
def _style(ink: str, paper: str, bold: bool, italic: bool) -> Style:
    return Style(color=ink or None, bgcolor=paper or None, bold=bold, italic=italic)


class Painted(Widget):
    """A widget made of cells, some of which stand for elements of the board."""

    class Pointed(Message):
        """Somebody pointed at an element, with the mouse or the arrows."""

        def __init__(self, element: str, by_mouse: bool) -> None:
            super().__init__()
            self.element = element
            self.by_mouse = by_mouse

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.board = TextBoard()
        self.numbers: Numbers = {}
        self.cursor = ""

    def show(self, board: TextBoard, numbers: Numbers, cursor: str) -> None:
        """Draw another position."""
        self.board, self.numbers, self.cursor = board, numbers, cursor
        self.forget()
        self.refresh()

    def forget(self) -> None:
        """Let go of what was drawn for the last position or size."""

    def cells(self, y: int) -> list[Cell]:
        """Return a line of cells."""
        raise NotImplementedError

    def element_at(self, x: int, y: int) -> str:
        """Return the element that a cell stands for."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """Return a line of the widget."""
        cells, base = self.cells(y), self.rich_style
        groups = groupby(cells, key=lambda cell: (cell.ink, cell.paper, cell.bold, cell.italic))
        segments = [Segment("".join(cell.char for cell in group), base + _style(*look)) for look, group in groups]
        return Strip(segments, len(cells)).adjust_cell_length(self.size.width, base)

    def on_resize(self) -> None:
        """Draw anew for the new size."""
        self.forget()

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked."""
        spot = event.get_content_offset(self)
        element = self.element_at(spot.x, spot.y) if spot is not None else ""
        if element:
            self.post_message(self.Pointed(element, by_mouse=True))


class MapView(Painted, can_focus=True):
    """The map in characters; arrows go from area to area."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in ARROWS),
        Binding("enter,space", "app.choose", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.canvas: Canvas | None = None

    def forget(self) -> None:
        """Draw the map anew next time."""
        self.canvas = None

    def drawn(self) -> Canvas:
        """Return the map at the size of the widget."""
        if self.canvas is None:
            width, height = max(self.size.width, 1), max(self.size.height, 1)
            self.canvas = draw(self.board, width, height, self.numbers, self.cursor)
        return self.canvas

    def cells(self, y: int) -> list[Cell]:
        """Return a line of the map."""
        rows = self.drawn().rows
        return rows[y] if y < len(rows) else []

    def element_at(self, x: int, y: int) -> str:
        """Return the area that a cell shows."""
        index = self.drawn().raster.area_at(x, y)
        return "" if index == NOWHERE else self.board.areas[index].element

    def action_go(self, way: str) -> None:
        """Point at the nearest area in a direction, or at the first one."""
        here = next((area for area in self.board.areas if area.element == self.cursor), None)
        there = self._beyond(here, *ARROWS[way]) if here else next(iter(self.board.areas), None)
        if there is not None:
            self.post_message(self.Pointed(there.element, by_mouse=False))

    def _beyond(self, here: Area, dx: int, dy: int) -> Area | None:
        """Return the area that lies most nearly straight ahead."""
        best: tuple[float, Area] | None = None
        for area in self.board.areas:
            x, y = area.at[0] - here.at[0], area.at[1] - here.at[1]
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            # Within 60 degrees of straight ahead; what lies aside counts double.
            if ahead > 0 and aside < 1.75 * ahead and (best is None or ahead + 2 * aside < best[0]):
                best = (ahead + 2 * aside, area)
        return best[1] if best else None


class PanelsView(Painted):
    """The lists beside the map, one below the other, in short where there is little room."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.lines: list[tuple[Form, str]] | None = None
        # Lines that the lists may take in full, and in short; what is left comes into sight with the cursor.
        self.most = 100
        self.least = 100

    def forget(self) -> None:
        """Write the lists anew next time."""
        self.lines = None
        self.refresh(layout=True)

    def written(self) -> list[tuple[Form, str]]:
        """Return the lines at the size of the widget, each with the element it stands for."""
        if self.lines is None:
            full = [line for panel in self.board.panels for line in self._panel(panel, brief=False)]
            fits = len(full) <= self.size.height
            self.lines = (
                full if fits else [line for panel in self.board.panels for line in self._panel(panel, brief=True)]
            )
        return self.lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines the lists take: in full if that is not too much, else in short."""
        full = sum(1 + len(panel.rows) for panel in self.board.panels)
        brief = sum(len(self._panel(panel, True)) for panel in self.board.panels)
        return full if full <= self.most else min(brief, max(self.most, self.least))

    def _panel(self, panel: Panel, brief: bool) -> list[tuple[Form, str]]:
        rows = [row for row in panel.rows if row.element] if brief else list(panel.rows)
        numbered = any(row.element in self.numbers for row in rows)
        title = Span(panel.title.ljust(self.size.width), bold=True, paper="#3d2a1b", ink="#efe0c6")
        return [((title,), ""), *((self._row(row, brief, numbered), row.element) for row in rows)]

    def _row(self, row: Row, brief: bool, numbered: bool) -> Form:
        chip: Form = ()
        if numbered:
            numbers = self.numbers.get(row.element, ())
            chip = (Span(f"{numbers[0]:>2} ", CHIP_INK, CHIP_PAPER, bold=True) if numbers else Span("   "), Span(" "))
        forms = (row.brief if brief else ()) or row.forms
        room = self.size.width - length(chip)
        return (*chip, *next((form for form in forms if length(form) <= room), forms[-1]))

    def first(self) -> int:
        """Return the first line that is shown: further down where the cursor would be out of sight."""
        lines = self.written()
        here = next((n for n, (_, element) in enumerate(lines) if element and element == self.cursor), 0)
        return max(0, min(here - self.size.height + 2, len(lines) - self.size.height))

    def cells(self, y: int) -> list[Cell]:
        """Return a line of the lists, reversed where the cursor is."""
        lines = self.written()
        y += self.first()
        if y >= len(lines):
            return []
        form, element = lines[y]
        here = bool(element) and element == self.cursor
        cells = [
            Cell(
                char,
                "#000000" if here and not span.paper else span.ink,
                span.paper or ("#fff2a8" if here else ""),
                span.bold,
                span.italic,
            )
            for span in form
            for char in span.text
        ]
        return cells[: self.size.width]

    def element_at(self, x: int, y: int) -> str:
        """Return the element of a line."""
        lines = self.written()
        y += self.first()
        return lines[y][1] if y < len(lines) else ""
