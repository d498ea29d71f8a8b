"""What comes of a plan: the rest of its turn, and the best plan for the turn after it, on a guess of what is hidden."""

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


def sequel(s: MageKnight, seat: int, line: list[Option], width: int) -> float:
    """Return what a seat has to expect of its next turn, if it follows a line to its end and then ends this one."""
    s = s.copy()
    turn = turn_number(s)
    stays = follow(s, seat, line)
    left = REPLANNED
    for _ in range(2 * LONG):
        asks = waiting(s)
        if not asks or not left:
            break
        if stays and turn_number(s) == turn and is_marching(s, seat) and END in asks[0].options(s):
            answer(s, asks[0], END)
            continue
        found = plans(s, seat, width) if asks[0].seat == seat else []
        if not found:
            answer(s, asks[0], liked(s, asks[0].seat))
        elif turn_number(s) != turn and (is_marching(s, seat) or isinstance(asks[0], Opening)):
            return found[0].lead
        else:
            stays = follow(s, seat, found[0].line)
            left -= 1
    return at_rest(s, seat)


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
