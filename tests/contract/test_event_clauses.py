"""Lines of the log name clauses that the rulebook has."""

from importlib import import_module

import pytest

from ludotheque import bots, games, rulebook
from ludotheque.match import Match

PLAYABLE = [name for name in rulebook.games() if name in games.names()]


@pytest.mark.parametrize("name", PLAYABLE)
def test_events_name_clauses_of_their_own_rulebook(name: str):
    known = {clause.id for clause in rulebook.clauses(name)}
    named = import_module(f"ludotheque.games.{name}.rules.clauses").EVENT_CLAUSES
    assert set(named.values()) <= known


@pytest.mark.parametrize("name", PLAYABLE)
def test_most_lines_of_a_log_follow_from_a_clause(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[-1]), 3)
    bot = bots.make("random", game, 3)
    while len(match.moves) < 300 and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    told = [event for event in match.news(0) if game.words["en"].event(match.talk(0), event)]
    with_clause = sum(bool(game.rules.event_clause(event)) for event in told)
    assert with_clause > 0.7 * len(told)
