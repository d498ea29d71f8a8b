"""Whoever loads a game brings its chance along: nobody is let sit down at such a table believing that it is fair."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import games
from ludotheque.chance import Seed, pledge
from ludotheque.match import Match
from ludotheque.record import HUMAN, encode
from tests.games.smallworld.test_positions import ORCS
from tests.server.playing import open_table
from tests.server.test_privacy import live_of

Client = TestClient[Litestar]
WARNING = "may know what comes"


def load(client: Client, name: str, data: bytes) -> str:
    page = client.post("/records", files={"record": (name, data)})
    assert page.status_code == 200, page.text
    return page.url.path.split("/")[2]


def a_record(seed: Seed) -> bytes:
    game = games.load("smallworld")
    return encode(Match(game, game.setup(2), seed, ["Ada", "Bob"], [HUMAN] * 2).record())


@pytest.mark.parametrize("seed", [7, pledge("elsewhere", ["aa", "bb"])])
def test_a_loaded_game_says_that_its_chance_was_brought_along(client: Client, seed: Seed):
    """The attack: load a game whose seed one knows, free a seat, invite somebody."""
    table = load(client, "game.json", a_record(seed))
    alone = client.get(f"/t/{table}").text
    assert WARNING in alone
    assert 'id="new-rules"' not in alone
    client.post(f"/t/{table}/leave", data={"seat": "1", "sure": "yes"})
    client.post(f"/t/{table}/invite", data={"seat": "1"})
    code = live_of(client, table).position.seats[1].invitation
    client.cookies.clear()
    assert WARNING in client.get(f"/seat/{code}").text
    client.post(f"/seat/{code}", data={"name": "Eve", "seat": "1"})
    invited = client.get(f"/t/{table}").text
    assert WARNING in invited.partition('id="new-rules"')[2].partition("</section>")[0]


@pytest.mark.parametrize(("more", "is_known"), [("", False), ("seed = 5\n", True), ("chance = [3, 0]\n", True)])
def test_a_position_that_brings_chance_says_so(client: Client, more: str, is_known: bool):
    text = ORCS.replace("chance = [3, 0]\n", more)
    assert (WARNING in client.get(f"/t/{load(client, 'orcs.toml', text.encode())}").text) == is_known


def test_a_table_of_the_server_is_not_foreseeable(client: Client):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    assert WARNING not in client.get(f"/t/{players[0].table}", headers=players[0].headers).text
