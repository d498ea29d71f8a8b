"""The clauses of the games, looked up."""

import re

import pytest

from ludotheque import rulebook
from ludotheque.errors import UnknownClause, UnknownGame

ALL = [(game, clause) for game in rulebook.games() for clause in rulebook.clauses(game)]


@pytest.mark.parametrize(
    ("game", "count"), [("smallworld", 160), ("immortals", 243), ("mageknight", 927), ("ebbland", 145)]
)
def test_each_game_has_its_clauses(game: str, count: int):
    assert len(rulebook.clauses(game)) == count


def test_ids_are_unique_and_say_their_game():
    ids = [clause.id for _, clause in ALL]
    assert len(set(ids)) == len(ids)
    prefixes = {(game, clause.id[:3]) for game, clause in ALL}
    assert prefixes >= {("smallworld", "SW-"), ("immortals", "IM-"), ("mageknight", "MK-"), ("ebbland", "CC-")}
    assert len(prefixes) == len(rulebook.games()) == len({prefix for _, prefix in prefixes})
    assert [id for id in ids if not re.fullmatch(r"[A-Z]{2}(-[A-Z0-9]+)+-\d{2,3}", id)] == []


def test_every_clause_speaks_both_languages_and_says_how_it_is_tested():
    assert [clause.id for _, clause in ALL if not (clause.fr and clause.en and clause.test)] == []


def test_every_chapter_has_a_french_title():
    sections = {(game, clause.section) for game, clause in ALL}
    same = {section for game, section in sections if rulebook.section_title(game, section, "fr") == section}
    assert same <= {"Construction"}
    assert all(rulebook.section_title(game, section, "en") == section for game, section in sections)


def test_titles_of_chapters_are_typeset():
    assert rulebook.section_title("mageknight", "Course of a round", "fr") == "Déroulement d’un round"


def test_a_clause_restates_an_earlier_one():
    assert [clause.id for _, clause in ALL if clause.restates and not rulebook.clause(clause.restates)] == []


def test_a_clause_is_found_by_its_id():
    clause = rulebook.clause("SW-CONQ-03")
    assert (clause.section, clause.kind, clause.needs_test) == ("Conquest", "must", True)
    assert clause.text("fr") != clause.text("en")


def test_an_unknown_clause_is_refused_in_both_languages():
    with pytest.raises(UnknownClause, match="no clause 'SW-NONE-99'") as refusal:
        rulebook.clause("SW-NONE-99")
    assert refusal.value.say("fr").startswith("aucun article")


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match=r"choose from .*smallworld"):
        rulebook.clauses("chess")


def test_the_list_given_is_ones_own():
    rulebook.clauses("smallworld").clear()
    assert rulebook.clauses("smallworld")
