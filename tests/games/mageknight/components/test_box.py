"""The box is complete: so many of each component, every one with its own id and both names, a line each."""

from collections import Counter
from importlib.resources import files

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.data.notation import TERRAIN
from ludotheque.games.mageknight.words import WORDS
from tests.games.mageknight.components.stage import Stage
from tests.games.mageknight.components.test_units import UNITS

COLOURS = ("red", "blue", "white", "green")
FILES = {
    "cards.toml": [
        *data.CARD_ROWS["basic"],
        *data.CARD_ROWS["advanced"],
        *data.CARD_ROWS["spell"],
        *data.CARD_ROWS["artifact"],
        *data.CARD_ROWS["wound"],
    ],
    "skills.toml": data.SKILL_ROWS,
    "tactics.toml": data.TACTIC_ROWS,
    "units.toml": data.UNIT_ROWS,
    "enemies.toml": data.ENEMY_TABLE["enemy"],
    "ruins.toml": data.RUIN_ROWS,
    "heroes.toml": data.HERO_ROWS,
}
# What the box of the first edition holds.
PRINTED = {name: table.of(1) for name, table in data.TABLES.items()}
PRINTED |= {kind: [row for row in PRINTED["card"] if row["kind"] == kind] for kind in data.KINDS}


@pytest.mark.parametrize(
    ("rows", "number"),
    [
        (PRINTED["basic"], 16),
        (PRINTED["advanced"], 28),
        (PRINTED["spell"], 20),
        (PRINTED["artifact"], 16),
        (PRINTED["skill"], 40),
        (PRINTED["tactic"], 12),
        (PRINTED["unit"], 20),
        (PRINTED["enemy"], 29),
        (PRINTED["ruin"], 12),
        (PRINTED["hero"], 4),
        (PRINTED["tile"], 21),
        (data.CITY_ROWS, 4),
    ],
)
def test_counts_and_ids(rows, number):
    assert len(rows) == number
    assert len({row.get("id", row.get("colour")) for row in rows}) == number


def test_terrains_have_the_numbers_of_the_rules():
    assert data.TABLES["terrain"].number == TERRAIN


@pytest.mark.parametrize("name", FILES)
def test_one_line_per_component(name):
    lines = files(data).joinpath(name).read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.lstrip().startswith("{ n = ")]
    assert sorted(line.split('"')[1] for line in rows) == sorted(row["id"] for row in FILES[name])


@pytest.mark.parametrize(
    "kind", ["cards", "skills", "units", "enemies", "heroes", "tactics", "terrains", "piles", "sites"]
)
@pytest.mark.parametrize("speaker", WORDS.values(), ids=WORDS)
def test_everything_has_both_names(kind, speaker):
    names = getattr(speaker.names, kind)
    assert sorted(names) == sorted(name for name in getattr(data, kind.upper()) if name)
    assert all(names.values())


@pytest.mark.parametrize("speaker", WORDS.values(), ids=WORDS)
def test_both_halves_of_a_spell_have_both_names(speaker):
    assert sorted(speaker.names.strong) == sorted(row["id"] for row in data.CARD_ROWS["spell"])
    assert len(set(speaker.names.strong.values())) == len(data.CARD_ROWS["spell"])


@pytest.mark.parametrize(("kind", "each"), [("advanced", 7), ("spell", 5)])
def test_colours_are_even(kind, each):
    assert Counter(row["color"] for row in PRINTED[kind]) == dict.fromkeys(COLOURS, each)


def test_artifacts_have_no_colour_and_four_are_banners():
    assert all("color" not in row for row in PRINTED["artifact"])
    assert sum(row.get("banner", False) for row in PRINTED["artifact"]) == 4


def test_interactive_spells_and_skills():
    spells = [row["id"] for row in PRINTED["spell"] if row.get("interactive")]
    assert spells == ["mana_meltdown", "mana_claim", "mind_read", "energy_flow"]
    skills = [row["id"] for row in data.SKILL_ROWS if row.get("interactive")]
    assert skills == [
        *("arythea_healing_ritual", "goldyx_source_freeze"),
        *("norowas_prayer_of_weather", "tovak_mana_exploit"),
    ]


