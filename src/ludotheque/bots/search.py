"""Thinks ahead on many guesses of what is hidden: plans, rehearses turns, or grows a tree of answers."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

from ludotheque import codec
from ludotheque.bots.bot import Opinion, question
from ludotheque.bots.judging import value_of
from ludotheque.bots.planning import Intention, Planning
from ludotheque.bots.rehearsal import Rehearsal
from ludotheque.bots.tree import Judge, Manner, Tree
from ludotheque.chance import dice_for
from ludotheque.errors import BadBot
from ludotheque.game import Game
from ludotheque.kernel import Option, State, waiting

# Looking at the clock is not free.
ROUNDS_BETWEEN_LOOKS = 4
# Where plans are kept, most answers take no time: what they leave serves others, within so many times as much as an
# answer is given, of so many times as much as was saved.
AT_ONCE = 6
SAVED = 24
# So many turns are never looked at.
FAR = 1000
# What `search` does in any case, whatever is usual in a game.
TREE, REHEARSAL = "tree", "rehearsal"


class Search:
    """Chooses what brought most when it was tried: so many tries, or milliseconds by the clock or of the processor."""

    name = "search"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 0,
        ms: float = 100,
        cpu: float = 0,
        horizon: int = 0,
        boldness: float = 1.0,
        trust: float = 0.5,
        turns: int = FAR,
        mind: str = "",
        form: str = "",
        memory: int = 1,
    ) -> None:
        if iterations < 0 or ms <= 0 or cpu < 0 or horizon < 0 or turns < 0 or form not in forms(game):
            known = " | ".join(forms(game)[1:])
            raise BadBot(
                f"search takes iterations=1 or more, ms or cpu above 0, and here form={known}",
                f"search prend iterations=1 ou davantage, ms ou cpu au-dessus de 0, et ici form={known}",
            )
        self.dice = dice_for(seed)
        # A number of rounds if there is one, or else a time: other work on the machine only counts by the clock.
        self.iterations = iterations
        self.ms = cpu or ms
        self.clock = process_time if cpu else perf_counter
        self.game = game
        self.judge = Judge(game.rules.guess, value_of(game, mind), game.mind.taste)
        self.manner = Manner(boldness, trust, horizon, turns)
        self.form = form
        self.intention = Intention()
        # Seconds that were not needed so far.
        self.saved = 0.0
        self.memory = memory
        # The last tree, and the answer that it spoke for.
        self.kept: tuple[Tree, Option] | None = None

    def choose(self, view: State, seat: int) -> Option:
        """Return the option that brought most."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return how often each option was tried and what it brought, the most tried first."""
        options = question(view, seat).options(view)
        self.saved = min(self.saved + self.ms / 1000, SAVED * self.ms / 1000)
        if len(options) == 1:
            return [Opinion(options[0], 1.0, 0.0)]
        with undisturbed():
            return self._thought_through(view, seat, options)

    def _thought_through(self, view: State, seat: int, options: list[Option]) -> list[Opinion]:
        if not self.form and self.game.mind.plans is not None:
            return self._planned(view, seat)
        interval = self.game.mind.interval
        if interval is not None and (self.form == REHEARSAL or (not self.form and interval.usual)):
            rehearsal = Rehearsal(self.game, self.judge.value, view, seat, self.dice, interval)
            self._repeat(rehearsal.round, rehearsal.tries)
            return rehearsal.advice()
        return self._grown(view, seat, options)

    def _grown(self, view: State, seat: int, options: list[Option]) -> list[Opinion]:
        tree = self._kept_tree(view, seat) or Tree(self.judge, self.manner, view, seat, self.dice)
        self._repeat(tree.round, 1)
        now = tree.worth_now()
        lines = [(option, tree.root.children[option]) for option in options]
        visits = sum(line.visits for _, line in lines)
        opinions = [Opinion(option, line.visits / visits, now + line.mean()) for option, line in lines]
        opinions.sort(key=lambda opinion: (opinion.weight, opinion.value), reverse=True)
        self.kept = (tree, opinions[0].option) if self.memory else None
        return opinions

    def _kept_tree(self, view: State, seat: int) -> Tree | None:
        """Return what the last tree knows of this position, if its answer led here and brought nothing to light."""
        if self.kept is None:
            return None
        tree, option = self.kept
        if tree.seat != seat or tree.view.revealed != view.revealed:
            return None
        tree.go_on(option, view)
        s = tree.worlds[0].state
        is_asked = any(ask.seat == seat for ask in waiting(s))
        return tree if is_asked and self._mark(self.game.rules.sight(s, seat)) == self._mark(view) else None

    def _mark(self, view: State) -> str:
        return codec.digest(self.game, self.game.mind.standing(view))

    def _planned(self, view: State, seat: int) -> list[Opinion]:
        kept = self.intention.next(view, seat)
        if kept:
            return kept
        start = self.clock()
        end = start + min(self.saved, AT_ONCE * self.ms / 1000)
        planning = Planning(
            self.game, view, seat, self.dice, self.iterations, lambda: not self.iterations and self.clock() >= end
        )
        if self.iterations:
            self._repeat(planning.round, planning.tries)
        else:
            while planning.round() and self.clock() < end:
                pass
        opinions = planning.advice()
        self.saved -= self.clock() - start
        self.intention = Intention(view, seat, planning.line(opinions[0].option), opinions[0].value)
        return opinions

    def _repeat(self, round: Callable[[], bool | None], tries: int) -> None:
        """Go on by rounds of so many tries until one says that it is enough or the budget is used up; at least one."""
        if self.iterations:
            for _ in range(max(1, self.iterations // tries)):
                if round() is False:
                    return
            return
        end = self.clock() + self.ms / 1000
        while True:
            for _ in range(max(1, ROUNDS_BETWEEN_LOOKS // tries)):
                if round() is False:
                    return
            if self.clock() >= end:
                return


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep the collector of cycles from looking through a great many positions that hold none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def forms(game: Game) -> tuple[str, ...]:
    """Return what `search` can be told to do in a game; the first is what is usual there."""
    return ("", TREE) if game.mind.interval is None else ("", TREE, REHEARSAL)
