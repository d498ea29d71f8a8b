"""What the symbols of Ebbland are called and mean, in French: symbol, name, sentence."""

SYMBOLS = (
    ("cg-command", "COM", "Le dé de Commandement : engage et enrôle les personnages."),
    ("cg-logistics", "LOG", "Le dé de Logistique : paie les autres cartes."),
    (
        "cg-marker",
        "Marqueurs +1",
        "Dépensé, ajoute 1 à un dé de ressources ou à un enrôlement ; un seul par tour.",
    ),
    ("cg-control", "Contrôle", "Le nombre à atteindre au dé pour enrôler ce personnage."),
    ("cg-hit-points", "Vie", "Autant de blessures tuent le personnage."),
    ("cg-victory-point", "Points de victoire", "Le premier à la somme convenue gagne."),
    ("cg-site", "Lieu", "Ce que les autres veulent piller chez vous."),
    (
        "cg-sacked",
        "Lieu pillé",
        "Sans texte ni Logistique ; le premier que vous pillez vaut 3 PV, les suivants 1.",
    ),
    ("cg-action", "Stock", "Les cartes encore à piocher, face cachée."),
    ("mk-hand", "Main", "Les cartes en main, que les autres ne voient pas."),
    ("ui-players", "Personnages", "Qui est en jeu de ce côté."),
    ("eb-wound", "Blessure", "Reste jusqu'à la fin du combat, si rien ne l'efface."),
    ("eb-duel", "Duel", "Deux personnages face à face."),
    ("eb-support", "Soutien", "Aide un autre sans faire face à personne."),
)
