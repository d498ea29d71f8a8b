"""What a table of Mage Knight can choose, in English."""

from ludotheque.games.mageknight.words.en.names import NAMES
from ludotheque.words.table import Choices

SCENARIO = {"scenario": "as the scenario says"}
SHAPES = {"wedge": "narrow", "open5": "open", "open4": "open, 4 rows", "open3": "open, 3 rows"}

TABLE: Choices = {
    "scenario": ("Scenario", NAMES.scenarios),
    "map": ("Shape of the map", SCENARIO | SHAPES),
    "countryside": ("Countryside tiles", SCENARIO),
    "cities": ("Core tiles with a city", SCENARIO),
    "core": ("Core tiles without a city", SCENARIO),
    "city-level": ("Level of the cities", SCENARIO),
    "turned-tiles": ("Tiles turned at random", {}),
    "random-cities": ("Cities drawn at random", {}),
    "night-arrival": ("Arrival by night", {}),
    "darkness": ("Approaching darkness", {}),
    "duels": ("Player against player combat", SCENARIO),
    "wording": ("Wording of the cards", {"first": "first edition"}),
    "undo": ("Taking back a move", {}),
}
