"""The components of the box, read from the tables in this folder."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque import components
from ludotheque.components import Table, newest


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
