"""Information-set Monte Carlo tree search: many guesses of what is hidden, one tree of answers for all of them."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any

from ludotheque.bots.bot import Opinion, fork, question
from ludotheque.game import Game
from ludotheque.kernel import Ask, Dice, Option, State, answer, waiting
from ludotheque.match import dice_for

# Tastes are kept within these bounds, so that no option is beyond hope.
BLAND = 8.0


class Node:
    """What is known of a line of answers: how often it was tried and what it brought to the seat that chose it last."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    def mean(self) -> float:
        """Return what the line brought on average."""
        return self.total / self.visits


class Search:
    """Grows a tree of answers; each round plays it through on a fresh guess of the whole position."""

    name = "search"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 0,
        ms: float = 100,
        horizon: int = 0,
        explore: float = 1.0,
        temperature: float = 0.5,
    ) -> None:
        self.game = game
        self.dice = dice_for(seed)
        # A number of rounds if there is one, or else a time.
        self.iterations = iterations
        self.ms = ms
        self.horizon = horizon
        self.explore = explore
        self.temperature = temperature
        self.low = 0.0
        self.high = 0.0

    def choose(self, view: State, seat: int) -> Option:
        """Return the option that was tried most."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return how often each option was tried and what it brought, the most tried first."""
        options = question(view, seat).options(view)
        if len(options) == 1:
            return [Opinion(options[0], 1.0, 0.0)]
        root = self.grow(view, seat)
        tried = [(option, root.children[option]) for option in options if option in root.children]
        opinions = [Opinion(option, node.visits / root.visits, node.mean()) for option, node in tried if node.visits]
        return sorted(opinions, key=lambda opinion: (opinion.weight, opinion.value), reverse=True)

    def grow(self, view: State, seat: int) -> Node:
        """Grow a tree below what a seat is asked, until the budget is spent."""
        root = Node(1.0)
        self.low = self.high = 0.0
        end = perf_counter() + self.ms / 1000
        count = 0
        while count < self.iterations if self.iterations else count < 2 or perf_counter() < end:
            self._round(root, self.game.guess(view, seat, fork(self.dice)), seat)
            count += 1
        return root

    def _round(self, root: Node, s: State, seat: int) -> None:
        node = root
        path: list[Node] = []
        movers: list[int] = []
        while ask := next_ask(s, seat):
            option, child = self._descend(node, s, ask)
            answer(s, ask, option)
            path.append(child)
            movers.append(ask.seat)
            node = child
            if child.visits == 0:
                break
        self._play_out(s, seat)
        self._learn(root, path, movers, s)

    def _descend(self, node: Node, s: State, ask: Ask[Any]) -> tuple[Option, Node]:
        options = ask.options(s)
        here: list[Node] = []
        for option in options:
            child = node.children.get(option)
            if child is None:
                child = Node(self._prior(s, ask, option))
                node.children[option] = child
            here.append(child)
        best = self._most_promising(here)
        return options[best], here[best]

    def _prior(self, s: State, ask: Ask[Any], option: Option) -> float:
        return exp(self.temperature * max(-BLAND, min(BLAND, self.game.taste(s, ask, option))))

    def _most_promising(self, here: list[Node]) -> int:
        visits = sum([child.visits for child in here])
        priors = sum([child.prior for child in here])
        total = sum([child.total for child in here])
        span = max(self.high - self.low, 1e-9)
        # What was not tried yet is thought to be a little worse than the average of the rest.
        unknown = (total / visits - self.low) / span - 0.05 if visits else 0.0
        courage = self.explore * sqrt(visits + 1) / priors
        best, best_score = 0, -1e9
        for i, child in enumerate(here):
            worth = (child.total / child.visits - self.low) / span if child.visits else unknown
            score = worth + courage * child.prior / (1 + child.visits)
            if score > best_score:
                best, best_score = i, score
        return best

    def _play_out(self, s: State, seat: int) -> None:
        for _ in range(self.horizon):
            ask = next_ask(s, seat)
            if ask is None:
                return
            options = ask.options(s)
            answer(s, ask, options[self._lean(s, ask, options)])

    def _lean(self, s: State, ask: Ask[Any], options: list[Option]) -> int:
        if len(options) == 1:
            return 0
        likes = [self._prior(s, ask, option) ** 4 for option in options]
        return pick(likes, self.dice)

    def _learn(self, root: Node, path: list[Node], movers: list[int], s: State) -> None:
        values = {mover: self.game.value(s, mover) for mover in set(movers)}
        root.visits += 1
        for node, mover in zip(path, movers, strict=True):
            node.visits += 1
            node.total += values[mover]
        value = values[movers[0]]
        if root.visits == 1:
            self.low = self.high = value
        self.low = min(self.low, value)
        self.high = max(self.high, value)


def next_ask(s: State, seat: int) -> Ask[Any] | None:
    """Return the question to go on with: the own one where several seats answer together."""
    asks = waiting(s)
    for ask in asks:
        if ask.seat == seat:
            return ask
    return asks[0] if asks else None


def pick(weights: list[float], dice: Dice) -> int:
    """Return an index, each as often as its weight says."""
    mark = dice.below(1 << 20) / (1 << 20) * sum(weights)
    for i, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return i
    return len(weights) - 1
