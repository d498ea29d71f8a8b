"""How Small World is explained in pictures, in French."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "Les premiers peuples à prendre : celui du haut est gratuit, le deuxième coûte un jeton.",
        "Une flèche va d'une région tenue à la colline voisine, qui coûte deux pions.",
        "Vos régions pendant que vous placez vos pions : chacune dit ce qu'on peut y prendre et y ajouter.",
        "Cinq régions à votre couleur : cinq jetons.",
    ),
    blocks=(
        Block(
            "Ce que montre une région",
            (
                Point(
                    "", "Les pions", "à qui ils sont, par la couleur et la forme ; leur nombre, s'ils sont plusieurs"
                ),
                Point("", "La frontière", "à la couleur de qui tient la région ; en tirets pour un peuple en déclin"),
                Point("", "Les symboles imprimés", "source magique, mine, caverne : certains peuples en profitent"),
                Point("", "Le prix", "combien de vos pions il faut ; bord en tirets : c'est le dé qui décide"),
                Point("", "Une Tribu oubliée", "défend sa région une fois : un pion de plus, déjà compté dans le prix"),
            ),
            "region",
            "Un morceau de carte avec cinq numéros : une région tenue par le joueur bleu et, à côté, une colline libre "
            "avec une Tribu oubliée et son prix.",
        ),
        Block(
            "Ce que coûte une région",
            columns=("Ce qui s'y trouve", "pions"),
            prices=(
                Price("terrain-farmland", "toute région", ("2",)),
                Price("terrain-mountain", "une montagne", ("+1",)),
                Price("lost-tribe", "une Tribu oubliée", ("+1",)),
                Price("ui-person", "chaque pion ennemi", ("+1",)),
                Price("fortress", "chaque forteresse, campement ou antre", ("+1",)),
            ),
            clause="SW-CONQ-03",
        ),
        Block(
            "Ce que montre une offre",
            (
                Point("", "Le peuple", "ce qu'il sait faire est dans son texte : touchez-le"),
                Point("", "Le pouvoir", "donné par le hasard ; les deux vont ensemble tant que le peuple est actif"),
                Point("", "Les pions", "ceux du peuple et ceux du pouvoir, reçus d'un coup"),
                Point("", "Le prix", "un jeton sur chaque ligne au-dessus ; qui prend une ligne prend ses jetons"),
            ),
            "combination",
            "Deux offres, avec des numéros au peuple, à son pouvoir, à ses pions et à son prix.",
            clause="SW-PICK-04",
        ),
        Block(
            "Quand décliner ?",
            (
                Point("ui-clock", "Cela prend un tour", "vous ne conquérez rien, mais vous encaissez quand même"),
                Point(
                    "decline", "Un pion reste", "retourné, dans chaque région : il rapporte tant qu'on ne le chasse pas"
                ),
                Point(
                    "ui-players", "Un seul à la fois", "le peuple déjà en déclin quitte le plateau au déclin suivant"
                ),
                Point("ui-check", "Un bon signe", "vous conquerriez moins de deux régions ce tour-ci"),
            ),
            clause="SW-DECLINE-04",
        ),
    ),
)
