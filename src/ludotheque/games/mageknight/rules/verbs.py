"""The families of options in Mage Knight: what learners choose from."""

from typing import Final

from ludotheque.game import Verb
from ludotheque.games.mageknight.data import TABLES, TOKENS
from ludotheque.games.mageknight.rules.heroes.mana import KINDS
from ludotheque.games.mageknight.rules.land.exploration import SPAN

MOST_SPACES: Final = 140
MOST_POSITIONS: Final = SPAN * SPAN
CARD_VERBS: Final = ("basic", "strong", "assign", "give", "mend", "bury", "fetch", "upgrade", "retain", "add")
UNIT_VERBS: Final = ("bear", "fear", "courage", "absorb", "disband", "ready", "mend")
HEX_VERBS: Final = ("move", "travel", "challenge", "passage", "secret", "propose")
BUTTONS: Final = (
    *("choose", "use", "skip", "prolong", "next", "strike", "block", "hero", "fight", "begin", "plunder", "meditate"),
    *("spare", "unspare", "play", "announce", "rest", "recover", "end", "interact", "enter", "altar", "burn", "leave"),
    *("heal", "artifact", "elite", "unseen", "done", "right_moment", "search", "hand", "pile", "keep", "detach"),
    *("agility", "reward", "dice", "top", "bottom", "now", "later", "wait"),
    *("mark", "incant", "concede", "bid", "share", "agree", "refuse", "stay"),
    *("full", "partial", "launch", "pass"),
)


def for_each(kind: str, verb: str, args: int = 1) -> Verb:
    """Return the options that point at any component of a kind."""
    sizes = TABLES[kind].sizes
    return Verb(verb, kind, sizes[-1], args, sizes[:-1])


VERBS: Final = (
    *(for_each("card", verb) for verb in CARD_VERBS),
    *(for_each("card", verb, 2) for verb in ("stack", "with", "sideways")),
    *(Verb(verb, "hex", MOST_SPACES) for verb in HEX_VERBS),
    Verb("explore", "tile", MOST_POSITIONS),
    *(Verb(verb, "unit", 8) for verb in UNIT_VERBS),
    Verb("activate", "unit", 8, 3),
    Verb("borrow", "offer", 12, 3),
    *(Verb(verb, "offer", 12) for verb in ("recruit", "bond")),
    *(Verb(verb, "enemy", TOKENS[-1], 1, TOKENS[:-1]) for verb in ("strike", "block", "suffer", "target")),
    Verb("hold", "blow", 40),
    *(for_each("skill", verb) for verb in ("skill", "learn")),
    *(Verb(verb, "advanced", 6) for verb in ("learn", "study", "take")),
    *(Verb(verb, "spell", 6) for verb in ("learn", "spell", "take", "cast", "overcast")),
    *(Verb(verb, "spell", 6, 2) for verb in ("sideways", "with")),
    Verb("learn", "lesson", 6),
    *(Verb("pay", kind, 10, 2) for kind in KINDS),
    *(Verb(verb, "die", 10) for verb in ("steal", "reroll", "die")),
    *(Verb(verb, "mana", 6) for verb in ("colour", "twist")),
    *(for_each("tactic", verb) for verb in ("tactic", "drop")),
    for_each("hero", "hero"),
    *(Verb(verb, "seat", 4) for verb in ("rival", "invite")),
    Verb("drain", "rival_unit", 50),
    *(Verb(verb, "button", 16) for verb in BUTTONS),
    *(Verb(verb, "seat", 4) for verb in ("attack", "wound")),
    *(Verb(verb, "rival_unit", 50) for verb in ("hit", "target")),
    for_each("card", "loot"),
    Verb("push", "hex", MOST_SPACES),
    *(Verb(verb, "seat", 4) for verb in ("more", "less")),
)
