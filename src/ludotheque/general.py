"""What can be learnt of any game: its own judgement of the lead, and what learners are given of a view."""

from __future__ import annotations

from typing import Any

from ludotheque.chance import dice_for
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.kernel import advance
from ludotheque.learnt import Study
from ludotheque.scales import Scales


def study_of(game: Game, players: int) -> Study:
    """Return what training can weigh in a game: what it declares itself, or else all its features alike."""
    return game.mind.study or general(game, players)


def general(game: Game, players: int) -> Study:
    """Return a study that knows nothing of a game but its judgement and its features; slow, as it makes views."""
    if players > 2:
        raise BadSetup(
            f"{game.name} has nothing to learn with {players} players yet",
            f"{game.name} n’a encore rien à apprendre à {players} joueurs",
        )

    def hope(s: Any, seat: int, eyes: int, scales: Scales | None) -> float:
        # The judgement is a lead already: all of it belongs to the seat that looks.
        if seat != eyes:
            return 0.0
        lead = game.mind.value(s, seat)
        if scales is None or game.rules.outcome(s) is not None:
            return lead
        scales.open(0)
        for feature, amount in enumerate(game.mind.features(game.rules.sight(s, seat), seat)):
            if amount:
                scales.put(feature, amount)
        return lead + scales.total

    s = game.rules.start(game.setup(players), dice_for(0))
    advance(s)
    size = len(game.mind.features(game.rules.sight(s, 0), 0))
    names = tuple(f"{players} players, feature {number}" for number in range(size))
    return Study(names, hope, lambda s: players, phases=1)
