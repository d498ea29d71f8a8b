"""What the pages say about what happened: rules behind the lines of the log, ties, texts of what lies about."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load
from ludotheque.page import Item, Shelf
from ludotheque.server.pieces import macros
from tests.reading import plain
from tests.server.playing import Player, load_finished

Client = TestClient[Litestar]
RULE = re.compile(r'class="log-rule" href="/rules/smallworld/(SW-[A-Z0-9-]+)#[^>]*title="([^"]+)"')
RANK = re.compile(r'<td class="num">(\d)</td><td><svg class="seat" data-seat="(\d)"')


@pytest.fixture
def over(client: Client) -> Player:
    return load_finished(client)


def test_lines_of_the_log_link_to_their_rule(client: Client, over: Player):
    page = client.get(f"/t/{over.table}").text
    found = dict(RULE.findall(page))
    assert {"SW-SCORE-01", "SW-CONQ-03", "SW-END-03"} <= set(found)
    for clause in found:
        assert f'id="{clause}"' in client.get(f"/rules/smallworld/{clause}").text
    assert found["SW-END-03"] == "Coins are counted; the richest wins."
    french = client.get(f"/t/{over.table}?lang=fr").text
    assert "Règle SW-END-03" in plain(french)


def leaders(client: Client, over: Player, tokens: tuple[int, int]) -> None:
    """Make both players equally rich, with so many tokens on the board."""
    state = client.app.state.site.hall.lives[over.table].position.match.state
    for seat, count in enumerate(tokens):
        state.players[seat].coins = 80
        lands = [i for i, land in enumerate(state.lands) if land.owner == seat]
        for i in lands[1:]:
            state.lands[i] = state.lands[i].with_tokens(0)
        state.lands[lands[0]] = state.lands[lands[0]].with_tokens(count)


def test_a_tie_says_what_decided_it_and_where_that_is_written(client: Client, over: Player):
    leaders(client, over, (5, 8))
    page = client.get(f"/t/{over.table}/results").text
    assert "Basile wins with 80 coins." in page
    assert "Léa and Basile have the same score; the number of tokens on the board decides: Basile 8, Léa 5." in page
    assert 'href="/rules/smallworld/SW-END-03#SW-END-03"' in page
    assert RANK.findall(page) == [
        ("1", "2"),
        ("2", "1"),
    ]


def test_a_shared_victory_is_explained_and_shares_the_rank(client: Client, over: Player):
    leaders(client, over, (8, 8))
    page = plain(client.get(f"/t/{over.table}/results?lang=fr").text)
    assert "Léa et Basile gagnent avec 80 jetons." in page
    assert "ne suffit pas à les départager : Léa 8, Basile 8. Victoire partagée." in page
    assert RANK.findall(page) == [
        ("1", "1"),
        ("1", "2"),
    ]


def test_who_leads_alone_needs_no_tie_break(client: Client, over: Player):
    state = client.app.state.site.hall.lives[over.table].position.match.state
    assert load("smallworld").rules.tie(state) is None
    assert 'class="tie"' not in client.get(f"/t/{over.table}/results").text


@pytest.mark.parametrize("kind", ["offers", "cards", "dice", "spaces"])
def test_everything_on_a_shelf_says_what_it_does(kind):
    thing = Item("thing-0", "Portal", text='Goes to the "other" realm', drawing="<svg></svg>")
    html = str(macros("en").shelf(Shelf("shelf", "Shelf", kind, items=(thing,)), {}, {}))
    assert 'data-text="Goes to the &#34;other&#34; realm"' in html
    assert 'data-title="Portal"' in html
