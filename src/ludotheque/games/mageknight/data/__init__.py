"""The components of the box, read from the tables in this folder."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ludotheque.games.mageknight.data.notation import COLOUR, ELEMENT, TERRAIN, parse
from ludotheque.games.mageknight.rules import traits
from ludotheque.games.mageknight.rules.terms import BLACK
from ludotheque.games.mageknight.rules.traits import Ability, Card, Catalogue, EnemyKind, Ruin, Skill, Tile, UnitKind

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
ABILITY = {"swift": 1, "brutal": 2, "poison": 4, "paralyze": 8, "fortified": 16, "summon": 32}
BACK = {"start": 0, "countryside": 1, "core": 2}
USAGE = {"turn": 0, "round": 1, "center": 2, "permanent": 3}
REWARD = {"artifact": 0, "spell": 1, "advanced_action": 2, "unit": 3, "crystal_set": 4}


def read(name: str) -> dict[str, Any]:
    """Return one of the tables of this folder."""
    return tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))


CARD_ROWS = read("cards.toml")
KINDS = ("basic", "advanced", "spell", "artifact")
SKILL_ROWS = read("skills.toml")["skill"]
UNIT_ROWS = read("units.toml")["unit"]
ENEMY_TABLE = read("enemies.toml")
TILE_TABLE = read("tiles.toml")
HERO_ROWS = read("heroes.toml")["hero"]
TACTIC_ROWS = read("tactics.toml")["tactic"]
RUIN_ROWS = read("ruins.toml")["ruins"]
CITY_ROWS = read("cities.toml")["city"]
PROGRESS = read("progress.toml")
SCENARIOS: dict[str, Any] = {row["id"]: row for row in read("scenarios.toml")["scenario"]}
SHAPES = {row["id"]: row for row in TILE_TABLE["shape"]}

ALL_CARDS = [(kind, row) for kind in KINDS for row in CARD_ROWS[kind]]
# Ids by number; what they are called stands in words/.
CARDS = [row["id"] for _, row in ALL_CARDS] + ["wound"]
SKILLS = [row["id"] for row in SKILL_ROWS]
UNITS = [row["id"] for row in UNIT_ROWS]
ENEMIES = [row["id"] for row in ENEMY_TABLE["enemy"]]
HEROES = [row["id"] for row in HERO_ROWS]
TACTICS = [row["id"] for row in TACTIC_ROWS]
TERRAINS = [row["id"] for row in PROGRESS["terrain"]]
SITES = list(SITE)
PILES = list(PILE)
CARD = {name: number for number, name in enumerate(CARDS)}
SKILL = {name: number for number, name in enumerate(SKILLS)}
UNIT = {name: number for number, name in enumerate(UNITS)}
TACTIC = {name: number for number, name in enumerate(TACTICS)}
TILE = {row["id"]: number for number, row in enumerate(TILE_TABLE["tile"])}
HERO = {name: number for number, name in enumerate(HEROES)}
WOUND = CARD["wound"]


def mask(names: list[str], numbers: Mapping[str, int]) -> int:
    """Return a set of names as bits."""
    return sum(1 << numbers[name] for name in names)


def card(kind: str, row: Mapping[str, Any], revised: bool) -> Card:
    """Return a deed card as the rules see it."""
    colour = COLOUR[row["color"]] if "color" in row else traits.COLOURLESS
    made = Card(row["id"], KINDS.index(kind), colour)
    made.basic = parse(row["basic_revised"] if revised and "basic_revised" in row else row["basic"])
    made.strong = parse(row["strong_revised"] if revised and "strong_revised" in row else row["strong"])
    if kind == "spell":
        made.basic_cost, made.strong_cost = [colour], [colour, BLACK]
    elif kind != "artifact":
        made.strong_cost = [colour]
    made.healing = "healing" in row["icons"]
    made.banner = row.get("banner", False)
    made.interactive = row.get("interactive", False)
    return made


def unit(row: Mapping[str, Any]) -> UnitKind:
    """Return a kind of unit as the rules see it."""
    abilities = [
        Ability(COLOUR[ability["mana"]] if "mana" in ability else traits.COLOURLESS, parse(ability["effect"]))
        for ability in row["abilities"]
    ]
    return UnitKind(
        row["id"],
        row["deck"] == "elite",
        row["copies"],
        row["cost"],
        row["level"],
        row["armour"],
        mask(row.get("resist", []), ELEMENT),
        mask(row["sites"], SITE),
        abilities,
    )


def enemy(row: Mapping[str, Any]) -> EnemyKind:
    """Return a kind of enemy as the rules see it."""
    return EnemyKind(
        row["id"],
        PILE[row["colour"]],
        row["copies"],
        row["armour"],
        row["attack"],
        ELEMENT[row.get("element", "physical")],
        row["fame"],
        mask(row.get("resist", []), ELEMENT),
        sum(ABILITY[name] for name in row.get("abilities", [])),
    )


def tile(row: Mapping[str, Any]) -> Tile:
    """Return a map tile as the rules see it."""
    spaces = [text.split() for text in row["hexes"]]
    sites = [words[1] if len(words) > 1 and words[1] != "rampaging" else "" for words in spaces]
    colours = [COLOUR[words[2]] if site in ("mine", "city") else -1 for words, site in zip(spaces, sites, strict=True)]
    rampaging = [PILE[words[-1]] if "rampaging" in words else -1 for words in spaces]
    city = COLOUR[row["city"]] if "city" in row else -1
    return Tile(
        row["id"],
        BACK[row["back"]],
        city,
        [TERRAIN[words[0]] for words in spaces],
        [SITE[site] for site in sites],
        colours,
        rampaging,
    )


def ruin(row: Mapping[str, Any]) -> Ruin:
    """Return a ruins token as the rules see it."""
    cost = [COLOUR[colour] for colour, number in row.get("cost", {}).items() for _ in range(number)]
    return Ruin(
        cost,
        row.get("fame", 0),
        [PILE[name] for name in row.get("enemies", [])],
        [REWARD[name] for name in row.get("reward", [])],
    )


@cache
def catalogue(revised: bool = False) -> Catalogue:
    """Return everything in the box, in the first wording or the revised one."""
    box = Catalogue()
    box.cards = [card(kind, row, revised) for kind, row in ALL_CARDS]
    box.cards.append(Card("wound", traits.WOUND_CARD_KIND, traits.COLOURLESS))
    box.units = [unit(row) for row in UNIT_ROWS]
    box.enemies = [enemy(row) for row in ENEMY_TABLE["enemy"]]
    box.tokens = [number for number, kind in enumerate(box.enemies) for _ in range(kind.copies)]
    box.skills = [
        Skill(row["id"], HERO[row["hero"]], USAGE[row["usage"]], row.get("interactive", False), parse(row["effect"]))
        for row in SKILL_ROWS
    ]
    box.ruins = [ruin(row) for row in RUIN_ROWS]
    box.tiles = [tile(row) for row in TILE_TABLE["tile"]]
    box.heroes = [row["id"] for row in HERO_ROWS]
    box.hero_decks = [[CARD[name] for name, number in row["deck"].items() for _ in range(number)] for row in HERO_ROWS]
    box.hero_crystals = [[row["dummy"].count(colour) for colour in list(COLOUR)[:4]] for row in HERO_ROWS]
    garrisons = {row["colour"]: row["garrison"] for row in CITY_ROWS}
    box.garrisons = [[[PILE[name] for name in level] for level in garrisons[colour]] for colour in list(COLOUR)[:4]]
    _progress(box)
    return box


def _progress(box: Catalogue) -> None:
    box.fame = [row["fame"] for row in PROGRESS["level"]]
    box.armour = [row["armour"] for row in PROGRESS["level"]]
    box.hand = [row["hand"] for row in PROGRESS["level"]]
    box.command = [row["command"] for row in PROGRESS["level"]]
    box.reputation = PROGRESS["reputation"]
    box.day_price = [row["day"] for row in PROGRESS["terrain"]]
    box.night_price = [row["night"] for row in PROGRESS["terrain"]]
    box.tactic_numbers = [row["number"] for row in TACTIC_ROWS]
