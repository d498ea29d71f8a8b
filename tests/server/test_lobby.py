"""The lobby lives: whoever looks at it sees tables come and go."""

import asyncio

import pytest
from litestar import Litestar
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient

from ludotheque.server import bell
from ludotheque.server.bell import Bell
from tests.server.playing import open_table

Client = TestClient[Litestar]


def test_the_lists_alone_are_those_of_the_lobby(client: Client):
    table = open_table(client, [{"kind": "me"}, {"kind": "open"}])[0].table
    alone = client.get("/lists").text
    assert f"/t/{table}" in alone
    assert "<html" not in alone
    assert f"/t/{table}" in client.get("/").text


def test_a_change_rings_for_everybody_who_listens(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bell, "PAUSE", 0.0)

    async def listen() -> list[bytes]:
        heard, rung = [], Bell()
        async for event in rung.news("here"):
            heard.append(event)
            if len(heard) == 3:
                break
            rung.ring()
        return heard

    assert asyncio.run(listen())[1:] == [b"event: changed\ndata:\n\n"] * 2


def test_one_address_may_not_take_all_places():
    rung = Bell()
    rung.listeners = {asyncio.Event(): "here" for _ in range(bell.OF_AN_ADDRESS)}
    rung.check("there")
    with pytest.raises(TooManyRequestsException):
        rung.check("here")


def test_a_table_that_is_opened_or_changed_rings(client: Client):
    rung: list[object] = []
    client.app.state.site.hall.watchers.append(rung.append)
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    opened = len(rung)
    assert opened
    next(player for player in players if player.move())
    assert len(rung) > opened
