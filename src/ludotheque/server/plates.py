"""What a table says of the puzzle that lies on it."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.errors import LudothequeError
from ludotheque.match import Match
from ludotheque.puzzles import OPEN, ids, puzzle_of
from ludotheque.typography import shown


@dataclass(frozen=True)
class Plate:
    """What a table says of the puzzle that lies on it."""

    game: str
    id: str
    number: int
    title: str
    task: str
    # Open, solved or missed.
    state: str
    solution: tuple[str, ...]
    # The number of the one that comes after it, if there is one.
    after: int


def plate(match: Match, language: str) -> Plate | None:
    """Return what a table says of its puzzle, if it has one that there still is."""
    found = puzzle_of(match)
    if found is None:
        return None
    try:
        state = found.verdict(move.option for move in match.moves)
        told = found.told(language)
    except LudothequeError:
        return None
    after = found.number + 1 if found.number < len(ids(found.game.name)) else 0
    title, task = (shown(text.say(language), language) for text in (found.file.title, found.file.task))
    return Plate(found.game.name, found.id, found.number, title, task, state, told, after)


def is_settled(match: Match) -> bool:
    """Tell whether a table has a puzzle that is solved or missed, so that nobody need play on."""
    found = puzzle_of(match)
    return found is not None and found.verdict(move.option for move in match.moves) != OPEN
