"""What Mage Knight says, in French, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "PickHero": (
        "Ils ont le même deck à une carte près ; ce sont leurs compétences, gagnées en montant de niveau, qui les "
        "distinguent. Pour une première partie, Tovak est le plus simple."
    ),
    "ChooseTactic": (
        "Le numéro dit qui joue d'abord pendant ce round : le plus petit commence. Le texte est un avantage de plus ; "
        "des cartes à piocher servent toujours."
    ),
    "March": (
        "Une carte se joue de trois façons : effet de base ; effet fort, payé en mana ; inclinée, pour 1 de ce qu'il "
        "faut. Le Mouvement obtenu montre ensuite où aller."
    ),
    "Talk": (
        "Jouez des cartes d'Influence, puis choisissez ce qu'elle paie ici : une unité de l'offre qui porte le nom de "
        "ce site, au prix affiché, ou ce que le site vend."
    ),
    "Shoot": (
        "Avant que l'ennemi frappe : seules l'attaque à distance et l'attaque de siège servent ici. Sans elles, "
        "passez à la suite."
    ),
    "Defend": (
        "Une attaque est arrêtée tout entière ou pas du tout : atteignez le nombre demandé. Ce qui passe inflige "
        "des Blessures."
    ),
    "ChooseAttacker": "Ce qu'aucune parade n'a arrêté frappe maintenant, un ennemi après l'autre.",
    "AssignDamage": (
        "Une unité prend une Blessure et retire son armure des dégâts ; le héros prend tout le reste, une "
        "Blessure par tranche, même entamée, de son armure."
    ),
    "Strike": "Atteignez l'armure d'un ennemi pour le vaincre : en deçà, il reste entier.",
    "DiscardSome": (
        "Votre main se complète ensuite jusqu'à sa limite : défaussez ce qui ne servira pas, gardez le reste. Vous "
        "pouvez tout garder, si ce n'est après un tour sans une carte jouée."
    ),
    "Opening": (
        "Votre deck est vide : annoncer la fin laisse à chacun des autres un dernier tour, et vous fait passer le "
        "vôtre."
    ),
}
