"""Chances from the command line: games enough for two halves, or a sentence instead."""

from click.testing import CliRunner

from ludotheque.cli import main
from ludotheque.cli.calibrate import LEAST
from ludotheque.training.chances import CHUNK


def test_too_few_games_for_two_halves_are_refused_in_a_sentence():
    assert LEAST == 2 * CHUNK
    result = CliRunner().invoke(main, ["calibrate", "smallworld", "--games", str(LEAST - 1)])
    assert result.exit_code == 2
    assert f"x>={LEAST}" in result.output
