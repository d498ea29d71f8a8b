"""A review from its parts: each can be made by itself, wherever there is time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludotheque.errors import BadRecord
from ludotheque.match import Match
from ludotheque.review import turnings
from ludotheque.review.chances import spread, stage
from ludotheque.review.report import Point, Review, Turning
from ludotheque.review.survey import Pains, Step, Survey

# So many answers are looked at in one go.
CHUNK = 25


class NoReview(BadRecord):
    """A game that cannot be reviewed."""


def check(match: Match) -> None:
    """Refuse a game that is not over, or that today's rules cannot play."""
    if match.outcome() is None:
        raise NoReview("this game is not over yet", "cette partie n'est pas finie")
    if match.past:
        raise NoReview(
            "this game was played under other rules: it can be seen again, but not reviewed",
            "cette partie s'est jouée avec d'autres règles : on peut la revoir, pas l'analyser",
        )
    if not match.moves:
        raise NoReview("nothing was played in this game", "rien ne s'est joué dans cette partie")


def survey_of(match: Match, seat: int, pains: Pains) -> Survey:
    """Return a survey of a game with the eyes of a seat."""
    check(match)
    if not 0 <= seat < match.setup.players:
        raise NoReview(f"seat {seat + 1} is not a seat of this game", f"la place {seat + 1} n'existe pas ici")
    return Survey(match, match.positions(), seat, pains)


def chunks(match: Match) -> list[tuple[int, int]]:
    """Return the parts in which the answers of a game are looked at."""
    count = len(match.moves)
    return [(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]


def review(
    match: Match, seat: int, pains: Pains | None = None, note: Callable[[int, int], None] = lambda done, of: None
) -> Review:
    """Review a game with the eyes of a seat; the note is told what part of the work is done."""
    survey = survey_of(match, seat, pains or Pains())
    parts = chunks(match)
    of = len(parts) + survey.pains.choices
    steps: list[Step] = []
    for done, (first, last) in enumerate(parts):
        note(done, of)
        steps += survey.steps(first, last)
    start = survey.first()
    thought: list[Turning] = []
    numbers = turnings.candidates(survey, steps, start)
    for done, number in enumerate(numbers):
        note(len(parts) + done, of)
        thought.append(turnings.consider(survey, number))
    note(of, of)
    return assembled(survey, start, steps, thought)


def assembled(survey: Survey, start: Sequence[float], steps: Sequence[Step], thought: Sequence[Turning]) -> Review:
    """Return the review that its parts make."""
    match, side = survey.match, survey.eyes.side
    outcome = match.outcome()
    assert outcome is not None
    moments = [*turnings.of_chance(survey, steps, start), *turnings.of_turns(survey, steps, start)]
    # A game that came to nothing has turning points by what could be expected of it.
    best = max([1.0, *(abs(score) for score in (*outcome.scores, *start))])
    shown = turnings.chosen(survey, thought, turnings.lasting(survey, steps, moments), best)
    luck = sum(step.luck[side] for step in steps)
    choices = sum(one.swing for one in thought if turnings.is_worse(one) and one.sure)
    end = steps[-1].chances[side]
    fit = survey.model.fit
    return Review(
        match.game.name,
        match.setup.players,
        list(match.names),
        survey.eyes.seat,
        survey.model.alone,
        spread(fit, stage(match.game, survey.states[0])) if survey.model.alone else 0.0,
        list(outcome.scores),
        list(outcome.winners),
        points(survey, start, steps),
        shown,
        start[side],
        luck,
        end - start[side] - luck,
        choices,
        sum(step.options > 1 for step in steps),
        len(thought),
        sum(len(one.lines) == 1 for one in thought),
        fit.games if fit else 0,
    )


def points(survey: Survey, start: Sequence[float], steps: Sequence[Step]) -> list[Point]:
    """Return the curve: how things stood at the start and at the end of each turn."""
    sides, side = survey.model.sides, survey.eyes.side
    found = [Point(0, survey.game.rules.progress(survey.states[0]).now, -1, [start[s] for s in sides], 0.0, 0.0)]
    for row in turnings.stretches(steps):
        last = row[-1]
        luck, cost = sum(step.luck[side] for step in row), sum(step.cost for step in row)
        chances = [last.chances[s] for s in sides]
        found.append(Point(last.number + 1, row[0].round, last.seat, chances, luck, cost))
    return found
