"""The layers of a map that never change: shapes, terrain, printed symbols, names. Drawn once and kept."""

import re
from functools import cache
from importlib.resources import files

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.drawing.layout import names, spots
from ludotheque.svg.markup import group, label
from ludotheque.svg.pieces import printed
from ludotheque.svg.seats import REFUSED, patterns

DEFINITIONS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
TERRAIN = re.compile(r'<g id="layer-terrain">.*</g>', re.DOTALL)


@cache
def _drawn(players: int) -> str:
    return files(data).joinpath("terrain", f"{players}.svg").read_text(encoding="utf-8")


@cache
def size(players: int) -> tuple[int, int]:
    """Return width and height of a map."""
    table = data.read(f"maps/{players}.toml")
    return table["width"], table["height"]


@cache
def terrain(players: int) -> str:
    """Return the shapes of all regions and, painted, the land and the sea."""
    drawn = _drawn(players)
    shapes, layer = DEFINITIONS.search(drawn), TERRAIN.search(drawn)
    assert shapes is not None
    assert layer is not None
    return f"<defs>{patterns(players)}{REFUSED}{shapes[1]}</defs>{layer[0]}"


@cache
def print_layers(players: int, language: str) -> str:
    """Return the names of the regions and the symbols printed on them."""
    lines = [label(line.text, line.x, line.y, line.class_) for found in names(players, language) for line in found]
    symbols = [printed(name, x, y) for spot in spots(players) for name, (x, y) in spot.symbols]
    return group(lines, id="layer-names") + group(symbols, id="layer-symbols")
