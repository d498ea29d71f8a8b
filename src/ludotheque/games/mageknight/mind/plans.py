"""Plans for a turn: lines of answers are followed to its end, the best-looking ones, and told by what comes of them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.judgement import BETWEEN, forecast, standing_value, turn_number
from ludotheque.games.mageknight.mind.marks import fingerprint, is_plain
from ludotheque.games.mageknight.mind.solver import fought
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

# No turn takes more answers.
FAR: Final = 60
# So many ways to answer questions in the middle of something are followed.
WAYS: Final = 12
# For each line that is followed so many positions are looked at to fight a fight well, and all fights together.
FIGHT_PAINS: Final = 50
ALL_PAINS: Final = 250
# What no plan has come to.
UNKNOWN_LEAD: Final = -9999.0


class Line:
    """A line of answers: which option it began with, where it has led, what that looks like."""

    __slots__ = ("first", "look", "s")

    def __init__(self, first: int, s: MageKnight, look: float) -> None:
        self.first = first
        self.s = s
        self.look = look


class Planner:
    """Follows lines of answers of one seat through its turn, layer by layer."""

    __slots__ = ("best", "fight_pains", "fresh", "marks", "pains", "seat", "turn")

    def __init__(self, s: MageKnight, seat: int, count: int, width: int) -> None:
        self.seat = seat
        self.fight_pains = FIGHT_PAINS * width
        self.pains = ALL_PAINS * width
        self.turn = turn_number(s)
        # The best lead found so far for each first option.
        self.best = [UNKNOWN_LEAD] * count
        self.fresh: list[Line] = []
        self.marks: set[int] = set()

    def grow(self, s: MageKnight, first: int, option: Option) -> None:
        """Give an answer, and note where it leads."""
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        self.note(twin, first, WAYS)

    def note(self, s: MageKnight, first: int, ways: int) -> None:
        """Note a position at the end of a turn or in it; questions in the middle of something are answered at once."""
        asks = waiting(s)
        if not asks or turn_number(s) != self.turn:
            self.best[first] = max(self.best[first], forecast(s, self.seat))
            return
        ask = asks[0]
        if ask.seat == self.seat and isinstance(ask, BETWEEN):
            options = ask.options(s)
            if len(options) <= ways:
                for option in options:
                    twin = s.copy()
                    answer(twin, waiting(twin)[0], option)
                    self.note(twin, first, ways // len(options))
                return
        if s.combat is not None and self.pains > 0 and not self.is_known(s):
            after, left = fought(s, self.seat, min(self.pains, self.fight_pains))
            self.pains -= self.fight_pains - left
            if after is not None:
                self.note(after, first, ways)
                return
        mark = fingerprint(s, self.seat) if is_plain(s) else 0
        if not mark or mark not in self.marks:
            self.marks.add(mark)
            self.fresh.append(Line(first, s, standing_value(s, self.seat)))

    def is_known(self, s: MageKnight) -> bool:
        """Tell whether a line has come this way before."""
        return is_plain(s) and fingerprint(s, self.seat) in self.marks

    def widest(self, width: int) -> list[Line]:
        """Return the lines that look best, and forget the others."""
        lines = sorted(self.fresh, key=look_of, reverse=True)[:width]
        self.fresh = []
        return lines


def look_of(line: Line) -> float:
    """Return what a line looks like."""
    return line.look


def plans(s: MageKnight, seat: int, width: int) -> list[float | None]:
    """Return what the best plan comes to that begins with each option; None where none reached the end of the turn."""
    options = waiting(s)[0].options(s)
    planner = Planner(s, seat, len(options), width)
    for first, option in enumerate(options):
        planner.grow(s, first, option)
    for _ in range(FAR):
        lines = planner.widest(width)
        if not lines:
            break
        for line in lines:
            for option in followed(line.s, seat):
                planner.grow(line.s, line.first, option)
    return [lead if lead > UNKNOWN_LEAD else None for lead in planner.best]


def followed(s: MageKnight, seat: int) -> list[Option]:
    """Return the answers that are followed: all of one's own, of others the one they like best."""
    ask = waiting(s)[0]
    options = ask.options(s)
    if ask.seat == seat or len(options) == 1:
        return options
    best = options[0]
    most = UNKNOWN_LEAD
    for option in options:
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        look = standing_value(twin, ask.seat)
        if look > most:
            most = look
            best = option
    return [best]
