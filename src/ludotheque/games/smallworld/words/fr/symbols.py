"""What the symbols of Small World are called and mean, in French: symbol, name, sentence."""

SYMBOLS = (
    ("coin", "Jeton de victoire", "Un par région tenue à la fin de votre tour ; le plus riche gagne."),
    ("terrain-mountain", "Montagne", "Se conquiert avec 1 pion de plus."),
    ("lost-tribe", "Tribu oubliée", "Des habitants sans joueur : 1 pion de plus pour les chasser."),
    ("mine", "Mine", "Rapporte un jeton de plus aux Nains, même en déclin."),
    ("magic-source", "Source magique", "Rapporte un jeton de plus aux Mages."),
    ("cavern", "Caverne", "Le pouvoir « Des Cavernes » la prend avec 1 pion de moins et passe de l'une à l'autre."),
    ("fortress", "Forteresse", "Défend comme 1 pion de plus ; rapporte un jeton tant que le peuple est actif."),
    ("encampment", "Campement", "Défend comme 1 pion de plus ; se replace à chaque tour."),
    ("troll-lair", "Antre de Troll", "Défend comme 1 pion de plus, même en déclin."),
    ("hole", "Tanière", "La région des Mi-portions ne peut être ni conquise ni touchée par un pouvoir."),
    ("hero", "Héros", "La région où il se tient ne peut être conquise."),
    ("dragon", "Dragon", "Conquiert avec un seul pion, puis garde la région intouchable."),
    ("decline", "Déclin", "Le peuple ne bouge plus mais rapporte encore ; un peuple neuf prend la suite."),
    ("die-3", "Dé de renfort", "Pour la dernière conquête du tour, quand il manque 1 à 3 pions."),
)
