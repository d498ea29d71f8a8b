"""How a game's positions and options are written down: ids of components instead of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from ludotheque.tomltext import Path

if TYPE_CHECKING:
    from ludotheque.game import Setup
    from ludotheque.pen import Pen

# What is hidden from whoever wrote a position down, and what is not there at all.
HIDDEN, NOTHING = "?", "none"
SEATS = "ABCDEFGH"
Ids = Callable[["Setup"], Sequence[str]]


class Trouble(Exception):
    """What is wrong with a position, in both languages, and where it stands in the file."""

    def __init__(self, path: Path, en: str, fr: str, is_layable: bool = False) -> None:
        super().__init__(en)
        self.path = path
        self.en = en
        self.fr = fr
        # Whether the box has all that it takes, so that a study may lie like that although no game comes to it.
        self.is_layable = is_layable


def troubles_in(en: Mapping[str, str], fr: Mapping[str, str]) -> Callable[..., Trouble]:
    """Return what makes troubles of a game: from where they stand, their name, and what their sentences need."""

    def trouble(path: Path, name: str, is_layable: bool = False, **needs: object) -> Trouble:
        return Trouble(path, en[name].format(**needs), fr[name].format(**needs), is_layable)

    return trouble


@dataclass(frozen=True)
class Given:
    """What a file says: its fields by name ("turn", "players.0.hand"), and the phase that begins."""

    names: frozenset[str] = frozenset()
    phase: str = ""
    # Whether somebody made the file, rather than a game that was written down.
    is_by_hand: bool = True

    def __contains__(self, name: str) -> bool:
        return name in self.names


def given(said: Mapping[str, Any], phase: str, is_by_hand: bool) -> Given:
    """Return what a file says, by name."""
    return Given(frozenset(_names(said, "")), phase, is_by_hand)


def _names(said: Any, before: str) -> Iterator[str]:
    items = said.items() if isinstance(said, Mapping) else enumerate(said) if isinstance(said, list) else ()
    for key, value in items:
        yield f"{before}{key}"
        yield from _names(value, f"{before}{key}.")


class Spelling:
    """How the values of a field are written: as they are, unless a spelling says otherwise."""

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return a value of a saved tree as it stands in a file."""
        return pen.write_plain(name, value)

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return what stands in a file as a value of a saved tree."""
        return pen.read_plain(name, value, path)


class Named(Spelling):
    """Numbers of components as their ids; other numbers have words too, such as `none`."""

    def __init__(self, ids: Ids, **others: int) -> None:
        self.ids = ids
        self.others = others

    def numbers(self, setup: Setup) -> dict[str, int]:
        """Return what each id and each word stands for."""
        return {**{id: number for number, id in enumerate(self.ids(setup))}, **self.others}

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return ids; a number that has none stays what it is."""
        if isinstance(value, list):
            return [self.write(pen, name, item) for item in value]
        if not isinstance(value, int):
            return super().write(pen, name, value)
        words = {number: id for id, number in self.numbers(pen.setup).items()}
        return words[value] if value in words else super().write(pen, name, value)

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return numbers."""
        if isinstance(value, list):
            return [self.read(pen, name, item, (*path, place)) for place, item in enumerate(value)]
        if isinstance(value, dict):
            return super().read(pen, name, value, path)
        numbers = self.numbers(pen.setup)
        if isinstance(value, str) and value not in (HIDDEN, NOTHING, *numbers):
            raise unknown(path, value, numbers)
        return numbers[value] if value in numbers else super().read(pen, name, value, path)


class Reversed(Spelling):
    """A pile whose top is the end of its list, written from the top; so is what is still to do."""

    def __init__(self, items: Spelling | None = None) -> None:
        self.items = items or Spelling()

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return it from the top."""
        return turned(self.items.write(pen, name, value))

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return it from the bottom."""
        return turned(self.items.read(pen, name, value, path))


def turned(value: Any) -> Any:
    """Return a list the other way round, or each of several lists."""
    if not isinstance(value, list):
        return value
    return [turned(item) for item in value] if any(isinstance(item, list) for item in value) else value[::-1]


class Counted(Spelling):
    """How many there are of each component as a list of their ids: two red ones and a blue one."""

    def __init__(self, ids: Ids) -> None:
        self.named = Named(ids)

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return as many ids of each as there are."""
        if min(value) < 0:
            return super().write(pen, name, value)
        ids = self.named.ids(pen.setup)
        return [ids[number] for number, many in enumerate(value) for _ in range(many)]

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return how many there are of each."""
        if not isinstance(value, list):
            raise Trouble(path, f"{name} is a list of ids", f"{name} est une liste d'identifiants")
        found = self.named.read(pen, name, value, path)
        return [found.count(number) for number in range(len(self.named.ids(pen.setup)))]


class Brief(Spelling):
    """Things of which the one field that matters most stands for all: "peasants" for a unit of that kind, ready."""

    def __init__(self, main: str) -> None:
        self.main = main

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return each thing, or its main field if there is nothing else to say."""
        if isinstance(value, list):
            return [self.write(pen, name, item) for item in value]
        said = super().write(pen, name, value)
        return said[self.main] if isinstance(said, dict) and list(said) == [self.main] else said

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return the things."""
        if isinstance(value, list):
            return [self.read(pen, name, item, (*path, place)) for place, item in enumerate(value)]
        if isinstance(value, str) and value not in (HIDDEN, NOTHING):
            value = {self.main: value}
        return super().read(pen, name, value, path)


class Dealt(Spelling):
    """Things that in a file made by hand are as they were dealt, but for what is said of them."""

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return the things of the opening with what is said here."""
        return self.over(pen, name, value, path, pen.opening[name] if pen.is_by_hand else None)

    def over(self, pen: Pen, name: str, value: Any, path: Path, dealt: Any) -> Any:
        """Return a thing, or several, with what is said of them."""
        if isinstance(value, list) and isinstance(dealt, list):
            before = [*dealt, *[None] * len(value)]
            found = [self.over(pen, name, item, (*path, at), before[at]) for at, item in enumerate(value)]
            return found + dealt[len(value) :]
        if isinstance(value, dict) and isinstance(dealt, dict):
            return pen.read_thing(name, value, path, dealt)
        return super().read(pen, name, value, path)


