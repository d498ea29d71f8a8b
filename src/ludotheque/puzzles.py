"""Puzzles: positions with a task and a goal that can be checked, kept as data in the folder of each game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import msgspec

from ludotheque import shelf, tomltext
from ludotheque.errors import LudothequeError
from ludotheque.game import Game, Talk
from ludotheque.games import load, names
from ludotheque.kernel import BUTTON, Ask, Option, State, answer, waiting
from ludotheque.match import Match, begin
from ludotheque.naming import option_called
from ludotheque.positions import Position, parse
from ludotheque.record import HUMAN
from ludotheque.writing import SEATS

# Who answers for the other seats: somebody who takes what is offered first.
OTHERS = "first"
OPEN, SOLVED, MISSED = "open", "solved", "missed"
FOLDER = "data/puzzles"


class BadPuzzle(LudothequeError):
    """There is no such puzzle, or its file is not one."""


class Text(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A text in both languages."""

    fr: str
    en: str

    def say(self, language: str) -> str:
        """Return it in a language."""
        return self.fr if language == "fr" else self.en


class Wish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What must hold in the end: a figure of the game, and how much of it at least or at most."""

    what: str
    least: int | None = None
    most: int | None = None

    def holds(self, figure: int) -> bool:
        """Tell whether a figure is what is wished for."""
        return (self.least is None or figure >= self.least) and (self.most is None or figure <= self.most)


class File(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle as its file tells it."""

    title: Text
    task: Text
    goal: list[Wish]
    # Answers by ids that reach the goal.
    solution: list[str]
    # What a file of a position says, but for the game.
    position: dict[str, Any]
    # Whose turn it is about.
    seat: str = "A"


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A puzzle of a game: its file, and what follows from it."""

    game: Game
    id: str
    # Its place among the puzzles of the game, from 1 on.
    number: int
    file: File

    @cached_property
    def position(self) -> Position:
        """Return where it begins; the file of it says that it is a puzzle."""
        said = {"puzzle": self.id, "game": self.game.name, **self.file.position}
        return parse(tomltext.write(said), f"{self.game.name}/{self.id}")

    @property
    def seat(self) -> int:
        """Return whose turn it is about."""
        return SEATS.index(self.file.seat)

    @cached_property
    def start(self) -> State:
        """Return the first position; nobody may change it."""
        return self.position.state()

    def state(self) -> State:
        """Return the first position to play from."""
        return self.start.copy()

    def is_over(self, s: State) -> bool:
        """Tell whether what it is about is over: a turn, a round, or the game."""
        moment = self.game.writing.moment
        return not waiting(s) or moment(s) != moment(self.start)

    def is_met(self, s: State) -> bool:
        """Tell whether all that is wished for holds."""
        figures = self.game.writing.figures
        return all(wish.holds(figures[wish.what](s, self.seat)) for wish in self.file.goal)

    def verdict(self, answers: Iterable[Option]) -> str:
        """Tell what has become of it after some answers: open, solved or missed; what comes later counts no more."""
        s = self.state()
        for option in answers:
            ask = next((ask for ask in waiting(s) if option in ask.options(s)), None)
            if ask is None:
                return MISSED
            answer(s, ask, option)
            if self.is_over(s):
                return SOLVED if self.is_met(s) else MISSED
        return OPEN

    def begun(self, names: tuple[str, ...] = ()) -> Match:
        """Return a game that begins from it: one person, and others whose answers can be foreseen."""
        players = self.position.setup.players
        kinds = tuple(HUMAN if seat == self.seat else OTHERS for seat in range(players))
        return begin(self.position, self.position.head.seed, names, kinds)

    def solved(self) -> list[Option]:
        """Return the answers of the solution, and what the others answer in between."""
        s, left, given = self.state(), list(self.file.solution), list[Option]()
        while not self.is_over(s):
            ask = waiting(s)[0]
            options = ask.options(s)
            if ask.seat == self.seat and left:
                option = option_called(self.game, s, options, left.pop(0))
            else:
                option = idle_answer(s, ask) if ask.seat == self.seat else options[0]
            if option not in options:
                raise BadPuzzle(
                    f"the solution of {self.id} no longer goes: {self.file.solution}",
                    f"la solution de {self.id} ne va plus : {self.file.solution}",
                )
            answer(s, ask, option)
            given.append(option)
        return given

    def said(self) -> tuple[Text, Text]:
        """Return title and task."""
        return self.file.title, self.file.task

    def told(self, language: str) -> tuple[str, ...]:
        """Return the solution in sentences."""
        return _told(self, language)


@cache
def _told(it: Puzzle, language: str) -> tuple[str, ...]:
    s, words, said = it.state(), it.game.words[language], list[str]()
    names = tuple(SEATS[: it.position.setup.players])
    for option in it.solved():
        ask = next(ask for ask in waiting(s) if option in ask.options(s))
        if ask.seat == it.seat:
            said.append(words.option(Talk(it.game.rules.sight(s, it.seat), names, it.seat), ask, option))
        answer(s, ask, option)
    return tuple(said[: len(it.file.solution)])


def idle_answer(s: Any, ask: Ask[Any]) -> Option:
    """Return what somebody answers who wants nothing: the first button, or anything where there is none."""
    options = ask.options(s)
    return next((option for option in options if option.kind == BUTTON), options[0])


def ids(game: str) -> list[str]:
    """Return the puzzles of a game, in their order; none if it has no such folder."""
    folder = shelf.folders()[game].joinpath(FOLDER) if game in shelf.folders() else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))


def with_puzzles() -> list[str]:
    """Return the games that have puzzles."""
    return [game for game in names() if ids(game)]


def puzzle(game: str, id: str) -> Puzzle:
    """Return a puzzle by its id, or by its number."""
    known = ids(load(game).name)
    name = known[int(id) - 1] if id.isdecimal() and 1 <= int(id) <= len(known) else id
    if name not in known:
        titles = load(game).cover.titles
        raise BadPuzzle(
            f"{titles['en']} has no puzzle {id!r}; there are {len(known)}, from 1 on",
            f"{titles['fr']} n'a pas de problème {id!r} ; il y en a {len(known)}, à partir de 1",
        )
    return _puzzle(game, name, known.index(name) + 1)


@cache
def _puzzle(game: str, id: str, number: int) -> Puzzle:
    return understood(shelf.text_of(game, f"{FOLDER}/{id}.toml") or "", load(game), id, number)


def understood(text: str, game: Game, id: str, number: int) -> Puzzle:
    """Return the puzzle that a file tells, or say in one line what is wrong with it."""
    try:
        file = msgspec.convert(tomllib.loads(text), File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPuzzle(f"{id} is no puzzle: {error}", f"{id} n'est pas un problème : {error}") from error
    for wish in file.goal:
        if wish.what not in game.writing.figures:
            listed = ", ".join(game.writing.figures)
            raise BadPuzzle(
                f"{id} counts {wish.what!r}; {game.name} counts {listed}",
                f"{id} compte {wish.what!r} ; {game.name} compte {listed}",
            )
    return Puzzle(game, id, number, file)


def puzzles(game: str) -> list[Puzzle]:
    """Return all puzzles of a game."""
    return [puzzle(game, id) for id in ids(game)]


def puzzle_of(match: Match) -> Puzzle | None:
    """Return the puzzle that a game began from, if it did and there still is one."""
    if not match.position.startswith("puzzle = "):
        return None
    name = tomllib.loads(match.position.partition("\n")[0])["puzzle"]
    return puzzle(match.game.name, name) if name in ids(match.game.name) else None
