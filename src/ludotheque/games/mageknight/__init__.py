"""Mage Knight: heroes explore a land, fight its monsters and conquer its cities."""

from ludotheque.game import Cover, Game
from ludotheque.games.mageknight.ledger import LEDGER
from ludotheque.games.mageknight.mending import mend
from ludotheque.games.mageknight.mind import MIND
from ludotheque.games.mageknight.rules import RULES
from ludotheque.games.mageknight.show import SHOW
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.writing import WRITING

GAME = Game(
    name="mageknight",
    version="4",
    seats=range(1, 5),
    cover=Cover(
        titles={"fr": "Mage Knight", "en": "Mage Knight"},
        pitches={
            "fr": "Un héros, un monde inconnu, des cités à prendre : chaque carte compte, chaque tour est une énigme.",
            "en": "A hero, an unknown land, cities to take: every card counts, every turn is a riddle.",
        },
        minutes=150,
        icon="mk-attack",
        colour="#8f1f1a",
        place=2,
        usual=1,
    ),
    rules=RULES,
    mend=mend,
    mind=MIND,
    ledger=LEDGER,
    show=SHOW,
    words=WORDS,
    writing=WRITING,
)

__all__ = ["GAME"]
