"""`ludotheque deck`: check, show, list."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludotheque.cli import main


def run(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["deck", *words], input=stdin)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.txt"
    path.write_text(run("list", "brackguard", "--lang", "fr").output, encoding="utf-8")
    return path


def test_a_good_deck_is_ready_to_play(own: Path):
    checked = run("check", str(own), "--lang", "en")
    assert (checked.exit_code, checked.output) == (0, "✓ 55 cards, ready to play\n")


def test_a_bad_deck_is_told_line_by_line_with_clauses(own: Path):
    own.write_text(own.read_text(encoding="utf-8") + "5 Piquier du Mur\n1 Excalibur\n", encoding="utf-8")
    checked = run("check", str(own), "--lang", "fr")
    assert checked.exit_code == 1
    assert "CC-SETUP-06" in checked.output
    assert "ligne 40" in checked.output
    told = json.loads(run("check", str(own), "--json", "--lang", "en").output)
    assert [fault["clause"] for fault in told["faults"]] == ["", "CC-SETUP-06"]


def test_a_deck_is_listed_by_names_by_ids_and_as_a_code(own: Path):
    assert "4 Wall Pikeman\n" in run("list", str(own), "--lang", "en").output
    assert "4 wall_pikeman\n" in run("list", str(own), "--ids").output
    code = run("list", str(own), "--code").output.strip()
    assert run("check", "-", "--lang", "en", stdin=code).exit_code == 0


def test_a_deck_is_shown_with_its_curve():
    shown = run("show", "gullfolk", "--lang", "en").output
    assert "Skymother Ansa Vell" in shown
    assert "█" in shown


def test_what_cannot_be_read_is_told_in_a_line(tmp_path: Path):
    missing = run("check", str(tmp_path / "none.txt"), "--lang", "en")
    assert missing.exit_code == 2
    assert "no such file" in missing.output
    assert run("check", "brackguard", "--game", "smallworld").exit_code == 2
