"""A record is data: what it names is not run, unless whoever opens it says so."""

import json
from pathlib import Path

import pytest

from tests.cli.test_bad_input import refusal
from tests.cli.test_play import DUEL, play

TRAP = """
from pathlib import Path
from ludotheque.bots.random import RandomBot
Path("sprung").touch()
class Bot(RandomBot):
    pass
"""


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record whose bot is a class of a file beside it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    name = f"trap_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(TRAP, encoding="utf-8")
    path = tmp_path / "g.json"
    play(*DUEL, "--save", str(path), answers="1\n1\n1\n")
    game = json.loads(path.read_text(encoding="utf-8"))
    game["kinds"][1] = f"{name}:Bot"
    path.write_text(json.dumps(game), encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "says"), [("en", "if you trust that file"), ("fr", "si vous faites confiance")])
def test_a_record_cannot_have_a_class_imported(trap: Path, lang: str, says: str):
    assert says in refusal("play", "--resume", str(trap), lang=lang)
    assert not (trap.parent / "sprung").exists()


def test_a_replay_needs_no_bot(trap: Path):
    assert play("replay", "--plain", str(trap)).exit_code == 0
    assert not (trap.parent / "sprung").exists()


def test_who_trusts_a_record_says_so(trap: Path):
    assert play("play", "--resume", str(trap), "--trust-bots", answers="1\n1\n1\n").exit_code == 0
    assert (trap.parent / "sprung").exists()
