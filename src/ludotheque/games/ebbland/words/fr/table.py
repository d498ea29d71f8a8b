"""What a table of Ebbland can choose, and what its scores are made of, in French."""

from ludotheque.games.ebbland.words.fr.names import NAMES
from ludotheque.words.table import Choices

TABLE: Choices = {
    "deck-1": ("Paquet de la place 1", {**NAMES.decks, "random": "au hasard"}),
    "deck-2": ("Paquet de la place 2", {**NAMES.decks, "random": "au hasard"}),
    "deck-3": ("Paquet de la place 3", {**NAMES.decks, "random": "au hasard"}),
    "deck-4": ("Paquet de la place 4", {**NAMES.decks, "random": "au hasard"}),
    "decks": ("Les paquets sont", {"chosen": "choisis", "sealed": "scellés : construits avec six pochettes"}),
    "strings": ("Un nombre d'une liste compte", {"reached": "si le jet l'atteint", "exact": "si le jet l'égale"}),
    "support": ("Un soutien", {"automatic": "porte un coup", "rolled": "lance les dés, pour un coup au plus"}),
    "limits": ("Classe et faction de ce qu'on porte", {"kept": "doivent convenir", "lifted": "ne comptent pas"}),
}
PARTS = {
    "points": "lieux, cartes Victoire, ennemis morts",
    "logistics": "Logistiques en jeu",
    "sacks": "lieux pillés",
    "victories": "cartes Victoire",
    "kills": "ennemis morts",
    "active": "qui a la main",
}
# How often a seat wants to be asked.
MANNERS = {
    "always": "toujours",
    "fight": "à mon tour, et quand j'attaque ou suis attaqué",
    "turn": "à mon tour seulement : passer jusque-là",
}
