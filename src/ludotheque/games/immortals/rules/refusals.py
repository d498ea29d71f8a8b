"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ludotheque.errors import NotAnOption
from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.actions.attack import goals, reach
from ludotheque.games.immortals.rules.rounds.planning import blanks_left, takes
from ludotheque.games.immortals.rules.state import (
    BLANK,
    CARDS,
    CAST,
    CONFLICT,
    LIGHT,
    MAGIC,
    NONE,
    REGIONS,
    SPACES,
    Immortals,
    across,
    realm_of,
)
from ludotheque.kernel import waiting

ELEMENT = re.compile(r"(region-light|region-dark|space|card|group)-(\d+)|button-[a-z-]+(-\d+)?")
LIMITS = {"region-light": REGIONS, "region-dark": REGIONS, "space": SPACES, "card": CARDS, "group": 8}

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


def why_not(view: Immortals, seat: int, element: str, verb: str = "") -> Refusal | None:
    """Return why a seat cannot choose an element now, or do what a verb says with it; nothing if it can."""
    kind, index = _parse(element)
    asks = waiting(view)
    if not asks:
        return Refusal("over", "IM-END-02")
    ask: Any = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return Refusal("not_your_turn", "IM-RESOLVE-01", (asks[0].seat,))
    if any(option.element() == element and verb in ("", option.verb) for option in ask.options(view)):
        return None
    name = type(ask).__name__
    place = index + (REGIONS if kind == "region-dark" else 0)
    found = REASONS.get((name, kind.partition("-")[0]))
    refusal = found(view, ask, place) if found else None
    return refusal or Refusal("not_now", PHASES[name], (QUESTIONS.index(name),))


def _parse(element: str) -> tuple[str, int]:
    found = ELEMENT.fullmatch(element)
    if found is not None and (found[1] is None or int(found[2]) < LIMITS[found[1]]):
        return found[1] or "button", int(found[2] or 0)
    known = ", ".join(f"{kind}-0 … {kind}-{limit - 1}" for kind, limit in LIMITS.items())
    raise NotAnOption(
        f"there is no {element!r} on this board; there are {known}, and buttons such as button-ready",
        f"il n'y a pas de {element!r} sur ce plateau ; il y a {known}, et des boutons comme button-ready",
    )


def _foreign(view: Immortals, seat: int, place: int, clause: str) -> Refusal | None:
    return None if view.owner[place] == seat else Refusal("not_yours", clause, (place,))


def _choose(view: Immortals, ask: Any, card: int) -> Refusal | None:
    held = card in view.players[ask.seat].draft
    return Refusal("occupied", "IM-START-11", (card,)) if held else Refusal("no_card", "IM-START-10", (card,))


def _joker(view: Immortals, ask: Any, place: int) -> Refusal | None:
    inside = view.shown_by(ask.seat, view.players[ask.seat].chosen) >> place & 1
    return Refusal("taken" if inside else "other_province", "IM-START-13", (place,))


def _keep(view: Immortals, ask: Any, card: int) -> Refusal | None:
    return Refusal("no_card", "IM-START-23", (card,))


def _named(view: Immortals, ask: Any, place: int) -> Refusal | None:
    return Refusal("other_province", "IM-ATTACK-07", (place,))


def _reinforce(view: Immortals, ask: Any, place: int) -> Refusal | None:
    left = ask.light if realm_of(place) == LIGHT else ask.dark
    if left == 0:
        limbo = view.players[ask.seat].limbo[realm_of(place)]
        return Refusal("small_limbo", "IM-REINF-04", (realm_of(place), limbo))
    return _foreign(view, ask.seat, place, "IM-REINF-06")


def _plan_card(view: Immortals, ask: Any, card: int) -> Refusal | None:
    player = view.players[ask.seat]
    if card in player.spaces and (card != BLANK or blanks_left(player) == 0):
        return Refusal("laid", "IM-PLAN-02", (card,))
    if card < CONFLICT and view.holder[card] == ask.seat:
        lacking = ask.seat not in (view.owner[card], view.owner[card + REGIONS])
        return Refusal("no_army", "IM-PLAN-08", (card,)) if lacking else Refusal("no_space", "IM-PLAN-02", (card,))
    owned = card in player.conflicts or card >= MAGIC
    return Refusal("no_space", "IM-PLAN-02", (card,)) if owned else Refusal("no_card", "IM-PLAN-02", (card,))


