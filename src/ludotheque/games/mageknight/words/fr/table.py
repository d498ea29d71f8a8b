"""What a table of Mage Knight can choose, in French."""

from ludotheque.games.mageknight.words.fr.names import NAMES
from ludotheque.words.table import Choices

SCENARIO = {"scenario": "selon le scénario"}
YES_NO = {"no": "non", "yes": "oui"}
SHAPES = {"wedge": "étroite", "open5": "ouverte", "open4": "ouverte, 4 rangées", "open3": "ouverte, 3 rangées"}

TABLE: Choices = {
    "scenario": ("Scénario", NAMES.scenarios),
    "map": ("Forme de la carte", SCENARIO | SHAPES),
    "countryside": ("Tuiles de campagne", SCENARIO),
    "cities": ("Tuiles centrales avec une cité", SCENARIO),
    "core": ("Tuiles centrales sans cité", SCENARIO),
    "city-level": ("Niveau des cités", SCENARIO),
    "megapolis": ("Mégapole", {"no": "non", "last": "la dernière cité", "two": "les deux cités"}),
    "megapolis-level": ("Niveau d'une mégapole", SCENARIO),
    "turned-tiles": ("Tuiles orientées au hasard", YES_NO),
    "random-cities": ("Cités tirées au hasard", YES_NO),
    "auction": ("Héros mis aux enchères", YES_NO),
    "rampaging": ("Ennemis errants", {"usual": "comme d'habitude", "more": "plus nombreux", "extreme": "extrême"}),
    "interactive-spells": ("Sorts qui touchent les autres joueurs", YES_NO),
    "interactive-skills": ("Compétences qui touchent les autres joueurs", YES_NO),
    "interactive-combat": ("Combat interactif", YES_NO),
    "friendly-mana": ("Mana amical", YES_NO),
    "draft": ("Draft d'actions avancées", YES_NO),
    "upgrades": ("Actions remplacées après chaque nuit", YES_NO | {"open": "oui, decks ouverts"}),
    "joint-assaults": ("Assauts coopératifs de cités", YES_NO),
    "teams": ("Deux contre deux", YES_NO),
    "modest-score": ("Le plus faible compte", YES_NO),
    "open-tiles": ("Toutes les tuiles révélées", YES_NO),
    "epic": ("Version épique", YES_NO),
    "contested-glades": ("Peu de boucliers par clairière", YES_NO),
    "night-arrival": ("Arrivée de nuit", YES_NO),
    "darkness": ("Les ténèbres approchent", YES_NO),
    "duels": ("Combat entre joueurs", SCENARIO | YES_NO),
    "wording": ("Texte des cartes", {"first": "première édition", "revised": "révisé"}),
    "undo": ("Reprendre un coup", YES_NO),
}
