"""A tree of answers for a position that is only partly seen: information-set Monte Carlo tree search."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from ludotheque.kernel.dice import Dice
from ludotheque.kernel.option import Option
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, answer, waiting

# As many seeds as the generator's first number can take.
SEEDS: Final = 2147483562
# So many different guesses of what is hidden; after that each is used again, with new dice.
WORLDS: Final = 64
# Tastes are kept within these bounds, so that no option is beyond hope.
BLAND: Final = 8.0


class Judge:
    """What the game itself thinks of positions and options."""

    __slots__ = ("guess", "taste", "value")

    def __init__(
        self,
        guess: Callable[[Any, int, Dice], State],
        value: Callable[[Any, int], float],
        taste: Callable[[Any, Ask[Any], Option], float],
    ) -> None:
        self.guess = guess
        self.value = value
        self.taste = taste


class Manner:
    """How a tree grows: how bold, how much it trusts taste, how far it looks beyond leaves, how many turns it sees."""

    __slots__ = ("boldness", "horizon", "trust", "turns")

    def __init__(self, boldness: float, trust: float, horizon: int, turns: int) -> None:
        self.boldness = boldness
        self.trust = trust
        self.horizon = horizon
        # How often the seat that answers may change on a line; beyond that, positions are judged as they are.
        self.turns = turns


class Node:
    """A line of answers: how often it was tried and what it brought to the seat that gave the last of them."""

    __slots__ = ("children", "gain", "lines", "options", "prior", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.gain = 0.0
        self.children: dict[Option, Node] = {}
        # What the own seat may answer is the same on every guess as long as nothing comes to light: listed only once.
        self.options: list[Option] = []
        self.lines: list[Node] = []

    def mean(self) -> float:
        """Return what the line brought on average."""
        return self.gain / self.visits if self.visits else 0.0


class World:
    """A guess of the whole position, and what it was worth to the seats when it was made."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, state: State) -> None:
        self.first = state
        self.state = state
        self.worth: dict[int, float] = {}

    def go_on(self, seat: int, option: Option) -> None:
        """Answer for a seat."""
        s = self.state.copy()
        for ask in waiting(s):
            if ask.seat == seat:
                answer(s, ask, option)
                break
        self.state = s


