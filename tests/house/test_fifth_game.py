"""A further game is one folder: put it among ours, or announce it from a package, and everything knows it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque import rulebook
from tests.house.source import ROOT

PACKAGE = Path("src") / "ludotheque"
# What somebody would look at, asked in a process that has nothing but the files laid out for it.
LOOK = """
import json, sys
from click.testing import CliRunner
from litestar.testing import TestClient
import ludotheque
from ludotheque import contract, games, rulebook
from ludotheque.cli import main
from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings

settings = Settings(database=f"sqlite:///{sys.argv[1]}/tables.sqlite", workers=0)
prepare(settings)
game = games.load("nim")
contract.check(game, game.setup(3, {"pebbles": "21"}), seed=1)
with TestClient(create_app(settings)) as client:
    lobby = client.get("/").text
    sheet = lobby.split("/games.css")[0].rpartition("/static/")[2]
    pages = {"style": f"/static/{sheet}/games.css", "book": "/rules/nim/NI-TAKE-01"}
    shown = {"lobby": lobby, **{name: client.get(page).text for name, page in pages.items()}}
runs = {"rules": "rules nim --lang fr", "play": "play nim --seat none --seed 1 --plain --lang en"}
said = {name: CliRunner().invoke(main, words).output for name, words in runs.items()}
print(json.dumps({"from": ludotheque.__file__, "names": games.names(), "books": rulebook.games(), **shown, **said}))
"""


def lay_out(folder: Path, package: str) -> None:
    """Copy the example with its imports set right: what somebody does who begins a game of their own."""
    shutil.copytree(ROOT / "examples" / "nim", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for module in folder.rglob("*.py"):
        module.write_text(module.read_text(encoding="utf-8").replace("examples.nim", package), encoding="utf-8")


def look(home: Path, *path: Path) -> dict[str, Any]:
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "LUDOTHEQUE_ENGINE": "interpreted"}
    command = [sys.executable, "-c", LOOK, str(home)]
    done = subprocess.run(command, cwd=home, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def among_ours(home: Path) -> dict[str, Any]:
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "compiled.txt")
    shutil.copytree(ROOT / PACKAGE, home / PACKAGE, ignore=unwanted)
    lay_out(home / PACKAGE / "games" / "nim", "ludotheque.games.nim")
    found = look(home, home / "src")
    assert Path(found["from"]).is_relative_to(home)
    return found


def announced(home: Path) -> dict[str, Any]:
    lay_out(home / "pebbles", "pebbles")
    about = home / "pebbles-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[ludotheque.games]\nnim = pebbles:GAME\n", encoding="utf-8")
    return look(home, home, ROOT / "src")


@pytest.mark.parametrize("place", [among_ours, announced])
def test_everything_knows_a_game_by_its_folder(place: Any, tmp_path: Path):
    found = place(tmp_path)
    assert "nim" in found["names"]
    assert "nim" in found["books"]
    assert 'id="game-nim"' in found["lobby"]
    assert 'class="nim-box"' in found["lobby"], "the picture on its box"
    assert '<symbol id="i-nim-pebble"' in found["lobby"], "its symbols"
    assert ".nim-pebble { color: #5d6b70; }" in found["style"], "its style"
    assert ".mark-nim { background: #3d4a4f; }" in found["style"], "its colour"
    assert 'id="NI-TAKE-01"' in found["book"]
    assert "Mise en place" in found["rules"]
    assert "takes" in found["play"]


def test_a_new_folder_is_compiled_with_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from tools import compile as compiling

    lay_out(tmp_path / PACKAGE / "games" / "nim", "ludotheque.games.nim")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    rooms = [Path(source).relative_to(PACKAGE / "games" / "nim").as_posix() for source in compiling.modules()]
    assert rooms == ["mind/judgement.py", "mind/observation.py", "rules/refusals.py", "rules/state.py", "rules/turn.py"]


def test_nothing_but_its_folder_knows_a_game():
    names = re.compile(rf"\b({'|'.join(rulebook.games())})\b")
    files = [path for kind in ("py", "js", "html", "css") for path in (ROOT / PACKAGE).rglob(f"*.{kind}")]
    outside = [path for path in files if not path.is_relative_to(ROOT / PACKAGE / "games")]
    assert [str(path) for path in outside if names.search(path.read_text(encoding="utf-8"))] == []
