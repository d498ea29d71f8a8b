"""Puzzles in the browser: listed, opened, solved, tried again."""

from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import puzzles

Client = TestClient[Litestar]
GAME = "mageknight"


def opened(client: Client, id: str) -> str:
    page = client.post(f"/puzzles/{GAME}/{id}")
    assert page.status_code == 200, page.text
    return page.url.path.split("/")[2]


def solve(client: Client, table: str) -> None:
    it = puzzles.puzzle(GAME, "1")
    for option in it.solved():
        number = client.get(f"/api/tables/{table}/view").json()["number"]
        value = f"{option.verb}.{option.kind}.{option.index}.{option.arg}"
        data = {"seat": "0", "question": str(number), "option": value}
        answered = client.post(f"/t/{table}/answer", data=data)
        assert answered.status_code == 200, answered.text


def test_the_page_lists_them_and_the_lobby_leads_there(client: Client):
    page = client.get(f"/puzzles/{GAME}").text
    assert page.count('class="puzzle-done"') == len(puzzles.ids(GAME))
    assert f'href="/puzzles/{GAME}"' in client.get("/").text


def test_a_puzzle_is_opened_and_solved(client: Client):
    table = opened(client, "1")
    page = client.get(f"/t/{table}").text
    assert 'data-state="open"' in page
    assert 'id="goal-card"' not in page
    solve(client, table)
    page = client.get(f"/t/{table}").text
    assert 'data-state="solved"' in page
    assert f'action="/puzzles/{GAME}/2"' in page


def test_tries_at_puzzles_are_not_listed_among_games(client: Client):
    table = opened(client, "1")
    assert table not in client.get("/").text


def test_what_is_not_there_is_not_found(client: Client):
    assert client.get("/puzzles/chess").status_code == 404
    assert client.post("/puzzles/chess/1").status_code == 404
    refused = client.post(f"/puzzles/{GAME}/nothing")
    assert 400 <= refused.status_code < 500
    assert "nothing" in refused.text
