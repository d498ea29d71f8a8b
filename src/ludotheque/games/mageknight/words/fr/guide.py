"""How Mage Knight is explained in pictures, in French."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "Trois cartes d'une main : Promesse, Marche et Cristallisation.",
        "Une flèche va du héros, au bord de la carte, à une tuile qu'on peut révéler pour 2 points de Mouvement.",
        "Le héros à côté d'un ennemi qu'il peut combattre.",
        "Trois nouvelles cartes : Concentration, Improvisation et Rage.",
    ),
    blocks=(
        Block(
            "Lire une carte",
            (
                Point("", "Sa couleur", "le mana qu'elle demande pour le bas"),
                Point("", "Le haut, gratuit", "ici Attaque 2 ou Parade 2, selon le besoin"),
                Point("", "Le bas, contre un mana de sa couleur", "il donne davantage : ici Parade 5"),
                Point("", "Inclinée", "toute carte vaut 1 de ce qu'il vous faut, même si elle n'a rien à voir"),
            ),
            "card",
            "La carte Détermination avec quatre numéros : sa couleur, l'effet gratuit, celui contre un mana bleu, et "
            "ce qu'elle vaut inclinée.",
            clause="MK-CARDS-13",
        ),
        Block(
            "Un combat, en quatre temps",
            (
                Point(
                    "mk-ranged",
                    "À distance",
                    "tirez d'abord si vous pouvez : ce qui tombe ne frappe plus",
                    "MK-RANGED-03",
                ),
                Point(
                    "mk-block",
                    "Parade",
                    "autant de Parade que son Attaque, ou plus ; moins ne vaut rien",
                    "MK-BLOCK-02",
                ),
                Point(
                    "mk-wound",
                    "Dégâts",
                    "un coup non bloqué coûte des Blessures : une par tranche de votre armure, même entamée",
                    "MK-DAMAGE-14",
                ),
                Point(
                    "mk-attack",
                    "Attaque",
                    "égalez son armure : il est vaincu, et la Renommée est à vous",
                    "MK-ATTACK-02",
                ),
            ),
            clause="MK-COMBAT-22",
        ),
        Block(
            "Ce que montre un ennemi",
            (
                Point("", "Son attaque", "ce qu’il vous faut bloquer"),
                Point("", "Son armure", "ce que votre attaque doit égaler"),
                Point("", "Sa Renommée", "ce que vous gagnez à le vaincre"),
                Point("", "Votre parade", "ce que vous en avez, sur ce qu'il faut"),
                Point("", "Votre attaque", "de même, une fois son coup passé"),
            ),
            "enemy",
            "Les Rôdeurs en combat avec cinq numéros : attaque 4, armure 3, Renommée 2, et ce qu'il y a de parade et "
            "d'attaque contre eux.",
        ),
        Block(
            "Ce que montre la carte",
            (
                Point("", "Votre héros", "une couleur et une forme à lui"),
                Point("", "L'attaque d'un ennemi", "à gauche de son jeton"),
                Point("", "L'armure d'un ennemi", "à droite ; touchez la case pour lire le reste"),
            ),
            "land",
            "Un morceau de la carte avec trois numéros : le héros dans un village et, à côté, un ennemi d'attaque 4 et "
            "d'armure 3.",
        ),
        Block(
            "Le prix d'un pas",
            columns=("Terrain", "jour", "nuit"),
            prices=(
                Price("terrain-plains", "plaine", ("2", "2")),
                Price("terrain-hill", "collines", ("3", "3")),
                Price("terrain-forest", "forêt", ("3", "5")),
                Price("terrain-wasteland", "terres désolées", ("4", "4")),
                Price("terrain-desert", "désert", ("5", "3")),
                Price("terrain-swamp", "marais", ("5", "5")),
            ),
            clause="MK-SETUP-22",
        ),
    ),
)
