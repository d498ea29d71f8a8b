"""What others did since one's last turn stands beside the board when the turn comes back."""

import re

from litestar import Litestar
from litestar.testing import TestClient
from markupsafe import Markup

from ludotheque.server.parts import parts
from ludotheque.server.recaps import MOST, joined, sentences
from ludotheque.server.scene import Said, Scene, Viewer
from tests.server.playing import Player, open_table

Client = TestClient[Litestar]
PEOPLE = [{"kind": "me"}, {"kind": "link"}]


def scene(client: Client, player: Player) -> Scene:
    live = client.app.state.site.hall.lives[player.table]
    return Scene(live, live.position, Viewer("en", seat=player.seat, held=(player.seat,)))


def turns(players: list[Player], count: int) -> list[int]:
    """Let whoever is asked answer, so many times; return who did."""
    moved = []
    for _ in range(count):
        moved.append(next(player.seat for player in players if player.move()))
    return moved


def test_it_tells_what_others_did_and_nothing_of_ones_own(client: Client):
    players = open_table(client, PEOPLE)
    seats: list[int] = []
    for _ in range(60):
        seats += turns(players, 1)
        asked = next(player for player in players if player.view()["question"])
        told = scene(client, asked).recap()
        if seats[-1] == asked.seat or asked.seat not in seats:
            assert told == (), "nobody else has acted since"
        else:
            assert told
            assert scene(client, players[1 - asked.seat]).recap() == (), "it is not their turn"
            since = len(seats) - seats[::-1].index(asked.seat)
            assert {line.number for line in told} <= set(range(since, len(seats)))


def test_the_page_shows_it_and_leads_to_the_replay(client: Client):
    players = open_table(client, PEOPLE)
    while True:
        turns(players, 1)
        asked = next(player for player in players if player.view()["question"])
        if told := scene(client, asked).recap():
            break
    part = str(parts(scene(client, asked), {}, None)["recap"])
    assert "Since your last turn" in part
    assert 0 < len(re.findall(r"<li", part)) <= min(len(told), MOST)
    assert f"/t/{asked.table}/replay?n={told[0].number}" in part
    assert client.get(f"/t/{asked.table}/replay?n={told[0].number}").status_code == 200


def test_what_begins_alike_is_told_in_one_sentence():
    one, other = "<b>Bo</b> sends an army to Kingsford.", "<b>Bo</b> sends an army to the Murk."
    assert joined([one, one], "en") == "<b>Bo</b> sends an army to Kingsford (× 2)."
    assert joined([one, other, one], "en") == "<b>Bo</b> sends an army to Kingsford (× 2), to the Murk."
    assert joined([one, "<b>Bo</b> passes."], "en") is None
    blows = ["<b>Jean Luc</b> frappe <b>Al A</b>, ici.", "<b>Jean Luc</b> frappe <b>Al B</b>, là."]
    assert joined(blows, "fr") == "<b>Jean Luc</b> frappe <b>Al A</b>, ici\u202f; <b>Al B</b>, là."


def line(number: int, text: str, *places: str) -> Said:
    return Said(number, 1, f"icon-{number}", Markup(text), text, places=places)


def test_what_concerns_the_listener_is_never_left_out():
    lines = [line(0, "Bo takes a card of yours and you lose a coin.")]
    lines += [line(n, f"Bo does thing {n}.", f"region-{n}") for n in range(1, 12)]
    told = sentences(lines, 0, "en")
    assert len(told) == MOST
    assert told[0].lines[0].number == 0
    assert told[-1].places == ("region-11",)
