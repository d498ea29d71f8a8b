"""What stands beside a board in a picture: panels, buttons, a bar of them, the mark of who is asked."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.svg.markup import Value, escape, group, label, shift, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

# Left, top, width, height.
Box = tuple[float, float, float, float]

TOP = 60.0
BUTTON_HEIGHT = 50.0
BUTTON_GAP = 12.0


@dataclass(frozen=True)
class Button:
    """A button of the question: the id of its option, what it says, and its symbol."""

    id: str
    says: str
    icon: str = ""
    primary: bool = False
    # The whole sentence, where the face has no room for it.
    means: str = ""

    @property
    def width(self) -> float:
        """Return the length of the button."""
        return width(self.says, 19, 0.57) + (32 if self.icon else 0) + 40


def panel(content: Sequence[str], place: Box, class_: str = "panel", **more: Value) -> str:
    """Draw a sheet of paper with something on it, with the origin in its upper left corner."""
    x, y, wide, high = place
    shade = tag("rect", class_="panel-shade", x=1, y=3, width=wide, height=high, rx=12)
    sheet = tag("rect", class_="panel-sheet", width=wide, height=high, rx=12)
    return group((shade, sheet, *content), class_=class_, transform=shift(x, y), **more)


def button(given: Button, x: float, y: float) -> str:
    """Draw a button that can be pressed."""
    class_ = "button is-legal" + (" button--primary" if given.primary else "")
    start = 20 + (32 if given.icon else 0)
    return group(
        (
            tag("rect", class_="button-face", width=given.width, height=BUTTON_HEIGHT, rx=10),
            icon(given.icon, 24, 32, BUTTON_HEIGHT / 2, "button-icon") if given.icon else "",
            tag("text", escape(given.says), class_="button-text", x=start, y=BUTTON_HEIGHT / 2 + 6.5),
        ),
        class_=class_,
        id=given.id,
        transform=shift(x, y),
        role="button",
        tabindex=0,
        aria_label=given.means or given.says,
    )


def bar_width(buttons: Sequence[Button]) -> float:
    """Return the length of a row of buttons."""
    return sum(given.width for given in buttons) + BUTTON_GAP * max(0, len(buttons) - 1)


def bar(buttons: Sequence[Button], right: float, y: float) -> str:
    """Draw buttons in a row that ends at the right."""
    drawn = []
    x = right - bar_width(buttons)
    for given in buttons:
        drawn.append(button(given, x, y))
        x += given.width + BUTTON_GAP
    return group(drawn, class_="button-bar", role="group")


def in_rows(buttons: Sequence[Button], limit: float) -> list[list[Button]]:
    """Return buttons in as many rows as they need."""
    rows: list[list[Button]] = []
    for given in buttons:
        if rows and bar_width([*rows[-1], given]) <= limit:
            rows[-1].append(given)
        else:
            rows.append([given])
    return rows


def stripe(high: float) -> str:
    """Draw the left edge of a question, in the colour of whom it is for."""
    return tag("path", class_="ask-stripe", d=f"M12 0A12 12 0 0 0 0 12V{high - 12:g}A12 12 0 0 0 12 {high:g}z")


def top_bar(symbol: str, title: str, now: str, rounds: tuple[int, int], wide: float, note: str = "") -> str:
    """Draw the name of the game, which round it is of how many, and at the right a note."""
    after = 64 + width(title, 28) + 24
    return "".join(
        (
            tag("rect", class_="top-bar", width=wide, height=TOP),
            tag("rect", class_="top-edge", y=TOP - 4, width=wide, height=4),
            icon(symbol, 30, 38, 28, "top-icon"),
            label(title, 64, 37, "top-title"),
            label(now, after, 37, "top-text"),
            track(rounds[1], rounds[0], after + width(now, 21) + 28, 30),
            label(note, wide - 20 - width(note, 15), 36, "top-note") if note else "",
        )
    )


def track(steps: int, now: int, x: float, y: float) -> str:
    """Draw the rounds of a game as dots: past, present, to come."""
    drawn = []
    for step in range(1, steps + 1):
        state = "past" if step < now else "now" if step == now else "next"
        drawn.append(tag("circle", class_=f"track-{state}", cx=x + (step - 1) * 22, cy=y, r=9 if state == "now" else 6))
    return group(drawn, class_="track")
