"""How Immortals is explained in pictures, in French."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "Une région du royaume des ténèbres est éclairée : une armée des limbes peut y revenir.",
        "Un morceau de plaquette : chaque case est une action, et trois d'entre elles portent une carte.",
        "Une flèche va d'une région à sa voisine : les armées attaquent en passant la frontière.",
        "Des régions et des bâtiments à la fin d'un tour.",
    ),
    blocks=(
        Block(
            "Ce que montre une région",
            (
                Point("", "Son nom", "la même région existe dans les deux royaumes"),
                Point("", "L'armée", "à la couleur et à la forme de qui la tient ; le nombre compte les armées"),
                Point("", "Le bâtiment", "Capitale ou Sanctuaire : un point par tour pour qui tient la région"),
                Point("", "Ce qu'elle donne", "de l'or ou de l'énergie, quand vous extrayez ici"),
                Point("", "L'autre royaume", "qui se tient là-bas dans la même région, et avec combien d'armées"),
                Point("", "La frontière", "à la couleur de qui tient la région ; le sol dit la province"),
            ),
            "region",
            "Une région avec six numéros : son nom, une armée de deux et une Capitale à côté, 4 or et 3 énergies, deux "
            "armées dans la même région des ténèbres, et une frontière rouge.",
        ),
        Block(
            "De quel côté sont les habitants ?",
            (
                Point("mk-attack", "Carte de la région attaquée", "ils se battent pour vous", "IM-ATTACK-04"),
                Point("ui-pass", "Carte de la région d'où vous partez", "ils restent à l'écart", "IM-ATTACK-05"),
                Point("mk-block", "Toute autre carte", "ils aident le défenseur, ou se défendent", "IM-ATTACK-06"),
            ),
            clause="IM-ATTACK-03",
        ),
        Block(
            "Ce que montre une carte",
            (
                Point("", "La région", "où l'action aura lieu ; vous choisissez dans lequel des deux royaumes"),
                Point("", "La province", "par son paysage ; un joker vaut n'importe quelle région de la sienne"),
                Point("", "En lumière", "ce que la région y donne"),
                Point("", "En ténèbres", "et ce qu'elle y donne"),
            ),
            "card",
            "Une carte Région avec quatre numéros : son titre, son paysage et ce qu'elle donne dans chaque royaume.",
        ),
        Block(
            "Ce qui rapporte",
            columns=("À la fin de chaque tour", "points"),
            prices=(
                Price("ui-players", "deux régions, quelles qu'elles soient", ("1",)),
                Price("im-sanctuary", "un Sanctuaire dans une région à vous", ("1",)),
                Price("im-capital", "une Capitale dans une région à vous", ("1",)),
                Price("ui-target", "3 ou 4 régions d'une province, dans un royaume", ("2",)),
                Price("mk-fame", "les 5 régions d'une province, dans un royaume", ("3",)),
            ),
            clause="IM-SCORE-02",
        ),
    ),
)
