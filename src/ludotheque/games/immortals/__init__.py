"""Immortals: armies that fall in one realm rise again in the other."""

from ludotheque.game import Cover, Game
from ludotheque.games.immortals.ledger import LEDGER
from ludotheque.games.immortals.mending import mend
from ludotheque.games.immortals.mind import MIND
from ludotheque.games.immortals.rules import RULES
from ludotheque.games.immortals.show import SHOW
from ludotheque.games.immortals.words import WORDS
from ludotheque.games.immortals.writing import WRITING

GAME = Game(
    name="immortals",
    version="2",
    seats=range(3, 6),
    cover=Cover(
        titles={"fr": "Immortals", "en": "Immortals"},
        pitches={
            "fr": "Deux royaumes, une tour à cubes, des plans secrets\u00a0: nul ne meurt vraiment.",
            "en": "Two realms, a tower of cubes, secret plans: nobody really dies.",
        },
        minutes=120,
        icon="im-tower",
        colour="#4a3a63",
        place=1,
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
