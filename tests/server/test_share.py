"""The picture to share of a finished game, and what those who show links are told of it."""

import re

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.playing import load_finished, open_table

Client = TestClient[Litestar]


def test_the_picture_has_the_size_that_is_shown_everywhere(client: Client):
    table = load_finished(client).table
    svg = client.get(f"/t/{table}/share.svg").text
    assert 'viewBox="0 0 1200 630"' in svg
    assert svg.count("share-score") >= 2
    png = client.get(f"/t/{table}/share.png")
    assert png.headers["content-type"] == "image/png"
    assert (int.from_bytes(png.content[16:20]), int.from_bytes(png.content[20:24])) == (1200, 630)


def test_a_page_of_results_names_its_picture(client: Client):
    table = load_finished(client).table
    page = client.get(f"/t/{table}/results").text
    found = dict(re.findall(r'<meta property="(og:[a-z_:]+)" content="([^"]*)"', page))
    assert found["og:image"].endswith(f"/t/{table}/share.png")
    assert found["og:image"].startswith("http")
    assert found["og:description"]
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")


def test_a_running_game_has_no_picture(client: Client):
    player = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Basile"}])[0]
    assert client.get(f"/t/{player.table}/share.svg").status_code == 403
    assert client.get(f"/t/{player.table}/share.png").status_code == 403
