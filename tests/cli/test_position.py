"""`ludotheque play --position`: a file is played from, and what is seen is written to one."""

from pathlib import Path

from ludotheque import positions, record
from ludotheque.verify import check
from tests.cli.test_play import play
from tests.games.smallworld.test_positions import ORCS


def test_a_position_is_played_from_and_its_game_is_kept(tmp_path: Path):
    file, save, seen = tmp_path / "orcs.toml", tmp_path / "g.json", tmp_path / "seen.toml"
    file.write_text(ORCS, encoding="utf-8")
    answers = f"conquer region:farmland_2\nwhy region:farmland_4\nposition {seen}\nquit\n"
    result = play("play", "--position", str(file), "--save", str(save), "--bots", "random", answers=answers)
    assert result.exit_code == 0, result.output
    assert "Rule SW-CONQ-16" in result.output
    kept = record.read(save)
    assert (len(kept.answers), kept.position) == (1, ORCS)
    assert play("play", "--resume", str(save), answers="quit\n").exit_code == 0
    assert not all(found.is_good for found in check(kept))
    assert positions.read(seen).head.seen_by == "A"


def test_a_bad_position_is_told_in_one_line(tmp_path: Path):
    file = tmp_path / "orcs.toml"
    file.write_text(ORCS.replace("turn = 3", "trn = 3"), encoding="utf-8")
    result = play("play", "--position", str(file), lang="fr")
    assert result.exit_code != 0
    assert f"{file}, ligne 3" in result.output


def test_a_position_says_itself_what_is_played(tmp_path: Path):
    file = tmp_path / "orcs.toml"
    file.write_text(ORCS, encoding="utf-8")
    assert "says itself which game" in play("play", "--position", str(file), "--players", "3").output
    assert "cannot read" in play("play", "--position", str(tmp_path / "none.toml")).output
