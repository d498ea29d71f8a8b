"""Positions of Small World as files: what need not be said, and what is wrong with others."""

import pytest

from ludotheque import begin, position
from ludotheque.errors import BadPosition, NotAnOption
from ludotheque.games.smallworld import data
from ludotheque.positions import parse

ORCS = """\
game = "smallworld"
seats = 2
turn = 3
seat = "A"
chance = [3, 0]

[[players]]
coins = 7
folk = { race = "orcs", power = "hill" }

[[players]]
past = [{ race = "elves" }]

[lands]
hill_1 = { race = "orcs", tokens = 7 }
forest_1 = { race = "elves", tokens = 1 }
"""


def test_owners_piles_and_the_tray_follow_from_the_rest():
    s = parse(ORCS).state()
    assert (s.lands[data.REGIONS[2].number["forest_1"]].owner, s.tray[data.RACE["orcs"]]) == (1, 3)
    assert len(s.column) == 6
    assert data.RACE["orcs"] not in [*s.race_pile, *(combo.race for combo in s.column)]


def test_options_are_named_by_ids():
    match = begin(parse(ORCS), seed=1)
    match.answer("conquer region:farmland_2")
    with pytest.raises(NotAnOption, match="SW-CONQ"):
        match.answer("conquer region:farmland_4")
    with pytest.raises(NotAnOption, match="there is no 'conquer region:atlantis'"):
        match.answer("conquer region:atlantis")
    refusal = match.why_not(0, "region:farmland_4", "conquer")
    assert refusal is not None
    assert refusal == match.why_not(0, f"region-{data.REGIONS[2].number['farmland_4']}", "conquer")


def test_the_dice_show_what_is_written():
    match = begin(parse(ORCS.replace("tokens = 7", "tokens = 2")), seed=1)
    match.answer("attempt region:farmland_2")
    assert match.moves[-1].chance == [5]


def test_a_position_is_made_of_words():
    made = position(
        "smallworld", seats=2, seat="B", players=[{}, {"folk": {"race": "elves", "power": "flying", "hand": 9}}]
    )
    assert begin(made, seed=1).question().seat == 1


@pytest.mark.parametrize(
    ("good", "bad", "line", "told"),
    [
        ('race = "orcs", power', 'race = "orc", power', 9, "there is no 'orc' here; perhaps orcs"),
        ("turn = 3", "turn = 11", 3, "turns go from 1 to 10"),
        ("turn = 3", "turn = 0", 3, "turns go from 1 to 10"),
        ("tokens = 7", "tokens = 30", 15, "30 tokens of orcs, but there are only 10"),
        ('seat = "A"', 'seat = "Z"', 4, "there is no 'Z' here"),
        ("turn = 3", 'turn = "soon"', 3, "turn should be a number"),
        ("turn = 3", "trn = 3", 3, "there is no 'trn' here; perhaps turn"),
        ("hill_1", "hill_99", 15, "there is no 'hill_99' here"),
        ('race = "elves", tokens = 1', 'race = "dwarves", tokens = 1', 12, "elves have no token anywhere"),
        ('forest_1 = { race = "elves"', 'forest_1 = { owner = "A"', 16, "there is no 'owner' here"),
        ('past = [{ race = "elves" }]', 'past = [{ race = "orcs" }]', 12, "orcs is in two places"),
        ('"elves", tokens = 1', '"elves", tokens = 2', 16, "one token in decline"),
        ("tokens = 7 }", 'tokens = 7, marks = ["dragon"] }', 15, "this race brings no dragon"),
        ("coins = 7", "coins = -2", 8, "nobody has less than nothing"),
        ('power = "hill" }', 'power = "hill", hand = 2 }', 9, "as a turn begins, all tokens"),
        ("seats = 2", "seats = 9", 2, "Small World is for 2 to 5 players"),
        ("seats = 2", 'seats = "two"', 2, "seats should be a number"),
        ("[3, 0]", "[7, 0]", 5, "nothing shows 7"),
        ("turn = 3", "names = ['Ana']", 3, "1 names for 2 seats"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(good: str, bad: str, line: int, told: str):
    assert good in ORCS
    with pytest.raises(BadPosition) as caught:
        parse(ORCS.replace(good, bad), "orcs.toml")
    assert caught.value.en.startswith(f"orcs.toml, line {line}: {told}")
    assert caught.value.fr.startswith(f"orcs.toml, ligne {line}")


def test_what_is_no_toml_is_told_with_its_line():
    with pytest.raises(BadPosition, match="line 17"):
        parse(f"{ORCS}]")
