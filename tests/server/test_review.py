"""The review in the browser: made by the bots' processes part by part, kept, and refused where it cannot be."""

import time

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games.immortals.rules.state import REGIONS
from ludotheque.kernel import waiting
from ludotheque.review import MERIT, Pains, Review, Turning
from ludotheque.server.company import Viewer
from ludotheque.server.review import picture
from tests.reading import plain
from tests.server.playing import Player, load_finished, open_table

Client = TestClient[Litestar]
TINY = Pains(guesses=1, redraws=2, choices=1, iterations=4, lines=1)


@pytest.fixture
def over(client: Client) -> Player:
    """A seat of a finished game, at a server that takes little trouble."""
    player = load_finished(client)
    client.app.state.site.reviews.pains = TINY
    return player


def made(client: Client, table: str, seat: int) -> Review:
    """Wait for a review."""
    while (response := client.get(f"/t/{table}/review.json?seat={seat}")).status_code == 202:
        assert 0 <= response.json()["done"] <= response.json()["of"]
        time.sleep(0.05)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Review)


def test_a_review_is_made_while_one_waits_and_then_shown(client: Client, over: Player):
    waiting = client.get(f"/t/{over.table}/review?seat=0&lang=en").text
    assert "<progress" in waiting
    found = made(client, over.table, 0)
    assert client.get(f"/t/{over.table}/review/progress?seat=0").json()["ready"]
    page = plain(client.get(f"/t/{over.table}/review?seat=0&lang=en").text)
    assert "Chances of winning over the game" in page
    assert page.count('class="review-number"') == len(found.turnings)
    assert page.count("Try again from here") == len(found.turnings)
    again = client.app.state.site.reviews.jobs[over.table, 0].review
    assert again is not None
    assert again.points == found.points


def test_each_seat_has_its_own_review(client: Client, over: Player):
    assert [made(client, over.table, seat).seat for seat in (0, 1)] == [0, 1]
    assert client.get(f"/t/{over.table}/review?seat=9").status_code == 403


def test_a_running_game_is_not_reviewed(client: Client):
    player = open_table(client, [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Basile"}])[0]
    for address in ("review", "review.json", "review/progress?seat=0"):
        assert client.get(f"/t/{player.table}/{address}").status_code == 403


def test_results_lead_to_the_review(client: Client, over: Player):
    assert f'href="/t/{over.table}/review"' in client.get(f"/t/{over.table}/results").text


def test_whoever_asks_for_many_loses_the_oldest(client: Client, over: Player):
    reviews = client.app.state.site.reviews
    reviews.jobs.clear()
    for seat in range(2):
        client.get(f"/t/{over.table}/review?seat={seat}")
    assert len(reviews.jobs) == 2


def test_a_picture_shows_the_realm_that_the_move_was_about(client: Client):
    player = load_finished(client, "immortals", 3)
    client.app.state.site.reviews.pains = TINY
    made(client, player.table, 0)
    match = client.app.state.site.hall.lives[player.table].position.match
    review = client.app.state.site.reviews.jobs[player.table, 0].review
    moves = [(n, move) for n, move in enumerate(match.moves) if move.seat == 0]
    for wanted, face in (("region-dark", "dark"), ("region-light", "light")):
        n, move = next((n, move) for n, move in moves if move.option.kind == wanted)
        option = (move.option.verb, move.option.kind, move.option.index, move.option.arg)
        review.turnings = [Turning(n, 1, MERIT, 0, option, 0.1, later=0.9)]
        page = client.get(f"/t/{player.table}/review?seat=0&lang=en").text
        drawn = page[page.index('class="review-board"') :]
        assert f'data-face="{face}"' in drawn[: drawn.index("<defs>")]


def test_a_picture_shows_the_realm_that_the_question_was_about(client: Client):
    """How many cubes go into a battle in the dark: the button lies on no realm."""
    player = load_finished(client, "immortals", 3)
    position = client.app.state.site.hall.lives[player.table].position
    past = position.match.positions()
    n = next(
        n
        for n, move in enumerate(position.match.moves)
        if move.option.kind == "button" and getattr(waiting(past[n])[0], "target", 0) >= REGIONS
    )
    seat, option = position.match.moves[n].seat, position.match.moves[n].option
    turning = Turning(n, 1, MERIT, seat, (option.verb, option.kind, option.index, option.arg), 0.1, later=0.9)
    live = client.app.state.site.hall.lives[player.table]
    for eyes in range(3):
        board = picture(live, position, past, turning, Viewer("en", eyes, looks_back=True))
        assert 'data-face="dark"' in board.head(), eyes
        assert "is-legal" not in board.__html__(), "nobody is asked any more"
