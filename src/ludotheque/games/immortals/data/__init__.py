"""The components of the box, read from the tables in this folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque import components
from ludotheque.components import Row, Table, newest
from ludotheque.games.immortals.rules import state
from ludotheque.games.immortals.rules.state import Deed, Price, Tribe, World

ACTION = {
    "extract_gold": state.EXTRACT_GOLD,
    "extract_energy": state.EXTRACT_ENERGY,
    "transition_3": state.TRANSITION,
    "build": state.BUILD,
    "attack": state.ATTACK,
    "attack_or_move": state.ATTACK_OR_MOVE,
    "build_sanctuary": state.BUILD_SANCTUARY,
    "tribal": state.TRIBAL,
    "magic": state.CAST,
}
STRUCTURES = ("portal", "sanctuary", "capital")


@dataclass(frozen=True)
class Place:
    """A region as it is drawn and called."""

    id: str
    name: str
    province: int
    label: tuple[float, float]
    polygon: tuple[tuple[float, float], ...]


def read(name: str) -> dict[str, Any]:
    """Return one of the tables of this folder."""
    return components.read(__name__, name)


SETUP = read("setup.toml")
TOWER = read("tower.toml")
MAP = read("regions.toml")
BOARDS = read("tribes.toml")
MAGIC = read("magic.toml")
TABLES = {
    "province": Table(MAP["province"]),
    "region": Table(MAP["region"]),
    "space": Table([*BOARDS["army_space"], *({**row, "action": "magic"} for row in BOARDS["magic_space"])]),
    "light": Table(row for row in BOARDS["tribe"] if row["realm"] == "light"),
    "dark": Table(row for row in BOARDS["tribe"] if row["realm"] == "dark"),
    "magic": Table(MAGIC["card"]),
}
EDITION = newest(TABLES.values())
PROVINCES = TABLES["province"].rows
PROVINCE = TABLES["province"].number
REGIONS = TABLES["region"].rows
REGION = TABLES["region"].number
SPACES = TABLES["space"].rows
LIGHT_TRIBES = TABLES["light"].rows
DARK_TRIBES = TABLES["dark"].rows
MAGIC_CARDS = TABLES["magic"].rows
SPELL = TABLES["magic"].number


def price(row: Mapping[str, int]) -> Price:
    """Return a price as the tables give it."""
    return Price(row["energy"], row["gold"])


def deed(row: Row) -> Deed:
    """Return the action of a space; a move on the space that offers it has its price there."""
    cost = row.get("cost_move", row.get("cost", {"energy": 0, "gold": 0}))
    return Deed(ACTION[row["action"]], price(cost))


def tribe(row: Row) -> Tribe:
    """Return one half of a player board."""
    start = row["start"]
    return Tribe(
        REGION[row["start_region"]] if "start_region" in row else state.NONE,
        row["groups"],
        start["energy"],
        start["gold"],
        [price(row["build"][name]) for name in STRUCTURES] if "build" in row else [],
        deed(row.get("tribal", {"action": "tribal"})),
    )


@cache
def world(edition: int = EDITION) -> World:
    """Return the box of an edition: map, yields, tribes, spaces and supplies."""
    rows = REGIONS
    components = SETUP["components"]
    return World(
        [[REGION[near] for near in row["neighbours"]] for row in rows],
        [PROVINCE[row["province"]] for row in rows],
        [row[realm]["gold"] for realm in ("light", "dark") for row in rows],
        [row[realm]["energy"] for realm in ("light", "dark") for row in rows],
        [tribe(row) for row in TABLES["light"].of(edition)],
        [tribe(row) for row in TABLES["dark"].of(edition)],
        [deed(row) for row in TABLES["space"].of(edition)],
        [price(row["cost"]) for row in TABLES["magic"].of(edition)],
        [components["building_tiles"], components["portals"], components["inhabitant_cubes"]],
    )


@cache
def places() -> list[Place]:
    """Return names and shapes of the 25 regions, the same in both realms."""
    return [
        Place(
            row["id"],
            row["name"],
            PROVINCE[row["province"]],
            (row["label"][0], row["label"][1]),
            tuple((x, y) for x, y in row["polygon"]),
        )
        for row in REGIONS
    ]
