"""How to play: a page for each game, in both languages."""

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import lessons, rulebook
from ludotheque.games import load
from ludotheque.games.immortals.show.guide import ATTACK, PLAN, REINFORCE, SCORE
from ludotheque.games.mageknight.data import PROGRESS
from ludotheque.server.howto import cutout
from ludotheque.svg.sprite import sprite

Client = TestClient[Litestar]
GAMES = ["smallworld", "immortals", "mageknight", "ebbland"]
PICTURE = re.compile(r'<img src="(/how/[^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"')


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_it_is_played(client: Client, game: str, language: str):
    page = client.get(f"/how/{game}?lang={language}").text
    assert page.count('class="unfold"') >= 7
    pictures = PICTURE.findall(page)
    # A turn in four pictures, at least two things taken apart, the whole table.
    assert len(pictures) >= 7
    for address, alt, *_ in pictures:
        drawn = client.get(address.replace("&amp;", "&"))
        assert alt
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        # A picture without its style is black; a page lets no style in.
        assert "<style>" in drawn.text
    assert drawn.headers.get_list("content-security-policy") == [
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    ]
    assert "<style" not in page
    assert f"/rules/{game}" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_a_picture_is_explained_and_in_sight(game: str):
    guide = load(game).show.guide("en")
    for block in guide.blocks:
        if block.figure:
            cut = cutout(game, block.figure, "en")
            x, y, wide, high = cut.box
            assert len(cut.pins) == len(block.points) > 2
            assert all(x < px < x + wide and y < py < y + high for px, py in cut.pins)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same_with_symbols_that_there_are(game: str):
    french, english = (load(game).show.guide(language) for language in ("fr", "en"))
    shapes = [
        [(block.figure, block.clause, len(block.points), [price.figures for price in block.prices])]
        for guide in (french, english)
        for block in guide.blocks
    ]
    assert shapes[: len(shapes) // 2] == shapes[len(shapes) // 2 :]
    names = [thing.icon for block in english.blocks for thing in (*block.points, *block.prices) if thing.icon]
    assert set(names) <= set(sprite())


def test_the_price_of_a_step_is_the_one_that_the_rules_ask():
    prices = next(block.prices for block in load("mageknight").show.guide("en").blocks if block.prices)
    told = {price.icon.removeprefix("terrain-").removesuffix("s"): price.figures for price in prices}
    rules = {row["id"].removesuffix("s"): (str(row["day"]), str(row["night"])) for row in PROGRESS["terrain"]}
    assert told == {name: rules[name] for name in told}
    assert len(told) == 6


def test_a_picture_is_dark_for_whoever_wants_it_dark(client: Client):
    light, dark = (client.get(f"/how/smallworld/picture/region{query}").text for query in ("", "?dark"))
    assert '<svg xmlns="http://www.w3.org/2000/svg" id="picture" class="picture board-svg"' in light
    assert "--hill: #96a062" in dark
    assert "--hill: #96a062" not in light


def test_clauses_unfold_in_place(client: Client):
    page = client.get("/how/smallworld?lang=en").text
    assert rulebook.clause("SW-SCORE-01").text("en") in page


@pytest.mark.parametrize("address", ["/how/chess", "/how/smallworld/picture/nothing", "/how/chess/picture/region"])
def test_what_there_is_not_cannot_be_explained(client: Client, address: str):
    assert client.get(address).status_code == 404


def test_what_all_do_together_is_called_a_round(client: Client):
    pages = {game: client.get(f"/how/{game}", headers={"accept-language": "en"}).text for game in GAMES}
    assert [game for game, page in pages.items() if "A round in four steps" in page] == ["immortals"]
    assert all("A turn in four steps" in page for game, page in pages.items() if game != "immortals")


def test_pictures_of_immortals_show_the_lesson_where_it_does_what_they_tell():
    lesson = lessons.load("immortals")
    asks = [lessons.opened(lesson, step, ("Léa", "B", "C")).question(0) for step in (PLAN, ATTACK, SCORE, REINFORCE)]
    assert [type(question.ask).__name__ for question in asks] == ["Plan", "CommitArmies", "DrawCard", "SendArmy"]
