"""What pages are sent: drawn once for all who see the same, never shared by those who do not, and only what changed."""

import functools
import gc
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from markupsafe import Markup, escape

from ludotheque.kernel import SPECTATOR
from ludotheque.page import Progress
from ludotheque.server import pieces, updates
from ludotheque.server.company import Viewer
from ludotheque.server.live import Live
from ludotheque.server.pieces import Shop, escaped, piece
from ludotheque.server.scene import Scene
from ludotheque.server.updates import Drawing, Reader, draw, splices
from ludotheque.store.rows import Message
from tests.games.smallworld.test_positions import ORCS
from tests.server.playing import Player, finished_record, open_table
from tests.server.test_privacy import live_of

Client = TestClient[Litestar]
LINES = st.lists(st.sampled_from(["", "a", "b", "c"]), min_size=1, max_size=8)


def applied(before: list[str], found: list[Any]) -> list[str]:
    """Do what a page does with splices."""
    lines = list(before)
    for at, gone, *come in reversed(found):
        lines[at : at + gone] = come[0].split("\n") if come else []
    return lines


@settings(deadline=None)
@given(before=LINES, after=LINES)
def test_splices_make_one_text_of_another(before: list[str], after: list[str]):
    assert applied(before, json.loads(json.dumps(splices(before, after)))) == after


def test_only_lines_that_differ_are_sent():
    assert splices(["a", "b", "c", "d"], ["a", "x", "c", "y"]) == [(1, 1, "x"), (3, 1, "y")]
    assert splices(["a", "b", "c", "d"], ["a", "d"]) == [(1, 2)]


@functools.cache
def kept_by_value() -> list[Any]:
    """Return all that keeps drawings and words by what they are made of; what never changes is kept without a bound."""
    found = (kept for kept in gc.get_objects() if isinstance(kept, functools._lru_cache_wrapper))
    ours = (kept for kept in found if kept.__module__.startswith("ludotheque"))
    return [kept for kept in ours if kept.cache_parameters()["maxsize"] is not None]


def forget(live: Live) -> None:
    """Empty what is kept, so that what comes next is drawn from nothing."""
    live.sentences.clear()
    live.drawings.clear()
    live.talk = (), {}
    pieces.SHOP.kept.clear()
    pieces.SHOP.older.clear()
    for kept in kept_by_value():
        kept.cache_clear()


class Page:
    """A page that follows a table, as the script does."""

    def __init__(self, live: Live, seat: int, language: str = "en") -> None:
        held = (seat,) if seat != SPECTATOR else ()
        self.live, self.viewer = live, Viewer(language, seat, held, f"browser {seat}")
        self.reader, self.texts = Reader({}, 0), dict[str, str]()
        # Of each update that showed something, its size and that of all parts as they are then.
        self.sizes = list[tuple[int, int]]()

    def look(self) -> None:
        event = self.reader.next(draw(self.live, self.live.position, self.viewer, {}, None))
        if not event:
            return
        self.sizes.append((len(event), sum(map(len, self.whole().values()))))
        for name, (_, change) in json.loads(event.partition(b"data: ")[2])["parts"].items():
            before = self.texts[name].split("\n") if not isinstance(change, str) else []
            self.texts[name] = change if isinstance(change, str) else "\n".join(applied(before, change))

    def whole(self) -> dict[str, str]:
        return Drawing(Scene(self.live, self.live.position, self.viewer), {}, None).parts


