"""Plays options on, on the same guesses of what is hidden, and compares what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from ludotheque.bots.bot import question
from ludotheque.bots.greedy import Greedy
from ludotheque.chance import dice_for
from ludotheque.game import Game, Setup
from ludotheque.kernel import Option, State, answer, waiting
from ludotheque.review.chances import Model

# No line is played on further.
FAR = 150
# So many guesses of each answer that comes after: a line is only one of many.
HASTE = 1


class Line(msgspec.Struct):
    """An option played on: the chance it leads to, how unsure that is against the first, and what one has then."""

    option: tuple[str, str, int, int]
    chance: float
    # The standard error of the difference to the first option's chance.
    doubt: float
    holdings: dict[str, float]
    # What the seat answers next on the first guess, as long as nothing comes to light.
    course: list[tuple[str, str, int, int]] = msgspec.field(default_factory=list)

    def choice(self) -> Option:
        """Return the option."""
        return Option(*self.option)


class Lines:
    """Compares some options of a seat's question."""

    def __init__(self, game: Game, model: Model, view: State, seat: int, options: Sequence[Option], seed: int) -> None:
        self.game = game
        self.model = model
        self.view = view
        self.seat = seat
        self.options = options
        self.seed = seed
        self.chances: list[list[float]] = [[] for _ in options]
        self.holdings: list[list[dict[str, int]]] = [[] for _ in options]
        self.courses: list[list[Option]] = [[] for _ in options]

    def round(self) -> None:
        """Play all options on, on one guess and with the same luck."""
        number = len(self.chances[0])
        world = self.game.rules.guess(self.view, self.seat, dice_for(self.seed + 2 * number + 1))
        for place, option in enumerate(self.options):
            s = world.copy()
            s.dice = dice_for(self.seed + 2 * number + 2)
            end = self.played(s, option, self.seed + number, [] if number else self.courses[place])
            self.chances[place].append(self._chance(end))
            self.holdings[place].append(dict(self.game.ledger.holdings(end, self.seat)))

    def rounds(self, tries: int, seconds: float = 0.0) -> list[Line]:
        """Play so many rounds, fewer if time is up, and return what came of each option."""
        end = perf_counter() + seconds
        for number in range(max(1, tries)):
            if seconds and number and perf_counter() >= end:
                break
            self.round()
        return [self._line(place) for place in range(len(self.options))]

    def _chance(self, s: State) -> float:
        found = self.model.ended(s) or self.model.of(s, self.model.leads(s))
        return found[self.model.sides[self.seat]]

    def played(self, s: State, option: Option, seed: int, course: list[Option]) -> State:
        """Return the position once an option was played on to the seat's next turn, and note the course taken."""
        player = Greedy(self.game, seed, HASTE)
        end = End(self.game, s, self.seat)
        ask = question(s, self.seat)
        revealed = s.revealed
        for _ in range(FAR):
            if ask.seat == self.seat and s.revealed == revealed:
                course.append(option)
            answer(s, ask, option)
            asks = waiting(s)
            if not asks or end.is_here(s, asks):
                break
            ask = asks[0]
            options = ask.options(s)
            option = options[0] if len(options) == 1 else player.choose(self.game.rules.sight(s, ask.seat), ask.seat)
        return s

    def _line(self, place: int) -> Line:
        chances, rows = self.chances[place], self.holdings[place]
        count = len(chances)
        gaps = [one - other for one, other in zip(chances, self.chances[0], strict=True)]
        mean = sum(gaps) / count
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count) if count > 1 else 1.0
        names = rows[0]
        held = {name: sum(row.get(name, 0) for row in rows) / count for name in names}
        first, *course = [(one.verb, one.kind, one.index, one.arg) for one in self.courses[place]]
        return Line(first, sum(chances) / count, error if place else 0.0, held, course)


class End:
    """Knows when a line is over: by the game's clock or the round, or else when the seat is asked after others."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.begun = self._clock(s)
        self.others = False

    def _clock(self, s: Any) -> int | None:
        if self.game.ledger.turn is not None:
            return self.game.ledger.turn(s, self.seat)
        return self.game.rules.progress(s).now if self.game.rules.simultaneous else None

    def is_here(self, s: State, asks: Sequence[Any]) -> bool:
        """Tell whether a line has come to its end."""
        if self.begun is not None:
            return self._clock(s) != self.begun
        self.others = self.others or asks[0].seat != self.seat
        return self.others and bool(asks[0].seat == self.seat)


def ahead(game: Game, view: State, setup: Setup, seat: int, option: Option) -> Line:
    """Return what an option leads to on a single guess: enough to say what a turn is played for."""
    return Lines(game, Model(game, view, setup), view, seat, [option], 0).rounds(1)[0]
