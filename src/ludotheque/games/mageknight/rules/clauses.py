"""Which clause of the rulebook each line of the log follows from, and what decides among equals."""

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Event

# An event that is not here follows from no single clause.
EVENT_CLAUSES: Final = {
    "activate": "MK-UNITS-11",
    "announce": "MK-ROUND-28",
    "artifacts": "MK-END-16",
    "assign": "MK-UNITS-16",
    "blocked": "MK-BLOCK-15",
    "buy": "MK-INTERACT-10",
    "city": "MK-EXPLORE-16",
    "combat": "MK-COMBAT-21",
    "conquer": "MK-RESULT-10",
    "curse": "MK-COMBAT-25",
    "destroy": "MK-DAMAGE-21",
    "dice": "MK-END-01",
    "disband": "MK-UNITS-08",
    "discard": "MK-DISCARD-01",
    "drawn": "MK-DRAW-03",
    "dummy": "MK-DUMMY-10",
    "dummy_hero": "MK-DUMMY-02",
    "end": "MK-TURN-28",
    "fight": "MK-COMBAT-22",
    "garrison": "MK-COMBAT-21",
    "heal": "MK-WOUND-10",
    "hurt": "MK-DAMAGE-08",
    "interact": "MK-INTERACT-01",
    "knocked_out": "MK-DAMAGE-15",
    "learned": "MK-END-18",
    "level": "MK-LEVEL-01",
    "mana": "MK-MANA-12",
    "melt": "MK-MANA-04",
    "move": "MK-MOVE-07",
    "over": "MK-ROUND-30",
    "paralyze": "MK-DAMAGE-23",
    "pass": "MK-TURN-08",
    "pay": "MK-CARDS-05",
    "play": "MK-CARDS-02",
    "poison": "MK-DAMAGE-20",
    "ready": "MK-UNITS-15",
    "recover": "MK-REST-06",
    "recruit": "MK-INTERACT-11",
    "relief": "MK-END-07",
    "reputation": "MK-INTERACT-06",
    "resist": "MK-DAMAGE-09",
    "rest": "MK-REST-04",
    "roll": "MK-END-13",
    "round": "MK-ROUND-01",
    "round_over": "MK-ROUND-31",
    "sideways": "MK-CARDS-13",
    "skill_gained": "MK-LEVEL-10",
    "source": "MK-ROUND-04",
    "steal": "MK-MANA-12",
    "summon": "MK-BLOCK-03",
    "tactic": "MK-ROUND-20",
    "throw": "MK-CARDS-11",
    "tile": "MK-EXPLORE-05",
    "turn": "MK-ROUND-27",
    "withdraw": "MK-END-03",
    "wounds": "MK-WOUND-01",
}


def event_clause(event: Event) -> str:
    """Return the clause that an event follows from, or none."""
    return EVENT_CLAUSES.get(event.name, "")


def tie(s: MageKnight) -> Tie | None:
    """Return the leaders, if several have the same score: they share the victory (MK-SCN-RECON-15)."""
    scores = [s.house.scenario.score(s, seat) for seat in range(len(s.players))]
    seats = tuple(seat for seat, total in enumerate(scores) if total == max(scores))
    return Tie(seats, "MK-SCN-RECON-15") if len(seats) > 1 else None
