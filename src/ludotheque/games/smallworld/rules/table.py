"""What a table of Small World agrees on before it begins."""

from typing import Final

from ludotheque.game import Setup, TableOption
from ludotheque.games.smallworld.rules.state import HouseRules

TABLE: Final = (
    TableOption(
        "ghoul-die",
        ("each", "shared"),
        "Dé de renfort des Zombies en déclin et du peuple actif",
        "Reinforcement die of declined Ghouls and active race",
        "SW-RACE-ZOMBIES-02",
        ("chacun le sien", "un seul par tour"),
    ),
    TableOption(
        "own-declined",
        ("counts", "ignored"),
        "Région de son propre peuple en déclin, comme région non vide",
        "Region of one's own declined race, as a non-empty region",
        "SW-RACE-ORCS-01",
        ("compte", "ne compte pas"),
    ),
    TableOption(
        "sea-entry",
        ("yes", "no"),
        "Marins : première conquête dans une mer du bord",
        "Seafaring: first conquest in a sea on the edge",
        "SW-POWER-SEAFARING-01",
        ("oui", "non"),
    ),
    TableOption(
        "failed-attempt",
        ("attack", "harmless"),
        "Diplomates : une tentative au dé ratée est une attaque",
        "Diplomat: a failed die attempt is an attack",
        "SW-POWER-DIPLOMAT-01",
        ("oui", "non"),
    ),
    TableOption(
        "ratmen", ("no", "yes"), "Avec les Hommes-rats", "With the Ratmen", "SW-RACE-RATMEN-01", ("non", "oui")
    ),
    TableOption(
        "coins",
        ("secret", "open"),
        "Jetons de victoire des autres joueurs",
        "Victory coins of the other players",
        "SW-END-03",
        ("secrets", "visibles"),
    ),
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
