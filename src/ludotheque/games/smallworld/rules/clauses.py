"""Which clause of the rulebook each line of the log follows from, and what decides among equals."""

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.smallworld.rules.scoring import tokens_on_board
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import Event

# An event that is not here follows from no single clause.
EVENT_CLAUSES: Final = {
    "pick": "SW-PICK-02",
    "conquer": "SW-CONQ-03",
    "throw": "SW-DICE-03",
    "repelled": "SW-DICE-07",
    "berserk": "SW-POWER-BERSERK-01",
    "dragon": "SW-POWER-DRAGON-01",
    "replace": "SW-RACE-SORCERERS-01",
    "lose": "SW-LOSS-02",
    "abandon": "SW-DECLINE-02",
    "decline": "SW-DECLINE-04",
    "vanish": "SW-DECLINE-11",
    "fortress": "SW-POWER-FORTIFIED-01",
    "camp": "SW-POWER-BIVOUACKING-01",
    "hero": "SW-POWER-HEROIC-01",
    "pact": "SW-POWER-DIPLOMAT-01",
    "grow": "SW-RACE-SKELETONS-01",
    "leave": "SW-RACE-AMAZONS-02",
    "place": "SW-REDEPLOY-01",
    "score": "SW-SCORE-01",
    "round": "SW-SCORE-05",
    "end": "SW-END-03",
}


def event_clause(event: Event) -> str:
    """Return the clause that an event follows from, or none."""
    return EVENT_CLAUSES.get(event.name, "")


def tie(s: SmallWorld) -> Tie | None:
    """Return how many tokens the richest have on the board, if several are equally rich (SW-END-03)."""
    most = max(player.coins for player in s.players)
    seats = tuple(seat for seat, player in enumerate(s.players) if player.coins == most)
    if len(seats) < 2:
        return None
    figures = tuple(tokens_on_board(s, seat) for seat in seats)
    return Tie(seats, "SW-END-03", figures, "le nombre de pions sur le plateau", "the number of tokens on the board")
