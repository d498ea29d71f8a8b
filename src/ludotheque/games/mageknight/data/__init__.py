"""The tables of this folder: every component with its number. What the rules make of them is in box.py."""

from typing import Any

from ludotheque import components
from ludotheque.components import Table, editions, newest

SITE = {
    name: number
    for number, name in enumerate(
        (
            *("", "portal", "village", "monastery", "keep", "mage_tower", "city", "dungeon", "tomb"),
            *("monster_den", "spawning_grounds", "ruins", "mine", "glade"),
        )
    )
}
PILE = {"green": 0, "grey": 1, "brown": 2, "violet": 3, "white": 4, "red": 5}


def read(name: str) -> dict[str, Any]:
    """Return one of the tables of this folder."""
    return components.read(__name__, name)


CARD_ROWS = read("cards.toml")
# As in the rules: a kind of card is its place in this row.
KINDS = ("basic", "advanced", "spell", "artifact", "wound")
ENEMY_TABLE = read("enemies.toml")
TILE_TABLE = read("tiles.toml")
CITY_ROWS = read("cities.toml")["city"]
PROGRESS = read("progress.toml")
SHAPES = {row["id"]: row for row in TILE_TABLE["shape"]}
TABLES = {
    "card": Table({**row, "kind": kind} for kind in KINDS for row in CARD_ROWS[kind]),
    "skill": Table(read("skills.toml")["skill"]),
    "unit": Table(read("units.toml")["unit"]),
    "enemy": Table(ENEMY_TABLE["enemy"]),
    "tile": Table(TILE_TABLE["tile"]),
    "hero": Table(read("heroes.toml")["hero"]),
    "tactic": Table(read("tactics.toml")["tactic"]),
    "ruin": Table(read("ruins.toml")["ruins"]),
    "terrain": Table(PROGRESS["terrain"]),
}
EDITION = newest(TABLES.values())
# How many enemy tokens each edition has.
TOKENS = tuple(sum(len(row["tokens"]) for row in TABLES["enemy"].of(edition)) for edition in editions(EDITION))

ALL_CARDS = TABLES["card"].rows
SKILL_ROWS = TABLES["skill"].rows
UNIT_ROWS = TABLES["unit"].rows
ENEMY_ROWS = TABLES["enemy"].rows
HERO_ROWS = TABLES["hero"].rows
TACTIC_ROWS = TABLES["tactic"].rows
RUIN_ROWS = TABLES["ruin"].rows
CARD = TABLES["card"].number
SKILL = TABLES["skill"].number
UNIT = TABLES["unit"].number
ENEMY = TABLES["enemy"].number
HERO = TABLES["hero"].number
TACTIC = TABLES["tactic"].number
TILE = TABLES["tile"].number
# Ids by number; what they are called stands in words/.
CARDS = list(CARD)
SKILLS = list(SKILL)
UNITS = list(UNIT)
ENEMIES = list(ENEMY)
HEROES = list(HERO)
TACTICS = list(TACTIC)
TERRAINS = list(TABLES["terrain"].number)
SITES = list(SITE)
PILES = list(PILE)
