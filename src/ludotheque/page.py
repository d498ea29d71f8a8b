"""What a game shows beside its board, as data that a page lays out: panels of the players, offers, hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludotheque.kernel import Option

# square: players left, board, offers right. wide: board over the tray, players right. cards: a hand below the board.
# desk: players in a row, below it the board beside question and tray.
Layout = Literal["square", "wide", "cards", "desk"]
# offers: ranked rows with a price. rows: rows without a rank. cards: drawn cards side by side. dice: small squares in
# a row. spaces: boxes that cards are laid on. points: large figures.
Kind = Literal["offers", "rows", "cards", "dice", "spaces", "points"]


@dataclass(frozen=True)
class Progress:
    """How far the game is: the round or day now, of how many, and what that is called. Zero of zero: no telling."""

    now: int = 0
    of: int = 0
    label: str = ""


@dataclass(frozen=True)
class Fact:
    """A figure with its symbol: `label` says in words what it is, `tone` is a class that colours the symbol."""

    icon: str
    text: str
    label: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Line:
    """A line of a player's panel: emblem, name, detail, and at its end a figure or a symbol."""

    icon: str
    title: str
    detail: str = ""
    end: str = ""
    end_icon: str = ""
    # A longer text for whoever looks closer.
    text: str = ""
    # Drawn pale: in decline, out of play.
    is_past: bool = False


@dataclass(frozen=True)
class Panel:
    """What everybody, or this viewer, may see of a seat."""

    seat: int
    score: str = ""
    score_label: str = ""
    score_icon: str = ""
    # Stands for the seat in the question bar.
    emblem: str = ""
    lines: tuple[Line, ...] = ()
    facts: tuple[Fact, ...] = ()
    # Which of two teams the seat is on, the first or the second; none where everybody plays for themselves.
    team: int = 0


@dataclass(frozen=True)
class Item:
    """Something that lies beside the board. Its element is the id that options pointing at it have."""

    element: str
    title: str
    detail: str = ""
    icons: tuple[str, ...] = ()
    # At the right: the price first, then what lies on it.
    price: str = ""
    price_icon: str = ""
    note: str = ""
    # A longer text for whoever looks closer, a paragraph a line.
    text: str = ""
    # For each paragraph the option that says the same, if there is one: while it is offered, nobody reads it twice.
    told: tuple[Option | None, ...] = ()
    facts: tuple[Fact, ...] = ()
    # A finished SVG, for cards.
    drawing: str = ""
    tone: str = ""
    # A class that colours the note: the card laid on a space.
    note_tone: str = ""
    # What stands in the way of it as things are.
    warning: str = ""
    is_used: bool = False
    # Taken up: the question is about it.
    is_chosen: bool = False


@dataclass(frozen=True)
class Shelf:
    """A titled row or list of items."""

    name: str
    title: str
    kind: Kind = "offers"
    icon: str = ""
    note: str = ""
    items: tuple[Item, ...] = ()
    # Said where there is nothing on it.
    empty: str = ""
    # Shelves with a tab that follow each other share one place; the tab says which one is shown.
    tab: str = ""


@dataclass(frozen=True)
class Caution:
    """What an answer will do that one may not expect: in a word or two on its button, and in a sentence."""

    short: str
    text: str
    # Something is lost that could be kept; otherwise it only ends a turn or a phase.
    is_loss: bool = False


@dataclass(frozen=True)
class Tally:
    """Figures to keep in sight while a question is answered: whose they are, if not one's own, and their symbols."""

    facts: tuple[Fact, ...]
    title: str = ""
    # The element of the page they are about: a click on them is a click on it.
    element: str = ""


@dataclass(frozen=True)
class Symbol:
    """A symbol that stands on boards, cards and panels: what it is called, and what it means in a sentence."""

    icon: str
    name: str
    text: str


@dataclass(frozen=True)
class Face:
    """A part of the board that can be shown alone, as large as its frame: what it is called, and where it lies."""

    # Places of the board name their face with data-face: it is shown when a question is about them.
    name: str
    title: str
    icon: str
    # Left, top, width and height on the board; on a narrow screen only what matters most.
    box: tuple[float, float, float, float]
    tight: tuple[float, float, float, float]


@dataclass(frozen=True)
class Page:
    """All that stands around the board. Shelves of the side share the column with log and talk; the tray lies below."""

    layout: Layout = "square"
    # An SVG with id "board"; what changes stands in groups "layer-...", what never changes before them.
    board: str = ""
    progress: Progress = Progress()
    panels: tuple[Panel, ...] = ()
    # What each seat looks like, where the game says so: names of its own for colour, shape and pattern.
    looks: tuple[str, ...] = ()
    side: tuple[Shelf, ...] = ()
    tray: tuple[Shelf, ...] = ()
    # What the moment is about, between question and board: a fight, things to choose from.
    front: tuple[Shelf, ...] = ()
    # What the viewer owns, with the players.
    own: tuple[Shelf, ...] = ()
    # What counts for the question, in the bar that asks it; the sentence about the situation says the same in words.
    tallies: tuple[Tally, ...] = ()
    # What somebody else is about to do, in a sentence, while everybody waits for it.
    waiting: str = ""
    # The map is larger than its frame: whoever looks at it moves a camera, which follows the element with data-focus.
    # These layers of the board are on the small map; the first of them is the land that the camera keeps to.
    camera: tuple[str, ...] = ()
    # The parts of the board that are shown one at a time, the last of them all together; and the layers that a small
    # picture of the part out of sight has.
    faces: tuple[Face, ...] = ()
    small: tuple[str, ...] = ()
