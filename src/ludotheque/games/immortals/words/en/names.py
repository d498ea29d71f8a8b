"""Names and nouns of Immortals in English."""

from collections.abc import Callable
from functools import cache

from ludotheque.game import Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.data.box import world
from ludotheque.games.immortals.rules.state import BLANK, MAGIC, REGIONS, Immortals, Price
from ludotheque.games.immortals.words.facts import Face, face
from ludotheque.words import EN, Noun, english, uncapital

ARMY = Noun("army", "armies")
GREEN = Noun("inhabitant", "inhabitants")
CUBE = Noun("cube", "cubes")
CARD = Noun("card", "cards")
POINT = Noun("point", "points")
REGION = Noun("region", "regions")
REALMS = ("light", "dark")
LIGHT_TRIBES = {
    "elves": "Elves",
    "humans": "Humans",
    "dwarves": "Dwarves",
    "amazons": "Amazons",
    "halflings": "Halflings",
}
DARK_TRIBES = {
    "demons": "Demons",
    "orcs": "Orcs",
    "necromancers": "Necromancers",
    "night_elves": "Night Elves",
    "trolls": "Trolls",
}
SPACES = {
    "gold": "Extract gold",
    "transition": "Transition",
    "build": "Build",
    "attack_light_half": "Attack (light half)",
    "energy": "Extract energy",
    "attack_dark_half": "Attack (dark half)",
    "attack_or_move": "Attack or move",
    "tribal": "Action of the {}",
    "magic_light": "Magic (light half)",
    "magic_dark": "Magic (dark half)",
}
MAGIC_NAMES = {
    "great_transition": "Great Transition",
    "foresight": "Foresight",
    "claim_or_consecrate": "Claim or Consecrate",
    "muster": "Muster",
}
EFFECTS = {
    "great_transition": "Bring up to 5 armies from one limbo to your regions of its realm, spread as you like.",
    "foresight": "Draw 1 Conflict card, or take the First-player marker.",
    "claim_or_consecrate": "Build a Sanctuary where you have an army, or take the card of a region where you have more "
    "armies than its holder has on the other side.",
    "muster": "Draw 2 Conflict cards, or bring 2 armies from one limbo to one of your regions of its realm.",
}
TRIBAL = {
    "demons": "Build a Sanctuary in the card’s region.",
    "orcs": "Extract gold once more.",
    "necromancers": "Bring up to 3 armies from limbo once more.",
    "night_elves": "Attack once more.",
    "trolls": "Attack once more.",
}

# Why a laid card could do nothing as things stand.
OBSTACLES = {
    "army": "no army of yours there now",
    "price": "you cannot pay for it now",
    "limbo": "the limbo is empty now",
    "built": "nothing more can be built there",
    "attackers": "no army of yours can set out now",
    "nothing": "it would do nothing now",
}


def region(number: int) -> str:
    """Return the name of a region."""
    return data.places()[number].name


def place(number: int) -> str:
    """Return a region with its realm, as a sentence names it: Treehome (light), the Murk (dark)."""
    name = region(number % REGIONS)
    return f"{uncapital(name) if name.startswith('The ') else name} ({REALMS[number // REGIONS]})"


def province(number: int) -> str:
    """Return the name of a province."""
    return str(data.PROVINCES[number]["name"])


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
        EN.count(player.score, POINT),
        gold(player.gold),
        energy(player.energy),
        f"light limbo {light}",
        f"dark limbo {dark}",
        f"{len(player.conflicts)} Conflict {EN.form(len(player.conflicts), CARD)}",
        EN.count(view.owner.count(seat), REGION),
    )
    return f"{name}: {', '.join(parts)}"


def counted(kind: str, name: str) -> str:
    """Return how statistics call a tribe, or the kind itself if no name is given."""
    if kind == "light":
        return LIGHT_TRIBES[name] if name else "light tribe"
    return DARK_TRIBES[name] if name else "dark tribe"


def space(view: Immortals, seat: int, number: int) -> str:
    """Return what a space of a seat's board is called."""
    return SPACES[data.SPACES[number]["id"]].format(dark_tribe(view.players[seat].dark))


def card(number: int) -> str:
    """Return what a card is called."""
    shown = face(number)
    return CARDS[shown.kind](shown)


def one_card(number: int) -> str:
    """Return what a card is called within a sentence: a blank one is any of several."""
    return "a blank card" if number == BLANK else card(number)


CARDS: dict[str, Callable[[Face], str]] = {
    "region": lambda shown: f"{region(shown.number)} (Region card)",
    "conflict": lambda shown: f"{region(shown.number)}, {REALMS[shown.realm]} (Conflict card)",
    "joker": lambda shown: f"{province(shown.number)}, {REALMS[shown.realm]} (joker)",
    "magic": lambda shown: MAGIC_NAMES[data.MAGIC_CARDS[shown.number]["id"]],
    "blank": lambda shown: "blank card",
}


def price(cost: Price) -> str:
    """Return a price in words."""
    parts = [energy(cost.energy)] if cost.energy else []
    parts += [gold(cost.gold)] if cost.gold else []
    return " and ".join(parts) or "free"


def gold(number: int) -> str:
    """Return an amount of gold."""
    return f"{number} gold"


def energy(number: int) -> str:
    """Return an amount of energy."""
    return f"{number} energy"


def cards(number: int) -> str:
    """Return a number of cards."""
    return EN.count(number, CARD)


def armies(number: int) -> str:
    """Return a number of armies, zero in words."""
    return english.count(number, ARMY)


def name(talk: Talk, seat: int) -> str:
    """Return a player in the person of the listener."""
    return "you" if seat == talk.you else talk.names[seat]


def does(talk: Talk, seat: int, you: str, they: str) -> str:
    """Return a player with the form of a verb that goes with them."""
    return f"You {you}" if seat == talk.you else f"{talk.names[seat]} {they}"


def whose(talk: Talk, seat: int) -> str:
    """Return a player as an owner."""
    return "your" if seat == talk.you else english.possessive(talk.names[seat])


def cubes(talk: Talk, figures: list[int]) -> str:
    """Return cubes by colour: 3 of Dirk, 1 inhabitant."""
    parts = [f"{count} {whose_cubes(talk, seat)}" for seat, count in enumerate(figures[:-1]) if count]
    parts += [EN.count(figures[-1], GREEN)] if figures[-1] else []
    return EN.listed(parts) or "nothing"


def whose_cubes(talk: Talk, seat: int) -> str:
    """Return whose cubes these are."""
    return "of yours" if seat == talk.you else f"of {english.possessive(talk.names[seat])}"


@cache
def glossary() -> list[tuple[str, str]]:
    """List Magic cards and tribes with what they do."""
    box = world()
    cards = [
        (card(MAGIC + number), f"{EFFECTS[row['id']]} Costs {price(box.magic[number])}.")
        for number, row in enumerate(data.MAGIC_CARDS)
    ]
    dark = [
        (dark_tribe(number), f"{TRIBAL[row['id']]} Price: {price(box.dark[number].deed.price)}.")
        for number, row in enumerate(data.DARK_TRIBES)
    ]
    return [*cards, *dark, *((light_tribe(number), homeland(number)) for number in range(len(box.light)))]


def homeland(number: int) -> str:
    """Return where a light tribe starts and what it pays to build."""
    tribe = world().light[number]
    portal, sanctuary, capital = map(price, tribe.build)
    return f"Start in {region(tribe.start)}. Portal: {portal}; Sanctuary: {sanctuary}; Capital: {capital}."
