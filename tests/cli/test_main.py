"""The command line as a whole: languages, help, refusals."""

import importlib
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner, Result

from ludotheque.cli import COMMANDS, main
from ludotheque.cli.language import from_locale
from ludotheque.typography import curly, typeset


def run(*words: str, lang: str = "en_GB.UTF-8") -> Result:
    return CliRunner(env={"LC_ALL": lang}).invoke(main, words)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "FR"}, "fr"),
    ],
)
def test_the_locale_gives_the_language(environment: dict[str, str], lang: str):
    assert from_locale(environment) == lang


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_the_table_is_there_and_has_help(name: str):
    module, _, function = COMMANDS[name].place.partition(":")
    assert isinstance(getattr(importlib.import_module(module), function), click.Command)
    assert COMMANDS[name].en != COMMANDS[name].fr
    assert run(name, "--help").exit_code == 0


def test_help_lists_the_commands_in_the_language_spoken():
    assert all(curly(entry.en) in run("--help").output for entry in COMMANDS.values())
    assert all(typeset(entry.fr) in run("--lang", "fr", "--help").output for entry in COMMANDS.values())


def test_help_loads_no_command():
    check = "import sys; from ludotheque.cli import main; print('rich' in sys.modules, 'textual' in sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == ["False", "False"]


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (["dance"], "No such command 'dance'", "commande inconnue : dance"),
        (["rules"], "Missing argument 'GAME'", "il manque 'GAME'"),
        (["rules", "chess"], "no game 'chess'", "aucun jeu 'chess'"),
        (["rules", "smallworld", "SW-NONE-99"], "no clause 'SW-NONE-99'", "aucun article 'SW-NONE-99'"),
        (["rules", "smallworld", "--loud"], "No such option", "option inconnue : --loud"),
        (["rules", "smallworld", "--lang", "de"], "Invalid value for '--lang'", "valeur refusée pour '--lang'"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(words: list[str], en: str, fr: str):
    for locale, text in (("en_GB", en), ("fr_FR", fr)):
        result = run(*words, lang=locale)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(f"ludotheque: {text}")
        assert result.stderr.count("\n") == 1


def test_the_module_runs_as_a_command():
    result = subprocess.run([sys.executable, "-m", "ludotheque", "version"], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("ludotheque 0.")
