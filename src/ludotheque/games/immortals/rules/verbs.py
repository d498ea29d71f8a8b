"""The families of options in Immortals: what learners choose from."""

from typing import Final

from ludotheque.game import Verb
from ludotheque.games.immortals.rules.start.setup import CUBES
from ludotheque.games.immortals.rules.state import CARDS, REGIONS, SPACES

MOST_GROUPS: Final = 8
AT_PLACES: Final = (
    *("deploy", "reinforce", "extract", "transition", "portal", "sanctuary", "capital", "attack", "target", "move"),
    *("destination", "place", "seize"),
)
BUTTONS: Final = ("draw", "skip", "stop", "ready", "back", "pass", "gold", "energy", "marker")

VERBS: Final = (
    Verb("group", "group", MOST_GROUPS),
    *(Verb(verb, "card", CARDS) for verb in ("choose", "pick")),
    *(Verb(verb, "space", SPACES) for verb in ("lay", "lift", "reveal")),
    *(Verb(verb, kind, REGIONS) for verb in AT_PLACES for kind in ("region-light", "region-dark")),
    *(Verb(verb, "button", CUBES) for verb in ("light", "commit", "march")),
    *(Verb(verb, "button", 1) for verb in BUTTONS),
    *(Verb("name", kind, REGIONS) for kind in ("region-light", "region-dark")),
)
