"""The layers of a map that never change: shapes, terrain, printed symbols, names. Drawn once and kept."""

import re
from functools import cache
from importlib.resources import files

from ludotheque.game import LANGUAGES
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.svg.markup import label, layer
from ludotheque.svg.pieces import printed
from ludotheque.svg.reach import VEIL
from ludotheque.svg.seats import REFUSED, patterns
from ludotheque.svg.shapes import Box, overlap

DEFINITIONS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
TERRAIN = re.compile(r'<g id="layer-terrain">.*</g>', re.DOTALL)
WAVES = re.compile(r'(<path class="decor t-(?:sea|lake)" )d="([^"]*)"')
MOTIF = re.compile(r"M[^M]*")
PLACE = re.compile(r"[\d.]+")


@cache
def _drawn(players: int) -> str:
    return files(data).joinpath("terrain", f"{players}.svg").read_text(encoding="utf-8")


@cache
def size(players: int) -> tuple[int, int]:
    """Return width and height of a map."""
    table = data.read(f"maps/{players}.toml")
    return table["width"], table["height"]


@cache
def terrain(players: int) -> tuple[str, str]:
    """Return the shapes of all regions; and, painted, the land and the sea."""
    drawn = _drawn(players)
    shapes, ground = DEFINITIONS.search(drawn), TERRAIN.search(drawn)
    assert shapes is not None
    assert ground is not None
    calmed = WAVES.sub(lambda found: f'{found[1]}d="{_calm(players, found[2])}"', ground[0])
    return f"<defs>{patterns(players)}{REFUSED}{VEIL}{shapes[1]}</defs>", calmed


def _calm(players: int, waves: str) -> str:
    """Leave out the waves that would run through the name of a sea or lake, in whichever language."""
    named = [line.box for language in LANGUAGES for spot in spots(players) for line in spot.names[language]]
    return "".join(wave for wave in MOTIF.findall(waves) if not any(overlap(_extent(wave), box) for box in named))


def _extent(wave: str) -> Box:
    x, y = map(float, PLACE.findall(wave)[:2])
    return x - 3, y - 7, x + 21, y + 7


@cache
def print_layers(players: int, language: str) -> tuple[str, str]:
    """Return the names of the regions and the symbols printed on them."""
    names = [label(line.text, line.x, line.y, line.class_) for spot in spots(players) for line in spot.names[language]]
    symbols = [printed(name, *point) for spot in spots(players) for name, point in spot.symbols]
    return layer("names", names), layer("symbols", symbols)
