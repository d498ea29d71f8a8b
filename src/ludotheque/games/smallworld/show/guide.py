"""How Small World is explained in pictures, cut from its own board at moments of the first lesson."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.show.drawing import column
from ludotheque.games.smallworld.show.drawing.layout import Spot, spots
from ludotheque.games.smallworld.show.drawing.map import map_svg
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.terrain import size
from ludotheque.games.smallworld.words.en.guide import GUIDE as ENGLISH
from ludotheque.games.smallworld.words.fr.guide import GUIDE as FRENCH
from ludotheque.guide import Cutout, Guide
from ludotheque.svg.cutout import around
from ludotheque.typography import all_shown

GUIDES: dict[str, Guide] = {"fr": all_shown(FRENCH, "fr"), "en": all_shown(ENGLISH, "en")}
# Steps of the first lesson: a race is picked, a region is conquered, tokens are spread, a turn is over.
PICK, CONQUER, REDEPLOY, SCORE = 1, 3, 7, 11


def guide(language: str) -> Guide:
    """Return what is explained, in words."""
    return GUIDES[language]


def cutout(name: str, moment: Callable[[int], Talk], language: str) -> Cutout:
    """Return one of the pictures."""

    def scene(step: int) -> Scene:
        talk = moment(step)
        return Scene(talk.view, talk.you, language, talk.names)

    return PICTURES[name](scene)


def _map(scene: Scene) -> str:
    wide, high = size(scene.players)
    return str(map_svg(scene, width=wide, height=high))


def _spot(scene: Scene, region: str) -> Spot:
    number = next(n for n, place in enumerate(data.places(scene.players)) if place.id == region)
    return spots(scene.players)[number]


def _pick(scene: Callable[[int], Scene]) -> Cutout:
    wide = column.WIDTH * column.SCALE
    return Cutout(column.column(scene(PICK), 0, 0)[0], around((wide / 2, wide * 0.34), wide))


def _combination(scene: Callable[[int], Scene]) -> Cutout:
    """Show two offers; the numbers stand at race, power, tokens and price of the lower one."""
    row, scale = column.ROW, column.SCALE
    top = column.HEAD + row
    pins = ((34, top + 14), (124, top + 14), (216, top + 58), (column.WIDTH - 54, top + 18))
    box = (0.0, column.HEAD * scale, column.WIDTH * scale, 2 * row * scale)
    return Cutout(column.column(scene(PICK), 0, 0)[0], box, tuple((x * scale, y * scale) for x, y in pins))


def _conquer(scene: Callable[[int], Scene]) -> Cutout:
    shown = scene(CONQUER)
    (ax, ay), (bx, by) = _spot(shown, "farmland_1").at, _spot(shown, "hill_2").at
    return Cutout(
        _map(shown), around(((ax + bx) / 2, (ay + by) / 2), 340), arrows=(((ax + 4, ay + 22), (bx, by - 58)),)
    )


def _region(scene: Callable[[int], Scene]) -> Cutout:
    """Show a held region and a free one: tokens, border and symbols of the one, price and tribe of the other."""
    shown = scene(CONQUER)
    held, free = _spot(shown, "farmland_1"), _spot(shown, "hill_2")
    (ax, ay), (bx, by) = held.at, free.at
    price = free.prices[shown.language]
    symbol = held.symbols[0][1]
    pins = (
        (ax - 30, ay + 22),
        (ax - 100, ay + 44),
        (symbol[0] - 30, symbol[1]),
        (price[0] + 44, price[1]),
        (bx + 36, by + 8),
    )
    return Cutout(_map(shown), around(((ax + bx) / 2, (ay + by) / 2), 400), pins)


def _redeploy(scene: Callable[[int], Scene]) -> Cutout:
    shown = scene(REDEPLOY)
    return Cutout(_map(shown), around(_spot(shown, "hill_2").at, 400))


def _score(scene: Callable[[int], Scene]) -> Cutout:
    shown = scene(SCORE)
    # What is asked is not what the picture is about.
    shown.ask, shown.options_at = None, {}
    return Cutout(_map(shown), around(_spot(shown, "hill_2").at, 620))


PICTURES: dict[str, Callable[[Callable[[int], Scene]], Cutout]] = {
    "turn-1": _pick,
    "turn-2": _conquer,
    "turn-3": _redeploy,
    "turn-4": _score,
    "region": _region,
    "combination": _combination,
}
