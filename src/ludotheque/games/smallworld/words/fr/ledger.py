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
    "decline": "Les régions d’un peuple en déclin comptent encore, et un peuple frais repart avec tous ses pions.",
    "abandon": "Quitter une région libère des pions pour de meilleures.",
    "stop": "S’arrêter garde les pions pour défendre ce qui est tenu.",
    "place": "Les pions placés maintenant rendent cette région plus chère à prendre.",
    "camp": "Un Campement rend la région plus chère à prendre.",
    "fortress": "Une Forteresse protège la région, et elle peut rapporter.",
    "hero": "Un Héros rend la région imprenable.",
    "pact": "Ce rival n’attaquera pas votre peuple actif à son prochain tour.",
    "lift": "Les pions repris maintenant servent à conquérir : 1 suffit pour garder une région.",
    "done": "Les pions restent désormais où ils sont jusqu’à votre prochain tour.",
    "leave": "Un pion qui ne sert pas ici peut garder une autre région.",
    "keep": "Ce qui reste en place continue de garder cette région.",
    "roll": "Le dé lancé d’abord dit combien la région coûtera de moins : on choisit ensuite.",
    "skip": "S’en passer laisse tout en l’état.",
    "stay": "Un peuple qui reste actif continue ses conquêtes au prochain tour.",
    "strike": "Les Campements repris pourront garder d’autres régions.",
}
# What is seen where an option points.
SIGHTS = {
    "foes": ("région rivale à côté", "régions rivales à côté"),
    "own": ("région à vous à côté", "régions à vous à côté"),
    "taken": ("région prise à un autre", "régions prises à un autre"),
}
