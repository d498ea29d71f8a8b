"""The scripts of the page: short, each told in a line, and without a word about a particular game."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from ludotheque import games
from ludotheque.match import Match
from tests.house.source import PACKAGE

SCRIPTS = sorted((PACKAGE / "server" / "static").glob("*.js"))
LINES, WIDTH = 250, 120
LITERAL = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
IMPORT = re.compile(r'^import .*"\./(\w+\.js)";$', re.MULTILINE)
# Classes of the page that happen to be called like a verb of a game.
CLASSES = {"roll", "target"}


@pytest.fixture(params=SCRIPTS, ids=lambda path: path.name)
def script(request: pytest.FixtureRequest) -> str:
    return str(request.param.read_text(encoding="utf-8"))


def literals(script: str) -> Iterator[str]:
    return (next(filter(None, groups), "") for groups in LITERAL.findall(script))


@cache
def boards() -> list[str]:
    matches = [Match(game, game.setup(game.seats[-1]), 1) for game in map(games.load, games.names())]
    return [str(match.game.show.page(match.talk(0), "en").board) for match in matches]


def test_a_script_is_short_and_says_what_it_is(script: str):
    lines = script.splitlines()
    assert len(lines) <= LINES
    assert max(map(len, lines)) <= WIDTH
    assert script.startswith("/** ")


def test_what_a_script_gives_to_others_is_told(script: str):
    lines = script.splitlines()
    exported = [(lines[n - 1], line) for n, line in enumerate(lines) if line.startswith("export ")]
    assert [line for before, line in exported if not before.endswith("*/")] == []


def test_scripts_import_only_each_other(script: str):
    assert set(IMPORT.findall(script)) <= {path.name for path in SCRIPTS}
    assert script.count("\nimport ") == len(IMPORT.findall(script))


def test_no_script_names_a_game(script: str):
    assert [name for name in games.names() if name in script.lower()] == []


def test_no_script_knows_a_verb(script: str):
    verbs = {verb.verb for game in map(games.load, games.names()) for verb in game.rules.verbs} - CLASSES
    named = re.compile(rf"(?:^|[\"'=])({'|'.join(sorted(verbs))})(?:\.|$)")
    assert [text for text in literals(script) if named.search(text)] == []


def test_no_script_knows_a_layer(script: str):
    layers = {f"layer-{name}" for board in boards() for name in re.findall(r'<g id="layer-([\w-]+)"', board)}
    assert "layer-pieces" in layers
    assert [text for text in literals(script) for layer in layers if layer in text] == []
