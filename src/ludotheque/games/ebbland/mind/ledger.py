"""What people count in Ebbland: points, characters, sites, cards; for hints and reviews."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.combat import close, rolls, shooting, wounds
from ludotheque.games.ebbland.rules.events.combat import ControlRolled, Fulfilled, Sacked
from ludotheque.games.ebbland.rules.state import GOAL, Ebbland
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH
from ludotheque.kernel.event import Event

# What is still to come of a throw, from the dice to the wounds that fall.
THROWN = (
    *(rolls.Throw, rolls.Armour, rolls.Block, rolls.Stop, rolls.Suffer),
    *(shooting.Hit, shooting.Share, close.Land, close.Assist, close.Swiftly, close.Avenge),
    *(wounds.Guard, wounds.Fall, wounds.FallNow, wounds.FallAtOnce),
)


def holdings(s: Ebbland, seat: int) -> list[tuple[str, int]]:
    """Return points, logistics, characters in play, wounds, unsacked sites, cards in hand and markers."""
    side = s.sides[seat]
    own = [fighter for fighter in s.fighters if fighter is not None and fighter.seat == seat]
    rivals = [fighter for fighter in s.fighters if fighter is not None and fighter.seat != seat]
    return [
        ("points", side.total()),
        ("fighters", len(own)),
        ("gear", sum([len(fighter.gear) for fighter in own])),
        ("rivals", len(rivals)),
        ("logistics", SITES_EACH - side.logistics.count(NONE)),
        ("sites", side.sacked.count(False)),
        ("cards", len(side.hand)),
        ("markers", side.markers),
    ]


def stage(s: Ebbland) -> float:
    """Return how near the first seat is to the points that win."""
    return max([side.total() for side in s.sides]) / GOAL


def turn(s: Ebbland, seat: int) -> int:
    """Return how many turns a seat has begun."""
    return s.sides[seat].turns


def is_thrown(s: Ebbland) -> bool:
    """Tell whether shots or strikes are on their way, or wounds wait for the others' to fall with them."""
    if s.combat is None:
        return False
    if any(isinstance(step, THROWN) for step in s.agenda):
        return True
    return any(fighter is not None and fighter.hits + fighter.piercing + fighter.pending > 0 for fighter in s.fighters)


def earned(event: Event) -> list[tuple[int, str, int]]:
    """Return what points were for; logistics count as long as they are in play, so they are not told by events."""
    if isinstance(event, Sacked):
        return [(event.seat, "sacks", event.points)]
    if isinstance(event, Fulfilled):
        return [(event.seat, "victories", event.points)]
    if isinstance(event, ControlRolled) and event.won:
        return [(event.seat, "control", 1)]
    return []
