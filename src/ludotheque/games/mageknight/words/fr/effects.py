"""What the effects of Mage Knight say in French: patterns, put together by `texts`."""

from ludotheque.games.mageknight.rules import terms
from ludotheque.games.mageknight.words.lexicon import Effects
from ludotheque.words.language import Noun

EFFECTS = Effects(
    points=("Mouvement {n}", "Influence {n}", "Guérison {n}", "piochez {n}"),
    cards=Noun("carte", "cartes", True),
    wounds=Noun("Blessure", "Blessures", True),
    defenders=Noun("défenseur", "défenseurs"),
    artifacts=Noun("artefact", "artefacts"),
    dice=Noun("dé", "dés"),
    fights=("Attaque{e} {n}", "Attaque à distance{e} {n}", "Attaque de siège{e} {n}", "Parade{e} {n}"),
    elements=("", " de feu", " de glace", " de feu froid"),
    each=" (+{each} par {what})",
    most=" (au plus {most})",
    counts={
        "wound": "Blessure dans votre main ou sur vos unités",
        "crystal_colour": "couleur parmi vos cristaux",
        "ready_unit": "unité prête et indemne",
        "enemy": "ennemi affronté",
        "recruit": "unité recrutée ce tour",
        "defeated": "ennemi vaincu ce tour",
        "red_spell": "sort rouge lancé ce tour",
        "blue_spell": "sort bleu lancé ce tour",
        "white_spell": "sort blanc lancé ce tour",
        "green_spell": "sort vert lancé ce tour",
    },
    riders={
        "slow": ", l'ennemi bloqué n'est plus vif",
        "traits": ", +1 par capacité, couleur d'attaque et résistance du jeton de l'ennemi bloqué",
        "frost": ", l'ennemi bloqué a Armure −3",
        "counter": ", si la parade réussit, cette carte donne Attaque de feu 4 en phase d'attaque",
        "blast": ", si la parade réussit, l'ennemi bloqué est détruit",
    },
    tracks=("Renommée {n}", "Réputation {n}"),
    both=" ; ",
    either=" ou ",
    gain="gagnez {what}",
    colour_sets={
        terms.BASIC: "d'une couleur de base au choix",
        terms.ANY_COLOUR: "d'une couleur au choix",
        terms.SAME: "de la même couleur",
        terms.OTHERS: "de chacune des trois autres couleurs de base",
        terms.OWNED: "d'une couleur dont vous avez un cristal",
    },
    costs={
        "pay": "payez {what} : {part}",
        "discard": "défaussez {kind} : {part}",
        "throw": "retirez {kind} du jeu : {part}",
    },
    kinds=("une carte", "une carte Action", "une Blessure", "une carte de couleur"),
    conditions={
        "day": "de jour : {part}",
        "forest": "en forêt : {part}",
        "least_fame": "si vous avez moins de renommée que tous les autres : {part}",
        "interacting": "pendant une interaction : {part}",
        "winged": "avec au moins autant de points de mouvement que d'ennemis : {part}",
    },
    otherwise=" ; sinon : {part}",
    curses={
        "one": "un ennemi {what}",
        "open": "un ennemi non fortifié {what}",
        "all": "chaque ennemi {what}",
        "halt": "n'attaque pas",
        "destroy": "est détruit",
        "bare_fort": "perd ses fortifications",
        "bare_resist": "perd ses résistances",
        "bare_fire": "perd sa résistance au feu",
        "armour": "a Armure −{n}",
        "resisted": "a Armure −{n} par résistance qu'il possède",
        "fortified": " (−{n} s'il est fortifié)",
    },
    prices=(
        "entrer ({where}) coûte {n} ce tour",
        "entrer ({where}) coûte {n} de moins ce tour{floor}",
        "entrer ({where}) coûte au plus {n} ce tour",
    ),
    ways=(
        "voyagez gratuitement de 3 cases au plus, sans marais ni lac, jusqu'à une case sûre, sans provoquer personne",
        "voyagez gratuitement de 3 cases au plus, sans marais ni lac, pour assaillir un site fortifié malgré ses murs",
        (
            "voyagez de 5 cases au plus par tout terrain, à 1 point de mouvement la case, jusqu'à une case sûre, "
            "sans provoquer personne"
        ),
        (
            "voyagez d'une case gratuitement ou de 2 cases pour 2 points de mouvement, vers une case sûre, sans "
            "provoquer personne"
        ),
    ),
    sideways=(
        "une carte jouée inclinée donne {n}, ou {best} pour une action avancée, un sort ou un artefact",
        "une carte jouée inclinée donne {n}, ou {best} si vous n'utilisez aucun dé de la source ce tour",
        "une carte jouée inclinée avec un mana donne {n}, ou {best} si les couleurs s'accordent",
        "une Blessure peut être jouée inclinée pour {n}",
    ),
    banners={
        "glory": (
            "l'unité a Armure +1 et +1 à ses attaques et parades ; Renommée +1 chaque fois qu'elle attaque ou bloque"
        ),
        "fear": "en phase de parade, l'unité peut être épuisée pour annuler une attaque ennemie ; Renommée +1",
        "protection": "l'unité a Armure +1 et résiste au feu et à la glace",
        "courage": "une fois par round, l'unité redevient prête",
    },
    rules={
        "agility_1": "en combat ce tour, un point de mouvement restant vaut Attaque 1",
        "agility_2": (
            "en combat ce tour, un point de mouvement restant vaut Attaque 1, deux valent Attaque à distance 1"
        ),
        "agility_3": "en combat ce tour, un point de mouvement vaut Attaque 1",
        "agility_4": "en combat ce tour, un point de mouvement vaut Attaque 1, deux valent Attaque à distance 1",
        "ambush": "+{n} à votre première carte d'attaque ou +{m} à votre première carte de parade ce tour",
        "breach": "les fortifications des sites sont ignorées ce tour",
        "coldfire": "toutes vos attaques sont de feu froid",
        "all_siege": "toutes vos attaques sont aussi des attaques de siège",
        "crystal_mastery": "à la fin du tour, les cristaux dépensés vous reviennent",
        "darkness": "de jour, ce tour, le désert coûte 3 et le mana noir est utilisable",
        "diplomacy_1": "ce tour, l'influence sert de Parade",
        "diplomacy_2": "ce tour, l'influence sert de Parade de glace",
        "diplomacy_3": "ce tour, l'influence sert de Parade de feu",
        "draw": "piochez {n} cartes au-delà de votre limite de main à la fin du tour",
        "glory": "vos unités ont Armure +1, attaques et parades +1 ; Renommée +1 pour chacune qui attaque ou bloque",
        "grail": "Renommée +1 par point de guérison de cette carte utilisé",
        "grail_draw": "piochez une carte par Blessure de votre main soignée ce tour",
        "justice": (
            "en phase d'attaque, vos attaques physiques comptent double et les ennemis perdent la résistance physique"
        ),
        "leadership": "la prochaine unité utilisée a Parade +3, Attaque +2 ou Attaque à distance +1",
        "learning_1": (
            "une fois, où que vous soyez, vous pouvez payer 6 influences pour une action avancée de l'offre, "
            "mise dans votre défausse"
        ),
        "learning_2": (
            "une fois, où que vous soyez, vous pouvez payer 9 influences pour une action avancée de l'offre, "
            "prise en main"
        ),
        "protect": "à la fin du tour, vous pouvez retirer du jeu les Blessures reçues ce tour",
        "ring_red": "mana rouge et noir sans limite ce tour",
        "ring_blue": "mana bleu et noir sans limite ce tour",
        "ring_white": "mana blanc et noir sans limite ce tour",
        "ring_green": "mana vert et noir sans limite ce tour",
        "skip": "les phases de parade et de dégâts de ce combat sont sautées",
        "space_bending": "ce tour, les cases à deux pas sont adjacentes, et vous ne provoquez personne",
        "sun": (
            "de nuit, ce tour, la forêt coûte 3, le mana or est utilisable, garnisons et ruines se voient comme de jour"
        ),
        "tempo_1": "vous pouvez mettre cette carte sous votre deck, s'il n'est pas vide, au lieu de la défausser",
        "tempo_2": "vous pouvez mettre cette carte sur votre deck au lieu de la défausser",
        "time_bending_1": (
            "à la fin du tour, reprenez en main les autres cartes jouées, ne piochez pas et rejouez aussitôt"
        ),
        "time_bending_2": (
            "mettez-la de côté ; à la fin du tour, reprenez en main les autres cartes jouées, ne piochez pas et "
            "rejouez aussitôt"
        ),
        "unit_bonus": "vos unités ont +{n} aux attaques et parades de ce combat",
        "units_resist": "vos unités résistent aux attaques physiques, au feu et à la glace ce tour",
        "units_safe": "aucun dégât ne peut être attribué à vos unités",
    },
    deeds={
        "mana_draw": "prenez un dé, mettez-le sur une couleur sauf l'or, et gagnez deux manas de cette couleur",
        "storm_die": "choisissez un dé de couleur de base, gagnez un cristal de sa couleur et relancez-le",
        "storm": (
            "relancez tous les dés ; vous pouvez en utiliser 3 de plus, les noirs et les dorés comme toute "
            "couleur de base"
        ),
        "borrow_spell_0": "ce tour, vous pouvez jouer un sort de l'offre comme s'il était dans votre main",
        "borrow_spell_1": "ce tour, vous pouvez jouer un sort de l'offre de la même couleur comme s'il était en main",
        "borrow_unit": "ce tour, vous pouvez utiliser une capacité d'une unité de l'offre",
        "enlist": "recrutez gratuitement une unité de l'offre",
        "meditate_0": "mettez 2 cartes de votre défausse prises au hasard sur ou sous votre deck",
        "meditate_1": "mettez 2 cartes choisies dans votre défausse sur ou sous votre deck",
        "slaughter": "défaussez des cartes : Attaque {0} pour chacune",
        "horn_1": "lancez un dé : noir ou rouge vaut une Blessure",
        "horn": "Attaque de siège {0}, jusqu'à +{0} ; lancez autant de dés : chaque noir ou rouge vaut une Blessure",
        "roll_crystal": (
            "lancez un dé : gagnez un cristal de sa couleur, au choix pour l'or, ou Renommée +1 pour le noir"
        ),
        "heal_unit": "soignez une Blessure d'une unité",
        "hurt_self": "cette unité est blessée",
        "halt_more": "d'autres ennemis n'attaquent pas pour 1, 2, 3… points de mouvement",
        "polarize": "utilisez un mana comme son opposé : rouge et bleu, vert et blanc, or et noir",
        "bonds": (
            "deux unités régulières rejoignent l'offre ; une unité, recrutée pour 5 influences de moins, vous sert "
            "sans jeton Ordre, même sous terre"
        ),
        "meltdown": (
            "chaque autre joueur perd un cristal au hasard ou reçoit une Blessure ; vous pouvez gagner un des "
            "cristaux perdus"
        ),
        "radiance": (
            "choisissez une couleur : chacun reçoit une Blessure par cristal de cette couleur ; puis gagnez-en deux"
        ),
        "claim_0": "gardez un dé de couleur de base pour le round : 3 manas maintenant, ou un à chaque tour suivant",
        "claim_1": "comme Réclamer le mana ; ce round, les autres reçoivent une Blessure s'ils utilisent cette couleur",
        "mind_read_0": (
            "choisissez une couleur : gagnez-en un cristal ; les autres défaussent une carte de cette couleur"
        ),
        "mind_read_1": "comme Lire les pensées ; vous pouvez prendre en main une des cartes Action défaussées",
        "energy_2": "une unité redevient prête ; vous pouvez épuiser une unité de niveau 2 au plus par adversaire",
        "energy_3": (
            "une unité redevient prête et soigne une Blessure ; vous pouvez épuiser une unité de niveau 3 au "
            "plus par adversaire"
        ),
        "ritual": "retirez du jeu jusqu'à deux Blessures ; le héros le plus proche en reçoit une",
        "freeze_source": (
            "les autres n'ont pas droit à leur dé de la source ; à votre prochain tour gagnez un cristal d'une "
            "couleur visible"
        ),
        "weather": (
            "jusqu'à votre prochain tour, chaque terrain vous coûte 2 de moins (au moins 1) et aux autres 1 de "
            "plus (au plus 5)"
        ),
        "exploit": (
            "gagnez un mana, sauf or ; jusqu'à votre prochain tour, les autres reçoivent une Blessure par autre "
            "couleur utilisée"
        ),
        "invoke": (
            "défaussez une Blessure (mana rouge ou noir) ou une autre carte (blanc ou vert), à dépenser sur-le-champ"
        ),
    },
    phrases={
        "per": "par",
        "floor": ", au moins {floor}",
        "or": "ou",
        "hurt": "recevez {n}",
        "maybe": "vous pouvez ceci : {part}",
        "and": "et",
        "or_else": " ; ou ",
        "mana": "mana",
        "crystal": "cristal",
        "coloured": "un {noun} {c}",
        "of_colour": "un {noun} {c}",
        "times": "{part} ({n} fois)",
        "moment": "{when} : ",
        "at_end": "à la fin du tour : {part}",
        "ready": "une unité de niveau {n} au plus redevient prête",
        "ready_total": "des unités de {n} niveaux en tout redeviennent prêtes",
        "ready_all": "toutes vos unités redeviennent prêtes",
        "all_terrains": "tout terrain",
        "dice": "vous pouvez utiliser {n} dé de plus de la source ce tour",
        "fetch_spell": "{to} un sort de cette couleur de l'offre",
        "fetch_action": "{to} une action avancée de cette couleur de l'offre",
        "to_hand": "prenez en main",
        "to_discard": "ajoutez à votre défausse",
        "start": "au début d'un combat",
        "quiet": "hors combat",
        "in_peace": "{part} (hors combat)",
        "power_other": "jouez une autre carte Action avec son effet fort, gratuitement, et +{n} à ses points",
        "repeat_basic": "jouez une autre carte Action, {n} fois son effet de base, puis retirez-la du jeu",
        "repeat_strong": "jouez une autre carte Action, {n} fois son effet fort, gratuitement, puis retirez-la du jeu",
        "wound_card": "Elle ne se joue pas.",
        "basic": "Base{price} : {text}.",
        "strong": "Fort",
        "second": "{name}{price} : {text}.",
        "once": "la carte est retirée du jeu",
        "regular": "Unité régulière de niveau {level}, coût {cost} ({sites}), Armure {armour}",
        "elite": "Unité d'élite de niveau {level}, coût {cost} ({sites}), Armure {armour}",
        "tactic_day": "Jour, n° {n}.",
        "tactic_night": "Nuit, n° {n}.",
        "enemy": "Armure {armour}, Renommée {fame}",
        "resist_0": "résistance physique",
        "resist_1": "résistance au feu",
        "resist_2": "résistance à la glace",
    },
    usages=(
        "Une fois par tour : {text}",
        "Une fois par round : {text}",
        "Une fois par round, au centre jusqu'à votre prochain tour : {text}",
        "Toujours : {text}",
    ),
    tactics={
        "early_bird": "Aucun effet.",
        "rethink": "Défaussez jusqu'à 3 cartes, piochez-en autant, puis remélangez la défausse dans le deck.",
        "mana_steal": "Prenez un dé de couleur de base ; utilisez-le à un tour du jour.",
        "planning": "Avec 2 cartes ou plus en main avant de piocher, la limite de main monte de 1.",
        "great_start": "Piochez 2 cartes.",
        "the_right_moment": "Une fois, un autre tour suit aussitôt le vôtre.",
        "from_the_dusk": "Aucun effet.",
        "long_night": "Une fois, quand votre deck est vide, remettez-y 3 cartes de la défausse prises au hasard.",
        "mana_search": "Une fois par tour, relancez jusqu'à 2 dés de la source, les dorés d'abord.",
        "midnight_meditation": "Une fois avant un tour, remélangez jusqu'à 5 cartes dans le deck, piochez-en autant.",
        "preparation": "Prenez en main une carte de votre deck.",
        "sparing_power": (
            "Avant chaque tour, mettez de côté la carte du dessus du deck, ou prenez en main toutes celles mises "
            "de côté."
        ),
    },
    abilities={1: "vif", 2: "brutal", 4: "poison", 8: "paralysie", 16: "fortifié", 32: "invocateur"},
)
