"""What a table of Immortals agrees on before it begins."""

from typing import Final

from ludotheque.game import Setup, TableOption
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.state import HouseRules

# There are ten Round-marker cards; more than usual is the book's own option, fewer one of the house (IM-SETUP-18).
COUNTS: Final = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "1")

FIRST_RULES: Final = "1"

TABLE: Final = (
    TableOption("rounds", ("standard", *COUNTS), "IM-SETUP-18"),
    TableOption("tower", ("fixed-odds", "one-by-one"), "IM-BATTLE-09"),
)


def house_rules(chosen: Setup) -> HouseRules:
    """Return what a table agreed on, as the rules ask for it."""
    asked = chosen.options["rounds"]
    rounds = data.SETUP["turns"][str(chosen.players)] if asked == "standard" else int(asked)
    return HouseRules(rounds, chosen.options["tower"] == "one-by-one", chosen.rules == FIRST_RULES)
