"""The map of a text board drawn into character cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ludotheque.textboard import Area, Form, Point, Span, TextBoard, length
from ludotheque.textmap.raster import NOWHERE, STROKES, Raster, Run, rasterize

CURSOR_PAPER = "#fff2a8"
CHIP_INK, CHIP_PAPER = "#000000", "#ffffff"
# A character is about twice as high as wide.
CHARACTER = 2.0


@dataclass(frozen=True)
class Cell:
    """One character and its look."""

    char: str
    ink: str = ""
    paper: str = ""
    bold: bool = False
    italic: bool = False


BLANK = Cell(" ")


@dataclass(frozen=True)
class Canvas:
    """A drawn map, and which area each of its cells shows."""

    rows: list[list[Cell]]
    raster: Raster

    def text(self) -> str:
        """Return the characters without their looks."""
        return "\n".join("".join(cell.char for cell in row) for row in self.rows)


def draw(
    board: TextBoard, width: int, height: int, numbers: Mapping[str, Sequence[int]] | None = None, cursor: str = ""
) -> Canvas:
    """Draw the areas at this size, with the numbers of the options at each element; `cursor` is looked at."""
    board = cut_out(board, width, height, cursor)
    raster = rasterize(tuple(area.polygon for area in board.areas), board.size, width, height)
    papers = [CURSOR_PAPER if area.element == cursor else area.paper for area in board.areas]
    rows = [[_ground(board, raster, papers, x, y) for x in range(width)] for y in range(height)]
    canvas = Canvas(rows, raster)
    for index, area in enumerate(board.areas):
        _label(canvas, board, index, papers[index], (numbers or {}).get(area.element, ()))
    return canvas


def cut_out(board: TextBoard, width: int, height: int, cursor: str) -> TextBoard:
    """Return the part of a map that fits a frame without being shrunk too much: around the cursor or the action."""
    wide, high = width * board.cell, height * board.cell * CHARACTER
    if not board.cell or (board.size[0] <= wide and board.size[1] <= high):
        return board
    x, y = next((area.at for area in board.areas if area.element == cursor), board.focus)
    size = (wide, high)
    left, top = _from(x, size[0], board.size[0]), _from(y, size[1], board.size[1])
    return replace(board, size=size, areas=tuple(_moved(area, -left, -top, size) for area in board.areas))


def _moved(area: Area, dx: float, dy: float, size: Point) -> Area:
    """Return an area elsewhere; nothing is written on one whose middle lies beyond the frame."""
    x, y = area.at[0] + dx, area.at[1] + dy
    polygon = tuple((px + dx, py + dy) for px, py in area.polygon)
    is_seen = 0 <= x < size[0] and 0 <= y < size[1]
    return replace(area, polygon=polygon, at=(x, y), lines=area.lines if is_seen else ())


def _from(middle: float, room: float, whole: float) -> float:
    """Return where a frame begins that has a place in its middle and does not leave the map."""
    return (whole - room) / 2 if whole <= room else min(max(middle - room / 2, 0.0), whole - room)


def _ground(board: TextBoard, raster: Raster, papers: Sequence[str], x: int, y: int) -> Cell:
    index, stroke = raster.areas[y][x], raster.strokes[y][x]
    if index == NOWHERE:
        return Cell(STROKES[stroke]) if stroke else BLANK
    area = board.areas[index]
    if stroke:
        return Cell(STROKES[stroke], area.ink, papers[index], bold=True)
    # Every fourth cell of every row, each row shifted by two: a light, even weave.
    if area.texture and (x + 2 * y) % 4 == 0:
        span = area.texture[(x + 2 * y) // 4 % len(area.texture)]
        return Cell(span.text, span.ink, papers[index], span.bold)
    return Cell(" ", area.ink, papers[index])


def _label(canvas: Canvas, board: TextBoard, index: int, paper: str, numbers: Sequence[int]) -> None:
    area, raster = board.areas[index], canvas.raster
    x = int(area.at[0] / board.size[0] * raster.width)
    y = int(area.at[1] / board.size[1] * raster.height)
    lines = [forms for forms in _with_chip(area.lines, numbers) if forms]
    for runs in (raster.inner_runs[index], raster.runs[index]):
        for many in range(len(lines), 0, -1):
            spot = _best_spot(runs, lines[:many], x, y)
            if spot:
                for forms, run in zip(lines[:many], spot, strict=True):
                    _write(canvas, _fitting(forms, run), run, x, paper)
                return
    if lines:
        form = min(lines[0], key=length)
        _write(canvas, form, (min(y, raster.height - 1), 0, raster.width), x, paper)


def _with_chip(lines: Sequence[tuple[Form, ...]], numbers: Sequence[int]) -> Iterator[tuple[Form, ...]]:
    """Put the numbers of the options before the first line."""
    if not numbers:
        yield from lines
        return
    shown = ",".join(map(str, numbers))
    texts = [f" {shown} ", shown] + ([f"{numbers[0]}+"] if len(numbers) > 1 else [])
    chips = [Span(text, CHIP_INK, CHIP_PAPER, bold=True) for text in texts]
    first = (lines[0] if lines else ()) or ((),)
    yield tuple([(chips[0], *form) for form in first] + [(chip, *first[-1]) for chip in chips[1:]])
    yield from lines[1:]


def _best_spot(runs: Sequence[Run], lines: Sequence[tuple[Form, ...]], x: int, y: int) -> list[Run] | None:
    """Return rows below each other that hold the shortest forms of all lines, as near the label point as can be."""
    widths = [min(map(length, forms)) for forms in lines]
    rows: dict[int, Run] = {}
    for run in runs:
        if run[0] not in rows or _distance(run, x) < _distance(rows[run[0]], x):
            rows[run[0]] = run
    best: list[Run] | None = None
    for top in sorted(rows, key=lambda row: abs(row + (len(lines) - 1) / 2 - y)):
        spot = [rows[top + i] for i in range(len(lines)) if top + i in rows]
        if len(spot) == len(lines) and all(run[2] - run[1] >= width for run, width in zip(spot, widths, strict=True)):
            best = spot
            break
    return best


def _distance(run: Run, x: int) -> int:
    return max(run[1] - x, x - run[2] + 1, 0)


def _fitting(forms: Sequence[Form], run: Run) -> Form:
    return next((form for form in forms if length(form) <= run[2] - run[1]), forms[-1])


def _write(canvas: Canvas, form: Form, run: Run, x: int, paper: str) -> None:
    y, begin, end = run
    column = min(max(x - length(form) // 2, begin), end - length(form))
    column = max(column, 0)
    for span in form:
        for char in span.text:
            if column < canvas.raster.width:
                canvas.rows[y][column] = Cell(char, span.ink, span.paper or paper, span.bold, span.italic)
            column += 1
