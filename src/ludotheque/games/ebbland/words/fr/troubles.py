"""What is wrong with a position of Ebbland that somebody made, in French."""

TROUBLES = {
    "die": "un dé de ressources montre de 0 à 6",
    "markers": "personne n'a plus de {most} Marqueurs +1, ni moins de zéro",
    "negative": "personne n'a moins que rien",
    "not-a": "{id} ne se met pas là",
    "not-here": "{id} n'est pas une carte de Stock",
    "three": "chacun a {each} lieux",
    "sacked": "{id} est pillé et ne peut avoir de Logistique",
    "no-seat": "personne n'est assis là",
    "no-character": "{id} n'est pas un personnage",
    "dead": "Points de Vie de {id} : {life} ; avec tant de blessures, il serait mort",
    "no-gear": "{id} n'est ni une arme ni un talent",
    "too-much-gear": "{id} porte au plus {weapons} armes et {talents} talents",
    "not-made-for": "{gear} n'est pas pour {id}",
    "gear-twice": "{id} porte deux fois la même carte",
    "too-many": "{here} fois {id}, mais les paquets l'ont {copies} fois",
    "won": "qui a {goal} points ou plus a déjà gagné, Logistiques en jeu comprises",
    "unique": "{id} est unique et ne peut être en jeu deux fois",
    "no-attack": "{seat} ne peut pas attaquer : trois tours doivent être passés, et il faut un personnage",
    "both": "une valeur pour l'attaquant et une pour le défenseur",
    "no-combat": "combat ne décrit pas d'attaque de {seat} contre quelqu'un d'autre, dont cette phase fait partie",
}
