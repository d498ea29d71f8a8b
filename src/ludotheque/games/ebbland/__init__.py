"""Ebbland: leaders, raiders and what the sea left behind, a card game with decks of one's own."""

from ludotheque.game import Cover, Game
from ludotheque.games.ebbland.ledger import LEDGER
from ludotheque.games.ebbland.mending import mend
from ludotheque.games.ebbland.mind import MIND
from ludotheque.games.ebbland.rules import RULES
from ludotheque.games.ebbland.rules.manners import MANNERS, is_secret, passes
from ludotheque.games.ebbland.show import SHOW
from ludotheque.games.ebbland.show.decks import DECKS
from ludotheque.games.ebbland.words import WORDS
from ludotheque.games.ebbland.writing import WRITING
from ludotheque.manners import Manners

GAME = Game(
    name="ebbland",
    version="4",
    seats=range(2, 5),
    cover=Cover(
        titles={"fr": "Ebbland", "en": "Ebbland"},
        pitches={
            "fr": "La mer s’est retirée\u00a0: enrôlez, armez, pillez, et gardez vos lieux.",
            "en": "The sea has gone: enlist, arm, raid, and hold your sites.",
        },
        minutes=60,
        icon="cg-site",
        colour="#6b4a2f",
        place=3,
        units={"fr": ("PV", "PV"), "en": ("VP", "VP")},
        usual=2,
    ),
    rules=RULES,
    mend=mend,
    mind=MIND,
    ledger=LEDGER,
    show=SHOW,
    words=WORDS,
    writing=WRITING,
    decks=DECKS,
    manners=Manners(
        MANNERS, {language: speaker.words.manners for language, speaker in WORDS.items()}, passes, is_secret
    ),
)

__all__ = ["GAME"]
