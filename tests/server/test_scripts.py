"""The scripts of a page: kept for ever under an address that changes with them, all fetched at once."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.render import asset, needed, scripts

Client = TestClient[Litestar]


def table(client: Client, game: str = "smallworld") -> str:
    return str(client.post("/tables/quick", data={"game": game}).url).rpartition("/")[2]


def test_a_script_is_kept_for_ever_under_its_address(client: Client):
    found = client.get(asset("table.js"))
    assert found.headers["content-type"].startswith("text/javascript")
    assert "immutable" in found.headers["cache-control"]


def test_all_scripts_share_one_address_so_that_they_find_each_other():
    assert {asset(name).rpartition("/")[0] for name in needed("table camera replay lobby")} == {f"/static/{scripts()}"}


@pytest.mark.parametrize("name", ["client.js", "site.css", "tokens.css"])
def test_an_old_page_is_sent_to_a_file_as_it_is_now(client: Client, name: str):
    found = client.get(f"/static/0123456789ab/{name}", follow_redirects=False)
    assert (found.status_code, found.headers["location"]) == (307, asset(name))
    assert "immutable" not in found.headers["cache-control"]


@pytest.mark.parametrize(("game", "wanted"), [("smallworld", "page table frame"), ("mageknight", "page table camera")])
def test_a_page_names_its_scripts_and_has_all_of_them_fetched_at_once(client: Client, game: str, wanted: str):
    page = client.get(f"/t/{table(client, game)}").text
    assert f'data-scripts="{wanted}"' in page
    assert re.findall('<link rel="modulepreload" href="([^"]+)">', page) == [
        asset(n) for n in needed(f"client {wanted}")
    ]
    assert "lobby.js" not in page


def test_other_pages_need_little(client: Client):
    assert 'data-scripts="page lobby"' in client.get("/").text
    assert 'data-scripts="page rules"' in client.get("/rules/smallworld").text
