"""Small World in characters and sentences: armies, pieces and purses."""

import random
import re
from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque.game import LANGUAGES
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, Land, SmallWorld
from ludotheque.games.smallworld.show.textboard import text_board
from ludotheque.match import Match
from ludotheque.textboard import TextBoard, plain
from ludotheque.textmap.canvas import draw


def games(players: int, every: int = 25) -> Iterator[Match]:
    """Give moments of a random game."""
    match = ludotheque.new("smallworld", players, seed=players, names=["Ada", "Bob", "Cléo", "Dan", "Eve"][:players])
    dice = random.Random(players)
    while question := match.question():
        if len(match.moves) % every == 0:
            yield match
        match.answer(dice.choice(question.options))
    yield match


def board_of(match: Match, language: str = "en", seat: int = 0) -> TextBoard:
    return text_board(match.talk(seat), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_everything_is_said_in_whole_sentences(players: int, language: str):
    for match in games(players):
        for thing in board_of(match, language).things():
            for sentence in (thing.says, thing.more):
                assert not re.search(r"[{}<>]|None|-9|-1\b|  ", sentence), sentence
            assert thing.says.startswith(thing.name)
            assert thing.says.endswith(".")


def test_french_has_its_own_words():
    french, english = (board_of(next(games(3)), language) for language in ("fr", "en"))
    assert french.title == "Tour 1 sur 10"
    assert english.title == "Turn 1 of 10"
    assert all(a.says != b.says for a, b in zip(french.things(), english.things(), strict=True))
    assert [sign for sign, _ in french.legend] == [sign for sign, _ in english.legend]


def test_coins_of_others_are_hidden_until_the_end():
    over = list(games(3))[-1]
    coins = [player.coins for player in over.state.players]
    rows = [row for row in board_of(over).panels[0].rows if row.element]
    assert [int(re.search(r"(\d+)●", plain(row.forms[0]))[1]) for row in rows] == coins  # type: ignore[index]
    start = next(games(3))
    rows = [row for row in board_of(start, seat=1).panels[0].rows if row.element]
    assert ["?●" in plain(row.forms[0]) for row in rows] == [True, False, True]
    assert ["hidden coins" in row.says for row in rows] == [True, False, True]


def held(match: Match, land: Land) -> TextBoard:
    view = match.view(0)
    assert isinstance(view, SmallWorld)
    view.lands[3] = land
    return text_board(type(match.talk(0))(view, match.names, 0), "en")


@pytest.mark.parametrize(
    ("land", "chip", "says"),
    [
        (Land(0, 1, 3, False, 0, 0), " A Dwarves 3 ", "Dwarves (you), 3 tokens."),
        (Land(1, 1, 1, True, 0, 0), "(b Dwarves 1)", "Dwarves in decline (Bob), 1 token."),
    ],
)
def test_who_holds_a_region(land: Land, chip: str, says: str):
    area = held(next(games(2)), land).areas[3]
    assert plain(area.lines[0][0]) == chip
    assert area.says.endswith(says)


@pytest.mark.parametrize(
    ("land", "sign", "name"),
    [
        (Land(0, 1, 1, False, 0, FORTRESS), "♜", "Fortress"),
        (Land(0, 1, 1, False, 0, HOLE), "○", "Hole-in-the-Ground"),
        (Land(0, 1, 1, False, 0, HERO), "♥", "Hero"),
        (Land(0, 1, 1, False, 0, DRAGON), "§", "Dragon"),
        (Land(0, 1, 1, False, 2, 0), "⌂2", "2 Encampments"),
        (Land(0, 12, 1, False, 0, 0), "▼", "Lair"),
    ],
)
def test_every_piece_has_its_sign_and_its_name(land: Land, sign: str, name: str):
    board = held(next(games(2)), land)
    assert sign in plain(board.areas[3].lines[1][0])
    assert name in board.areas[3].says
    assert sign[0] in dict(board.legend)


@pytest.mark.parametrize(("players", "size"), [(2, (47, 13)), (3, (47, 13)), (4, (44, 22)), (5, (44, 22))])
def test_the_smallest_map_still_shows_every_option_and_every_army(players: int, size: tuple[int, int]):
    for match in games(players):
        question = match.question()
        if question is None:
            continue
        numbers = {option.element(): [i] for i, option in enumerate(question.options, 1) if option.kind == "region"}
        board = board_of(match, seat=question.seat)
        drawn = draw(board, *size, numbers).text()
        shown = re.findall(r"\d+", drawn)
        assert all(str(number[0]) in shown for number in numbers.values())
        assert isinstance(match.state, SmallWorld)
        armies = sum(land.owner >= 0 for land in match.state.lands)
        assert len(re.findall(r"[A-Ea-e] ?\w* ?\d", drawn)) >= armies * 0.95
