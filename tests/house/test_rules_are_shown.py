"""The executable rulebook: tags name real clauses, and finished games leave no clause unshown."""

import pytest

from ludotheque import games, rulebook
from tools import coverage_of_rules

# A game that can be played shows every clause that it does not leave for later.
FINISHED = [name for name in rulebook.games() if name in games.names()]


def test_the_list_of_tests_is_up_to_date():
    assert coverage_of_rules.OUTPUT.read_text(encoding="utf-8") == coverage_of_rules.text(), "run `make golden`"


def test_every_tag_names_a_clause():
    known = {clause.id for game in rulebook.games() for clause in rulebook.clauses(game)}
    assert {clause: tests for clause, tests in coverage_of_rules.gather().items() if clause not in known} == {}


@pytest.mark.parametrize("game", FINISHED)
def test_every_clause_of_a_finished_game_is_shown(game: str):
    shown = coverage_of_rules.gather()
    assert [clause.id for clause in rulebook.clauses(game) if clause.needs_test and clause.id not in shown] == []


def test_no_test_shows_what_is_for_later():
    assert [clause for clause in coverage_of_rules.gather() if rulebook.clause(clause).is_later] == []


@pytest.mark.parametrize("game", rulebook.games())
def test_everything_for_later_names_clauses(game: str):
    known = [clause.id for clause in rulebook.clauses(game)]
    named = [id for id in rulebook.later(game) if any(f"{clause}-".startswith(f"{id}-") for clause in known)]
    assert named == rulebook.later(game)
