"""Positions in the browser: loaded in the lobby, and written down as somebody sees them."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import ludotheque
from ludotheque import bots, positions
from tests.games.ebbland.test_positions import WALL
from tests.games.immortals.test_positions import FALLS
from tests.games.mageknight.test_positions import DIGGERS
from tests.games.smallworld.test_positions import ORCS

Client = TestClient[Litestar]


def load(client: Client, text: str) -> str:
    page = client.post("/records", files={"record": ("orcs.toml", text.encode())})
    assert page.status_code == 200, page.text
    return page.url.path.split("/")[2]


def test_a_position_is_played_on(client: Client):
    table = load(client, ORCS)
    token = client.get(f"/api/tables/{table}/view").json()
    assert token["table"]["asked"] == [0]
    assert 'data-seat="0"' in client.get(f"/t/{table}").text


def test_whoever_is_asked_first_is_the_one_who_loads_the_file(client: Client):
    table = load(client, 'game = "ebbland"\nactive = "B"\n')
    view = client.get(f"/api/tables/{table}/view").json()
    assert view["table"]["asked"] == [1]
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["bot", "person"]


@pytest.mark.parametrize("text", [DIGGERS, WALL, FALLS])
def test_positions_of_all_games_are_played_on(client: Client, text: str):
    table = load(client, text)
    assert 'class="board' in client.get(f"/t/{table}").text


def test_a_bad_position_is_told_with_its_line(client: Client):
    page = client.post("/records", files={"record": ("orcs.toml", ORCS.replace("turn = 3", "trn = 3").encode())})
    assert page.status_code == 400
    assert "orcs.toml, ligne 3" in page.text or "orcs.toml, line 3" in page.text


def test_a_position_is_given_as_it_is_seen(client: Client):
    table = load(client, ORCS)
    seen = positions.parse(client.get(f"/t/{table}/position.toml").text)
    assert seen.head.seen_by == "A"
    assert seen.said["race_pile"] == ["?"] * len(seen.said["race_pile"])
    assert seen.said["players"][1]["coins"] == "?"


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(client: Client):
    """To read 100,000 parts takes minutes, and nobody else's page moves meanwhile."""
    for key in (".".join("a" * 20_000), ".".join(['"a"'] * 20_000), f"[{'.'.join('a' * 20_000)}]"):
        page = client.post("/records", files={"record": ("orcs.toml", f"{ORCS}\n{key} = 1".encode())})
        assert page.status_code == 400
        assert "too many parts" in page.text


ODD = ["9" * 5000, "2026-01-01", "1e400", "[" * 3000, "inf", '"\\u0000"', "-1", "99999999999999999999"]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_values_in_a_position_are_refused_and_break_nothing(client: Client, odd: str):
    """Found by sending files that are nearly right."""
    for line in ("turn = 3", "coins = 7", "tokens = 7", 'race = "elves"', "seats = 2", "chance = [3, 0]"):
        text = ORCS.replace(line, f"{line.partition(' = ')[0]} = {odd}")
        page = client.post("/records", files={"record": ("orcs.toml", text.encode())})
        assert page.status_code in (200, 400), (line, page.status_code)


@pytest.mark.parametrize(
    ("game", "line", "other"), [("ebbland", r"sites = .*\n", ""), ("immortals", r'(?m)^(\w+ = )"A"$', r"\1inf")]
)
def test_a_position_that_no_page_can_show_is_refused(client: Client, game: str, line: str, other: str):
    match = ludotheque.new(game, 3 if game == "immortals" else 2, seed=1)
    bot = bots.make("random", match.game, 1)
    while len(match.moves) < 20 and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    text, times = re.subn(line, other, match.written(0), count=1)
    page = client.post("/records", files={"record": ("odd.toml", text.encode())})
    assert (times, page.status_code) == (1, 400)
