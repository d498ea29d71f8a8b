"""Every scenario is played to its end, with every number of players it is for, by bots that choose anything."""

import pytest

from ludotheque import bots
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.match import Match
from tests.games.mageknight.invariants import check
from tests.games.mageknight.scenarios.company import options_for

TABLES = [(name, plan.players) for name, scenario in SCENARIOS.items() for plan in scenario.plans]


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_it_comes_to_its_end(scenario: str, players: int):
    match = Match(GAME, GAME.setup(players, options_for(scenario, players)), seed=players)
    bot = bots.make("random", GAME, players)
    answers = 0
    while question := match.question():
        option = bot.choose(match.view(question.seat), question.seat)
        # Whoever gives up would keep the rest of the scenario from being played.
        match.answer(option if option.verb != "concede" else question.options[-1])
        answers += 1
        if answers % 50 == 0:
            check(match.state)
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == players