def test_interactive_cards_stay_in_the_box_when_one_plays_alone():
    stage = Stage("tovak")
    spells = [stage.s.box.cards[card] for card in stage.s.spell_deck + stage.s.spell_offer]
    assert len(spells) == 16
    assert not any(card.interactive for card in spells)
    assert len(stage.player().skill_pile) == 9
    stage = Stage("tovak", "goldyx")
    assert len(stage.s.spell_deck + stage.s.spell_offer) == 20
    assert len(stage.player().skill_pile) == 10


def test_ten_skills_per_hero():
    assert Counter(row["hero"] for row in data.SKILL_ROWS) == dict.fromkeys(data.HERO, 10)


def test_tactics_are_numbered_from_one_to_six_by_day_and_night():
    for time in ("day", "night"):
        assert [row["number"] for row in data.TACTIC_ROWS if row["time"] == time] == [1, 2, 3, 4, 5, 6]


STANDARD = {
    "rage": 2,
    "determination": 1,
    "swiftness": 2,
    "march": 2,
    "stamina": 2,
    "tranquility": 1,
    "promise": 1,
    "threaten": 1,
    "crystallize": 1,
    "mana_draw": 1,
    "concentration": 1,
    "improvisation": 1,
}


@pytest.mark.parametrize(
    ("hero", "own", "instead", "crystals"),
    [
        ("arythea", "battle_versatility", "rage", ("red", "red", "white")),
        ("goldyx", "will_focus", "concentration", ("green", "green", "blue")),
        ("norowas", "noble_manners", "promise", ("white", "white", "green")),
        ("tovak", "cold_toughness", "determination", ("blue", "blue", "red")),
    ],
)
def test_a_hero_has_the_standard_deck_with_a_card_of_its_own(hero, own, instead, crystals):
    stage = Stage(hero)
    deck = Counter(stage.cards("deck"))
    assert deck == Counter(STANDARD) - Counter([instead]) + Counter([own])
    colours = Counter(stage.s.box.cards[card].colour for card in stage.player().deck)
    assert colours == {0: 4, 1: 4, 2: 4, 3: 4}
    number = data.HERO[hero]
    assert stage.s.box.hero_crystals[number] == [crystals.count(colour) for colour in COLOURS]


def test_a_unit_deck_holds_twenty_cards():
    stage = Stage("tovak")
    s = stage.s
    dealt = Counter(s.box.units[kind].id for kind in s.regular_deck + s.elite_deck + s.unit_offer)
    assert dealt == {unit: row[1] for unit, row in UNITS.items()}
    for deck in ("regular", "elite"):
        assert sum(row[1] for row in UNITS.values() if row[0] == deck) == 20
    assert {unit.id: "elite" if unit.elite else "regular" for unit in s.box.units} == {
        u: r[0] for u, r in UNITS.items()
    }


def test_the_piles_hold_sixty_tokens():
    box = catalogue()
    assert len(box.tokens) == 60
    assert Counter(box.enemy(token).pile for token in range(60)) == {0: 12, 1: 10, 2: 10, 3: 10, 4: 10, 5: 8}
    assert {row["colour"]: row["tokens"] for row in data.ENEMY_TABLE["pile"]} == {
        "green": 12,
        "grey": 10,
        "brown": 10,
        "violet": 10,
        "white": 10,
        "red": 8,
    }


@pytest.mark.parametrize(
    ("level", "fame", "armour", "hand", "command"),
    [
        (1, 0, 2, 5, 1),
        (2, 3, 2, 5, 1),
        (3, 8, 3, 5, 2),
        (4, 15, 3, 5, 2),
        (5, 24, 3, 6, 3),
        (6, 35, 3, 6, 3),
        (7, 48, 4, 6, 4),
        (8, 63, 4, 6, 4),
        (9, 80, 4, 7, 5),
        (10, 99, 4, 7, 5),
    ],
)
def test_levels(level, fame, armour, hand, command):
    box = catalogue()
    assert box.level(fame) == level
    assert fame == 0 or box.level(fame - 1) == level - 1
    assert (box.armour[level - 1], box.hand[level - 1], box.command[level - 1]) == (armour, hand, command)


def test_reputation_counts_in_an_interaction():
    expected = [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]
    for reputation, influence in zip(range(-6, 8), expected, strict=True):
        stage = Stage("tovak").hand("rage").reputation(reputation).village()
        assert stage.points()[1] == influence
    stage = Stage("tovak").hand("rage").reputation(-7).land("1", "3").stand("3:sw").begin().do("begin")
    assert stage.refused("interact")
