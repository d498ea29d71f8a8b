"""The families of options in Ebbland: what learners choose from."""

from typing import Final

from ludotheque.game import Verb
from ludotheque.games.ebbland.data import TABLES
from ludotheque.games.ebbland.rules.table import SEATS
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH

# More characters than are ever in play at once.
MOST_FIGHTERS: Final = 128
# The most texts of a card, of which an option uses one.
MOST_TEXTS: Final = 2

SIZES: Final = TABLES["card"].sizes
WITH_CARDS: Final = (
    *("discard", "equip", "build", "enlist", "victory", "give"),
    *("play", "take", "recover", "replace", "attach", "pack", "leave"),
)
WITH_FIGHTERS: Final = ("equip", "commit", "lone", "pick", "share", "guard", "give")
AGAINST_FIGHTERS: Final = ("pair", "support", "shoot")
BUTTONS: Final = (
    *("exchange", "pass", "done", "end", "back", "attack", "keep", "roll", "standard", "lone", "nobody", "decline"),
    *("hold", "marker-roll", "ready"),
)

VERBS: Final = (
    *(Verb(verb, "card", SIZES[-1], 1, SIZES[:-1]) for verb in WITH_CARDS),
    *(Verb(verb, "fighter", MOST_FIGHTERS) for verb in WITH_FIGHTERS),
    *(Verb(verb, "fighter", MOST_FIGHTERS, MOST_FIGHTERS) for verb in AGAINST_FIGHTERS),
    *(Verb(verb, "site", SEATS * SITES_EACH) for verb in ("build", "target", "pick")),
    *(Verb(verb, "leader", SEATS) for verb in ("attack", "pick")),
    Verb("pick", "logistics", SEATS * SITES_EACH),
    Verb("pick", "gear", MOST_FIGHTERS * GEAR_EACH),
    Verb("use", "leader", SEATS, MOST_TEXTS),
    *(Verb("use", kind, SEATS * SITES_EACH, MOST_TEXTS) for kind in ("site", "artifact", "logistics")),
    Verb("use", "fighter", MOST_FIGHTERS, MOST_TEXTS),
    Verb("use", "gear", MOST_FIGHTERS * GEAR_EACH, MOST_TEXTS),
    *(Verb(verb, "button", 1) for verb in BUTTONS),
    Verb("raise", "button", 4),
    Verb("marker", "button", 3),
    Verb("choose", "button", 3),
)
