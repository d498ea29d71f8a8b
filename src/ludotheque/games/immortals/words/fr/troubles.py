"""What is wrong with a position of Immortals that somebody made, in French."""

TROUBLES = {
    "round": "les tours vont de 1 à {most}",
    "supply": "il y a plus de pièces que dans la boîte",
    "no-tribes": "ce joueur n'a pas de tribus",
    "too-many-cubes": "{out} cubes, mais il n'y en a que {cubes}",
    "negative": "personne n'a moins que rien",
    "not-own": "{id} n'est pas à ce joueur",
    "no-owner": "{id} a des armées sans maître, ou un maître sans armées",
    "capitals": "une province a une seule Capitale",
    "no-conflict": "ce n'est pas une carte Conflit",
    "doubled": "{card} est à deux endroits",
    "missing": "{listed} n'est nulle part",
    "same-tribe": "quelqu'un d'autre a déjà {tribe}",
    "laid-often": "{id} est posé {times} fois",
    "no-space": "{id} ne va pas sur la case {space}",
    "spaces": "une plaquette a {spaces} cases",
    "limbos": "limbo est fait de deux nombres : lumière et ténèbres",
    "starting": "le tour de départ n'a pas de numéro",
}
