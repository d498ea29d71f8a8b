"""What is counted in Immortals, and what answers are for, in French."""

NAMES = {
    "points": ("point de victoire", "points de victoire"),
    "regions": ("région", "régions"),
    "buildings": ("bâtiment", "bâtiments"),
    "armies": ("armée sur la carte", "armées sur la carte"),
    "gold": ("or", "or"),
    "energy": ("énergie", "énergies"),
}
PARTS = {
    "start": "Points de départ",
    "regions": "Régions tenues",
    "sanctuaries": "Sanctuaires",
    "capitals": "Capitales",
    "provinces": "Provinces dominées",
    "building": "Construction de bâtiments",
}
# What each space of the board is good for, in its order.
SPACES = (
    "L’or paie les bâtiments et les déplacements : posez ici une région qui en donne beaucoup.",
    "Les armées perdues reviennent par l’autre royaume.",
    "Un Sanctuaire ou une Capitale rapporte tout de suite et à chaque décompte.",
    "Attaquer est gratuit ; une région prise compte à chaque décompte.",
    "L’énergie paie les bâtiments, la Transition et la magie : posez ici une région qui en donne beaucoup.",
    "Attaquer est gratuit ; une région prise compte à chaque décompte.",
    "Une attaque de plus, ou des armées menées là où elles manquent.",
    "Seule votre tribu des ténèbres a cette action.",
    "La magie fait ce que dit la carte, à son prix.",
    "La magie fait ce que dit la carte, à son prix.",
)
PLANS = {
    "choose": "La carte choisie au départ dit quelle région sera vôtre.",
    "group": "Le groupe donne ses armées à la région où il arrive.",
    **{f"lay.space.{number}": text for number, text in enumerate(SPACES)},
    "lift": "Reprendre une carte permet de la poser mieux.",
    "deploy": "Des armées fraîches tiennent une région et préparent l’attaque.",
    "reinforce": "Des renforts tiennent ce que les voisins convoitent.",
    "extract": "L’or et l’énergie paient les bâtiments, la Transition et la magie.",
    "transition": "Les armées perdues reviennent par l’autre royaume.",
    "portal": "Un Portail ouvre un chemin entre les deux royaumes.",
    "sanctuary": "Un Sanctuaire rapporte tout de suite et à chaque décompte.",
    "capital": "Une Capitale rapporte tout de suite et à chaque décompte.",
    "attack": "Une région prise compte à chaque décompte, et elle manque à son ancien maître.",
    "target": "Une région prise compte à chaque décompte, et elle manque à son ancien maître.",
    "commit": "Assez d’armées pour l’emporter, assez qui restent pour tenir.",
    "march": "Les armées vont où elles servent, la région quittée doit pouvoir tenir.",
    "move": "Les armées vont où elles servent, la région quittée doit pouvoir tenir.",
    "seize": "La carte de la région donne droit à ses actions.",
    "pass": "Passer garde les moyens pour la suite.",
    "pick": "Une carte dit où l’on agit : voyez ce que la région donne et vos armées là-bas. Une Magie dit son effet.",
    "back": "Une carte reprise peut se poser ailleurs, ou un autre tour.",
    "ready": "Une fois prêt, ce qui est posé reste posé ; les autres cartes restent en main.",
    "reveal": "L’ordre compte : ce qui peut échouer d’abord, ce qui attend ensuite.",
    "destination": "Les armées vont où elles tiennent une frontière ou préparent une attaque.",
    "place": "Les armées arrivent où elles défendent ou menacent.",
    "draw": "Une carte Conflit de plus est une action de plus.",
    "skip": "Ne rien piocher laisse les cartes en place.",
    "gold": "L’or paie bâtiments et passages.",
    "energy": "L’énergie paie Transition et magie.",
    "light": "Les armées des limbes reviennent dans ce royaume : mettez-les là où elles manquent.",
    "marker": "Qui joue en premier choisit avant les autres.",
    "name": "La carte posée décide qui les habitants aident.",
    "stop": "S’arrêter garde le reste pour le prochain tour.",
}
# What is seen where an option points.
SIGHTS = {
    "foes": ("armée ennemie à côté", "armées ennemies à côté"),
    "here": ("armée à vous sur place", "armées à vous sur place"),
    "gold": ("or à extraire", "pièces d’or à extraire"),
    "energy": ("énergie à extraire", "énergies à extraire"),
}
