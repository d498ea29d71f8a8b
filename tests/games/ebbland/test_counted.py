"""What `simulate` counts has a name in both languages."""

import pytest
from click.testing import CliRunner

from ludotheque import simulate
from ludotheque.cli import main
from ludotheque.game import LANGUAGES
from ludotheque.games.ebbland import GAME


def test_cards_that_were_played_are_counted_and_named():
    row = simulate.play(simulate.plan("ebbland", 2), 1)
    assert {kind for _, kind, _ in row.labels} == {"card"}
    for language in LANGUAGES:
        assert all(GAME.words[language].counted(kind, name) for _, kind, name in row.labels)


@pytest.mark.parametrize(("language", "titled"), [("en", "Wins by Cards"), ("fr", "Victoires par Cartes")])
def test_games_in_bulk_are_told_to_their_end(language: str, titled: str):
    words = ["--lang", language, "simulate", "ebbland", "--games", "1", "--seed", "1", "--jobs", "1"]
    result = CliRunner().invoke(main, words, env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    assert titled in result.output
