"""`ludotheque learn`: a lesson line by line and on the whole screen, left and taken up again."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotheque import lessons
from ludotheque.cli.learn import begun
from ludotheque.cli.terminal.app import TableApp
from tests.cli.test_play import play
from tests.cli.test_screen import drive, settled, text
from tests.lessons.pupils import TAUGHT, Desk


def learn(path: Path, *lines: str, game: str = "smallworld", lang: str = "en") -> str:
    answers = "".join(f"{line}\n" for line in lines)
    result = play("learn", game, "--plain", "--save", str(path), answers=answers, lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_is_played_line_by_line(tmp_path: Path, game: str):
    steps, words = lessons.load(game).step, {"read": "next", "task": "do"}
    lines = [words[card.kind] for card in Desk(game).cards("en", 600) if card.kind in words]
    output = learn(tmp_path / "l.json", *lines, game=game)
    assert [step.title.en for step in steps if step.title.say("en") not in output] == []
    assert lessons.load(game).end.title.say("en") in output


def test_the_coach_says_which_option_it_means_and_an_empty_line_goes_on(tmp_path: Path):
    output = learn(tmp_path / "l.json", "", "2", lang="fr")
    assert "| → Prenez les Trolls Montés." in output
    assert "| (C’est l’option 2.)" in output
    assert "Entrer par le bord" in output


def test_what_the_coach_said_is_not_said_again_within_a_step(tmp_path: Path):
    output = learn(tmp_path / "l.json", "next", "do", "do", "do", "do", "options")
    step = lessons.load("smallworld").step[4]
    assert output.count(step.title.en) == 2
    assert output.count("→ Conquer Oatmeadow, then Windrise.") == 3


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path):
    learn(tmp_path / "l.json", "", "2")
    output = learn(tmp_path / "l.json")
    assert "In from the edge" in output
    assert "What are we playing for?" not in output
    assert (
        "What are we playing for?"
        in play("learn", "smallworld", "--plain", "--anew", "--save", str(tmp_path / "l.json")).output
    )


def test_a_detour_in_line_mode(tmp_path: Path):
    output = learn(tmp_path / "l.json", "", "2", "3", "back", "3", "on")
    assert output.count("Good idea too") == 2
    assert output.count("In from the edge") == 2
    assert "Every region has its price" in output.split("> on")[1]


def test_a_detour_that_cannot_be_taken_back_begins_the_step_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    output = learn(tmp_path / "l.json", "", "1", "back")
    assert "A race and its power" in output.split("> back")[1]


def test_a_game_without_a_lesson_and_a_damaged_file_say_so(tmp_path: Path):
    assert "chess" in play("learn", "chess").output
    (tmp_path / "l.json").write_text("{")
    result = play("learn", "smallworld", "--save", str(tmp_path / "l.json"))
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_lesson_on_the_whole_screen(tmp_path: Path, size: tuple[int, int]):
    async def go_on(app: TableApp, pilot: Pilot[None]) -> None:
        assert "What are we playing for?" in text(app, "coach")
        await pilot.press("n")
        await settled(app, pilot)
        assert "Take the Mounted Trolls" in text(app, "coach")
        await pilot.press("d")
        await settled(app, pilot)
        assert "In from the edge" in text(app, "coach")
        await pilot.press("3")
        await pilot.press("enter")
        await settled(app, pilot)
        assert "Good idea too" in text(app, "coach")
        await pilot.press("b")
        await settled(app, pilot)
        assert "In from the edge" in text(app, "coach")
        await pilot.press("x")
        await settled(app, pilot)
        assert not app.screen.has_class("coached")

    drive(begun(lessons.load("smallworld"), tmp_path / "l.json", "en"), go_on, size=size)


def test_a_word_for_the_coach_at_the_wrong_moment_is_no_answer(tmp_path: Path):
    # In a fight an option is called "next" by programs: it would give the block up.
    output = learn(tmp_path / "l.json", *["next", "do"] * 30, game="mageknight")
    assert "Stop the blow" in output
    assert "'next' is not for now: do, skip, alone." in output
    assert "Good idea too" not in output


def test_what_came_before_a_lesson_is_told_only_to_who_asks(tmp_path: Path):
    output = learn(tmp_path / "l.json", "log", game="immortals")
    before, after = output.split("> log")
    assert "log tells what has happened" in before
    assert "You deploy" not in before
    assert "You deploy" in after
