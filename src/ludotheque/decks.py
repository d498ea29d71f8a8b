"""Decks of one's own: what a game that has them says about its cards and about a deck, for pages and the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Mark:
    """Something cards are told apart by: its id, its name and its symbol."""

    id: str
    title: str
    icon: str = ""


@dataclass(frozen=True)
class Facet:
    """A way to sift cards: what it is called, and what may be chosen."""

    name: str
    title: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Piece:
    """A card to put into a deck, in one language."""

    id: str
    name: str
    # What it is, what it says, and what it costs.
    kind: str
    text: str
    price: str
    icon: str
    drawing: str = ""
    # Which mark it has of each facet.
    marks: Mapping[str, str] = field(default_factory=dict)
    # What to expect of it, such as chances.
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Role:
    """Something a deck has one of, chosen from a list: a leader, a place."""

    name: str
    title: str
    chosen: str
    choices: tuple[tuple[str, str], ...]
    # What the chosen one says.
    text: str = ""
    is_needed: bool = True


@dataclass(frozen=True)
class Fault:
    """What breaks a rule, in words: the line of the text if it is one line's fault, and what would mend it."""

    text: str
    clause: str = ""
    line: int = 0
    # The card at fault, and the line of text to write instead, if somebody knows.
    piece: str = ""
    mend: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


@dataclass(frozen=True)
class Row:
    """So many of a card in a deck."""

    count: int
    id: str
    name: str
    icon: str
    price: str = ""


@dataclass(frozen=True)
class Group:
    """The cards of one kind in a deck."""

    title: str
    rows: tuple[Row, ...]

    @property
    def count(self) -> int:
        """Return how many cards these are."""
        return sum(row.count for row in self.rows)


@dataclass(frozen=True)
class Chart:
    """How the cards of a deck spread over a figure: a bar for each value, and a sentence on the whole."""

    title: str
    bars: tuple[tuple[str, int], ...]
    note: str = ""

    @property
    def highest(self) -> int:
        """Return the length of the longest bar, at least one."""
        return max([1, *(bar for _, bar in self.bars)])


@dataclass(frozen=True)
class Review:
    """All there is to say about a deck in one language, finished or not."""

    name: str
    total: int
    least: int
    most_copies: int
    roles: tuple[Role, ...]
    groups: tuple[Group, ...]
    charts: tuple[Chart, ...] = ()
    # What to expect, a label and a figure each.
    facts: tuple[tuple[str, str], ...] = ()
    faults: tuple[Fault, ...] = ()
    # Worth knowing, though no rule is broken.
    advice: tuple[Fault, ...] = ()
    # Lines of the text that nobody understands; they are kept.
    unread: tuple[str, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Tell whether the deck breaks no rule."""
        return not self.faults

    def count(self, piece: str) -> int:
        """Return how many of a card are in the deck."""
        return sum(row.count for group in self.groups for row in group.rows if row.id == piece)


@dataclass(frozen=True)
class Decks:
    """How a game's decks are made. A deck is a text, a line per card, in any language or by ids; or a link's code."""

    # The decks of the box, by the names that table options know them by.
    box: tuple[str, ...]
    # By language: all cards, and what they are sifted by.
    pieces: Callable[[str], tuple[Piece, ...]]
    facets: Callable[[str], tuple[Facet, ...]]
    # Text and language.
    review: Callable[[str, str], Review]
    # The same deck as text: in words of a language, or by ids without one; and as a code for links.
    written: Callable[[str, str], str]
    code: Callable[[str], str]
    # The deck as a record keeps it, whatever cards are called later; raises BadSetup if it may not be played.
    kept: Callable[[str], str]
    # A deck from the fields of a form: its name, a choice for each role, a number for each card.
    composed: Callable[[str, Mapping[str, str], Mapping[str, int]], str]
    # Shapes that the drawings of cards refer to, once for a page.
    shapes: str = ""
