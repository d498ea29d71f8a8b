"""How Immortals is explained in pictures, cut from its own board at moments of the first lesson."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.state import REGIONS
from ludotheque.games.immortals.show.drawing import cards, tray
from ludotheque.games.immortals.show.drawing.realms import ALONE, front, map_svg, middle
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.games.immortals.words.en.guide import GUIDE as ENGLISH
from ludotheque.games.immortals.words.fr.guide import GUIDE as FRENCH
from ludotheque.guide import Cutout, Guide, Place
from ludotheque.svg.cutout import around
from ludotheque.svg.markup import sized
from ludotheque.typography import all_shown

GUIDES: dict[str, Guide] = {"fr": all_shown(FRENCH, "fr"), "en": all_shown(ENGLISH, "en")}
# Steps of the first lesson: some cards are laid, an attack begins, points, armies come back.
PLAN, ATTACK, SCORE, REINFORCE = 6, 11, 13, 15


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
    x, y, wide, high = ALONE[front(scene)]
    return map_svg(scene, "", x=x, y=y, width=wide, height=high)


def _at(region: str, is_dark: bool = False) -> Place:
    return middle(_number(region) + is_dark * REGIONS)


def _number(region: str) -> int:
    return next(number for number, place in enumerate(data.places()) if place.id == region)


def _reinforce(scene: Callable[[int], Scene]) -> Cutout:
    return Cutout(_map(scene(REINFORCE)), around(_at("heartwood", True), 460))


def _plan(scene: Callable[[int], Scene]) -> Cutout:
    wide = tray.GAP + 3 * (tray.SPACE_WIDTH + tray.GAP)
    shown = scene(PLAN)
    # What is asked is not what the picture is about.
    shown.ask, shown.options_at = None, {}
    return Cutout(tray.tray(shown, 0, 0, 1100), around((wide / 2, wide * 0.34), wide))


def _attack(scene: Callable[[int], Scene]) -> Cutout:
    (ax, ay), (bx, by) = _at("riverhome"), _at("white_falls")
    box = around(((ax + bx) / 2, (ay + by) / 2), 520)
    return Cutout(_map(scene(ATTACK)), box, arrows=(((ax, ay - 10), (bx, by - 10)),))


def _score(scene: Callable[[int], Scene]) -> Cutout:
    x, y = _at("treehome")
    return Cutout(_map(scene(SCORE)), around((x, y), 640))


def _region(scene: Callable[[int], Scene]) -> Cutout:
    """Show a region with all that can stand in it: army, building, yield, what the other realm has, the province."""
    x, y = _at("mountainhome")
    pins = ((x + 100, y - 46), (x - 40, y - 10), (x + 94, y - 8), (x - 66, y + 34), (x + 56, y + 66), (x - 92, y - 62))
    return Cutout(_map(scene(SCORE)), around((x + 30, y + 10), 400), pins)


def _card(scene: Callable[[int], Scene]) -> Cutout:
    drawn = cards.card_svg(scene(PLAN), _number("heartwood"))
    put = sized(drawn, cards.WIDTH, cards.HEIGHT)
    pins = ((cards.WIDTH - 8.0, 9.0), (2.0, 38.0), (cards.WIDTH - 2.0, 30.0), (cards.WIDTH - 2.0, 46.0))
    return Cutout(put, (-8.0, -8.0, cards.WIDTH + 16.0, cards.HEIGHT + 16.0), pins, shown=300)


PICTURES: dict[str, Callable[[Callable[[int], Scene]], Cutout]] = {
    "turn-1": _reinforce,
    "turn-2": _plan,
    "turn-3": _attack,
    "turn-4": _score,
    "region": _region,
    "card": _card,
}
