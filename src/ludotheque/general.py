"""What can be learnt of any game: its own judgement of the lead, and how many of each thing a seat sees."""

from __future__ import annotations

from struct import unpack
from typing import Any

from ludotheque import codec
from ludotheque.chance import dice_for
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.kernel import advance
from ludotheque.kernel.sheet import Sheet
from ludotheque.learnt import Study
from ludotheque.scales import Scales
from ludotheque.schema import CATEGORY, COUNT, SEAT, Column

# Categories with more values are left out: there are too few games to learn one by one.
MANY = 12


def study_of(game: Game, players: int) -> Study:
    """Return what training can weigh in a game: what it declares itself, or else all that learners are given, alike."""
    return game.mind.study or general(game, players)


def general(game: Game, players: int) -> Study:
    """Return a study that knows nothing of a game but its judgement and its schema; slow, as it makes views."""
    if players > 2:
        raise BadSetup(
            f"{game.name} has nothing to learn with {players} players yet",
            f"{game.name} n’a encore rien à apprendre à {players} joueurs",
        )
    eye = Eye(game, players)

    def hope(s: Any, seat: int, eyes: int, scales: Scales | None) -> float:
        # The judgement is a lead already: all of it belongs to the seat that looks.
        if seat != eyes:
            return 0.0
        lead = game.mind.value(s, seat)
        if scales is None or game.rules.outcome(s) is not None:
            return lead
        scales.open(0)
        eye.weigh(s, seat, scales)
        return lead + scales.total

    return Study(tuple(eye.names), hope, lambda s: players, phases=1)


class Eye:
    """Sees a table of a game as sums: of each column of each kind of thing, or of each value where it has few."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        classes = sorted(codec.classes(game).values(), key=lambda cls: cls.__name__)
        self.numbers: dict[type, int] = {cls: number for number, cls in enumerate(classes)}
        self.fields = [codec.fields(cls) for cls in classes]
        s = game.rules.start(game.setup(players), dice_for(0))
        advance(s)
        self.columns: list[tuple[int, Column]] = []
        self.names: dict[str, int] = {}
        for name, column in game.mind.schema(s, len(classes)).columns():
            self.columns.append((self._place(name, column), column))

    def _place(self, name: str, column: Column) -> int:
        # Rows of a table are summed up: what counts is the name without its row.
        table, _, rest = name.partition("[")
        kind = f"{self.players} players, {table}.{rest.partition('.')[2]}"
        if column.kind not in (CATEGORY, SEAT):
            return self.names.setdefault(kind, len(self.names))
        if column.size > MANY:
            return -1
        places = [self.names.setdefault(f"{kind}={value}", len(self.names)) for value in range(column.size)]
        return places[0]

    def weigh(self, s: Any, seat: int, scales: Scales) -> None:
        """Put all that a seat sees on the scales."""
        sheet = Sheet(seat, self.players, self.numbers, self.fields)
        self.game.mind.observe(self.game.rules.sight(s, seat), seat, sheet)
        written = sheet.written()
        for (place, column), number in zip(self.columns, unpack(f"<{len(self.columns)}f", written), strict=True):
            if place < 0 or not number:
                continue
            if column.kind in (CATEGORY, SEAT):
                if 0 <= number < column.size:
                    scales.put(place + int(number), 1.0)
            else:
                scales.put(place, number / column.size if column.kind == COUNT else number)
