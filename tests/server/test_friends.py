"""Friends on the local network: who may open the server, what links say, and what a browser needs to install it."""

import re
import socket

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server import network
from ludotheque.server.app import create_app, prepare
from ludotheque.server.friends import drawn, in_characters
from ludotheque.server.network import Neighbourhood, is_here, own_addresses
from ludotheque.server.settings import Settings

HERE = "http://127.0.0.1:8017"


def opened(client: TestClient[Litestar], origin: str) -> str:
    """Open a table with a seat for a friend, and return the page on which people sit down."""
    headers = {"origin": origin}
    fields = {"game": "smallworld", "players": "2", "seat-1": "me", "seat-2": "link", "name": "Ours"}
    return client.post("/tables", data=fields, headers=headers).text


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("192.168.1.5", False),
        ("a.org", False),
    ],
)
def test_what_is_this_machine(host: str, here: bool):
    assert is_here(host) == here


def test_own_addresses_are_of_use_to_others(monkeypatch: pytest.MonkeyPatch):
    class Ip:
        def __init__(self, ip: object) -> None:
            self.ip = ip

    class Adapter:
        ips = [Ip("127.0.0.1"), Ip("169.254.3.3"), Ip("8.8.4.4"), Ip(("::1", 0, 0)), Ip("192.168.1.5")]  # noqa: RUF012

    monkeypatch.setattr(network.ifaddr, "get_adapters", lambda: [Adapter()])
    assert own_addresses() == ["192.168.1.5", "8.8.4.4"]


def test_a_link_that_leads_nobody_here_says_so(settings: Settings):
    prepare(settings)
    with TestClient(create_app(settings), base_url=HERE) as client:
        page = opened(client, HERE)
        assert 'id="only-here"' in page
        assert "127.0.0.1:8017/seat/" in page


def test_links_lead_to_the_network_once_it_is_open(settings: Settings):
    prepare(settings)
    around = Neighbourhood(settings)
    around.open_at = ["192.168.1.5"]
    with TestClient(create_app(settings, around), base_url=HERE) as client:
        page = opened(client, HERE)
        assert 'id="only-here"' not in page
        assert re.search(r"http://192\.168\.1\.5:8017/seat/", page)
        friends = client.get("/friends").text
        assert "http://192.168.1.5:8017/" in friends
        assert "<svg" in friends


def test_only_who_sits_at_the_machine_opens_it(settings: Settings):
    prepare(settings)
    around = Neighbourhood(settings)
    around.server = object()
    with TestClient(create_app(settings, around), base_url=HERE) as client:
        # The client of these tests has no address of its own, so it is not on the machine.
        assert client.post("/friends", headers={"origin": HERE}).status_code == 403
        assert around.addresses == []


def test_doors_listen_at_the_same_port(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.7"])
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        port = first.getsockname()[1]
        (door,) = network.doors(settings, port)
        with door:
            assert door.getsockname() == ("127.0.0.7", port)


def test_codes_are_drawn_and_written():
    assert drawn("http://192.168.1.5:8017/").startswith("<svg")
    assert len(in_characters("http://192.168.1.5:8017/").splitlines()) > 10


def test_a_browser_can_install_it(client: TestClient[Litestar]):
    assert client.get("/manifest.webmanifest").json()["display"] == "standalone"
    assert "offline" in client.get("/worker.js").text
    assert "Your games are kept" in client.get("/offline").text
    assert 'rel="manifest"' in client.get("/").text


def sides(png: bytes) -> tuple[int, int]:
    """Return how wide and high a PNG is, from its first chunk."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def test_icons_are_there_for_browsers_that_install_no_drawing(client: TestClient[Litestar]):
    icons = client.get("/manifest.webmanifest").json()["icons"]
    pixels = [one for one in icons if one["type"] == "image/png"]
    assert [(one["sizes"], one["purpose"]) for one in pixels] == [
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]
    touch = re.search(r'<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)">', client.get("/").text)
    assert touch, "a phone of Apple looks for no manifest"
    for address, size in [(touch[1], "180x180"), *((one["src"], one["sizes"]) for one in pixels)]:
        answer = client.get(address)
        assert answer.headers["content-type"] == "image/png"
        assert "immutable" in answer.headers["cache-control"]
        assert "x".join(map(str, sides(answer.content))) == size
        assert len(answer.content) < 16_000
