"""A lesson is a table like any other: opened from the lobby, kept, taken up again, followed off the beaten track."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.lessons.pupils import TAUGHT

Client = TestClient[Litestar]


def begin(client: Client, game: str = "smallworld") -> str:
    """Open a lesson and return the address of its table."""
    return str(client.post(f"/learn/{game}", follow_redirects=False).headers["location"])


def coach(page: str) -> dict[str, str]:
    """Return what the coach's part of a page says of itself."""
    return dict(re.findall(r'data-(\w+)="([^"]*)"', re.search(r'<div id="coach"[^>]*>', page)[0]))  # type: ignore[index]


# What the coach says of itself where it asks for the first conquest.
FIRST_CONQUEST = {"kind": "task", "step": "2", "light": "region-3", "wish": "conquer.region.3.0"}


def press(client: Client, table: str, what: str) -> dict[str, str]:
    """Say something to the coach about the step that is on."""
    step = coach(client.get(table).text)["step"]
    client.post(f"{table}/lesson", data={"seat": "0", "step": step, "what": what}).raise_for_status()
    return coach(client.get(table).text)


def choose(client: Client, table: str, option: str) -> dict[str, str]:
    """Answer the question of the page."""
    number = re.search(r'data-number="(\d+)"', client.get(table).text)[1]  # type: ignore[index]
    data = {"seat": "0", "question": number, "option": option}
    client.post(f"{table}/answer", data=data).raise_for_status()
    return coach(client.get(table).text)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_opens_with_its_first_step(client: Client, game: str):
    page = client.get(begin(client, game)).text
    assert coach(page)["step"] == "0"
    assert 'aria-live="polite"' in page.split('id="coach-words"')[1][:60]
    assert "data-first" not in page


def test_lobby_goal_card_and_how_to_page_lead_to_the_lesson(client: Client):
    assert 'formaction="/learn/smallworld"' in client.get("/").text
    assert 'action="/learn/smallworld"' in client.get("/how/smallworld").text
    quick = client.post("/tables/quick", data={"game": "smallworld"}).text
    assert 'action="/learn/smallworld"' in quick.split('id="goal-card"')[1]
    table = begin(client)
    lobby = client.get("/").text
    assert f'href="{table}">' in lobby.split('id="game-smallworld"')[1].split("</li>")[0]
    assert "Resume the lesson" in lobby


def test_the_coach_goes_on_when_something_is_read_done_or_skipped(client: Client):
    table = begin(client)
    assert press(client, table, "read")["step"] == "1"
    assert press(client, table, "do") == {
        "kind": "task",
        "step": "2",
        "light": "region-3",
        "wish": "conquer.region.3.0",
    }
    assert press(client, table, "skip")["light"] == "region-12"


def test_what_was_pressed_for_another_step_changes_nothing(client: Client):
    table = begin(client)
    press(client, table, "read")
    for what in ("read", "do", "skip"):
        client.post(f"{table}/lesson", data={"seat": "0", "step": "0", "what": what}).raise_for_status()
    assert coach(client.get(table).text)["step"] == "1"


def test_a_detour_is_taken_back_or_gone_on_with(client: Client):
    table = begin(client)
    press(client, table, "read")
    press(client, table, "do")
    assert choose(client, table, "conquer.region.18.0")["kind"] == "detour"
    assert press(client, table, "back") == {
        "kind": "task",
        "step": "2",
        "light": "region-3",
        "wish": "conquer.region.3.0",
    }
    choose(client, table, "conquer.region.18.0")
    after = press(client, table, "agree")
    assert (after["kind"], after["light"]) == ("task", "")


def test_the_way_back_may_lead_to_another_table(client: Client):
    table = begin(client)
    press(client, table, "read")
    assert choose(client, table, "pick.combo.0.0")["kind"] == "detour"
    data = {"seat": "0", "step": "1", "what": "back"}
    other = client.post(f"{table}/lesson", data=data, headers={"accept": "application/json"}).json()["go"]
    assert other != table
    assert coach(client.get(other).text) == {"kind": "task", "step": "1", "light": "combo-1", "wish": "pick.combo.1.0"}
    assert coach(client.get(table).text)["kind"] == "detour"


def test_who_plays_alone_can_call_the_guide_back(client: Client):
    table = begin(client)
    press(client, table, "leave")
    page = client.get(table).text
    assert coach(page) == {}
    assert "Resume the lesson" not in client.get("/").text
    client.post(f"{table}/lesson", data={"seat": "0", "step": "0", "what": "return"}).raise_for_status()
    assert coach(client.get(table).text)["step"] == "0"


def test_nobody_else_tells_the_coach_anything(app: Litestar, client: Client):
    table = begin(client)
    client.cookies.clear()
    refused = client.post(f"{table}/lesson", data={"seat": "0", "step": "0", "what": "read"})
    assert refused.status_code == 403


def test_a_table_without_a_lesson_says_so(client: Client):
    table = str(client.post("/tables/quick", data={"game": "smallworld"}, follow_redirects=False).headers["location"])
    refused = client.post(f"{table}/lesson", data={"seat": "0", "step": "0", "what": "read"})
    assert "There is no lesson at this table" in refused.text
    assert "No game is called" in client.post("/learn/chess").text
