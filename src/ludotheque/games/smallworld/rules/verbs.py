"""The families of options in Small World: what learners choose from."""

from typing import Final

from ludotheque.game import Verb
from ludotheque.games.smallworld.data import MOST_REGIONS
from ludotheque.games.smallworld.rules.column import VISIBLE

AT_REGIONS: Final = ("conquer", "attempt", "dragon", "replace", "abandon", "leave", "lift")
BUTTONS: Final = ("roll", "stop", "decline", "stay", "lift", "done", "skip", "keep", "strike")

VERBS: Final = (
    Verb("pick", "combo", VISIBLE),
    *(Verb(verb, "region", MOST_REGIONS) for verb in AT_REGIONS),
    *(Verb(verb, "region", MOST_REGIONS, 2) for verb in ("place", "camp")),
    *(Verb(verb, "region", MOST_REGIONS) for verb in ("fortress", "hero")),
    Verb("pact", "seat", 5),
    *(Verb(verb, "button", 1) for verb in BUTTONS),
)
