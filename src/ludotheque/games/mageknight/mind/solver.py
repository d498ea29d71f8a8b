"""A single fight, solved: which cards, units, mana and dice block and attack whom, at the least cost."""

# All answers that the rules allow are followed, each position once. A line is left when even the fall of every enemy
# left would not make it better than the best one found.

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import REPUTE, fame_worth
from ludotheque.games.mageknight.mind.garrisons import site_prize
from ludotheque.games.mageknight.mind.marks import fingerprint, is_plain
from ludotheque.games.mageknight.mind.outlook import lore
from ludotheque.games.mageknight.mind.possessions import possessions
from ludotheque.games.mageknight.rules.combat.foes import fame_of
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

LOWEST: Final = -9999.0
# So many positions are looked at before a quick answer must do.
PAINS: Final = 400
# No fight takes more answers.
DEEP: Final = 60
# What a card, unit or skill that does more than fight may bring besides.
WINDFALL: Final = 3.0
# What is tried first: what ends something, then what is strongest.
FIRST: Final = {"strike": 0, "block": 1, "next": 2, "strong": 3, "activate": 4, "basic": 5, "skill": 6, "sideways": 7}


class Known:
    """What is known of a position: at most so much, and whether it is just that."""

    __slots__ = ("exact", "value")

    def __init__(self, value: float, exact: bool) -> None:
        self.value = value
        self.exact = exact


class Solver:
    """Searches a fight to its end, within so many positions."""

    __slots__ = ("known", "left", "seat")

    def __init__(self, seat: int, pains: int) -> None:
        self.seat = seat
        # Positions that may still be looked at.
        self.left = pains
        self.known: dict[int, Known] = {}

    def is_exact(self) -> bool:
        """Tell whether nothing was left out."""
        return self.left > 0

    def leads(self, s: MageKnight, options: list[Option]) -> list[float]:
        """Return what each answer comes to; of those that are not the best, no less than that."""
        found: list[float] = []
        for option in options:
            twin = s.copy()
            answer(twin, waiting(twin)[0], option)
            found.append(self.best(twin, max(found) if found else LOWEST, 0))
        return found

    def best(self, s: MageKnight, least: float, deep: int) -> float:
        """Return what the best end of the fight is worth; no more than `least` if none is better."""
        if is_over(s, self.seat):
            return possessions(s, self.seat)
        if self.left <= 0 or deep >= DEEP:
            return let_be(s, self.seat)
        mark = fingerprint(s, self.seat) if is_plain(s) else 0
        known = self.known.get(mark) if mark else None
        if known is not None and (known.exact or known.value <= least):
            return known.value
        top = most(s, self.seat)
        if top <= least:
            return top
        self.left -= 1
        found = LOWEST
        for option in in_order(waiting(s)[0].options(s)):
            twin = s.copy()
            answer(twin, waiting(twin)[0], option)
            found = max(found, self.best(twin, max(least, found), deep + 1))
        if mark:
            self.known[mark] = Known(found, found > least)
        return found


def is_over(s: MageKnight, seat: int) -> bool:
    """Tell whether the fight is over, or somebody else is asked."""
    asks = waiting(s)
    return s.combat is None or not asks or asks[0].seat != seat


def let_be(s: MageKnight, seat: int) -> float:
    """Return what the fight comes to with what is laid ready: strike and block with it, and see the rest happen."""
    s = s.copy()
    for _ in range(DEEP):
        if is_over(s, seat):
            break
        answer(s, waiting(s)[0], in_order(waiting(s)[0].options(s))[0])
    return possessions(s, seat)


def in_order(options: list[Option]) -> list[Option]:
    """Return options in the order in which they are tried."""
    return sorted(options, key=place_of)


def place_of(option: Option) -> int:
    """Return when an option is tried."""
    return FIRST.get(option.verb, 3)


def most(s: MageKnight, seat: int) -> float:
    """Return what no end of the fight can be worth more than: all enemies fall, and nothing more is spent."""
    combat = s.combat
    assert combat is not None
    total = possessions(s, seat)
    fame = 0
    for foe in combat.foes:
        if not foe.summoned:
            fame += fame_of(s, foe)
            total += 2 * REPUTE
    total += fame_worth(s, seat, fame) + site_prize(s, Clock(s, seat))
    known = lore(s)
    player = s.players[seat]
    for card in player.hand:
        if card != WOUND and known.crafty[card]:
            total += WINDFALL
    return total + WINDFALL * len(player.skills)


def solved(s: MageKnight, seat: int, pains: int) -> tuple[float, list[Option], bool]:
    """Return what the fight that is on comes to, the answers that lead there, and whether nothing was left out."""
    solver = Solver(seat, pains)
    value = solver.best(s, LOWEST, 0)
    exact = solver.is_exact()
    return value, best_line(solver, s, seat), exact


def best_line(solver: Solver, s: MageKnight, seat: int) -> list[Option]:
    """Return the answers that lead to the best end."""
    line: list[Option] = []
    while not is_over(s, seat) and len(line) < DEEP:
        options = in_order(waiting(s)[0].options(s))
        leads = solver.leads(s, options)
        step = options[leads.index(max(leads))]
        line.append(step)
        s = s.copy()
        answer(s, waiting(s)[0], step)
    return line


def fought(s: MageKnight, seat: int, pains: int) -> tuple[MageKnight | None, int]:
    """Return the position after the fight that is on, fought as well as can be, or nothing; and what pains are left."""
    if not is_solvable(s, seat):
        return None, pains
    solver = Solver(seat, pains)
    solver.best(s, LOWEST, 0)
    if not solver.is_exact():
        return None, 0
    left = solver.left
    for option in best_line(solver, s, seat):
        s = s.copy()
        answer(s, waiting(s)[0], option)
    return s, left


def worked_out(s: MageKnight, seat: int) -> list[float] | None:
    """Return what each answer in a fight comes to, the best one exactly; nothing outside fights and in long ones."""
    if not is_solvable(s, seat):
        return None
    solver = Solver(seat, PAINS)
    leads = solver.leads(s, waiting(s)[0].options(s))
    return leads if solver.is_exact() else None


def is_solvable(s: MageKnight, seat: int) -> bool:
    """Tell whether a seat is asked in a fight with enemies."""
    return s.combat is not None and s.combat.duel is None and not is_over(s, seat)
