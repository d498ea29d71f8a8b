"""The march of a turn: which cards, units and skills bring a hero how far, and what they leave for afterwards."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.journey import FAR, Terrain, reach
from ludotheque.games.mageknight.mind.judgement import BETWEEN
from ludotheque.games.mageknight.mind.marks import fingerprint, is_plain
from ludotheque.games.mageknight.mind.outlook import CRYSTAL, SERVICE, lore
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.turn import March
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

# What is no play: steps, actions, ends of the turn.
STEPS: Final = ("move", "explore", "rest", "recover", "end", "attack", "propose", "mark", "passage", "concede")
ACTIONS: Final = ("interact", "enter", "altar", "challenge", "burn", "incant")
# So many plays in a row are looked at before the first step, and so many ways to answer what they ask.
PLAYS: Final = 7
WAYS: Final = 12
# What a move point is worth where plays are compared.
PACE: Final = 0.32


class Halt:
    """A hero before the next step: what was answered so far, and the move points before the last play."""

    __slots__ = ("before", "line", "s", "spent")

    def __init__(self, s: MageKnight, line: list[Option], before: int, spent: float) -> None:
        self.s = s
        self.line = line
        self.before = before
        # What was spent, less what the move points are worth that it brought.
        self.spent = spent


def stock(s: MageKnight, seat: int) -> float:
    """Return roughly what a hero still has to work with this turn."""
    known = lore(s)
    player = s.players[seat]
    total = CRYSTAL * sum(player.crystals) + 0.5 * sum(player.effort.tokens) + 0.5 * player.effort.dice
    for card in player.hand:
        if card != WOUND:
            total += known.worth[card]
    for unit in player.units:
        if unit.ready and not unit.wounds:
            total += SERVICE
    return total


def settled(s: MageKnight, seat: int, line: list[Option], ways: int) -> list[tuple[MageKnight, list[Option]]]:
    """Return where questions in the middle of something lead, however they are answered, with the answers."""
    asks = waiting(s)
    if not asks or asks[0].seat != seat or not isinstance(asks[0], BETWEEN):
        return [(s, line)]
    options = asks[0].options(s)[: max(1, ways)]
    found: list[tuple[MageKnight, list[Option]]] = []
    for option in options:
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        found += settled(twin, seat, [*line, option], ways // len(options))
    return found


def is_marching(s: MageKnight, seat: int) -> bool:
    """Tell whether a seat is asked what to do next on its way."""
    asks = waiting(s)
    return len(asks) > 0 and asks[0].seat == seat and isinstance(asks[0], March)


def halts(s: MageKnight, seat: int, width: int) -> list[Halt]:
    """Return what can be played before the next step: from each number of plays those that cost least."""
    start = Halt(s, [], -1, 0.0)
    full = stock(s, seat)
    moved = s.effort(seat).move
    found = [start]
    layer = [start]
    marks = {fingerprint(s, seat)}
    for _ in range(PLAYS):
        fresh: list[Halt] = []
        for halt in layer:
            before = halt.s.effort(seat).move
            for option in waiting(halt.s)[0].options(halt.s):
                if option.verb in STEPS or option.verb in ACTIONS:
                    continue
                twin = halt.s.copy()
                answer(twin, waiting(twin)[0], option)
                for end, line in settled(twin, seat, [*halt.line, option], WAYS):
                    if not is_marching(end, seat) or not is_plain(end):
                        continue
                    mark = fingerprint(end, seat)
                    if mark not in marks:
                        marks.add(mark)
                        gained = end.effort(seat).move - moved
                        fresh.append(Halt(end, line, before, full - stock(end, seat) - PACE * gained))
        fresh.sort(key=spent_of)
        layer = fresh[: 3 * width]
        found += layer
    return found


def spent_of(halt: Halt) -> float:
    """Return what a halt has cost."""
    return halt.spent


class Ground:
    """The land around a hero: what it takes to get where, for all halts that share its start and prices."""

    __slots__ = ("away", "terrain")

    def __init__(self, s: MageKnight, seat: int, most: int) -> None:
        self.terrain = Terrain(s, seat)
        self.away = reach(s, self.terrain, max(0, s.players[seat].space), most)

    def path(self, s: MageKnight, space: int) -> list[int]:
        """Return the steps to a space that can be reached."""
        steps: list[int] = []
        away = self.away
        guarded = self.terrain.guarded
        while away[space] > 0 and len(steps) < FAR:
            steps.append(space)
            toll = self.terrain.toll[space]
            before = space
            for near in s.layout.near[space]:
                if away[near] < FAR and away[near] + toll == away[space] and not guarded[near] & guarded[space]:
                    before = near
                    break
            if before == space:
                return []
            space = before
        steps.reverse()
        return steps
