"""The map tiles: terrains, sites and rampaging enemies as they lie on the table."""

from collections import Counter

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.box import catalogue
from tests.games.mageknight.components.stage import Stage

# Centre, north-east, east, south-east, south-west, west, north-west; ! orcs, !! draconum.
TILES = {
    "A": "plains portal, forest, plains, sea, sea, sea, plains",
    "B": "plains portal, forest, plains, plains, sea, sea, plains",
    "1": "forest glade, lake, plains village, plains, plains, forest, forest !",
    "2": "hills, forest glade, plains village, plains, hills mine green, plains, hills !",
    "3": "forest, hills keep, hills, hills mine white, plains village, plains, plains",
    "4": "desert mage_tower, desert, mountain, plains village, plains, hills !, desert",
    "5": "lake, plains monastery, plains !, hills mine blue, forest, forest glade, forest",
    "6": "hills mine red, forest, plains, forest !, hills, hills monster_den, mountain",
    "7": "swamp, forest !, forest glade, plains dungeon, plains, plains monastery, lake",
    "8": "swamp !, forest ruins, plains, swamp village, swamp, forest, forest glade",
    "9": "mountain, mountain, wasteland keep, plains, wasteland mage_tower, plains, wasteland dungeon",
    "10": "mountain, forest, plains, hills ruins, hills keep, hills, hills monster_den",
    "11": "plains mage_tower, lake, lake, hills !, lake, plains ruins, hills",
    "c1": "desert monastery, desert tomb, desert, desert, hills, hills spawning_grounds, mountain",
    "c2": "lake, swamp ruins, hills mine green, swamp !!, swamp mage_tower, forest, lake",
    "c3": "wasteland, wasteland ruins, hills mage_tower, wasteland, hills mine white, wasteland tomb, mountain",
    "c4": "mountain !!, hills, wasteland keep, wasteland, wasteland ruins, wasteland, hills mine blue",
    "c5": "city city green, swamp village, swamp !, swamp, forest !, lake, forest glade",
    "c6": "city city blue, plains monastery, lake, lake, hills, mountain !!, forest",
    "c7": "city city white, plains, forest, lake !!, lake, wasteland keep, wasteland spawning_grounds",
    "c8": "city city red, hills mine red, desert, desert !!, wasteland, wasteland !!, desert ruins",
}
ON_MAP = {
    "village": 6,
    "monastery": 4,
    "keep": 5,
    "mage_tower": 5,
    "city": 4,
    "dungeon": 2,
    "tomb": 2,
    "monster_den": 2,
    "spawning_grounds": 2,
    "ruins": 7,
    "mine": 8,
    "glade": 6,
}
SITES = {number: name for name, number in data.SITE.items()}
COLOURS = ("red", "blue", "white", "green")
RAMPAGING = {-1: "", 0: "!", 5: "!!"}


def described(stage: Stage, tile: str) -> str:
    """Say what lies on a tile of the map."""
    layout = stage.s.layout
    first = 7 * layout.tiles.index(data.TILE[tile])
    spaces = []
    for space in range(first, first + 7):
        words = [data.TERRAINS[layout.terrain[space]], SITES[layout.site[space]], RAMPAGING[layout.rampaging[space]]]
        if layout.colour[space] >= 0:
            words.append(COLOURS[layout.colour[space]])
        spaces.append(" ".join(word for word in words if word))
    return ", ".join(spaces)


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile not in "AB"])
def test_a_tile_lies_on_the_map_as_it_is_printed(tile):
    stage = Stage().land(tile)
    assert described(stage, tile) == TILES[tile]


@pytest.mark.parametrize(("tile", "shape"), [("A", "wedge"), ("B", "open5")])
def test_the_start_tile_has_two_faces(tile, shape):
    assert described(Stage(map=shape), tile) == TILES[tile]


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile not in "AB"])
def test_what_a_new_tile_brings_with_it(tile):
    stage = Stage().land(tile)
    for place, words in zip(("c", "ne", "e", "se", "sw", "w", "nw"), TILES[tile].split(", "), strict=True):
        piles = [stage.s.box.enemy(token).pile for token in stage.s.spots[stage.at(f"{tile}:{place}")].tokens]
        up = stage.s.spots[stage.at(f"{tile}:{place}")].up
        expected = {"!": [0], "!!": [5], "keep": [1], "mage_tower": [3]}.get(words.split()[-1], [])
        assert piles == expected
        assert up or words.split()[-1] in ("keep", "mage_tower")
        assert (stage.s.spots[stage.at(f"{tile}:{place}")].ruin >= 0) == ("ruins" in words)
    assert len(stage.s.lessons) == TILES[tile].count("monastery")
    assert len(stage.s.cities) == TILES[tile].count("city city")


def test_sites_are_as_many_as_the_box_says():
    counted = Counter(words.split()[1] for tile in TILES.values() for words in tile.split(", ") if " " in words)
    assert {site: counted[site] for site in ON_MAP} == ON_MAP
    box = catalogue()
    found = Counter(SITES[site] for tile in box.tiles for site in tile.site if site)
    assert {site: found[site] for site in ON_MAP} == ON_MAP


def test_two_mines_of_each_colour():
    box = catalogue()
    mines = Counter(
        COLOURS[tile.colour[space]] for tile in box.tiles for space in range(7) if SITES[tile.site[space]] == "mine"
    )
    assert mines == dict.fromkeys(COLOURS, 2)


@pytest.mark.parametrize(
    ("terrain", "day", "night"),
    [
        ("plains", 2, 2),
        ("hills", 3, 3),
        ("forest", 3, 5),
        ("wasteland", 4, 4),
        ("desert", 5, 3),
        ("swamp", 5, 5),
        ("city", 2, 2),
        ("lake", -1, -1),
        ("mountain", -1, -1),
        ("sea", -1, -1),
    ],
)
def test_what_terrains_cost(terrain, day, night):
    assert Stage().hand("rage").road().price(terrain) == day
    assert Stage().night().hand("rage").road().price(terrain) == night
