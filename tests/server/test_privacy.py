"""What a seat may not see is in nothing that the server sends: two games that differ only in secrets send the same."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.chance import dice_for, pledge
from ludotheque.kernel import SPECTATOR, KeyedDice
from ludotheque.server.company import Viewer
from ludotheque.server.live import Live
from ludotheque.server.scene import Scene
from ludotheque.server.site import Site
from ludotheque.server.updates import Drawing
from tests.server.playing import Player, open_table

Client = TestClient[Litestar]


def live_of(client: Client, table: str) -> Live:
    site: Site = client.app.state.site
    return site.hall.lives[table]


def all_that_is_sent(client: Client, player: Player, seat: int) -> list[str]:
    """Everything that a seat, or a spectator, can get the server to say about a position."""
    headers = player.headers if seat != SPECTATOR else {}
    answer = {"number": 0, "verb": "conquer", "kind": "region", "index": 1, "arg": 0}
    table, found = player.table, []
    for element in ("region-2", "combo-5", "region-dark-2", "card-5", "space-1"):
        found.append(client.get(f"/t/{table}/why?element={element}", headers=headers).text)
        found.append(client.get(f"/api/tables/{table}/why?element={element}", headers=headers).text)
    for path in ("", "/update", "/replay", "/replay?n=3", "/results"):
        found.append(client.get(f"/t/{table}{path}", headers=headers).text)
    for path in ("", "/view", "/events", "/record.json"):
        found.append(client.get(f"/api/tables/{table}{path}", headers=headers).text)
    found.append(client.post(f"/api/tables/{table}/answer", headers=headers, json=answer).text)
    found.append(client.post(f"/api/tables/{table}/undo", headers=headers, json={"number": 0}).text)
    found.append(client.get(f"/t/{table}/record.json", headers=headers).text)
    return [re.sub(r'content="[^"]*"|placeholder="[^"]*"', "", text) for text in found]


def stream_of(live: Live, seat: int) -> str:
    viewer = Viewer("en", seat, (seat,) if seat != SPECTATOR else ())
    return repr(Drawing(Scene(live, live.position, viewer), {}, None).whole({}, 0))


def with_other_secrets(live: Live, seat: int, seed: int) -> Any:
    """The same table where everything that the seat cannot know is different."""
    match = live.position.match.copy()
    match.state = match.game.rules.guess(match.view(seat), seat, dice_for(seed))
    match.seed = pledge(live.position.table.id, [""] * match.setup.players)
    # A table's chance is keyed; that it is says nothing.
    match.state.dice = KeyedDice(bytes(32))
    return replace(live.position, begun=match, table=replace(live.position.table, pledge=match.seed))


def pages(client: Client, players: list[Player], live: Live, seat: int) -> list[str]:
    player = players[max(seat, 0)]
    return [*all_that_is_sent(client, player, seat), stream_of(live, seat)]


@pytest.mark.parametrize(("game", "count"), [("smallworld", 2), ("smallworld", 4), ("immortals", 3), ("ebbland", 2)])
def test_states_that_differ_only_in_secrets_send_the_same(client: Client, game: str, count: int):
    client.cookies.clear()
    random = Random(count)
    players = open_table(client, [{"kind": "me"}] + [{"kind": "link"}] * (count - 1), game=game)
    client.cookies.clear()
    live = live_of(client, players[0].table)
    for _ in range(4):
        for _ in range(random.randrange(6, 20)):
            for player in players:
                player.random = random
                player.move()
        if live.position.match.outcome() is not None:
            break
        for seat in (SPECTATOR, *range(count)):
            compare(client, players, live, seat, random.randrange(10**9))


def compare(client: Client, players: list[Player], live: Live, seat: int, seed: int) -> None:
    truth = live.position
    told = pages(client, players, live, seat)
    live.position, live.past = with_other_secrets(live, seat, seed), live.past
    fingerprint = re.compile(r"[0-9a-f]{32}")
    try:
        retold = pages(client, players, live, seat)
    finally:
        live.position = truth
    for before, after in zip(told, retold, strict=True):
        assert fingerprint.sub("", before) == fingerprint.sub("", after)


def test_other_purses_are_in_nothing_that_is_sent(client: Client):
    """A secret with a value that occurs nowhere else can be searched for."""
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    client.cookies.clear()
    live = live_of(client, players[0].table)
    match = live.position.match.copy()
    match.state.players[0].coins = 7351  # type: ignore[attr-defined]
    live.position = replace(live.position, begun=match)
    assert any("7351" in text for text in pages(client, players, live, 0))
    for seat in (SPECTATOR, 1):
        assert not any("7351" in text for text in pages(client, players, live, seat))


def test_the_seed_and_the_order_of_the_piles_are_in_nothing_that_is_sent(client: Client):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    client.cookies.clear()
    live = live_of(client, players[0].table)
    position = live.position
    live.position = replace(position, table=replace(position.table, seed=918273645546372819))
    live.position.match.seed = 918273645546372819
    for seat in (SPECTATOR, 0, 1):
        sent = pages(client, players, live, seat)
        assert not any("918273645546372819" in text for text in sent)
        assert not any('"seed":9' in text for text in sent)
    view = players[0].view()["position"]
    assert set(view["race_pile"]) == set(view["power_pile"]) == {-9}
    assert view["dice"] == {"Dice": [1, 1]}


def test_a_table_without_spectators_tells_strangers_nothing(client: Client):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}], watched=False)
    client.cookies.clear()
    table = players[0].table
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/stream", f"/api/tables/{table}/view"):
        assert client.get(path).status_code == 403
    assert players[0].view()["seat"] == 0


def test_a_running_game_gives_no_record_and_no_other_eyes(client: Client):
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    table = players[0].table
    for path in ("record.json", "replay?seat=1", "results"):
        assert client.get(f"/t/{table}/{path}").status_code == 403


def test_no_address_of_a_running_table_gives_a_secret_away(client: Client):
    """Whatever addresses there are, also ones that nobody thought of here: seed, key, sittings, tokens, cookies."""
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    client.cookies.clear()
    id, site = players[0].table, client.app.state.site
    position = site.hall.lives[id].position
    routes = {route.path for route in client.app.routes if "GET" in getattr(route, "methods", ())}
    asked = sorted(path for path in routes if "{id:str}" in path and "/stream" not in path)
    assert len(asked) > 15
    for viewer in (None, *players):
        headers = viewer.headers if viewer else {}
        secrets = [position.table.pledge.secret, site.signer._key.decode()]
        others = [player for player in players if player is not viewer]
        for seat in (position.seats[player.seat] for player in others):
            secrets += [seat.sitting, seat.person]
        for path in asked:
            address = re.sub(r"\{\w+:\w+\}", "1", path.replace("{id:str}", id))
            query = {"element": "region-2", "n": 0, "wait": 0, "since": 0}
            sent = client.get(address, headers=headers, params=query)
            assert sent.status_code < 500, address
            assert not [secret for secret in secrets if secret and secret in sent.text], address


def test_the_stream_of_a_seat_is_for_that_seat(client: Client):
    """Two followers of one table get each their own view of one answer."""
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    live = live_of(client, players[0].table)
    mine, theirs, nobody = (stream_of(live, seat) for seat in (0, 1, SPECTATOR))
    assert len({mine, theirs, nobody}) == 3
