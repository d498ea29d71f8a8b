"""What a table of Small World agrees on before it begins."""

from typing import Final

from ludotheque.game import Setup, TableOption
from ludotheque.games.smallworld.rules.state import HouseRules

TABLE: Final = (
    TableOption("ghoul-die", ("each", "shared"), "SW-RACE-ZOMBIES-02"),
    TableOption("own-declined", ("counts", "ignored"), "SW-RACE-ORCS-01"),
    TableOption("sea-entry", ("yes", "no"), "SW-POWER-SEAFARING-01"),
    TableOption("failed-attempt", ("attack", "harmless"), "SW-POWER-DIPLOMAT-01"),
    TableOption("ratmen", ("no", "yes"), "SW-RACE-RATMEN-01"),
    TableOption("coins", ("secret", "open"), "SW-END-03"),
)


def house_rules(chosen: Setup) -> HouseRules:
    """Return what a table agreed on, as the rules ask for it."""
    options = chosen.options
    return HouseRules(
        shared_die=options["ghoul-die"] == "shared",
        own_past_counts=options["own-declined"] == "counts",
        sea_entry=options["sea-entry"] == "yes",
        attempt_attacks=options["failed-attempt"] == "attack",
        ratmen=options["ratmen"] == "yes",
        open_coins=options["coins"] == "open",
    )
