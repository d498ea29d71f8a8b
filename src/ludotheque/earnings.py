"""What final scores are made of: as the game counts them at its end, or as points came in over it."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.match import Match
from ludotheque.typography import shown

# What no event told of: what everybody began with, or what counts only as long as it lies on the table.
START = "start"


@dataclass(frozen=True)
class Part:
    """A part of the final scores in words, its points for each seat, and the clause that gives them."""

    text: str
    points: tuple[int, ...]
    clause: str = ""


def parts(match: Match, language: str) -> list[Part]:
    """Return what the scores of a finished game are made of; nothing while it goes on, or if the game does not say."""
    if match.outcome() is None or unscored(match, language) is not None:
        return []
    words = match.game.words[language]
    counted = match.game.show.account(match.state)
    if counted:
        return [Part(shown(words.tally(part.what), language), part.points, part.clause) for part in counted]
    names = match.game.ledger.parts.get(language, {})
    return [Part(shown(names[what], language), points) for what, points in _earned(match).items() if any(points)]


def unscored(match: Match, language: str) -> Part | None:
    """Return what decides a finished game that counts no score, and the clause that says so."""
    if match.outcome() is None:
        return None
    alone = [part for part in match.game.show.account(match.state) if not part.points]
    words = match.game.words[language]
    return Part(shown(words.tally(alone[0].what), language), (), alone[0].clause) if alone else None


def _earned(match: Match) -> dict[str, tuple[int, ...]]:
    outcome, names = match.outcome(), match.game.ledger.parts.get("en", {})
    assert outcome is not None
    found = {what: [0] * len(outcome.scores) for what in names}
    for events in (match.first_events, *(move.events for move in match.moves)):
        for event in events:
            for seat, what, points in match.game.ledger.earned(event):
                found[what][seat] += points
    if START in found:
        told = [sum(row[seat] for row in found.values()) for seat in range(len(outcome.scores))]
        found[START] = [score - sum_told for score, sum_told in zip(outcome.scores, told, strict=True)]
    return {what: tuple(points) for what, points in found.items()}
