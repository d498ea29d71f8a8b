"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.refusals import actions
from ludotheque.games.immortals.rules.rounds.planning import blanks_left, takes
from ludotheque.games.immortals.rules.state import (
    BLANK,
    CAST,
    CONFLICT,
    LIGHT,
    MAGIC,
    NONE,
    REGIONS,
    Immortals,
    place_of,
    realm_of,
)
from ludotheque.kernel import Option, waiting
from ludotheque.wish import is_near

# The clause behind each question.
PHASES = {
    "OccupyStart": "IM-START-04",
    "ChooseCard": "IM-START-10",
    "ChooseRegion": "IM-START-13",
    "ChooseGroup": "IM-START-12",
    "SplitFallen": "IM-TOWER-02",
    "DrawCard": "IM-REINF-02",
    "SendArmy": "IM-REINF-06",
    "Plan": "IM-PLAN-01",
    "Lay": "IM-PLAN-02",
    "Reveal": "IM-RESOLVE-01",
    "Compensate": "IM-PLAN-17",
    "Extract": "IM-ACT-01",
    "Transition": "IM-ACT-09",
    "Build": "IM-BUILD-03",
    "BuildSanctuary": "IM-TRIBE-02",
    "Attack": "IM-ATTACK-01",
    "ChooseTarget": "IM-ATTACK-01",
    "CommitArmies": "IM-BATTLE-02",
    "ChooseDestination": "IM-MOVE-03",
    "MoveArmies": "IM-MOVE-07",
    "Cast": "IM-MAGIC-06",
    "SpreadArmies": "IM-MAGIC-03",
    "KeepCard": "IM-START-23",
    "NameRegion": "IM-ATTACK-07",
}
QUESTIONS = tuple(PHASES)


def why_not(view: Immortals, seat: int, wished: Option) -> Refusal | None:
    """Return why a seat cannot do what it wishes now; nothing if it can."""
    asks = waiting(view)
    if not asks:
        return Refusal("over", "IM-END-02")
    ask: Any = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return Refusal("not_your_turn", "IM-RESOLVE-01", (asks[0].seat,))
    if is_near(ask.options(view), wished):
        return None
    name = type(ask).__name__
    place = place_of(wished)
    found = REASONS.get((name, wished.kind.partition("-")[0]))
    refusal = found(view, ask, place, wished.verb) if found else None
    return refusal or Refusal("first", PHASES[name], (QUESTIONS.index(name),))


def _choose(view: Immortals, ask: Any, card: int, verb: str) -> Refusal | None:
    held = card in view.players[ask.seat].draft
    return Refusal("occupied", "IM-START-11", (card,)) if held else Refusal("no_card", "IM-START-10", (card,))


def _joker(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    inside = view.shown_by(ask.seat, view.players[ask.seat].chosen) >> place & 1
    return Refusal("taken" if inside else "other_province", "IM-START-13", (place,))


def _keep(view: Immortals, ask: Any, card: int, verb: str) -> Refusal | None:
    return Refusal("no_card", "IM-START-23", (card,))


def _reinforce(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    left = ask.light if realm_of(place) == LIGHT else ask.dark
    if left == 0:
        limbo = view.players[ask.seat].limbo[realm_of(place)]
        return Refusal("small_limbo", "IM-REINF-04", (realm_of(place), limbo))
    return actions.foreign(view, ask.seat, place, "IM-REINF-06")


def _plan_card(view: Immortals, ask: Any, card: int, verb: str) -> Refusal | None:
    player = view.players[ask.seat]
    if card in player.spaces and (card != BLANK or blanks_left(player) == 0):
        return Refusal("laid", "IM-PLAN-02", (card,))
    if card < CONFLICT and view.holder[card] == ask.seat:
        lacking = ask.seat not in (view.owner[card], view.owner[card + REGIONS])
        return Refusal("no_army", "IM-PLAN-08", (card,)) if lacking else Refusal("no_space", "IM-PLAN-02", (card,))
    owned = card in player.conflicts or card >= MAGIC
    return Refusal("no_space", "IM-PLAN-02", (card,)) if owned else Refusal("no_card", "IM-PLAN-02", (card,))


def _plan_space(view: Immortals, ask: Any, space: int, verb: str) -> Refusal | None:
    filled = view.players[ask.seat].spaces[space] != NONE
    return Refusal("changes_spent", "IM-PLAN-19") if filled else Refusal("card_first", "IM-PLAN-02")


def _lay(view: Immortals, ask: Any, space: int, verb: str) -> Refusal | None:
    if view.players[ask.seat].spaces[space] != NONE:
        return Refusal("filled", "IM-PLAN-02", (space,))
    if takes(view, ask.seat, space, ask.card):
        return None
    if view.deed(ask.seat, space).action == CAST:
        return Refusal("magic_space", "IM-PLAN-03")
    return Refusal("army_space", "IM-PLAN-04") if ask.card >= MAGIC else Refusal("joker_extracts", "IM-ACT-03")


def _reveal(view: Immortals, ask: Any, space: int, verb: str) -> Refusal | None:
    return Refusal("empty_space", "IM-PLAN-06", (space,))


REASONS: dict[tuple[str, str], Callable[[Immortals, Any, int, str], Refusal | None]] = {
    ("ChooseCard", "card"): _choose,
    ("KeepCard", "card"): _keep,
    ("ChooseRegion", "region"): _joker,
    ("SendArmy", "region"): _reinforce,
    ("Plan", "card"): _plan_card,
    ("Plan", "space"): _plan_space,
    ("Lay", "space"): _lay,
    ("Reveal", "space"): _reveal,
    ("Extract", "region"): actions.extract,
    ("Transition", "region"): actions.transition,
    ("Build", "region"): actions.build,
    ("BuildSanctuary", "region"): actions.build_sanctuary,
    ("Attack", "region"): actions.set_out,
    ("ChooseTarget", "region"): actions.target,
    ("NameRegion", "region"): actions.named,
    ("ChooseDestination", "region"): actions.goal,
    ("SpreadArmies", "region"): actions.spread,
    ("Cast", "region"): actions.cast,
}
