"""What Ebbland is played for, in French."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Ebbland",
    short="Premier à {goal} PV",
    aim="Pillez les lieux des autres et gardez les vôtres : le premier à {goal} points de victoire gagne.",
    facts=(
        Point(
            "ui-clock",
            "Comment ça finit",
            "Aussitôt que quelqu'un a {goal} PV. Personne n'attaque avant son tour {free}.",
            "CC-WIN-01",
        ),
        Point(
            "cg-victory-point",
            "Ce qui rapporte",
            "Votre premier lieu pillé 3 PV, chacun des suivants 1 ; chaque carte Logistique en jeu 1 ; "
            "une carte Victoire remplie, ce qu'elle dit ; un ennemi tué 1, si le jet réussit.",
            "CC-WIN-02",
        ),
        Point(
            "cg-command",
            "Ce avec quoi on paie",
            "Le COM engage et enrôle les personnages, le LOG paie les cartes : "
            "deux dés sur votre Chef, jamais plus de 6.",
            "CC-RES-04",
        ),
    ),
    turn=(
        Point("mk-hand", "Stock", "défaussez jusqu'à 2 cartes, piochez-en 1 et autant", "CC-STOCK-03"),
        Point("ui-players", "Enrôler", "1 COM, puis un dé contre le Contrôle du personnage", "CC-ENLIST-03"),
        Point("eb-duel", "Agir", "équiper, bâtir, et une attaque par tour", "CC-COMBAT-PRE-01"),
        Point("cg-logistics", "Ressources", "relancez COM et LOG, ou gardez-les", "CC-RESOURCE-04"),
    ),
)
POINTS = "{} PV"
