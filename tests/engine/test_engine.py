"""Interpreted or compiled: what is asked for is what runs."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine import MANIFEST, ignore_extensions, what_is_missing

TELL = "import ludotheque, ludotheque.kernel.dice as dice; print(ludotheque.engine(), dice.__file__)"


def run(engine: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LUDOTHEQUE_ENGINE": engine}
    return subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, text=True)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A manifest of one module, whose extension is newer than its source."""
    (tmp_path / "part.py").write_text("x = 1\n", encoding="utf-8")
    (tmp_path / f"part{EXTENSION_SUFFIXES[0]}").write_text("not a library", encoding="utf-8")
    manifest = tmp_path / "compiled.txt"
    manifest.write_text("part.py\n", encoding="utf-8")
    return manifest


def test_this_process_runs_the_engine_asked_for():
    asked = os.environ.get("LUDOTHEQUE_ENGINE")
    assert ludotheque.engine() == asked or not asked


def test_the_modules_come_from_the_engine_that_runs():
    dice = importlib.import_module("ludotheque.kernel.dice")
    assert dice.__file__
    assert dice.__file__.endswith(".py") == (ludotheque.engine() == "interpreted")


def test_interpreted_takes_the_sources_even_beside_extensions():
    engine, place = run("interpreted").stdout.split()
    assert (engine, Path(place).name) == ("interpreted", "dice.py")


def test_compiled_runs_or_says_what_is_missing():
    result = run("compiled")
    if missing := what_is_missing(MANIFEST):
        assert f"{missing}: run `make compile`" in result.stderr
    else:
        assert result.stdout.startswith("compiled ")


def test_an_unknown_engine_is_refused():
    result = run("steam")
    assert result.returncode
    assert "say interpreted, compiled, or leave it unset" in result.stderr


def test_sources_win_where_extensions_are_ignored(built: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(built.parent))
    monkeypatch.setattr(sys, "path_hooks", sys.path_hooks[:])
    with pytest.raises(ImportError):
        importlib.import_module("part")
    ignore_extensions(built.parent)
    assert importlib.import_module("part").x == 1
    del sys.modules["part"]
    sys.path_importer_cache.pop(str(built.parent))


def test_a_fresh_build_lacks_nothing(built: Path):
    assert what_is_missing(built) == ""


def test_a_build_without_manifest_is_none(tmp_path: Path):
    assert what_is_missing(tmp_path / "compiled.txt") == "the engine is not compiled"


def test_a_changed_source_makes_the_build_stale(built: Path):
    later = built.stat().st_mtime_ns + 1_000_000_000
    os.utime(built.parent / "part.py", ns=(later, later))
    assert what_is_missing(built) == "the compiled part.py is older than its source"


def test_a_lost_extension_is_noticed(built: Path):
    (built.parent / f"part{EXTENSION_SUFFIXES[0]}").unlink()
    assert what_is_missing(built) == "the compiled part.py is missing"
