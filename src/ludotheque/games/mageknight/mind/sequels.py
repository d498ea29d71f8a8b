"""What comes of a plan: its turn to the end and the best plans for the turns after it, on a guess of what is hidden."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.judgement import at_rest, turn_number
from ludotheque.games.mageknight.mind.marches import is_marching
from ludotheque.games.mageknight.mind.plans import LONG, plans
from ludotheque.games.mageknight.mind.skirmish import liked
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.turn import Opening
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import answer, waiting

END: Final = button("end")
# A turn in which things come to light is planned anew so often, and no more: whoever walks in circles stays there.
REPLANNED: Final = 6
# It is not the seat's turn.
ELSEWHERE: Final = -1


def sequel(s: MageKnight, seat: int, line: list[Option], width: int, turns: int = 1) -> float:
    """Return what a seat has to expect if it follows a line and plans so many turns more: the mean of what it sees."""
    s = s.copy()
    # Before its turn it has none to end.
    now = turn_number(s) if s.effort(seat).acting else ELSEWHERE
    stays = follow(s, seat, line)
    seen: list[float] = []
    left = REPLANNED
    for _ in range(2 * LONG * turns):
        asks = waiting(s)
        if not asks or not left:
            break
        if s.turn.seat != seat:
            now = ELSEWHERE
        begins = turn_number(s) != now and is_opening(s, seat)
        if stays and not begins and is_marching(s, seat) and END in asks[0].options(s):
            answer(s, asks[0], END)
            continue
        found = plans(s, seat, width, True) if asks[0].seat == seat else []
        if begins and found:
            seen.append(found[0].lead)
            if len(seen) == turns:
                break
            now = turn_number(s)
            left = REPLANNED
        if found:
            stays = follow(s, seat, found[0].line)
            left -= 1
        else:
            answer(s, asks[0], liked(s, asks[0].seat))
    end = at_rest(s, seat) if len(seen) < turns else 0.0
    return (sum(seen) + end * (turns - len(seen))) / turns


def is_opening(s: MageKnight, seat: int) -> bool:
    """Tell whether a seat is about to begin its turn."""
    return is_marching(s, seat) or (waiting(s)[0].seat == seat and isinstance(waiting(s)[0], Opening))


def follow(s: MageKnight, seat: int, line: list[Option]) -> bool:
    """Give the answers of a line until something is revealed; tell whether nothing was."""
    revealed = s.revealed
    for option in line:
        asks = waiting(s)
        if not asks or asks[0].seat != seat or option not in asks[0].options(s):
            return False
        answer(s, asks[0], option)
        if s.revealed != revealed:
            return False
    return True
