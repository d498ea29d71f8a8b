"""A single fight or bargain, solved: which cards, units, mana and dice serve for what, at the least cost."""

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
from ludotheque.games.mageknight.rules.terms import INTERACTING
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

LOWEST: Final = -9999.0
# So many positions are looked at before a quick answer must do.
PAINS: Final = 400
# No fight takes more answers.
DEEP: Final = 60
# What a card, unit or skill that does more than fight may bring besides.
WINDFALL: Final = 3.0
# No bargain brings more.
BARGAIN: Final = 30.0
# What is tried first: what ends something, then what is strongest.
FIRST: Final = {"strike": 0, "block": 1, "next": 2, "strong": 3, "activate": 4, "basic": 5, "skill": 6, "sideways": 7}
WARES: Final = ("recruit", "bond", "learn", "spell", "artifact", "heal", "mend")


class Known:
    """What is known of a position: at most so much, whether it is just that, and the answers that lead there."""

    __slots__ = ("exact", "line", "value")

    def __init__(self, value: float, exact: bool, line: list[Option]) -> None:
        self.value = value
        self.exact = exact
        self.line = line


class Solver:
    """Searches a fight or a bargain to its end, within so many positions."""

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
            found.append(self.best(twin, max(found) if found else LOWEST, 0).value)
        return found

    def best(self, s: MageKnight, least: float, deep: int) -> Known:
        """Return the best end and the way there; one worth no more than `least` if none is better."""
        if is_over(s, self.seat):
            return Known(possessions(s, self.seat), True, [])
        if self.left <= 0 or deep >= DEEP:
            return let_be(s, self.seat)
        mark = fingerprint(s, self.seat) if is_plain(s) else 0
        known = self.known.get(mark) if mark else None
        if known is not None and (known.exact or known.value <= least):
            return known
        top = most(s, self.seat)
        if top <= least:
            return Known(top, False, [])
        self.left -= 1
        found = Known(LOWEST, False, [])
        options = in_order(waiting(s)[0].options(s))
        for i, option in enumerate(options):
            # What was made to be looked at is not needed any more after its last answer.
            twin = s if deep and i == len(options) - 1 else s.copy()
            answer(twin, waiting(twin)[0], option)
            end = self.best(twin, max(least, found.value), deep + 1)
            if end.value > found.value:
                found = Known(end.value, False, [option, *end.line])
        found.exact = found.value > least
        if mark:
            self.known[mark] = found
        return found


def is_over(s: MageKnight, seat: int) -> bool:
    """Tell whether there is neither a fight nor a bargain any more, or somebody else is asked."""
    asks = waiting(s)
    return not asks or asks[0].seat != seat or (s.combat is None and not s.effort(seat).phase & INTERACTING)


def let_be(s: MageKnight, seat: int) -> Known:
    """Return what comes of it with what is laid ready: strike and block with it, and see the rest happen."""
    s = s.copy()
    line: list[Option] = []
    while len(line) < DEEP and not is_over(s, seat):
        options = waiting(s)[0].options(s)
        line.append(options[-1] if s.combat is None else in_order(options)[0])
        answer(s, waiting(s)[0], line[-1])
    return Known(possessions(s, seat), False, line)


def in_order(options: list[Option]) -> list[Option]:
    """Return options in the order in which they are tried."""
    return sorted(options, key=place_of)


def place_of(option: Option) -> int:
    """Return when an option is tried."""
    return -1 if option.verb in WARES else FIRST.get(option.verb, 3)


def most(s: MageKnight, seat: int) -> float:
    """Return what no end can be worth more than: all enemies fall, and nothing more is spent."""
    combat = s.combat
    total = possessions(s, seat)
    if combat is None:
        return total + BARGAIN
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
    end = solver.best(s, LOWEST, 0)
    return end.value, end.line, solver.is_exact()


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
