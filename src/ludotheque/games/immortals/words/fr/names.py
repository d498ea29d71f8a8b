"""Names and nouns of Immortals in French."""

from collections.abc import Callable
from functools import cache

from ludotheque.game import Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.data.box import world
from ludotheque.games.immortals.rules.state import BLANK, MAGIC, REGIONS, Immortals, Price
from ludotheque.games.immortals.words.facts import Face, face
from ludotheque.words import FR, Noun, french

ARMY = Noun("armée", "armées", feminine=True)
GREEN = Noun("habitant", "habitants")
CUBE = Noun("cube", "cubes")
SPACE = Noun("case garnie", "cases garnies", feminine=True)
CARD = Noun("carte", "cartes", feminine=True)
POINT = Noun("point", "points")
GOLD = Noun("or", "pièces d’or")
ENERGY = Noun("énergie", "énergies", True)
REGION = Noun("région", "régions", feminine=True)
REALMS = ("lumière", "ténèbres")
LIGHT_TRIBES = {
    "elves": "Elfes",
    "humans": "Humains",
    "dwarves": "Nains",
    "amazons": "Amazones",
    "halflings": "Halfelins",
}
DARK_TRIBES = {
    "demons": "Démons",
    "orcs": "Orques",
    "necromancers": "Nécromanciens",
    "night_elves": "Elfes nocturnes",
    "trolls": "Trolls",
}
REGION_NAMES = {
    "mountainhome": "Montfoyer",
    "anvil_rise": "L’Enclume",
    "deep_vein": "Grand-Filon",
    "forge_fire": "Feu-de-Forge",
    "foothold": "Pied-du-Mont",
    "tribute_pass": "Col du Tribut",
    "hillhome": "Tertrefoyer",
    "barley_reach": "Les Orges",
    "sunfield": "Champsoleil",
    "kingsford": "Gué-le-Roi",
    "treehome": "Boisfoyer",
    "heartwood": "Cœur-de-Bois",
    "borderland": "Les Confins",
    "elder_grove": "Vieux-Bosquet",
    "fernhollow": "Val-Fougère",
    "white_falls": "Chute-Blanche",
    "the_murk": "Eau-Trouble",
    "shore_lake": "Grève-du-Lac",
    "riverhome": "Rivefoyer",
    "reedmarch": "Roselière",
    "harborhome": "Portfoyer",
    "emerald_cliff": "Roc-Émeraude",
    "pearl_sound": "Baie-Perle",
    "coral_steps": "Marches-Corail",
    "windward": "Cap-au-Vent",
}
PROVINCE_NAMES = {
    "ironspine": "Échine-de-Fer",
    "goldmarch": "Marche-d’Or",
    "greenwold": "Vertbois",
    "silvermere": "Lac-d’Argent",
    "jadecoast": "Côte-de-Jade",
}
SPACES = {
    "gold": "Extraction d’or",
    "transition": "Transition",
    "build": "Construction",
    "attack_light_half": "Attaque (moitié claire)",
    "energy": "Extraction d’énergie",
    "attack_dark_half": "Attaque (moitié sombre)",
    "attack_or_move": "Attaque ou déplacement",
    "tribal": "Action des {}",
    "magic_light": "Magie (moitié claire)",
    "magic_dark": "Magie (moitié sombre)",
}
MAGIC_NAMES = {
    "great_transition": "Grande Transition",
    "foresight": "Prescience",
    "claim_or_consecrate": "Conquête ou Consécration",
    "muster": "Ralliement",
}
EFFECTS = {
    "great_transition": "Faites sortir jusqu’à 5 armées d’un de vos limbes vers vos régions du royaume, à votre gré.",
    "foresight": "Piochez 1 carte Conflit, ou prenez le marqueur Premier joueur.",
    "claim_or_consecrate": "Bâtissez un Sanctuaire là où vous avez une armée, ou prenez la carte d’une région "
    "où vous avez plus d’armées que son détenteur n’en a de l’autre côté.",
    "muster": "Piochez 2 cartes Conflit, ou envoyez 2 armées d’un de vos limbes dans une de vos régions de ce royaume.",
}
TRIBAL = {
    "demons": "Bâtissez un Sanctuaire dans la région de la carte.",
    "orcs": "Extrayez de l’or une fois de plus.",
    "necromancers": "Faites sortir jusqu’à 3 armées des limbes une fois de plus.",
    "night_elves": "Attaquez une fois de plus.",
    "trolls": "Attaquez une fois de plus.",
}

# Why a laid card could do nothing as things stand.
OBSTACLES = {
    "army": "aucune de vos armées n’y est pour l’instant",
    "price": "vous ne pouvez pas payer pour l’instant",
    "limbo": "ces limbes sont vides pour l’instant",
    "built": "rien de plus ne peut y être bâti",
    "attackers": "aucune de vos armées ne peut partir pour l’instant",
    "nothing": "sans effet pour l’instant",
}


def region(number: int) -> str:
    """Return the name of a region."""
    return REGION_NAMES[data.places()[number].id]


def place(number: int) -> str:
    """Return a region with its realm."""
    return f"{region(number % REGIONS)} ({REALMS[number // REGIONS]})"


def the_place(number: int) -> str:
    """Return a region with its realm as a sentence names it: Montfoyer (lumière), les Confins (ténèbres)."""
    return french.the_place(place(number))


