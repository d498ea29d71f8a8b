"""Every position of a game can be judged by every seat, also while another one is in the middle of something."""

import pytest

from ludotheque.kernel import waiting
from ludotheque.review.chances import Model
from ludotheque.review.eyes import Eyes
from tests.review.games import TABLES, finished

# Positions of each kind of question.
EACH = 3


@pytest.mark.parametrize("game", ["smallworld", "immortals", "ebbland"])
def test_a_seat_can_judge_while_another_is_asked(game: str):
    players = TABLES[game]
    match = finished(game, players)
    model = Model(match.game, match.state, match.setup)
    seen: dict[str, int] = {}
    for state in match.positions():
        for ask in waiting(state)[:1]:
            name = type(ask).__name__
            seen[name] = seen.get(name, 0) + 1
            if seen[name] <= EACH:
                others = Eyes(match.game, model, (ask.seat + 1) % players, 2)
                assert sum(others.chances(state)) == pytest.approx(1.0)
