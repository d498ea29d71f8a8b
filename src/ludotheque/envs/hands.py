"""What many games are played with: arrays that all processes share, and hands that play some of the games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import prod
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs.table import Table, World

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
        # The same memory as bytes, or as plain numbers: quicker to write one by one than arrays are.
        plain: dict[str, Any] = {key: array.data for key, array in arrays.items()}
        self.raw_bytes, self.mask_bytes = (plain[key].cast("B") for key in ("raw", "masks"))
        self.seat_of, self.reward_of, self.over_of = (plain[key] for key in ("seats", "rewards", "over"))

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
        self.places = range(low, high)
        self.row = 4 * world.observer.size
        self.tables: dict[int, Table] = {}
        # Which actions the mask of each place shows, to be cleared before the next.
        self.shown: dict[int, list[int]] = {}
        # Places where somebody was given something.
        self.given: set[int] = set()

    def reset(self) -> None:
        """Begin all games anew."""
        self.shelf.masks[self.places.start : self.places.stop] = 0
        self.shown = {}
        for place in self.places:
            self.shelf.given[place] = self.shelf.rewards[place] = self.shelf.over[place] = 0
            self._begin(place)
            self._show(place)

    def _begin(self, place: int) -> None:
        self.tables[place] = Table(self.world, int(self.shelf.seeds[place]) % SEEDS)

    def step(self) -> None:
        """Take the action of each game."""
        shelf, tables = self.shelf, self.tables
        actions = shelf.actions[self.places.start : self.places.stop].tolist()
        for place, action in zip(self.places, actions, strict=True):
            table = tables[place]
            seat = table.seat
            given = table.act(action)
            if place in self.given or any(given):
                self._give(place, given)
            shelf.reward_of[place] = given[seat]
            shelf.over_of[place] = over = table.ask is None
            if over:
                self._end(place, table)
            self._show(place)

    def _give(self, place: int, given: Sequence[float]) -> None:
        self.shelf.given[place] = given
        (self.given.add if any(given) else self.given.discard)(place)

    def _end(self, place: int, table: Table) -> None:
        outcome = table.outcome()
        assert outcome is not None
        self.shelf.scores[place] = outcome.scores
        self.shelf.seeds[place] = (int(self.shelf.seeds[place]) + NEXT_SEED) % SEEDS
        self._begin(place)

    def _show(self, place: int) -> None:
        table, shelf, row = self.tables[place], self.shelf, self.row
        shelf.seat_of[place] = table.seat
        shelf.raw_bytes[place * row : (place + 1) * row] = table.written(table.seat)
        mask, first = shelf.mask_bytes, place * self.world.actions.size
        for action in self.shown.get(place, ()):
            mask[first + action] = 0
        legal = list(table.options)
        for action in legal:
            mask[first + action] = 1
        self.shown[place] = legal

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
