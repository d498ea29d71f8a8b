"""Components added in the middle of the tables change nothing for what was played before; new games have them."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.actions import Actions
from ludotheque.games.ebbland import data as ebbland
from ludotheque.games.immortals import data as immortals
from ludotheque.games.mageknight import data as mageknight
from ludotheque.games.smallworld import data as smallworld
from tests.contract import retelling
from tests.house.source import PACKAGE, ROOT

DATA = {"ebbland": ebbland, "immortals": immortals, "mageknight": mageknight, "smallworld": smallworld}
# Game, kind of component, file, the row that it is like and stands before, and its id.
ADDED = (
    ("mageknight", "card", "cards.toml", "ice_bolt", "twin_bolt"),
    ("mageknight", "skill", "skills.toml", "arythea_burning_power", "arythea_twin_power"),
    ("mageknight", "unit", "units.toml", "foresters", "twin_foresters"),
    ("mageknight", "enemy", "enemies.toml", "diggers", "twin_diggers"),
    ("smallworld", "race", "races.toml", "dwarves", "twin_dwarves"),
    ("smallworld", "power", "powers.toml", "berserk", "twin_berserk"),
    ("immortals", "light", "tribes.toml", "humans", "twin_humans"),
    ("ebbland", "card", "cards.toml", "boat_hook", "twin_hook"),
)


def row_of(text: str, id: str) -> str:
    """The row of an id: a line, or a paragraph that begins with its table's name."""
    before, after = text.split(f'id = "{id}"', 1)
    first = max(before.rfind("\n  { "), before.rfind("\n[[")) + 1
    ends = [end for end in (after.find("\n  { "), after.find("\n[["), after.find("\n]")) if end >= 0]
    return before[first:] + f'id = "{id}"' + after[: min(ends)] + "\n"


def twin(row: str, game: str, kind: str, old: str, new: str) -> str:
    """The row of a new component that is like another one."""
    table, edition = DATA[game].TABLES[kind], DATA[game].EDITION + 1
    number = table.number[old]
    made = row.replace(f'id = "{old}"', f'id = "{new}"')
    comma = ", " if row.startswith("  {") else "\n"
    made = made.replace(f"n = {number}{comma}", f"n = {len(table.rows)}{comma}since = {edition}{comma}", 1)
    if kind == "enemy":
        tokens = mageknight.TOKENS[-1]
        made = made.replace(f"tokens = {table.rows[number]['tokens']}", f"tokens = {[tokens, tokens + 1]}")
    return made


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package whose tables hold the new rows, each in the middle of its file."""
    folder = tmp_path_factory.mktemp("later")
    leave = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "static", "compiled.txt")
    shutil.copytree(PACKAGE, folder / "ludotheque", ignore=leave)
    for game, kind, name, old, new in ADDED:
        file = folder / "ludotheque" / "games" / game / "data" / name
        text = file.read_text(encoding="utf-8")
        row = row_of(text, old)
        file.write_text(text.replace(row, twin(row, game, kind, old, new) + row), encoding="utf-8")
        give_names(folder / "ludotheque" / "games" / game / "words", old, new)
    return folder


def give_names(words: Path, old: str, new: str) -> None:
    """Call a new component like the one it is like, wherever names stand by id."""
    for file in words.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(rf'(?m)^( +)"{old}": (.*)$', rf'\g<0>\n\1"{new}": \2', text), encoding="utf-8")


def run(folder: Path, *arguments: str) -> str:
    """What a script says when it is run with that package."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "LUDOTHEQUE_ENGINE": "interpreted"}
    done = subprocess.run([sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# The package of a later edition is interpreted in any case.
@pytest.mark.slow
def test_kept_games_are_the_same_games(later: Path):
    most = {name: Actions(games.load(name)).size for name in DATA}
    again = run(later, "-m", "tests.contract.retelling", json.dumps(most))
    assert json.loads(again) == json.loads(json.dumps(retelling.everything(most)))


NEW_GAMES = """
from ludotheque import bots, games
from ludotheque.games.mageknight.data import CARD, SKILL, UNIT
from ludotheque.games.smallworld.data import POWER, RACE
from ludotheque.match import Match

mageknight, smallworld = games.load("mageknight"), games.load("smallworld")
for later in (0, 1):
    edition = mageknight.rules.edition - 1 + later
    match = Match(mageknight, mageknight.setup(4, {"scenario": "conquest"}, edition), 3)
    bot = bots.make("random", mageknight, 1)
    while match.state.round < 2:
        seat = match.question().seat
        match.answer(bot.choose(match.view(seat), seat), seat)
    s = match.positions()[5]
    skills = [skill for player in s.players for skill in player.skill_pile]
    print(CARD["twin_bolt"] in s.advanced_deck + s.advanced_offer, SKILL["arythea_twin_power"] in skills)
    print(UNIT["twin_foresters"] in s.regular_deck + s.unit_offer)
    s = Match(smallworld, smallworld.setup(2, None, smallworld.rules.edition - 1 + later), 3).state
    print(RACE["twin_dwarves"] in s.race_pile + [combo.race for combo in s.column])
    print(POWER["twin_berserk"] in s.power_pile + [combo.power for combo in s.column])
"""


def test_a_new_game_is_dealt_from_all_components_and_one_of_an_earlier_edition_is_not(later: Path):
    assert run(later, "-c", NEW_GAMES).split() == ["False"] * 5 + ["True"] * 5
