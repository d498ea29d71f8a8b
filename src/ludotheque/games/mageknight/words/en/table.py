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
    "megapolis": ("Megapolis", {"last": "the last city", "two": "both of two cities"}),
    "megapolis-level": ("Level of a Megapolis", SCENARIO),
    "turned-tiles": ("Tiles turned at random", {}),
    "random-cities": ("Cities drawn at random", {}),
    "auction": ("Heroes by auction", {}),
    "rampaging": ("Rampaging enemies", {"more": "more of them", "extreme": "extreme"}),
    "interactive-spells": ("Spells that affect other players", {}),
    "interactive-skills": ("Skills that affect other players", {}),
    "interactive-combat": ("Interactive combat", {}),
    "friendly-mana": ("Friendly mana", {}),
    "draft": ("Draft of advanced actions", {}),
    "upgrades": ("Actions replaced after each night", {"open": "yes, with open decks"}),
    "joint-assaults": ("Cooperative assaults on cities", {}),
    "teams": ("Two against two", {}),
    "modest-score": ("The lowest score counts", {}),
    "open-tiles": ("All tiles revealed", {}),
    "epic": ("Epic version", {}),
    "contested-glades": ("Few shields on a glade", {}),
    "night-arrival": ("Arrival by night", {}),
    "darkness": ("Approaching darkness", {}),
    "duels": ("Player-versus-player combat", SCENARIO),
    "wording": ("Wording of the cards", {"first": "first edition"}),
    "undo": ("Taking back a move", {}),
}