def at_place(number: int) -> str:
    """Return where something is: à Montfoyer (lumière), aux Confins (ténèbres)."""
    return french.at_place(place(number))


def of_place(number: int) -> str:
    """Return where something comes from: de Montfoyer (lumière), des Confins (ténèbres)."""
    return french.of_place(place(number))


def province(number: int) -> str:
    """Return the name of a province."""
    return PROVINCE_NAMES[data.PROVINCES[number]["id"]]


def light_tribe(number: int) -> str:
    """Return the name of a light tribe."""
    return LIGHT_TRIBES[data.LIGHT_TRIBES[number]["id"]]


def dark_tribe(number: int) -> str:
    """Return the name of a dark tribe."""
    return DARK_TRIBES[data.DARK_TRIBES[number]["id"]]


def summary(name: str, view: Immortals, seat: int) -> str:
    """Return what everybody knows of a player, in one line."""
    player = view.players[seat]
    light, dark = player.limbo
    parts = (
        FR.count(player.score, POINT),
        gold(player.gold),
        energy(player.energy),
        f"limbes lumineux : {light}",
        f"limbes obscurs : {dark}",
        f"{FR.count(len(player.conflicts), CARD)} Conflit",
        FR.count(view.owner.count(seat), REGION),
    )
    return french.typeset(f"{name} : {', '.join(parts)}")


def counted(kind: str, name: str) -> str:
    """Return how statistics call a tribe, or the kind itself if no name is given."""
    if kind == "light":
        return LIGHT_TRIBES[name] if name else "tribu de lumière"
    return DARK_TRIBES[name] if name else "tribu de ténèbres"


def space(view: Immortals, seat: int, number: int) -> str:
    """Return what a space of a seat's board is called."""
    return SPACES[data.SPACES[number]["id"]].format(dark_tribe(view.players[seat].dark))


def card(number: int) -> str:
    """Return what a card is called."""
    shown = face(number)
    return CARDS[shown.kind](shown)


def one_card(number: int) -> str:
    """Return what a card is called within a sentence: a blank one is any of several."""
    return "une carte vierge" if number == BLANK else card(number)


CARDS: dict[str, Callable[[Face], str]] = {
    "region": lambda shown: f"{region(shown.number)} (carte Région)",
    "conflict": lambda shown: f"{region(shown.number)}, {REALMS[shown.realm]} (carte Conflit)",
    "joker": lambda shown: f"{province(shown.number)}, {REALMS[shown.realm]} (joker)",
    "magic": lambda shown: MAGIC_NAMES[data.MAGIC_CARDS[shown.number]["id"]],
    "blank": lambda shown: "carte vierge",
}


def price(cost: Price) -> str:
    """Return a price in words."""
    parts = [energy(cost.energy)] if cost.energy else []
    parts += [gold(cost.gold)] if cost.gold else []
    return " et ".join(parts) or "gratuit"


def gold(number: int) -> str:
    """Return an amount of gold."""
    return FR.count(number, GOLD)


def energy(number: int) -> str:
    """Return an amount of energy."""
    return FR.count(number, ENERGY)


def cards(number: int) -> str:
    """Return a number of cards."""
    return FR.count(number, CARD)


def armies(number: int) -> str:
    """Return a number of armies, zero in words."""
    return french.count(number, ARMY)


def name(talk: Talk, seat: int) -> str:
    """Return a player in the person of the listener."""
    return "vous" if seat == talk.you else talk.names[seat]


def does(talk: Talk, seat: int, you: str, they: str) -> str:
    """Return a player with the form of a verb that goes with them."""
    return f"Vous {you}" if seat == talk.you else f"{talk.names[seat]} {they}"


def of(talk: Talk, seat: int) -> str:
    """Return a player as an owner, after a noun."""
    return "à vous" if seat == talk.you else french.de(talk.names[seat])


def cubes(talk: Talk, figures: list[int]) -> str:
    """Return cubes by colour: 3 de Dirk, 1 habitant."""
    parts = [f"{count} {of(talk, seat)}" for seat, count in enumerate(figures[:-1]) if count]
    parts += [FR.count(figures[-1], GREEN)] if figures[-1] else []
    return FR.listed(parts) or "rien"


@cache
def glossary() -> list[tuple[str, str]]:
    """List Magic cards and tribes with what they do."""
    box = world()
    cards = [
        (card(MAGIC + number), french.typeset(f"{EFFECTS[row['id']]} {cost(box.magic[number])}"))
        for number, row in enumerate(data.MAGIC_CARDS)
    ]
    dark = [
        (dark_tribe(number), french.typeset(f"{TRIBAL[row['id']]} {cost(box.dark[number].deed.price)}"))
        for number, row in enumerate(data.DARK_TRIBES)
    ]
    return [*cards, *dark, *((light_tribe(number), homeland(number)) for number in range(len(box.light)))]


def homeland(number: int) -> str:
    """Return where a light tribe starts and what it pays to build."""
    tribe = world().light[number]
    portal, sanctuary, capital = map(price, tribe.build)
    start = french.at_place(region(tribe.start))
    text = f"Départ {start}. Portail : {portal} ; Sanctuaire : {sanctuary} ; Capitale : {capital}."
    return french.typeset(text)


def cost(amount: Price) -> str:
    """Return a price as a sentence."""
    return f"Prix : {price(amount)}."
