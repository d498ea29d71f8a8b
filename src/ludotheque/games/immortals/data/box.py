"""The box as the rules see it: map, yields, tribes, spaces and supplies, made of the tables."""

from collections.abc import Mapping
from functools import cache

from ludotheque.components import Row
from ludotheque.games.immortals.data import EDITION, PROVINCE, REGION, REGIONS, SETUP, TABLES
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
