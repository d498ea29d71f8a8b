"""`ludotheque replay`: a game told turn by turn, one position of it, and the whole as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from examples.highcard import GAME as HIGHCARD
from ludotheque import games, record
from tests.cli.sittings import finish, sitting
from tests.cli.test_play import DUEL, play


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finish(sitting(tmp_path_factory.mktemp("replay"), players=2, names="Ada,Bob"))


def report(path: Path, *words: str, lang: str = "en") -> Any:
    result = play("replay", str(path), "--json", *words, lang=lang)
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


@pytest.mark.parametrize(
    ("lang", "begins", "ends"), [("en", "Small World: Ada", " wins: "), ("fr", "Small World", " gagne")]
)
def test_the_game_is_told_to_its_result(game: Path, lang: str, begins: str, ends: str):
    output = play("replay", str(game), lang=lang).output
    assert output.startswith(begins)
    assert ends in output.split("\n\n")[-1].splitlines()[0]


def test_every_turn_has_a_paragraph_of_its_own(game: Path):
    paragraphs = play("replay", str(game)).output.split("\n\n")
    assert sum(" scores " in paragraph for paragraph in paragraphs) == 20
    assert all(paragraph.count(" scores ") <= 1 for paragraph in paragraphs)


def test_a_position_is_told_place_by_place(game: Path):
    output = play("replay", str(game), "--at", "0").output
    assert "Turn 1 of 10" in output
    assert "Mirrormere (lake): free." in output
    assert " wins: " not in output


def test_json_holds_every_answer_in_words(game: Path):
    told, kept = report(game), record.read(game)
    assert [answer["seat"] for answer in told["answers"]] == [answer.seat for answer in kept.answers]
    assert all(answer["question"] and answer["answer"] for answer in told["answers"])
    assert told["players"] == [{"name": "Ada", "kind": "human"}, {"name": "Bob", "kind": "random"}]
    assert sorted(told["outcome"]) == ["scores", "winners"]
    assert told["at"] == len(kept.answers)


def test_json_shows_the_board_at_a_place(game: Path):
    first, last = report(game, "--at", "0")["board"], report(game)["board"]
    assert first["title"] == "Turn 1 of 10"
    assert last["title"] == "Game over"
    assert first["things"].keys() == last["things"].keys()


def test_a_finished_game_is_open_and_a_seats_view_is_not(game: Path):
    half = str(len(record.read(game).answers) // 2)
    assert "hidden" not in report(game, "--at", half)["board"]["things"]["seat-1"]
    assert "hidden" in report(game, "--at", half, "--seat", "1")["board"]["things"]["seat-1"]


def test_an_unfinished_game_is_seen_with_the_persons_eyes(tmp_path: Path):
    play(*DUEL, "--save", str(tmp_path / "g.json"), answers="1\n")
    told = report(tmp_path / "g.json")
    assert "hidden" in told["board"]["things"]["seat-1"]
    assert "hidden" not in told["board"]["things"]["seat-0"]
    assert told["outcome"] is None
    assert play("replay", str(tmp_path / "g.json")).output.endswith("The game goes on.\n")


def test_a_sealed_answer_stays_sealed(tmp_path: Path):
    games.register(HIGHCARD)
    path = tmp_path / "g.json"
    play("play", "highcard", "--players", "2", "--seat", "all", "--save", str(path), answers="1\n1\n")
    assert "answer" not in report(path)["answers"][0]
    assert "answer" in report(path, "--seat", "1")["answers"][0]
