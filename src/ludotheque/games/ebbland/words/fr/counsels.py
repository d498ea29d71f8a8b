"""What Ebbland says, in French, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "StockPhase": (
        "Vous piocherez une carte, et une de plus par carte défaussée, deux au plus : défaussez ce qui ne servira "
        "pas bientôt."
    ),
    "Enlist": (
        "Un seul essai par tour, pour 1 COM : un dé doit atteindre le Contrôle du personnage, sinon sa carte est "
        "défaussée."
    ),
    "Raise": "Chaque COM de plus ajoute 1 au dé. Gardez-en pour engager vos combattants.",
    "Act": (
        "Équipez, bâtissez, puis attaquez si vous le pouvez : le premier lieu que vous pillez rapporte 3 PV, "
        "chacun des suivants 1."
    ),
    "Involve": "Chaque combattant engagé coûte du COM. Un lieu que plus personne ne garde est pillé.",
    "MakePair": (
        "Les deux d'un duel se frappent en même temps : les coups que ni armure ni blocage n'arrêtent blessent."
    ),
    "Resources": "Relancer jette les deux dés : gardez un bon COM, relancez deux petits nombres.",
}