class Tree:
    """Grows by rounds; each plays one line on one guess, with fresh dice, and remembers what it brought."""

    def __init__(self, judge: Judge, manner: Manner, view: State, seat: int, dice: Dice) -> None:
        self.judge = judge
        self.manner = manner
        self.view = view
        self.seat = seat
        self.dice = dice
        self.root = Node(1.0)
        self.worlds: list[World] = []
        self.most = WORLDS
        # How many gains there were, their sum and that of their squares: how far apart lines are says how bold to be.
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def go_on(self, option: Option, view: State) -> None:
        """Keep what was learnt of an answer that was given, now that its seat is asked again."""
        self.root = self.root.children[option]
        self.view = view
        # A guess that began here would count gains from here, and the others count them from the first question.
        self.most = len(self.worlds)
        for world in self.worlds:
            world.go_on(self.seat, option)

    def round(self) -> None:
        """Follow the most promising line to a new answer, look a little beyond, and learn."""
        world = self._world()
        s = world.state.copy()
        s.dice = Dice(self.dice.below(SEEDS))
        path: list[Node] = []
        movers: list[int] = []
        revealed = s.revealed
        node = self.root
        ask = self._next_ask(s)
        mover = self.seat
        turns = 0
        while ask is not None:
            if ask.seat != mover:
                mover = ask.seat
                turns += 1
                if turns > self.manner.turns:
                    break
            is_sure = turns == 0 and s.revealed == revealed
            node = self._own_line(node, s, ask) if is_sure else self._any_line(node, s, ask)
            path.append(node)
            movers.append(ask.seat)
            if node.visits == 0:
                break
            ask = self._next_ask(s)
        self._look_beyond(s)
        self._learn(path, movers, s, world)

    def worth_now(self) -> float:
        """Return what the guesses are worth to the seat on average, before it answers."""
        return sum([self._worth(world, self.seat) for world in self.worlds]) / len(self.worlds)

    def _own_line(self, node: Node, s: State, ask: Ask[Any]) -> Node:
        if not node.lines:
            node.options = ask.options(s)
            node.lines = self._lines(node, s, ask, node.options)
        best = self._most_promising(node.lines)
        answer(s, ask, node.options[best])
        return node.lines[best]

    def _any_line(self, node: Node, s: State, ask: Ask[Any]) -> Node:
        options = ask.options(s)
        here = self._lines(node, s, ask, options)
        best = self._most_promising(here)
        answer(s, ask, options[best])
        return here[best]

    def _world(self) -> World:
        if len(self.worlds) == self.most:
            return self.worlds[self.dice.below(self.most)]
        self.worlds.append(World(self.judge.guess(self.view, self.seat, Dice(self.dice.below(SEEDS)))))
        return self.worlds[-1]

    def _next_ask(self, s: State) -> Ask[Any] | None:
        # Where several seats answer together, the own seat goes first: it may not know what the others do.
        asks = waiting(s)
        for ask in asks:
            if ask.seat == self.seat:
                return ask
        return asks[0] if asks else None

    def _lines(self, node: Node, s: State, ask: Ask[Any], options: list[Option]) -> list[Node]:
        here: list[Node] = []
        for option in options:
            child = node.children.get(option)
            if child is None:
                child = Node(self._liking(s, ask, option))
                node.children[option] = child
            here.append(child)
        return here

    def _liking(self, s: State, ask: Ask[Any], option: Option) -> float:
        taste = self.judge.taste(s, ask, option)
        return exp(self.manner.trust * max(-BLAND, min(BLAND, taste)))

    def _most_promising(self, here: list[Node]) -> int:
        # Only lines that are open on this guess compete, so their own visits say how well they are known.
        visits = 0
        prior = 0.0
        gain = 0.0
        for line in here:
            visits += line.visits
            prior += line.prior
            gain += line.gain
        spread = self._spread()
        untried = gain / visits - 0.2 * spread if visits else 0.0
        bonus = self.manner.boldness * spread * sqrt(visits + 1) / prior
        best = 0
        highest = -1e9
        for i, line in enumerate(here):
            score = (line.gain / line.visits if line.visits else untried) + bonus * line.prior / (1 + line.visits)
            if score > highest:
                best = i
                highest = score
        return best

    def _spread(self) -> float:
        count = self.count
        if count < 2:
            return 1.0
        mean = self.total / count
        return sqrt(max(self.squares / count - mean * mean, 0.01))

    def _look_beyond(self, s: State) -> None:
        for _ in range(self.manner.horizon):
            ask = self._next_ask(s)
            if ask is None:
                return
            options = ask.options(s)
            answer(s, ask, options[self._lean(s, ask, options)])

    def _lean(self, s: State, ask: Ask[Any], options: list[Option]) -> int:
        # The best of tastes with a little luck.
        best = 0
        highest = -1e9
        for i, option in enumerate(options):
            score = self.judge.taste(s, ask, option) + self.dice.below(1000) / 1000
            if score > highest:
                best = i
                highest = score
        return best

    def _learn(self, path: list[Node], movers: list[int], s: State, world: World) -> None:
        gains: dict[int, float] = {}
        for mover in movers:
            if mover not in gains:
                gains[mover] = self.judge.value(s, mover) - self._worth(world, mover)
        for i, node in enumerate(path):
            node.visits += 1
            node.gain += gains[movers[i]]
        self.count += 1
        self.total += gains[self.seat]
        self.squares += gains[self.seat] * gains[self.seat]

    def _worth(self, world: World, seat: int) -> float:
        worth = world.worth.get(seat)
        if worth is None:
            worth = self.judge.value(world.first, seat)
            world.worth[seat] = worth
        return worth
