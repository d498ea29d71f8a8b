"""`ludotheque board`: positions as pictures."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludotheque
from ludotheque import record
from ludotheque.cli import main
from ludotheque.svg import png


def run(*words: object) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, ["board", "smallworld", *map(str, words)])


def test_the_same_seed_draws_the_same_picture(tmp_path: Path):
    for name in ("one.svg", "two.svg"):
        result = run("--players", 3, "--seed", 7, "--answers", 30, "--out", tmp_path / name)
        assert result.exit_code == 0
        assert "seed 7, after 30 answers" in result.output
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_a_png_has_the_width_asked_for(tmp_path: Path):
    assert run("--players", 2, "--seed", 1, "--width", 400, "--out", tmp_path / "board.png").exit_code == 0
    picture = (tmp_path / "board.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 400


@pytest.mark.parametrize(("lang", "text"), [("fr", "Partie finie"), ("en", "Game over")])
def test_the_end_of_the_game_in_both_languages(tmp_path: Path, lang: str, text: str):
    out = tmp_path / "end.svg"
    assert run("--players", 2, "--seed", 1, "--answers", "end", "--lang", lang, "--out", out).exit_code == 0
    assert f">{text}</text>" in out.read_text(encoding="utf-8")


def saved(path: Path, answers: int = 12) -> Path:
    match = ludotheque.new("smallworld", 2, seed=3, names=("Léa", "Basile"))
    for _ in range(answers):
        question = match.question()
        assert question is not None
        match.answer(question.options[0])
    record.save(match.record(), path)
    return path


def test_a_record_is_shown_with_its_names_whole_or_in_part(tmp_path: Path):
    game = saved(tmp_path / "game.json")
    whole, part = tmp_path / "whole.svg", tmp_path / "part.svg"
    assert "after 12 answers" in run("--record", game, "--out", whole).output
    assert "after 5 answers" in run("--record", game, "--answers", 5, "--out", part).output
    assert ">Basile</text>" in whole.read_text(encoding="utf-8")
    assert whole.read_bytes() != part.read_bytes()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_choices_only(tmp_path: Path, seat: int):
    out = tmp_path / "board.svg"
    question = ludotheque.new("smallworld", 2, seed=5).question()
    assert question is not None
    assert run("--players", 2, "--seed", 5, "--seat", seat, "--out", out).exit_code == 0
    assert ('class="combo is-legal"' in out.read_text(encoding="utf-8")) is (question.seat + 1 == seat)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--out", "board.gif"), "name it .svg or .png"),
        (("--out", "none/board.svg"), "cannot write none/board.svg"),
        (("--out", "board.svg", "--seat", 9), "seats go from 1 to 3"),
        (("--out", "board.svg", "--players", 9), "2 to 5 players"),
        (("--out", "board.svg", "--answers", "few"), "neither a number nor end"),
        (("--out", "board.svg", "--bots", "deep"), "no bot is called 'deep'"),
        (("--out", "board.svg", "--record", "none.json"), "cannot read none.json"),
        (("--out", "board.svg", "--record", "none.json", "--seed", 3), "already says"),
        ((), "--out"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: tuple[object, ...], complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.output
    assert result.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_a_png_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    result = run("--seed", 1, "--out", tmp_path / "board.png")
    assert (result.exit_code, result.output.count("\n")) == (2, 1)
    assert "ludotheque[png]" in result.output
