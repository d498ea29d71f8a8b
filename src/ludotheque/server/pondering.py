"""The parts of a review that are made in the processes where bots think, from the record of a finished game."""

from __future__ import annotations

from functools import lru_cache

from ludotheque import record
from ludotheque.kernel import Option
from ludotheque.recall import reopen
from ludotheque.review import turnings
from ludotheque.review.lines import Line
from ludotheque.review.report import Review, Turning
from ludotheque.review.reviewing import assembled, survey_of
from ludotheque.review.survey import Pains, Step, Survey

# Games that a process keeps at hand: the parts of a review come one after the other.
KEPT = 4


@lru_cache(maxsize=KEPT)
def _survey(data: bytes, seat: int, pains: Pains) -> Survey:
    return survey_of(reopen(record.decode(data)), seat, pains)


def look(data: bytes, seat: int, pains: Pains, first: int, last: int) -> list[Step]:
    """Look at some answers of a game."""
    return _survey(data, seat, pains).steps(first, last)


def pick(data: bytes, seat: int, pains: Pains, steps: list[Step]) -> list[int]:
    """Return which choices to think about."""
    survey = _survey(data, seat, pains)
    return turnings.candidates(survey, steps, survey.first())


def consider(data: bytes, seat: int, pains: Pains, number: int) -> Turning:
    """Think about a choice."""
    return turnings.consider(_survey(data, seat, pains), number)


def attempt(data: bytes, seat: int, pains: Pains, turning: Turning, tried: Option) -> Line | None:
    """Play a move on from a turning point, beside the strong bot's; nothing if it could not be played there."""
    return turnings.attempted(_survey(data, seat, pains), turning, tried)


def assemble(data: bytes, seat: int, pains: Pains, steps: list[Step], thought: list[Turning]) -> Review:
    """Put a review together."""
    survey = _survey(data, seat, pains)
    return assembled(survey, survey.first(), steps, thought)
