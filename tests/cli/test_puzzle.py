"""`ludotheque puzzle`: puzzles are listed, played line by line, and shown solved."""

from collections.abc import Iterator
from pathlib import Path

from ludotheque import naming, puzzles
from ludotheque.kernel import answer, waiting
from tests.cli.test_play import play

GAME = "mageknight"


def spelled(it: puzzles.Puzzle) -> Iterator[str]:
    """All answers of a solution, those after the last one that matters included."""
    s = it.state()
    for option in it.solved():
        yield naming.spell(it.game, s, option)
        answer(s, waiting(s)[0], option)


def test_puzzles_are_listed_with_their_tasks():
    result = play("puzzle", GAME, lang="fr")
    assert result.exit_code == 0
    assert puzzles.puzzle(GAME, "1").file.title.fr in result.output
    assert len(result.output.splitlines()) == len(puzzles.ids(GAME))


def test_a_puzzle_is_solved_line_by_line(tmp_path: Path):
    it = puzzles.puzzle(GAME, "1")
    answers = "".join(f"{line}\n" for line in spelled(it))
    result = play("puzzle", GAME, "1", "--plain", "--save", str(tmp_path / "p.json"), answers=answers)
    assert result.exit_code == 0, result.output
    assert it.file.task.en in result.output
    assert f"Solved! The next one: ludotheque puzzle {GAME} 2." in result.output


def test_a_puzzle_that_is_missed_can_be_tried_again(tmp_path: Path):
    result = play("puzzle", GAME, "1", "--plain", "--save", str(tmp_path / "p.json"), answers="1\n" * 80)
    assert f"Not quite yet. Try again: ludotheque puzzle {GAME} 1" in result.output


def test_the_solution_is_shown_in_words():
    result = play("puzzle", GAME, "1", "--solution")
    assert len(result.output.splitlines()) == len(puzzles.puzzle(GAME, "1").file.solution)


def test_bad_input_is_one_sentence():
    assert "has no puzzle '99'" in play("puzzle", GAME, "99").output
    assert "no game is called 'chess'" in play("puzzle", "chess").output
