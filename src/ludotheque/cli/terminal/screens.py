"""What comes over the table for a moment: something to read, and the giving over of the keyboard."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Paper(ModalScreen[None]):
    """Something to read, until a key puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark,g,i,j,f1", "put_away", show=False),
    ]

    def __init__(self, text: Text, at_end: bool = False) -> None:
        super().__init__()
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """Lay the paper on the table."""
        with VerticalScroll(id="paper"):
            yield Static(self.text)

    def on_mount(self) -> None:
        """Open it where the reader wants to begin."""
        if self.at_end:
            self.query_one("#paper", VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """Put it away."""
        self.dismiss()

    def action_put_away(self) -> None:
        """Put it away."""
        self.dismiss()


class HandOver(ModalScreen[None]):
    """Hides the table until the next person is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Cover the table."""
        with VerticalScroll(id="paper"):
            yield Static(Text(self.text, justify="center"))

    def action_take(self) -> None:
        """Show the table to the new person."""
        self.dismiss()
