"""The map of a game in the docs names every module of its rules and its mind but the scenarios, and no other."""

import re
from pathlib import Path

import pytest

from ludotheque import rulebook
from tests.house.source import PACKAGE, ROOT

MAPS = {game: (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8") for game in ("mageknight", "ebbland")}


@pytest.mark.parametrize("game", MAPS)
@pytest.mark.parametrize("room", ["rules", "mind"])
def test_every_module_is_on_the_map(game: str, room: str):
    named = set(re.findall(r"`(?:[a-z]+/)*([a-z_]+\.py)`", MAPS[game]))
    modules = {path.name: path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / game / room).rglob("*.py")}
    chapters = {name for name, source in modules.items() if "\nSCENARIO = " not in source} - {"__init__.py"}
    assert chapters - named == set()


@pytest.mark.parametrize("game", MAPS)
def test_everything_on_the_map_is_there(game: str):
    places = {Path(place) for place in re.findall(r"`([a-z_/]+\.(?:py|toml))`", MAPS[game])}
    home = PACKAGE / "games" / game
    homes = (home, *(home / room for room in ("rules", "rules/scenarios", "mind", "show", "data")), PACKAGE)
    assert [place for place in places if not any((home / place).exists() for home in homes)] == []


@pytest.mark.parametrize("game", MAPS)
def test_every_chapter_that_is_played_is_on_the_map(game: str):
    played = [clause for clause in rulebook.clauses(game) if not clause.is_later]
    chapters = {"-".join(clause.id.split("-")[:2]) for clause in played}
    assert chapters - set(re.findall(r"[A-Z]{2}-[A-Z0-9]+", MAPS[game])) == set()
