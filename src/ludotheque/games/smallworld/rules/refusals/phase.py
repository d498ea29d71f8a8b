"""What each question is there for, and refusals of what belongs to another moment or another race."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, MoveCamps, PlaceCamp, PlaceHero, built
from ludotheque.games.smallworld.rules.redeploy import Leave, Place, Rearrange
from ludotheque.games.smallworld.rules.state import Folk, SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.games.smallworld.words.facts import ASKS, ATTACKS, folk_of, hand_of, is_retreat
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
# Verbs that only one power knows: the gift that gives it, and its clause.
GIFTS = {
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


def no_power(view: SmallWorld, ask: Ask[Any], verb: str) -> Refusal | None:
    """Refuse what takes a power that the race does not have."""
    if verb not in GIFTS:
        return None
    gift, clause = GIFTS[verb]
    fighting = verb in ATTACKS and isinstance(ask, Begin | March)
    folk = folk_of(view, ask) if fighting else view.players[ask.seat].folk
    if folk is not None and getattr(view.trait(folk), gift):
        return no_fortress(view, folk) if verb == "fortress" else None
    power = next(number for number, badge in enumerate(view.tiles.badges) if getattr(badge, gift))
    return Refusal("no_power", clause, (power,))


def no_fortress(view: SmallWorld, folk: Folk) -> Refusal | None:
    """Refuse a Fortress once all of them stand on the map."""
    most = view.trait(folk).fortresses
    return Refusal("fortresses_out", "SW-POWER-FORTIFIED-01", (most,)) if built(view) >= most else None


def wrong_verb(view: SmallWorld, ask: Ask[Any], kind: str, verb: str) -> Refusal | None:
    """Refuse a verb that does not go with the element or with the open question."""
    refusal = no_power(view, ask, verb)
    if refusal is not None or not verb or verb == KIND_VERBS.get(kind):
        return refusal
    if kind != "region":
        return comes_first(view, ask)
    if verb in PHASES[type(ask)][1]:
        return None
    if isinstance(ask, Begin | March) and verb in ("lift", "place"):
        return Refusal("no_moving", "SW-CONQ-15")
    if isinstance(ask, Pick) or is_retreat(view, ask):
        return comes_first(view, ask)
    if verb == "abandon":
        return Refusal("abandon_late", "SW-DECLINE-02")
    if verb in ATTACKS:
        return Refusal("last_try_made", "SW-DICE-07") if view.rolled else Refusal("conquests_over", "SW-PICK-01")
    return comes_first(view, ask)


def not_held(view: SmallWorld, ask: Ask[Any], region: int, clause: str) -> Refusal | None:
    """Refuse a region that the race asked does not hold."""
    folk = folk_of(view, ask)
    if view.lands[region].race == folk.race:
        return None
    return Refusal("not_held", clause, (region, ask.seat, folk.race, int(folk.declined)))


def tokens_left(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    """Say that tokens in hand must be placed."""
    clause = "SW-LOSS-05" if is_retreat(view, ask) else "SW-REDEPLOY-04"
    return Refusal("tokens_left", clause, (hand_of(view, ask),))
