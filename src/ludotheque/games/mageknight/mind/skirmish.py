"""Fights too long to be thought through: the best-looking lines are followed side by side."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.judgement import fight_look, standing_value
from ludotheque.games.mageknight.mind.marks import fingerprint, is_plain
from ludotheque.games.mageknight.mind.possessions import possessions
from ludotheque.games.mageknight.mind.solver import DEEP, LOWEST, is_over
from ludotheque.games.mageknight.mind.trimming import trimmed
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import CITY
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

# So many lines are followed at once, and before the gates of a city; there fewer will do where there is little time.
LINES: Final = 7
SIEGE_LINES: Final = 23
BRIEF_LINES: Final = 14


class Bout:
    """A line of answers in a fight, where it has led, and what that looks like."""

    __slots__ = ("line", "look", "s")

    def __init__(self, s: MageKnight, line: list[Option], look: float) -> None:
        self.s = s
        self.line = line
        self.look = look


def skirmish(s: MageKnight, seat: int, value: float, line: list[Option], brief: bool = False) -> list[Option]:
    """Return how to fight a fight; the line that was found before, if none is worth more than its value."""
    best = Bout(s, line, value)
    bouts = [Bout(s, [], LOWEST)]
    lines = LINES
    if s.combat is not None and s.combat.site == CITY:
        lines = BRIEF_LINES if brief else SIEGE_LINES
    for deep in range(DEEP):
        fresh: list[Bout] = []
        marks: set[int] = set()
        for bout in bouts:
            options = waiting(bout.s)[0].options(bout.s)
            for i, option in enumerate(options):
                # What was made to be looked at is not needed any more after its last answer.
                twin = bout.s if deep and i == len(options) - 1 else bout.s.copy()
                answer(twin, waiting(twin)[0], option)
                if is_over(twin, seat):
                    end = possessions(twin, seat)
                    if end > best.look:
                        best = Bout(twin, [*bout.line, option], end)
                    continue
                mark = fingerprint(twin, seat) if is_plain(twin) else 0
                if not mark or mark not in marks:
                    marks.add(mark)
                    fresh.append(Bout(twin, [*bout.line, option], fight_look(twin, seat)))
        if not fresh:
            break
        fresh.sort(key=look_of, reverse=True)
        bouts = fresh[:lines]
    return best.line


def look_of(bout: Bout) -> float:
    """Return what a line looks like."""
    return bout.look


def liked(s: MageKnight, seat: int) -> Option:
    """Return the answer that looks best."""
    options = waiting(s)[0].options(s)
    trims = trimmed(s, seat)
    if trims is not None:
        return options[trims.index(max(trims))]
    best = options[0]
    most = LOWEST
    for option in options if len(options) > 1 else []:
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        look = standing_value(twin, seat)
        if look > most:
            most = look
            best = option
    return best
