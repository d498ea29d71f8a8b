"""How Ebbland is explained in pictures, cut from its own table at moments of the first lesson."""

from collections.abc import Callable
from dataclasses import replace

from ludotheque.game import Talk
from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.show.drawing.board import WIDE, board, height
from ludotheque.games.ebbland.show.drawing.faces import HAND, face, unsaid
from ludotheque.games.ebbland.show.drawing.frames import patterns
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.words.en.guide import GUIDE as ENGLISH
from ludotheque.games.ebbland.words.fr.guide import GUIDE as FRENCH
from ludotheque.guide import Box, Cutout, Guide
from ludotheque.svg.cutout import around, fan
from ludotheque.svg.markup import sized
from ludotheque.typography import all_shown

GUIDES: dict[str, Guide] = {"fr": all_shown(FRENCH, "fr"), "en": all_shown(ENGLISH, "en")}
# Steps of the first lesson: the hand is renewed, a fighter enlists, a target is chosen, both strike, dice are rolled.
STOCK, ENLIST, TARGET, STRIKE, DICE = 1, 3, 6, 9, 12
SIZE = HAND.wide, HAND.high


def guide(language: str) -> Guide:
    """Return what is explained, in words."""
    return GUIDES[language]


def cutout(name: str, moment: Callable[[int], Talk], language: str) -> Cutout:
    """Return one of the pictures."""

    def scene(step: int) -> Scene:
        talk = moment(step)
        return Scene(talk.view, talk.you, language, talk.names)

    return PICTURES[name](scene)


def _face(scene: Scene, name: str) -> str:
    number = data.CARD[name]
    card = scene.view.box.cards[number]
    return face(card, HAND, scene.called.card(number), scene.texts.sentences(card, unsaid(card)), name)


def _table(scene: Scene, box: Box) -> Cutout:
    return Cutout(board(scene, width=WIDE, height=height(scene)), box)


def _hand(scene: Callable[[int], Scene]) -> Cutout:
    shown = scene(STOCK)
    held = fan([_face(shown, name) for name in ("open_gates", "brine_recruit", "locked_shields")], SIZE, 112)
    return Cutout(patterns() + held.drawing, held.box)


def _fighter(scene: Callable[[int], Scene]) -> Cutout:
    """Show a character that has everything; the numbers stand beside Control, life, class and the four strings."""
    wide, high = SIZE
    put = sized(_face(scene(STOCK), "caul_ember"), wide, high)
    left, right, rows = -5.0, wide + 5, (HAND.low + 19, HAND.low + 50)
    pins = ((left, 51.0), (right, 51.0), (left, HAND.low - 12), *((x, y) for y in rows for x in (left, right)))
    return Cutout(patterns() + put, (-16.0, -8.0, wide + 32, high + 16), pins, shown=250)


def _duel(scene: Callable[[int], Scene]) -> Cutout:
    """Show a duel; the numbers stand at the dice, their total, the block, and what is left to stop."""
    pins = ((922.0, 304.0), (972.0, 304.0), (972.0, 330.0), (912.0, 356.0))
    return replace(_table(scene(STRIKE), (705.0, 40.0, 365.0, 390.0)), pins=pins)


PICTURES: dict[str, Callable[[Callable[[int], Scene]], Cutout]] = {
    "turn-1": _hand,
    "turn-2": lambda scene: _table(scene(ENLIST), around((818.0, 330.0), 330.0)),
    "turn-3": lambda scene: _table(scene(STRIKE), around((890.0, 235.0), 570.0)),
    "turn-4": lambda scene: _table(scene(DICE), around((135.0, 335.0), 270.0)),
    "fighter": _fighter,
    "combat": _duel,
}
