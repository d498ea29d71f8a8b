"""The rulebook in the browser."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import rulebook
from ludotheque.server import texts

Client = TestClient[Litestar]


@pytest.mark.parametrize("game", rulebook.games())
def test_every_clause_has_an_address(client: Client, game: str):
    every = rulebook.clauses(game)
    last = {clause.section: clause.id for clause in every}
    first = {clause.section: clause.id for clause in reversed(every)}
    # A page holds a whole chapter: its first and last clause lead to it, and so do those between.
    for ends in (first, last):
        pages = {section: client.get(f"/rules/{game}/{id}").text for section, id in ends.items()}
        assert all(f'id="{clause.id}"' in pages[clause.section] for clause in every)


def test_each_chapter_is_a_page_of_its_own(client: Client):
    contents = client.get("/rules/mageknight").text
    sections = dict.fromkeys(clause.section for clause in rulebook.clauses("mageknight"))
    assert all(f'href="/rules/mageknight/{number}"' in contents for number in range(1, len(sections) + 1))
    assert 'class="clause"' not in contents
    first = client.get("/rules/mageknight/1").text
    assert 'id="MK-GAME-01"' in first
    own = [clause for clause in rulebook.clauses("mageknight") if clause.section == next(iter(sections))]
    assert first.count('class="clause"') == len(own)
    assert client.get("/rules/mageknight/999").status_code == 404


def test_tests_are_named_only_on_demand(client: Client):
    assert "<code>" not in client.get("/rules/smallworld/SW-CONQ-03").text
    assert "<code>" in client.get("/rules/smallworld/SW-CONQ-03?tests=yes").text


def test_clauses_are_found_in_both_languages_without_accents(client: Client):
    found = client.get("/rules/smallworld?q=declin").text
    assert 'id="SW-DECLINE-01"' in found
    assert 'id="SW-SETUP-01"' not in found
    assert "No clause contains" in client.get("/rules/smallworld?q=xyzzy").text
    assert 'id="SW-DECLINE-01"' in client.get("/rules/smallworld?q=SW-DECLINE-01&lang=fr").text


@pytest.mark.parametrize("game", rulebook.games())
def test_every_clause_is_played(client: Client, game: str):
    clauses = rulebook.clauses(game)
    assert not [clause.id for clause in clauses if clause.is_later]
    assert "not played here yet" not in client.get(f"/rules/{game}/{clauses[-1].id}").text


def test_clauses_that_are_not_played_yet_say_so(client: Client, unfinished: str):
    waiting = [clause for clause in rulebook.clauses("smallworld") if clause.is_later]
    assert waiting
    for section in {clause.section for clause in waiting}:
        here = [clause for clause in waiting if clause.section == section]
        assert client.get(f"/rules/smallworld/{here[0].id}").text.count("not played here yet") == len(here)


def test_an_unknown_game_has_no_rules(client: Client):
    assert client.get("/rules/chess").status_code == 404


def test_every_text_exists_in_both_languages_with_the_same_figures():
    import re

    for name, (french, english) in texts.TEXTS.items():
        assert french, name
        assert english, name
        assert set(re.findall(r"{(?:of_)?(\w+)}", french)) == set(re.findall(r"{(\w+)}", english)), name
