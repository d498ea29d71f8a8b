"""Small World: fantastic races fight over a board that is too small for them all."""

from ludotheque.game import Cover, Game
from ludotheque.games.smallworld.ledger import LEDGER
from ludotheque.games.smallworld.mending import mend
from ludotheque.games.smallworld.mind import MIND
from ludotheque.games.smallworld.rules import RULES
from ludotheque.games.smallworld.show import SHOW
from ludotheque.games.smallworld.words import WORDS
from ludotheque.games.smallworld.writing import WRITING

GAME = Game(
    name="smallworld",
    version="2",
    seats=range(2, 6),
    cover=Cover(
        titles={"fr": "Small World", "en": "Small World"},
        pitches={
            "fr": "Trop de peuples pour un si petit monde\u00a0: conquérez, déclinez, recommencez.",
            "en": "Too many races for such a small world: conquer, decline, begin again.",
        },
        minutes=60,
        icon="race-orcs",
        colour="#35592f",
        place=0,
        units={"fr": ("jeton", "jetons"), "en": ("coin", "coins")},
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
