"""What is counted in Small World, and what answers are for, in French."""

NAMES = {
    "coins": ("jeton de victoire", "jetons de victoire"),
    "regions": ("région active", "régions actives"),
    "past": ("région en déclin", "régions en déclin"),
    "tokens": ("pion du peuple actif", "pions du peuple actif"),
    "rivals": ("région adverse sur la carte", "régions adverses sur la carte"),
}
PARTS = {
    "start": "Jetons de départ",
    "regions": "Régions du peuple actif",
    "past": "Régions en déclin",
    "plunder": "Butin des conquêtes",
    "gifts": "Dons du peuple et du pouvoir",
    "picks": "Jetons reçus et payés en choisissant un peuple",
}
PLANS = {
    "pick": "Un peuple se choisit pour les tours à venir : ses pions font les conquêtes, ses dons font la différence.",
    "conquer": "Chaque région prise rapporte dès la fin de ce tour, et chaque région prise à un rival lui coûte.",
    "attempt": "Le dé de renfort peut donner une dernière région avec les pions qui restent.",
    "dragon": "Le Dragon prend seul une région bien gardée, et la rend imprenable.",
    "replace": "Un pion adverse seul devient un des vôtres.",
    "decline": (
        "Ce peuple a donné l’essentiel : ses régions comptent encore, et un peuple frais repart avec tous ses pions."
    ),
    "abandon": "Quitter une région libère des pions pour de meilleures.",
    "stop": "S’arrêter garde les pions pour défendre ce qui est tenu.",
    "place": "Les pions placés maintenant rendent cette région plus chère à prendre.",
    "camp": "Un Campement rend la région plus chère à prendre.",
    "fortress": "Une Forteresse protège la région, et elle peut rapporter.",
    "hero": "Un Héros rend la région imprenable.",
    "pact": "Ce rival n’attaquera pas votre peuple actif à son prochain tour.",
}
