"""How to play: a page for each game, in both languages."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import rulebook

Client = TestClient[Litestar]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["smallworld", "immortals", "mageknight", "ebbland"])
def test_every_game_says_how_it_is_played(client: Client, game: str, language: str):
    page = client.get(f"/how/{game}?lang={language}").text
    assert page.count('class="unfold"') >= 7
    address = re.search(r'class="howto-picture"[^>]*><img src="([^"]+)"', page)
    assert address is not None
    drawn = client.get(address[1])
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    # A picture without its style is black; a page lets no style in.
    assert "<style>" in drawn.text
    assert drawn.headers.get_list("content-security-policy") == [
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    ]
    assert "<style" not in page
    assert f"/rules/{game}" in page


def test_clauses_unfold_in_place(client: Client):
    page = client.get("/how/smallworld?lang=en").text
    assert rulebook.clause("SW-SCORE-01").text("en") in page


def test_an_unknown_game_cannot_be_explained(client: Client):
    assert client.get("/how/chess").status_code == 404
