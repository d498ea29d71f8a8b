"""The components of the box, read from the tables in this folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque import components
from ludotheque.components import Row, Table, newest
from ludotheque.games.smallworld.rules import traits
from ludotheque.games.smallworld.rules.state import WorldMap
from ludotheque.games.smallworld.rules.traits import Catalogue, Trait

TERRAIN = {
    "farmland": traits.FARMLAND,
    "hill": traits.HILL,
    "forest": traits.FOREST,
    "swamp": traits.SWAMP,
    "mountain": traits.MOUNTAIN,
    "sea": traits.SEA,
    "lake": traits.LAKE,
}
SYMBOL = {"mine": traits.MINE, "magic": traits.MAGIC, "cavern": traits.CAVERN}


@dataclass(frozen=True)
class Tile:
    """A race banner or power badge as people call it, and what it does while active and in decline."""

    id: str
    en: str
    fr: str
    effect_en: str
    effect_fr: str
    in_decline_en: str
    in_decline_fr: str


@dataclass(frozen=True)
class Place:
    """A region as it is drawn and called."""

    id: str
    en: str
    fr: str
    label: tuple[float, float]
    polygon: tuple[tuple[float, float], ...]


def read(name: str) -> dict[str, Any]:
    """Return one of the tables of this folder."""
    return components.read(__name__, name)


def tile(row: Row) -> Tile:
    """Return the words of one line of the tables of races and powers."""
    texts = (row["effect_en"], row["effect_fr"], row["in_decline_en"], row["in_decline_fr"])
    return Tile(row["id"], row["name_en"], row["name_fr"], *texts)


SETUP = read("setup.toml")
MAPS = {int(players): read(board["map"]) for players, board in SETUP["board"].items()}
REGIONS = {players: Table(board["region"]) for players, board in MAPS.items()}
TABLES = {
    "race": Table(read("races.toml")["race"]),
    "power": Table(read("powers.toml")["power"]),
    **{f"region-{players}": table for players, table in REGIONS.items()},
}
EDITION = newest(TABLES.values())
MOST_REGIONS = max(len(table.rows) for table in REGIONS.values())
RACE_ROWS = TABLES["race"].rows
POWER_ROWS = TABLES["power"].rows
RACES = [tile(row) for row in RACE_ROWS]
POWERS = [tile(row) for row in POWER_ROWS]
RACE = TABLES["race"].number
POWER = TABLES["power"].number


def trait(row: Row) -> Trait:
    """Return the gifts that one line of the tables of races and powers describes."""
    gift = Trait()
    gift.tokens = row["tokens"]
    params = row.get("params", {})
    if row["kind"] in ("score_terrain", "score_symbol"):
        if "terrain" in params:
            gift.coins_per_terrain[TERRAIN[params["terrain"]]] = params["coins"]
        else:
            gift.coins_per_symbol[SYMBOL[params["symbol"]]] = params["coins"]
    elif row["kind"] == "conquest_discount":
        _discount(gift, params["condition"], params["discount"])
        gift.tunnels = params.get("caverns_mutually_adjacent", False)
    else:
        _ability(gift, row["kind"], params, row.get("pieces", {}))
    return gift


def _discount(gift: Trait, condition: str, amount: int) -> None:
    if condition == "any region":
        gift.discount = amount
    elif condition == "target is hill or farmland":
        gift.discount_terrain[traits.HILL] = gift.discount_terrain[traits.FARMLAND] = amount
    elif condition == "target has a cavern":
        gift.discount_symbol[traits.CAVERN] = amount
    elif condition.startswith("target is coastal"):
        gift.discount_coast = amount
    elif condition.startswith("target adjacent to a mountain"):
        gift.discount_near_mountain = amount
    else:
        raise ValueError(condition)


def _ability(gift: Trait, kind: str, params: Mapping[str, Any], pieces: Mapping[str, int]) -> None:
    values: dict[str, dict[str, Any]] = {
        "none": {},
        "conquest_tokens": {"raiders": params.get("conquest_only_tokens")},
        "no_casualty": {"lost_per_defeat": params.get("tokens_lost_per_defeat")},
        "active_in_decline": {"fights_in_decline": True},
        "holes": {"holes": params.get("holes"), "enters_anywhere": True},
        "score_nonempty_conquest": {"coins_per_capture": params.get("coins")},
        "growth": {"grows_per_captures": params.get("nonempty_conquests_per_token")},
        "substitution": {"replaces": params.get("per_opponent_per_turn")},
        "lairs": {"lairs": params.get("lair_defence")},
        "score_flat": {"coins_per_turn": params.get("coins_per_turn")},
        "die_every_conquest": {"berserk": True},
        "encampments": {"camps": pieces.get("encampment")},
        "peace": {"pacts": params.get("allies")},
        "dragon": {"dragons": pieces.get("dragon")},
        "no_adjacency": {"flies": True, "enters_anywhere": True},
        "fortresses": {"fortresses": params.get("max_on_map"), "coins_per_fortress": params.get("coins_each")},
        "heroes": {"heroes": pieces.get("hero")},
        "score_region": {"coins_per_region": params.get("coins")},
        "water": {"sails": True},
        "second_decline": {"outside_limit": True},
        "decline_after_turn": {"late_decline": True},
        "score_once": {"coins_once": params.get("coins")},
    }
    for name, value in values[kind].items():
        setattr(gift, name, value)


def declined_trait(row: Row) -> Trait:
    """Return what is left of a race in decline: the few gifts whose text says so."""
    kept = Trait()
    whole = trait(row)
    params = row.get("params", {})
    if params.get("keeps_in_decline"):
        kept.coins_per_symbol = whole.coins_per_symbol
        kept.lairs = whole.lairs
    kept.fights_in_decline = whole.fights_in_decline
    return kept


@cache
def catalogue(edition: int = EDITION) -> Catalogue:
    """Return all banners and badges of an edition."""
    races = TABLES["race"].of(edition)
    return Catalogue(
        [trait(row) for row in races],
        [trait(row) for row in TABLES["power"].of(edition)],
        [declined_trait(row) for row in races],
        [row["tray_total"] for row in races],
        [not row["in_summary"] for row in races],
    )


@cache
def world_map(players: int) -> WorldMap:
    """Return the board for a number of players (SW-SETUP-01)."""
    rows, number = REGIONS[players].rows, REGIONS[players].number
    return WorldMap(
        MAPS[players]["turns"],
        [TERRAIN[row["terrain"]] for row in rows],
        [sum(1 << SYMBOL[symbol] for symbol in row["symbols"]) for row in rows],
        [row["lost_tribe"] for row in rows],
        [row["entry"] for row in rows],
        [row["coastal"] for row in rows],
        [[number[near] for near in row["neighbours"]] for row in rows],
    )


@cache
def places(players: int) -> list[Place]:
    """Return names and shapes of the regions of a board."""
    return [
        Place(
            row["id"],
            row["name"],
            row.get("name_fr", row["name"]),
            (row["label"][0], row["label"][1]),
            tuple((x, y) for x, y in row["polygon"]),
        )
        for row in REGIONS[players].rows
    ]
