"""The picture to share of a finished game, and what those who show links are told of it."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import games
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match
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


def shown_of(svg: str) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    """Return how large the board is drawn in the picture, where its corner is, and which part of it is seen."""
    found = re.search(r'transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"><clipPath', svg)
    sizes = r'x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"'
    window = re.search(rf'<clipPath id="share-window"><rect {sizes}', svg)
    assert found is not None
    assert window is not None
    return float(found[3]), (float(found[1]), float(found[2])), tuple(float(number) for number in window.groups())


@pytest.mark.parametrize(
    ("name", "players", "part"), [("smallworld", 2, 1.0), ("ebbland", 2, 1.0), ("immortals", 3, 0.8)]
)
def test_the_board_is_in_the_picture_whole(client: Client, name: str, players: int, part: float):
    svg = client.get(f"/t/{load_finished(client, name, players).table}/share.svg").text
    scale, corner, (left, top, wide, high) = shown_of(svg)
    for place, start, length, end in ((corner[0], left, wide, 1200), (corner[1], top, high, 630)):
        assert place + scale * start > 0
        assert place + scale * (start + length) < end
    game = games.load(name)
    board = str(game.show.page(Match(game, game.setup(players), 1).talk(SPECTATOR), "en").board)
    whole = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', board)
    assert whole is not None
    # Of Immortals one realm is shown, without the tower.
    assert wide >= part * float(whole[1])
    assert high >= 0.97 * float(whole[2])


@pytest.mark.parametrize("kind", ["results", "replay"])
def test_a_page_of_a_finished_game_names_its_picture(client: Client, kind: str):
    table = load_finished(client).table
    page = client.get(f"/t/{table}/{kind}?lang=fr").text
    found = dict(re.findall(r'<meta property="(og:[a-z_:]+)" content="([^"]*)"', page))
    assert found["og:image"].endswith(f"/t/{table}/share.png?lang=fr")
    assert found["og:image"].startswith("http")
    assert "gagne" in found["og:description"]
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")


def test_a_running_game_has_no_picture(client: Client):
    player = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Basile"}])[0]
    assert client.get(f"/t/{player.table}/share.svg").status_code == 403
    assert client.get(f"/t/{player.table}/share.png").status_code == 403
