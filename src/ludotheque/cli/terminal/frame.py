"""The screen that playing and replaying share: title, map, lists, log and keys, laid out for the terminal's size."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container, VerticalScroll
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from ludotheque.cli.terminal.voice import Voice
from ludotheque.cli.terminal.widgets import MapView, Numbers, PanelsView
from ludotheque.textboard import TextBoard
from ludotheque.textmap.canvas import CHARACTER

# Below this a terminal gets less of everything, from the other size on more.
SMALL = (100, 32)
HUGE = (150, 45)
# A map whose height is more than this part of its width stands beside the question instead of above it.
SQUARE = 0.8
LOG_LINES = 200
FAINT = "#8d7f6c"
# Lines above and below the table, without the goal.
BARS = 2
# Lines that the question takes, and those that the log needs to be worth having.
PLAY = 16
LEAST_LOG = 5
# Columns of the lists beside a wide map: usually, on a huge terminal, on a small one; and beside a square map at least.
LISTS = (38, 52, 33)
LEAST_SIDE = 36
# Of the height, the part in a hundred that lists take where there is little room.
LISTS_SHARE = 60


class Frame(App[None]):
    """A table on the whole screen; what stands in the middle is up to those who build on it."""

    TITLE = "Ludothèque"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    # Whether a line says all along what is played for, where there is room.
    keeps_goal = False

    def __init__(self, voice: Voice, board: TextBoard) -> None:
        super().__init__()
        self.voice = voice
        self.board = board
        # What stands in the fields and in the log, to be broken anew at another width.
        self.texts: dict[str, str] = {}
        self.logged: tuple[list[str], int] = ([], 0)

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Static(id="title")
        yield Static(id="goal")
        yield Static(id="coach")
        with Container(id="table"):
            yield MapView(id="map")
            yield PanelsView(id="panels")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="sentences")
            with Container(id="play"):
                yield from self.middle()
        yield Static(id="keys")

    def middle(self) -> Iterable[Widget]:
        """Return what the player has to do with."""
        return ()

    def on_resize(self, event: Resize) -> None:
        """Choose the layout for the terminal's size."""
        self.lay_out(event.size.width, event.size.height)
        self.call_after_refresh(self.rewrite)

    def lay_out(self, width: int, height: int) -> None:
        """Set the classes that the style sheet goes by, and the width of the map; a square one keeps its shape."""
        listed = not self.board.areas
        square = not listed and self.board.size[1] > SQUARE * self.board.size[0]
        small = width < SMALL[0] or height < SMALL[1]
        self.screen.set_class(listed, "listed")
        self.screen.set_class(square, "square")
        self.screen.set_class(not listed and not square, "wide")
        self.screen.set_class(small, "small")
        huge = width >= HUGE[0] and height >= HUGE[1]
        self.screen.set_class(huge, "huge")
        height -= BARS + (self.keeps_goal and not small)
        self.query_one(PanelsView).least = height * LISTS_SHARE // 100
        self.query_one(PanelsView).most = height - (PLAY if square else 0) - LEAST_LOG * (not small)
        lists = LISTS[1 if huge else -1 if small else 0]
        upright = int(height * CHARACTER * self.board.size[0] / self.board.size[1])
        map_width = min(upright, width - LEAST_SIDE) if square else width - lists - 1
        first = width // 2 if listed else max(map_width, 1)
        self.query_one("#table").styles.grid_columns = f"{first} 1fr"

    def is_small(self) -> bool:
        """Tell whether there is little room."""
        return self.screen.has_class("small")

    def show_board(self, board: TextBoard, numbers: Numbers, cursor: str) -> None:
        """Draw a position; a map that is laid out only now changes how everything stands."""
        had_map, self.board = bool(self.board.areas), board
        if bool(board.areas) != had_map:
            self.lay_out(self.size.width, self.size.height)
            self.call_after_refresh(self.rewrite)
        for view in (self.query_one(MapView), self.query_one(PanelsView)):
            view.show(board, numbers, cursor)

    def write(self, id: str, text: str) -> None:
        """Put a text into one of the fields, each paragraph broken to its width."""
        self.texts[id] = text
        field = self.query_one(f"#{id}", Static)
        field.update(Text("\n".join(line for part in text.split("\n") for line in broken(part, field) or [""])))

    def rewrite(self) -> None:
        """Break all texts anew after the terminal has changed its size."""
        for id, text in self.texts.items():
            self.write(id, text)
        self.write_log(*self.logged)

    def write_log(self, sentences: list[str], seen: int) -> None:
        """Show what happened, the newest last, and what was seen before more faintly."""
        self.logged = (sentences, seen)
        field = self.query_one("#sentences", Static)
        text = Text()
        first = max(len(sentences) - LOG_LINES, 0)
        for number, sentence in enumerate(sentences[first:], first):
            lines = broken(f"· {sentence}", field, indent="  ")
            text.append("\n".join([*lines, ""]), FAINT if number < seen else "")
        text.rstrip()
        field.update(text)
        log = self.query_one("#log", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)

    def write_keys(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """List the keys: what to press, what it does, and the action for a click."""
        listed = (f"[bold #ffd35c]{key}[/] [@click=app.{action}]{does}[/]" for key, does, action in keys)
        self.query_one("#keys", Static).update("  ".join(listed))


def broken(text: str, field: Static, indent: str = "") -> list[str]:
    """Return a text in lines as wide as a field; unlike Textual, never break where French has a no-break space."""
    return wrap(text, field.content_size.width or 80, subsequent_indent=indent, break_on_hyphens=False)
