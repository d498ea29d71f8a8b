"""A whole position as text: the map drawn in characters, then the lists beside it."""

from ludotheque.textboard import Row, TextBoard, plain
from ludotheque.textmap.canvas import draw

WIDTH, HEIGHT = 100, 32


def page(board: TextBoard) -> str:
    """Return what a terminal shows of a position, without its looks."""
    parts = [board.title]
    if board.areas:
        parts.append(draw(board, WIDTH, HEIGHT).text())
    for panel in board.panels:
        parts.append("\n".join([panel.title.upper(), *(f"  {written(row)}" for row in panel.rows)]))
    return "\n\n".join(part for part in parts if part)


def written(row: Row) -> str:
    """Return a line of a list: its longest form, or what it says."""
    return plain(row.forms[0]) if row.forms else row.says or row.name
