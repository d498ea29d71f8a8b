"""The terms of Mage Knight in French, as its rulebook has them, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "swift": Term("vif", ("rapides?", "vivacité", "véloces?"), ("Trait rapide",)),
    "block": Term("parade", ("blocages?", "parer", "pare", "parée?s?")),
    "round": Term("round", ("manches?",)),
    "move": Term("mouvement", ("points? de déplacement",)),
    "cold fire": Term("feu froid", ("feu glacé", "glace ardente")),
    "swamp": Term("marais", ("marécages?",)),
    "dungeon": Term("cul-de-basse-fosse", ("donjons?", "oubliettes?")),
    "tomb": Term("crypte", ("tombeaux?",)),
    "orc": Term("orc", ("orques?",)),
    "throw away": Term("retirer du jeu", (r"écarte\w*", "quitte la partie")),
    "banner": Term("Étendard", ("bannières?",)),
    "healing": Term("Guérison", (r"soins? \d", r"soins? \{\w*\}", "points? de soin")),
    "deck": Term("deck", ("(?:la|votre|sa|une) pioche", "pioche vide")),
    "disband": Term("démobiliser", (r"renvoye\w*", r"congédie\w*", r"licencie\w*")),
    "sideways": Term("inclinée", ("de biais", "en travers", "sur le côté", "jouer de côté")),
    "city": Term("cité", ("villes?",)),
    "dummy": Term("joueur fantôme", ("joueur virtuel", "automa")),
    "rampaging": Term("errant", ("maraudeurs?",)),
    "spent": Term("épuisé", ("engagée?s?", "inclinées? et")),
    "fame": Term("Renommée", ("gloire gagnée", "célébrité")),
    "interact": Term("interagir", (r"trait(?:e|ez|er|ent) avec", "avec qui traiter")),
    "command": Term("jeton Ordre", ("pions? Commandement", "jetons? Commandement")),
    "cooperative assault": Term("assaut coopératif", ("assauts? communs?", "assauts? à plusieurs")),
    "influence": Term("influence", (r"[\d}] d'influence", r"\d influence\b(?!s)")),
}
