"""`ludotheque review`: sentences, JSON, and one clear sentence for what cannot be reviewed."""

import json
from pathlib import Path

import pytest

from tests.cli.sittings import finish, sitting
from tests.cli.test_play import play

QUICK = ("--choices", "1", "--iterations", "8")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finish(sitting(tmp_path_factory.mktemp("review"), players=2, names="Ada,Bob"))


@pytest.mark.parametrize(("lang", "said"), [("en", " through luck, "), ("fr", " dus au hasard, ")])
def test_a_review_is_told(game: Path, lang: str, said: str):
    output = play("review", str(game), *QUICK, lang=lang).output
    assert said in output
    assert "Ada" in output


def test_a_review_is_given_as_json(game: Path):
    found = json.loads(play("review", str(game), "--json", "--seat", "2", *QUICK).output)
    assert found["seat"] == 1
    assert found["points"][-1]["chances"][1] in (0.0, 1.0)
    assert len(found["told"]) == len(found["turnings"])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"format": 2', "is cut off or damaged"),
        (b"[1, 2]", "is not a Ludoth\u00e8que record"),
        (b'{"format": 2, "game": "chess"}', "is not a valid record"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_in_one_line(tmp_path: Path, data: bytes, said: str):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    result = play("review", str(path))
    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_game_that_goes_on_is_refused_in_one_line(tmp_path: Path):
    seated = sitting(tmp_path, players=2, names="Ada,Bob")
    path = seated.save()
    result = play("review", str(path))
    assert (result.exit_code, len(result.output.strip().splitlines())) == (2, 1)
    assert "not over" in result.output
