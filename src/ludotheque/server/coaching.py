"""The coach of a table on which a lesson is played, and what its other seats answer by the book."""

from __future__ import annotations

import logging

from ludotheque.kernel import BUTTON, Option
from ludotheque.lessons import BadLesson, Coach
from ludotheque.server.live import Position

log = logging.getLogger(__name__)


def coach_of(position: Position) -> Coach | None:
    """Return the coach of a table; none where no lesson is played, or its lesson no longer goes."""
    pupil = position.table.pupil
    if pupil is None or position.begun is None:
        return None
    try:
        return Coach.of(position.match, pupil)
    except BadLesson as error:
        log.warning("table %s goes on without its coach: %s", position.table.id, error)
        return None


def scripted(position: Position, seat: int) -> Option | None:
    """Return what a seat answers as its lesson tells; nothing where it has to think for itself."""
    coach = coach_of(position)
    return None if coach is None or coach.is_away else coach.scripted(seat)


def id_on_page(option: Option) -> str:
    """Return the id of what stands for an option on the page: a button, or the thing that it points at."""
    if option.kind == BUTTON:
        return f"option-{option.verb}-{option.kind}-{option.index}-{option.arg}"
    return option.element()
