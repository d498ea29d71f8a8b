"""How Mage Knight is explained in pictures, cut from its own board at moments of the first lesson."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.show.drawing.cards import HEIGHT, WIDTH, card
from ludotheque.games.mageknight.show.drawing.foes import HEIGHT as FOE_HEIGHT
from ludotheque.games.mageknight.show.drawing.foes import WIDTH as FOE_WIDTH
from ludotheque.games.mageknight.show.drawing.foes import foe_card
from ludotheque.games.mageknight.show.drawing.hexes import FAR, at, slot_hexes
from ludotheque.games.mageknight.show.drawing.map import map_svg
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.words.en.guide import GUIDE as ENGLISH
from ludotheque.games.mageknight.words.fr.guide import GUIDE as FRENCH
from ludotheque.guide import Cutout, Guide
from ludotheque.svg.cutout import around, fan
from ludotheque.svg.markup import sized
from ludotheque.typography import all_shown

GUIDES: dict[str, Guide] = {"fr": all_shown(FRENCH, "fr"), "en": all_shown(ENGLISH, "en")}
# Steps of the first lesson: the first hand, a tile to reveal, an enemy beside the hero, its blow to block.
HAND, EXPLORE, CHALLENGE, BLOCK = 4, 15, 16, 18
SIZE = WIDTH, HEIGHT


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
    side = 2 * FAR
    box = f"{-FAR:g} {-FAR:g} {side:g} {side:g}"
    return map_svg(scene, viewBox=box, x=-FAR, y=-FAR, width=side, height=side)


def _cards(scene: Callable[[int], Scene], *names: str) -> Cutout:
    shown = scene(HAND)
    return fan([card(shown, data.CARD[name]) for name in names], SIZE, 118)


def _explore(scene: Callable[[int], Scene]) -> Cutout:
    shown = scene(EXPLORE)
    hero = at(shown.view.layout, shown.focus())
    tile = next(slot_hexes(option.index)[0] for option in shown.options if option.kind == "tile")
    middle = (hero[0] + tile[0]) / 2, (hero[1] + tile[1]) / 2
    return Cutout(_map(shown), around(middle, 460), arrows=((hero, tile),))


def _beside(scene: Callable[[int], Scene]) -> tuple[Scene, tuple[float, float], tuple[float, float]]:
    """Return the moment when an enemy stands beside the hero, and where both are."""
    shown = scene(CHALLENGE)
    foe = next(option.index for option in shown.options if option.verb == "challenge")
    return shown, at(shown.view.layout, shown.focus()), at(shown.view.layout, foe)


def _action(scene: Callable[[int], Scene]) -> Cutout:
    shown, (ax, ay), (bx, by) = _beside(scene)
    return Cutout(_map(shown), around(((ax + bx) / 2, (ay + by) / 2), 330))


def _land(scene: Callable[[int], Scene]) -> Cutout:
    """Show hero and enemy; the numbers stand at the hero, the attack and the armour."""
    shown, (ax, ay), (bx, by) = _beside(scene)
    pins = ((ax - 40, ay - 18), (bx - 42, by + 10), (bx + 42, by + 10))
    return Cutout(_map(shown), around(((ax + bx) / 2, (ay + by) / 2), 400), pins)


def _card(scene: Callable[[int], Scene]) -> Cutout:
    """Show a card; the numbers stand at its colour, the effect for free, the one for mana, and its side."""
    drawn = card(scene(BLOCK), data.CARD["determination"], ways=frozenset(("basic", "strong", "sideways")))
    put = sized(drawn, WIDTH, HEIGHT)
    pins = ((WIDTH + 4, 15.0), (WIDTH + 4, 110.0), (WIDTH + 4, 176.0), (WIDTH + 4, 60.0))
    return Cutout(put, (-12.0, -12.0, WIDTH + 36.0, HEIGHT + 24.0), pins, shown=250)


def _enemy(scene: Callable[[int], Scene]) -> Cutout:
    """Show an enemy in a fight; the numbers stand at attack, armour, fame, and what is still needed."""
    shown = scene(BLOCK)
    assert shown.view.combat is not None
    drawn = foe_card(shown, shown.view.combat.foes[0])
    put = sized(drawn, FOE_WIDTH, FOE_HEIGHT)
    pins = ((98.0, 64.0), (158.0, 64.0), (208.0, 64.0), (60.0, FOE_HEIGHT + 2), (172.0, FOE_HEIGHT + 2))
    return Cutout(put, (-10.0, -8.0, FOE_WIDTH + 20.0, FOE_HEIGHT + 22.0), pins)


PICTURES: dict[str, Callable[[Callable[[int], Scene]], Cutout]] = {
    "turn-1": lambda scene: _cards(scene, "promise", "march", "crystallize"),
    "turn-2": _explore,
    "turn-3": _action,
    "turn-4": lambda scene: _cards(scene, "concentration", "improvisation", "rage"),
    "land": _land,
    "card": _card,
    "enemy": _enemy,
}
