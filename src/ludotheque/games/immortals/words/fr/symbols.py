"""What the symbols of Immortals are called and mean, in French: symbol, name, sentence."""

SYMBOLS = (
    ("im-gold", "Or", "S'extrait des régions ; paie bâtiments, magie et certaines actions."),
    ("im-energy", "Énergie", "S'extrait des régions ; paie bâtiments, transitions et magie."),
    (
        "im-light",
        "Lumière",
        "Chez un joueur : ses armées dans les limbes lumineux, qui y reviendront. Ailleurs : ce royaume.",
    ),
    (
        "im-dark",
        "Ténèbres",
        "Chez un joueur : ses armées dans les limbes obscurs, qui y reviendront. Ailleurs : ce royaume.",
    ),
    ("im-limbo", "Limbes", "Où attendent les armées tombées dans l'autre royaume."),
    ("mk-hand", "Cartes Conflit", "Nomment une région d'un royaume ; jouées une fois, puis défaussées."),
    ("im-magic", "Magie", "Un effet unique, payé au prix de la carte."),
    ("ui-check", "Cases garnies", "Combien de cartes sont posées sur la plaquette."),
    ("im-first", "Premier joueur", "Commence le tour."),
    ("ui-next", "Ordre de jeu", "La place dans l'ordre de ce tour."),
    ("mk-fame", "Points de victoire", "Comptés à la fin de chaque tour : régions, bâtiments, provinces."),
    ("im-sanctuary", "Sanctuaire", "Un bâtiment : 1 point à la fin de chaque tour."),
    ("im-capital", "Capitale", "Un bâtiment plus grand : 1 point à la fin de chaque tour."),
    ("im-portal", "Portail", "Un passage à sens unique vers la même région de l'autre royaume."),
    ("im-tower", "Tour à cubes", "Les armées d'une bataille y passent ; certaines y restent, d'anciennes en tombent."),
)
