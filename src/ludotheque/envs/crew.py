"""Worker processes that play many games side by side; what they see and do lies in shared memory."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from ludotheque.envs.hands import Hands, Shelf
from ludotheque.envs.table import World
from ludotheque.errors import LudothequeError

Plan = tuple[str, int | None, dict[str, str], str]


def work(plan: Plan, name: str, n: int, low: int, high: int, pipe: Connection) -> None:
    """Play some of the games of a shelf until told to stop; what a worker process does."""
    world = World(*plan)
    shelf = Shelf(world, n, name=name)
    hands = Hands(world, shelf, low, high)
    while (wish := pipe.recv()) != "close":
        try:
            hands.reset() if wish == "reset" else hands.step()
            pipe.send(None)
        except LudothequeError as error:
            pipe.send(error)
    shelf.close()


class Crew:
    """So many processes, each with its share of the games."""

    def __init__(self, plan: Plan, shelf: Shelf, workers: int) -> None:
        assert shelf.memory is not None
        context = get_context("spawn")
        cuts = [shelf.n * i // workers for i in range(workers + 1)]
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        for low, high in pairwise(cuts):
            ours, theirs = context.Pipe()
            task = (plan, shelf.memory.name, shelf.n, low, high, theirs)
            self.processes.append(context.Process(target=work, args=task, daemon=True))
            self.processes[-1].start()
            self.pipes.append(ours)

    def reset(self) -> None:
        """Begin all games anew."""
        self._all("reset")

    def step(self) -> None:
        """Take the action of each game."""
        self._all("step")

    def _all(self, wish: str) -> None:
        for pipe in self.pipes:
            pipe.send(wish)
        for trouble in [pipe.recv() for pipe in self.pipes]:
            if trouble is not None:
                raise trouble

    def close(self) -> None:
        """Let the processes go."""
        for pipe in self.pipes:
            pipe.send("close")
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []
