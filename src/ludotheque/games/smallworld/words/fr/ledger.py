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
    "lift": "Les pions repris maintenant servent à conquérir : 1 suffit pour garder une région.",
    "done": "Les pions sont bien où ils sont.",
    "leave": "Cette région se passe d’un pion de plus ; une autre en a davantage besoin.",
    "keep": "Rien à déplacer : c’est là qu’ils défendent le mieux.",
    "roll": "Le dé lancé d’abord dit combien la région coûtera de moins : on choisit ensuite.",
    "skip": "S’en passer cette fois ne coûte rien.",
    "stay": "Ce peuple a encore des régions à prendre au prochain tour.",
    "strike": "Les Campements repris pourront garder d’autres régions.",
}
# What is seen where an option points.
SIGHTS = {
    "foes": ("région rivale à côté", "régions rivales à côté"),
    "own": ("région à vous à côté", "régions à vous à côté"),
    "taken": ("région prise à un autre", "régions prises à un autre"),
}
