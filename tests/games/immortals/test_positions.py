"""Positions of Immortals as files: what need not be said, and what is wrong with others."""

import pytest

from ludotheque import begin, position
from ludotheque.errors import BadPosition
from ludotheque.games.immortals.rules.actions.tower import throw
from ludotheque.games.immortals.rules.state import COLOURS, GREEN, Immortals
from ludotheque.positions import parse
from tests.games.immortals.test_invariants import check
from tests.rules import rule

FALLS = """\
game = "immortals"
seats = 3
round = 2
first = "B"

[[players]]
light = "elves"
dark = "trolls"
energy = 6
gold = 4
conflicts = ["white_falls_light", "joker_greenwold_dark"]

[[players]]
light = "dwarves"
dark = "orcs"

[[players]]
light = "amazons"
dark = "demons"

[owner]
white_falls_light = "A"
heartwood_dark = "B"

[armies]
white_falls_light = 6
heartwood_dark = 3

[holder]
white_falls = "A"
heartwood = "B"

[inside]
green = 3
"""


@rule("IM-TOWER-04")
def test_reserves_supplies_and_the_deck_follow_from_the_rest_and_a_round_begins():
    match = begin(parse(FALLS), seed=1)
    s = match.state
    assert isinstance(s, Immortals)
    check(s)
    assert (s.round, s.leader, s.green) == (2, 1, 17)
    assert [(player.reserve, player.box) for player in s.players] == [(0, 37), (0, 40), (0, 43)]


def test_the_tower_does_what_is_written():
    script = ["loose", "stays", "loose"]
    match = begin(parse(f"chance = {script}\n{FALLS}"), seed=1)
    s = match.state
    assert isinstance(s, Immortals)
    throw(s, [0] * COLOURS)
    assert (s.inside[GREEN], s.tray[GREEN]) == (1, 2)


def test_a_phase_begins_that_is_said_to_be_next():
    planned = FALLS.replace("round = 2", 'round = 2\nphase = "planning"')
    match = begin(parse(planned), seed=1)
    assert len(match.questions()) == 3


@pytest.mark.parametrize(
    ("good", "bad", "line", "told"),
    [
        ("round = 2", "round = 8", 3, "rounds go from 1 to 7"),
        ("heartwood_dark = 3", "heartwood_dark = 50", 27, "50 cubes, but there are only 43"),
        ("heartwood_dark = 3\n", "", 25, "heartwood_dark has armies without"),
        ('"trolls"', '"troll"', 8, "there is no 'troll' here; perhaps trolls"),
        ('light = "amazons"', 'conflicts = ["white_falls_light"]\nlight = "amazons"', 18, "white_falls_light is in"),
        ("gold = 4", "gold = -4", 6, "nobody has less than nothing"),
        ('"dwarves"', '"elves"', 14, "somebody else has the elves"),
        ("gold = 4", 'spaces = ["white_falls", "white_falls"]', 10, "white_falls is laid 2 times"),
        ("gold = 4", f"spaces = {['blank'] * 5}", 10, "blank is laid 5 times"),
        ("gold = 4", 'spaces = ["muster"]', 10, "muster does not go on the space gold"),
        ("gold = 4", 'spaces = ["joker_greenwold_dark"]', 10, "joker_greenwold_dark does not go on the space gold"),
        ("gold = 4", f"spaces = {['none'] * 11}", 10, "there are 10 spaces on a board"),
        ("gold = 4", "limbo = [3]", 10, "limbo is two numbers: light and dark"),
        ("round = 2", 'round = 2\nphase = "tower"', 3, "the starting round has no number"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(good: str, bad: str, line: int, told: str):
    assert good in FALLS
    with pytest.raises(BadPosition) as caught:
        parse(FALLS.replace(good, bad, 1), "falls.toml")
    assert caught.value.en.startswith(f"falls.toml, line {line}: {told}"), caught.value.en
    assert caught.value.fr.startswith(f"falls.toml, ligne {line}")


def test_the_first_round_begins_where_a_file_names_none():
    tribes = (("elves", "trolls"), ("dwarves", "orcs"), ("amazons", "demons"))
    players = [{"light": light, "dark": dark} for light, dark in tribes]
    assert begin(position("immortals", seats=3, players=players), seed=1).state.round == 1
