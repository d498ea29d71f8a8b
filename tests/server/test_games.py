"""Every game of the library can be played on the server, whether it has a page of its own or not."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load, names
from ludotheque.server.company import Viewer
from ludotheque.server.scene import Scene
from tests.server.playing import seated

Client = TestClient[Litestar]


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_page_at_every_moment(client: Client, game: str):
    count = load(game).seats[0]
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (count - 1)})
    players = seated(client, made.json())
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


@pytest.mark.parametrize("game", [name for name in names() if load(name).has_page()])
def test_whoever_looks_back_from_a_seat_sees_its_hand_and_nothing_lit(client: Client, game: str):
    count = load(game).seats[0]
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (count - 1)})
    players = seated(client, made.json())
    for _ in range(6):
        for player in players:
            player.move()
    live = client.app.state.site.hall.lives[players[0].table]
    seat = live.position.asked()[0]
    own = Scene(live, live.position, Viewer("en", seat, (seat,)))
    back = Scene(live, live.position, Viewer("en", seat, looks_back=True))
    assert " is-legal" not in back.board().__html__()
    assert [(shelf.name, len(shelf.items)) for shelf in back.page.tray] == [
        (shelf.name, len(shelf.items)) for shelf in own.page.tray
    ]


def check(page: str) -> None:
    assert page.count('id="board"') == 1
    assert "<style" not in page
    assert " style=" not in page
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


def test_many_numbers_are_buttons_with_the_number_alone(client: Client):
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    made = client.post("/api/tables", json={"game": "immortals", "seats": seats}).json()
    players = seated(client, made)
    client.cookies.clear()
    for _ in range(60):
        for player in players:
            question = player.view()["question"]
            if question and sum(option["verb"] == "light" for option in question["options"]) >= 4:
                page = client.get(f"/t/{player.table}?lang=en", headers=player.headers).text
                faces = re.findall(r'aria-label="(\d) to the light limbo[^"]*"[^>]*>.*?<span>(\d)</span>', page)
                assert [face for _, face in faces] == [str(number) for number in range(len(faces))]
                assert len(faces) >= 4
                return
            player.move()
    raise AssertionError("nobody was asked for a number")
