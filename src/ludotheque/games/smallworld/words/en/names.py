"""Names and nouns of Small World in English."""

from ludotheque.game import Talk
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Tile
from ludotheque.words import EN, Noun, english, uncapital

TOKEN = Noun("token", "tokens")
COIN = Noun("coin", "coins")
REGION = Noun("region", "regions")
CAMP = Noun("Encampment", "Encampments")
FORTRESS = Noun("Fortress", "Fortresses")


def tokens(number: int) -> str:
    """Return a number of tokens, zero in words."""
    return english.count(number, TOKEN)


def coins(number: int) -> str:
    """Return a number of coins, zero in words."""
    return english.count(number, COIN)


def camps(number: int) -> str:
    """Return a number of Encampments, zero in words."""
    return english.count(number, CAMP)


def counted(kind: str, name: str) -> str:
    """Return how statistics call a race or a power, or the kind itself if no name is given."""
    if kind == "race":
        return race(data.RACE[name]) if name else "race"
    return power(data.POWER[name]) if name else "power"


def race(number: int) -> str:
    """Return the name of a race."""
    return data.RACES[number].en


def power(number: int) -> str:
    """Return the name of a power."""
    return data.POWERS[number].en


def combo(race_number: int, power_number: int) -> str:
    """Return the name of a combination: power, then race."""
    return f"{power(power_number)} {race(race_number)}"


def place(talk: Talk, region: int) -> str:
    """Return the name of a region; bodies of water take the article inside a sentence."""
    return english.the_place(data.places(len(talk.view.players))[region].en)


def name(talk: Talk, seat: int) -> str:
    """Return a player in the person of the listener."""
    return "you" if seat == talk.you else talk.names[seat]


def whose(talk: Talk, seat: int) -> str:
    """Return a player as an owner."""
    return "your" if seat == talk.you else english.possessive(talk.names[seat])


def does(talk: Talk, seat: int, you: str, they: str) -> str:
    """Return a player with the form of a verb that goes with them."""
    return f"You {you}" if seat == talk.you else f"{talk.names[seat]} {they}"


def do(talk: Talk, seat: int) -> str:
    """Return a player as the subject of a question."""
    return "do you" if seat == talk.you else f"does {talk.names[seat]}"


def folk(talk: Talk, seat: int, race_number: int, declined: bool = False) -> str:
    """Return a player's race: your Orcs, Basil's declined Elves."""
    return f"{whose(talk, seat)} {'declined ' if declined else ''}{race(race_number)}"


def listed(items: list[str]) -> str:
    """Return a list as it is read out."""
    return EN.listed(items)


def effect(tile: Tile) -> str:
    """Say what a race or power does, while active and in decline."""
    return f"{tile.effect_en} In decline: {uncapital(tile.in_decline_en)}"


def glossary() -> list[tuple[str, str]]:
    """List all races and powers with what they do."""
    return [(tile.en, effect(tile)) for tile in (*data.RACES, *data.POWERS)]
