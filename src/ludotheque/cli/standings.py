"""Tables of bots for a terminal: in a narrow window names are folded, numbers never."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

# A title may ask for so much room; a longer one is folded.
TITLE = 8
# What stands beside each cell.
EDGE = 3


def show_table(console: Console, title: str, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print names on the left, numbers on the right; where there is little room, numbers break between words only."""
    columns = list(zip(titles, *rows, strict=True))
    is_wide = 1 + sum(EDGE + max(map(len, column)) for column in columns) <= console.width
    table = Table(title=title)
    for place, (name, *cells) in enumerate(columns):
        width = None if is_wide or not place else max(_longest(cells), min(_longest([name]), TITLE))
        table.add_column(name, justify="right" if place else "left", overflow="fold", width=width)
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _longest(texts: Sequence[str]) -> int:
    return max((len(word) for text in texts for word in text.split()), default=1)
