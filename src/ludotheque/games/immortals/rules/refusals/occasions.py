"""What each question is there for, and to which question everything belongs that can be chosen."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.state import NOBODY, Immortals, place_of, realm_of
from ludotheque.kernel import BUTTON, Ask, Option

# The clause behind each question, and the verbs it knows.
PHASES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "OccupyStart": ("IM-START-04", ("group",)),
    "ChooseCard": ("IM-START-10", ("choose",)),
    "ChooseRegion": ("IM-START-13", ("deploy",)),
    "ChooseGroup": ("IM-START-12", ("group",)),
    "SplitFallen": ("IM-TOWER-02", ("light",)),
    "DrawCard": ("IM-REINF-02", ("draw", "skip")),
    "SendArmy": ("IM-REINF-06", ("reinforce", "stop")),
    "Plan": ("IM-PLAN-01", ("pick", "lift", "lay", "ready")),
    "Lay": ("IM-PLAN-02", ("lay", "back", "pick", "lift")),
    "Reveal": ("IM-RESOLVE-01", ("reveal", "pass")),
    "Compensate": ("IM-PLAN-17", ("gold", "energy")),
    "Extract": ("IM-ACT-01", ("extract", "gold", "energy")),
    "Transition": ("IM-ACT-09", ("transition", "gold", "energy")),
    "Build": ("IM-BUILD-03", ("portal", "sanctuary", "capital", "gold", "energy")),
    "BuildSanctuary": ("IM-TRIBE-02", ("sanctuary", "gold", "energy")),
    "Attack": ("IM-ATTACK-01", ("attack", "move", "gold", "energy")),
    "ChooseTarget": ("IM-ATTACK-01", ("target",)),
    "CommitArmies": ("IM-BATTLE-02", ("commit",)),
    "ChooseDestination": ("IM-MOVE-03", ("destination",)),
    "MoveArmies": ("IM-MOVE-07", ("march",)),
    "Cast": ("IM-MAGIC-06", ("place", "transition", "sanctuary", "seize", "draw", "marker", "gold", "energy")),
    "SpreadArmies": ("IM-MAGIC-03", ("place",)),
    "KeepCard": ("IM-START-23", ("choose",)),
    "NameRegion": ("IM-ATTACK-07", ("name",)),
}
QUESTIONS: Final = tuple(PHASES)

# When each thing is done, by its verb, and the clause that says so; a mere click is "act", "pick" or "reveal".
OCCASIONS: Final[dict[str, str]] = {
    "act": "IM-PLAN-06",
    "group": "IM-START-12",
    "choose": "IM-START-10",
    "deploy": "IM-START-13",
    "light": "IM-TOWER-02",
    "draw": "IM-REINF-02",
    "skip": "IM-REINF-02",
    "reinforce": "IM-REINF-06",
    "stop": "IM-REINF-07",
    "pick": "IM-PLAN-01",
    "lift": "IM-PLAN-01",
    "ready": "IM-PLAN-19",
    "lay": "IM-PLAN-01",
    "back": "IM-PLAN-01",
    "reveal": "IM-RESOLVE-01",
    "pass": "IM-RESOLVE-04",
    "gold": "IM-PLAN-17",
    "energy": "IM-PLAN-17",
    "extract": "IM-ACT-01",
    "transition": "IM-ACT-09",
    "portal": "IM-BUILD-03",
    "sanctuary": "IM-BUILD-03",
    "capital": "IM-BUILD-03",
    "attack": "IM-ATTACK-01",
    "target": "IM-ATTACK-01",
    "name": "IM-ATTACK-07",
    "commit": "IM-BATTLE-02",
    "move": "IM-MOVE-01",
    "destination": "IM-MOVE-03",
    "march": "IM-MOVE-07",
    "place": "IM-MAGIC-03",
    "seize": "IM-MAGIC-14",
    "marker": "IM-MAGIC-08",
}
WAYS: Final = tuple(OCCASIONS)
CLICKS: Final = {"region-light": "act", "region-dark": "act", "card": "pick", "space": "reveal", "group": "group"}
# What needs an army of one's own where it happens, and the clause that says so.
AT_HOME: Final = {
    **{verb: OCCASIONS[verb] for verb in ("reinforce", "attack", "destination", "place", "seize")},
    **dict.fromkeys(("portal", "sanctuary", "capital"), "IM-BUILD-03"),
    "extract": "IM-ACT-02",
    "transition": "IM-ACT-11",
    "move": "IM-MOVE-04",
}
# The parts of a game: their questions, and what is done in them; whatever is in none belongs to the reveal of cards.
PARTS: Final = (
    (("OccupyStart", "ChooseCard", "ChooseRegion", "ChooseGroup", "KeepCard"), ("group", "choose", "deploy")),
    (("SplitFallen",), ("light",)),
    (("DrawCard", "SendArmy"), ("draw", "skip", "reinforce", "stop")),
    (("Plan", "Lay"), ("pick", "lift", "ready", "lay", "back")),
)
START, TOWER, REINFORCEMENT, PLANNING, RESOLUTION = range(5)
# What a mere click means in some parts.
MEANT: Final[dict[int, dict[str, str]]] = {
    START: {"card": "choose", "region-light": "deploy", "region-dark": "deploy"},
    REINFORCEMENT: {"region-light": "reinforce", "region-dark": "reinforce"},
    PLANNING: {"space": "lay"},
}


def part_of(name: str, place: int) -> int:
    """Return the part of a game to which a question (place 0) or a verb (place 1) belongs."""
    return next((number for number, part in enumerate(PARTS) if name in part[place]), RESOLUTION)


def way_of(wished: Option, part: int) -> str:
    """Return what somebody wishes to do in a part of a game, be it by a mere click."""
    return wished.verb or MEANT.get(part, CLICKS).get(wished.kind, "") or CLICKS[wished.kind]


def elsewhere(wished: Option, part: int) -> list[Refusal]:
    """Say when something is done that belongs to another part of a game."""
    way = way_of(wished, part)
    return [] if part_of(way, 1) == part else [Refusal("occasion", OCCASIONS[way], (WAYS.index(way),))]


def awaited(view: Immortals, seat: int, wished: Option, part: int) -> list[Refusal]:
    """Say what is in the way of something for a seat that waits in a part of a game: another part, or more."""
    return [*elsewhere(wished, part), *in_any_case(view, seat, wished)]


def other_occasion(view: Immortals, ask: Ask[Any], wished: Option) -> list[Refusal]:
    """Say when something is done, what comes first, and what would be in the way even then."""
    name = type(ask).__name__
    question, way = QUESTIONS.index(name), way_of(wished, part_of(name, 0))
    return [Refusal("occasion", OCCASIONS[way], (WAYS.index(way), question)), *in_any_case(view, ask.seat, wished)]


def in_any_case(view: Immortals, seat: int, wished: Option) -> list[Refusal]:
    """Say what is in the way of something whenever it is done."""
    if not wished.kind.startswith("region"):
        return []
    place = place_of(wished)
    if wished.verb == "target" and view.owner[place] == seat:
        return [Refusal("own_region", "IM-ATTACK-02", (place,))]
    if wished.verb == "deploy" and view.owner[place] != NOBODY:
        return [Refusal("taken", "IM-START-13", (place,))]
    if wished.verb in AT_HOME and view.owner[place] != seat:
        return [Refusal("not_yours", AT_HOME[wished.verb], (place,))]
    return []


def belongs_here(ask: Ask[Any], wished: Option) -> bool:
    """Tell whether a question is about what is wished for, be it refused there."""
    if wished.verb:
        return wished.verb in PHASES[type(ask).__name__][1]
    return wished.kind != BUTTON


def empty_limbo(view: Immortals, seat: int, place: int, clause: str) -> list[Refusal]:
    """Refuse a place of a realm whose limbo holds no army."""
    realm = realm_of(place)
    return [Refusal("empty_limbo", clause, (realm,))] if view.players[seat].limbo[realm] == 0 else []
