"""What a game shows beside its board, as data that a page lays out: panels of the players, offers, hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from ludotheque.kernel import Event, Option

# square: players left, board, offers right. wide: board over the tray, players right. cards: a hand below the board.
# desk: players in a row, below it the board beside question and tray.
Layout = Literal["square", "wide", "cards", "desk"]
# offers: ranked rows with a price. rows: rows without a rank. cards: drawn cards side by side. dice: small squares in
# a row. spaces: boxes that cards are laid on. points: large figures.
Kind = Literal["offers", "rows", "cards", "dice", "spaces", "points"]
# Where the name of a layer begins in its text.
ID = len('<g id="')


class Value(msgspec.Struct, frozen=True, cache_hash=True):
    """Something a page shows. What is made of equal ones is equal, and looked up by them: they know their hash."""


class Progress(Value, frozen=True, cache_hash=True):
    """How far the game is: the round or day now, of how many, and what that is called. Zero of zero: no telling."""

    now: int = 0
    of: int = 0
    label: str = ""


class Fact(Value, frozen=True, cache_hash=True):
    """A figure with its symbol: `label` says in words what it is, `tone` is a class that colours the symbol."""

    icon: str
    text: str
    label: str = ""
    tone: str = ""


class Line(Value, frozen=True, cache_hash=True):
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


class Panel(Value, frozen=True, cache_hash=True):
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


class Item(Value, frozen=True, cache_hash=True):
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
    # The element that it stands for, where that lies elsewhere too: a click on it is a click on that.
    go: str = ""
    # Taken up: the question is about it.
    is_chosen: bool = False


class Shelf(Value, frozen=True, cache_hash=True):
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


class Caution(Value, frozen=True, cache_hash=True):
    """What an answer will do that one may not expect: in a word or two on its button, and in a sentence."""

    short: str
    text: str
    # Something is lost that could be kept; otherwise it only ends a turn or a phase.
    is_loss: bool = False
    # There is more to do that mostly comes first: then it is not what a page suggests.
    is_early: bool = False


class Tally(Value, frozen=True, cache_hash=True):
    """Figures to keep in sight while a question is answered: whose they are, if not one's own, and their symbols."""

    facts: tuple[Fact, ...]
    title: str = ""
    # The element of the page they are about: a click on them is a click on it.
    element: str = ""


class Symbol(Value, frozen=True, cache_hash=True):
    """A symbol that stands on boards, cards and panels: what it is called, and what it means in a sentence."""

    icon: str
    name: str
    text: str


class Face(Value, frozen=True, cache_hash=True):
    """A part of the board that can be shown alone, as large as its frame: what it is called, and where it lies."""

    # Places of the board name their face with data-face: it is shown when a question is about them.
    name: str
    title: str
    icon: str
    # Left, top, width and height on the board; on a narrow screen only what matters most.
    box: tuple[float, float, float, float]
    tight: tuple[float, float, float, float]


class Board:
    """A board in layers, which a page replaces one by one; what stands before them is drawn when it is wanted."""

    def __init__(self, head: Callable[[], str], layers: Iterable[str]) -> None:
        self.head, self.layers = head, {_name_of(text): text for text in layers}

    def __str__(self) -> str:
        return self.head() + "\n".join(self.layers.values()) + "</svg>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def _name_of(layer: str) -> str:
    return layer[ID : layer.index('"', ID)]


class Page(Value, frozen=True, cache_hash=True):
    """All that stands around the board. Shelves of the side share the column with log and talk; the tray lies below."""

    layout: Layout = "square"
    # An SVG with id "board"; what changes stands in groups "layer-...", what never changes before them.
    board: str | Board = ""
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


def places_in(**kinds: str) -> Callable[[Event], tuple[str, ...]]:
    """Return what finds the places that an event is about: of these fields, each a number of such a kind of place."""

    def touched(event: Event) -> tuple[str, ...]:
        found = [(kind, getattr(event, name, -1)) for name, kind in kinds.items()]
        return tuple([f"{kind}-{place}" for kind, place in found if isinstance(place, int) and place >= 0])

    return touched
