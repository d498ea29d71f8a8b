"""Why not, in French."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals.rules.refusals.occasions import QUESTIONS, WAYS
from ludotheque.games.immortals.rules.state import CAPITAL, SANCTUARY, Price
from ludotheque.games.immortals.words.fr import names
from ludotheque.words import FR, french

# What has to be done first, by the question that is open.
FIRST = {
    "OccupyStart": "choisissez d'abord un groupe pour votre région de départ",
    "ChooseCard": "choisissez d'abord une carte Conflit",
    "KeepCard": "choisissez d'abord la carte Conflit que vous conservez",
    "ChooseRegion": "choisissez d'abord la région du joker",
    "ChooseGroup": "choisissez d'abord le groupe à déployer",
    "SplitFallen": "répartissez d'abord vos cubes tombés",
    "DrawCard": "dites d'abord si vous piochez",
    "SendArmy": "c'est le moment des renforts",
    "Plan": "c'est le moment de planifier",
    "Lay": "choisissez d'abord une case pour la carte que vous avez prise",
    "Reveal": "révélez d'abord une carte ou passez",
    "Compensate": "prenez d'abord un or ou une énergie",
    "Extract": "extrayez ou renoncez d'abord",
    "Transition": "dites d'abord où vont les armées, ou renoncez",
    "Build": "bâtissez ou renoncez d'abord",
    "BuildSanctuary": "bâtissez ou renoncez d'abord",
    "Attack": "dites d'abord d'où vous partez, ou renoncez",
    "ChooseTarget": "choisissez d'abord la région à attaquer",
    "NameRegion": "désignez d'abord la région du joker",
    "CommitArmies": "dites d'abord combien d'armées attaquent",
    "ChooseDestination": "choisissez d'abord où vont les armées",
    "MoveArmies": "dites d'abord combien d'armées se déplacent",
    "Cast": "utilisez d'abord la carte Magie, ou renoncez",
    "SpreadArmies": "placez d'abord les armées de la transition",
}
# When each thing is done.
OCCASIONS = {
    "act": "une région se choisit quand on révèle une carte posée pour y agir",
    "group": "un groupe se déploie au tour de départ, une fois sa région connue",
    "choose": "seules les cartes Conflit se choisissent, au tour de départ",
    "deploy": "la région d'un joker se choisit au tour de départ",
    "light": "les cubes se répartissent entre les limbes une seule fois, la tour remplie",
    "draw": "une carte Conflit se pioche à la phase de renforts, ou par une carte Magie",
    "skip": "on renonce à piocher à la phase de renforts",
    "reinforce": "les renforts s'envoient à la phase de renforts",
    "stop": "seuls les renforts s'arrêtent ainsi",
    "pick": "les cartes se posent à la phase de planification",
    "lift": "les cartes se reprennent à la phase de planification",
    "ready": "on se dit prêt à la phase de planification",
    "lay": "les cartes se posent à la phase de planification, l'une après l'autre",
    "back": "seule une carte qu'on vient de prendre se remet en main",
    "reveal": "les cartes se révèlent une fois tous les plans posés",
    "pass": "on passe au lieu de révéler une carte",
    "gold": "on prend 1 or à la place d'une action",
    "energy": "on prend 1 énergie à la place d'une action",
    "extract": "l'extraction vient d'une carte révélée sur une case d'extraction",
    "transition": "une transition vient d'une carte révélée sur sa case, ou d'une carte Magie",
    "portal": "un Portail se bâtit par une carte révélée sur la case de construction",
    "sanctuary": "un Sanctuaire se bâtit par une carte révélée sur une case de construction, ou par une carte Magie",
    "capital": "une Capitale se bâtit par une carte révélée sur la case de construction",
    "attack": "une attaque vient d'une carte révélée sur une case d'attaque",
    "target": "la cible se choisit dans une attaque, après la région d'où elle part",
    "name": "la région d'un joker se désigne dans une attaque",
    "commit": "les armées s'engagent dans une attaque, après sa cible",
    "move": "un déplacement vient d'une carte révélée sur la case d'attaque ou de déplacement",
    "destination": "la destination se choisit dans un déplacement, après la région d'où il part",
    "march": "les armées qui se déplacent se comptent après leur destination",
    "place": "les armées se répartissent avec la carte Magie de transition de 5",
    "seize": "une carte Région se prend par une carte Magie",
    "marker": "le marqueur se prend par une carte Magie",
}
LIMBOS = ("lumineux", "obscurs")
BUILDINGS = {SANCTUARY: "un Sanctuaire", CAPITAL: "une Capitale"}
Figures = tuple[int, ...]

SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "La partie est finie",
    "not_your_turn": lambda talk, f: f"C'est à {names.name(talk, f[0])} de répondre",
    "occasion": lambda talk, f: " ; ".join([OCCASIONS[WAYS[f[0]]], *(FIRST[QUESTIONS[q]] for q in f[1:])]),
    "start_region": lambda talk, f: f"Votre premier groupe va dans votre région de départ, {names.the_place(f[0])}",
    "card_decides": lambda talk, f: "Au tour de départ, c'est la carte Conflit choisie qui désigne la région",
    "group_goes": lambda talk, f: f"Le groupe va {names.at_place(f[0])} : choisissez lequel",
    "ready": lambda talk, f: (
        f"Vous avez répondu, {names.name(talk, f[0])} pas encore : reprenez votre réponse pour la changer"
    ),
    "passed": lambda talk, f: "Vous avez passé : plus d'action pour vous ce tour",
    "in_hand": lambda talk, f: f"Vous avez pris {names.one_card(f[0])} : choisissez d'abord sa case, ou remettez-la",
    "no_group": lambda talk, f: f"Ce groupe n'est plus sur votre plaquette : il en reste {f[0]}",
    "nothing_laid": lambda talk, f: "Aucune carte n'y est posée, rien à reprendre",
    "fallen": lambda talk, f: f"De 0 à {f[0]} de vos cubes vont dans les limbes lumineux : c'est ce qui est tombé",
    "one_stays": lambda talk, f: (
        FR.plural(f[1], "Une armée exactement peut", f"De 1 à {f[1]} armées peuvent")
        + f" quitter {names.the_place(f[0])} : il en reste au moins une"
    ),
    "no_deck": lambda talk, f: "Il ne reste aucune carte Conflit à piocher",
    "has_marker": lambda talk, f: "Vous avez déjà le marqueur Premier joueur",
    "other_spell": lambda talk, f: f"{names.card(f[0])} ne fait pas cela",
    "sets_used": lambda talk, f: f"Chaque tranche de 3 de vos limbes {LIMBOS[f[0]]} a envoyé son armée",
    "not_yours": lambda talk, f: f"Vous n'avez pas d'armée {names.at_place(f[0])}",
    "occupied": lambda talk, f: f"{names.card(f[0])} : des armées y sont, et vous avez une carte de région vide",
    "no_card": lambda talk, f: f"Vous n'avez pas {names.card(f[0])}",
    "taken": lambda talk, f: f"Des armées occupent {names.the_place(f[0])}",
    "other_province": lambda talk, f: (
        f"Le joker ne vaut pas pour {names.the_place(f[0])} : autre province ou autre royaume"
    ),
    "small_limbo": lambda talk, f: (
        f"Par tranches de 3 : vos limbes {LIMBOS[f[0]]} "
        + (f"comptent {names.armies(f[1])}" if f[1] else "ne comptent aucune armée")
    ),
    "laid": lambda talk, f: f"{names.card(f[0])} est déjà sur la plaquette",
    "no_army": lambda talk, f: f"Vous n'avez d'armée {french.at_place(names.region(f[0]))} dans aucun royaume",
    "no_space": lambda talk, f: f"Aucune case vide n'accepte {names.one_card(f[0])}",
    "changes_spent": lambda talk, f: "Vous avez beaucoup changé ce plan : utilisez l'annulation",
    "card_first": lambda talk, f: "Choisissez d'abord une carte, puis sa case",
    "filled": lambda talk, f: "Une carte s'y trouve déjà : une carte par case",
    "magic_space": lambda talk, f: "Seules les cartes Magie et vierges vont sur les cases Magie",
    "army_space": lambda talk, f: "Les cartes Magie ne vont que sur les cases Magie",
    "joker_extracts": lambda talk, f: "Un joker ne sert pas à l'extraction",
    "empty_space": lambda talk, f: "Aucune carte n'y est posée : cette action n'est pas disponible ce tour",
    "other_card": lambda talk, f: f"La carte révélée est {names.card(f[0])} : elle n'agit pas ailleurs",
    "dear": lambda talk, f: (
        f"Il faut {names.price(Price(f[0], f[1]))} ; vous avez {names.energy(f[2])} et {names.gold(f[3])}"
    ),
    "empty_limbo": lambda talk, f: f"Vos limbes {LIMBOS[f[0]]} sont vides",
    "portal_there": lambda talk, f: f"Un Portail part déjà {names.of_place(f[0])}",
    "no_portal_left": lambda talk, f: "Il ne reste aucun Portail dans la réserve",
    "building_there": lambda talk, f: f"Il y a déjà {BUILDINGS[f[1]]} {names.at_place(f[0])}",
    "capital_there": lambda talk, f: f"La province {names.of_place(f[0])} a déjà sa Capitale dans ce royaume",
    "no_tile_left": lambda talk, f: "Il ne reste aucune tuile Bâtiment dans la réserve",
    "attack_only": lambda talk, f: (
        "Cette case ne sert qu'à l'attaque : on se déplace avec la case d'attaque ou de déplacement"
    ),
    "no_way": lambda talk, f: f"Aucune chaîne de vos régions ne part {names.of_place(f[0])}",
    "from_there": lambda talk, f: f"Les armées partent {names.of_place(f[0])} : choisissez où elles vont",
    "card_yours": lambda talk, f: f"Vous avez déjà la carte {names.region(f[0])}",
    "last_army": lambda talk, f: f"Votre seule armée {names.at_place(f[0])} doit y rester",
    "no_target": lambda talk, f: f"Rien à attaquer autour {names.of_place(f[0])}",
    "own_region": lambda talk, f: f"Vous tenez déjà {names.the_place(f[0])}",
    "no_portal": lambda talk, f: f"Aucun Portail ne part {names.of_place(f[0])}",
    "far": lambda talk, f: f"Pas de frontière entre {names.the_place(f[0])} et {names.the_place(f[1])}",
    "no_chain": lambda talk, f: f"Aucune suite de vos régions ne mène {names.of_place(f[1])} {names.at_place(f[0])}",
    "other_realm": lambda talk, f: f"Toutes les armées viennent des limbes {LIMBOS[f[0]]} et restent de ce côté",
}


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return french.sentence(SENTENCES[refusal.reason](talk, refusal.figures))
