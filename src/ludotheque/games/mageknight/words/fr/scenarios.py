"""What the scenarios of Mage Knight say in French: how far their goals are, what they count, what they refuse."""

# How far the goal is.
GOALS = {
    "find_city": "cité trouvée : {0}/{1}",
    "conquer_cities": "cités conquises : {0}/{1}",
}
# The parts of a final score.
PARTS = {
    "fame": "Renommée",
    "knowledge": "Savoir : sorts et actions avancées",
    "loot": "Butin : artefacts et cristaux",
    "leadership": "Commandement : unités",
    "conquests": "Conquêtes : forts, tours de mage, monastères",
    "adventure": "Aventure : souterrains, antres, ruines",
    "wounds": "Blessures",
    "titles": "Titres",
    "cities": "Cités",
    "best_conqueror": "Meilleur conquérant de cités",
    "conquered_cities": "Cités conquises",
    "all_cities": "Toutes les cités conquises",
    "rounds_left": "Rounds gagnés sur la limite",
    "dummy_cards": "Cartes restantes du joueur fantôme",
    "quiet_end": "Fin de round non annoncée",
}
# Why a table is refused.
OBJECTIONS = {
    "city_without_level": "dans {name}, la cité ne peut être conquise : elle n'a pas de niveau",
    "one_city": "dans {name}, il y a une cité à trouver, pas {cities}",
    "seats": "le scénario {name} se joue {span}, pas à {players}",
    "dark_arrival": "quand les ténèbres approchent, la partie commence de jour : pas d'arrivée de nuit",
    "coast": "sur une carte étroite, les tuiles centrales évitent la côte : il faut au moins 4 tuiles de campagne",
}
# For how many players a scenario is: one, so many, from so many to so many.
SPANS = ("seul", "à {0}", "de {0} à {1}")
