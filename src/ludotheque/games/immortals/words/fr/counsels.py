"""What Immortals says, in French, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "OccupyStart": (
        "Un groupe s'installe d'un bloc. Vous commencez ici ; ensuite, chaque carte Conflit choisie ouvre une "
        "région à un autre groupe."
    ),
    "ChooseCard": (
        "La carte dit où s'installe un de vos groupes, un joker laisse choisir dans sa province ; les autres cartes "
        "passent à votre voisin. Trois régions d'une province, dans un royaume : 2 points par tour."
    ),
    "DrawCard": (
        "Elle garnira une case de plus. Une carte Conflit ne sert qu'une fois, dans sa région et dans un seul royaume."
    ),
    "SendArmy": (
        "Trois armées dans les mêmes limbes en ramènent une, dans une région à vous de ce royaume : là d'où vous "
        "attaquerez, ou là où l'on vous menace."
    ),
    "SplitFallen": (
        "Les limbes lumineux ramènent des armées dans la lumière, les limbes obscurs dans les ténèbres, une pour trois."
    ),
    "Plan": (
        "Choisissez une carte, puis une case : la case dit l'action, la carte dit la région. Tous posent en secret, "
        "puis les cases se jouent l'une après l'autre."
    ),
    "Reveal": (
        "Une carte chacun à tour de rôle, dans l'ordre que vous voulez : d'abord ce que d'autres pourraient vous "
        "gâcher. Une carte sans effet possible rapporte 1 pièce d'or ou 1 énergie."
    ),
    "Compensate": "L'action ne se fait pas : prenez 1 pièce d'or ou 1 énergie à la place.",
    "Attack": (
        "La carte ne dit pas où vous attaquez, mais qui les habitants aident : celle de la région attaquée les "
        "met de votre côté."
    ),
    "CommitArmies": (
        "Tous les cubes passent par la tour : les plus nombreux ne gagnent pas toujours, mais ils gagnent souvent."
    ),
    "Build": (
        "Bâtir rapporte aussitôt 1 point, ou 2 pour une Capitale. Un Sanctuaire ou une Capitale en rapporte encore 1 à "
        "la fin de chaque tour, à qui tient la région."
    ),
}
