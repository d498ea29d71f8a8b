"""Names and nouns of Small World in French."""

from ludotheque.game import Talk
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Tile
from ludotheque.words import FR, Noun, french, uncapital

TOKEN = Noun("pion", "pions")
COIN = Noun("jeton", "jetons")
REGION = Noun("région", "régions", feminine=True)
CAMP = Noun("Campement", "Campements")
FORTRESS = Noun("Forteresse", "Forteresses", feminine=True)

# Badges that begin with a small word.
SMALL = ("Aux ", "Des ", "Et ")
# The race that is feminine, and the badges that change beside it.
WOMEN = data.RACE["amazons"]
FEMININE = {
    "Ancestraux": "Ancestrales",
    "Armés": "Armées",
    "Bâtisseurs": "Bâtisseuses",
    "Durs à cuire": "Dures à cuire",
    "Fortunés": "Fortunées",
    "Marchands": "Marchandes",
    "Montés": "Montées",
    "Pillards": "Pillardes",
    "Volants": "Volantes",
}


def tokens(number: int) -> str:
    """Return a number of tokens, zero in words."""
    return french.count(number, TOKEN)


def coins(number: int) -> str:
    """Return a number of coins, zero in words."""
    return french.count(number, COIN)


def camps(number: int) -> str:
    """Return a number of Encampments, zero in words."""
    return french.count(number, CAMP)


def counted(kind: str, name: str) -> str:
    """Return how statistics call a race or a power, or the kind itself if no name is given."""
    if kind == "race":
        return race(data.RACE[name]) if name else "peuple"
    return power(data.POWER[name]) if name else "pouvoir"


def race(number: int) -> str:
    """Return the name of a race."""
    return data.RACES[number].fr


def power(number: int) -> str:
    """Return the name of a power."""
    return data.POWERS[number].fr


def combo(race_number: int, power_number: int) -> str:
    """Return the name of a combination: race, then power: Trolls des Marais, Amazones Volantes."""
    badge = power(power_number)
    if race_number == WOMEN:
        badge = FEMININE.get(badge, badge)
    return f"{race(race_number)} {uncapital(badge) if badge.startswith(SMALL) else badge}"


def sign(talk: Talk, region: int) -> str:
    """Return a region as the map names it."""
    return data.places(len(talk.view.players))[region].fr


def place(talk: Talk, region: int) -> str:
    """Return a region as a sentence names it."""
    return french.the_place(sign(talk, region))


def of(talk: Talk, region: int) -> str:
    """Return a region after `de`."""
    return french.of_place(sign(talk, region))


def at(talk: Talk, region: int) -> str:
    """Return where something is."""
    return french.at_place(sign(talk, region))


def name(talk: Talk, seat: int) -> str:
    """Return a player in the person of the listener."""
    return "vous" if seat == talk.you else talk.names[seat]


def does(talk: Talk, seat: int, you: str, they: str) -> str:
    """Return a player with the form of a verb that goes with them."""
    return f"Vous {you}" if seat == talk.you else f"{talk.names[seat]} {they}"


def folk(talk: Talk, seat: int, race_number: int, declined: bool = False) -> str:
    """Return a player's race: vos Orcs, les Elfes en déclin de Basile."""
    plain = race(race_number) + (" en déclin" if declined else "")
    return f"vos {plain}" if seat == talk.you else f"les {plain} {french.de(talk.names[seat])}"


def of_folk(talk: Talk, seat: int, race_number: int, declined: bool = False) -> str:
    """Return a player's race after `de`: de vos Orcs, des Elfes de Basile."""
    return french.merged("de", folk(talk, seat, race_number, declined))


def listed(items: list[str]) -> str:
    """Return a list as it is read out."""
    return FR.listed(items)


def effect(tile: Tile) -> str:
    """Say what a race or power does, while active and in decline."""
    text = f"{tile.effect_fr} En déclin : {uncapital(tile.in_decline_fr)}"
    return french.typeset(text)


def glossary() -> list[tuple[str, str]]:
    """List all races and powers with what they do."""
    return [(tile.fr, effect(tile)) for tile in (*data.RACES, *data.POWERS)]
