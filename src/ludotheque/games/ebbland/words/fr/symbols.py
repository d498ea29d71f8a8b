"""What the symbols of Ebbland are called and mean, in French: symbol, name, sentence."""

SYMBOLS = (
    ("cg-command", "COM", "Le dé de Commandement : engage et enrôle les personnages."),
    ("cg-logistics", "LOG", "Le dé de Logistique : paie les autres cartes."),
    ("cg-marker", "Marqueurs +1", "Dépensé, ajoute 1 à un jet ; un seul par tour."),
    ("cg-control", "Contrôle", "Le nombre à atteindre aux dés pour enrôler ce personnage."),
    ("cg-hit-points", "Vie", "Autant de blessures tuent le personnage."),
    ("cg-victory-point", "Points de victoire", "Le premier à la somme convenue gagne."),
    ("cg-site", "Lieu", "Ce que les autres veulent piller chez vous."),
    ("cg-sacked", "Lieu pillé", "Ne défend plus ; le premier que vous pillez vaut 3 PV, les suivants 1."),
    ("cg-action", "Stock", "Les cartes que vous piocherez."),
    ("mk-hand", "Main", "Les cartes en main."),
    ("ui-players", "Personnages", "Qui est en jeu de ce côté."),
    ("eb-wound", "Blessure", "Reste jusqu'à ce qu'on soigne le personnage."),
    ("eb-duel", "Duel", "Deux personnages face à face."),
    ("eb-support", "Soutien", "Aide un autre sans faire face à personne."),
)
