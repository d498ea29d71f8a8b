"""What a table of Ebbland agrees on before it begins."""

from typing import Final

from ludotheque.game import Setup, TableOption
from ludotheque.games.ebbland.data import DECKS
from ludotheque.games.ebbland.data.decks import deck_called
from ludotheque.games.ebbland.rules.state import House

SEATS: Final = 4
RANDOM: Final = "random"

TABLE: Final = (
    # Each seat has another deck of the box unless the table chooses; a deck of one's own is kept as text by ids.
    *(
        TableOption(f"deck-{seat + 1}", (*DECKS[seat:], *DECKS[:seat], RANDOM), "CC-SETUP-05", holds_deck=True)
        for seat in range(SEATS)
    ),
    TableOption("decks", ("chosen", "sealed"), "CC-SEALED-01"),
    TableOption("strings", ("reached", "exact"), "CC-KEYWORD-16"),
    TableOption("support", ("automatic", "rolled"), "CC-CLOSE1-06"),
    TableOption("limits", ("kept", "lifted"), "CC-KEYWORD-02"),
)


def house_rules(chosen: Setup) -> House:
    """Return what a table agreed on, as the rules ask for it."""
    options = chosen.options
    named = [options[f"deck-{seat + 1}"] for seat in range(chosen.players)]
    house = House(
        decks=[deck_called(DECKS[0] if name == RANDOM else name, chosen.edition) for name in named],
        exact=options["strings"] == "exact",
        support_rolls=options["support"] == "rolled",
        limits=options["limits"] == "kept",
    )
    house.random = [name == RANDOM for name in named]
    house.sealed = options["decks"] == "sealed"
    return house
