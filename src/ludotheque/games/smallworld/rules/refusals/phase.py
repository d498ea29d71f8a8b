"""What each question is there for, and refusals of what belongs to another moment or another race."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.asked import ASKS, ATTACKS, folk_of, hand_of, is_retreat
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, MoveCamps, PlaceCamp, PlaceHero, built
from ludotheque.games.smallworld.rules.redeploy import Leave, Place, Rearrange
from ludotheque.games.smallworld.rules.state import Folk, SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel import Ask

# The clause behind each question, and the verbs it knows for a place on the board.
PHASES: dict[type[Ask[Any]], tuple[str, tuple[str, ...]]] = {
    Pick: ("SW-PICK-01", ("pick",)),
    Begin: ("SW-PICK-01", (*ATTACKS, "abandon")),
    March: ("SW-PICK-01", (*ATTACKS, "abandon")),
    Leave: ("SW-RACE-AMAZONS-02", ("leave",)),
    Rearrange: ("SW-REDEPLOY-05", ("lift", "place")),
    Place: ("SW-REDEPLOY-04", ("lift", "place")),
    Build: ("SW-POWER-FORTIFIED-01", ("fortress",)),
    MoveCamps: ("SW-POWER-BIVOUACKING-03", ()),
    PlaceCamp: ("SW-POWER-BIVOUACKING-01", ("camp",)),
    PlaceHero: ("SW-POWER-HEROIC-01", ("hero",)),
    MakePact: ("SW-POWER-DIPLOMAT-01", ("pact",)),
    RetireNow: ("SW-POWER-STOUT-01", ()),
}
# What is done with elements that are not regions.
KIND_VERBS = {"combo": "pick", "seat": "pact"}
# What is done in regions of one's own, and the clause that says so.
AT_HOME = {
    "abandon": "SW-DECLINE-02",
    "leave": "SW-RACE-AMAZONS-02",
    "lift": "SW-REDEPLOY-03",
    "place": "SW-REDEPLOY-03",
    "fortress": "SW-POWER-FORTIFIED-01",
    "camp": "SW-POWER-BIVOUACKING-01",
    "hero": "SW-POWER-HEROIC-01",
}
# What belongs to another moment of a turn, and so is possible in it.
AWAITED = ("first", "no_moving", "decline_later", "must_pick", "target_first", "tokens_left")
# Verbs that only one power knows: the gift that gives it, and its clause.
GIFTS = {
    "stay": ("late_decline", "SW-POWER-STOUT-01"),
    "dragon": ("dragons", "SW-POWER-DRAGON-01"),
    "fortress": ("fortresses", "SW-POWER-FORTIFIED-01"),
    "camp": ("camps", "SW-POWER-BIVOUACKING-01"),
    "hero": ("heroes", "SW-POWER-HEROIC-01"),
    "pact": ("pacts", "SW-POWER-DIPLOMAT-01"),
}


def comes_first(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    """Say what the open question is about instead."""
    clause = "SW-LOSS-05" if isinstance(ask, Place) and is_retreat(view, ask) else PHASES[type(ask)][0]
    return Refusal("first", clause, (ASKS.index(type(ask)),))


def no_power(view: SmallWorld, ask: Ask[Any], verb: str) -> list[Refusal]:
    """Refuse what takes a power that the race does not have."""
    if verb not in GIFTS:
        return []
    gift, clause = GIFTS[verb]
    fighting = verb in ATTACKS and isinstance(ask, Begin | March)
    folk = folk_of(view, ask) if fighting else view.players[ask.seat].folk
    if folk is not None and getattr(view.trait(folk), gift):
        return no_fortress(view, folk) if verb == "fortress" else []
    return [Refusal("no_power", clause, (_power(view, verb),))]


def neither(view: SmallWorld, verb: str, other: str) -> Refusal:
    """Refuse what takes one of two powers."""
    return Refusal("neither_power", GIFTS[verb][1], (_power(view, verb), _power(view, other)))


def _power(view: SmallWorld, verb: str) -> int:
    gift = GIFTS[verb][0]
    return next(number for number, badge in enumerate(view.tiles.badges) if getattr(badge, gift))


def no_raiders(view: SmallWorld, ask: Ask[Any], verb: str) -> list[Refusal]:
    """Refuse to take tokens off the board for a race that has none for attacks only."""
    folk = view.players[ask.seat].folk
    if verb != "leave" or (folk is not None and view.trait(folk).raiders):
        return []
    return [Refusal("no_raiders", "SW-RACE-AMAZONS-02")]


def no_sorcery(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    """Refuse to replace tokens to a race that does not know how."""
    folk = view.players[ask.seat].folk
    known = folk is None or view.trait(folk).replaces
    return [] if known else [Refusal("no_sorcery", "SW-RACE-SORCERERS-01")]


def no_fortress(view: SmallWorld, folk: Folk) -> list[Refusal]:
    """Refuse a Fortress once all of them stand on the map."""
    most = view.trait(folk).fortresses
    return [Refusal("fortresses_out", "SW-POWER-FORTIFIED-01", (most,))] if built(view) >= most else []


def wrong_verb(view: SmallWorld, ask: Ask[Any], kind: str, verb: str, region: int) -> list[Refusal]:
    """Refuse a verb that does not go with the element or with the open question."""
    lacking = no_power(view, ask, verb) or no_raiders(view, ask, verb)
    if verb == "replace" and not isinstance(ask, Begin | March):
        lacking = no_sorcery(view, ask)
    if not verb or verb == KIND_VERBS.get(kind):
        return []
    if kind != "region" or verb in PHASES[type(ask)][1]:
        return lacking
    return [*lacking, _other_moment(view, ask, verb), *_not_yours(view, ask, verb, region)]


def _not_yours(view: SmallWorld, ask: Ask[Any], verb: str, region: int) -> list[Refusal]:
    """Refuse what is only done in a region of one's own."""
    clause = AT_HOME.get(verb)
    led = view.players[ask.seat].folk is not None
    return not_held(view, ask, region, clause) if clause is not None and led else []


def _other_moment(view: SmallWorld, ask: Ask[Any], verb: str) -> Refusal:
    if isinstance(ask, Begin | March) and verb in ("lift", "place"):
        return Refusal("no_moving", "SW-CONQ-15")
    if isinstance(ask, Pick) or is_retreat(view, ask):
        return comes_first(view, ask)
    if verb == "abandon":
        return Refusal("abandon_late", "SW-DECLINE-02")
    if verb in ATTACKS:
        return Refusal("last_try_made", "SW-DICE-07") if view.rolled else Refusal("conquests_over", "SW-PICK-01")
    return comes_first(view, ask)


def not_held(view: SmallWorld, ask: Ask[Any], region: int, clause: str) -> list[Refusal]:
    """Refuse a region that the race asked does not hold."""
    folk = folk_of(view, ask)
    if view.lands[region].race == folk.race:
        return []
    return [Refusal("not_held", clause, (region, ask.seat, folk.race, int(folk.declined)))]


def tokens_left(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    """Say that tokens in hand must be placed."""
    clause = "SW-LOSS-05" if is_retreat(view, ask) else "SW-REDEPLOY-04"
    return Refusal("tokens_left", clause, (hand_of(view, ask),))
