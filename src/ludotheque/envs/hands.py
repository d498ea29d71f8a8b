"""What many games are played with: arrays that all processes share, and hands that play some of the games."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ludotheque.envs.table import Table, World
from ludotheque.kernel import Seat
from ludotheque.kernel.desk import Desk, play, show

# Seeds of the games that follow the first in the same place.
NEXT_SEED = 0x9E3779B97F4A7C15
SEEDS = 2**62


class Shelf:
    """The arrays of many games: what is seen, what is possible, what was done and given."""

    def __init__(self, world: World, n: int, shared: bool = False, name: str = "") -> None:
        self.n = n
        players, actions = world.players, world.actions.size
        kinds: dict[str, tuple[tuple[int, ...], Any]] = {
            "seeds": ((n,), np.int64),
            "actions": ((n,), np.int64),
            "seats": ((n,), np.int64),
            "scores": ((n, players), np.int64),
            "raw": ((n, world.observer.size), np.float32),
            "given": ((n, players), np.float32),
            "rewards": ((n,), np.float32),
            "over": ((n,), np.int8),
            "masks": ((n, actions), np.int8),
        }
        sizes = [prod(shape) * np.dtype(kind).itemsize for shape, kind in kinds.values()]
        self.memory = SharedMemory(name or None, create=not name, size=sum(sizes)) if shared or name else None
        self.is_owner = not name
        room: Any = self.memory.buf if self.memory is not None else bytearray(sum(sizes))
        # The widest numbers come first, so that all are where a processor wants them.
        firsts = [0, *accumulate(sizes)]
        self.arrays = {
            key: np.ndarray(*kind, room, first) for (key, kind), first in zip(kinds.items(), firsts, strict=False)
        }
        self._name_arrays()

    def _name_arrays(self) -> None:
        arrays: dict[str, NDArray[Any]] = self.arrays
        self.raw, self.given, self.rewards = arrays["raw"], arrays["given"], arrays["rewards"]
        self.seeds, self.actions, self.seats = arrays["seeds"], arrays["actions"], arrays["seats"]
        self.scores, self.over, self.masks = arrays["scores"], arrays["over"], arrays["masks"]

    def close(self) -> None:
        """Give the memory back."""
        if self.memory is None:
            return
        self.arrays = {key: array.copy() for key, array in self.arrays.items()}
        self._name_arrays()
        self.memory.close()
        if self.is_owner:
            self.memory.unlink()
        self.memory = None


class Hands:
    """Plays the games of a shelf from one place up to another."""

    def __init__(self, world: World, shelf: Shelf, low: int, high: int) -> None:
        self.world = world
        self.shelf = shelf
        self.places = slice(low, high)
        self.tables: list[Table] = []
        self.desks: list[Desk] = []
        # What is seen and what is possible, as compiled code writes it.
        self.seen = BytesWriter()
        self.masks = BytesWriter()

    def reset(self) -> None:
        """Begin all games anew."""
        shelf, places = self.shelf, self.places
        shelf.given[places] = shelf.rewards[places] = shelf.over[places] = 0
        seeds = shelf.seeds[places].tolist()
        self.tables = [Table(self.world, seed % SEEDS) for seed in seeds]
        self.desks = [table.desk for table in self.tables]
        self.masks.truncate(0)
        self.masks.write(bytes(len(seeds) * self.world.actions.size))
        self._show()

    def step(self) -> None:
        """Take the action of each game, or of none if one is not possible."""
        shelf, places, desks = self.shelf, self.places, self.desks
        actions = shelf.actions[places].tolist()
        seats = [desk.seat for desk in desks]
        wrong = play(desks, actions)
        if wrong >= 0:
            raise self.tables[wrong].refused(actions[wrong])
        over = [desk.ask is None for desk in desks]
        shelf.over[places] = over
        if self.world.reward.is_late:
            shelf.given[places] = 0
            shelf.rewards[places] = 0
        for place, is_over in enumerate(over):
            if is_over or not self.world.reward.is_late:
                self._give(place, seats[place])
            if is_over:
                self._end(place)
        self._show()

    def _give(self, place: int, seat: Seat) -> None:
        given = self.tables[place].earned()
        self.shelf.given[self.places.start + place] = given
        self.shelf.rewards[self.places.start + place] = given[seat]

    def _end(self, place: int) -> None:
        outcome = self.tables[place].outcome()
        assert outcome is not None
        number, shown = self.places.start + place, self.desks[place].shown
        seed = (int(self.shelf.seeds[number]) + NEXT_SEED) % SEEDS
        self.shelf.scores[number] = outcome.scores
        self.shelf.seeds[number] = seed
        self.tables[place] = Table(self.world, seed)
        self.desks[place] = self.tables[place].desk
        self.desks[place].shown = shown

    def _show(self) -> None:
        shelf, places = self.shelf, self.places
        show(self.desks, self.seen, self.masks, self.world.actions.size)
        shelf.seats[places] = [desk.seat for desk in self.desks]
        shelf.raw[places].reshape(-1)[:] = np.frombuffer(self.seen.getvalue(), np.float32)
        shelf.masks[places].reshape(-1)[:] = np.frombuffer(self.masks.getvalue(), np.int8)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
