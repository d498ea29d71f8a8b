"""The tables of this folder: every card, site and deck with its number. What the rules make of them is in box.py."""

from typing import Any

from ludotheque import components
from ludotheque.components import Table, newest


def read(name: str) -> dict[str, Any]:
    """Return one of the tables of this folder."""
    return components.read(__name__, name)


CARD_ROWS = read("cards.toml")
DECK_ROWS = read("decks.toml")
# As in the rules: a kind of card is its place in this row; a site is part of a location and bears a text like a card.
KINDS = (
    *("leader", "location", "artifact", "character", "weapon", "talent"),
    *("logistics", "victory", "instant", "action", "site"),
)
FACTIONS = ("brackguard", "gullfolk", "breaker", "lampwright", "free")
CLASSES = ("shield", "blade", "shot", "scout", "adept")
TABLES = {
    "card": Table({**row, "kind": kind} for kind in KINDS if kind in CARD_ROWS for row in CARD_ROWS[kind]),
    "site": Table({**row, "kind": "site"} for row in read("sites.toml")["site"]),
    "deck": Table(DECK_ROWS["deck"]),
}
EDITION = newest(TABLES.values())
CARD = TABLES["card"].number
SITE = TABLES["site"].number
DECK = TABLES["deck"].number
# Ids by number; what they are called stands in words/.
CARDS = list(CARD)
SITES = list(SITE)
DECKS = list(DECK)
