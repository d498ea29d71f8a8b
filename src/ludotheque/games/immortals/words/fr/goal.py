"""What Immortals is played for, in French."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Immortals",
    short="Le plus de points en {n} tours",
    aim="Régnez dans les deux royaumes : ayez le plus de points de victoire au bout de {n} tours.",
    facts=(
        Point(
            "ui-clock",
            "Comment ça finit",
            "Après le tour {n}. À égalité, le plus d'armées sur le plateau l'emporte.",
            "IM-END-02",
        ),
        Point(
            "mk-fame",
            "Ce qui rapporte",
            "À la fin de chaque tour : 1 point pour deux régions, 1 par Sanctuaire ou Capitale, "
            "2 pour trois régions d'une province dans un royaume, 3 pour les cinq.",
            "IM-SCORE-02",
        ),
        Point(
            "im-limbo",
            "Personne ne meurt",
            "Une armée tombée passe dans les limbes de l'autre royaume, et y revient : "
            "ce que vous perdez dans la lumière, vous le gagnez dans les ténèbres.",
            "IM-REINF-04",
        ),
        Point(
            "im-tower",
            "Comment se décide une bataille",
            "Tous les cubes passent par la tour : certains y restent, d'anciens peuvent en tomber. "
            "La carte posée décide qui les habitants aident : avec celle de la région attaquée, c'est vous.",
            "IM-BATTLE-07",
        ),
    ),
    turn=(
        Point("im-army", "Se renforcer", "piochez un Conflit ; sur 3 armées dans des limbes, 1 revient", "IM-REINF-02"),
        Point("mk-hand", "Planifier", "posez vos cartes sur votre plaquette, tous ensemble et en secret", "IM-PLAN-01"),
        Point("mk-attack", "Agir", "extraire, bâtir, attaquer, se déplacer : case après case", "IM-PLAN-05"),
        Point("mk-fame", "Compter", "régions, bâtiments, provinces", "IM-SCORE-02"),
    ),
    is_round=True,
)
POINT, POINTS = "point de victoire", "points de victoire"
HOLDS = "À la fin du tour : {earned}."
