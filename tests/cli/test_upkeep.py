"""What whoever runs a server is told: what becomes of tables, and backups."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludotheque.cli import main
from tests.house.source import ROOT
from tests.server.test_outliving import dearer

KEPT = ROOT / "tests" / "fixtures" / "0.1.0" / "tables.sqlite"


def run(*words: str) -> str:
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("language", "told", "done"),
    [
        ("en", ["goes on\n", "goes on from answer "], "up to date"),
        ("fr", ["continue\n", "continue depuis la réponse "], "à jour"),
    ],
)
def test_migrate_says_what_becomes_of_running_tables_before_it_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: list[str], done: str
):
    file = tmp_path / "tables.sqlite"
    shutil.copy(KEPT, file)
    url = f"sqlite:///{file}"
    dearer(monkeypatch)
    before = file.read_bytes()
    said = run("--lang", language, "migrate", "--dry-run", "--database", url)
    assert all(text in said for text in told)
    assert file.read_bytes() == before
    assert said.count("smallworld") == 2
    assert done in run("--lang", language, "migrate", "--database", url)
    # What was to happen has happened, and is no news any more.
    assert told[1] not in run("--lang", language, "migrate", "--dry-run", "--database", url)


def test_a_backup_by_command(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    run("migrate", "--database", url)
    assert "kB" in run("--lang", "en", "backup", str(tmp_path / "backup"), "--database", url)
    run("restore", str(tmp_path / "backup"), "--database", url, "--yes")
    refused = CliRunner().invoke(main, ["restore", str(tmp_path / "nothing"), "--database", url, "--yes"])
    assert (refused.exit_code, refused.output.count("\n")) == (2, 1)