class Mask(Spelling):
    """A set of components as a list of their ids."""

    def __init__(self, ids: Ids) -> None:
        self.named = Named(ids)

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return the ids in the set."""
        if not isinstance(value, int) or value < 0:
            return super().write(pen, name, value)
        return [id for id, number in self.named.numbers(pen.setup).items() if value >> number & 1]

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return the set."""
        if not isinstance(value, list):
            return super().read(pen, name, value, path)
        return sum({1 << number for number in self.named.read(pen, name, value, path)})


class Keyed(Spelling):
    """A list with a place for each component as a table by id; what is as at the start is left out."""

    def __init__(self, ids: Ids, items: Spelling | None = None) -> None:
        self.ids = ids
        self.items = items or Spelling()

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return what differs from the opening."""
        return {
            id: self.items.write(pen, name, item)
            for id, item, before in zip(self.ids(pen.setup), value, pen.opening[name], strict=True)
            if item != before
        }

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return the list of the opening with what is said here."""
        if not isinstance(value, dict):
            raise Trouble(path, f"{name} is a table by id", f"{name} est une table par identifiant")
        found = list(pen.opening[name])
        numbers = {id: number for number, id in enumerate(self.ids(pen.setup))}
        for id, item in value.items():
            if id not in numbers:
                raise unknown((*path, id), id, numbers)
            found[numbers[id]] = self.items.read(pen, name, item, (*path, id))
        return found


