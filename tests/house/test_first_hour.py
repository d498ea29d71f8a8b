"""The scripts of a researcher's first hour run as they stand."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.source import ROOT

SCRIPTS = {
    "first_game": ([], "scores: ("),
    "own_bot": (["4"], "examples.hour.own_bot:Hasty"),
    "pettingzoo_loop": ([], "agenda"),
    "self_play": (["--generations", "1", "--games", "2", "--test-games", "2"], '"games": 2'),
    "thousand_games": (["4", "PICTURE"], "seat: "),
}


def test_every_script_is_tried():
    assert {path.stem for path in (ROOT / "examples" / "hour").glob("*.py")} - {"__init__"} == set(SCRIPTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_runs(name: str, tmp_path: Path):
    arguments, expected = SCRIPTS[name]
    picture = str(tmp_path / "games.svg")
    command = [
        sys.executable,
        "-m",
        f"examples.hour.{name}",
        *(picture if word == "PICTURE" else word for word in arguments),
    ]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert expected in result.stdout
    if picture in command:
        assert Path(picture).read_text(encoding="utf-8").lstrip().startswith("<?xml")