def _plan_space(view: Immortals, ask: Any, space: int) -> Refusal | None:
    filled = view.players[ask.seat].spaces[space] != NONE
    return Refusal("changes_spent", "IM-PLAN-19") if filled else Refusal("card_first", "IM-PLAN-02")


def _lay(view: Immortals, ask: Any, space: int) -> Refusal | None:
    if view.players[ask.seat].spaces[space] != NONE:
        return Refusal("filled", "IM-PLAN-02", (space,))
    if takes(view, ask.seat, space, ask.card):
        return None
    if view.deed(ask.seat, space).action == CAST:
        return Refusal("magic_space", "IM-PLAN-03")
    return Refusal("army_space", "IM-PLAN-04") if ask.card >= MAGIC else Refusal("joker_extracts", "IM-ACT-03")


def _reveal(view: Immortals, ask: Any, space: int) -> Refusal | None:
    return Refusal("empty_space", "IM-PLAN-06", (space,))


def _by_card(clause: str) -> Callable[[Immortals, Any, int], Refusal | None]:
    """Return the reasons for actions in the region of a card: another region, no army, or something else."""

    def refused(view: Immortals, ask: Any, place: int) -> Refusal | None:
        if not view.shown_by(ask.seat, ask.card) >> place & 1 and view.owner[place] == ask.seat:
            return Refusal("other_card", "IM-PLAN-13", (ask.card,))
        return _foreign(view, ask.seat, place, clause) or Refusal("cannot_there", clause, (place,))

    return refused


def _origin(view: Immortals, ask: Any, place: int) -> Refusal | None:
    refusal = _foreign(view, ask.seat, place, "IM-ATTACK-01")
    if refusal is None and view.armies[place] < 2:
        return Refusal("last_army", "IM-BATTLE-03", (place,))
    return refusal or Refusal("no_target", "IM-ATTACK-02", (place,))


def _target(view: Immortals, ask: Any, place: int) -> Refusal | None:
    if view.owner[place] == ask.seat:
        return Refusal("own_region", "IM-ATTACK-02", (place,))
    if place == across(ask.origin):
        return Refusal("no_portal", "IM-BUILD-09", (ask.origin,))
    return None if reach(view, ask.origin) >> place & 1 else Refusal("far", "IM-ATTACK-01", (place, ask.origin))


def _goal(view: Immortals, ask: Any, place: int) -> Refusal | None:
    if place == ask.origin:
        return None
    refusal = _foreign(view, ask.seat, place, "IM-MOVE-03")
    if refusal or goals(view, ask.seat, ask.origin) >> place & 1:
        return refusal
    return Refusal("no_chain", "IM-MOVE-05", (place, ask.origin))


def _spread(view: Immortals, ask: Any, place: int) -> Refusal | None:
    if realm_of(place) != ask.realm:
        return Refusal("other_realm", "IM-MAGIC-02", (ask.realm,))
    return _foreign(view, ask.seat, place, "IM-MAGIC-03")


REASONS: dict[tuple[str, str], Callable[[Immortals, Any, int], Refusal | None]] = {
    ("ChooseCard", "card"): _choose,
    ("KeepCard", "card"): _keep,
    ("ChooseRegion", "region"): _joker,
    ("NameRegion", "region"): _named,
    ("SendArmy", "region"): _reinforce,
    ("Plan", "card"): _plan_card,
    ("Plan", "space"): _plan_space,
    ("Lay", "space"): _lay,
    ("Reveal", "space"): _reveal,
    ("Extract", "region"): _by_card("IM-ACT-02"),
    ("Transition", "region"): _by_card("IM-ACT-11"),
    ("Build", "region"): _by_card("IM-BUILD-03"),
    ("BuildSanctuary", "region"): _by_card("IM-TRIBE-02"),
    ("Attack", "region"): _origin,
    ("ChooseTarget", "region"): _target,
    ("ChooseDestination", "region"): _goal,
    ("SpreadArmies", "region"): _spread,
    ("Cast", "region"): lambda view, ask, place: _foreign(view, ask.seat, place, "IM-MAGIC-13"),
}
