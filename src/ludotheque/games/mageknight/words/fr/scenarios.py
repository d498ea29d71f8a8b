"""What the scenarios of Mage Knight say in French: how far their goals are, what they count, what they refuse."""

# How far the goal is.
GOALS = {
    "find_city": "cité trouvée : {0}/{1}",
    "conquer_cities": "cités conquises : {0}/{1}",
    "free_mines": "mines libérées : {0}/{1}",
    "incantations": "incantations de cette nuit : {0}/{1}",
    "conquer_depths": "souterrains et tombeaux conquis : {0}/{1}",
    "hold_sites": "forts et tours tenus : {0}/{1}",
    "stand_on_portal": "devant le portail : {0}/{1}",
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
    "mines": "Mines libérées",
    "best_liberator": "Meilleur libérateur de mines",
    "best_crawler": "Meilleur explorateur de souterrains",
    "keeps": "Forts tenus",
    "towers": "Tours de mage tenues",
    "all_leaders": "Chacun dirige une cité",
}
# Why a table is refused.
OBJECTIONS = {
    "city_without_level": "dans {name}, la cité ne peut être conquise : elle n'a pas de niveau",
    "one_city": "dans {name}, il y a une cité à trouver, pas {cities}",
    "friendly_city": "dans {name}, la cité est amicale : elle n'a pas de niveau",
    "only_city": "dans {name}, il y a une cité, pas {cities}",
    "known_city": "dans {name}, la cité est toujours la même : elle n'est pas tirée au hasard",
    "kept_tiles": "dans {name}, aucune tuile de campagne utile n'est laissée de côté : {countryside}, c'est trop peu",
    "mineless_tile": "dans {name}, la tuile centrale sans mine est laissée de côté : il n'y en a pas {core}",
    "counted_nights": "dans {name}, chaque nuit compte : les ténèbres ne viennent pas au hasard",
    "desert_tile": "dans {name}, le désert au tombeau est toujours là : il faut une tuile centrale sans cité",
    "no_epic": "il n'y a pas de version épique de {name}",
    "no_glades": "dans {name}, on ne pose pas de bouclier sur les clairières",
    "laid_out": "dans {name}, la carte est disposée comme le livre le dit",
    "no_layout": "dans {name}, les tuiles se découvrent en explorant",
    "no_teams": "{name} ne se joue pas en équipes",
    "team_seats": "les équipes jouent à deux contre deux, et vous êtes {players}",
    "only_teams": "dans {name}, {players} joueurs forment deux équipes",
    "team_cities": "en équipes, {name} a quatre cités, ou deux de niveau 10 au moins",
    "no_common_score": "dans {name}, il n'y a pas de score commun",
    "no_previous": "le combat interactif demande un joueur précédent, et il n'y a qu'un joueur",
    "no_bidders": "une enchère demande plusieurs joueurs, et il n'y en a qu'un",
    "no_neighbour": "un draft demande des voisins à qui passer les cartes, et il n'y a qu'un joueur",
    "peaceful_city": "dans {name}, aucune cité n'est conquise : pas de mégapole",
    "two_megapolises": "deux mégapoles demandent deux tuiles de cité",
    "many_cities": "avec une mégapole, il y a trois tuiles de cité au plus",
    "seats": "le scénario {name} se joue {span}, pas à {players}",
    "dark_arrival": "quand les ténèbres approchent, la partie commence de jour : pas d'arrivée de nuit",
    "coast": "sur une carte étroite, les tuiles centrales évitent la côte : il faut au moins 4 tuiles de campagne",
}
# For how many players a scenario is: one, so many, from so many to so many.
SPANS = ("seul", "à {0}", "de {0} à {1}")
