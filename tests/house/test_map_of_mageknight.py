"""The map of Mage Knight in the docs names every module of its rules and its mind but the scenarios, and no other."""

import re
from pathlib import Path

import pytest

from ludotheque import rulebook
from tests.house.source import PACKAGE, ROOT

GAME = PACKAGE / "games" / "mageknight"
MAP = (ROOT / "docs" / "mageknight.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(?:[a-z]+/)*([a-z_]+\.py)`", MAP))


@pytest.mark.parametrize("room", ["rules", "mind"])
def test_every_module_is_on_the_map(room: str):
    modules = {path.name: path.read_text(encoding="utf-8") for path in (GAME / room).rglob("*.py")}
    chapters = {name for name, source in modules.items() if "\nSCENARIO = " not in source} - {"__init__.py"}
    assert chapters - NAMED == set()


def test_everything_on_the_map_is_there():
    places = {Path(place) for place in re.findall(r"`([a-z_/]+\.(?:py|toml))`", MAP)}
    homes = (GAME, GAME / "rules", GAME / "rules" / "scenarios", GAME / "mind", GAME / "show", GAME / "data", PACKAGE)
    assert [place for place in places if not any((home / place).exists() for home in homes)] == []


def test_every_chapter_that_is_played_is_on_the_map():
    played = [clause for clause in rulebook.clauses("mageknight") if not clause.is_later]
    chapters = {"-".join(clause.id.split("-")[:2]) for clause in played}
    assert chapters - set(re.findall(r"MK-[A-Z]+", MAP)) == set()
