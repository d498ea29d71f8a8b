"""What is counted in Ebbland, and what answers are for, in French."""

NAMES = {
    "points": ("point de victoire", "points de victoire"),
    "fighters": ("personnage en jeu", "personnages en jeu"),
    "gear": ("objet porté", "objets portés"),
    "rivals": ("personnage adverse en jeu", "personnages adverses en jeu"),
    "logistics": ("Logistique bâtie", "Logistiques bâties"),
    "sites": ("lieu intact", "lieux intacts"),
    "cards": ("carte en main", "cartes en main"),
    "markers": ("Marqueur +1", "Marqueurs +1"),
}
PARTS = {
    "start": "Logistiques en jeu",
    "sacks": "Lieux pillés",
    "victories": "Cartes Victoire et effets",
    "control": "Jets Contrôle/PV réussis",
}
PLANS = {
    "discard": "Se défaire de ce qui ne sert pas fait place à de nouvelles cartes.",
    "equip": "Un personnage bien équipé frappe plus fort et tient plus longtemps.",
    "build": "Une Logistique bâtie vaut un point tant que son lieu tient.",
    "enlist": "Un personnage de plus compte dans chaque combat, à l’attaque comme en défense.",
    "victory": "Une carte Victoire jouée au bon moment rapporte les points qu’elle promet.",
    "play": "Une carte jouée maintenant change ce combat ou ce tour.",
    "attack": "Un lieu pillé rapporte des points, et il coûte sa Logistique au défenseur.",
    "target": "Le lieu le moins bien gardé tombe le plus sûrement.",
    "commit": "Chaque personnage engagé pèse dans le combat, mais il peut y rester.",
    "pair": "Opposer ses forts aux faibles gagne les combats.",
    "support": "Un soutien fait pencher un duel.",
    "shoot": "Un tir avant les rounds rapprochés affaiblit l’ennemi sans risque.",
    "use": "Ce texte sert maintenant plus que plus tard.",
    "end": "Finir le tour garde les ressources et les personnages pour la défense.",
    "pass": "Ne rien jouer garde les cartes pour un meilleur moment.",
    "done": "C’est assez pour cette fois : le reste servira plus tard.",
    "raise": "Le COM et le LOG disent ce que ce tour permet.",
    "marker": "Un Marqueur +1 dépensé rattrape un dé.",
}
