"""Every game of the library can be played on the server, whether it has a page of its own or not."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load, names
from tests.server.playing import Player

Client = TestClient[Litestar]


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_page_at_every_moment(client: Client, game: str):
    count = load(game).seats[0]
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (count - 1)})
    players = [Player(client, token["table"], token["seat"], token["token"]) for token in made.json()["seats"]]
    client.cookies.clear()
    for round in range(12):
        for player in players:
            for _ in range(3):
                player.move()
            language = ("fr", "en")[round % 2]
            page = client.get(f"/t/{player.table}?lang={language}", headers=player.headers)
            assert page.status_code == 200
            check(page.text)
    assert client.get(f"/t/{players[0].table}/replay?n=5").status_code == 200


def check(page: str) -> None:
    assert page.count('id="board"') == 1
    assert "<style" not in page
    assert " style=" not in page
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted({name for name in ids if ids.count(name) > 1}) == []
