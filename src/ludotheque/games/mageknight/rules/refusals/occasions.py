"""When each thing is done that can be chosen: what is refused at another moment."""

from __future__ import annotations

from typing import Final

from ludotheque.game import Refusal
from ludotheque.kernel import Option

# By verb and what it points at: the occasion, and the clause it rests on. What is not here can be done in a turn.
OCCASIONS: Final[dict[str, tuple[str, str]]] = {
    "give card": ("give", "MK-REST-02"),
    "bury card": ("bury", "MK-END-16"),
    "stack card": ("stack", "MK-END-17"),
    "fetch card": ("fetch", "MK-EFFECT-01"),
    "with card": ("with", "MK-EFFECT-01"),
    "with spell": ("with", "MK-EFFECT-01"),
    "loot card": ("loot", "MK-PVP-34"),
    "upgrade card": ("upgrade", "MK-VAR-64"),
    "retain card": ("draft", "MK-VAR-69"),
    "add card": ("draft", "MK-VAR-69"),
    "travel hex": ("travel", "MK-MOVE-26"),
    "secret hex": ("secret", "MK-SCN-DUNGEON-08"),
    "push hex": ("push", "MK-PVP-52"),
    "bear unit": ("bear", "MK-UNITS-16"),
    "absorb unit": ("absorb", "MK-DAMAGE-05"),
    "disband unit": ("disband", "MK-UNITS-08"),
    "ready unit": ("ready", "MK-UNITS-15"),
    "target enemy": ("target", "MK-COMBAT-25"),
    "hold blow": ("hold", "MK-RANGED-02"),
    "learn skill": ("level", "MK-LEVEL-04"),
    "take advanced": ("reward", "MK-END-18"),
    "take spell": ("reward", "MK-END-18"),
    "learn spell": ("reward", "MK-END-18"),
    "steal die": ("tactic_die", "MK-ROUND-20"),
    "reroll die": ("tactic_die", "MK-ROUND-20"),
    "die die": ("die", "MK-MANA-14"),
    "colour mana": ("colour", "MK-MANA-01"),
    "twist mana": ("twist", "MK-VAR-51"),
    "tactic tactic": ("tactic", "MK-ROUND-20"),
    "drop tactic": ("drop", "MK-ROUND-20"),
    "hero hero": ("hero", "MK-GAME-04"),
    "rival seat": ("rival", "MK-EFFECT-01"),
    "invite seat": ("invite", "MK-COOP-06"),
    "more seat": ("invite", "MK-COOP-07"),
    "less seat": ("invite", "MK-COOP-07"),
    "wound seat": ("hit", "MK-PVP-34"),
    "hit rival_unit": ("hit", "MK-PVP-34"),
    "drain rival_unit": ("rival", "MK-EFFECT-01"),
    "target rival_unit": ("rival", "MK-EFFECT-01"),
    "choose button": ("choose", "MK-EFFECT-01"),
    "use button": ("choose", "MK-EFFECT-01"),
    "skip button": ("choose", "MK-EFFECT-01"),
    "next button": ("next", "MK-COMBAT-24"),
    "strike button": ("strike", "MK-RANGED-02"),
    "block button": ("block", "MK-BLOCK-15"),
    "hero button": ("absorb", "MK-DAMAGE-05"),
    "fight button": ("fight", "MK-COMBAT-24"),
    "begin button": ("before", "MK-TURN-01"),
    "wait button": ("before", "MK-TURN-01"),
    "plunder button": ("before", "MK-TURN-01"),
    "meditate button": ("before", "MK-TURN-01"),
    "spare button": ("before", "MK-TURN-01"),
    "unspare button": ("before", "MK-TURN-01"),
    "play button": ("opening", "MK-TURN-07"),
    "done button": ("done", "MK-EFFECT-01"),
    "hand button": ("glade", "MK-END-07"),
    "pile button": ("glade", "MK-END-07"),
    "keep button": ("banner", "MK-UNITS-21"),
    "detach button": ("banner", "MK-UNITS-21"),
    "reward button": ("rewards", "MK-END-11"),
    "dice button": ("dice", "MK-EFFECT-01"),
    "top button": ("stack", "MK-END-17"),
    "bottom button": ("stack", "MK-END-17"),
    "now button": ("claim", "MK-EFFECT-01"),
    "later button": ("claim", "MK-EFFECT-01"),
    "bid button": ("bid", "MK-VAR-03"),
    "share button": ("invite", "MK-COOP-07"),
    "agree button": ("invite", "MK-COOP-06"),
    "refuse button": ("invite", "MK-COOP-06"),
    "stay button": ("invite", "MK-COOP-06"),
    "full button": ("part", "MK-PVP-05"),
    "partial button": ("part", "MK-PVP-05"),
    "launch button": ("launch", "MK-PVP-23"),
    "pass button": ("launch", "MK-PVP-23"),
}
# Occasions that no turn of one's own brings: before the game, between rounds, in the turns of others, between heroes.
BEYOND_A_TURN: Final = (
    *("bid", "draft", "drop", "hero", "hit", "invite", "launch", "loot", "part", "push", "secret"),
    *("tactic", "tactic_die", "twist", "upgrade"),
)
KEYS: Final = tuple(dict.fromkeys(key for key, _ in OCCASIONS.values()))


def occasion(wished: Option) -> Refusal | None:
    """Say when something is done that no free moment of a turn offers."""
    found = OCCASIONS.get(f"{wished.verb} {wished.kind}")
    return None if found is None else Refusal("occasion", found[1], (KEYS.index(found[0]),))


def is_of_a_turn(refusal: Refusal) -> bool:
    """Tell whether the moment that is missing comes in a turn of one's own."""
    return refusal.reason != "occasion" or KEYS[refusal.figures[0]] not in BEYOND_A_TURN
