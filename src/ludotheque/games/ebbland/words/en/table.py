"""What a table of Ebbland can choose, and what its scores are made of, in English."""

from ludotheque.games.ebbland.words.en.names import NAMES
from ludotheque.words.table import Choices

TABLE: Choices = {
    "deck-1": ("Deck of seat 1", {**NAMES.decks, "random": "at random"}),
    "deck-2": ("Deck of seat 2", {**NAMES.decks, "random": "at random"}),
    "deck-3": ("Deck of seat 3", {**NAMES.decks, "random": "at random"}),
    "deck-4": ("Deck of seat 4", {**NAMES.decks, "random": "at random"}),
    "decks": ("Decks are", {"chosen": "chosen", "sealed": "sealed: built of six boosters"}),
    "strings": ("A number of a string counts", {"reached": "if the roll reaches it", "exact": "if the roll is equal"}),
    "support": ("A supporter", {"automatic": "strikes once", "rolled": "rolls, for one strike at most"}),
    "limits": ("Class and faction of what is carried", {"kept": "must fit", "lifted": "do not matter"}),
}
PARTS = {
    "points": "sites, Victory cards, dead enemies",
    "logistics": "logistics in play",
    "sacks": "sacked sites",
    "victories": "Victory cards",
    "kills": "dead enemies",
    "active": "whoever's turn it is",
}
# How often a seat wants to be asked.
MANNERS = {
    "always": "always",
    "fight": "in my turn, and when I attack or am attacked",
    "turn": "in my turn only: pass until then",
}
