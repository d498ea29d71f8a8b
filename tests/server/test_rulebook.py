"""The rulebook in the browser."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import rulebook
from ludotheque.server import texts

Client = TestClient[Litestar]


@pytest.mark.parametrize("game", rulebook.games())
def test_every_clause_has_an_address(client: Client, game: str):
    page = client.get(f"/rules/{game}").text
    assert all(f'id="{clause.id}"' in page for clause in rulebook.clauses(game))


def test_clauses_are_found_in_both_languages_without_accents(client: Client):
    found = client.get("/rules/smallworld?q=declin").text
    assert 'id="SW-DECLINE-01"' in found
    assert 'id="SW-SETUP-01"' not in found
    assert "No clause contains" in client.get("/rules/smallworld?q=xyzzy").text
    assert 'id="SW-DECLINE-01"' in client.get("/rules/smallworld?q=SW-DECLINE-01&lang=fr").text


@pytest.mark.parametrize("game", rulebook.games())
def test_every_clause_is_played(client: Client, game: str):
    assert "not played here yet" not in client.get(f"/rules/{game}").text


def test_clauses_that_are_not_played_yet_say_so(client: Client, unfinished: str):
    chapter = [clause for clause in rulebook.clauses("smallworld") if clause.id.startswith(f"{unfinished}-")]
    assert client.get("/rules/smallworld").text.count("not played here yet") == len(chapter) > 0


def test_an_unknown_game_has_no_rules(client: Client):
    assert client.get("/rules/chess").status_code == 404


def test_every_text_exists_in_both_languages_with_the_same_figures():
    import re

    for name, (french, english) in texts.TEXTS.items():
        assert french, name
        assert english, name
        assert set(re.findall(r"{(?:of_)?(\w+)}", french)) == set(re.findall(r"{(\w+)}", english)), name
