"""Nim: a game in its rooms, as small as can be; copy the folder to begin one of your own."""

from examples.nim.mind import MIND
from examples.nim.rules import RULES
from examples.nim.show import SHOW
from examples.nim.words import WORDS
from ludotheque.game import Cover, Game

GAME = Game(
    name="nim",
    version="1",
    seats=range(2, 4),
    cover=Cover(
        titles={"fr": "Nim", "en": "Nim"},
        pitches={
            "fr": "Prenez un, deux ou trois cailloux : le dernier gagne.",
            "en": "Take one, two or three pebbles: the last one wins.",
        },
        minutes=2,
        icon="nim-pebble",
        colour="#3d4a4f",
    ),
    rules=RULES,
    mind=MIND,
    show=SHOW,
    words=WORDS,
)

__all__ = ["GAME"]
