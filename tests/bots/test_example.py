"""The bot that the documentation shows, and the code on its page."""

import re
import subprocess
import sys
from pathlib import Path

from ludotheque import arena, bots, load, new
from ludotheque.chance import dice_for
from tests.house.source import ROOT

PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def test_the_example_beats_random():
    table = arena.tournament("smallworld", ["examples.tasteful:Tasteful", "random"], games=20, jobs=1)
    assert table[0].name == "examples.tasteful:Tasteful"
    # An equal bot would win 17 of 20 about once in a thousand times.
    assert table[0].wins.wins >= 17


def test_a_command_finds_a_bot_in_the_folder_it_is_called_from(tmp_path: Path):
    (tmp_path / "mine.py").write_bytes((ROOT / "examples" / "tasteful.py").read_bytes())
    line = "arena smallworld mine:Tasteful random --games 2 --json"
    command = [sys.executable, "-P", "-m", "ludotheque", *line.split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert '"name": "mine:Tasteful"' in done.stdout, done.stderr


def test_the_code_on_the_page_runs():
    match = new("smallworld", players=2, seed=1)
    asked = match.question()
    assert asked is not None
    names = {"view": match.view(asked.seat), "seat": asked.seat}
    for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        exec(compile(block, "write-a-bot.md", "exec"), names)
    assert names["options"] == asked.options
    gain = names["promise"](match.game, names["view"], asked.seat, asked.options[0], dice_for(1))
    assert isinstance(gain, float)


def test_every_bot_on_the_page_can_be_made():
    for text in re.findall(r"^\| `(\w+[:=,.\w]*)`", PAGE, re.MULTILINE):
        if "my_package" not in text and "." not in text:
            assert bots.make(text, load("smallworld")).name in bots.names()
