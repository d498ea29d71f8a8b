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
    "turned-tiles": ("Tuiles orientées au hasard", YES_NO),
    "random-cities": ("Cités tirées au hasard", YES_NO),
    "night-arrival": ("Arrivée de nuit", YES_NO),
    "darkness": ("Les ténèbres approchent", YES_NO),
    "duels": ("Combat entre joueurs", SCENARIO | YES_NO),
    "wording": ("Texte des cartes", {"first": "première édition", "revised": "révisé"}),
    "undo": ("Reprendre un coup", YES_NO),
}
