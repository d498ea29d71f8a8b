"""What the options of Mage Knight point at, by the ids of the data files."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.heroes.mana import way_of
from ludotheque.games.mageknight.rules.land.exploration import decode_a, decode_b
from ludotheque.games.mageknight.rules.pieces import Unit
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Option, waiting

COLOURS = ("red", "blue", "white", "green", "gold", "black")
PLACES = ("c", "ne", "e", "se", "sw", "w", "nw")
WAYS = {"mana": "token", "crystal": "crystal", "die": "die", "ring": "ring", "tactic": "tactic"}

Label = str | int | tuple[int, int]


def space_name(s: MageKnight, space: int) -> str:
    """Return the name of a space: its tile and its place there, "3:ne"."""
    return f"{data.TABLES['tile'].rows[s.layout.tiles[space // 7]]['id']}:{PLACES[space % 7]}"


def enemy_name(s: MageKnight, token: int) -> str:
    """Return what an enemy token is."""
    return s.box.enemy(token).id


def own_unit(s: MageKnight, place: int) -> str:
    """Return the kind of one's unit; the second of a kind has a number behind it."""
    return numbered(s.players[waiting(s)[0].seat].units, place)


def rival_unit(s: MageKnight, index: int) -> str:
    """Return the kind of somebody else's unit."""
    return numbered(s.players[index // 10].units, index % 10)


def numbered(units: list[Unit], place: int) -> str:
    """Return "peasants" for the first peasants and "peasants 2" for the second."""
    before = sum(1 for unit in units[:place] if unit.kind == units[place].kind)
    name = data.UNITS[units[place].kind]
    return name if not before else f"{name} {before + 1}"


LABELS: dict[str, Callable[[MageKnight, int], Label]] = {
    "card": lambda s, index: data.CARDS[index],
    "hex": space_name,
    "tile": lambda s, index: (decode_a(index), decode_b(index)),
    "unit": own_unit,
    "rival_unit": rival_unit,
    "enemy": enemy_name,
    "skill": lambda s, index: data.SKILLS[index],
    "offer": lambda s, index: data.UNITS[s.unit_offer[index]],
    "advanced": lambda s, index: data.CARDS[s.advanced_offer[index]],
    "spell": lambda s, index: data.CARDS[s.spell_offer[index]],
    "lesson": lambda s, index: data.CARDS[s.lessons[index]],
    "mana": lambda s, index: COLOURS[index],
    "tactic": lambda s, index: data.TACTICS[index],
    "hero": lambda s, index: data.HEROES[index],
}


def label(s: MageKnight, option: Option) -> Label:
    """Return what an option points at; a number where there is nothing better."""
    if option.verb == "pay":
        return f"{COLOURS[way_of(s, option) % 8]} {WAYS[option.kind]}"
    if option.kind == "button":
        return option.index or ""
    return LABELS.get(option.kind, lambda s, index: index)(s, option.index)
