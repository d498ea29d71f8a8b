"""What is counted in Immortals, and what answers are for, in French."""

NAMES = {
    "points": ("point de victoire", "points de victoire"),
    "regions": ("région", "régions"),
    "buildings": ("bâtiment", "bâtiments"),
    "armies": ("armée sur la carte", "armées sur la carte"),
    "gold": ("or", "or"),
    "energy": ("énergie", "énergie"),
}
PARTS = {
    "start": "Points de départ",
    "regions": "Régions tenues",
    "sanctuaries": "Sanctuaires",
    "capitals": "Capitales",
    "provinces": "Provinces dominées",
    "building": "Construction de bâtiments",
}
PLANS = {
    "choose": "La carte choisie au départ dit quelle région sera vôtre.",
    "group": "Le groupe donne ses armées à la région où il arrive.",
    "lay": "Chaque carte posée prépare une action du tour : l’ordre et la région comptent ensemble.",
    "lift": "Reprendre une carte permet de la poser mieux.",
    "deploy": "Des armées fraîches tiennent une région et préparent l’attaque.",
    "reinforce": "Des renforts tiennent ce que les voisins convoitent.",
    "extract": "L’or et l’énergie paient les bâtiments, les attaques et la magie.",
    "transition": "Les armées perdues reviennent par l’autre royaume.",
    "portal": "Un portail ouvre un chemin entre les deux royaumes.",
    "sanctuary": "Un sanctuaire rapporte tout de suite et à chaque décompte.",
    "capital": "Une capitale rapporte tout de suite et à chaque décompte.",
    "attack": "Une région prise compte à chaque décompte, et elle manque à son ancien maître.",
    "target": "Une région prise compte à chaque décompte, et elle manque à son ancien maître.",
    "commit": "Assez d’armées pour l’emporter, assez qui restent pour tenir.",
    "march": "Les armées vont où elles servent, la région quittée doit pouvoir tenir.",
    "move": "Les armées vont où elles servent, la région quittée doit pouvoir tenir.",
    "seize": "La carte de la région donne droit à ses actions.",
    "pass": "Passer garde les moyens pour la suite.",
}
