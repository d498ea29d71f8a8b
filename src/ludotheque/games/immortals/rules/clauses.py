"""Which clause of the rulebook each line of the log follows from, and what decides among equals."""

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.immortals.rules.rounds.scoring import armies_on_board
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.kernel import Event

# An event that is not here follows from no single clause.
EVENT_CLAUSES: Final = {
    "tribes": "IM-SETUP-20",
    "marker": "IM-START-21",
    "deal": "IM-START-09",
    "deploy": "IM-START-12",
    "show": "IM-START-10",
    "keep": "IM-START-19",
    "kept": "IM-START-31",
    "hands_passed": "IM-START-20",
    "resources": "IM-START-26",
    "tower": "IM-TOWER-01",
    "split": "IM-TOWER-02",
    "card_taken": "IM-BATTLE-22",
    "card_returned": "IM-BATTLE-40",
    "card_lost": "IM-BATTLE-23",
    "reshuffle": "IM-REINF-02",
    "draw": "IM-REINF-02",
    "drawn": "IM-REINF-02",
    "round": "IM-END-01",
    "phase": "IM-REINF-01",
    "reinforce": "IM-REINF-04",
    "ready": "IM-PLAN-19",
    "planned": "IM-PLAN-02",
    "reveal": "IM-RESOLVE-01",
    "impossible": "IM-PLAN-17",
    "pass": "IM-RESOLVE-04",
    "compensation_gold": "IM-RESOLVE-05",
    "compensation_energy": "IM-RESOLVE-05",
    "extract_gold": "IM-ACT-01",
    "extract_energy": "IM-ACT-05",
    "transition": "IM-ACT-10",
    "build_portal": "IM-BUILD-06",
    "build_sanctuary": "IM-BUILD-11",
    "build_capital": "IM-BUILD-13",
    "attack": "IM-ATTACK-01",
    "won": "IM-BATTLE-35",
    "lost": "IM-BATTLE-25",
    "held": "IM-BATTLE-38",
    "tie": "IM-BATTLE-39",
    "move": "IM-MOVE-03",
    "seize_failed": "IM-MAGIC-17",
    "score": "IM-SCORE-02",
    "end": "IM-END-03",
}


def event_clause(event: Event) -> str:
    """Return the clause that an event follows from, or none."""
    return EVENT_CLAUSES.get(event.name, "")


def tie(s: Immortals) -> Tie | None:
    """Return how many armies the leaders have on the board, if several lead (IM-END-04)."""
    most = max(player.score for player in s.players)
    seats = tuple(seat for seat, player in enumerate(s.players) if player.score == most)
    if len(seats) < 2:
        return None
    figures = tuple(armies_on_board(s, seat) for seat in seats)
    clause = "IM-END-04" if figures.count(max(figures)) == 1 else "IM-END-05"
    return Tie(seats, clause, figures, "le nombre d'armées sur le plateau", "the number of armies on the board")
