"""What Small World is played for, in French."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Small World",
    short="Le plus de jetons en {turns} tours",
    aim="Soyez le plus riche au bout de {turns} tours : chaque région tenue rapporte un jeton à chaque tour.",
    facts=(
        Point("ui-clock", "Comment ça finit", "Après le tour {turns}, où chacun joue une dernière fois.", "SW-END-01"),
        Point(
            "coin",
            "Ce qui rapporte",
            "Un jeton par région à la fin de chacun de vos tours, plus ce qu'ajoutent peuple et pouvoir. "
            "Les jetons se dépensent aussi : descendre dans la liste des peuples coûte un jeton par rang.",
            "SW-SCORE-01",
        ),
        Point(
            "decline",
            "Le piège",
            "Un peuple s'essouffle. Mettez-le en déclin à temps : il continue de payer pendant qu'un peuple neuf "
            "se met en marche. Le tour du déclin, on ne conquiert rien.",
            "SW-DECLINE-04",
        ),
    ),
    turn=(
        Point("ui-players", "Prendre un peuple", "avec son pouvoir, quand vous n'en avez pas", "SW-PICK-02"),
        Point("fortress", "Conquérir", "2 pions par région, 1 de plus par obstacle", "SW-CONQ-03"),
        Point("im-army", "Redéployer", "répartissez vos pions sur vos régions", "SW-REDEPLOY-01"),
        Point("coin", "Encaisser", "un jeton par région, en déclin compris", "SW-SCORE-01"),
    ),
)
HOLDS = "Vous avez {coins} ; finir votre tour maintenant en rapporte {earned}."
WAITS = "Vous avez {coins} et tenez {regions}."
NOTHING = "Vous avez {coins} et ne tenez aucune région."
