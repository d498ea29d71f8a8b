"""Why not, in French."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals.rules.refusals import QUESTIONS
from ludotheque.games.immortals.rules.state import CAPITAL, SANCTUARY, Price
from ludotheque.games.immortals.words.fr import names
from ludotheque.words import french

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
    "Lay": "choisissez d'abord une case pour la carte en main",
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
LIMBOS = ("lumineux", "obscurs")
BUILDINGS = {SANCTUARY: "un Sanctuaire", CAPITAL: "une Capitale"}
Figures = tuple[int, ...]

SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "La partie est finie",
    "not_your_turn": lambda talk, f: f"C'est à {names.name(talk, f[0])} de répondre",
    "first": lambda talk, f: FIRST[QUESTIONS[f[0]]],
    "not_yours": lambda talk, f: f"Vous n'avez pas d'armée à {names.place(f[0])}",
    "occupied": lambda talk, f: f"{names.card(f[0])} : des armées y sont, et vous avez une carte de région vide",
    "no_card": lambda talk, f: f"Vous n'avez pas {names.card(f[0])}",
    "taken": lambda talk, f: f"Des armées occupent {names.place(f[0])}",
    "other_province": lambda talk, f: f"{names.place(f[0])} n'est pas dans la province et le royaume du joker",
    "small_limbo": lambda talk, f: f"Par tranches de 3 : vos limbes {LIMBOS[f[0]]} comptent {names.armies(f[1])}",
    "laid": lambda talk, f: f"{names.card(f[0])} est déjà sur la plaquette",
    "no_army": lambda talk, f: f"Vous n'avez d'armée à {names.region(f[0])} dans aucun royaume",
    "no_space": lambda talk, f: f"Aucune case vide n'accepte {names.one_card(f[0])}",
    "changes_spent": lambda talk, f: "Vous avez beaucoup changé ce plan : utilisez l'annulation",
    "card_first": lambda talk, f: "Choisissez d'abord une carte, puis sa case",
    "filled": lambda talk, f: "Une carte s'y trouve déjà : une carte par case",
    "magic_space": lambda talk, f: "Seules les cartes Magie et vierges vont sur les cases Magie",
    "army_space": lambda talk, f: "Les cartes Magie ne vont que sur les cases Magie",
    "joker_extracts": lambda talk, f: "Un joker ne sert pas à l'extraction",
    "empty_space": lambda talk, f: "Aucune carte n'y est posée : cette action n'est pas disponible ce tour",
    "other_card": lambda talk, f: f"La carte est {names.card(f[0])}",
    "dear": lambda talk, f: (
        f"Il faut {names.price(Price(f[0], f[1]))} ; vous avez {names.energy(f[2])} et {names.gold(f[3])}"
    ),
    "empty_limbo": lambda talk, f: f"Vos limbes {LIMBOS[f[0]]} sont vides",
    "portal_there": lambda talk, f: f"Un Portail part déjà de {names.place(f[0])}",
    "no_portal_left": lambda talk, f: "Il ne reste aucun Portail dans la réserve",
    "building_there": lambda talk, f: f"Il y a déjà {BUILDINGS[f[1]]} à {names.place(f[0])}",
    "capital_there": lambda talk, f: f"La province de {names.place(f[0])} a déjà sa Capitale dans ce royaume",
    "no_tile_left": lambda talk, f: "Il ne reste aucune tuile Bâtiment dans la réserve",
    "attack_only": lambda talk, f: (
        "Cet emplacement ne sert qu'à l'attaque : on se déplace avec l'emplacement d'attaque ou de déplacement"
    ),
    "no_way": lambda talk, f: f"Aucune chaîne de vos régions ne part de {names.place(f[0])}",
    "from_there": lambda talk, f: f"Les armées partent de {names.place(f[0])} : choisissez où elles vont",
    "card_yours": lambda talk, f: f"Vous avez déjà la carte {names.region(f[0])}",
    "last_army": lambda talk, f: f"Votre seule armée à {names.place(f[0])} doit y rester",
    "no_target": lambda talk, f: f"Rien à attaquer autour {french.of_place(names.place(f[0]))}",
    "own_region": lambda talk, f: f"{names.place(f[0])} est à vous",
    "no_portal": lambda talk, f: f"Aucun Portail ne part {french.of_place(names.place(f[0]))}",
    "far": lambda talk, f: f"{names.place(f[0])} ne touche pas {names.place(f[1])}",
    "no_chain": lambda talk, f: (
        f"Aucune suite de vos régions ne mène {french.of_place(names.place(f[1]))} à {names.place(f[0])}"
    ),
    "other_realm": lambda talk, f: f"Toutes les armées viennent des limbes {LIMBOS[f[0]]} et restent de ce côté",
}


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return french.sentence(SENTENCES[refusal.reason](talk, refusal.figures))