def unknown(path: Path, word: str, known: Iterable[str]) -> Trouble:
    """Return the trouble with a word that stands for nothing, and what it may have been meant to be."""
    names = sorted(known)
    near = get_close_matches(word, names, n=3, cutoff=0.6) or names
    listed = ", ".join(near[:12])
    return Trouble(
        path, f"there is no {word!r} here; perhaps {listed}", f"il n'y a pas de {word!r} ici ; peut-être {listed}"
    )


def numbered(ids: Sequence[str]) -> list[str]:
    """Return ids with a number behind all but the first of each."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    for id in ids:
        seen[id] += 1
        found.append(id if seen[id] == 1 else f"{id}_{seen[id]}")
    return found


def nth(ids: Sequence[str], index: int) -> str:
    """Return what the thing at a place is called among all of them; nothing if there is none."""
    return numbered(ids)[index] if index < len(ids) else ""


def without(cards: list[int], gone: Iterable[int]) -> list[int]:
    """Return cards without others, one for one."""
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def in_order(cards: list[int], order: list[int]) -> list[int]:
    """Return cards in the order they have in a pile; those that are not in it lie below."""
    left = Counter(cards)
    found: list[int] = []
    for card in order:
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return [*left.elements(), *found]


def seats_of(setup: Setup) -> Sequence[str]:
    """Return what the seats are called: A, B and so on."""
    return SEATS[: setup.players]


SEAT = Named(seats_of, nobody=-1)
# What every game has.
KERNEL: Mapping[str, Spelling] = {"agenda": Reversed(), "lanes": Reversed(), "seat": SEAT}


def as_dealt(s: Any, said: Mapping[str, Any], pen: Pen) -> Any:
    """Begin with the first question of the game."""
    return s


def always_the_same(s: Any) -> int:
    """Know of no turns."""
    return 0


def as_said(s: Any, given: Given) -> None:
    """Leave a position as it was written."""


def no_troubles(s: Any) -> Iterator[Trouble]:
    """Find nothing wrong."""
    yield from ()


@dataclass(frozen=True)
class Writing:
    """How positions of a game are written down, what need not be said in them, and what cannot be."""

    # By the name of a field, or by class and field where the same name means something else: "Turn.seat".
    fields: Mapping[str, Spelling] = field(default_factory=dict)
    # The class of the things in a field, where it need not be said.
    kinds: Mapping[str, str] = field(default_factory=dict)
    # Things of which nothing is said: fields that are as in these need not be given.
    blanks: tuple[object, ...] = ()
    # Fields that follow from the rest and are never written, of the position ("") and of classes.
    implied: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Fields that follow from the rest if they are not given, and are written whenever a position of play is.
    always: tuple[str, ...] = ("agenda",)
    # What a file made by hand begins with, which is where all that it does not say comes from: the opening, played on.
    deal: Callable[[Any, Mapping[str, Any], Pen], Any] = as_dealt
    # Where it can begin, the usual place first.
    phases: tuple[str, ...] = ()
    # Fields of which others are named by, so that they are read before all others.
    first: tuple[str, ...] = ()
    # Fills in what follows from what was given, and sees to it that a question is asked.
    settle: Callable[[Any, Given], None] = as_said
    # Finds what could not lie on a table.
    troubles: Callable[[Any], Iterator[Trouble]] = no_troubles
    # What is thrown, in the words of the box: a number, or a name, for each result of the dice.
    faces: Mapping[str, int] = field(default_factory=dict)
    # The id of what an option points at, by kind of element.
    elements: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)

    # What a puzzle may ask for: figures of a seat by name; and a number that changes when a turn, or what else a puzzle
    # is about, is over.
    figures: Mapping[str, Callable[[Any, int], int]] = field(default_factory=dict)
    moment: Callable[[Any], int] = always_the_same

    @property
    def is_checked(self) -> bool:
        """Tell whether what could not lie on a table is found, so that strangers' positions can be played."""
        return self.troubles is not no_troubles
