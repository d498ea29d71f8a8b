"""The box as the rules see it: cards, units, enemies and all the rest, made of the tables."""

from collections.abc import Mapping
from functools import cache

from ludotheque.components import Row
from ludotheque.games.mageknight.data import CARD, CITY_ROWS, EDITION, HERO, KINDS, PILE, PROGRESS, SITE, TABLES
from ludotheque.games.mageknight.data.notation import COLOUR, ELEMENT, TERRAIN, parse
from ludotheque.games.mageknight.rules import traits
from ludotheque.games.mageknight.rules.terms import BLACK
from ludotheque.games.mageknight.rules.traits import Ability, Card, Catalogue, EnemyKind, Ruin, Skill, Tile, UnitKind

ABILITY = {"swift": 1, "brutal": 2, "poison": 4, "paralyze": 8, "fortified": 16, "summon": 32}
ICON = {"movement": 0, "influence": 1, "combat": 2, "healing": 3, "special": 4, "banner": 5}
BACK = {"start": 0, "countryside": 1, "core": 2}
USAGE = {"turn": 0, "round": 1, "center": 2, "permanent": 3}
REWARD = {"artifact": 0, "spell": 1, "advanced_action": 2, "unit": 3, "crystal_set": 4}


def mask(names: list[str], numbers: Mapping[str, int]) -> int:
    """Return a set of names as bits."""
    return sum(1 << numbers[name] for name in names)


def card(row: Row, revised: bool) -> Card:
    """Return a deed card as the rules see it."""
    kind = row["kind"]
    colour = COLOUR[row["color"]] if "color" in row else traits.COLOURLESS
    made = Card(row["id"], KINDS.index(kind), colour)
    if kind == "wound":
        return made
    made.basic = parse(row["basic_revised"] if revised and "basic_revised" in row else row["basic"])
    made.strong = parse(row["strong_revised"] if revised and "strong_revised" in row else row["strong"])
    if kind == "spell":
        made.basic_cost, made.strong_cost = [colour], [colour, BLACK]
    elif kind != "artifact":
        made.strong_cost = [colour]
    made.icons = mask(row["icons"], ICON)
    made.healing = "healing" in row["icons"]
    made.banner = row.get("banner", False)
    made.interactive = row.get("interactive", False)
    return made


def unit(row: Row) -> UnitKind:
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


def enemy(row: Row) -> EnemyKind:
    """Return a kind of enemy as the rules see it."""
    return EnemyKind(
        row["id"],
        PILE[row["colour"]],
        row["armour"],
        row["attack"],
        ELEMENT[row.get("element", "physical")],
        row["fame"],
        mask(row.get("resist", []), ELEMENT),
        sum(ABILITY[name] for name in row.get("abilities", [])),
    )


def tokens(rows: list[Row]) -> list[int]:
    """Return the kind of each enemy token, by the number of the token."""
    kinds = {token: row["n"] for row in rows for token in row["tokens"]}
    return [kinds[token] for token in range(len(kinds))]


def tile(row: Row) -> Tile:
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


def ruin(row: Row) -> Ruin:
    """Return a ruins token as the rules see it."""
    cost = [COLOUR[colour] for colour, number in row.get("cost", {}).items() for _ in range(number)]
    return Ruin(
        cost,
        row.get("fame", 0),
        [PILE[name] for name in row.get("enemies", [])],
        [REWARD[name] for name in row.get("reward", [])],
    )


@cache
def catalogue(revised: bool = False, edition: int = EDITION) -> Catalogue:
    """Return everything in the box of an edition, in the first wording or the revised one."""
    rows = {name: table.of(edition) for name, table in TABLES.items()}
    box = Catalogue()
    box.cards = [card(row, revised) for row in rows["card"]]
    box.units = [unit(row) for row in rows["unit"]]
    box.enemies = [enemy(row) for row in rows["enemy"]]
    box.tokens = tokens(rows["enemy"])
    box.skills = [
        Skill(row["id"], HERO[row["hero"]], USAGE[row["usage"]], row.get("interactive", False), parse(row["effect"]))
        for row in rows["skill"]
    ]
    box.ruins = [ruin(row) for row in rows["ruin"]]
    box.tiles = [tile(row) for row in rows["tile"]]
    _heroes(box, rows["hero"])
    box.tactic_numbers = [row["number"] for row in rows["tactic"]]
    box.tactic_nights = [row["time"] == "night" for row in rows["tactic"]]
    garrisons = {row["colour"]: row["garrison"] for row in CITY_ROWS}
    box.garrisons = [[[PILE[name] for name in level] for level in garrisons[colour]] for colour in list(COLOUR)[:4]]
    _progress(box)
    box.day_price = [row["day"] for row in rows["terrain"]]
    box.night_price = [row["night"] for row in rows["terrain"]]
    return box


def _heroes(box: Catalogue, rows: list[Row]) -> None:
    box.heroes = [row["id"] for row in rows]
    box.hero_decks = [[CARD[name] for name, number in row["deck"].items() for _ in range(number)] for row in rows]
    box.hero_crystals = [[row["dummy"].count(colour) for colour in list(COLOUR)[:4]] for row in rows]


def _progress(box: Catalogue) -> None:
    box.fame = [row["fame"] for row in PROGRESS["level"]]
    box.armour = [row["armour"] for row in PROGRESS["level"]]
    box.hand = [row["hand"] for row in PROGRESS["level"]]
    box.command = [row["command"] for row in PROGRESS["level"]]
    box.reputation = PROGRESS["reputation"]
