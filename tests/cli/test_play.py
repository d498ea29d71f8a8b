"""`ludotheque play` line by line: whole games through a pipe, in both languages, and going on with them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludotheque import record
from ludotheque.cli import main
from ludotheque.record import Record

# A duel with a bot that does not think: a whole game in a second.
DUEL = ("play", "smallworld", "--players", "2", "--bots", "random", "--seed", "11")
ENOUGH = "1\n" * 2000


def play(*words: str, answers: str = "", lang: str = "en") -> Result:
    return CliRunner(env={"LC_ALL": lang}).invoke(main, words, input=answers)


def kept(path: Path) -> Record:
    return record.read(path)


@pytest.mark.parametrize(
    ("lang", "question", "end"),
    [("fr", "Quel peuple prendre ?", "gagne :"), ("en", "Which race", "wins:")],
)
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, lang: str, question: str, end: str):
    result = play(*DUEL, "--save", str(tmp_path / "g.json"), answers=ENOUGH, lang=lang)
    assert result.exit_code == 0, result.output
    assert question.replace(" ?", "\u202f?") in result.output
    assert end.replace(" :", "\u00a0:") in result.output
    assert "ludotheque replay" in result.output.splitlines()[-1]
    assert kept(tmp_path / "g.json").kinds == ["human", "random"]


def test_a_whole_game_in_french_through_a_real_pipe(tmp_path: Path):
    command = [sys.executable, "-m", "ludotheque", *DUEL, "--save", str(tmp_path / "g.json")]
    environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, input=ENOUGH, capture_output=True, encoding="utf-8", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "La partie est finie" in done.stdout
    assert done.stdout == play(*DUEL, "--save", str(tmp_path / "h.json"), answers=ENOUGH, lang="fr").output.replace(
        "h.json", "g.json"
    )


def test_the_same_game_on_every_table(tmp_path: Path):
    for number, name in enumerate(("a.json", "b.json")):
        play(*DUEL, "--save", str(tmp_path / name), answers=ENOUGH, lang=("fr", "en")[number])
    a, b = kept(tmp_path / "a.json"), kept(tmp_path / "b.json")
    assert (a.answers, a.digest) == (b.answers, b.digest)


def test_the_end_of_input_saves_and_leaves_politely(tmp_path: Path):
    result = play(*DUEL, "--save", str(tmp_path / "g.json"), answers="1\n2\n", lang="fr")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].endswith(f"ludotheque play --resume {tmp_path / 'g.json'}")
    assert sum(answer.seat == 0 for answer in kept(tmp_path / "g.json").answers) == 2


@pytest.mark.parametrize("people", ["1", "all"])
def test_an_interrupted_game_goes_on_as_if_it_never_stopped(tmp_path: Path, people: str):
    words = (*DUEL, "--seat", people, "--save")
    play(*words, str(tmp_path / "whole.json"), answers=ENOUGH)
    play(*words, str(tmp_path / "cut.json"), answers="1\n" * 9)
    while True:
        result = play("play", "--resume", answers="1\n" * 40)
        assert result.exit_code == 0
        if "replay" in result.output.splitlines()[-1]:
            break
    assert kept(tmp_path / "cut.json") == kept(tmp_path / "whole.json")


def test_a_game_without_a_file_of_its_own_goes_to_the_data_folder(data_folder: Path):
    play(*DUEL, answers="1\n")
    (file,) = data_folder.glob("*.json")
    assert file.name.startswith("smallworld-")
    result = play("play", "smallworld", "--resume", answers="1\n")
    assert result.output.splitlines()[-1].endswith("To go on: ludotheque play --resume")
    assert sum(answer.seat == 0 for answer in kept(file).answers) == 2


def test_a_resumed_game_can_be_kept_elsewhere(tmp_path: Path):
    play(*DUEL, "--save", str(tmp_path / "a.json"), answers="1\n")
    before = (tmp_path / "a.json").read_bytes()
    play("play", "--resume", str(tmp_path / "a.json"), "--save", str(tmp_path / "b.json"), answers="1\n")
    assert (tmp_path / "a.json").read_bytes() == before
    assert len(kept(tmp_path / "b.json").answers) > len(kept(tmp_path / "a.json").answers)


def test_resuming_a_finished_game_tells_its_result(tmp_path: Path):
    play(*DUEL, "--save", str(tmp_path / "g.json"), answers=ENOUGH)
    result = play("play", "--resume", str(tmp_path / "g.json"))
    assert result.exit_code == 0
    assert " wins: " in result.output


def test_bots_alone_play_to_the_end(tmp_path: Path):
    result = play(*DUEL, "--seat", "none", "--save", str(tmp_path / "g.json"))
    assert " wins: " in result.output
    assert kept(tmp_path / "g.json").kinds == ["random", "random"]


def test_table_options_and_names_are_kept(tmp_path: Path):
    words = ("--option", "ratmen=yes", "--option", "coins=open", "--names", "Ada,Bob")
    play(*DUEL, *words, "--save", str(tmp_path / "g.json"))
    game = kept(tmp_path / "g.json")
    assert (game.options["ratmen"], game.options["coins"], game.names) == ("yes", "open", ["Ada", "Bob"])


def test_it_can_be_played_where_the_data_folder_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    assert play(*DUEL).exit_code == 2
    assert play(*DUEL, "--save", str(tmp_path / "g.json")).exit_code == 0
    assert json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["game"] == "smallworld"