# Of the bytes of whole pages, so many are sent at most: boards in lines take less than those of one line a layer.
SHARES = {"smallworld": 0.3, "immortals": 0.95, "mageknight": 0.5, "ebbland": 0.75}
GAMES = [("smallworld", 2), ("immortals", 3), ("mageknight", 2), ("ebbland", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_kept_by_value_shows_what_a_drawing_from_nothing_shows(client: Client, game: str, seats: int):
    """Two tables in two languages: whatever one of them had drawn may stand on a page of the other."""
    tables = [open_table(client, [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1), game=game) for _ in range(2)]
    for number in range(3):
        pages: list[Page] = []
        for seed, players in enumerate(tables):
            live, random = live_of(client, players[0].table), Random(10 * number + seed)
            for player in players * 8:
                player.random = random
                player.move()
            pages += [Page(live, seat, language) for seat in (*range(seats), SPECTATOR) for language in ("fr", "en")]
        for page in random.sample(pages, len(pages)):
            page.whole()
        for page, kept in [(page, page.whole()) for page in pages]:
            forget(page.live)
            assert page.whole() == kept


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_page_that_only_gets_what_changed_shows_what_each_seat_sees(client: Client, game: str, seats: int):
    """Everybody follows at once, so that anything drawn for one could be shown to another."""
    players = open_table(client, [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1), game=game)
    live, random = live_of(client, players[0].table), Random(5)
    pages = [Page(live, seat) for seat in (*range(seats), SPECTATOR, SPECTATOR)]
    for _ in range(12):
        for player in random.sample(players, len(players)):
            player.random = random
            player.move()
        for page in random.sample(pages, len(pages)):
            page.look()
            assert page.texts == page.whole()
    sent, whole = (sum(sizes) for sizes in zip(*(size for page in pages for size in page.sizes[1:]), strict=True))
    assert sent < SHARES[game] * whole


def table_of(client: Client) -> tuple[Live, list[Player]]:
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    return live_of(client, players[0].table), players


def test_spectators_share_a_drawing_and_seats_do_not(client: Client):
    live, _ = table_of(client)
    watchers = [draw(live, live.position, Viewer("en", person=name), {}, None) for name in ("Ada", "Bob")]
    assert watchers[0] is watchers[1]
    host = live.position.table.host
    others = [
        Viewer("fr"),
        Viewer("en", person=host),
        Viewer("en", 0, (0,)),
        Viewer("en", 1, (1,)),
        Viewer("en", 0, (0, 1)),
    ]
    drawn = [draw(live, live.position, viewer, {}, None) for viewer in others]
    assert len({*drawn, watchers[0]}) == 6
    assert draw(live, live.position, others[2], {}, 0) is not drawn[2]
    assert draw(live, live.position, others[1], {1: "link"}, None) is not drawn[1]


def test_a_drawing_is_not_kept_when_something_changed(client: Client, monkeypatch: pytest.MonkeyPatch):
    live, players = table_of(client)
    viewer = Viewer("en", SPECTATOR)
    first = draw(live, live.position, viewer, {}, None)
    other = replace(live.position, table=replace(live.position.table, name="another"))
    assert draw(live, other, viewer, {}, None).parts["where"] != first.parts["where"]
    live.publish(live.position)
    assert draw(live, live.position, viewer, {}, None) is not first
    second = draw(live, live.position, viewer, {}, None)
    monkeypatch.setattr(updates, "FRESH", 0.0)
    assert draw(live, live.position, viewer, {}, None) is not second
    assert any(player.move() for player in players)
    assert draw(live, live.position, viewer, {}, None).scene.number == 1


def test_not_every_look_is_kept(client: Client):
    """Links hold the name under which a host calls the server, and that can be anything."""
    live, _ = table_of(client)
    viewer = Viewer("en", 0, (0,), live.position.table.host)
    for n in range(updates.LOOKS + 5):
        draw(live, live.position, viewer, {1: f"http://{n}.example/seat/x"}, None)
    assert len(live.drawings) <= updates.LOOKS


def test_talk_is_drawn_anew_only_when_somebody_has_said_something(client: Client):
    live, players = table_of(client)
    viewer = Viewer("en", SPECTATOR)
    first = draw(live, live.position, viewer, {}, None).parts["talk"]
    assert any(player.move() for player in players)
    assert draw(live, live.position, viewer, {}, None).parts["talk"] is first
    said = Message(1, live.position.table.id, 0, "Ann", "say", "<b>hello", 0.0)
    other = replace(live.position, talk=(*live.position.talk, said))
    assert "<b>Ann</b> &lt;b&gt;hello" in draw(live, other, viewer, {}, None).parts["talk"]
    assert draw(live, other, Viewer("fr", SPECTATOR), {}, None).parts["talk"] != first


def test_pieces_are_kept_by_value_and_not_for_ever():
    shop = Shop(most=1000)
    made = [shop.piece("en", "watchers", n) for n in (1, 2, 1)]
    assert made[0] is made[2]
    assert made[0] != made[1] != shop.piece("fr", "watchers", 2)
    for n in range(200):
        shop.piece("en", "watchers", n)
    assert shop.older
    assert sum(len(part) for pieces in (shop.kept, shop.older) for found in pieces.values() for part in found) <= 1000


def test_what_people_typed_is_escaped_whatever_was_kept_before():
    """Markup equals the same letters as plain text: the one must not be found in place of the other."""
    evil = "<img src=x>"
    assert evil in piece("en", "where", Markup(evil), "Small World", "", Progress())
    assert evil not in piece("en", "where", evil, "Small World", "", Progress())


def test_nobody_can_type_the_signs_that_stand_for_parts_of_a_page(client: Client):
    """By a name, by what is said, in a position or in a record: such a sign would let buttons grow out of it."""
    signs = "".join(chr(0xFDD0 + sign) for sign in range(5))
    assert all(sign in signs for sign in (pieces.TABLE, pieces.NUMBER, pieces.PLACES, pieces.BUTTONS, pieces.CONTENT))
    player = open_table(client, [{"kind": "me", "name": f"A{signs}"}, {"kind": "me"}])[0]
    assert player.post("chat", {"text": f"B{signs}"}).status_code == 200
    client.post(
        "/tables/quick", data={"game": "smallworld", "name": f"C{signs}", "seat-0": "me", "name-0": f"D{signs}"}
    )
    for text in (f'names = ["E", "F{signs}"]\n{ORCS}', finished_record().decode().replace("Basile", f"G{signs}")):
        client.post("/records", files={"record": ("game", text.encode())})
    lives = client.app.state.site.hall.lives.values()
    typed = [live.position.table.name for live in lives]
    typed += [place.name for live in lives for place in live.position.seats]
    typed += [said.text for live in lives for said in live.position.talk]
    assert {"A", "B", "G"} <= set(typed)
    assert [text for text in typed if set(text) & set(signs)] == []


@pytest.mark.parametrize("value", ["<b>&'\"", Markup("<b>&amp;</b>"), 7, None, ""])
def test_what_templates_write_is_escaped_as_ever(value: object):
    assert escaped(value) == str(escape(value))
